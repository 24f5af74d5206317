/// A piece of source of which mutated copies can be woven in: what is between the braces of a
/// function, an initializer or an accessor.
struct Body {
  /// What it is called, such as `release` or `isOpen.get`.
  let name: String
  /// The same with its types and the labels of its parameters, such as `UIView.hitTest(_:with:)`.
  let fullName: String
  let kind: Kind
  /// The tokens between its braces; at least one.
  let tokens: Range<Int>

  enum Kind: Hashable {
    /// Nothing is returned.
    case procedure
    /// Something is made ready, and nothing is returned.
    case initializer
    /// A value is returned, of the type that is spelled so.
    case function(returning: String)
  }

  /// Whether it has to return a value.
  var returnsValue: Bool { if case .function = kind { true } else { false } }
}

/// What of a file can be mutated.
struct Bodies {
  /// The bodies, in order, none within another.
  private(set) var bodies: [Body] = []
  /// The tokens, outside bodies, of the values that properties and parameters have by default.
  private(set) var initialValues: [Range<Int>] = []
  /// The stored properties' full names, each with the tokens of its initial value.
  private(set) var properties: [(fullName: String, tokens: Range<Int>)] = []
  /// The bodies with nothing in them, each with the token of its brace.
  private(set) var emptyBodies: [(fullName: String, brace: Int)] = []
  /// The types that are declared, but not extended, here, each with the token of its brace.
  private(set) var types: [(fullName: String, brace: Int)] = []
  private let source: SourceText
  /// The types around what is read, with a dot behind each.
  private var prefix = ""

  init(of source: SourceText) {
    self.source = source
    readDeclarations(0..<source.tokens.count)
  }

  private func text(_ index: Int) -> String { source.text(index) }

  private mutating func readDeclarations(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text(index) {
      case "#if" where source.tokens[index].kind == .directive: index += 1
      case "struct", "enum", "extension", "actor": index = readType(at: index, until: range)
      case "class" where !["func", "var", "let", "subscript"].contains(text(index + 1)):
        index = readType(at: index, until: range)
      case "protocol":
        index =
          source.firstBrace(in: index..<range.upperBound).map(source.end(ofBracketAt:)) ?? index
        index += 1
      case "func", "init", "deinit", "subscript": index = readFunction(at: index, until: range)
      case "var", "let": index = readProperty(at: index, until: range)
      default: index = isExcluded(index) ? endOfBranch(from: index) : source.afterGroup(at: index)
      }
    }
  }

  private mutating func readType(at index: Int, until range: Range<Int>) -> Int {
    guard let brace = source.firstBrace(in: index..<range.upperBound) else { return index + 1 }
    let end = source.end(ofBracketAt: brace)
    let name = (index + 1..<brace).map(text).prefix { ![":", "where", "<"].contains($0) }.joined()
    if text(index) != "extension" { types.append((prefix + name, brace)) }
    let outer = prefix
    prefix += name + "."
    readDeclarations((brace + 1)..<max(brace + 1, end))
    prefix = outer
    return end + 1
  }

  private mutating func readFunction(at index: Int, until range: Range<Int>) -> Int {
    guard let brace = source.firstBrace(in: index..<range.upperBound) else { return index + 1 }
    let end = source.end(ofBracketAt: brace)
    let isFunction = text(index) == "func"
    let name = isFunction ? text(index + 1) : text(index)
    var arrow: Int?
    var labels = ""
    var place = isFunction ? index + 2 : index
    while place < brace {
      if text(place) == "->" { arrow = place }
      if text(place) == "(" {
        if labels.isEmpty { labels = "(\(self.labels(source.inside(place))))" }
        readParameters((place + 1)..<source.end(ofBracketAt: place))
      }
      place = source.afterGroup(at: place)
    }
    if text(index) == "subscript" {
      readAccessors(of: name, type: type(arrow.map { ($0 + 1)..<brace }), brace: brace)
    } else if let arrow, isFunction {
      add(name, labels, .function(returning: type((arrow + 1)..<brace)), brace)
    } else {
      add(name, labels, text(index) == "init" ? .initializer : .procedure, brace)
    }
    return end + 1
  }

  private func type(_ tokens: Range<Int>?) -> String {
    guard let tokens, !tokens.isEmpty else { return "" }
    let end = tokens.first { text($0) == "where" } ?? tokens.upperBound
    return source.text(source.range(tokens.lowerBound..<end))
  }

  /// The labels of parameters, each with a colon behind it.
  private func labels(_ tokens: Range<Int>) -> String {
    var labels = ""
    var index = tokens.lowerBound
    var isFirst = true
    while index < tokens.upperBound {
      if isFirst { labels += text(index) + ":" }
      isFirst = text(index) == ","
      index = source.afterGroup(at: index)
    }
    return labels
  }

  /// What a parameter is by default is mutated where it stands.
  private mutating func readParameters(_ tokens: Range<Int>) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if text(index) == "=" {
        var end = index + 1
        while end < tokens.upperBound, text(end) != "," { end = source.afterGroup(at: end) }
        if end > index + 1 { initialValues.append((index + 1)..<end) }
        index = end
      } else {
        index = source.afterGroup(at: index)
      }
    }
  }

  private mutating func readProperty(at index: Int, until range: Range<Int>) -> Int {
    var place = index + 1
    var assignment: Int?
    var colon: Int?
    while place < range.upperBound {
      let token = source.tokens[place]
      if token.text == "=", token.isSpaced, assignment == nil { assignment = place }
      if token.text == ":", assignment == nil, colon == nil { colon = place }
      if token.text == "{" {
        let observes = ["didSet", "willSet"].contains(text(place + 1))
        if assignment == nil || observes {
          let type = type(colon.map { ($0 + 1)..<place })
          readAccessors(of: text(index + 1), type: type, brace: place)
          if let assignment { addInitialValue((assignment + 1)..<place, of: text(index + 1)) }
          return source.end(ofBracketAt: place) + 1
        }
      }
      let next = source.afterGroup(at: place)
      if next >= range.upperBound || source.ends(statementAt: next) {
        if let assignment { addInitialValue((assignment + 1)..<next, of: text(index + 1)) }
        return next
      }
      place = next
    }
    return place
  }

  private mutating func addInitialValue(_ tokens: Range<Int>, of name: String) {
    if tokens.isEmpty { return }
    initialValues.append(tokens)
    properties.append((prefix + name, tokens))
  }

  private mutating func readAccessors(of name: String, type: String, brace: Int) {
    let words = ["get", "set", "didSet", "willSet", "mutating", "nonmutating"]
    guard words.contains(text(brace + 1)), !["=", "."].contains(text(brace + 2)) else {
      return add(name, "", .function(returning: type), brace)
    }
    let end = source.end(ofBracketAt: brace)
    var index = brace + 1
    var accessor = ""
    while index < end {
      if words.contains(text(index)) { accessor = text(index) }
      if text(index) == "{" {
        let kind = accessor == "get" ? Body.Kind.function(returning: type) : .procedure
        add("\(name).\(accessor)", "", kind, index)
      }
      index = source.afterGroup(at: index)
    }
  }

  private mutating func add(_ name: String, _ labels: String, _ kind: Body.Kind, _ brace: Int) {
    let end = source.end(ofBracketAt: brace)
    let fullName = prefix + name + labels
    guard end > brace + 1 else { return emptyBodies.append((fullName, brace)) }
    bodies.append(Body(name: name, fullName: fullName, kind: kind, tokens: (brace + 1)..<end))
  }

  // MARK: Finding one's way

  /// Whether what follows the directive at `index` is not compiled on this platform, as far as it
  /// is known: modules of Apple's platforms are not there on others.
  private func isExcluded(_ index: Int) -> Bool {
    #if os(Linux)
      source.tokens[index].kind == .directive && text(index).hasPrefix("#if canImport(")
    #else
      source.tokens[index].kind == .directive && text(index).hasPrefix("#if !canImport(")
    #endif
  }

  private func endOfBranch(from index: Int) -> Int {
    source.tokens.indices.dropFirst(index + 1).first { source.tokens[$0].kind == .directive }
      ?? source.tokens.count
  }
}

extension SourceText {
  /// Whether a statement or declaration ends before the token at `index`, which is in no brackets
  /// that the statement opened.
  func ends(statementAt index: Int) -> Bool {
    let token = tokens[index]
    if token.text == ";" || token.closes { return true }
    guard token.startsLine else { return false }
    let last = tokens[index - 1]
    if token.kind == .symbol, token.isSpaced || token.text.hasPrefix(".") { return false }
    if [":", "{", ","].contains(token.text) || ["else", "where", "as", "is"].contains(token.text) {
      return false
    }
    if last.kind == .symbol, last.isSpaced || last.text == "=" { return false }
    return ![",", ":"].contains(last.text)
  }
}

/// Makes the mutants of one file.
struct Mutations {
  /// The mutants, in the order of the file.
  private(set) var mutants: [Mutant] = []
  let source: SourceText
  private let bodies: Bodies

  init(of source: SourceText) {
    self.source = source
    bodies = Bodies(of: source)
    for tokens in bodies.initialValues {
      for index in tokens { changeLiteral(at: index, in: nil) }
    }
    for index in bodies.bodies.indices { mutate(index) }
    mutants = mutants.enumerated().sorted { left, right in
      (left.element.edits[0].range.lowerBound, left.offset)
        < (right.element.edits[0].range.lowerBound, right.offset)
    }.map(\.element)
  }

  private mutating func mutate(_ number: Int) {
    let body = bodies.bodies[number]
    let statements = Statements(of: body, in: source)
    let place = Place(
      body: number, name: body.name, returnsValue: body.returnsValue, anchors: statements.anchors)
    returnAtOnce(from: body, statements, place)
    for block in statements.blocks { leaveOut(block, place) }
    for condition in statements.conditions { change(condition, place) }
    for index in body.tokens { changeToken(at: index, in: place) }
  }

  private func text(_ index: Int) -> String { source.text(index) }

  // MARK: Bodies and statements

  private mutating func returnAtOnce(from body: Body, _ statements: Statements, _ place: Place) {
    let range = source.range(body.tokens)
    func replace(by text: String, _ change: String) {
      guard source.text(range) != text else { return }
      add([.init(range: range, text: text)], change, at: body.tokens.lowerBound, place)
    }
    switch body.kind {
    case .initializer: break
    case .procedure:
      let block = statements.blocks.first?.statements ?? []
      if block.count > 1 || block.first?.kind == .other { replace(by: "return", "(does nothing)") }
    case .function("Bool"):
      replace(by: place.value("true", statements), "(is true at once)")
      replace(by: place.value("false", statements), "(is false at once)")
    case .function(let type) where type.hasSuffix("?"):
      replace(by: place.value("nil", statements), "(is nil at once)")
    case .function: break
    }
  }

  private mutating func leaveOut(_ block: Statements.Block, _ place: Place) {
    for (index, statement) in block.statements.enumerated() {
      let range = source.range(statement.tokens)
      let first = statement.tokens.lowerBound
      let words = source.text(range).onOneLine
      let isWholeLine = source.line(at: range.lowerBound) == source.text(range).firstLine
      switch statement.kind {
      case .jump where block.mustLeave: break
      case .plain, .jump:
        let change = isWholeLine ? "(left out)" : "(without \(words))"
        add([.init(range: range, text: "")], change, at: first, place)
      case .result where !place.returnsValue:
        let value = source.range((first + 1)..<statement.tokens.upperBound)
        if !block.mustLeave {
          add(
            [.init(range: range.lowerBound..<value.lowerBound, text: "")], "(does not return)",
            at: first, place)
        }
        add([.init(range: range, text: "return")], "(returns without it)", at: first, place)
      case .result, .other: break
      }
      guard index + 1 < block.statements.count else { continue }
      exchange(statement, block.statements[index + 1], place)
    }
  }

  /// Two calls or assignments in the opposite order, unless they are assignments that have nothing
  /// to do with one another.
  private mutating func exchange(
    _ statement: Statements.Statement, _ next: Statements.Statement, _ place: Place
  ) {
    guard statement.kind == .plain, next.kind == .plain else { return }
    let (first, second) = (source.range(statement.tokens), source.range(next.tokens))
    if source.text(first) == source.text(second) || areApart(statement.tokens, next.tokens) {
      return
    }
    add(
      [
        .init(range: first, text: source.text(second)),
        .init(range: second, text: source.text(first)),
      ],
      "(after the next statement)", at: statement.tokens.lowerBound, place)
  }

  private func areApart(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    func target(_ tokens: Range<Int>) -> String? {
      guard let sign = tokens.first(where: { text($0) == "=" }),
        !tokens.contains(where: { text($0) == "(" || text($0) == "{" })
      else { return nil }
      return text(sign - 1)
    }
    guard let left = target(first), let right = target(second), left != right else { return false }
    return !second.dropFirst().contains { text($0) == left && text($0 - 1) != "." }
      && !first.dropFirst().contains { text($0) == right && text($0 - 1) != "." }
  }

  // MARK: Conditions

  private mutating func change(_ condition: Statements.Condition, _ place: Place) {
    let range = source.range(condition.tokens)
    let first = condition.tokens.lowerBound
    if !isNegatedByOneToken(condition.tokens) {
      add(
        [
          .init(range: range.lowerBound..<range.lowerBound, text: "!("),
          .init(range: range.upperBound..<range.upperBound, text: ")"),
        ], nil, at: first, place)
    }
    if let removable = condition.removable {
      let range = source.range(removable)
      add(
        [.init(range: range, text: " ")],
        "(without \(source.text(source.range(condition.tokens)).onOneLine))", at: first, place)
    }
  }

  /// Whether a change of one token, which is made anyway, says the opposite.
  private func isNegatedByOneToken(_ tokens: Range<Int>) -> Bool {
    var operators: [String] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = source.tokens[index]
      if token.kind == .symbol, token.isSpaced { operators.append(token.text) }
      index = token.opens ? source.end(ofBracketAt: index) + 1 : index + 1
    }
    if operators.isEmpty {
      return text(tokens.lowerBound) == "!"
        || tokens.count == 1 && ["true", "false"].contains(text(tokens.lowerBound))
    }
    return operators.count == 1 && ["==", "!=", "===", "!=="].contains(operators[0])
  }

  // MARK: Tokens

  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
    "!==": "===", "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=",
    "-=": "+=", "<<": ">>", "..<": "...", "...": "..<",
  ]
  private static let names = [
    "min": "max", "max": "min", "first": "last", "last": "first", "dropFirst": "dropLast",
    "dropLast": "dropFirst", "removeFirst": "removeLast", "removeLast": "removeFirst",
    "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY", "x": "y", "y": "x",
    "width": "height", "height": "width", "isSubset": "isSuperset", "isSuperset": "isSubset",
    "contains": "allSatisfy", "allSatisfy": "contains",
  ]

  private mutating func changeToken(at index: Int, in place: Place) {
    let token = source.tokens[index]
    switch token.kind {
    case .symbol:
      if let other = Self.operators[token.text], token.isSpaced || token.text.hasPrefix("..") {
        replace(index, by: other, place)
      } else if token.text == "!", isPrefix(index) {
        replace(index, by: "", place)
      } else if token.text == "-", isPrefix(index) {
        replace(index, by: "", place)
      } else if token.text == "?", token.isSpaced {
        exchangeBranches(ofChoiceAt: index, place)
      }
    case .word:
      if let other = Self.names[token.text], text(index + 1) != ":", isName(index) {
        replace(index, by: other, place)
      }
      changeLiteral(at: index, in: place)
    case .number: changeLiteral(at: index, in: place)
    default: break
    }
  }

  /// Whether the name at `index` is a member's, or a function's that is called.
  private func isName(_ index: Int) -> Bool {
    [".", "\\."].contains(text(index - 1))
      || ["min", "max"].contains(text(index)) && text(index + 1) == "("
  }

  private func isPrefix(_ index: Int) -> Bool {
    let token = source.tokens[index]
    guard !token.isSpaced, index > 0, index + 1 < source.tokens.count,
      source.tokens[index + 1].range.lowerBound == token.range.upperBound
    else { return false }
    let last = source.tokens[index - 1]
    return last.range.upperBound < token.range.lowerBound || last.opens
  }

  private mutating func replace(_ index: Int, by text: String, _ place: Place?) {
    add([.init(range: source.tokens[index].range, text: text)], nil, at: index, place)
  }

  private mutating func changeLiteral(at index: Int, in place: Place?) {
    let token = source.tokens[index]
    if token.text == "true" { return replace(index, by: "false", place) }
    if token.text == "false" { return replace(index, by: "true", place) }
    guard token.kind == .number else { return }
    // `.0` is the first member of a tuple.
    if text(index - 1) == "." { return }
    if let number = Int(token.text.filter { $0 != "_" }) {
      replace(index, by: String(number + 1), place)
    } else if let number = Double(token.text) {
      replace(index, by: String(number + 1), place)
    }
  }

  /// Exchanges the two values of `condition ? value : value`.
  private mutating func exchangeBranches(ofChoiceAt index: Int, _ place: Place) {
    var colon = index + 1
    while colon < source.tokens.count, text(colon) != ":" {
      if source.tokens[colon].closes { return }
      colon = source.tokens[colon].opens ? source.end(ofBracketAt: colon) + 1 : colon + 1
    }
    var end = colon + 1
    while end < source.tokens.count, !source.tokens[end].closes, text(end) != ",",
      end == colon + 1 || !source.ends(statementAt: end), text(end) != "else"
    {
      end = source.tokens[end].opens ? source.end(ofBracketAt: end) + 1 : end + 1
    }
    guard colon > index + 1, end > colon + 1 else { return }
    let first = source.range((index + 1)..<colon)
    let second = source.range((colon + 1)..<end)
    add(
      [
        .init(range: first, text: source.text(second)),
        .init(range: second, text: source.text(first)),
      ], "(with the two values exchanged)", at: index, place)
  }

  // MARK: Adding

  /// Where mutants are made.
  private struct Place {
    let body: Int
    let name: String
    let returnsValue: Bool
    let anchors: [Int: Int]

    func value(_ word: String, _ statements: Statements) -> String {
      statements.isExpression ? word : "return \(word)"
    }
  }

  private mutating func add(
    _ edits: [Mutant.Edit], _ change: String?, at index: Int, _ place: Place?
  ) {
    let start = source.tokens[index].range.lowerBound
    let original = source.line(at: start)
    mutants.append(
      Mutant(
        file: source.path, line: source.tokens[index].line, function: place?.name ?? "",
        original: original, change: change ?? mutatedLine(edits, at: start), edits: edits,
        anchor: place?.anchors[index].map { source.tokens[$0].range.lowerBound },
        body: place?.body))
  }

  /// The line at `offset` with the edits made that lie in it.
  private func mutatedLine(_ edits: [Mutant.Edit], at offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let start = source.bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = source.bytes[offset...].firstIndex(of: newline) ?? source.bytes.count
    let inLine = edits.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    return Mutant.apply(inLine, to: source, in: start..<end).trimmed
  }
}

extension String {
  /// With runs of white space as single spaces.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// What is before the first line break.
  var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// Some statements, or one, as a text of their own.
struct Snippet {
  private let source: SourceText
  private let all: [Range<Int>]

  init(_ text: String) {
    let source = SourceText(path: "", "func f() {\n\(text)\n}")
    let body = Bodies(of: source).bodies.first
    all = body.map { Statements(of: $0, in: source).blocks[0].statements.map(\.tokens) } ?? []
    self.source = source
  }

  /// Whether every bracket that is opened is closed, and every label of a `switch` is in one.
  var isBalanced: Bool {
    var open: [String] = []
    var previous = ""
    for token in source.tokens {
      let isPattern = ["if", "guard", "while", "for", ","].contains(previous)
      if open.count == 1, token.text == "case" && !isPattern || token.text == "default" {
        return false
      }
      previous = token.text
      if token.opens { open.append(token.text) }
      if token.closes, let last = open.popLast() {
        if !["()", "[]", "{}"].contains(last + token.text) { return false }
      } else if token.closes {
        return false
      }
      if open.isEmpty, token.closes, token.text == "}", token != source.tokens.last { return false }
    }
    return open.isEmpty
  }

  /// Whether it declares what later statements may use.
  var declares: Bool {
    all.contains { tokens in
      switch source.text(tokens.lowerBound) {
      case "let", "var", "func", "defer", "struct", "enum", "class": true
      case "guard":
        tokens.prefix { source.text($0) != "{" }
          .contains { ["let", "var", "case"].contains(source.text($0)) }
      default: false
      }
    }
  }

  /// The words of its only declaration up to the value; nil where it is anything else.
  var head: [String]? { assignment.map { all[0].lowerBound..<$0 }?.map(source.text) }

  private var assignment: Int? {
    guard all.count == 1, ["let", "var"].contains(source.text(all[0].lowerBound)) else {
      return nil
    }
    var index = all[0].lowerBound
    while index < all[0].upperBound - 1 {
      if source.text(index) == "=" { return index }
      index = source.afterGroup(at: index)
    }
    return nil
  }

  var headText: String {
    assignment.map { source.text(source.range(all[0].lowerBound..<$0 + 1)) } ?? ""
  }
  var value: String {
    assignment.map { source.text(source.range($0 + 1..<all[0].upperBound)) } ?? ""
  }
  /// Whether its value is an `if` or a `switch`.
  var valueIsStatement: Bool {
    assignment.map { ["if", "switch"].contains(source.text($0 + 1)) } ?? false
  }

  /// A body that may be one expression, with a `return` in front.
  static func returning(_ text: String) -> String {
    let source = SourceText(path: "", "func f() -> A {\n\(text)\n}")
    guard let body = Bodies(of: source).bodies.first,
      Statements(of: body, in: source).isExpression,
      !["if", "switch"].contains(source.text(body.tokens.lowerBound))
    else { return text }
    return "return \(text)"
  }
}

/// Some clauses of a list of conditions, as a text of their own.
struct Clauses {
  let hasLeadingComma: Bool
  let hasTrailingComma: Bool
  private let source: SourceText
  private let parts: [Range<Int>]

  init(_ text: String) {
    source = SourceText(path: "", text)
    let count = source.tokens.count
    hasLeadingComma = source.text(0) == ","
    hasTrailingComma = count > 1 && source.text(count - 1) == ","
    let tokens =
      (hasLeadingComma ? 1 : 0)..<max(hasLeadingComma ? 1 : 0, count - (hasTrailingComma ? 1 : 0))
    parts = source.parts(of: tokens).filter { !$0.isEmpty }
  }

  var isBalanced: Bool { Snippet(source.text(0..<source.bytes.count)).isBalanced }

  var areBoolean: Bool {
    parts.allSatisfy { !["let", "var", "case"].contains(source.text($0.lowerBound)) }
  }

  /// The words of the only clause up to its value, if it binds one.
  var binding: [String]? {
    guard parts.count == 1, !areBoolean, !hasLeadingComma, !hasTrailingComma else { return nil }
    return Snippet(source.text(0..<source.bytes.count)).head
  }

  /// One condition.
  var joined: String {
    if parts.isEmpty { return "true" }
    return "(" + parts.map { "(\(source.text(source.range($0))))" }.joined(separator: " && ") + ")"
  }
}

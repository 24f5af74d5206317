/// The statements and conditions of a body.
struct Statements {
  /// A statement, at these tokens.
  struct Statement: Hashable {
    let tokens: Range<Int>
    let kind: Kind

    enum Kind: Hashable {
      /// A call or an assignment, which can be left out as far as grammar goes.
      case plain
      /// A `return`, `break` or `continue` with nothing after it.
      case jump
      /// A `return` with a value, or in a procedure with a call.
      case result
      /// A declaration, or a statement with blocks of its own.
      case other
    }
  }

  /// The statements of a block or closure.
  struct Block: Hashable {
    let tokens: Range<Int>
    let statements: [Statement]
    /// Whether it is the `else` of a `guard`.
    let mustLeave: Bool
    /// Whether it is a closure or a function within the body.
    let isClosure: Bool
  }

  /// One of the conditions, joined by commas, of a statement.
  struct Condition: Hashable {
    let tokens: Range<Int>
    /// The tokens that go with it when it is left out; nil where it is the only one.
    let removable: Range<Int>?
  }

  /// All blocks and closures; the first is the body itself.
  private(set) var blocks: [Block] = []
  /// The clauses of each list of conditions; one where `where` stands before it.
  private(set) var clauses: [[Range<Int>]] = []
  /// The conditions that are Boolean expressions.
  private(set) var conditions: [Condition] = []
  /// For each token of the body, by its index in the file: the first token of the innermost
  /// statement with it that another statement can be put in front of.
  private(set) var anchors: [Int: Int] = [:]
  /// Whether the body is one expression, whose value is returned without saying so.
  private(set) var isExpression = false
  private let source: SourceText

  init(of body: Body, in source: SourceText) {
    self.source = source
    let statements = split(body.tokens)
    if body.returnsValue, statements.count == 1, isValue(statements[0]) {
      isExpression = true
      anchor(statements[0].tokens)
      blocks.append(
        Block(tokens: body.tokens, statements: [], mustLeave: false, isClosure: false))
      readExpression(body.tokens)
    } else {
      readBlock(body.tokens, isAnchored: true)
    }
  }

  private func text(_ index: Int) -> String { source.text(index) }

  /// Whether a lone statement is a value to be returned.
  private func isValue(_ statement: Statement) -> Bool {
    switch text(statement.tokens.lowerBound) {
    case "return", "guard", "for", "while", "repeat", "do", "defer", "throw", "let", "var": false
    case "if", "switch": !statement.tokens.contains { text($0) == "return" }
    default: true
    }
  }

  private mutating func anchor(_ tokens: Range<Int>) {
    for index in tokens { anchors[index] = tokens.lowerBound }
  }

  private mutating func readBlock(
    _ tokens: Range<Int>, isAnchored: Bool, mustLeave: Bool = false, isClosure: Bool = false
  ) {
    let statements = split(tokens)
    blocks.append(
      Block(
        tokens: tokens, statements: statements, mustLeave: mustLeave, isClosure: isClosure))
    for statement in statements {
      if isAnchored { anchor(statement.tokens) }
      read(statement, isAnchored: isAnchored)
    }
  }

  private mutating func read(_ statement: Statement, isAnchored: Bool) {
    let tokens = statement.tokens
    switch text(tokens.lowerBound) {
    case "if", "guard", "while", "for", "switch", "do", "defer", "repeat":
      readCompound(tokens, isAnchored: isAnchored)
    case "func":
      guard let brace = source.firstBrace(in: tokens) else { return }
      readBlock(source.inside(brace), isAnchored: false, isClosure: true)
    default: readExpression(tokens)
    }
  }

  /// Reads a statement of control flow: its conditions, and its blocks.
  private mutating func readCompound(_ tokens: Range<Int>, isAnchored: Bool) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let word = text(index)
      guard let brace = source.firstBrace(in: index..<tokens.upperBound) else { return }
      switch word {
      case "if", "while", "guard":
        var end = brace
        if word == "guard", text(brace - 1) == "else" { end = brace - 1 }
        readConditions((index + 1)..<end)
      case "for":
        if let place = (index..<brace).first(where: { text($0) == "where" }) {
          clauses.append([(place + 1)..<brace])
          conditions.append(
            Condition(tokens: (place + 1)..<brace, removable: place..<brace))
        }
        readExpression((index + 1)..<brace)
      default: readExpression((index + 1)..<max(index + 1, brace))
      }
      if word == "switch" {
        readCases(source.inside(brace), isAnchored: isAnchored)
      } else {
        readBlock(source.inside(brace), isAnchored: isAnchored, mustLeave: word == "guard")
      }
      index = source.end(ofBracketAt: brace) + 1
      if index < tokens.upperBound, text(index) == "else", index + 1 < tokens.upperBound,
        text(index + 1) == "if"
      {
        index += 1
      }
    }
  }

  private mutating func readConditions(_ tokens: Range<Int>) {
    let clauses = source.parts(of: tokens)
    self.clauses.append(clauses)
    for (number, clause) in clauses.enumerated() where !clause.isEmpty {
      readExpression(clause)
      if ["let", "var", "case"].contains(text(clause.lowerBound)) { continue }
      var removable: Range<Int>?
      if number > 0 {
        removable = (clause.lowerBound - 1)..<clause.upperBound
      } else if clauses.count > 1 {
        removable = clause.lowerBound..<(clause.upperBound + 1)
      }
      conditions.append(Condition(tokens: clause, removable: removable))
    }
  }

  private mutating func readCases(_ tokens: Range<Int>, isAnchored: Bool) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard ["case", "default"].contains(text(index)) else {
        index = source.afterGroup(at: index)
        continue
      }
      var colon = index
      while colon < tokens.upperBound, text(colon) != ":" { colon = source.afterGroup(at: colon) }
      if let place = (index..<colon).first(where: { text($0) == "where" }) {
        clauses.append([(place + 1)..<colon])
        conditions.append(
          Condition(tokens: (place + 1)..<colon, removable: place..<colon))
      }
      var end = min(colon + 1, tokens.upperBound)
      while end < tokens.upperBound,
        !(source.tokens[end].startsLine && ["case", "default"].contains(text(end)))
      {
        end = source.afterGroup(at: end)
      }
      let start = min(colon + 1, end)
      readBlock(start..<end, isAnchored: isAnchored)
      index = max(end, index + 1)
    }
  }

  /// Reads the closures in an expression. One of several statements has anchors of its own.
  private mutating func readExpression(_ tokens: Range<Int>) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if text(index) == "{" {
        var content = source.inside(index)
        if let start = content.first(where: { text($0) == "in" || text($0) == "{" }),
          text(start) == "in", !(content.lowerBound..<start).contains(where: { text($0) == "for" })
        {
          content = (start + 1)..<content.upperBound
        }
        if !content.isEmpty {
          readBlock(content, isAnchored: split(content).count > 1, isClosure: true)
        }
        index = source.end(ofBracketAt: index) + 1
      } else {
        index += 1
      }
    }
  }

  // MARK: Splitting

  /// The statements of a block.
  private func split(_ tokens: Range<Int>) -> [Statement] {
    var statements: [Statement] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if text(index) == ";" || source.tokens[index].kind == .directive {
        index += 1
        continue
      }
      let end = max(index + 1, min(end(from: index, until: tokens.upperBound), tokens.upperBound))
      statements.append(Statement(tokens: index..<end, kind: kind(index..<end)))
      index = end
    }
    return statements
  }

  private func kind(_ tokens: Range<Int>) -> Statement.Kind {
    switch text(tokens.lowerBound) {
    case "return": tokens.count == 1 ? .jump : .result
    case "break", "continue": .jump
    case "if", "guard", "while", "for", "switch", "do", "defer", "repeat", "let", "var", "func",
      "struct", "enum", "class", "throw", "case", "default":
      .other
    case let word where word.hasPrefix("@"): .other
    default: .plain
    }
  }

  private func end(from start: Int, until limit: Int) -> Int {
    let isCompound = ["if", "guard", "while", "for", "switch", "do", "defer", "func"]
      .contains(text(start))
    var index = start
    while index < limit {
      let isBlock = text(index) == "{"
      index = source.afterGroup(at: index)
      if index >= limit { return limit }
      if isCompound {
        if isBlock, text(index) != "else", text(index) != "catch" { return index }
      } else if source.ends(statementAt: index) {
        return index
      }
    }
    return limit
  }
}

extension SourceText {
  /// The parts of these tokens between commas that are in no brackets.
  func parts(of tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if text(index) == "," {
        parts.append(start..<index)
        start = index + 1
      }
      index = afterGroup(at: index)
    }
    return parts + [start..<tokens.upperBound]
  }
}

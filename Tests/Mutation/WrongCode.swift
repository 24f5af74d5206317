/// Which tokens of a file only wrong engines heed.
///
/// A right engine answers `wrong(.anything)` with false. What that answer settles makes no difference
/// to it: the block of `if wrong(.x) { … }`, the rest of `wrong(.x) && …`, and the first value of
/// `wrong(.x) ? … : …`. Whether such code is right is for the faults to tell, not for mutants.
struct WrongCode {
  private(set) var tokens: Set<Int> = []
  private let source: SourceText

  init(of source: SourceText) {
    self.source = source
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      switch text(index) {
      case "wrong" where text(index + 1) == "(": markExpression(around: index)
      case "if", "while", "guard": readConditions(of: index)
      case "func" where text(index + 1).hasPrefix("wrong"): readFunction(at: index)
      default: break
      }
    }
  }

  /// Whether all of these tokens are such code.
  func contains(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy(tokens.contains)
  }

  private func text(_ index: Int) -> String { source.text(index) }

  private mutating func mark(_ range: Range<Int>) { tokens.formUnion(range) }

  // MARK: What a right engine makes of an expression

  /// The value of an expression in a right engine; nil if `wrong(…)` alone does not settle it.
  private func value(_ range: Range<Int>) -> Bool? {
    if range.isEmpty { return nil }
    if let (_, first, second) = choice(range) {
      let (one, other) = (value(first), value(second))
      return one == other ? one : nil
    }
    let sums = parts(of: range, at: "||")
    if sums.count > 1 {
      let values = sums.map(value)
      return values.contains(true) ? true : values.allSatisfy { $0 == false } ? false : nil
    }
    let factors = parts(of: range, at: "&&")
    if factors.count > 1 {
      let values = factors.map(value)
      return values.contains(false) ? false : values.allSatisfy { $0 == true } ? true : nil
    }
    if text(range.lowerBound) == "!" {
      return value(range.lowerBound + 1..<range.upperBound).map { !$0 }
    }
    if isInParentheses(range) { return value(source.inside(range.lowerBound)) }
    return isQuestion(range) ? false : nil
  }

  /// Whether it is nothing but `wrong(…)`, asked of whomever.
  private func isQuestion(_ range: Range<Int>) -> Bool {
    guard let place = range.first(where: { text($0) == "wrong" && text($0 + 1) == "(" }) else {
      return false
    }
    let receiver = range.lowerBound..<place
    let rest = source.end(ofBracketAt: place + 1) + 1..<range.upperBound
    return receiver.allSatisfy { [".", "?", "?."].contains(text($0)) || isName($0) }
      && (rest.isEmpty || rest.map(text) == ["??", "false"])
  }

  private func isName(_ index: Int) -> Bool {
    source.tokens[index].kind == .word && !["is", "as", "in"].contains(text(index))
  }

  /// The condition and both values of `condition ? value : value`.
  private func choice(_ range: Range<Int>) -> (Range<Int>, Range<Int>, Range<Int>)? {
    var index = range.lowerBound
    var question: Int?
    while index < range.upperBound {
      if text(index) == "?", source.tokens[index].isSpaced, question == nil { question = index }
      if text(index) == ":", let question {
        return (range.lowerBound..<question, question + 1..<index, index + 1..<range.upperBound)
      }
      index = source.afterGroup(at: index)
    }
    return nil
  }

  private func parts(of range: Range<Int>, at separator: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if text(index) == separator {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.afterGroup(at: index)
    }
    return parts + [start..<range.upperBound]
  }

  // MARK: Marking

  private mutating func markExpression(around question: Int) {
    let ends = ["return", "in", "if", "while", "guard", "where", "else", "=", "{", ",", ":", ";"]
    var start = question
    while start > 0, !ends.contains(text(start - 1)), !source.tokens[start - 1].opens {
      if source.tokens[start - 1].closes {
        guard let opening = opening(ofBracketAt: start - 1) else { break }
        start = opening
      } else {
        start -= 1
      }
      if source.ends(statementAt: start) { break }
    }
    var end = question
    while end < source.tokens.count, !["{", ",", ";", "else"].contains(text(end)),
      !source.tokens[end].closes, end == question || !source.ends(statementAt: end)
    {
      end = source.afterGroup(at: end)
    }
    markSettled(start..<end)
  }

  /// Marks what does not matter to a right engine in an expression.
  private mutating func markSettled(_ range: Range<Int>) {
    if range.isEmpty { return }
    if value(range) != nil { return mark(range) }
    if let (condition, first, second) = choice(range) {
      switch value(condition) {
      case true?:
        mark(condition)
        mark(second)
        markSettled(first)
      case false?:
        mark(condition)
        mark(first)
        markSettled(second)
      case nil: [condition, first, second].forEach { markSettled($0) }
      }
      return
    }
    for separator in ["||", "&&"] {
      let parts = parts(of: range, at: separator)
      if parts.count > 1 { return parts.forEach { markSettled($0) } }
    }
    if isInParentheses(range) { markSettled(source.inside(range.lowerBound)) }
  }

  /// Marks the conditions and the block of a statement that a right engine never enters, the `else`
  /// of one that it always enters, and what follows a `guard` that it never passes.
  private mutating func readConditions(of keyword: Int) {
    guard let brace = source.firstBrace(in: keyword + 1..<source.tokens.count) else { return }
    let end = text(brace - 1) == "else" ? brace - 1 : brace
    let clauses = parts(of: keyword + 1..<end, at: ",")
    let values = clauses.map(value)
    let block = source.inside(brace)
    if text(keyword) == "guard" {
      if values.allSatisfy({ $0 == true }) { mark(block) }
      if values.contains(false) {
        mark(keyword + 1..<end)
        mark(rest(ofBlockFrom: block.upperBound + 1))
      }
      return
    }
    if values.contains(false) {
      mark(keyword + 1..<end)
      mark(block)
    } else if values.allSatisfy({ $0 == true }), text(block.upperBound + 1) == "else",
      text(block.upperBound + 2) == "{"
    {
      mark(source.inside(block.upperBound + 2))
    }
  }

  private mutating func readFunction(at index: Int) {
    if let brace = source.firstBrace(in: index..<source.tokens.count) { mark(source.inside(brace)) }
  }

  // MARK: Brackets

  private func isInParentheses(_ range: Range<Int>) -> Bool {
    text(range.lowerBound) == "("
      && source.end(ofBracketAt: range.lowerBound) == range.upperBound - 1
  }

  /// The tokens from here to the end of the block that they are in.
  private func rest(ofBlockFrom start: Int) -> Range<Int> {
    var end = start
    while end < source.tokens.count, !source.tokens[end].closes { end = source.afterGroup(at: end) }
    return start..<end
  }

  private func opening(ofBracketAt closing: Int) -> Int? {
    source.tokens.indices[..<closing].last {
      source.tokens[$0].opens && source.end(ofBracketAt: $0) == closing
    }
  }
}

extension LogPattern {
  /// Reads lines as the column of a log shows them.
  ///
  /// A line stands for itself. `in any order:`, `maybe:` and `1 or more times:`, with any number, stand for
  /// the lines that are indented below them.
  init(_ lines: ArraySlice<TextLine>) throws(UnreadableText) {
    let patterns = try Self.patterns(lines)
    self = patterns.count == 1 ? patterns[0] : .sequence(patterns)
  }

  private static func patterns(
    _ lines: ArraySlice<TextLine>
  ) throws(UnreadableText) -> [LogPattern] {
    var patterns: [LogPattern] = []
    var rest = lines
    while let line = rest.popFirst() {
      let block = rest.prefix { $0.outdented != nil }
      rest.removeFirst(block.count)
      patterns.append(try pattern(line, over: block.compactMap(\.outdented)[...]))
    }
    return patterns
  }

  /// The pattern of a line and of the lines that are indented below it.
  private static func pattern(
    _ line: TextLine, over block: ArraySlice<TextLine>
  ) throws(UnreadableText) -> LogPattern {
    let times = line.text.hasSuffix(" or more times:") ? UInt8(line.text.prefix { $0 != " " }) : nil
    let isGroup = times != nil || ["in any order:", "maybe:"].contains(line.text)
    guard line.outdented == nil, isGroup != block.isEmpty else {
      throw UnreadableText(
        line.number,
        "'in any order:', 'maybe:' and 'N or more times:' have indented lines below them, "
          + "and no other line has")
    }
    if let times { return .repeated(try patterns(block), min: Int(times)) }
    switch line.text {
    case "in any order:": return .unordered(block.map { String($0.text) })
    case "maybe:": return .maybe(try patterns(block))
    default: return .line(String(line.text))
    }
  }
}

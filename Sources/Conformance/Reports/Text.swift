/// Small tools for reports that people read.
extension String {
  /// The text broken at spaces into lines of at most `width` characters, each after the first begun
  /// with `indent`, which counts. Leading spaces and runs of spaces in a line are kept.
  package func wrapped(to width: Int, indent: String) -> String {
    guard count > width else { return self }
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var isEmpty = true
    for word in dropFirst(line.count).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      if isEmpty, !lines.isEmpty, word.isEmpty { continue }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The line broken where it is longer than `width`, and what follows of it set in: below the branches
  /// of a tree, if it begins with some.
  func hanging(within width: Int) -> String {
    let drawing = prefix { " │├└─".contains($0) }
    let space = drawing.map { $0 == "│" || $0 == "├" ? "│" : " " }.joined()
    return wrapped(to: width, indent: space + "    ")
  }

  /// The text with every line indented.
  func indented(by indent: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The text in quotes and on one line, cut where it is long.
  public var quotedOnOneLine: String { "'\(onOneLine(upTo: 60))'" }

  /// The text on one line, what a terminal would obey spelled out, cut after `limit` Unicode scalars.
  func onOneLine(upTo limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    let shown = scalars.prefix(limit).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return shown.joined() + (scalars.count > limit ? "…" : "")
  }
}

extension Int {
  /// `1 rule`, `2 rules`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The lines of the text, without an empty one at the end.
  var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text with no more than `width` characters, cut between words where it is longer.
  func cut(to width: Int) -> String {
    guard count > width else { return self }
    let start = prefix(max(1, width - 1))
    var end = start.lastIndex(of: " ") ?? start.endIndex
    if start.distance(from: start.startIndex, to: end) < width / 2 { end = start.endIndex }
    var words = start[..<end]
    while let last = words.last, " ,;:".contains(last) { words.removeLast() }
    return words + "…"
  }
}

extension [String] {
  /// No more than the first `most`, and how many there are besides: `a, b and 3 more`.
  func listed(upTo most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }

  /// No more than `count` lines, the last of which says that there are more.
  func cut(to count: Int, width: Int) -> [String] {
    guard self.count > count, count > 0 else { return self }
    let last = self[count - 1]
    return prefix(count - 1) + [last.count < width ? last + "…" : last.cut(to: width)]
  }
}

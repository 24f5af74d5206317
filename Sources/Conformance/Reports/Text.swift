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

  /// The text with every long line broken, and what follows of it set in.
  var hangingLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let drawing = line.prefix { " │├└─".contains($0) }
        let space = drawing.map { $0 == "│" || $0 == "├" ? "│" : " " }.joined()
        return String(line).wrapped(to: 96, indent: space + "    ")
      }
      .joined(separator: "\n")
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

extension Int {
  /// The digits in groups of three: `4,160`.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}

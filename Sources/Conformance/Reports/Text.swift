/// Small tools for reports that people read.
extension String {
  /// The text broken into lines of at most `width` characters, each after the first begun with
  /// `indent`.
  func wrapped(to width: Int, indent: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + indent)
  }

  /// The text with every line indented.
  func indented(by indent: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The text in quotes and on one line, cut where it is long.
  public var quotedOnOneLine: String {
    let shown = unicodeScalars.prefix(60).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "'\(shown.joined())\(unicodeScalars.count > 60 ? "…" : "")'"
  }
}

extension [String] {
  /// The entry that is the fewest edits away from `name`, if it is near at all.
  public func nearest(to name: String) -> String? {
    guard name.count <= 64 else { return nil }
    let distances = map { (entry: $0, distance: $0.edits(to: name)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(2, name.count / 3) ? best.entry : nil
  }
}

extension String {
  /// How many characters must be put in, taken out or replaced to make `other` (Levenshtein).
  fileprivate func edits(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

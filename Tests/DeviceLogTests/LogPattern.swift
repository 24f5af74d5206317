/// What a log may look like: lines in order, with some room for what UIKit leaves open.
indirect enum LogPattern: ExpressibleByStringLiteral {
  /// Exactly this line.
  case line(String)
  /// These lines, in any order.
  case unordered([String])
  /// These patterns in order, as a whole so many times or more.
  case repeated([LogPattern], min: Int = 1)
  /// These patterns in order, or nothing.
  case maybe([LogPattern])

  init(stringLiteral line: String) { self = .line(line) }

  /// Where in `lines` a match that begins at `start` may end.
  func ends(in lines: [String], from start: Int) -> [Int] {
    switch self {
    case .line(let line):
      return start < lines.count && lines[start] == line ? [start + 1] : []
    case .unordered(let block):
      let end = start + block.count
      guard end <= lines.count else { return [] }
      return lines[start..<end].sorted() == block.sorted() ? [end] : []
    case .maybe(let patterns):
      return [start] + Self.ends(of: patterns, in: lines, from: [start])
    case .repeated(let patterns, let min):
      return Self.rounds(of: patterns, min: min, in: lines, from: start)
    }
  }

  /// Where a match of all patterns, one behind the other, may end.
  static func ends(of patterns: [LogPattern], in lines: [String], from starts: [Int]) -> [Int] {
    patterns.reduce(starts) { starts, pattern in
      var ends: [Int] = []
      for start in starts {
        for end in pattern.ends(in: lines, from: start) where !ends.contains(end) {
          ends.append(end)
        }
      }
      return ends
    }
  }

  private static func rounds(
    of patterns: [LogPattern], min: Int, in lines: [String], from start: Int
  ) -> [Int] {
    var ends = min == 0 ? [start] : []
    var starts = [start]
    var round = 0
    while !starts.isEmpty, round <= lines.count + min {
      round += 1
      starts = Self.ends(of: patterns, in: lines, from: starts)
      if round >= min { ends += starts.filter { !ends.contains($0) } }
    }
    return ends
  }

  /// The pattern as lines, for the column of what was expected.
  var description: [String] {
    switch self {
    case .line(let line): [line]
    case .unordered(let block): ["in any order:"] + block.map { "  " + $0 }
    case .maybe(let patterns): ["maybe:"] + patterns.flatMap(\.description).map { "  " + $0 }
    case .repeated(let patterns, let min):
      ["\(min) or more times:"] + patterns.flatMap(\.description).map { "  " + $0 }
    }
  }
}

extension DeviceLog {
  /// What keeps the log from being what is expected, with both side by side; nil: nothing.
  func mismatch(_ expected: [LogPattern]) -> String? {
    if LogPattern.ends(of: expected, in: lines, from: [0]).contains(lines.count) { return nil }
    let good = longestStart(of: expected)
    let left = expected.flatMap(\.description)
    let width = max(left.map(\.count).max() ?? 0, 8)
    var table = ["expected".padded(to: width) + "   observed"]
    for row in 0..<max(left.count, lines.count + 1) {
      let wanted = row < left.count ? left[row] : ""
      let seen = row < lines.count ? lines[row] : row == lines.count ? "(end)" : ""
      table.append(wanted.padded(to: width) + (row == good ? " ✗ " : "   ") + seen)
    }
    return table.map { $0.trimmingSuffix() }.joined(separator: "\n")
  }

  /// How many lines, from the first on, some start of the patterns accounts for.
  private func longestStart(of patterns: [LogPattern]) -> Int {
    var starts = [0]
    var longest = 0
    for pattern in patterns {
      starts = LogPattern.ends(of: [pattern], in: lines, from: starts)
      longest = max(longest, starts.max() ?? 0)
    }
    return longest
  }

  /// The first forbidden line that occurs anywhere.
  func firstForbidden(of forbidden: [String]) -> String? {
    forbidden.first { lines.contains($0) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

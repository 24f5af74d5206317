/// What a log may look like: lines in order, with some room for what UIKit leaves open.
///
/// Text stands for its lines, in order; a list for its patterns, in order.
package indirect enum LogPattern: Sendable {
  /// This line.
  case line(String)
  /// These patterns, in order.
  case sequence([LogPattern])
  /// These lines, in any order.
  case unordered([String])
  /// These patterns in order, as a whole so many times or more.
  case repeated([LogPattern], min: Int = 1)
  /// These patterns in order, or nothing.
  case maybe([LogPattern])

  /// The lines of a text, in order.
  package init(_ text: String) {
    let lines = text.split(separator: "\n").map { LogPattern.line(String($0)) }
    self = lines.count == 1 ? lines[0] : .sequence(lines)
  }

  /// Where in `lines` a match that begins at `start` may end.
  private func ends(in lines: [Log.Line], from start: Int) -> [Int] {
    switch self {
    case .line(let line):
      return start < lines.count && ExpectedLine(line).fits(lines[start]) ? [start + 1] : []
    case .sequence(let patterns): return Self.ends(of: patterns, in: lines, from: [start])
    case .unordered(let block):
      let end = start + block.count
      guard end <= lines.count else { return [] }
      var left = block.map { ExpectedLine($0) }
      for line in lines[start..<end] {
        guard let place = left.firstIndex(where: { $0.fits(line) }) else { return [] }
        left.remove(at: place)
      }
      return [end]
    case .maybe(let patterns):
      return [start] + Self.ends(of: patterns, in: lines, from: [start])
    case .repeated(let patterns, let min):
      return Self.rounds(of: patterns, min: min, in: lines, from: start)
    }
  }

  /// Where a match of all patterns, one behind the other, may end.
  private static func ends(
    of patterns: [LogPattern], in lines: [Log.Line], from starts: [Int]
  ) -> [Int] {
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
    of patterns: [LogPattern], min: Int, in lines: [Log.Line], from start: Int
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
  package var shown: [String] {
    switch self {
    case .line(let line): [line]
    case .sequence(let patterns): patterns.flatMap(\.shown)
    case .unordered(let block): ["in any order:"] + block.map { "  " + $0 }
    case .maybe(let patterns): ["maybe:"] + patterns.flatMap(\.shown).map { "  " + $0 }
    case .repeated(let patterns, let min):
      ["\(min) or more times:"] + patterns.flatMap(\.shown).map { "  " + $0 }
    }
  }

  /// Whether some line says when it is.
  private var saysTimes: Bool {
    switch self {
    case .line(let line): ExpectedLine(line).time != nil
    case .unordered(let block): block.contains { ExpectedLine($0).time != nil }
    case .sequence(let patterns), .maybe(let patterns), .repeated(let patterns, _):
      patterns.contains { $0.saysTimes }
    }
  }

  /// The patterns that follow one another.
  private var steps: [LogPattern] {
    if case .sequence(let patterns) = self { patterns.flatMap(\.steps) } else { [self] }
  }

  /// What keeps `log` from being what is expected, with both side by side; nil: nothing.
  package func mismatch(with log: Log) -> String? {
    if ends(in: log.lines, from: 0).contains(log.lines.count) { return nil }
    return sideBySide(
      with: log, titles: ("expected", "observed"), marking: longestStart(in: log.lines))
  }

  /// What is expected and what was observed in two columns, under these titles; one line marked.
  package func sideBySide(
    with log: Log, titles: (String, String), marking bad: Int? = nil
  ) -> String {
    let lines = log.lines
    let left = shown
    let width = max(left.map(\.count).max() ?? 0, titles.0.count)
    var table = [titles.0.padded(to: width) + "   " + titles.1]
    for row in 0..<max(left.count, lines.count + 1) {
      let wanted = row < left.count ? left[row] : ""
      let seen = row < lines.count ? shown(lines[row]) : row == lines.count ? "(end)" : ""
      table.append(wanted.padded(to: width) + (row == bad ? " ✗ " : "   ") + seen)
    }
    return table.map { $0.trimmingSuffix() }.joined(separator: "\n")
  }

  private func shown(_ line: Log.Line) -> String {
    saysTimes ? "\(line.at) ms".padded(to: 7) + " " + line.text : line.text
  }

  /// How many lines, from the first on, some start of the patterns accounts for.
  private func longestStart(in lines: [Log.Line]) -> Int {
    var starts = [0]
    var longest = 0
    for pattern in steps {
      starts = Self.ends(of: [pattern], in: lines, from: starts)
      longest = max(longest, starts.max() ?? 0)
    }
    return longest
  }
}

extension LogPattern: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

extension LogPattern: ExpressibleByArrayLiteral {
  package init(arrayLiteral patterns: LogPattern...) { self = .sequence(patterns) }
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

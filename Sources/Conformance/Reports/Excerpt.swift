import Invariants
import TouchScript

/// The lines of a trace that matter for a violation, the wrong one marked with `✗`, and what was
/// expected there.
struct Excerpt {
  let trace: Trace
  let violation: Violation?

  /// How many lines are shown before and behind the wrong one.
  private static let before = 4
  private static let behind = 3

  init(_ trace: Trace, around violation: Violation?) {
    self.trace = trace
    self.violation = violation
  }

  /// The few lines around what went wrong.
  var text: String {
    guard violation != nil else { return wholeText }
    let opening = opening
    let first = max(opening, wrong - Self.before)
    let end = min(trace.events.count, wrong + Self.behind)
    let lines = lines(first..<end)
    let gap = "  " + String(repeating: " ", count: 7) + "…"
    return ((first > opening ? [gap] : []) + lines + (end < trace.events.count ? [gap] : []))
      .joined(separator: "\n")
  }

  /// How many events at the start only tell what new views are like: they are no way to what went
  /// wrong, unless it is one of them.
  private var opening: Int {
    let views = trace.events.prefix { $0.kind == .madeView }
    return wrong < views.count ? 0 : views.count
  }

  /// All lines.
  var wholeText: String {
    let lines = lines(trace.events.indices)
    return lines.isEmpty ? "nothing was observed" : lines.joined(separator: "\n")
  }

  /// Where something is wrong; beyond the last event if one is missing at the end.
  private var wrong: Int {
    guard let violation else { return -1 }
    let last = trace.events.count - (violation.isMissing ? 0 : 1)
    return max(0, min(violation.event, last))
  }

  private func lines(_ range: Range<Int>) -> [String] {
    var lines: [String] = []
    for index in range {
      let isWrong = index == wrong
      if isWrong, let violation, violation.isMissing { lines.append(expectation("✗  missing")) }
      let isMarked = isWrong && violation?.isMissing == false
      lines.append(
        "\(isMarked ? "✗" : " ") \(trace.entry(trace.events[index]))"
          .wrapped(to: 94, indent: Self.indent))
      if isMarked { lines.append(expectation("  expected")) }
    }
    if wrong == range.upperBound, violation?.isMissing == true {
      lines.append(expectation("✗  missing"))
    }
    return lines
  }

  /// Stands where the other lines have the time.
  private func expectation(_ title: String) -> String {
    "\(title)  \(violation?.expected ?? "")".wrapped(to: 94, indent: Self.indent)
  }

  private static let indent = String(repeating: " ", count: 16)
}

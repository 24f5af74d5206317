import Invariants
import TouchScript

/// The events of a trace as lines of text, of which some are shown.
struct EventLines {
  private let trace: Trace

  /// The events of a trace.
  init(_ trace: Trace = Trace()) { self.trace = trace }

  private var count: Int { trace.events.count }

  /// How many events at the start only say what new views are like.
  private var opening: Int { trace.events.prefix { $0.kind == .madeView }.count }

  /// Some events, each with its number.
  struct Excerpt {
    var lines: [String] = []
    /// The one of the lines that is wrong; nil: none is.
    var wrong: Int?
    /// When that was, in milliseconds; nil: nobody knows.
    var time: Int?
    /// How many events are left out; nil: none.
    var remark: String?
  }

  /// So many events are shown before the wrong one.
  private static let before = 2

  /// The wrong event with two before it, or all events; where one is missing, a line says so.
  func excerpt(of violation: Violation?, isWhole: Bool) -> Excerpt {
    guard let violation else {
      var excerpt = Excerpt(lines: numbered(0..<(isWhole ? count : 0)))
      if isWhole, count == 0 { excerpt.remark = "nothing was observed" }
      return excerpt
    }
    let isMissing = violation.isMissing
    let place = max(0, min(violation.event, count - (isMissing ? 0 : 1)))
    let floor = place < opening ? 0 : opening
    let shown = isWhole ? 0 : max(floor, place - Self.before)
    let end = isWhole ? count : min(count, place + (isMissing ? 0 : 1))
    var lines = numbered(shown..<max(shown, end), wrong: isMissing ? nil : place)
    let wrong = min(place - shown, lines.count)
    if isMissing { lines.insert("✗ \(padded(place))  missing", at: wrong) }
    var excerpt = Excerpt(lines: lines, wrong: lines.indices.contains(wrong) ? wrong : nil)
    excerpt.time = trace.events.dropFirst(max(0, min(place, count - 1))).first?.at
    let left = [(shown, "before"), (count - max(shown, end), "after")].filter { $0.0 > 0 }
    if !left.isEmpty {
      excerpt.remark =
        "… " + left.map { "\($0.0.of("event")) \($0.1)" }.joined(separator: ", ")
    }
    return excerpt
  }

  private func numbered(_ range: Range<Int>, wrong: Int? = nil) -> [String] {
    let texts = range.map { trace.line(of: trace.events[$0]) }
    // Times stand below each other, with no more room than they need.
    let indent = texts.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return zip(range, texts).map { number, text in
      "\(number == wrong ? "✗" : " ") \(padded(number))  \(text.dropFirst(indent))"
    }
  }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, String(count).count - digits.count)) + digits
  }
}

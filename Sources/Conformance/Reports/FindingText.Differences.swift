import Invariants
import TouchScript

extension FindingText {
  /// For a relation, the calls that only one of its two scenes has, side by side.
  struct Differences {
    /// The calls of the scene, each with its number in its trace and its time.
    private let here: [String]
    /// Those of the changed scene.
    private let there: [String]

    /// Nil: the trace of the changed scene is not known, or only the order differs.
    init?(of finding: Report.Finding) {
      guard let changed = finding.changedScenario, let trace = finding.changedEvents,
        let differences = Relations[finding.rule]?.differences(
          finding.scenario, finding.events, changed, trace),
        !differences.here.isEmpty || !differences.there.isEmpty
      else { return nil }
      here = Self.lines(differences.here, of: finding.events)
      there = Self.lines(differences.there, of: trace)
    }

    private static func lines(_ events: [Int], of trace: Trace) -> [String] {
      events.map { "\($0)  \(trace.line(of: trace.events[$0]).drop { $0 == " " })" }
    }

    /// How many calls a brief text has room for.
    private static let most = 3
    private static let gap = " │ "
    private static let column = (FindingText.width - gap.count) / 2

    /// The rows of a table with two columns.
    func rows(_ detail: Detail) -> [String] {
      let count = max(here.count, there.count)
      let shown = detail.whole ? count : min(count, Self.most)
      let rows = (0..<shown).flatMap { place in
        Self.row([here, there].map { place < $0.count ? $0[place] : "-" })
      }
      let left = here.dropFirst(shown).count + there.dropFirst(shown).count
      return Self.row(["only in this scene", "only in the changed scene"]) + rows
        + (left > 0 ? ["… \(left.of("more call"))"] : [])
    }

    /// Two cells side by side, each in as many lines as it needs.
    private static func row(_ cells: [String]) -> [String] {
      let columns = cells.map { $0.wrapped(to: column, indent: "    ").textLines }
      return (0..<max(columns[0].count, columns[1].count)).map { line in
        let words = columns.map { line < $0.count ? $0[line] : "" }
        let first = words[0] + String(repeating: " ", count: max(0, column - words[0].count))
        return first + gap + words[1]
      }
    }
  }
}

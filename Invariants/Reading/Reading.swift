import TouchScript

/// What rules read of a trace: what they cannot be judged without, and what helps them to be judged.
///
/// The lists were found, and are held, by leaving each kind of observation and each field out of the
/// traces of the right engine: `Tests/Checks/run reads`.
enum Reading {
  /// What the rule `id` cannot be judged without.
  static func needed(for id: Rule.ID) -> Reports { neededByRule[id] ?? [] }

  /// What puts the rule `id` to the test in some scenes, while in others something else shows the
  /// same.
  static func helping(_ id: Rule.ID) -> Reports { helpingByRule[id] ?? [] }

  /// Rules by chapter.
  typealias Rules = [(chapter: String, numbers: [Int])]

  private static let neededByRule = byRule(needed)
  private static let helpingByRule = byRule(helping)

  private static func byRule(_ table: [(report: Reports, rules: Rules)]) -> [Rule.ID: Reports] {
    table.reduce(into: [:]) { known, entry in
      for (chapter, numbers) in entry.rules {
        for number in numbers {
          let id = "\(chapter)-\(number < 10 ? "0" : "")\(number)"
          known[id, default: []].formUnion(entry.report)
        }
      }
    }
  }
}

extension Invariant {
  /// What puts the rule to the test in some scenes; in others something else shows the same.
  public var isHelpedBy: Reports { Reading.helping(id) }

  /// Whether an engine that reports so much can be judged by the rule.
  public func isJudged(reporting reports: Reports) -> Bool {
    guard reads.isSubset(of: reports) else { return false }
    return terms.kinds.isEmpty || !reports.isDisjoint(with: Reports(rawValue: terms.kinds.rawValue))
  }

  /// The names of what is missing, so that the rule is not judged; none: it is judged.
  public func unreported(in reports: Reports) -> [String] {
    if isJudged(reporting: reports) { return [] }
    let missing = reads.subtracting(reports)
    return (missing.isEmpty ? Reports(rawValue: terms.kinds.rawValue) : missing).single.map(\.name)
  }
}

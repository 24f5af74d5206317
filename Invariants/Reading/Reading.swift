internal import EmbeddedTexts
import TouchScript

/// What a rule reads of a trace: what it cannot be judged without, and what helps it to be judged.
///
/// `Readings.txt` has a line for each rule, such as `TO-27 responder; recognizer`: what is needed, and
/// after a semicolon what helps. The lists were found, and are held, by leaving each kind of observation
/// and each field out of the traces of the right engine: `Tests/Checks/run reads`.
struct Reading {
  /// What the rule cannot be judged without: it would accuse the right engine, or convict no wrong one.
  let needed: Reports
  /// What puts the rule to the test in some scenes, while in others something else shows the same.
  let helping: Reports

  /// What the rule `id` reads.
  static func of(_ id: Rule.ID) -> Reading { byRule[id] ?? Reading(needed: [], helping: []) }

  private static let byRule = Dictionary(
    uniqueKeysWithValues: String(cString: Readings_txt()).split(separator: "\n").map { line in
      let parts = line.split(separator: ";")
      let words = parts[0].split(separator: " ").map(String.init)
      let helping = parts.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
      return (words[0], Reading(needed: reports(words.dropFirst()), helping: reports(helping)))
    })

  private static func reports(_ words: some Sequence<String>) -> Reports {
    words.reduce(into: []) { $0.formUnion(reportsByName[$1] ?? []) }
  }

  private static let reportsByName = Dictionary(uniqueKeysWithValues: Reports.all.single)
}

extension Invariant {
  /// What puts the rule to the test in some scenes; in others something else shows the same.
  public var isHelpedBy: Reports { Reading.of(id).helping }

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

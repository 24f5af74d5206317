import Conformance
import Invariants
import TouchScript

/// Finds out what every rule reads, as leaving it out of right traces shows, and compares it with what
/// `Readings.txt` states.
///
/// `Tests/Checks/run reads CASES [SEED…] [anew]` prints that file as it should be, and then what becomes of
/// the rules at each level. What the file states, found with other cases, stays; `anew`: it is made
/// from these cases alone. Wrong engines play cases of the first seed.
struct Reads {
  private let trial: ReportsTrial
  private let others: [ReportsTrial]
  private let isAnew: Bool

  init(_ words: [String]) throws(Complaint) {
    isAnew = words.last == "anew"
    let numbers = isAnew ? words.dropLast() : words[...]
    let seeds = numbers.dropFirst().compactMap { UInt64($0) }
    guard let first = numbers.first, let count = Int(first), count > 0,
      seeds.count == numbers.count - 1
    else { throw Complaint("reads takes how many cases, and perhaps seeds and anew") }
    trial = ReportsTrial(seed: seeds.first ?? 0, cases: count)
    others = seeds.dropFirst().map { ReportsTrial(seed: $0, cases: count) }
  }

  func run() -> Bool {
    let reading = trial.reading(sets: 40, wrong: 400)
    let all = [reading] + others.map { $0.reading(sets: 40) }
    let needed = trial.invariants.indices.map { rule in
      all.reduce(isAnew ? [] : trial.invariants[rule].reads) { $0.union($1.needed[rule]) }
    }
    let helping = trial.invariants.indices.map { rule in
      all.reduce(isAnew ? [] : trial.invariants[rule].isHelpedBy) { $0.union($1.helping[rule]) }
    }
    for (rule, reads) in zip(trial.invariants, zip(needed, helping)) {
      if let line = Self.line(rule.id, reads.0, reads.1) { print(line) }
    }
    for (rule, found) in zip(trial.invariants, reading.needed) where !found.isSubset(of: rule.reads)
    {
      print("// \(rule.id) also needs \(found.subtracting(rule.reads).single.map(\.name))")
    }
    let single = Reports.all.single.map { ("-\($0.name)", Reports.all.subtracting($0.report)) }
    for (name, reports) in single + ReportsTrial.levels.map({ ($0.name, $0.reports) }) {
      let raw = trial.outcome(reporting: reports, heeding: false)
      let judged = trial.invariants.indices.filter { needed[$0].isSubset(of: reports) }
      print(
        "// \(name): \(judged.count) rules can be judged, \(judged.count { raw.exercised[$0] > 0 }) "
          + "are exercised, \(judged.count { raw.accusations[$0] != nil }) accuse; \(raw.opaque) cases "
          + "cannot be judged")
      for (rule, accusation) in raw.accusations.sorted(by: { $0.key < $1.key }) {
        let mark = needed[rule].isSubset(of: reports) ? "ACCUSES" : "would accuse"
        print(
          "//   \(mark) \(trial.invariants[rule].id) case \(accusation.case): \(accusation.sentence)"
        )
      }
    }
    return true
  }

  /// The line of `Readings.txt` for a rule; nil: it reads nothing.
  static func line(_ id: Rule.ID, _ needed: Reports, _ helping: Reports) -> String? {
    let parts = [needed, helping.subtracting(needed)]
      .map { $0.single.map(\.name).joined(separator: " ") }
    if parts == ["", ""] { return nil }
    return "\(id) \(parts[0])" + (parts[1].isEmpty ? "" : "; \(parts[1])")
  }
}

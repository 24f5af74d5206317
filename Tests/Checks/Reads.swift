import Conformance
import Invariants
import TouchScript

/// Finds out what every rule reads, as leaving it out of right traces shows, and compares it with what
/// `Invariants/Reading` states.
///
/// `Tests/Checks/run reads CASES [SEED…] [anew]` prints the tables as they should be, and then what becomes of
/// the rules at each level. What the tables state, found with other cases, stays; `anew`: they are made
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
    printTable("needed", needed)
    printTable("helping", zip(helping, needed).map { $0.subtracting($1) })
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

  private func printTable(_ name: String, _ table: [Reports]) {
    print("  static let \(name): [(report: Reports, rules: Rules)] = [")
    for (word, report) in Reports.all.single {
      let ids = trial.invariants.indices.filter { table[$0].isSuperset(of: report) }
        .map { trial.invariants[$0].id.split(separator: "-") }
      if ids.isEmpty { continue }
      var chapters: [(String, [Int])] = []
      for id in ids {
        if chapters.last?.0 != String(id[0]) { chapters.append((String(id[0]), [])) }
        chapters[chapters.count - 1].1.append(Int(id[1]) ?? 0)
      }
      print("    (")
      print("      Reports(.\(word)),")
      print("      [")
      for (chapter, numbers) in chapters { print("        (\"\(chapter)\", \(numbers)),") }
      print("      ]")
      print("    ),")
    }
    print("  ]")
  }
}

import Conformance
import Invariants
import TouchScript

/// Finds out what every rule reads, as leaving it out of right traces shows, and compares it with what
/// `Invariants/Reading` states.
///
/// `Verdicts reads CASES [SEED]` prints the tables as they should be, and then what becomes of the
/// rules at each level.
struct Reads {
  private let trial: ReportsTrial

  init(_ words: [String]) throws(Complaint) {
    guard words.count >= 1, words.count <= 2, let count = Int(words[0]), count > 0,
      let seed = words.count > 1 ? UInt64(words[1]) : 0
    else { throw Complaint("reads takes how many cases, and perhaps a seed") }
    trial = ReportsTrial(seed: seed, cases: count)
  }

  func run() {
    let reading = trial.reading(sets: 40, wrong: 300)
    // What was found with other cases stays.
    let needed = zip(trial.invariants, reading.needed).map { $0.reads.union($1) }
    let helping = zip(trial.invariants, reading.helping).map { $0.isHelpedBy.union($1) }
    printTable("needed", needed)
    printTable("helping", zip(helping, needed).map { $0.subtracting($1) })
    for (rule, found) in zip(trial.invariants, reading.needed) where !found.isSubset(of: rule.reads)
    {
      print("// \(rule.id) also needs \(found.subtracting(rule.reads).single.map(\.name))")
    }
    let all = Reports.all.single.map { ("-\($0.name)", Reports.all.subtracting($0.report)) }
    for (name, reports) in all + ReportsTrial.levels.map({ ($0.name, $0.reports) }) {
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

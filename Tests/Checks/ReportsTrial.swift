import Conformance
import Invariants
import PropertyTesting
import Stage
import TouchScript

/// What the rules say of the in-repo engine when it does not report everything.
///
/// Cases are played once, and judged as often as one likes, each time with something else left out of
/// the traces. So it is found out what every rule reads.
struct ReportsTrial: Sendable {
  /// The rules.
  let invariants = Invariants.all
  private let panel = Panel(Invariants.all)
  private var cases: [Case]

  private struct Case: Sendable {
    let number: Int
    let scenario: Scenario
    let trace: Trace
    let kinds: Reports
    /// Whether each rule is put to the test where everything is reported.
    let isExercised: [Bool]
    /// The relation whose turn it is, if one applies, and what was seen in the changed scene.
    let relation: (relation: Relation, scenario: Scenario, trace: Trace)?
  }

  /// Plays so many cases of a seed on `system`.
  init(seed: UInt64, cases count: Int, on system: some TouchSystem = Stage()) {
    let campaign = Campaign(seed: seed, cases: count, system: system)
    let panel = panel
    cases = (0..<count).compactMap { number in
      let scenario = campaign.scenario(ofCase: number)
      guard let trace = campaign.system.outcome(of: scenario).trace else { return nil }
      var isExercised = [Bool](repeating: false, count: panel.invariants.count)
      panel.judge(Evidence(scenario, trace)) { rule, _ in isExercised[rule] = true }
      let turn = Relations.turn(ofCase: number, among: Relations.all, for: scenario)
      let changed = turn.flatMap { turn in
        campaign.system.outcome(of: turn.transformed).trace.map {
          (Relations.all[turn.index], turn.transformed, $0)
        }
      }
      return Case(
        number: number, scenario: scenario, trace: trace, kinds: trace.kinds,
        isExercised: isExercised, relation: changed)
    }
  }

  /// The same with fewer cases: those in which something of `reports` was seen, and every eighth besides.
  /// From the others nothing can be left out.
  func cases(showing reports: Reports) -> ReportsTrial {
    var trial = self
    trial.cases = cases.filter {
      !reports.isDisjoint(with: .fields) || !reports.isDisjoint(with: $0.kinds)
        || $0.number % 8 == 0
    }
    return trial
  }

  /// What became of the rules.
  struct Outcome: Sendable {
    /// In how many cases each rule is put to the test.
    var exercised: [Int]
    /// In how many cases each rule was put to the test where everything is reported, and is not now.
    var lost: [Int]
    /// The first accusation of each rule, and its case.
    var accusations: [Int: (case: Int, sentence: String)] = [:]
    /// How many cases cannot be judged, for what happens in them follows from what is not reported.
    var opaque = 0
  }

  /// Judges all cases with no more than `reports` in them.
  ///
  /// - Parameters:
  ///   - reports: What is reported.
  ///   - heeding: Whether rules that read what is not reported say nothing, as they should; otherwise it
  ///     shows what they would say.
  func outcome(reporting reports: Reports, heeding: Bool = true) -> Outcome {
    let missing = reports.missing
    let none = [Int](repeating: 0, count: invariants.count)
    var outcome = Outcome(exercised: none, lost: none)
    for one in cases {
      // What is not there cannot be left out.
      let isWhole = missing.isDisjoint(with: .fields) && missing.isDisjoint(with: one.kinds)
      let evidence = Evidence(one.scenario, one.trace.reporting(only: reports))
      if evidence.isOpaque {
        outcome.opaque += 1
        continue
      }
      var isExercised = [Bool](repeating: false, count: invariants.count)
      func note(_ rule: Int, _ verdict: Verdict) {
        isExercised[rule] = true
        outcome.exercised[rule] += 1
        if let violation = verdict.violation, outcome.accusations[rule] == nil {
          outcome.accusations[rule] = (one.number, violation.sentence)
        }
      }
      if heeding {
        panel.judge(evidence, note)
      } else {
        panel.judgeUnread(evidence, note)
      }
      if isWhole { continue }
      for rule in invariants.indices where one.isExercised[rule] && !isExercised[rule] {
        outcome.lost[rule] += 1
      }
    }
    return outcome
  }

  /// The relations that accuse the engine where it reports no more than `reports`, each with its first
  /// case and what it says.
  func relationAccusations(reporting reports: Reports) -> [String] {
    cases.compactMap { one in
      guard let (relation, scenario, trace) = one.relation else { return nil }
      return relation.judge(
        one.scenario, one.trace.reporting(only: reports), scenario, trace.reporting(only: reports)
      ).violation.map { "\(relation.id) in case \(one.number): \($0.sentence)" }
    }
  }

  /// In how many cases each rule is put to the test where everything is reported.
  var exercised: [Int] { invariants.indices.map { rule in cases.count { $0.isExercised[rule] } } }
}

// MARK: - What is read

extension ReportsTrial {
  /// What rules read, as the cases show.
  struct Reading: Sendable, Equatable {
    /// For each rule what it cannot be judged without: it accuses the in-repo engine, or is never put to
    /// the test.
    var needed: [Reports]
    /// For each rule what puts it to the test in some cases, while in others something else shows
    /// the same.
    var helping: [Reports]
  }

  /// Finds out what every rule reads: with each kind and each field left out by itself, and then with
  /// whole levels and with so many sets by chance.
  ///
  /// - Parameters:
  ///   - sets: How many sets are drawn by chance.
  ///   - wrong: In how many of the cases every wrong engine is played as well: what convicts it is read.
  func reading(sets: Int = 0, wrong: Int = 0) -> Reading {
    let whole = exercised
    let none = [Reports](repeating: [], count: invariants.count)
    var reading = Reading(needed: none, helping: none)
    for (_, report) in Reports.all.single {
      let outcome = outcome(reporting: Reports.all.subtracting(report), heeding: false)
      for rule in invariants.indices where whole[rule] > 0 {
        if outcome.accusations[rule] != nil || outcome.exercised[rule] == 0 {
          reading.needed[rule].formUnion(report)
        } else if outcome.lost[rule] > 0 {
          reading.helping[rule].formUnion(report)
        }
      }
    }
    for reports in Self.levels.map(\.reports) + Self.byChance(sets) {
      acquit(reporting: reports, &reading)
    }
    if wrong > 0 {
      addPower(from: convictions(of: cases.prefix(wrong).map(\.scenario)), to: &reading)
    }
    return reading
  }

  /// Adds to what rules need until none accuses the in-repo engine that reports so much.
  private func acquit(reporting reports: Reports, _ reading: inout Reading) {
    let accusations = outcome(reporting: reports, heeding: false).accusations
    for rule in invariants.indices where reading.needed[rule].isSubset(of: reports) {
      guard let number = accusations[rule]?.case,
        let place = cases.firstIndex(where: { $0.number == number })
      else { continue }
      // With which one it accuses nobody any more, that is what it needs; or else all.
      let found = reports.missing.single.first { _, report in
        let trace = cases[place].trace.reporting(only: reports.union(report))
        let evidence = Evidence(cases[place].scenario, trace)
        var isBroken = false
        Panel([invariants[rule]]).judgeUnread(evidence) { isBroken = $1.violation != nil }
        return !isBroken
      }
      reading.needed[rule].formUnion(found?.report ?? reports.missing)
      reading.helping[rule].subtract(reading.needed[rule])
    }
  }

  /// What an engine reports that has one level alone, all up to one, or all but one.
  static let levels: [(name: String, reports: Reports)] = Reports.Level.allCases.flatMap {
    level in
    let upTo = Reports.Level.allCases.prefix { $0 != level } + [level]
    return [
      (level.rawValue, Reports(level).union(.fields)),
      ("up to \(level.rawValue)", upTo.reduce(into: .fields) { $0.formUnion(Reports($1)) }),
      ("all but \(level.rawValue)", Reports.all.subtracting(Reports(level))),
    ]
  }

  /// So many sets by chance, always the same.
  static func byChance(_ count: Int) -> [Reports] {
    var random = SplitMix(state: 14)
    return (0..<count).map { _ in
      Reports(rawValue: random.next() | random.next()).intersection(.all)
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}

import Conformance
import Invariants
import Stage
import TouchScript

/// What rules need to be broken at all: an engine that cannot break a rule does not hold it either.
extension ReportsTrial {
  /// A case of a wrong engine, and the rules that it breaks where everything is reported.
  struct Conviction: Sendable {
    let scenario: Scenario
    let trace: Trace
    let rules: [Int]
  }

  /// So many convictions of one rule are enough, and so many by one wrong engine; and so many that still
  /// stand at a level, of so many that are tried.
  private static let (most, mostByFault, mostAtLevel, mostTried) = (12, 3, 3, 500)

  /// Plays the first cases on every wrong engine that the suite knows, and keeps what breaks rules: the
  /// first of each rule, and the first that still break it at each level.
  func convictions(of scenarios: [Scenario]) -> [Conviction] {
    let panel = Panel(invariants)
    let none = [Int](repeating: 0, count: invariants.count)
    var counts = none
    var (tried, standing) = ([[Int]](), [[Int]]())
    for _ in Self.levels {
      tried.append(none)
      standing.append(none)
    }
    var convictions: [Conviction] = []
    for fault in WrongEngine.all {
      var own = none
      for scenario in scenarios {
        guard let trace = fault.outcome(of: scenario).trace else { continue }
        var broken: [Int] = []
        panel.judge(Evidence(scenario, trace)) { rule, verdict in
          if verdict.violation != nil { broken.append(rule) }
        }
        var rules: Set<Int> = []
        for rule in broken where counts[rule] < Self.most && own[rule] < Self.mostByFault {
          counts[rule] += 1
          own[rule] += 1
          rules.insert(rule)
        }
        for (level, reports) in Self.levels.map(\.reports).enumerated() {
          let open = broken.filter {
            standing[level][$0] < Self.mostAtLevel && tried[level][$0] < Self.mostTried
          }
          if open.isEmpty { continue }
          for rule in open { tried[level][rule] += 1 }
          for rule in open.filter(
            Set(stillBroken(open, scenario, trace, reporting: reports)).contains)
          {
            standing[level][rule] += 1
            rules.insert(rule)
          }
        }
        if !rules.isEmpty {
          convictions.append(
            Conviction(scenario: scenario, trace: trace, rules: rules.sorted()))
        }
      }
    }
    return convictions
  }

  /// Those of some rules that a trace still breaks with no more than `reports` in it. That nothing at all
  /// is recorded convicts nobody in particular.
  private func stillBroken(
    _ rules: [Int], _ scenario: Scenario, _ trace: Trace, reporting reports: Reports
  ) -> [Int] {
    let part = trace.reporting(only: reports)
    if part.events.isEmpty { return [] }
    let evidence = Evidence(scenario, part)
    if evidence.isOpaque { return [] }
    var broken: [Int] = []
    Panel(rules.map { invariants[$0] }).judgeUnread(evidence) {
      if $1.violation != nil { broken.append(rules[$0]) }
    }
    return broken
  }

  /// Adds to what rules need and are helped by what convicts wrong engines.
  func addPower(from convictions: [Conviction], to reading: inout Reading) {
    for (_, report) in Reports.all.single {
      let (total, still) = counts(convictions, reporting: Reports.all.subtracting(report))
      for rule in invariants.indices where total[rule] > still[rule] {
        if still[rule] == 0 {
          reading.needed[rule].formUnion(report)
        } else {
          reading.helping[rule].formUnion(report)
        }
      }
    }
    for (_, reports) in Self.levels {
      let (total, still) = counts(convictions, reporting: reports)
      for rule in invariants.indices
      where total[rule] > 0 && still[rule] == 0 && reading.needed[rule].isSubset(of: reports) {
        let own = convictions.filter { $0.rules.contains(rule) }
        let found = reports.missing.single.first { _, report in
          counts(own, reporting: reports.union(report)).still[rule] > 0
        }
        reading.needed[rule].formUnion(found?.report ?? reports.missing)
      }
    }
    for rule in invariants.indices { reading.helping[rule].subtract(reading.needed[rule]) }
  }

  /// For each rule how many convictions there are, and in how many of them it is still broken; those
  /// in scenes that cannot be judged do not count.
  private func counts(
    _ convictions: [Conviction], reporting reports: Reports
  ) -> (total: [Int], still: [Int]) {
    var total = [Int](repeating: 0, count: invariants.count)
    var still = total
    for conviction in convictions {
      let evidence = Evidence(conviction.scenario, conviction.trace.reporting(only: reports))
      if evidence.isOpaque { continue }
      for rule in conviction.rules { total[rule] += 1 }
      let standing = stillBroken(
        conviction.rules, conviction.scenario, conviction.trace, reporting: reports)
      for rule in standing { still[rule] += 1 }
    }
    return (total, still)
  }
}

import Invariants
import Stage
import TouchScript

/// What rules need to be broken at all: who cannot break a rule, whatever it does, does not hold it either.
extension ReportsTrial {
  /// A case of a wrong engine, and the rules that it breaks where everything is reported.
  struct Conviction: Sendable {
    let scenario: Scenario
    let trace: Trace
    let rules: [Int]
  }

  /// So many convictions of one rule are enough, and so many by one wrong engine.
  private static let (most, mostByFault) = (12, 3)

  /// Plays the first cases on every wrong engine that the suite knows, and keeps what breaks rules.
  func convictions(of scenarios: [Scenario]) -> [Conviction] {
    let panel = Panel(invariants)
    var counts = [Int](repeating: 0, count: invariants.count)
    var convictions: [Conviction] = []
    for fault in Fault.all {
      let stage = Stage(behavior: fault.behavior).trusting
      var own = [Int](repeating: 0, count: invariants.count)
      for scenario in scenarios {
        guard let trace = stage.outcome(of: scenario).trace else { continue }
        var rules: [Int] = []
        panel.judge(Evidence(scenario, trace)) { rule, verdict in
          guard verdict.violation != nil, counts[rule] < Self.most, own[rule] < Self.mostByFault
          else {
            return
          }
          counts[rule] += 1
          own[rule] += 1
          rules.append(rule)
        }
        if !rules.isEmpty {
          convictions.append(Conviction(scenario: scenario, trace: trace, rules: rules))
        }
      }
    }
    return convictions
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
      for rule in conviction.rules {
        total[rule] += 1
        Panel([invariants[rule]]).judgeUnread(evidence) {
          if $1.violation != nil { still[rule] += 1 }
        }
      }
    }
    return (total, still)
  }
}

import Invariants
import TouchScript

/// What became of one scenario: its trace, and which rules it put to the test and broke.
public struct Judgement: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// What was observed.
  public let trace: Trace
  /// The rules that were broken; the one that explains the others comes first.
  public let broken: [BrokenRule]
  /// How many rules were put to the test, broken ones included.
  public let exercised: Int

  /// A rule, and how it was broken.
  public struct BrokenRule: Sendable {
    /// The rule's id.
    public let id: Rule.ID
    /// What went wrong.
    public let violation: Violation

    /// The rule.
    public var rule: Rule? { Rulebook[id] }
  }
}

extension Judgement {
  /// Plays `scenario` on `system` and judges it by `invariants`.
  public init(
    _ scenario: Scenario, on system: any TouchSystem, by invariants: [Invariant] = Invariants.all
  ) {
    self.scenario = scenario
    trace = system.perform(scenario)
    let evidence = Evidence(scenario, trace)
    var broken: [BrokenRule] = []
    var exercised = 0
    for invariant in invariants {
      switch invariant.check(evidence) {
      case .notExercised: continue
      case .holds: break
      case .broken(let violation):
        broken.append(BrokenRule(id: invariant.id, violation: violation))
      }
      exercised += 1
    }
    self.exercised = exercised
    // What went wrong first brought the rest about; the rulebook's order settles ties, since its
    // chapters follow the way of a touch.
    self.broken = broken.enumerated().sorted { left, right in
      (left.element.violation.event, left.offset) < (right.element.violation.event, right.offset)
    }.map(\.element)
  }
}

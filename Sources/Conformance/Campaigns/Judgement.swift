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
    /// For a relation, the changed scenario, which should have been told the same; nil for a rule.
    public var changedScene: Scenario? = nil

    /// The rule, or what the relation demands.
    public var rule: Rule? { Rulebook[id] ?? Relations[id]?.rule }
    /// Whether it is a relation between two scenes.
    public var isRelation: Bool { changedScene != nil }
  }
}

extension Judgement {
  /// Plays `scenario` on `system` and judges it by `invariants`, and by all of the `relations` that
  /// apply, for which the changed scenarios are played as well. If the scenario was played already,
  /// the trace that was `seen` is judged, and not another.
  public init(
    _ scenario: Scenario, on system: any TouchSystem, by invariants: [Invariant] = Invariants.all,
    relations: [Relation] = [], seen: Trace? = nil
  ) {
    self.scenario = scenario
    trace = seen ?? system.perform(scenario)
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
    broken = Blame.ordered(broken, in: scenario, on: system, by: invariants)
    // Relations come last: a rule says more.
    for relation in relations {
      guard let (verdict, changed) = relation.verdict(on: scenario, trace, by: system),
        verdict != .notExercised
      else { continue }
      exercised += 1
      guard let violation = verdict.violation else { continue }
      broken.append(BrokenRule(id: relation.id, violation: violation, changedScene: changed))
    }
    self.broken = broken
    self.exercised = exercised
  }
}

extension Relation {
  /// Plays the scenario, unless its trace is given, and the changed one, and judges both; nil where
  /// the relation does not apply.
  func verdict(
    on scenario: Scenario, _ trace: Trace? = nil, by system: any TouchSystem
  ) -> (verdict: Verdict, changed: Scenario)? {
    guard let changed = transformed(scenario) else { return nil }
    let verdict = judge(
      scenario, trace ?? system.perform(scenario), changed, system.perform(changed))
    return (verdict, changed)
  }
}

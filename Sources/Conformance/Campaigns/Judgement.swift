import Invariants
import TouchScript

/// What became of one scenario: its trace, and which rules it exercised and broke.
public struct Judgement: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// What became of it. Where it was not played, no rule is exercised.
  public let outcome: EngineOutcome
  /// The rules that were broken; the one that explains the others comes first.
  public let broken: [BrokenRule]
  /// The rules and relations that were exercised and held, in their order.
  public let held: [Rule.ID]
  /// Those that were judged, and of which the scene says nothing, in their order.
  public let notExercised: [Rule.ID]
  /// Those that read what the engine does not report, in their order.
  public let notJudged: [Rule.ID]

  /// The scene as a relation changed it on which the engine failed, and how; nil: on none.
  private(set) var failedWhenChanged: (scenario: Scenario, failure: EngineFailure)? = nil

  /// What was observed; nothing where the scenario was not played.
  public var trace: Trace { outcome.trace ?? Trace() }

  /// How the engine failed on the scene, or on the same as a relation changes it; nil: it did not.
  public var failure: EngineFailure? { outcome.failure ?? failedWhenChanged?.failure }

  /// How many rules and relations were exercised, broken ones included.
  public var exercised: Int { held.count + broken.count }

  /// All that were to be judged, in no order that means anything.
  var asked: [Rule.ID] { held + broken.map(\.id) + notExercised + notJudged }

  /// Whether a rule was broken that is strong enough to count.
  public func fails(_ strength: Rule.Strength) -> Bool {
    broken.contains { Rule.strength(of: $0.id) >= strength }
  }

  /// A rule, and how it was broken.
  public struct BrokenRule: Sendable {
    /// The rule's id.
    public let id: Rule.ID
    /// What went wrong.
    public let violation: Violation
    /// For a relation, the changed scenario, which should have the same trace; nil for a rule.
    public var changedScene: Scenario? = nil
    /// What was observed of that one; nil: it is not known.
    var changedTrace: Trace? = nil

    /// The rule in words, if it is one of somebody's own.
    var own: Rule? = nil

    /// The rule, or what the relation demands.
    public var rule: Rule? { own ?? Rulebook[id] ?? Relations[id]?.rule }
    /// Whether it is a relation between two scenes.
    public var isRelation: Bool { Relations[id] != nil }
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
    outcome = seen.map { .played($0) } ?? system.outcome(of: scenario)
    guard let trace = outcome.trace else {
      broken = []
      held = []
      notExercised = invariants.map(\.id) + relations.map(\.id)
      notJudged = []
      failedWhenChanged = nil
      return
    }
    let evidence = Evidence(scenario, trace)
    var broken: [BrokenRule] = []
    var held: [Rule.ID] = []
    var notExercised: [Rule.ID] = []
    for invariant in invariants {
      switch invariant.check(evidence) {
      case .notExercised: notExercised.append(invariant.id)
      case .holds: held.append(invariant.id)
      case .broken(let violation):
        broken.append(BrokenRule(of: invariant, violation: violation))
      }
    }
    var failedWhenChanged: (scenario: Scenario, failure: EngineFailure)?
    for relation in relations {
      guard let changed = relation.transformed(scenario) else {
        notExercised.append(relation.id)
        continue
      }
      let other = system.outcome(of: changed)
      if let failure = other.failure, failedWhenChanged == nil {
        failedWhenChanged = (changed, failure)
      }
      let verdict = other.trace.map { relation.judge(scenario, trace, changed, $0) }
      guard let verdict, verdict != .notExercised else {
        notExercised.append(relation.id)
        continue
      }
      guard let violation = verdict.violation else {
        held.append(relation.id)
        continue
      }
      broken.append(
        BrokenRule(
          id: relation.id, violation: violation, changedScene: changed, changedTrace: other.trace))
    }
    self.broken = broken.causeFirst(in: scenario)
    self.held = held
    let unreported = trace.reports.unjudged(notExercised)
    self.notExercised = notExercised.filter { unreported[$0] == nil }
    notJudged = notExercised.filter { unreported[$0] != nil }
    self.failedWhenChanged = failedWhenChanged
  }

  /// The scenario on which the engine failed, as one of a case; nil: it did not fail.
  func failed(inCase index: Int) -> Campaign.Outcome.Failed? {
    outcome.failure.map { .init(case: index, scenario: scenario, failure: $0) }
      ?? failedWhenChanged.map {
        .init(case: index, scenario: $0.scenario, failure: $0.failure)
      }
  }
}

extension Judgement.BrokenRule {
  /// A rule that was broken.
  init(of invariant: Invariant, violation: Violation) {
    self.init(id: invariant.id, violation: violation, own: invariant.rule)
  }
}

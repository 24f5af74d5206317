import Invariants
import TouchScript

/// One play of a scenario, judged by one rule or relation.
///
/// It is kept as it was seen, since an engine that is not deterministic may not show it again.
public struct Play: Sendable {
  /// What the rule or relation demands and how it was broken; nil if it was not.
  let broken: Judgement.BrokenRule?
  /// What was observed: the trace of the scenario, and for a relation that of the changed one too.
  let traces: [Trace]
}

extension Play {
  /// The engine did not play the scenario.
  static let nothing = Play(broken: nil, traces: [])

  /// What was observed, judged by a rule.
  init(_ verdict: Verdict, of invariant: Invariant, _ traces: [Trace]) {
    self.traces = traces
    broken = verdict.violation.map { Judgement.BrokenRule(of: invariant, violation: $0) }
  }

  /// What was observed, judged by the relation `id`.
  init(_ verdict: Verdict, of id: Rule.ID, _ traces: [Trace], changed: Scenario?) {
    self.traces = traces
    broken = verdict.violation.map {
      Judgement.BrokenRule(
        id: id, violation: $0, changedScene: changed, changedTrace: traces.dropFirst().first)
    }
  }
}

extension Campaign {
  /// Plays scenarios and judges them by the rule or relation `id`; nil if the campaign judges none
  /// such.
  func observer(of id: Rule.ID) -> ((Scenario) -> Play)? {
    if let invariant = invariants.first(where: { $0.id == id }) {
      return { scenario in
        progress?.noteEvaluation()
        guard let trace = system.outcome(of: scenario).trace else { return .nothing }
        return Play(invariant.check(Evidence(scenario, trace)), of: invariant, [trace])
      }
    }
    guard let relation = relations.first(where: { $0.id == id }) else { return nil }
    return { scenario in
      progress?.noteEvaluation()
      guard let trace = system.outcome(of: scenario).trace else { return .nothing }
      guard let changed = relation.transformed(scenario) else {
        return Play(.notExercised, of: id, [trace], changed: nil)
      }
      guard let other = system.outcome(of: changed).trace else { return .nothing }
      return Play(
        relation.judge(scenario, trace, changed, other), of: id, [trace, other], changed: changed)
    }
  }

  /// Tells whether a scenario breaks the rule or relation `id`; nil if the campaign judges none such.
  func test(of id: Rule.ID) -> ((Scenario) -> Bool)? {
    observer(of: id).map { observe in { observe($0).broken != nil } }
  }
}

/// Plays the steps of a shrink, each that is to be taken a second time, and keeps what was seen.
///
/// A rule that the engine breaks only now and then cannot be shrunk: whatever step is tried, it may
/// hold by luck. So a step is taken only if the rule is broken twice, and if the two traces differ
/// that is found out here.
final class Witness {
  private let observe: (Scenario) -> Play
  /// What was seen of the smallest scene so far.
  private(set) var last: Play?
  /// How the engine was seen to be flaky, if it was.
  private(set) var flakiness: Flakiness?

  /// Begins with what a search saw of the scene to be shrunk, if it is known.
  init(_ observe: @escaping (Scenario) -> Play, seen: Play?) {
    self.observe = observe
    last = seen
  }

  /// Whether the scene breaks the rule, both times that it is played.
  func confirms(_ scenario: Scenario) -> Bool {
    let first = observe(scenario)
    guard first.broken != nil else { return false }
    return repeats(first, scenario)
  }

  /// Whether the scene still shows what was seen of it before.
  func confirmsAgain(_ scenario: Scenario) -> Bool {
    guard let last else { return confirms(scenario) }
    return repeats(last, scenario)
  }

  private func repeats(_ seen: Play, _ scenario: Scenario) -> Bool {
    last = last ?? seen
    let again = observe(scenario)
    flakiness = flakiness ?? Flakiness(seen.traces, again.traces)
    guard again.broken != nil else { return false }
    last = again
    return true
  }
}

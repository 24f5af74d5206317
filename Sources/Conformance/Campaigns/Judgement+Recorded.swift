import Invariants
import TouchScript

extension Judgement {
  /// Judges what was recorded of `scenario` elsewhere, where no engine can play anything again.
  ///
  /// Relations between two scenes are not judged. What went wrong first leads; at the same event the
  /// rulebook's order decides, since what a rule needs cannot be measured.
  public init(
    _ scenario: Scenario, recorded trace: Trace, by invariants: [Invariant] = Invariants.all
  ) {
    let evidence = Evidence(scenario, trace)
    var broken: [BrokenRule] = []
    var held: [Rule.ID] = []
    var notExercised: [Rule.ID] = []
    for invariant in invariants {
      switch invariant.check(evidence) {
      case .notExercised: notExercised.append(invariant.id)
      case .holds: held.append(invariant.id)
      case .broken(let violation):
        broken.append(BrokenRule(id: invariant.id, violation: violation))
      }
    }
    broken = broken.enumerated().sorted { left, right in
      (left.element.violation.event, left.offset) < (right.element.violation.event, right.offset)
    }.map(\.element)
    self.init(
      scenario: scenario, trace: trace, broken: broken, held: held, notExercised: notExercised)
  }
}

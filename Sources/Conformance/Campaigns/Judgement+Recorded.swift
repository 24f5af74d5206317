import Invariants
import Stage
import TouchScript

extension Judgement {
  /// Judges what was recorded of `scenario` elsewhere, where no engine can play anything again.
  ///
  /// Relations between two scenes are not judged. What went wrong first leads; at the same event the
  /// rulebook's order decides, since what a rule needs cannot be measured.
  public init(
    _ scenario: Scenario, recorded trace: Trace, by invariants: [Invariant] = Invariants.all
  ) {
    self.init(scenario, on: Stage(), by: invariants, seen: trace)
  }
}

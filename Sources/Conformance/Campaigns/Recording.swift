import Invariants
import TouchScript

/// What was recorded of one scenario elsewhere, in the place of an engine: it plays nothing else.
private struct Recording: TouchSystem {
  let scenario: Scenario
  let trace: Trace

  var about: About { About(name: "a recording") }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    guard scenario == self.scenario else {
      throw Skip(reason: "another scene was recorded, and there is no engine to play this one")
    }
    return trace
  }
}

extension Judgement {
  /// Judges what was recorded of `scenario` elsewhere, where no engine can play anything again.
  ///
  /// Relations between two scenes are not judged. What went wrong first leads; at the same event the
  /// rulebook's order decides, since what a rule needs cannot be measured.
  public init(
    _ scenario: Scenario, recorded trace: Trace, by invariants: [Invariant] = Invariants.all
  ) {
    self.init(scenario, on: Recording(scenario: scenario, trace: trace), by: invariants)
  }
}

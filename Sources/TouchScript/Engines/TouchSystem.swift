/// Anything that can play a scenario: an engine, behind whatever wall it stands.
///
/// Every call is a fresh world; nothing may be left over from the scenario before.
public protocol TouchSystem: Sendable {
  /// Plays `scenario`, which is valid, and reports what was observed.
  func perform(_ scenario: Scenario) -> Trace

  /// What became of `scenario`, which is valid. An engine in another process may not only play or
  /// skip it: it can crash, hang, or answer what is no trace.
  func outcome(of scenario: Scenario) -> EngineOutcome

  /// The same for who plays valid scenarios alone, so that nobody need look whether they are.
  var trusting: any TouchSystem { get }
}

extension TouchSystem {
  /// The trace that `perform` reports.
  public func outcome(of scenario: Scenario) -> EngineOutcome { .played(perform(scenario)) }

  /// The system itself, which does not look.
  public var trusting: any TouchSystem { self }
}

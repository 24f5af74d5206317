/// Anything that can play a scenario: an engine, behind whatever wall it stands.
///
/// Every call is a fresh world; nothing may be left over from the scenario before.
public protocol TouchSystem: Sendable {
  /// Plays `scenario`, which is valid, and reports what was observed.
  func perform(_ scenario: Scenario) -> Trace

  /// The same for who plays valid scenarios alone, so that nobody need look whether they are.
  var trusting: any TouchSystem { get }
}

extension TouchSystem {
  /// The system itself, which does not look.
  public var trusting: any TouchSystem { self }
}

/// What was observed while a scenario was played: every callback, in order, with its time.
///
/// An engine only reports; it judges nothing. Touches inside one event are listed by finger number,
/// since UIKit hands them over as an unordered set (rulebook TO-21).
public struct Trace: Hashable, Sendable {
  /// What happened, in order.
  public var events: [Event]

  /// Makes a trace.
  public init(events: [Event] = []) {
    self.events = events
  }

  /// Names a responder or recognizer of the scenario.
  public typealias ID = Scenario.ID

  /// One observation.
  public struct Event: Hashable, Sendable {
    /// Virtual time in milliseconds since the scene was built.
    public var at: Int
    /// What was observed.
    public var what: Observation

    /// Makes an event.
    public init(at: Int, _ what: Observation) {
      self.at = at
      self.what = what
    }
  }
}

extension Scenario {
  /// What the app does inside a callback, the first time that the callback comes.
  ///
  /// Changes made there, amid an event, must not change whom the rest of the event goes to.
  /// Source: rulebook EX-14.
  public struct Reaction: Hashable, Sendable {
    /// The callback in which it happens.
    public var on: Trigger
    /// What the app does then, in order.
    public var changes: [Change]

    /// Makes a reaction.
    public init(on trigger: Trigger, changes: [Change]) {
      self.on = trigger
      self.changes = changes
    }

    /// A callback in which an app can react.
    public enum Trigger: Hashable, Sendable {
      /// The action of a recognizer is called.
      case action(ID)
      /// A responder is told of touches: the method of a phase is called, but never of
      /// `stationary`, of which nobody is told.
      case touches(ID, TouchPhase)
      /// A control sends an event.
      case controlEvent(ID, ControlEvent)
    }
  }
}

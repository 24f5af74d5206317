extension Scenario {
  /// One `addTarget(_:action:for:)`.
  public struct Target: Hashable, Sendable {
    /// Who is called.
    public var receiver: Receiver
    /// Name of the action method, such as `tapped`.
    public var action: String
    /// The events it is registered for; at least one.
    public var events: [ControlEvent]

    /// Makes a registration.
    public init(
      _ receiver: Receiver, _ action: String, for events: [ControlEvent] = [.touchUpInside]
    ) {
      self.receiver = receiver
      self.action = action
      self.events = events
    }

    /// Who an action is registered with.
    public enum Receiver: Hashable, Sendable {
      /// A responder of the scene, called directly. Source: rulebook RC-26.
      case responder(ID)
      /// A nil target: the chain is searched from the control. Source: rulebook RC-24.
      case firstResponder
      /// An object that is gone before the first touch. Source: rulebook CT-20.
      case released
    }
  }

  /// One `addTarget(_:action:)` of a recognizer. Source: rulebook GR-47 to GR-49.
  public struct RecognizerTarget: Hashable, Sendable {
    /// Who is called.
    public var receiver: Receiver
    /// Name of the action method, such as `panned`.
    public var action: String

    /// Makes a registration.
    public init(_ receiver: Receiver, _ action: String) {
      self.receiver = receiver
      self.action = action
    }

    /// Who a recognizer's action is registered with.
    public enum Receiver: Hashable, Sendable {
      /// A responder of the scene, called directly.
      case responder(ID)
      /// An object that is gone before the first touch. Source: rulebook GR-49.
      case released
    }
  }
}

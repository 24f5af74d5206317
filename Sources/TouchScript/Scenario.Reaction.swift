extension Scenario {
  /// What the app does inside a callback, the first time that the callback comes.
  ///
  /// Changes made there, during an event, must not change whom the rest of the event goes to.
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
      /// A responder receives touches: the method of a phase is called, but never of
      /// `stationary`, for which there is no call.
      case touches(ID, TouchPhase)
      /// A control sends an event.
      case controlEvent(ID, ControlEvent)
    }
  }
}

// MARK: - Schema

extension Scenario.Reaction: Composite {
  package static let schema = Schema<Self>(
    "reaction",
    [
      .init("on", \.on, isRequired: true),
      .init("changes", \.changes, in: .filled, isRequired: true),
    ])

  package static let blank = Self(on: .action(""), changes: [])
}

extension Scenario.Reaction.Trigger: Variant {
  var arguments: [any Spellable] {
    switch self {
    case .action(let recognizer): [recognizer]
    case .touches(let responder, let phase): [responder, phase]
    case .controlEvent(let control, let event): [control, event]
    }
  }

  package static let noun = "trigger"

  package static let forms: [Form<Self>] = [
    Form(
      "action", action, Argument("recognizer", .reference(.recognizer)),
      says: { "\($0.shown) acts" }),
    Form(
      "touches", touches, Argument("responder", .reference(.responder)),
      Argument("phase", in: .words(["began", "moved", "ended", "cancelled"])),
      says: { responder, phase in
        let method = phase.rawValue.prefix(1).uppercased() + phase.rawValue.dropFirst()
        return "\(responder.shown) gets touches\(method)"
      }),
    Form(
      "controlEvent", controlEvent,
      Argument("control", .reference(.control(can: "send events"))), Argument("event"),
      says: { "\($0.shown) sends \($1.shown)" }),
  ]
}

extension Scenario {
  /// What a responder does with each of the four touch messages.
  public struct TouchHandling: Hashable, Sendable {
    /// `touchesBegan(_:with:)`.
    public var began: Forwarding
    /// `touchesMoved(_:with:)`.
    public var moved: Forwarding
    /// `touchesEnded(_:with:)`.
    public var ended: Forwarding
    /// `touchesCancelled(_:with:)`.
    public var cancelled: Forwarding

    /// Makes a handling, method by method.
    public init(
      began: Forwarding = .passesOn, moved: Forwarding = .passesOn,
      ended: Forwarding = .passesOn, cancelled: Forwarding = .passesOn
    ) {
      self.began = began
      self.moved = moved
      self.ended = ended
      self.cancelled = cancelled
    }

    /// Handles all four methods alike.
    public init(_ forwarding: Forwarding) {
      self.init(began: forwarding, moved: forwarding, ended: forwarding, cancelled: forwarding)
    }

    /// The handling of the message of `phase`; nobody receives stationary touches.
    public subscript(phase: TouchPhase) -> Forwarding {
      switch phase {
      case .began: began
      case .moved: moved
      case .ended: ended
      case .cancelled: cancelled
      case .stationary: .passesOn
      }
    }
  }

  /// Whether an overridden method of an event calls super, and when. Source: rulebook RC-14, RC-15.
  public enum Forwarding: String, Hashable, Sendable, Codable, CaseIterable {
    /// Is seen, then calls super: what a method that is not overridden amounts to.
    case passesOn
    /// Calls super first, and is seen after.
    case passesOnFirst
    /// Is seen, and does not call super.
    case keeps
  }

  /// A view controller of the scene.
  public struct Controller: Hashable, Sendable, Identifiable {
    /// The controller's name.
    public var id: ID
    /// The view it manages.
    public var view: ID
    /// What it does with touches that reach it.
    public var touches: TouchHandling = TouchHandling()
    /// Action methods that it implements.
    public var actions: [String] = []
    /// Actions for which `canPerformAction(_:withSender:)` answers false. Source: rulebook RC-27.
    public var refuses: [String] = []
    /// `canBecomeFirstResponder`; nil: not overridden.
    public var canBecomeFirstResponder: Bool?
    /// What it does with motion, press and remote control events.
    public var otherEvents: Forwarding = .passesOn
    /// The controller that presented it before the first step; nil: it is the child of the
    /// controller around it, if there is one. A presented controller is nobody's child.
    public var presentedBy: ID?

    /// Makes a controller that does nothing of its own; `with` sets what is other.
    public init(id: ID, view: ID) {
      self.id = id
      self.view = view
    }
  }

  /// The application object and its delegate, as the end of the responder chain.
  public struct Application: Hashable, Sendable {
    /// What the application does with touches that reach it.
    public var touches: TouchHandling
    /// Action methods that the application implements.
    public var actions: [String]
    /// What the application does with motion, press and remote control events.
    public var otherEvents: Forwarding
    /// Whether its `sendEvent(_:)` does not call super. Source: rulebook SY-04.
    public var dropsEvents: Bool
    /// The delegate; nil: the application has none.
    public var delegate: Delegate?

    /// Makes an application.
    public init(
      touches: TouchHandling = TouchHandling(), actions: [String] = [],
      otherEvents: Forwarding = .passesOn, dropsEvents: Bool = false, delegate: Delegate? = nil
    ) {
      self.touches = touches
      self.actions = actions
      self.otherEvents = otherEvents
      self.dropsEvents = dropsEvents
      self.delegate = delegate
    }

    /// The application's delegate.
    public struct Delegate: Hashable, Sendable {
      /// Whether its class is a `UIResponder`: only then it is in the chain. Source: RC-08.
      public var isResponder: Bool
      /// What it does with touches that reach it.
      public var touches: TouchHandling
      /// Action methods that it implements.
      public var actions: [String]
      /// What it does with motion, press and remote control events.
      public var otherEvents: Forwarding

      /// Makes a delegate.
      public init(
        isResponder: Bool = true, touches: TouchHandling = TouchHandling(),
        actions: [String] = [], otherEvents: Forwarding = .passesOn
      ) {
        self.isResponder = isResponder
        self.touches = touches
        self.actions = actions
        self.otherEvents = otherEvents
      }
    }
  }
}

// MARK: - Schema

extension Scenario.TouchHandling: Composite {
  package static let schema = Schema<Self>(
    "handling",
    [
      .init("began", \.began, says: .before("began")),
      .init("moved", \.moved, says: .before("moved")),
      .init("ended", \.ended, says: .before("ended")),
      .init("cancelled", \.cancelled, says: .before("cancelled")),
    ])

  static var shape: Shape { .any("touchHandling", [Scenario.Forwarding.shape, schema.shape]) }

  package static let blank = Self()

  /// Reads a word for all four methods, or an object with a word for each.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    switch try reader.peek() {
    case .quote: Self(try Scenario.Forwarding.read(from: &reader))
    case .brace: try readProperties(from: &reader)
    default: throw reader.mismatch("text or an object")
    }
  }

  /// Writes a word where all four methods do alike, else what is not passed on.
  func write(to writer: inout JSONWriter) {
    if self == Self(began) { began.write(to: &writer) } else { writeProperties(to: &writer) }
  }

  /// The source where a handling is wanted, such as `.init(.keeps)`.
  var source: String { self == Self(began) ? ".init(\(began.source))" : shortSource }

  /// The source where a word will do for all four methods, such as `.keeps`, else `.init(…)`.
  var shortSource: String {
    self == Self(began) ? began.source : ".init(\(sourceArguments.joined(separator: ", ")))"
  }

  var shown: String { description }

  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    Scenario.Forwarding.alternatives(to: nil, all).map { $0.map(Self.init) }
      + propertyAlternatives(to: value, all)
  }
}

extension Scenario.TouchHandling: CustomStringConvertible {
  /// A word where all four methods do alike, else a word for each that does not pass on.
  public var description: String {
    self == Self(began) ? began.rawValue : remarks.joined(separator: ", ")
  }
}

extension Scenario.Controller: Composite {
  package static let schema = Schema<Self>(
    "controller",
    [
      .init("id", \.id, .name, isRequired: true, says: .silent),
      .init(
        "view", \.view, .reference(.subview("has no controller")), isRequired: true, says: .silent),
      .init("touches", \.touches, needs: .touchOverrides, says: .value),
      .init("actions", \.actions, .action, needs: .chainActions, says: .before("implements")),
      .init("refuses", \.refuses, .action, needs: .canPerformAction, says: .before("refuses")),
      .init("otherEvents", \.otherEvents, needs: .otherEvents, says: .before("other events:")),
      .init(
        "presentedBy", \.presentedBy, .reference(.controller), needs: .presentation,
        says: .before("presented by")),
      .init("canBecomeFirstResponder", \.canBecomeFirstResponder, needs: .firstResponders),
    ])

  package static let blank = Self(id: "", view: "")

  var ownName: Scenario.ID? { id }
}

extension Scenario.Application: Composite {
  package static let schema = Schema<Self>(
    "application",
    [
      .init("touches", \.touches, needs: .touchOverrides, says: .value),
      .init("actions", \.actions, .action, needs: .chainActions, says: .before("implements")),
      .init("otherEvents", \.otherEvents, needs: .otherEvents, says: .before("other events:")),
      .init("dropsEvents", \.dropsEvents, needs: .sendEventOverrides, says: .words("drops events")),
      .init("delegate", \.delegate, needs: .applicationDelegate, says: .silent),
    ])

  package static let blank = Self()
}

extension Scenario.Application.Delegate: Composite {
  package static let schema = Schema<Self>(
    "delegate",
    [
      .init("isResponder", \.isResponder, says: .words("no responder")),
      .init("touches", \.touches, needs: .touchOverrides, says: .value),
      .init("actions", \.actions, .action, needs: .chainActions, says: .before("implements")),
      .init("otherEvents", \.otherEvents, needs: .otherEvents, says: .before("other events:")),
    ])

  package static let blank = Self()
}

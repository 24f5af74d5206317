extension Scenario {
  /// The methods that a view's class overrides, and what they do instead.
  public struct Overrides: Hashable, Sendable {
    /// The four touch methods.
    public var touches: TouchHandling
    /// `hitTest(_:with:)`; nil: not overridden.
    public var hitTest: HitTest?
    /// `point(inside:with:)`; nil: not overridden.
    public var pointInside: PointInside?
    /// `next`: the responder that it returns; nil: not overridden.
    public var next: ID?
    /// The answer of `gestureRecognizerShouldBegin(_:)` for every recognizer; nil: not overridden.
    public var shouldBegin: Bool?
    /// Action methods that the class implements, for actions sent through the chain.
    public var actions: [String]

    /// Makes a set of overrides; what is left out is not overridden.
    public init(
      touches: TouchHandling = TouchHandling(), hitTest: HitTest? = nil,
      pointInside: PointInside? = nil, next: ID? = nil, shouldBegin: Bool? = nil,
      actions: [String] = []
    ) {
      self.touches = touches
      self.hitTest = hitTest
      self.pointInside = pointInside
      self.next = next
      self.shouldBegin = shouldBegin
      self.actions = actions
    }

    /// What an overridden `hitTest(_:with:)` does.
    public enum HitTest: Hashable, Sendable {
      /// Returns nil, without calling super. Source: rulebook HT-35, FB-17.
      case returnsNil
      /// Returns the view itself, without calling super. Source: rulebook HT-34.
      case returnsSelf
      /// Returns super's answer, but nil in the place of itself. Source: rulebook FB-12.
      case passesThrough
      /// Returns super's answer; where that is nil, the first answer of the subviews, front to
      /// back, with the converted point. Source: rulebook FB-09.
      case asksSubviews
      /// Returns this view whatever the point, without calling super. Source: rulebook HT-33.
      case returns(ID)
    }

    /// What an overridden `point(inside:with:)` answers.
    public enum PointInside: Hashable, Sendable {
      /// Always true. Source: rulebook HT-32.
      case always
      /// Always false. Source: rulebook HT-32.
      case never
      /// Whether the bounds, grown by this many points on each side, contain the point; half-open.
      /// Source: rulebook FB-01.
      case grown(Double)
      /// True where a subview, front to back, says so of the converted point; else super's answer.
      /// Source: rulebook FB-06.
      case orSubviews
      /// True only where some subview's frame contains the point. Source: rulebook FB-07.
      case onlySubviewFrames
    }
  }

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

    /// The handling of the message of `phase`; stationary touches are told to nobody.
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

  /// Whether an overridden touch method calls super, and when. Source: rulebook RC-14, RC-15.
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
    public var touches: TouchHandling
    /// Action methods that it implements.
    public var actions: [String]

    /// Makes a controller of `view`.
    public init(
      id: ID, view: ID, touches: TouchHandling = TouchHandling(), actions: [String] = []
    ) {
      self.id = id
      self.view = view
      self.touches = touches
      self.actions = actions
    }
  }

  /// The application object and its delegate, as the end of the responder chain.
  public struct Application: Hashable, Sendable {
    /// What the application does with touches that reach it.
    public var touches: TouchHandling
    /// Action methods that the application implements.
    public var actions: [String]
    /// The delegate; nil: the application has none.
    public var delegate: Delegate?

    /// Makes an application.
    public init(
      touches: TouchHandling = TouchHandling(), actions: [String] = [], delegate: Delegate? = nil
    ) {
      self.touches = touches
      self.actions = actions
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

      /// Makes a delegate.
      public init(
        isResponder: Bool = true, touches: TouchHandling = TouchHandling(), actions: [String] = []
      ) {
        self.isResponder = isResponder
        self.touches = touches
        self.actions = actions
      }
    }
  }
}

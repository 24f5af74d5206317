extension Scenario {
  /// A view, control, button or window of the scene, with everything that differs from a new one.
  public struct View: Hashable, Sendable, Identifiable {
    /// The view's name.
    public var id: ID
    /// The superview; nil exactly for windows.
    public var parent: ID?
    /// Which class the view is of.
    public var kind: Kind
    /// Where the view is before `transform`, in its parent's coordinates (windows: the screen's).
    public var frame: Rect
    /// Origin of `bounds`, in the view's own coordinates: what scrolling changes.
    public var boundsOrigin: Point
    /// The point that `transform` leaves in place, as fractions of the size.
    public var anchorPoint: Point
    /// Applied about the anchor point.
    public var transform: Transform
    /// Opacity from 0 to 1, held in 32 bits as UIKit does. Source: rulebook HT-06.
    public var alpha: Float
    /// `UIView.isHidden`.
    public var isHidden: Bool
    /// `UIView.isUserInteractionEnabled`.
    public var isUserInteractionEnabled: Bool
    /// `UIView.clipsToBounds`, which has no say in hit-testing. Source: rulebook HT-22.
    public var clipsToBounds: Bool
    /// `UIView.isMultipleTouchEnabled`.
    public var isMultipleTouchEnabled: Bool
    /// `UIControl.isEnabled`; means nothing for other kinds.
    public var isEnabled: Bool
    /// `UIWindow.windowLevel`; means nothing for other kinds.
    public var level: Int
    /// Target-action registrations; only controls have any.
    public var targets: [Target]
    /// Methods that the view's class overrides.
    public var overrides: Overrides

    /// Makes a view; what is left out is as on a new `UIView`.
    public init(
      id: ID, parent: ID? = nil, kind: Kind = .view, frame: Rect = Rect(0, 0, 0, 0),
      boundsOrigin: Point = .zero, anchorPoint: Point = Point(0.5, 0.5),
      transform: Transform = .identity, alpha: Float = 1, isHidden: Bool = false,
      isUserInteractionEnabled: Bool = true, clipsToBounds: Bool = false,
      isMultipleTouchEnabled: Bool = false, isEnabled: Bool = true, level: Int = 0,
      targets: [Target] = [], overrides: Overrides = Overrides()
    ) {
      self.id = id
      self.parent = parent
      self.kind = kind
      self.frame = frame
      self.boundsOrigin = boundsOrigin
      self.anchorPoint = anchorPoint
      self.transform = transform
      self.alpha = alpha
      self.isHidden = isHidden
      self.isUserInteractionEnabled = isUserInteractionEnabled
      self.clipsToBounds = clipsToBounds
      self.isMultipleTouchEnabled = isMultipleTouchEnabled
      self.isEnabled = isEnabled
      self.level = level
      self.targets = targets
      self.overrides = overrides
    }

    /// The classes a view can be of.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// `UIView`.
      case view
      /// A direct subclass of `UIControl`, without UIButton's protection. Source: CT-34.
      case control
      /// `UIButton`.
      case button
      /// `UIWindow`.
      case window

      /// Whether the class is `UIControl` or descends from it.
      public var isControl: Bool { self == .control || self == .button }
    }

    /// The view's bounds, in its own coordinates.
    public var bounds: Rect { Rect(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height) }
  }

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
}

extension Scenario {
  /// A view of any class, up to a window, with everything that differs from a new one.
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
    /// `UIView.isOpaque`, which has no say in hit-testing. Source: rulebook HT-08.
    public var isOpaque: Bool
    /// `UIView.isUserInteractionEnabled`; false on new labels and image views. Source: HT-26.
    public var isUserInteractionEnabled: Bool
    /// `UIView.clipsToBounds`, which has no say in hit-testing. Source: rulebook HT-22.
    public var clipsToBounds: Bool
    /// `UIView.isMultipleTouchEnabled`.
    public var isMultipleTouchEnabled: Bool
    /// `UIView.isExclusiveTouch`.
    public var isExclusiveTouch: Bool
    /// `UIControl.isEnabled`; means nothing for other kinds.
    public var isEnabled: Bool
    /// `UIWindow.windowLevel`; means nothing for other kinds.
    public var level: Int
    /// `numberOfSegments` of a segmented control, `numberOfPages` of a page control, 1 to 64; means
    /// nothing for other kinds.
    public var items: Int
    /// What a scroll view can scroll, and how; means nothing for other kinds.
    public var scrolling: Scrolling
    /// Target-action registrations; only controls have any.
    public var targets: [Target]
    /// Methods that the view's class overrides.
    public var overrides: Overrides

    /// Makes a view; what is left out is as on a new view of its kind.
    ///
    /// User interaction left out, or nil, is what new views of the kind have.
    public init(
      id: ID, parent: ID? = nil, kind: Kind = .view, frame: Rect = Rect(0, 0, 0, 0),
      boundsOrigin: Point = .zero, anchorPoint: Point = Point(0.5, 0.5),
      transform: Transform = .identity, alpha: Float = 1, isHidden: Bool = false,
      isOpaque: Bool = true, isUserInteractionEnabled: Bool? = nil, clipsToBounds: Bool = false,
      isMultipleTouchEnabled: Bool = false, isExclusiveTouch: Bool = false,
      isEnabled: Bool = true, level: Int = 0, items: Int = 2,
      scrolling: Scrolling = Scrolling(), targets: [Target] = [],
      overrides: Overrides = Overrides()
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
      self.isOpaque = isOpaque
      self.isUserInteractionEnabled = isUserInteractionEnabled ?? kind.takesTouchesWhenNew
      self.clipsToBounds = clipsToBounds
      self.isMultipleTouchEnabled = isMultipleTouchEnabled
      self.isExclusiveTouch = isExclusiveTouch
      self.isEnabled = isEnabled
      self.level = level
      self.items = items
      self.scrolling = scrolling
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
      /// `UILabel`.
      case label
      /// `UIImageView`.
      case imageView
      /// `UISwitch`.
      case `switch`
      /// `UISlider`.
      case slider
      /// `UISegmentedControl`.
      case segmentedControl
      /// `UIStepper`.
      case stepper
      /// `UIPageControl`.
      case pageControl
      /// `UITextField`.
      case textField
      /// `UIScrollView`.
      case scrollView
      /// `UITableView`, whose rows are those of its subviews that are cells, in their order.
      case tableView
      /// `UITableViewCell`; only table views hold any, and their frames are said like all others.
      case tableCell
      /// The content view of a cell (`UITableViewCellContentView`): its cell's first subview.
      case cellContent

      /// Whether the class is `UIControl` or descends from it.
      public var isControl: Bool {
        switch self {
        case .control, .button, .switch, .slider, .segmentedControl, .stepper, .pageControl,
          .textField:
          true
        case .view, .window, .label, .imageView, .scrollView, .tableView, .tableCell,
          .cellContent:
          false
        }
      }

      /// Whether the class is `UIScrollView` or descends from it.
      public var isScrollView: Bool { self == .scrollView || self == .tableView }

      /// `isUserInteractionEnabled` of new views of the class. Source: rulebook HT-26.
      public var takesTouchesWhenNew: Bool { self != .label && self != .imageView }
    }

    /// The view's bounds, in its own coordinates.
    public var bounds: Rect { Rect(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height) }
  }
  /// What a scroll view can scroll, and what it does with touches in its content.
  public struct Scrolling: Hashable, Sendable {
    /// `UIScrollView.contentSize`, in the view's own coordinates.
    public var contentSize: Size
    /// `UIScrollView.delaysContentTouches`.
    public var delaysContentTouches: Bool
    /// `UIScrollView.canCancelContentTouches`.
    public var canCancelContentTouches: Bool
    /// `UIScrollView.isScrollEnabled`.
    public var isScrollEnabled: Bool
    /// `UIScrollView.isPagingEnabled`.
    public var isPagingEnabled: Bool

    /// Makes a scrolling; what is left out is as on a new `UIScrollView`.
    public init(
      contentSize: Size = .zero, delaysContentTouches: Bool = true,
      canCancelContentTouches: Bool = true, isScrollEnabled: Bool = true,
      isPagingEnabled: Bool = false
    ) {
      self.contentSize = contentSize
      self.delaysContentTouches = delaysContentTouches
      self.canCancelContentTouches = canCancelContentTouches
      self.isScrollEnabled = isScrollEnabled
      self.isPagingEnabled = isPagingEnabled
    }
  }
}

// MARK: - Schema

extension Scenario.View: Composite {
  package static let schema = Schema<Self>(
    "view",
    [
      .init("id", \.id, .name, isRequired: true, says: .silent),
      .init("parent", \.parent, .reference(.view), says: .silent),
      .init("kind", \.kind, plain: .view, says: .silent),
      .init("frame", \.frame, .place(.superview), isAlwaysSaid: true, says: .silent),
      .init(
        "boundsOrigin", \.boundsOrigin, .place(.own), needs: .scrolledBounds,
        says: .before("bounds at")),
      .init("anchorPoint", \.anchorPoint, needs: .transforms, says: .before("anchor")),
      .init("transform", \.transform, needs: .transforms, says: .before("transform")),
      .init("alpha", \.alpha, in: .number(0...1), needs: .alpha, says: .before("alpha")),
      .init("isHidden", \.isHidden, needs: .hiddenViews, says: .words("hidden")),
      .init("isOpaque", \.isOpaque, needs: .drawingFlags, says: .words("not opaque")),
      .init(
        "isUserInteractionEnabled", \.isUserInteractionEnabled,
        needs: .disabledInteraction, says: .either("user interaction", "no user interaction")),
      .init(
        "clipsToBounds", \.clipsToBounds, needs: .drawingFlags, says: .words("clips to bounds")),
      .init(
        "isMultipleTouchEnabled", \.isMultipleTouchEnabled, needs: .multipleTouch,
        says: .words("multiple touch")),
      .init(
        "isExclusiveTouch", \.isExclusiveTouch, needs: .exclusiveTouch,
        says: .words("exclusive touch")),
      .init("isEnabled", \.isEnabled, needs: .disabledControls, says: .words("disabled")),
      .init("level", \.level, needs: .windowLevels, says: .before("level")),
      .init("items", \.items, in: .whole(Scenario.Limits.items), says: .after("items")),
      .init("scrolling", \.scrolling, says: .each(\.remarks)),
      .init("overrides", \.overrides, says: .each(\.remarks)),
      .init("targets", \.targets, needs: .controlTargets, says: .each { $0.map(\.shown) }),
    ])

  static let blank = Self(id: "")

  package var new: Self { Self(id: id, kind: kind) }
  var ownName: Scenario.ID? { id }
}

extension Scenario.Scrolling: Composite {
  package static let schema = Schema<Self>(
    "scrolling",
    [
      .init("contentSize", \.contentSize, says: .before("content")),
      .init("delaysContentTouches", \.delaysContentTouches),
      .init("canCancelContentTouches", \.canCancelContentTouches),
      .init("isScrollEnabled", \.isScrollEnabled, says: .words("no scrolling")),
      .init("isPagingEnabled", \.isPagingEnabled, needs: .paging, says: .words("pages")),
    ])

  static let blank = Self()

  package var new: Self { Self() }
}

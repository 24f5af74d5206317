extension Scenario {
  /// A view of any class, up to a window, with everything that differs from a new one.
  public struct View: Hashable, Sendable, Identifiable {
    /// The view's name.
    public var id: ID
    /// The superview; nil exactly for windows.
    public var parent: ID?
    /// Which class the view is of.
    public var kind: Kind = .view
    /// Where the view is before `transform`, in its parent's coordinates (windows: the screen's).
    public var frame: Rect = Rect(0, 0, 0, 0)
    /// Origin of `bounds`, in the view's own coordinates: what scrolling changes.
    public var boundsOrigin: Point = .zero
    /// The point that `transform` leaves in place, as fractions of the size.
    public var anchorPoint: Point = Point(0.5, 0.5)
    /// Applied about the anchor point.
    public var transform: Transform = .identity
    /// Opacity from 0 to 1, held in 32 bits as UIKit does. Source: rulebook HT-06.
    public var alpha: Float = 1
    /// `UIView.isHidden`.
    public var isHidden: Bool = false
    /// `UIView.isOpaque`, which has no say in hit-testing. Source: rulebook HT-08.
    public var isOpaque: Bool = true
    /// `UIView.isUserInteractionEnabled`; false on new labels and image views. Source: HT-26.
    public var isUserInteractionEnabled: Bool
    /// `UIView.clipsToBounds`, which has no say in hit-testing. Source: rulebook HT-22.
    public var clipsToBounds: Bool = false
    /// `UIView.isMultipleTouchEnabled`.
    public var isMultipleTouchEnabled: Bool = false
    /// `UIView.isExclusiveTouch`.
    public var isExclusiveTouch: Bool = false
    /// `UIControl.isEnabled`; means nothing for other kinds.
    public var isEnabled: Bool = true
    /// `UIWindow.windowLevel`; means nothing for other kinds.
    public var level: Int = 0
    /// `numberOfSegments` of a segmented control, `numberOfPages` of a page control, 1 to 64; means
    /// nothing for other kinds.
    public var items: Int = 2
    /// What a scroll view can scroll, and how; means nothing for other kinds.
    public var scrolling: Scrolling = Scrolling()
    /// Target-action registrations; only controls have any.
    public var targets: [Target] = []
    /// Methods that the view's class overrides.
    public var overrides: Overrides = Overrides()

    /// Makes a view that is as a new one of its kind; `with` sets what is other.
    public init(id: ID, parent: ID? = nil, kind: Kind = .view, frame: Rect = Rect(0, 0, 0, 0)) {
      self.id = id
      self.parent = parent
      self.kind = kind
      self.frame = frame
      isUserInteractionEnabled = kind.takesTouchesWhenNew
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
    public var contentSize: Size = .zero
    /// `UIScrollView.delaysContentTouches`.
    public var delaysContentTouches: Bool = true
    /// `UIScrollView.canCancelContentTouches`.
    public var canCancelContentTouches: Bool = true
    /// `UIScrollView.isScrollEnabled`.
    public var isScrollEnabled: Bool = true
    /// `UIScrollView.isPagingEnabled`.
    public var isPagingEnabled: Bool = false

    /// Makes a scrolling as of a new `UIScrollView`.
    public init() {}
  }
}

// MARK: - Schema

extension Scenario.View: Composite {
  package static let schema = Schema<Self>(
    "view",
    [
      .init("id", \.id, .name, isRequired: true, says: .silent),
      .init("parent", \.parent, .reference(.view), says: .silent),
      .init("kind", \.kind, says: .silent),
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
        whenNew: { $0.kind.takesTouchesWhenNew }, needs: .disabledInteraction,
        says: .either("user interaction", "no user interaction")),
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
      .init("scrolling", \.scrolling, needs: .scrollViews, says: .each(\.remarks)),
      .init("overrides", \.overrides, says: .each(\.remarks)),
      .init("targets", \.targets, needs: .controlTargets, says: .each { $0.map(\.shown) }),
    ])

  package static let blank = Self(id: "")

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

  package static let blank = Self()
}

import Thresholds
import TouchScript

/// A view of the scene as the rules look at it: plain values only, numbers in the place of names.
struct SceneView {
  let kind: Scenario.View.Kind
  var frame: Rect
  var boundsOrigin: Point
  let anchorPoint: Point
  var transform: Transform
  var alpha: Float
  var isHidden: Bool
  var isUserInteractionEnabled: Bool
  let clipsToBounds: Bool
  let isMultipleTouchEnabled: Bool
  let isExclusiveTouch: Bool
  let isOpaque: Bool
  /// When the last animation of the view ends that allows no interaction, in milliseconds; 0: there
  /// was none. Source: rulebook HT-28.
  var animatedUntil = 0
  /// Whether another animation of the view, which allows interaction, began before that one was over:
  /// which of the two decides is open.
  var isAnimationOpen = false
  var isEnabled: Bool
  var isScrollEnabled: Bool
  let level: Int
  /// Whether actions are registered with it.
  let hasTargets: Bool
  let overrides: Overrides

  /// The methods that its class overrides.
  struct Overrides {
    let touches: Scenario.TouchHandling
    let hitTest: HitTest?
    let pointInside: Scenario.Overrides.PointInside?
    let hasNext: Bool
    let shouldBegin: Bool?
    /// Whether nothing at all is overridden.
    let isEmpty: Bool

    fileprivate static let none = Scenario.Overrides()
  }

  /// What an overridden `hitTest(_:with:)` does.
  enum HitTest: Hashable {
    case returnsNil, returnsSelf, passesThrough, asksSubviews, asksSubviewsIfOpen
    case returns(Int)
  }

  init(_ view: Scenario.View, _ names: Trace.Names) {
    kind = view.kind
    frame = view.frame
    boundsOrigin = view.boundsOrigin
    anchorPoint = view.anchorPoint
    transform = view.transform
    alpha = view.alpha
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = view.clipsToBounds
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    isOpaque = view.isOpaque
    isEnabled = view.isEnabled
    isScrollEnabled = view.scrolling.isScrollEnabled
    level = view.level
    hasTargets = !view.targets.isEmpty
    overrides = Overrides(
      touches: view.overrides.touches,
      hitTest: view.overrides.hitTest.map { HitTest($0, names) },
      pointInside: view.overrides.pointInside, hasNext: view.overrides.next != nil,
      shouldBegin: view.overrides.shouldBegin,
      isEmpty: view.overrides == Overrides.none)
  }

  /// Whether an app that looks at a view's own flags finds that it takes touches.
  var looksOpen: Bool {
    !isHidden && isUserInteractionEnabled && Double(alpha) >= Thresholds.alpha.surelyAbove
  }

  /// Whether the view has the same place in its superview's coordinates as another.
  func isPlaced(as other: SceneView) -> Bool {
    frame == other.frame && transform == other.transform && boundsOrigin == other.boundsOrigin
  }

  /// The view's bounds, in its own coordinates.
  var bounds: Rect { Rect(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height) }
}

extension SceneView.HitTest {
  fileprivate init(_ override: Scenario.Overrides.HitTest, _ names: Trace.Names) {
    switch override {
    case .returnsNil: self = .returnsNil
    case .returnsSelf: self = .returnsSelf
    case .passesThrough: self = .passesThrough
    case .asksSubviews: self = .asksSubviews
    case .asksSubviewsIfOpen: self = .asksSubviewsIfOpen
    case .returns(let id): self = .returns(names.responder(id))
    }
  }
}

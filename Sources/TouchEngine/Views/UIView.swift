import Foundation
import Thresholds

/// A rectangle that takes touches and holds subviews.
///
/// Departures from UIKit: nothing is drawn or laid out, and there are no layers; `anchorPoint` is
/// the view's own.
///
/// Geometry is always finite: setting NaN or infinity, or a rectangle whose edges are not finite,
/// leaves the old value and is reported as `ProgrammerError.Kind.invalidGeometry`. UIKit raises an
/// exception.
open class UIView: UIResponder {
  /// How many levels below its window a view may be and still take touches; a deeper one is reported
  /// as `ProgrammerError.Kind.misuse`. UIKit has no such limit, but its stack has an end: hit-testing
  /// calls itself for each level, because every view may override it, and each level needs less
  /// than 300 bytes of the stack in a release build.
  public static let depthLimit = 16_384

  // Hit-testing reads this and some other properties of every view that it comes by. Were access to
  // them checked, a search among 1,000 siblings would take 3.0 times as long as a bare loop, not 1.7.

  @exclusivity(unchecked) private(set) final var placement: Placement

  /// The view's own coordinates, in points; its origin is what scrolling changes. A negative size
  /// means the same rectangle as it does for `CGRect`, measured from the other side.
  open var bounds: CGRect {
    get { placement.bounds }
    set { place { $0.bounds = newValue } }
  }
  /// Where the anchor point is in the superview, in points.
  open var center: CGPoint {
    get { placement.center }
    set { place { $0.center = newValue } }
  }
  /// The smallest upright rectangle around the view, in its superview's coordinates. Setting it
  /// sets the size and the center; with a transform, use `bounds` and `center` instead.
  open var frame: CGRect {
    get { placement.frame }
    set { place { $0.frame = newValue } }
  }
  /// Applied about the anchor point. A view with a transform that cannot be undone, such as a scale
  /// of zero, is flat: it and all in it contain no point. Source: rulebook HT-16, HT-18, which
  /// leaves this to the engine.
  open var transform: CGAffineTransform {
    get { placement.transform }
    set { place { $0.transform = newValue } }
  }
  /// The point of the view that `center` places, as fractions of its size.
  open var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { place { $0.anchorPoint = newValue } }
  }

  /// Whether the view is hidden, with all its subviews. Source: rulebook HT-04.
  @exclusivity(unchecked) open var isHidden = false
  /// Whether the view and its subviews take touches. Source: rulebook HT-05.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Opacity from 0 to 1, held in 32 bits; anything beyond means the nearest of the two, and NaN
  /// changes nothing. Source: rulebook HT-06.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      guard !newValue.isNaN else { return report(.invalidGeometry, "alpha was set to NaN.") }
      opacity = Float(min(max(newValue, 0), 1))
      Animation.current?.note(self)
    }
  }
  @exclusivity(unchecked) private final var opacity: Float = 1
  /// How many animations are running that keep touches from the view. Source: rulebook HT-28.
  final var animationsWithoutTouches = 0
  /// Whether drawing is clipped to the bounds; no matter to touches. Source: rulebook HT-22.
  open var clipsToBounds = false
  /// Whether the view is drawn without showing what is behind it; no matter to touches.
  /// Source: rulebook HT-08.
  open var isOpaque = true
  /// Whether the view receives more than one finger at a time. Source: rulebook TO-24.
  open var isMultipleTouchEnabled = false
  /// Whether, while this view has a touch, no other view of its window gets one, and the other way
  /// round. Source: rulebook TO-28 to TO-31.
  open var isExclusiveTouch = false

  /// A number by which `viewWithTag(_:)` finds the view.
  @exclusivity(unchecked) open var tag = 0
  /// A name by which the app, or a test of it, knows the view.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?

  /// The views directly in this one, back to front.
  public final var subviews: [UIView] {
    putListInOrder()
    return list
  }
  /// The subviews, back to front unless the list is reversed.
  @exclusivity(unchecked) final var list: [UIView] = []
  /// Whether the list is front to back: it may be until it is read, after a subview was removed.
  @exclusivity(unchecked) final var isListReversed = false
  // What a view is in sets these to nil before it is released: `superview`, `window` and so on, here
  // and in recognizers, windows and touches, are `unowned(unsafe)`. Weak references cost 5 % of a play.

  /// The view that this one is directly in.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var superview: UIView?
  /// The window that the view is in; nil if it is in none. A window is in itself.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var window: UIWindow?
  /// How many superviews there are up to the window; zero outside a window.
  @exclusivity(unchecked) final var depth = 0
  /// The controller that manages the view.
  final unowned(unsafe) var viewController: UIViewController?
  private var attachedRecognizers: [UIGestureRecognizer] = []

  /// Makes a view at `frame`, in its superview's coordinates, in points; at zero, if the frame is
  /// not finite.
  public init(frame: CGRect = .zero) {
    placement = Placement(frame: frame)
    if !placement.isFinite { placement = Placement(frame: .zero) }
    super.init()
  }

  deinit {
    for recognizer in attachedRecognizers { recognizer.view = nil }
    releaseSubviews()
  }

  private func place(_ change: (inout Placement) -> Void) {
    var changed = placement
    change(&changed)
    guard changed.isFinite else {
      return report(.invalidGeometry, "A view's geometry was set to a value that is not finite.")
    }
    placement = changed
    Animation.current?.note(self)
  }

  // MARK: Hit-testing

  /// The front-most view at `point`, in this view's coordinates: a subview's answer, or this view.
  ///
  /// First, whether the view takes touches; then whether the point is inside; then the subviews, the
  /// front-most first, each with the point in its own coordinates; then this view itself. What
  /// `event` is does not matter. Source: rulebook HT-01, HT-02, HT-12, HT-19, HT-20, HT-29.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let itsPoint = subview.placement.pointFromSuperview(point)
      if let hit = subview.hitTest(itsPoint, with: event) { return hit }
    }
    return self
  }

  /// Whether the view, with all in it, takes touches. Source: rulebook HT-04 to HT-07, HT-18.
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= Thresholds.alpha.engine
      && placement.isInvertible && depth <= UIView.depthLimit
  }

  /// Whether `point`, in this view's coordinates, is in the bounds; the right and bottom edges are
  /// not. Source: rulebook HT-09, HT-10.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { placement.contains(point) }

  /// The thresholds of the application that the view is in.
  final var thresholds: ThresholdPlace { window?.application?.thresholds ?? ThresholdPlace() }

  // MARK: Responder

  /// The controller that manages the view, or else the superview. Source: rulebook RC-01.
  open override var next: UIResponder? { viewController ?? superview }

  override var hostWindow: UIWindow? { window }

  // MARK: Subviews

  /// Adds `view` in front of the other subviews.
  ///
  /// A view that this one is in, this view itself and a window cannot become its subviews: nothing
  /// happens, and it is reported.
  open func addSubview(_ view: UIView) { adopt(view, at: .front) }

  /// Inserts `view` so that `index` subviews are behind it; an index out of range means the nearest
  /// end.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: .index(index)) }

  /// Inserts `view` directly in front of `sibling`; nothing happens if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    adopt(view, at: .above(sibling))
  }

  /// Inserts `view` directly behind `sibling`; nothing happens if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    adopt(view, at: .below(sibling))
  }

  /// Moves `view` in front of its siblings; nothing happens if it is not a subview.
  /// Source: rulebook HT-13.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Moves `view` behind its siblings; nothing happens if it is not a subview.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// Exchanges the subviews at two indices, counted from the back; out of range, nothing happens.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    list.swapAt(first, second)
  }

  /// Takes the view out of its superview; nothing happens if it is in none.
  open func removeFromSuperview() { leave() }

  /// This view or the first in it that has the tag, a view before its subviews and the back-most
  /// subview first; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  // MARK: Notifications of changes

  /// Tells a subclass that `subview` was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells a subclass that `subview` is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells a subclass that the view is about to be in `newSuperview`; nil: in none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells a subclass that the view is in another superview, or in none.
  open func didMoveToSuperview() {}
  /// Tells a subclass that the view is about to be in `newWindow`; nil: in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells a subclass that the view is in another window, or in none.
  open func didMoveToWindow() {}

  // MARK: Recognizers

  /// The recognizers attached to this view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    attachedRecognizers.isEmpty ? nil : attachedRecognizers
  }

  /// Attaches `recognizer` to this view, and detaches it from the one before. Source: GR-50.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Detaches `recognizer` from this view, which ends its attempt. Source: rulebook EX-09.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.endAttempt()
    recognizer.view = nil
  }

  /// Whether `recognizer`, which would otherwise begin, may. Asked of the hit view, and of the view
  /// that the recognizer is attached to. Source: rulebook GC-09.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

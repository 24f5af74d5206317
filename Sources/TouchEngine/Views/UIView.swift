import Foundation

/// A rectangle that takes touches and holds subviews.
///
/// Departures from UIKit: nothing is drawn and there are no layers; `anchorPoint` is the view's own.
open class UIView: UIResponder {
  /// The view's own coordinates; its origin is what scrolling changes. In points.
  open var bounds: CGRect {
    get { placement.bounds }
    set { placement.bounds = newValue }
  }
  /// Where the anchor point is in the superview, in points.
  open var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }
  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { placement.transform }
    set { placement.transform = newValue }
  }
  /// The point of the view that `center` places, as fractions of its size.
  open var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { placement.anchorPoint = newValue }
  }
  final var placement: Placement

  /// Whether the view is hidden, with all its subviews.
  open var isHidden = false
  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// What only some classes can be, such as a disabled control: no taker of touches.
  var isEnabledForTouches: Bool { true }
  /// Opacity from 0 to 1, held in 32 bits. Source: rulebook HT-06.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Float(min(max(newValue, 0), 1)) }
  }
  private(set) final var opacity: Float = 1
  /// Whether drawing is clipped to the bounds; no matter to touches. Source: rulebook HT-22.
  open var clipsToBounds = false
  /// Whether the view hears of more than one finger at a time. Source: rulebook TO-24.
  open var isMultipleTouchEnabled = false
  /// Whether, while this view has a touch, no other view of its window gets one, and the other way
  /// round. Source: rulebook TO-28 to TO-31.
  open var isExclusiveTouch = false

  /// A name by which the app, or a test of it, knows the view.
  open var accessibilityIdentifier: String?
  /// The views directly in this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that this one is directly in.
  public internal(set) unowned(unsafe) var superview: UIView?
  unowned(unsafe) var attachedWindow: UIWindow?
  unowned(unsafe) var viewController: UIViewController?
  private var attachedRecognizers: [UIGestureRecognizer] = []

  /// Makes a view at `frame`, in its superview's coordinates, in points.
  public init(frame: CGRect = .zero) {
    placement = Placement(
      bounds: CGRect(origin: .zero, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY))
    super.init()
  }

  deinit {
    for subview in subviews { subview.superview = nil }
    for recognizer in attachedRecognizers { recognizer.view = nil }
  }

  /// The front-most view at `point`, in this view's coordinates: a subview's answer, or this view.
  ///
  /// First the gates; then whether the point is inside; then the subviews, the front-most first,
  /// each with the point in its own coordinates; then this view itself.
  /// Source: rulebook HT-01, HT-12, HT-19, HT-20.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let rules = behavior.hitTesting
    guard takesTouches(under: rules) else {
      if rules.asksPointOfExcludedViews { _ = self.point(inside: point, with: event) }
      return nil
    }
    let isInside = self.point(inside: point, with: event)
    guard isInside || asksSubviewsOutsideBounds(under: rules) else { return nil }
    if let hit = hitTestSubviews(point, with: event, under: rules) { return hit }
    return isInside && rules.answersSelf ? self : nil
  }

  /// Whether `point`, in this view's coordinates, is in the bounds; the right and bottom edges are
  /// not. Source: rulebook HT-09, HT-10.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    if behavior.hitTesting.edgesAreHalfOpen {
      return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
        && point.y < bounds.maxY
    }
    return point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
      && point.y <= bounds.maxY
  }

  /// The controller that manages the view, or else the superview. Source: rulebook RC-01.
  open override var next: UIResponder? {
    if let viewController, behavior.chain.includesControllers { return viewController }
    return superview
  }

  override var hostWindow: UIWindow? { attachedWindow }

  override var behavior: Behavior { attachedWindow?.rules ?? .uikit }

  /// The recognizers attached to this view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    attachedRecognizers.isEmpty ? nil : attachedRecognizers
  }

  /// Attaches `recognizer` to this view, and detaches it from the one before.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Detaches `recognizer` from this view, which ends its attempt. Source: rulebook EX-09.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.leaveGesture()
    recognizer.view = nil
  }

  /// Whether `recognizer`, which would otherwise begin, may. Asked of the hit view, and of the view
  /// that the recognizer is attached to. Source: rulebook GC-09.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

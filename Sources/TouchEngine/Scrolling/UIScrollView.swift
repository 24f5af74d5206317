import Foundation
import Thresholds

/// A view whose content is moved by dragging it.
///
/// To tell a drag from a touch of the content, it holds touches back from its content for a moment:
/// the content receives a touch only after `contentTouchDelayMilliseconds`, or when the finger
/// lifts, if no drag has begun by then. A drag that begins later cancels the touch of the content.
/// Both follow from the two recognizers that a scroll view has from the beginning: one that delays
/// touches, and `panGestureRecognizer`. Source: rulebook TV-02, TV-03, TV-09, TV-10, CF-14.
///
/// Touches of the content that come up the responder chain end here while scrolling is enabled, and
/// are passed on while it is not, as the documentation of `isScrollEnabled` has it.
///
/// Departures from UIKit: the content never moves beyond its ends, so there is no bouncing; no
/// zooming; nothing is animated, pages neither; and the scroll view is not the delegate of
/// `panGestureRecognizer`. How the content goes on after a flick is in `UIScrollView+Coasting.swift`.
open class UIScrollView: UIView {
  /// For how long touches are held back from the content at most, in milliseconds. UIKit does not
  /// document its value. Source: rulebook TV-03.
  public static var contentTouchDelayMilliseconds: Int { Thresholds.contentDelay.engine }

  /// Is notified of what the scroll view does; it is not retained.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is, in points. Its origin is at (0, 0) of the scroll view's coordinates.
  open var contentSize = CGSize.zero
  /// Margins around the content, in points, into which it can be dragged as well.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be dragged. If not, touches are not held back, and go on up the chain.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content stops at multiples of the scroll view's size when a drag ends.
  open var isPagingEnabled = false
  /// Whether touches are held back from the content until it is clear that they do not scroll.
  /// Source: rulebook TV-09.
  open var delaysContentTouches = true
  /// Whether a drag may take touches from the content. If not, a finger whose touch the content has
  /// does not scroll.
  open var canCancelContentTouches = true
  /// Whether `alwaysBounceVertical` and `alwaysBounceHorizontal` mean anything.
  open var bounces = true
  /// Whether even content that is not too high can be dragged up and down; it does not move then.
  open var alwaysBounceVertical = false
  /// Whether even content that is not too wide can be dragged to the side; it does not move then.
  open var alwaysBounceHorizontal = false
  /// Recognizes the dragging.
  public let panGestureRecognizer: UIPanGestureRecognizer =
    UIScrollViewPanGestureRecognizer()

  let delayedTouches = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  /// Where the content was when the dragging began; nil while there is none.
  var dragStart: CGPoint?
  /// How the content goes on by itself; nil while it does not.
  var coasting: Coasting?
  var restTimer: VirtualClock.Timer?
  /// The fingers that came down while the content went on by itself, which stopped it.
  private(set) var stoppingFingers: Set<Int> = []
  private var fingersPassedOn: Set<Int> = []

  /// Makes a scroll view at `frame`, in its superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(delayedTouches)
    addGestureRecognizer(panGestureRecognizer)
    implement("handlePan:") { [unowned self] _, _ in followPan() }
    panGestureRecognizer.addTarget(self, action: "handlePan:")
  }

  // MARK: Where the content is

  /// The view's own coordinates. Their origin is the content offset: the delegate is notified of its
  /// changes.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) } }
  }

  /// The point of the content, in points, that is at the top left. The app may set any.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the content so that its `contentOffset` is at the top left: at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Whether a finger that came down in the scroll view is on the screen, dragging or not.
  open var isTracking: Bool {
    delayedTouches.attempt.contains(where: \.isDown)
      || panGestureRecognizer.attempt.contains(where: \.isDown)
  }

  /// Whether the content is being dragged.
  open var isDragging: Bool { dragStart != nil }

  /// Stops the content if it goes on by itself, since fingers came down.
  func stop(for touches: Set<UITouch>) {
    let fingers = touches.map(\.fingerIndex)
    if isDecelerating {
      stoppingFingers.formUnion(fingers)
    } else {
      stoppingFingers.subtract(fingers)
    }
    stopCoasting()
  }

  // MARK: Touches of the content

  /// Whether `view`, in this scroll view, is to receive the touches that came down in it. Asked when
  /// they are held back no longer; a touch that scrolls by then is not asked about. By default, yes.
  ///
  /// - Parameters:
  ///   - touches: The touches that came down.
  ///   - event: The event that ended the delay; nil if no event did.
  ///   - view: Their view.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take from `view` a touch that it has received. Asked when the dragging is
  /// about to begin, unless `canCancelContentTouches` is false. By default, yes, but for a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// Whether `recognizer` may begin: that of the scroll view, if there is something to scroll in the
  /// direction of the movement, and the content lets its touches go.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return canDragAlongMovement && contentGivesTouchesUp
  }

  // MARK: Touches that come up the chain

  /// Keeps the touches, or passes them on if scrolling is disabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let fingers = touches.map(\.fingerIndex)
    if isScrollEnabled {
      fingersPassedOn.subtract(fingers)
    } else {
      fingersPassedOn.formUnion(fingers)
    }
    let passedOn = passedOn(touches)
    if !passedOn.isEmpty { super.touchesBegan(passedOn, with: event) }
  }

  /// Passes on the touches that were passed on when they began.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passedOn = passedOn(touches)
    if !passedOn.isEmpty { super.touchesMoved(passedOn, with: event) }
  }

  /// Passes on the touches that were passed on when they began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passedOn = passedOn(touches)
    fingersPassedOn.subtract(passedOn.map(\.fingerIndex))
    if !passedOn.isEmpty { super.touchesEnded(passedOn, with: event) }
  }

  /// Passes on the touches that were passed on when they began.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passedOn = passedOn(touches)
    fingersPassedOn.subtract(passedOn.map(\.fingerIndex))
    if !passedOn.isEmpty { super.touchesCancelled(passedOn, with: event) }
  }

  private func passedOn(_ touches: Set<UITouch>) -> Set<UITouch> {
    fingersPassedOn.isEmpty
      ? [] : touches.filter { fingersPassedOn.contains($0.fingerIndex) }
  }
}

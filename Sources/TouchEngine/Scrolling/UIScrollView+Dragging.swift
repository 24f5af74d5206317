import Foundation

/// How a finger drags the content.
extension UIScrollView {
  /// Follows the pan recognizer's action. The content keeps to the finger, from where the
  /// finger came down: so much the rulebook leaves open (KR-28). An offset that the app sets during
  /// the drag lasts until the next movement.
  func followPan() {
    switch panGestureRecognizer.state {
    case .began:
      dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      // The delegate may have ended it.
      if panGestureRecognizer.state == .began { moveContent() }
    case .changed:
      moveContent()
    case .ended:
      moveContent()
      if isPagingEnabled { turnPage() } else if isDragging { startCoasting() }
      endDrag()
    case .cancelled:
      endDrag()
    case .possible, .failed:
      break
    }
  }

  private func moveContent() {
    guard let dragStart else { return }
    contentOffset = withinEnds(dragStart - panGestureRecognizer.translation(in: self))
  }

  /// Moves the content to the nearest page: so many times as wide and as high as the scroll view.
  private func turnPage() {
    guard dragStart != nil, bounds.width > 0, bounds.height > 0 else { return }
    let page = CGPoint(
      x: (contentOffset.x / bounds.width).rounded() * bounds.width,
      y: (contentOffset.y / bounds.height).rounded() * bounds.height)
    contentOffset = withinEnds(page)
  }

  private func endDrag() {
    guard dragStart != nil else { return }
    dragStart = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
  }

  // MARK: Whether a drag may begin

  /// Whether the content can be dragged along the axis on which the fingers have moved more. If
  /// nothing can be scrolled on that axis, a scroll view further out may scroll instead. UIKit does
  /// not document how it decides.
  var canDragAlongMovement: Bool {
    let movement = panGestureRecognizer.translation(in: self)
    let isHorizontal = horizontalAxis.isScrollable || bounces && alwaysBounceHorizontal
    let isVertical = verticalAxis.isScrollable || bounces && alwaysBounceVertical
    if isHorizontal, isVertical { return true }
    return abs(movement.x) > abs(movement.y) ? isHorizontal : isVertical
  }

  /// Whether all views in the scroll view that have received a touch of the pan let it go.
  var contentGivesTouchesUp: Bool {
    for contact in panGestureRecognizer.attempt where contact.isBegunInView {
      guard let view = contact.touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  var horizontalAxis: ScrollAxis {
    ScrollAxis(
      first: -contentInset.left, last: contentSize.width + contentInset.right - bounds.width)
  }

  var verticalAxis: ScrollAxis {
    ScrollAxis(
      first: -contentInset.top, last: contentSize.height + contentInset.bottom - bounds.height)
  }
}

/// How far the content goes along one axis: the least and the greatest offset, in points.
struct ScrollAxis {
  let first: CGFloat
  let last: CGFloat

  /// Whether there is more content than there is room.
  var isScrollable: Bool { last > first }

  /// Where the content is when it is wanted at `offset`; nil: it does not move along this axis.
  func offset(_ offset: CGFloat) -> CGFloat? {
    isScrollable ? min(max(offset, first), last) : nil
  }
}

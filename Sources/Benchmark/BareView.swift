import Foundation
import TouchEngine

/// A rectangle that does what hit-testing requires of a view, and nothing else: the yardstick.
///
/// It has the same gates, the same half-open bounds, the same shift of the point and the same order
/// of subviews as `UIView`, in the plainest Swift: a final class, no overriding, no options.
final class BareView {
  var isHidden = false
  var isUserInteractionEnabled = true
  var alpha: Float = 1
  var bounds: CGRect
  var origin: CGPoint
  var subviews: [BareView]

  init(copying view: UIView) {
    bounds = view.bounds
    origin = view.frame.origin
    subviews = view.subviews.map(BareView.init(copying:))
  }

  /// The front-most view at `point`, in this view's coordinates.
  func hitTest(_ point: CGPoint) -> BareView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      point.x >= bounds.origin.x, point.x < bounds.origin.x + bounds.size.width,
      point.y >= bounds.origin.y, point.y < bounds.origin.y + bounds.size.height
    else { return nil }
    for subview in subviews.reversed() {
      let itsPoint = CGPoint(
        x: point.x - subview.origin.x + subview.bounds.origin.x,
        y: point.y - subview.origin.y + subview.bounds.origin.y)
      if let hit = subview.hitTest(itsPoint) { return hit }
    }
    return self
  }
}

import Foundation

/// A rectangle that does what hit-testing asks of a view, and nothing else: the yardstick.
///
/// It has the same gates, the same half-open bounds, the same shift of the point and the same order
/// of asking as `UIView`, in the plainest Swift: a final class, no overriding, no choice of rules.
final class BareView {
  var isHidden = false
  var isUserInteractionEnabled = true
  var alpha: Float = 1
  var bounds: CGRect
  var origin: CGPoint
  var subviews: [BareView] = []

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    origin = frame.origin
  }

  /// The front-most view at `point`, in this view's coordinates.
  func hitTest(_ point: CGPoint) -> BareView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, contains(point) else { return nil }
    for subview in subviews.reversed() {
      let itsPoint = CGPoint(
        x: point.x - subview.origin.x + subview.bounds.origin.x,
        y: point.y - subview.origin.y + subview.bounds.origin.y)
      if let hit = subview.hitTest(itsPoint) { return hit }
    }
    return self
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }
}

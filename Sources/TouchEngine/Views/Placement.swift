import Foundation

/// Where a view is in its superview, and what its own coordinates are. Source: rulebook HT-17.
struct Placement {
  var bounds: CGRect { didSet { update() } }
  var center: CGPoint { didSet { update() } }
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { update() } }
  var transform = CGAffineTransform.identity { didSet { update() } }
  /// What a superview's point is shifted by to become a point of the view, if nothing turns or
  /// scales it.
  private(set) var shiftFromSuperview = CGPoint.zero
  private var isPlain = true

  init(bounds: CGRect, center: CGPoint) {
    self.bounds = bounds
    self.center = center
    update()
  }

  private mutating func update() {
    isPlain = transform.isIdentity
    shiftFromSuperview = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width - center.x,
      y: bounds.origin.y + anchorPoint.y * bounds.height - center.y)
  }

  /// A point of the superview in the view's coordinates. Source: rulebook HT-15 to HT-17.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if isPlain { return shifted(point) }
    let aboutAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let straight = aboutAnchor.applying(transform.inverted())
    return shifted(CGPoint(x: straight.x + center.x, y: straight.y + center.y))
  }

  /// A point of the superview in the view's coordinates, if nothing turned or scaled the view.
  func shifted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shiftFromSuperview.x, y: point.y + shiftFromSuperview.y)
  }

  /// A point of the view in the superview's coordinates.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let shifted = CGPoint(x: point.x - shiftFromSuperview.x, y: point.y - shiftFromSuperview.y)
    if isPlain { return shifted }
    let aboutAnchor = CGPoint(x: shifted.x - center.x, y: shifted.y - center.y)
    let turned = aboutAnchor.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }
}

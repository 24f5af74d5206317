import Foundation

/// Where a view is in its superview, and what its own coordinates are. Source: rulebook HT-17.
struct Placement {
  var bounds: CGRect
  var center: CGPoint
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.standardized.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// What a superview's point is shifted by to become a point of the view, if nothing turns or
  /// scales it.
  private var shift: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width - center.x,
      y: bounds.minY + anchorPoint.y * bounds.height - center.y)
  }

  /// Whether the transform can be undone.
  var isInvertible: Bool {
    transform.isIdentity
      || transform.a * transform.d != transform.b * transform.c && transform.inverted().isFinite
  }

  /// Whether all of it is finite, the edges included.
  var isFinite: Bool {
    bounds.minX.isFinite && bounds.minY.isFinite && bounds.maxX.isFinite && bounds.maxY.isFinite
      && center.isFinite && anchorPoint.isFinite && transform.isFinite && shift.isFinite
  }

  /// Whether a point of the view is in the bounds; with negative sizes, in what `CGRect` says they
  /// are. The left and top edges are, the right and bottom ones are not.
  /// Source: rulebook HT-09 to HT-11.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.y >= bounds.minY
      && point.x < bounds.maxX && point.y < bounds.maxY
  }

  /// The smallest upright rectangle around the view in the superview. Setting it sets the size and
  /// the center.
  var frame: CGRect {
    get {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map(pointInSuperview)
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(
        x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
    set {
      let frame = newValue.standardized
      bounds.size = frame.size
      center = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
  }

  /// A point of the superview in the view's coordinates. If the transform cannot be undone it is
  /// applied as it is, so that the answer is a number at least. Source: rulebook HT-15 to HT-18.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity { return point + shift }
    return (point - center).applying(isInvertible ? transform.inverted() : transform) + center
      + shift
  }

  /// A point of the view in the superview's coordinates.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let straight = point - shift
    return transform.isIdentity ? straight : (straight - center).applying(transform) + center
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

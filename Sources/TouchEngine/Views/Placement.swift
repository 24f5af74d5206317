import Foundation

/// Where a view is in its superview, and what its own coordinates are. Source: rulebook HT-17.
///
/// What conversion and containment need of it is worked out when it changes.
struct Placement {
  // What hit-testing reads of every view comes first: in memory it is one piece then, and a search
  // among a thousand siblings waits for memory most of all.

  private var isPlain = true
  /// Whether the transform can be undone.
  private(set) var isInvertible = true
  /// What a superview's point is shifted by to become a point of the view, if nothing turns or
  /// scales it.
  private(set) var shiftFromSuperview = CGPoint.zero
  /// The corners of the bounds with the least and the greatest coordinates.
  private var least = CGPoint.zero
  private var greatest = CGPoint.zero

  var bounds: CGRect { didSet { update() } }
  var center: CGPoint { didSet { update() } }
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { update() } }
  var transform = CGAffineTransform.identity { didSet { update() } }
  private var inverse = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.standardized.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    update()
  }

  private mutating func update() {
    least = CGPoint(x: bounds.minX, y: bounds.minY)
    greatest = CGPoint(x: bounds.maxX, y: bounds.maxY)
    shiftFromSuperview = CGPoint(
      x: least.x + anchorPoint.x * bounds.width - center.x,
      y: least.y + anchorPoint.y * bounds.height - center.y)
    isPlain = transform.isIdentity
    inverse = isPlain ? transform : transform.inverted()
    isInvertible =
      isPlain || (transform.a * transform.d != transform.b * transform.c && inverse.isFinite)
    if !isInvertible { inverse = transform }
  }

  /// Whether all of it is finite, the edges included.
  var isFinite: Bool {
    least.isFinite && greatest.isFinite && center.isFinite && anchorPoint.isFinite
      && transform.isFinite && shiftFromSuperview.isFinite
  }

  /// Whether a point of the view is in the bounds; with negative sizes, in what `CGRect` says they
  /// are. The left and top edges are, the far ones are not. Source: rulebook HT-09 to HT-11.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= least.x && point.y >= least.y && point.x < greatest.x && point.y < greatest.y
  }

  /// The smallest upright rectangle around the view in the superview. Setting it sets the size and
  /// the center.
  var frame: CGRect {
    get {
      let corners = [
        least, CGPoint(x: greatest.x, y: least.y), CGPoint(x: least.x, y: greatest.y), greatest,
      ].map(pointInSuperview)
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      let left = xs.min() ?? 0
      let top = ys.min() ?? 0
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
    if isPlain { return shifted(point) }
    let aboutAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let straight = aboutAnchor.applying(inverse)
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

import Foundation

extension UIView {
  /// The smallest upright rectangle around the view, in its superview's coordinates. Setting it
  /// sets the size and the center; with a transform, use `bounds` and `center` instead.
  public var frame: CGRect {
    get {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map(pointInSuperview)
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      let left = xs.min() ?? 0
      let top = ys.min() ?? 0
      return CGRect(
        x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// A point of this view in the coordinates of `view`; nil: of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? windowPoint(fromRoot: inRoot)
  }

  /// A point of `view` (nil: of the window) in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromWindow(point) }
    return pointFromRoot(view.pointInRoot(point))
  }

  /// A point of the superview in this view's coordinates. Source: rulebook HT-15 to HT-17.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if hasPlainTransform {
      return CGPoint(x: point.x + shiftFromSuperview.x, y: point.y + shiftFromSuperview.y)
    }
    let aboutAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let straight = aboutAnchor.applying(transform.inverted())
    return CGPoint(
      x: straight.x + center.x + shiftFromSuperview.x,
      y: straight.y + center.y + shiftFromSuperview.y)
  }

  /// A point of this view in the superview's coordinates.
  final func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let shifted = CGPoint(x: point.x - shiftFromSuperview.x, y: point.y - shiftFromSuperview.y)
    if hasPlainTransform { return shifted }
    let aboutAnchor = CGPoint(x: shifted.x - center.x, y: shifted.y - center.y)
    let turned = aboutAnchor.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// A point of this view's window in this view's coordinates.
  final func pointFromWindow(_ point: CGPoint) -> CGPoint {
    var line: [UIView] = []
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      line.append(current)
      view = current.superview
    }
    return line.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  func geometryChanged() {
    hasPlainTransform = transform.isIdentity
    shiftFromSuperview = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width - center.x,
      y: bounds.origin.y + anchorPoint.y * bounds.height - center.y)
  }

  /// The root is the space that the outermost superview is placed in: the screen, for a window.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view {
      result = current.pointInSuperview(result)
      view = current.superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let outermost = window ?? outermostSuperview
    return pointBelow(outermost, outermost.pointFromSuperview(point))
  }

  private func pointBelow(_ ancestor: UIView, _ point: CGPoint) -> CGPoint {
    var line: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== ancestor {
      line.append(current)
      view = current.superview
    }
    return line.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  private func windowPoint(fromRoot point: CGPoint) -> CGPoint {
    window?.pointFromSuperview(point) ?? point
  }

  private var outermostSuperview: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

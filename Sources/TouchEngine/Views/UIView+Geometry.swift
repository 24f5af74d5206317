import Foundation

extension UIView {
  /// The smallest upright rectangle around the view, in its superview's coordinates. Setting it
  /// sets the size and the center; with a transform, use `bounds` and `center` instead.
  public var frame: CGRect {
    get {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map(placement.pointInSuperview)
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

  /// A point of this view's window in this view's coordinates.
  final func pointFromWindow(_ point: CGPoint) -> CGPoint {
    guard attachedWindow !== self else { return point }
    guard let superview else { return placement.pointFromSuperview(point) }
    return placement.pointFromSuperview(superview.pointFromWindow(point))
  }

  /// The root is the space that the outermost superview is placed in: the screen, for a window.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view {
      result = current.placement.pointInSuperview(result)
      view = current.superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let outermost = window ?? outermostSuperview
    return pointBelow(outermost, outermost.placement.pointFromSuperview(point))
  }

  private func pointBelow(_ ancestor: UIView, _ point: CGPoint) -> CGPoint {
    var line: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== ancestor {
      line.append(current)
      view = current.superview
    }
    return line.reversed().reduce(point) { $1.placement.pointFromSuperview($0) }
  }

  private func windowPoint(fromRoot point: CGPoint) -> CGPoint {
    window?.placement.pointFromSuperview(point) ?? point
  }

  private var outermostSuperview: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

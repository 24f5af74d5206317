import Foundation

extension UIView {
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
    if let window { return pointBelow(window, point) }
    let outermost = outermostSuperview
    return pointBelow(outermost, outermost.placement.pointFromSuperview(point))
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

  /// A point of `ancestor`, which the view is in, in this view's coordinates: superviews convert it
  /// first. Beyond some levels a list spares the stack; a list for every point costs 4 % of a play.
  private func pointBelow(
    _ ancestor: UIView, _ point: CGPoint, recursionLimit: Int = 32
  ) -> CGPoint {
    guard self !== ancestor else { return point }
    guard recursionLimit == 0 else {
      let inSuperview =
        superview?.pointBelow(ancestor, point, recursionLimit: recursionLimit - 1) ?? point
      return placement.pointFromSuperview(inSuperview)
    }
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== ancestor {
      path.append(current)
      view = current.superview
    }
    return path.reversed().reduce(point) { $1.placement.pointFromSuperview($0) }
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

import Foundation

/// The steps of `UIView.hitTest(_:with:)`. Only that method itself stays on the stack while subviews
/// are asked, so that deep trees need little of it; these have returned by then. (What is marked
/// `@inline(never)` would take its share of the stack if it were made part of that method.)
extension UIView {
  /// What a view says of a point before its subviews are asked.
  enum Claim {
    /// Neither the view nor any subview is hit.
    case none
    /// A subview may be hit, but not the view itself.
    case forSubviews
    /// The view is hit, unless a subview is.
    case forItself
  }

  /// The gates, and whether the point is inside. Source: rulebook HT-01, HT-02, HT-20.
  final func claim(to point: CGPoint, with event: UIEvent?) -> Claim {
    guard takesTouches else {
      if wrong(.excludedPointAsked) { _ = self.point(inside: point, with: event) }
      return .none
    }
    let isInside =
      wrong(.pointOverridesIgnored)
      ? boundsContain(point) : self.point(inside: point, with: event)
    if isInside { return wrong(.neverSelf) ? .forSubviews : .forItself }
    if wrong(.childrenOutsideParent) { return .forSubviews }
    return wrong(.clippingHeeded) && !clipsToBounds ? .forSubviews : .none
  }

  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  final var takesTouches: Bool {
    guard closedGates.isDisjoint(with: behaviorInForce.pointee.gates) else { return false }
    let opacity = wrong(.alphaMultiplied) ? opacityWithSuperviews : opacity
    return Double(opacity) >= behaviorInForce.pointee.leastAlpha
  }

  /// Whether the bounds contain the point. Source: rulebook HT-09.
  final func boundsContain(_ point: CGPoint) -> Bool {
    placement.contains(point, withFarEdges: wrong(.closedEdges))
  }

  /// The superview's point in the coordinates that this view is asked in. Source: HT-15 to HT-17.
  final func pointForHitTest(fromSuperview point: CGPoint) -> CGPoint {
    if wrong(.pointNotConverted) { return point }
    var converted =
      wrong(.transformIgnored) ? placement.shifted(point) : placement.pointFromSuperview(point)
    if wrong(.boundsOriginIgnored) {
      converted.x -= bounds.origin.x
      converted.y -= bounds.origin.y
    }
    return converted
  }

  private var opacityWithSuperviews: Float {
    var product = opacity
    var view = superview
    while let ancestor = view {
      product *= ancestor.opacity
      view = ancestor.superview
    }
    return product
  }
}

/// Which subview is asked next, and what their answers come to. Source: rulebook HT-12.
struct SubviewSearch {
  /// The subviews as they were when the search began, whatever those that are asked do to them.
  private let subviews: [UIView]
  private var asked = 0
  private var isOver = false
  /// The subviews' answer so far.
  private(set) var answer: UIView?

  init(in view: UIView) {
    subviews = view.wrong(.managedViewsFirst) ? view.viewsWithManagedInFront : view.views
  }

  /// The subview of `view` to be asked next; nil when the answer is there, or nobody is left.
  @inline(never)
  mutating func next(
    in view: UIView, at point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    while !isOver, asked < subviews.count {
      let subview = subviews[view.wrong(.forwardSubviews) ? asked : subviews.count - 1 - asked]
      asked += 1
      if view.wrong(.excludedSubviewsSkipped), !subview.takesTouches { continue }
      if view.wrong(.pointAskedBySuperview), !subview.contains(point, ofSuperviewWith: event) {
        continue
      }
      return subview
    }
    return nil
  }

  /// Takes note of what `subview` answered. Source: rulebook HT-12, HT-23, HT-33, HT-35.
  @inline(never)
  mutating func note(
    _ hit: UIView?, of subview: UIView, at point: CGPoint, with event: UIEvent?
  ) {
    guard let hit = hit ?? standIn(for: subview, at: point, with: event) else {
      if subview.wrong(.noSiblingBehind) {
        isOver = subview.takesTouches && subview.contains(point, ofSuperviewWith: event)
      }
      return
    }
    if subview.wrong(.foreignAnswersDropped), !hit.isDescendant(of: subview) { return }
    if let answer {
      guard subview.wrong(.deepestAnswer), hit.depth > answer.depth else { return }
    }
    answer = hit
    isOver = !subview.wrong(.asksAllSiblings) && !subview.wrong(.deepestAnswer)
  }
}

extension SubviewSearch {
  /// What counts in the place of a missing answer: nothing, in UIKit. Source: rulebook FB-17.
  private func standIn(
    for subview: UIView, at point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    guard subview.wrong(.nilAnswerOverruled), subview.takesTouches,
      subview.contains(point, ofSuperviewWith: event)
    else { return nil }
    return subview
  }
}

extension UIView {
  /// The subviews as if those that a controller manages were in front, which matters to nobody in
  /// UIKit. Source: rulebook HT-43.
  fileprivate var viewsWithManagedInFront: [UIView] {
    views.filter { $0.viewController == nil } + views.filter { $0.viewController != nil }
  }

  fileprivate func contains(_ point: CGPoint, ofSuperviewWith event: UIEvent?) -> Bool {
    self.point(inside: pointForHitTest(fromSuperview: point), with: event)
  }
}

import Foundation

/// What `UIView.hitTest(_:with:)` does, step by step.
extension UIView {
  /// The gates, then the point, then the subviews, then the view itself.
  /// Source: rulebook HT-01, HT-02, HT-19, HT-20.
  @inline(__always)
  final func hitTestByRules(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let rules = rules.pointee.behavior.hitTesting
    guard takesTouches else {
      if rules.asksPointOfExcludedViews { _ = self.point(inside: point, with: event) }
      return nil
    }
    let isInside =
      rules.heedsPointOverrides
      ? self.point(inside: point, with: event) : boundsContain(point)
    guard isInside || asksSubviewsOutsideBounds else { return nil }
    if !subviewList.isEmpty, let hit = hitTestSubviews(point, with: event) { return hit }
    return isInside && rules.answersSelf ? self : nil
  }

  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  final var takesTouches: Bool {
    let rules = rules
    guard closedGates.isDisjoint(with: rules.pointee.gates) else { return false }
    let opacity = rules.pointee.behavior.hitTesting.multipliesAlpha ? opacityWithSuperviews : opacity
    return Double(opacity) >= rules.pointee.behavior.hitTesting.alphaLimit
  }

  /// Whether subviews have a say where the view itself has not the point: never, in UIKit.
  /// Source: rulebook HT-21, HT-22.
  private var asksSubviewsOutsideBounds: Bool {
    let rules = rules.pointee.behavior.hitTesting
    return rules.asksSubviewsOutsideBounds || (rules.heedsClipping && !clipsToBounds)
  }

  /// Whether the bounds contain the point. Source: rulebook HT-09.
  final func boundsContain(_ point: CGPoint) -> Bool {
    let placement = placement
    return placement.contains(point, withFarEdges: !rules.pointee.behavior.hitTesting.edgesAreHalfOpen)
  }

  /// Asks the subviews, each with the point in its own coordinates, until one has an answer.
  /// Source: rulebook HT-12, HT-15.
  private func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let rules = rules.pointee.behavior.hitTesting
    let subviews = views
    var answer: UIView?
    var asked = 0
    while asked < subviews.count {
      let isFrontToBack = rules.subviewOrder == .frontToBack
      let subview = subviews[isFrontToBack ? subviews.count - 1 - asked : asked]
      asked += 1
      if rules.skipsExcludedSubviews, !subview.takesTouches { continue }
      let itsPoint = subview.pointForHitTest(fromSuperview: point)
      guard let hit = subview.hitTest(itsPoint, with: event) else { continue }
      if rules.stopsAtFirstAnswer { return hit }
      answer = answer ?? hit
    }
    return answer
  }

  /// The superview's point in the coordinates that this view is asked in. Source: HT-15 to HT-17.
  private func pointForHitTest(fromSuperview point: CGPoint) -> CGPoint {
    let rules = rules.pointee.behavior.hitTesting
    guard rules.convertsPoint else { return point }
    let placement = placement
    var converted =
      rules.heedsTransform ? placement.pointFromSuperview(point) : placement.shifted(point)
    if !rules.heedsBoundsOrigin {
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

import Foundation

/// The parts of `UIView.hitTest(_:with:)`, in the order in which it takes them.
extension UIView {
  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  final func takesTouches(under rules: Behavior.HitTesting) -> Bool {
    (!isHidden || rules.hitsHiddenViews)
      && (isUserInteractionEnabled || rules.hitsNoninteractiveViews)
      && Double(rules.multipliesAlpha ? opacityWithSuperviews : opacity) >= rules.alphaLimit
      && (isEnabledForTouches || rules.hitsDisabledControls)
  }

  /// Whether subviews have a say where the view itself has not the point: never, in UIKit.
  /// Source: rulebook HT-21, HT-22.
  final func asksSubviewsOutsideBounds(under rules: Behavior.HitTesting) -> Bool {
    rules.asksSubviewsOutsideBounds || (rules.heedsClipping && !clipsToBounds)
  }

  /// Asks the subviews, each with the point in its own coordinates, until one has an answer.
  /// Source: rulebook HT-12, HT-15.
  final func hitTestSubviews(
    _ point: CGPoint, with event: UIEvent?, under rules: Behavior.HitTesting
  ) -> UIView? {
    let subviews = subviews
    var answer: UIView?
    for index in subviews.indices {
      let isFrontToBack = rules.subviewOrder == .frontToBack
      let subview = subviews[isFrontToBack ? subviews.count - 1 - index : index]
      if rules.skipsExcludedSubviews, !subview.takesTouches(under: rules) { continue }
      let itsPoint = subview.pointForHitTest(fromSuperview: point, under: rules)
      guard let hit = subview.hitTest(itsPoint, with: event) else { continue }
      if rules.stopsAtFirstAnswer { return hit }
      answer = answer ?? hit
    }
    return answer
  }

  /// The superview's point in the coordinates that this view is asked in. Source: HT-15 to HT-17.
  private func pointForHitTest(
    fromSuperview point: CGPoint, under rules: Behavior.HitTesting
  ) -> CGPoint {
    guard rules.convertsPoint else { return point }
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

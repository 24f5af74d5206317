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
      if rules.pointee.behavior.hitTesting.asksPointOfExcludedViews {
        _ = self.point(inside: point, with: event)
      }
      return .none
    }
    let isInside =
      rules.pointee.behavior.hitTesting.heedsPointOverrides
      ? self.point(inside: point, with: event) : boundsContain(point)
    if isInside { return answersItself ? .forItself : .forSubviews }
    return asksSubviewsOutsideBounds ? .forSubviews : .none
  }

  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  final var takesTouches: Bool {
    guard closedGates.isDisjoint(with: rules.pointee.gates) else { return false }
    let multiplies = rules.pointee.behavior.hitTesting.multipliesAlpha
    return Double(multiplies ? opacityWithSuperviews : opacity)
      >= rules.pointee.behavior.hitTesting.alphaLimit
  }

  /// Whether a view that contains the point is hit when no subview is. Source: rulebook HT-19, HT-39.
  private var answersItself: Bool {
    rules.pointee.behavior.hitTesting.answersSelf
      && (rules.pointee.behavior.hitTesting.windowsAnswerSelf || attachedWindow !== self)
  }

  /// Whether subviews have a say where the view itself has not the point: never, in UIKit.
  /// Source: rulebook HT-21, HT-22.
  private var asksSubviewsOutsideBounds: Bool {
    rules.pointee.behavior.hitTesting.asksSubviewsOutsideBounds
      || (rules.pointee.behavior.hitTesting.heedsClipping && !clipsToBounds)
  }

  /// Whether the bounds contain the point. Source: rulebook HT-09.
  final func boundsContain(_ point: CGPoint) -> Bool {
    placement.contains(
      point, withFarEdges: !rules.pointee.behavior.hitTesting.edgesAreHalfOpen)
  }

  /// The superview's point in the coordinates that this view is asked in. Source: HT-15 to HT-17.
  final func pointForHitTest(fromSuperview point: CGPoint) -> CGPoint {
    guard rules.pointee.behavior.hitTesting.convertsPoint else { return point }
    if !rules.pointee.behavior.hitTesting.heedsAnchorPoint {
      return pointAboutMiddle(fromSuperview: point)
    }
    var converted =
      rules.pointee.behavior.hitTesting.heedsTransform
      ? placement.pointFromSuperview(point) : placement.shifted(point)
    if !rules.pointee.behavior.hitTesting.heedsBoundsOrigin {
      converted.x -= bounds.origin.x
      converted.y -= bounds.origin.y
    }
    return converted
  }

  @inline(never)
  private func pointAboutMiddle(fromSuperview point: CGPoint) -> CGPoint {
    placement.anchoredInMiddle.pointFromSuperview(point)
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
    let isPlain = !view.rules.pointee.behavior.hitTesting.asksManagedViewsFirst
    subviews = isPlain ? view.views : view.viewsWithManagedInFront
  }

  /// The subview of `view` to be asked next; nil when the answer is there, or nobody is left.
  @inline(never)
  mutating func next(
    in view: UIView, at point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    while !isOver, asked < subviews.count {
      let isFrontToBack = view.rules.pointee.behavior.hitTesting.subviewOrder == .frontToBack
      let subview = subviews[isFrontToBack ? subviews.count - 1 - asked : asked]
      asked += 1
      if view.rules.pointee.behavior.hitTesting.skipsExcludedSubviews, !subview.takesTouches {
        continue
      }
      if view.rules.pointee.behavior.hitTesting.asksPointOfSubviews,
        !subview.contains(point, ofSuperviewWith: event)
      {
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
      guard !subview.rules.pointee.behavior.hitTesting.fallsThroughSubviews else { return }
      isOver = subview.takesTouches && subview.contains(point, ofSuperviewWith: event)
      return
    }
    let rules = subview.rules
    guard rules.pointee.behavior.hitTesting.acceptsForeignAnswers || hit.isDescendant(of: subview)
    else { return }
    if let answer {
      guard rules.pointee.behavior.hitTesting.prefersDeepestAnswer, hit.depth > answer.depth else {
        return
      }
    }
    answer = hit
    isOver =
      rules.pointee.behavior.hitTesting.stopsAtFirstAnswer
      && !rules.pointee.behavior.hitTesting.prefersDeepestAnswer
  }
}

extension SubviewSearch {
  /// What counts in the place of a missing answer: nothing, in UIKit. Source: rulebook FB-17.
  private func standIn(
    for subview: UIView, at point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    guard subview.rules.pointee.behavior.hitTesting.answersForSubviews, subview.takesTouches,
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

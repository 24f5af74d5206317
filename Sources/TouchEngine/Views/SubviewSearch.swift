import Foundation

/// How an engine asks subviews that gets something wrong about it.
///
/// UIKit's way is in `UIView.hitTest(_:with:)`; here it is again with a place for every mistake, so
/// that the right engine has nothing to ask about them.
extension UIView {
  /// The answer of the subviews; nil if none is hit.
  @inline(never)
  final func wrongAnswer(to point: CGPoint, with event: UIEvent?) -> UIView? {
    if wrong(.controlsHideSubviews), self is UIControl { return nil }
    if wrong(.grownAreaHasNoSubviews), !boundsContain(point) { return nil }
    var search = SubviewSearch(in: self)
    while let subview = search.next(in: self, at: point, with: event) {
      let hit = subview.hitTest(subview.pointForHitTest(fromSuperview: point), with: event)
      search.note(hit, of: subview, at: point, with: event)
    }
    return search.answer
  }
}

/// Which subview is asked next, and what their answers come to. Source: rulebook HT-12.
struct SubviewSearch {
  /// The mistakes that can be made in it.
  static let mistakes: [Mistake] = [
    .forwardSubviews, .managedViewsFirst, .asksAllSiblings, .deepestAnswer, .foreignAnswersDropped,
    .noSiblingBehind, .nilAnswerOverruled, .pointAskedBySuperview, .excludedSubviewsSkipped,
    .orderKeptFromFirstTouch, .controlsHideSubviews, .grownAreaHasNoSubviews,
    .disabledControlBlocksBehind,
  ]

  /// The subviews as they were when the search began, whatever those that are asked do to them.
  private let subviews: [UIView]
  private var asked = 0
  private var isOver = false
  /// The subviews' answer so far.
  private(set) var answer: UIView?

  init(in view: UIView) {
    subviews =
      view.wrong(.managedViewsFirst)
      ? view.viewsWithManagedInFront
      : view.wrong(.orderKeptFromFirstTouch) ? view.viewsAsAskedBefore : view.views
  }

  /// The subview of `view` to be asked next; nil when the answer is there, or nobody is left.
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
  mutating func note(
    _ hit: UIView?, of subview: UIView, at point: CGPoint, with event: UIEvent?
  ) {
    guard let hit = hit ?? standIn(for: subview, at: point, with: event) else {
      if subview.wrong(.disabledControlBlocksBehind), let control = subview as? UIControl,
        !control.isEnabled, !control.isHidden, control.isUserInteractionEnabled
      {
        isOver = control.contains(point, ofSuperviewWith: event)
      }
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

  /// The subviews in the order in which they were when they were asked first; new ones in front.
  fileprivate var viewsAsAskedBefore: [UIView] {
    let present = views
    let kept = viewsAsked.filter { view in present.contains { $0 === view } }
    viewsAsked = kept + present.filter { view in !kept.contains { $0 === view } }
    return viewsAsked
  }

  fileprivate func contains(_ point: CGPoint, ofSuperviewWith event: UIEvent?) -> Bool {
    self.point(inside: pointForHitTest(fromSuperview: point), with: event)
  }
}

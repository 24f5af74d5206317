import Foundation

/// What engines get wrong that keep something for too long, or count what does not count.
extension TouchDelivery {
  // MARK: Views and their touches

  /// Whether a view is to have all touches to itself. Source: rulebook TO-28.
  func wantsAll(_ view: UIView) -> Bool {
    if view.isExclusiveTouch { return true }
    guard wrong(.exclusiveInherited) else { return false }
    var superview = view.superview
    while let current = superview {
      if current.isExclusiveTouch { return true }
      superview = current.superview
    }
    return false
  }

  /// Takes the touches away that are in other windows. Source: rulebook TO-23, TO-31.
  func takeFromOtherWindows(_ contact: Contact) {
    for other in contacts where other.touch.window !== contact.touch.window && isWithView(other) {
      cancel(other)
    }
  }

  /// Whether all views that the touch's view is in take touches, in an engine that minds.
  /// Source: rulebook EX-03.
  func isInOpenViews(_ contact: Contact) -> Bool {
    guard wrong(.closedSuperviewsLoseTouches) else { return false }
    var superview = contact.touch.view?.superview
    while let current = superview {
      if !current.takesTouches { return false }
      superview = current.superview
    }
    return true
  }

  /// Whether a touch that the system took is still told as far as it was held back: never, in UIKit.
  /// Source: rulebook EX-01, TO-11.
  func isKeptThoughInterrupted(_ contact: Contact, _ moment: UITouch.Moment) -> Bool {
    wrong(.interruptedDelayReleases) && moment.phase == .cancelled && contact.view == .nothingYet
      && !contact.held.isEmpty
  }

  /// Whether a movement is lost because its touch is held back: never, in UIKit. Source: GR-22.
  func isLostWhileHeldBack(_ contact: Contact, _ moment: UITouch.Moment) -> Bool {
    wrong(.movesHeldBackAreLost) && moment.phase == .moved && contact.view == .nothingYet
      && !contact.held.isEmpty
  }

  /// A touch that began a while ago, in the phase that it is in now. Source: rulebook TO-09.
  func inPresentPhase(_ notice: ViewNotice) -> UITouch.Moment {
    var moment = notice.moment
    if moment.event != eventsSeen { moment.phase = notice.contact.touch.moment.phase }
    return moment
  }

  // MARK: Recognizers

  /// Whether no touch of a recognizer is in its view any more, which matters to none in UIKit.
  /// Source: rulebook GR-02, GR-07.
  func isOffPath(_ recognizer: UIGestureRecognizer, _ touched: [Contact]) -> Bool {
    guard let view = recognizer.view else { return false }
    return !touched.contains { contact in
      contact.isReceived(by: recognizer) && contact.touch.view?.isDescendant(of: view) ?? false
    }
  }

  /// Whether a recognizer further in delays what a recognizer hears: never, in UIKit. Source: GR-20.
  func isHeldBack(_ recognizer: UIGestureRecognizer, _ touched: [Contact]) -> Bool {
    touched.contains { contact in
      contact.isReceived(by: recognizer)
        && contact.isDelayed { other in
          other.delaysTouchesBegan && !other.isOfScrollView && other.depth > recognizer.depth
        }
    }
  }

  /// Whether there is a scroll view nearer to the touch than the one whose recognizer this is.
  /// Source: rulebook TV-03.
  func isOfOuterScrollView(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard recognizer.isOfScrollView else { return false }
    var view = contact.touch.view
    while let current = view, current !== recognizer.view {
      if current is UIScrollView { return true }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// The front-most view at a point of this view, whatever overrides would say.
  final func frontMost(at point: CGPoint) -> UIView? {
    guard takesTouches, boundsContain(point) else { return nil }
    for subview in views.reversed() {
      if let hit = subview.frontMost(at: subview.placement.pointFromSuperview(point)) { return hit }
    }
    return self
  }
}

import Foundation

/// One finger's touch as the engine keeps track of it, from touch-down until everybody who is owed
/// a message about it has had it.
final class Contact {
  let touch: UITouch
  /// Where the finger came down, in coordinates of the touch's window.
  let start: CGPoint
  /// The touch as a set of one, which is what most callbacks get.
  private(set) lazy var touchAlone: Set = [touch]

  /// The recognizers that receive the touch: those still interested, in the order of telling.
  var recognizers: [UIGestureRecognizer] = []
  /// What is settled about telling the view.
  var view = ViewShare.nothingYet
  /// What is to be told to the view, in the order in which it happened, and has not been.
  var held: [UITouch.Moment] = []
  /// Whether the view was told that the touch began, and not that it is over.
  var isOwedEnd = false
  /// Whether a recognizer took the touch away from its view.
  var isTakenFromView = false
  /// Whether a scroll view keeps the touch from its content for good, whatever recognizers do.
  var isRefused = false
  /// Every position of the present event, the last included, if it brought several.
  var coalesced: [UITouch.Moment] = []

  init(touch: UITouch) {
    self.touch = touch
    start = touch.moment.location
    touch.contact = self
  }

  /// What is settled about telling a contact's view.
  enum ViewShare {
    /// It may still be told that the touch began.
    case nothingYet
    /// It is told that the touch began, and how it goes on.
    case began
    /// It has its end, or is never to be told anything.
    case over
  }

  /// Whether the finger is still on the screen.
  var isDown: Bool { touch.moment.phase != .ended && touch.moment.phase != .cancelled }

  /// Whether nothing is left to be done.
  var isFinished: Bool {
    !isDown && held.isEmpty && !recognizers.contains { $0.isUndecided(about: self) }
  }

  /// Whether `recognizer` receives the touch.
  func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.contains { $0 === self }
  }

  /// Whether a recognizer that is undecided about the touch has the view wait.
  func isDelayed(where delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { $0.isUndecided(about: self) && delays($0) }
  }
}

extension Set<UITouch> {
  /// Adds the touch of a contact.
  mutating func insert(touchOf contact: Contact) {
    if isEmpty { self = contact.touchAlone } else { insert(contact.touch) }
  }
}

import Foundation

/// The engine's record of one finger's touch, from touch-down until every recipient has received
/// what it is to receive of it.
final class Contact {
  let touch: UITouch
  /// Where the finger came down, in coordinates of the touch's window.
  let start: CGPoint
  /// The touch as a set of one, which is what most callbacks get.
  private(set) lazy var touchAlone: Set = [touch]

  /// The recognizers that receive the touch, in the order in which they do.
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  /// How far the delivery of the touch to its view has come.
  var viewDelivery = ViewDelivery.notBegun
  /// What the view is still to receive, in the order in which it happened.
  @exclusivity(unchecked) var pendingMoments: [UITouch.Moment] = []
  /// Whether the view has received `touchesBegan`, and neither `touchesEnded` nor
  /// `touchesCancelled`.
  var isBegunInView = false
  /// Whether a recognizer took the touch away from its view.
  var isCancelledInView = false
  /// Whether a scroll view never gives its content the touch, whatever recognizers do.
  var isRefused = false
  /// Every position of the present event, the last included, if it brought several.
  var coalesced: [UITouch.Moment] = []

  init(touch: UITouch) {
    assert(touch.contact == nil, "A touch has one contact.")
    self.touch = touch
    start = touch.moment.location
    touch.contact = self
  }

  deinit { touch.contact = nil }

  /// How far a touch has been delivered to its view.
  enum ViewDelivery {
    /// The view may still receive `touchesBegan`.
    case notBegun
    /// The view receives, or is about to receive, how the touch goes on.
    case begun
    /// The view receives nothing more.
    case over
  }

  /// Whether the finger is still on the screen.
  var isDown: Bool { touch.moment.phase != .ended && touch.moment.phase != .cancelled }

  /// Whether nothing is left to be done.
  var isFinished: Bool {
    !isDown && pendingMoments.isEmpty && !recognizers.contains { $0.isUndecided(about: self) }
  }

  /// Whether `recognizer` receives the touch.
  func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.contains { $0 === self }
  }

  /// Whether a recognizer that is undecided about the touch delays its delivery to the view.
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

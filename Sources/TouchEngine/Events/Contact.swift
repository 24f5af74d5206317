/// One finger's touch as the engine keeps track of it, from touch-down until everybody who is owed
/// a message about it has had it.
final class Contact {
  let touch: UITouch
  /// The touch as a set of one, which is what most callbacks get.
  private(set) lazy var touchAlone: Set = [touch]
  /// The recognizers that receive the touch: those still interested, in the order of telling.
  var recognizers: [UIGestureRecognizer] = []
  /// The recognizers whose verdict on the touch is still out, even if the finger has lifted.
  var undecided: [UIGestureRecognizer] = []
  /// What the view has been told.
  var view = ViewShare.nothingYet
  /// What is to be told to the view, in the order in which it happened, and has not been.
  var held: [UITouch.Moment] = []
  /// Whether a recognizer took the touch away from its view.
  var isTakenFromView = false

  init(touch: UITouch) {
    self.touch = touch
    touch.contact = self
  }

  deinit { touch.contact = nil }

  /// What a contact's view has been told of it.
  enum ViewShare {
    /// It may still be told that the touch began.
    case nothingYet
    /// It was told that the touch began, and is owed an end.
    case began
    /// It was told of an end, or is never to be told anything.
    case over
  }

  /// Whether the finger is still on the screen.
  var isDown: Bool { touch.moment.phase != .ended && touch.moment.phase != .cancelled }

  /// Whether nothing is left to be done.
  var isFinished: Bool { !isDown && held.isEmpty && undecided.isEmpty }

  /// Whether `recognizer` receives the touch.
  func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  /// Where `recognizer` stands on the way from the hit view (0) to the window.
  func depth(of recognizer: UIGestureRecognizer) -> Int {
    var depth = 0
    var view = touch.view
    while let current = view, current !== recognizer.view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}

extension Set<UITouch> {
  /// Adds the touch of a contact.
  mutating func insert(touchOf contact: Contact) {
    if isEmpty { self = contact.touchAlone } else { insert(contact.touch) }
  }
}

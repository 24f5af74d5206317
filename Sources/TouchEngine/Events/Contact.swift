import Foundation

/// One finger's touch as the engine keeps track of it, from touch-down until everybody who is owed
/// a message about it has had it.
final class Contact {
  private(set) var touch: UITouch
  /// Where the finger came down, in coordinates of the touch's window.
  let start: CGPoint
  /// The touch as a set of one, which is what most callbacks get.
  private(set) lazy var touchAlone: Set = [touch]

  /// Puts another object in the place of the touch, as UIKit does not. Source: rulebook TO-03.
  func renewTouch() {
    let old = touch
    touch = old.copy(at: old.moment)
    old.contact = nil
    touch.contact = self
    touchAlone = [touch]
  }

  /// The recognizers that receive the touch: those still interested, in the order of telling.
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  /// What is settled about telling the view.
  var view = ViewShare.nothingYet
  /// What is to be told to the view, in the order in which it happened, and has not been.
  @exclusivity(unchecked) var held: [UITouch.Moment] = []
  /// Whether the view was told that the touch began, and not that it is over.
  var isOwedEnd = false
  /// Whether a recognizer took the touch away from its view.
  var isTakenFromView = false
  /// Whether a scroll view keeps the touch from its content for good, whatever recognizers do.
  var isRefused = false
  /// The view that was hit, where the touch is not to have it. Source: rulebook RE-28.
  var viewTaken: UIView?
  /// Whether the touch came down on a view that is animated, and is nobody's. Source: HT-28, RE-70.
  var isSwallowed = false
  /// Whether its view had another finger when the touch came down. Source: TO-25, RE-32.
  var isKeptOutByFinger = false
  /// What recognizers' delegates said of the touch before its event was sent. Source: RE-08.
  var answers: [(recognizer: UIGestureRecognizer, mayReceive: Bool)] = []
  /// The recognizers that are asked about the touch when they are told. Source: RE-09.
  var unasked: [UIGestureRecognizer] = []
  /// The recognizers that are not to have the touch, in an engine that remembers them.
  var refusers: [UIGestureRecognizer] = []
  /// The recognizers that were on the path, where later ones count. Source: RE-72.
  var scope: [UIGestureRecognizer] = []
  /// Where its finger was last sampled, in an engine that is one move behind.
  var placeSampled: CGPoint?
  /// When its view heard of a move last, in an engine that remembers it.
  var lastMoveHeld: Int?
  /// What its finger did when it did anything last, in an engine that shows it.
  var phaseKept: UITouch.Phase?
  /// Whether all views that its view is in took touches when it came down, in an engine that minds.
  var beganInOpenViews = false
  /// Whether its view loses it when its finger lifts, in an engine that waits so long.
  var isTakenAtLift = false
  /// The tap count that the touch has not now: 0, or that with which it began. Source: RE-25.
  var otherTapCount: Int?
  /// When the finger came down.
  let startMilliseconds: Int
  /// Every position of the present event, the last included, if it brought several.
  var coalesced: [UITouch.Moment] = []

  init(touch: UITouch) {
    self.touch = touch
    start = touch.moment.location
    startMilliseconds = touch.moment.milliseconds
    touch.contact = self
  }

  deinit { touch.contact = nil }

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

  /// The view that was hit, whether the touch has it or not.
  var hitView: UIView? { touch.view ?? viewTaken }

  /// What was said of the touch before its event was sent; nil: nobody was asked.
  func answer(of recognizer: UIGestureRecognizer) -> Bool? {
    answers.isEmpty ? nil : answers.first { $0.recognizer === recognizer }?.mayReceive
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

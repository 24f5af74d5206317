/// What a responder is passing on at the moment, so that a loop in the chain can be noticed.
struct Passing {
  /// A method that by default calls the same method of the next responder.
  enum Message {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case motionBegan, motionEnded, motionCancelled
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case remoteControl

    var isTouches: Bool {
      switch self {
      case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: true
      default: false
      }
    }
  }

  /// The message; nil when nothing is being passed on.
  var message: Message?
  /// Identifies the event that it is about; nil: none.
  var event: ObjectIdentifier?
  /// How many responders have passed the message on, this one included.
  var depth = 0
  /// How often the responder has passed anything on, or would have, had there been somebody.
  var count = 0

  /// One step up the chain.
  struct Step {
    let next: UIResponder
    /// The touches that are passed on.
    let touches: Set<UITouch>
    /// What to go back to when the step is over: other events may be passed on within callbacks.
    let outer: Passing
  }
}

/// Passing on what a responder does not handle.
///
/// A message stops before a responder that is passing the same message of the same event on already,
/// which only a loop in the chain can bring about; UIKit would overflow the stack.
extension UIResponder {
  /// Prepares calling the next responder; nil: there is nobody to call.
  ///
  /// `next` is asked at every step, and nothing else of the next responder: whether it takes touches
  /// itself does not matter. Source: rulebook RC-11, RC-12, RC-18.
  final func beginPassing(
    _ message: Passing.Message, of event: UIEvent?, _ touches: Set<UITouch> = []
  ) -> Passing.Step? {
    passing.count += 1
    if message.isTouches, keeps(message, of: event, touches) { return nil }
    let event = event.map(ObjectIdentifier.init)
    let outer = passing
    guard !isPassing(message, of: event), let next = nextForPassing(message) else { return nil }
    var present = outer
    (present.message, present.event, present.depth) = (message, event, outer.depth + 1)
    passing = present
    guard !next.isPassing(message, of: event), present.depth < Self.chainLimit else {
      passing = outer
      let isLoop = present.depth < Self.chainLimit
      hostApplication?.report(isLoop ? .responderLoop : .responderChainTooLong)
      return nil
    }
    if next.passing.message == nil { next.passing.depth = present.depth }
    if wrong(.forwardedTouchRetargeted), let view = next as? UIView {
      for touch in touches { touch.view = view }
    }
    if wrong(.forwardOnlyInside), let view = next as? UIView, !(next is UIWindow) {
      let inside = touches.filter { $0.view?.isDescendant(of: view) ?? false }
      if inside.isEmpty {
        passing = outer
        if next.passing.message == nil { next.passing.depth = 0 }
        return nil
      }
      return Passing.Step(next: next, touches: inside, outer: outer)
    }
    let onlyOne = wrong(.oneTouchForwarded) && touches.count > 1
    let passedOn = onlyOne ? Set(touches.inFingerOrder.prefix(1)) : touches
    return Passing.Step(next: next, touches: passedOn, outer: outer)
  }

  /// Whether touches go no further although nobody keeps them: never, in UIKit.
  /// Source: rulebook RC-12, RC-16.
  private func keeps(
    _ message: Passing.Message, of event: UIEvent?, _ touches: Set<UITouch>
  ) -> Bool {
    if wrong(.forwardedOnce), passing.depth > 0 { return true }
    if wrong(.labelsKeepTouches), self is UILabel || self is UIImageView { return true }
    if wrong(.onlyKeyWindowForwards), !((self as? UIWindow)?.isKeyWindow ?? true) { return true }
    if wrong(.viewsWithRecognizersKeep), (self as? UIView)?.gestureRecognizers != nil {
      return true
    }
    if wrong(.keptBeganKeepsAll) {
      let fingers = touches.map(\.fingerIndex)
      if message == .touchesBegan { fingersBegun.formUnion(fingers) }
      if fingersBegun.isDisjoint(with: fingers) { return true }
      if message != .touchesBegan, message != .touchesMoved { fingersBegun.subtract(fingers) }
    }
    if wrong(.secondPassTakenForLoop), let event {
      if let last = lastPassed, last == (message, event.number) { return true }
      lastPassed = (message, event.number)
    }
    return false
  }

  /// The event that goes with touches that are passed on: in UIKit, the same. Source: RC-12.
  final func eventPassedOn(_ event: UIEvent?) -> UIEvent? {
    wrong(.eventLostOnTheWay) ? nil : event
  }

  /// Ends what `beginPassing` began.
  final func endPassing(_ step: Passing.Step) {
    passing = step.outer
    if step.next.passing.message == nil { step.next.passing.depth = 0 }
  }

  /// What `next` answered when it was asked first, or answers now if that is gone.
  private var rememberedNext: UIResponder? {
    if firstNext == nil { firstNext = next }
    return firstNext
  }

  /// The next responder without regard to overrides.
  final var plainNext: UIResponder? {
    if self is UIWindow { return next }
    if let view = self as? UIView { return view.controllerOrSuperview }
    return (self as? UIViewController)?.viewIfLoaded?.superview ?? next
  }

  private func isPassing(_ message: Passing.Message, of event: ObjectIdentifier?) -> Bool {
    passing.message == message && passing.event == event
  }

  private func nextForPassing(_ message: Passing.Message) -> UIResponder? {
    if message.isTouches, wrong(.touchesNotForwarded) { return nil }
    if message == .touchesCancelled, wrong(.cancelNotForwarded) { return nil }
    if message == .touchesMoved, wrong(.movesNotForwarded) { return nil }
    let next =
      wrong(.nextAskedOnce)
      ? rememberedNext : wrong(.overriddenNextNotHeeded) ? plainNext : next
    if message == .touchesCancelled, wrong(.cancelledSkipsControllers) {
      return next?.findInChain { !($0 is UIViewController) }
    }
    if message.isTouches, passing.depth > 0, wrong(.controllersHearOwnViewOnly) {
      return next?.findInChain { !($0 is UIViewController) }
    }
    if wrong(.closedViewsSkipped) {
      return next?.findInChain { ($0 as? UIView)?.takesTouches ?? true }
    }
    return next
  }
}

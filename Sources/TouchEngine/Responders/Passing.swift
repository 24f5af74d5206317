/// What a responder is forwarding at the moment, so that a loop in the chain can be noticed.
struct Passing {
  /// A method that by default calls the same method of the next responder.
  enum Message {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case motionBegan, motionEnded, motionCancelled
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case remoteControl
  }

  /// The message; nil when nothing is being passed on.
  var message: Message?
  /// Identifies the event that it is about; nil: none.
  var event: ObjectIdentifier?
  /// How many responders have passed the message on, this one included.
  var depth = 0

  /// One step up the chain.
  struct Step {
    let next: UIResponder
    /// What to go back to when the step is over: other events may be passed on within callbacks.
    let outer: Passing
  }
}

/// Passing on what a responder does not handle.
///
/// A message stops before a responder that is passing the same message of the same event on already,
/// which only a loop in the chain can cause; UIKit would overflow the stack.
extension UIResponder {
  /// Prepares calling the next responder; nil: there is none to call.
  ///
  /// `next` is asked at every step, and nothing else of the next responder: whether it takes touches
  /// itself does not matter. Source: rulebook RC-11, RC-12, RC-18.
  final func beginPassing(_ message: Passing.Message, of event: UIEvent?) -> Passing.Step? {
    let event = event.map(ObjectIdentifier.init)
    let outer = passing
    guard !isPassing(message, of: event), let next = next else { return nil }
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
    return Passing.Step(next: next, outer: outer)
  }

  /// Ends what `beginPassing` began.
  final func endPassing(_ step: Passing.Step) {
    passing = step.outer
    if step.next.passing.message == nil { step.next.passing.depth = 0 }
  }

  private func isPassing(_ message: Passing.Message, of event: ObjectIdentifier?) -> Bool {
    passing.message == message && passing.event == event
  }
}

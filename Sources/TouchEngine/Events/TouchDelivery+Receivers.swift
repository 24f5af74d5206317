/// Which recognizers are in question for a touch, and whether they may have it.
extension TouchDelivery {
  /// Finds the recognizers on the way from the hit view to the window that are to receive a new
  /// touch. Their order is one of those that UIKit leaves open.
  /// Source: rulebook GR-01, GR-03, GC-01 to GC-05.
  func findRecognizers(of contact: Contact, at event: UIEvent) {
    contactsSeen += 1
    var candidates = recognizersInScope(of: contact.touch)
    guard !candidates.isEmpty else { return }
    candidates.removeAll { recognizer, _ in
      !recognizer.isEnabled || !recognizer.isUndecidedOrActive || recognizer.isWaiting
        || contact.isReceived(by: recognizer)
    }
    if application.orderSeed != 0 {
      var order = OpenOrder(seed: application.orderSeed &+ contactsSeen)
      order.arrange(&candidates)
    }
    for (recognizer, depth) in candidates where mayReceive(recognizer, contact.touch, of: event) {
      contact.recognizers.append(recognizer)
      arbiter.engage(recognizer, with: contact, depth: depth)
      // What joins a gesture that has taken its touches from their views is taken as well: GR-12.
      if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
        contact.isTakenFromView = true
      }
    }
  }

  /// Asks whether a recognizer may have a new touch: first of all about the event, once for all its
  /// touches. Source: rulebook GC-01 to GC-04.
  func mayReceive(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, of event: UIEvent
  ) -> Bool {
    guard mayReceive(recognizer, event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Asks whether a recognizer may have an event, once for each event. Source: rulebook GC-03.
  func mayReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    if let answer = recognizer.answer, answer.event == event.number { return answer.mayReceive }
    let mayReceive =
      recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    recognizer.answer = (event.number, mayReceive)
    return mayReceive
  }

  /// The recognizers from the hit view up to the window, attached ones in their order, each with
  /// how deep below its window its view is.
  func recognizersInScope(of touch: UITouch) -> [(UIGestureRecognizer, depth: Int)] {
    var found: [(UIGestureRecognizer, depth: Int)] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        found.append((recognizer, current.depth))
      }
      view = current.superview
    }
    return found
  }
}

/// Which recognizers receive a touch, and how they do.
extension TouchDelivery {
  /// Attaches the recognizers on the way from the hit view to the window that are to receive a new
  /// touch. Their order is one of those that UIKit leaves open.
  /// Source: rulebook GR-01, GR-03, GC-01 to GC-05.
  func attachRecognizers(to contact: Contact, for event: UIEvent) {
    guard contact.viewDelivery != .over else { return }
    attachmentCount += 1
    var candidates = recognizersInScope(of: contact.touch)
    candidates.removeAll { recognizer, _ in
      !recognizer.isEnabled || !recognizer.isUndecidedOrActive || recognizer.isWaiting
        || contact.isReceived(by: recognizer)
    }
    if application.orderSeed != 0 {
      var order = OpenOrder(seed: application.orderSeed &+ attachmentCount)
      order.arrange(&candidates)
    }
    for (recognizer, depth) in candidates where mayReceive(recognizer, contact.touch, of: event) {
      contact.recognizers.append(recognizer)
      arbiter.engage(recognizer, with: contact, depth: depth)
      // What joins a gesture that has cancelled its touches in their views is cancelled there as
      // well: GR-12.
      if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
        contact.isCancelledInView = true
      }
    }
  }

  /// The recognizers from the hit view up to the window, those of one view in their order, each with
  /// how deep below its window its view is.
  private func recognizersInScope(of touch: UITouch) -> [(UIGestureRecognizer, depth: Int)] {
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

  /// Asks whether a recognizer may have a new touch: first of all about the event, once for all its
  /// touches. Source: rulebook GC-01 to GC-04.
  private func mayReceive(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, of event: UIEvent
  ) -> Bool {
    guard mayReceive(recognizer, event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Asks whether a recognizer may have an event, once for each event. Source: rulebook GC-03.
  private func mayReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    if let answer = recognizer.answer, answer.event == event.number { return answer.mayReceive }
    let mayReceive =
      recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    recognizer.answer = (event.number, mayReceive)
    return mayReceive
  }

  /// Delivers touches to recognizers, phase by phase, before they are delivered to views.
  /// Source: rulebook GR-02, GR-07, GR-40.
  func notifyRecognizers(of event: UIEvent, about touched: [Contact]) {
    var recognizers = touched.first?.recognizers ?? []
    for contact in touched.dropFirst() {
      for recognizer in contact.recognizers
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    guard !recognizers.isEmpty else { return }
    let phases = UITouch.Phase.delivered.filter { phase in
      touched.contains { $0.touch.moment.phase == phase }
    }
    arbiter.isNotifying = true
    for recognizer in recognizers {
      for phase in phases {
        guard recognizer.isUndecidedOrActive else { break }
        var touches: Set<UITouch> = []
        for contact in touched
        where contact.touch.moment.phase == phase && contact.isReceived(by: recognizer) {
          touches.insert(touchOf: contact)
        }
        if touches.isEmpty { continue }
        let hasBegun = recognizer.state == .began || recognizer.state == .changed
        recognizer.receive(touches, in: phase, with: event)
        if phase == .moved, hasBegun { arbiter.sendAutomaticChange(of: recognizer) }
        // The system has taken all its touches: GR-45.
        if phase == .cancelled, !recognizer.attempt.contains(where: \.isDown) {
          arbiter.withdraw(recognizer)
        }
      }
    }
    arbiter.isNotifying = false
  }
}

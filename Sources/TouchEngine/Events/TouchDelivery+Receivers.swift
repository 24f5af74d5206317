/// Which recognizers are in question for a touch, and whether they may have it.
extension TouchDelivery {
  /// Asks whether a recognizer may have a new touch: first of all about the event, once for all its
  /// touches. Source: rulebook GC-01 to GC-04.
  func mayReceive(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, of event: UIEvent
  ) -> Bool {
    if wrong(.furtherTouchesNotAsked), !recognizer.attempt.isEmpty { return true }
    if !mayReceive(recognizer, event), !wrong(.eventRefusalIgnored) { return false }
    let delegate = recognizer.delegate
    if behavior.latitude.asksAboutTouchesTwice {
      _ = delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    let mayHaveTouch =
      delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? !wrong(.refusedByDefault)
    if wrong(.refusedStillDelays), !mayHaveTouch { touch.contact?.refusers.append(recognizer) }
    return mayHaveTouch || wrong(.shouldReceiveIgnored)
  }

  /// Asks whether a recognizer may have an event, once for each event. Source: rulebook GC-03.
  func mayReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    if behavior.latitude.eventQuestions == .never { return true }
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
    // A touch without a view has a window only in an engine that does not drop it.
    var view = touch.view ?? touch.contact?.viewTaken ?? touch.window
    var passed: [UIView] = []
    while let current = view {
      if let attached = current.gestureRecognizers,
        !(wrong(.windowRecognizersDeaf) && current is UIWindow)
      {
        for recognizer in attached { found.append((recognizer, current.depth)) }
      }
      view = wrong(.superviewsRecognizersDeaf) ? nil : current.superview
      if wrong(.recognizersAlongChain) {
        passed.append(current)
        view = current.next?.findInChain { $0 is UIView } as? UIView
        if passed.contains(where: { $0 === view }) { view = nil }
      }
      if wrong(.recognizersWithinController), current.viewController != nil { view = nil }
    }
    if wrong(.siblingsRecognizersTold), let hit = touch.view, let siblings = hit.superview?.subviews
    {
      for sibling in siblings where sibling !== hit {
        for recognizer in sibling.gestureRecognizers ?? [] {
          found.append((recognizer, sibling.depth))
        }
      }
    }
    return found
  }
}

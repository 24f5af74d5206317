/// Which recognizers are in question for a touch, and whether they may have it.
extension TouchDelivery {
  /// Finds the recognizers on the way from the hit view to the window that are to receive a new
  /// touch. Their order is one of those that UIKit leaves open.
  /// Source: rulebook GR-01, GR-03, GC-01 to GC-05.
  func findRecognizers(of contact: Contact, at event: UIEvent) {
    if contact.scope.isEmpty { contactsSeen += 1 }
    var candidates = recognizersInScope(of: contact.touch)
    if behavior.latitude.additionsCountAtOnce {
      candidates = newcomers(among: candidates, of: contact)
    }
    if isKeptFromRecognizers(contact) { return }
    guard !candidates.isEmpty else { return }
    if wrong(.disabledDelegateAsked) {
      for (recognizer, _) in candidates where !recognizer.isEnabled {
        _ = mayReceive(recognizer, contact.touch, of: event)
      }
    }
    candidates.removeAll { recognizer, _ in
      !(recognizer.isEnabled || wrong(.disabledRecognizerTold))
        || !recognizer.isUndecidedOrActive || recognizer.isWaiting
        || contact.isReceived(by: recognizer)
        || isWronglyDeaf(recognizer, to: contact)
    }
    if wrong(.boundToFirstView) {
      candidates.removeAll { recognizer, _ in
        recognizer.attempt.first.map { $0.touch.view !== contact.touch.view } ?? false
      }
    }
    if application.orderSeed != 0 {
      var order = OpenOrder(seed: application.orderSeed &+ contactsSeen)
      order.arrange(&candidates)
    }
    if wrong(.exclusiveTouchHidesFromRecognizers), let hit = contact.hitView,
      hit.isExclusiveTouch
    {
      candidates.removeAll { $0.0.view !== hit }
    }
    if wrong(.recognizersNeedMultipleTouch), !isOpen(contact) { candidates = [] }
    let asksLate = behavior.latitude.asksAboutTouchesLate
    if wrong(.refusalHidesFromOuter) { candidates = unhidden(candidates, contact, event) }
    for (recognizer, depth) in candidates
    where asksLate
      || contact.answer(of: recognizer)
        ?? mayReceive(recognizer, contact.touch, of: event)
    {
      contact.recognizers.append(recognizer)
      arbiter.engage(recognizer, with: contact, depth: depth)
      if asksLate { contact.unasked.append(recognizer) }
      // What joins a gesture that has taken its touches from their views is taken as well: GR-12.
      if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
        contact.isTakenFromView = !wrong(.noCancelAfterRecognize)
      }
    }
  }

  /// Asks whether a recognizer may have a new touch: first of all about the event, once for all its
  /// touches. Source: rulebook GC-01 to GC-04.
  func mayReceive(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, of event: UIEvent
  ) -> Bool {
    if wrong(.furtherTouchesNotAsked), !recognizer.attempt.isEmpty { return true }
    if wrong(.fingersTogetherShareAnswer), let answer = recognizer.answerToTouches,
      answer.event == event.number
    {
      return answer.mayReceive
    }
    if !mayReceive(recognizer, event), !wrong(.eventRefusalIgnored) {
      if wrong(.refusedEventHiddenFromView) { touch.contact?.isRefused = true }
      return false
    }
    if wrong(.refusalKeptForFinger), recognizer.fingersRefused.contains(touch.fingerIndex) {
      return false
    }
    let delegate = recognizer.delegate
    if wrong(.refusalRemembered), recognizer.wasRefusedTouch {
      recognizer.wasRefusedTouch = contacts.contains { $0 !== touch.contact && $0.isDown }
      if recognizer.wasRefusedTouch { return false }
    }
    var touch = touch
    if wrong(.askedAboutFirstTouchAgain), let first = contacts.first(where: \.isDown) {
      touch = first.touch
    }
    let itsView = touch.view
    if wrong(.askedBeforeViewKnown) { touch.view = nil }
    if wrong(.askedWithOwnView) { touch.view = recognizer.view }
    defer {
      if wrong(.askedBeforeViewKnown) || wrong(.askedWithOwnView) { touch.view = itsView }
    }
    if behavior.latitude.asksAboutTouchesTwice {
      _ = delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    let mayHaveTouch =
      delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? !wrong(.refusedByDefault)
    if wrong(.refusalKeptForFinger), !mayHaveTouch {
      recognizer.fingersRefused.insert(touch.fingerIndex)
    }
    if wrong(.refusalRemembered), !mayHaveTouch { recognizer.wasRefusedTouch = true }
    if wrong(.fingersTogetherShareAnswer) {
      recognizer.answerToTouches = (event.number, mayHaveTouch)
    }
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
    if let known = touch.view?.recognizersFound { return known.filter { $0.0.view != nil } }
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
      if wrong(.nearestRecognizersOnly), !found.isEmpty { view = nil }
      if wrong(.recognizersWithinController), current.viewController != nil { view = nil }
    }
    if wrong(.pathRemembered) { touch.view?.recognizersFound = found }
    if wrong(.keyWindowRecognizersHearAll), let keyWindow = application.keyWindow,
      keyWindow !== touch.window
    {
      for recognizer in keyWindow.gestureRecognizers ?? [] { found.append((recognizer, 0)) }
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

/// What a touch is when its finger comes down: where, in which window and view, and the how manieth of
/// a series of taps.
extension TouchDelivery {
  /// Makes the touch of a finger that came down, in the view that is hit. Source: rulebook TO-01.
  func beginTouch(_ sample: FingerSample) -> UITouch {
    if wrong(.sameFingerForgetsLastTouch) {
      contacts.removeAll { $0.touch.fingerIndex == sample.finger }
    }
    let moment = UITouch.Moment(
      event: eventsSeen, phase: .began, milliseconds: timeOfTouches, location: sample.location,
      previousLocation: sample.location)
    let touch =
      reusedTouch(at: moment, of: sample.finger) ?? UITouch(finger: sample.finger, moment: moment)
    touch.tapCount =
      wrong(.tapsNotCounted) ? 1 : tapCounter.tapCount(at: moment, under: behavior.latitude)
    if behavior.latitude.countsTapsOfEachFinger {
      touch.tapCount = tapCounter.ownTapCount(
        at: moment, isAlone: !contacts.contains(where: \.isDown), under: behavior.latitude)
    }
    if wrong(.tapSeriesAnyDistance) {
      touch.tapCount = tapCounter.tapCountAnywhere(at: moment, under: behavior.latitude)
    }
    if wrong(.firstTapIsSecond) { touch.tapCount += 1 }
    if wrong(.tapSeriesTimedFromFirst),
      tapCounter.isSeriesOver(at: moment, under: behavior.latitude)
    {
      touch.tapCount = 1
    }
    if wrong(.tapCountedAtLift) { touch.tapCount -= 1 }
    if wrong(.seriesNeedsSameFinger), lastFingerLifted != sample.finger { touch.tapCount = 1 }
    if wrong(.thirdTapCountsOne), touch.tapCount > 2 { touch.tapCount = 1 }
    if let neighbour = neighbour(of: sample.location) {
      (touch.window, touch.view) = (neighbour.touch.window, neighbour.touch.view)
    } else if wrong(.firstFingerDecides), let other = contacts.first(where: \.isDown) {
      (touch.window, touch.view) = (other.touch.window, other.touch.view)
    } else if wrong(.quickTapsNotHitTested), touch.tapCount > 1, let view = lastTouchedView,
      let window = view.window
    {
      (touch.window, touch.view) = (window, view)
    } else {
      (touch.window, touch.view) = hitMadeAhead(for: sample) ?? hitTestWindows(at: sample.location)
    }
    if wrong(.touchedWindowComesToFront), let window = touch.window { application.toFront(window) }
    if behavior.latitude.touchesStayInAskedWindow { touch.noteSpace() }
    if touch.view == nil, wrong(.touchWithoutViewTold) { touch.window = application.keyWindow }
    if behavior.latitude.countsTapsInEachView, lastTappedView !== touch.view { touch.tapCount = 1 }
    if let window = touch.space ?? touch.window {
      touch.moment.location = window.placement.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    if let place = placesLeft[sample.finger] { touch.moment.previousLocation = place }
    if wrong(.quickTapsNotHitTested) { lastTouchedView = touch.view }
    if wrong(.lastLocationShared) { lastLocation = touch.moment.location }
    if wrong(.geometryKeptFromDown) {
      touch.placementsAtDown = touch.view?.placementsBelowWindow
    }
    let contact = Contact(touch: touch)
    if touch.view == nil { contact.view = .over }
    if behavior.latitude.animatedViewsSwallowTouches { swallow(contact) }
    contacts.append(contact)
    if behavior.latitude.asksFingerByFinger { askAhead(about: contact) }
    return touch
  }
}

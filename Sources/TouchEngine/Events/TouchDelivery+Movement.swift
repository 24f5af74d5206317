import Foundation

/// How a touch follows its finger.
extension TouchDelivery {
  /// Notes what a finger did that was down already. Source: rulebook TO-03, TO-04, TO-07.
  func update(_ touch: UITouch, with change: FingerChange) {
    let before =
      wrong(.lastLocationShared) ? lastLocation ?? touch.moment.location : touch.moment.location
    func moment(_ sample: FingerSample, after previous: CGPoint) -> UITouch.Moment {
      let location =
        wrong(.movesInScreenSpace)
        ? sample.location
        : (touch.space ?? touch.window)?.placement.pointFromSuperview(sample.location)
          ?? sample.location
      let previous = wrong(.previousIsStart) ? touch.contact?.start ?? previous : previous
      return UITouch.Moment(
        event: eventsSeen, phase: sample.phase,
        milliseconds: wrong(.timestampsFrozen) ? touch.moment.milliseconds : timeOfTouches,
        location: location,
        previousLocation: wrong(.previousLocationLost) ? location : previous)
    }
    let last = touch.moment.location
    touch.moment = moment(change.sample, after: before)
    if wrong(.laterFingersLag) { lag(touch) }
    if wrong(.liftsWhereItMovedLast), change.sample.phase == .ended { touch.moment.location = last }
    if wrong(.lastLocationShared) { lastLocation = touch.moment.location }
    if !change.passed.isEmpty {
      var previous = before
      touch.contact?.coalesced = (change.passed + [change.sample]).map { sample in
        defer { previous = moment(sample, after: previous).location }
        return moment(sample, after: previous)
      }
    }
    if behavior.latitude.forgetsTapsOfLongTouches { forgetTaps(ofLong: touch) }
    if change.sample.phase == .ended {
      if wrong(.endedFingerKeepsPlace) { placesLeft[touch.fingerIndex] = touch.moment.location }
      if wrong(.tapCountedAtLift) { touch.tapCount += 1 }
      lastFingerLifted = touch.fingerIndex
      tapCounter.touchEnded(touch, at: change.sample.location, under: behavior.latitude)
      if behavior.latitude.reusesTouches { touchesToReuse[touch.fingerIndex] = touch }
      if behavior.latitude.countsTapsInEachView { lastTappedView = touch.view }
    }
    if wrong(.viewFollowsFinger) {
      (touch.window, touch.view) = hitTestWindows(at: change.sample.location)
    }
  }
}

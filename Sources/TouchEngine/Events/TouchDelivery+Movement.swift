import Foundation

/// How a touch follows its finger.
extension TouchDelivery {
  /// Notes what a finger did that was down already. Source: rulebook TO-03, TO-04, TO-07.
  func update(_ touch: UITouch, with change: FingerChange) {
    func moment(_ sample: FingerSample, after previous: CGPoint) -> UITouch.Moment {
      UITouch.Moment(
        event: eventsSeen, phase: sample.phase, milliseconds: application.time,
        location: touch.window?.placement.pointFromSuperview(sample.location) ?? sample.location,
        previousLocation: previous)
    }
    let before = touch.moment.location
    touch.moment = moment(change.sample, after: before)
    if !change.passed.isEmpty {
      var previous = before
      touch.contact?.coalesced = (change.passed + [change.sample]).map { sample in
        defer { previous = moment(sample, after: previous).location }
        return moment(sample, after: previous)
      }
    }
    if change.sample.phase == .ended {
      tapCounter.touchEnded(touch, at: change.sample.location)
    }
  }
}

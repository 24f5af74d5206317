import TouchScript

/// What one finger did from its coming down to its lifting.
struct FingerTouch {
  let finger: Int
  let began: Int
  let start: Point
  var ended: Int?
  var moves = false
  /// How far it was from its start at most, along one axis.
  var distance = 0.0

  /// How long it was down; never lifted, forever.
  var duration: Int { ended.map { $0 - began } ?? .max }
}

extension Scenario {
  /// The touches of all fingers, in the order in which they began.
  var fingerTouches: [FingerTouch] {
    var touches: [FingerTouch] = []
    for step in script {
      for finger in step.touches {
        let place = touches.lastIndex { $0.finger == finger.finger && $0.ended == nil }
        guard let place, finger.phase != .began else {
          touches.append(
            FingerTouch(finger: finger.finger, began: step.at, start: finger.location))
          continue
        }
        let start = touches[place].start
        touches[place].distance = max(
          touches[place].distance, abs(finger.location.x - start.x),
          abs(finger.location.y - start.y))
        if finger.phase == .moved { touches[place].moves = true }
        if finger.phase == .ended { touches[place].ended = step.at }
      }
    }
    return touches
  }
}

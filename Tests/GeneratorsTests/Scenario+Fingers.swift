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
  /// Where it moved, and how long after it came down.
  var path: [(time: Int, place: Point)] = []

  /// How long it was down; never lifted, forever.
  var duration: Int { ended.map { $0 - began } ?? .max }

  /// The first move to a place farther along one axis than a limit.
  func firstMove(beyond limit: Double) -> (time: Int, place: Point)? {
    path.first { max(abs($0.place.x - start.x), abs($0.place.y - start.y)) > limit }
  }
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
        touches[place].path.append((step.at - touches[place].began, finger.location))
        if finger.phase == .ended { touches[place].ended = step.at }
      }
    }
    return touches
  }
}

extension Scenario {
  /// The animations of the script, and from when to when they last.
  var animations: [(view: ID, times: Range<Int>)] {
    script.flatMap { step in
      step.changes.compactMap { change in
        guard case .animate(let id, let milliseconds, _) = change else { return nil }
        return (id, step.at..<step.at + milliseconds)
      }
    }
  }
}

import TouchScript

extension Draft.Script {
  /// The script step by step: all that happens at one time together. The changes are given as those
  /// that can be.
  func steps(_ changes: [(time: Int, change: Scenario.Change)]) -> [Scenario.Step] {
    var steps: [Int: Scenario.Step] = [:]
    func change(_ time: Int, _ edit: (inout Scenario.Step) -> Void) {
      guard time <= Scenario.Limits.milliseconds else { return }
      edit(&steps[time, default: Scenario.Step(at: time)])
    }
    for time in waits { change(time) { _ in } }
    for entry in changes { change(entry.time) { $0.changes.append(entry.change) } }
    var occupied: [(finger: Int, times: ClosedRange<Int>)] = []
    for touch in touches {
      let samples = touch.samples
      guard let last = samples.last else { continue }
      let times = touch.time...(last.phase == .ended ? last.time : Int.max)
      guard let finger = touch.freeFinger(in: times, besides: occupied) else { continue }
      occupied.append((finger, times))
      for sample in samples {
        change(sample.time) {
          $0.touches.append(Scenario.Finger(finger, sample.phase, at: sample.location))
        }
      }
    }
    return steps.keys.sorted().compactMap { steps[$0]?.inFingerOrder }
  }
}

extension Scenario.Step {
  fileprivate var inFingerOrder: Scenario.Step {
    Scenario.Step(
      at: at, changes: changes, touches: touches.sorted { $0.finger < $1.finger })
  }
}

extension Draft.Touch {
  /// The touch's samples at their own times and places; those beyond the last time or the last
  /// coordinate allowed are left out.
  fileprivate var samples: [(time: Int, phase: TouchPhase, location: Point)] {
    var time = time
    var location = Point(x, y)
    var samples = [(time, TouchPhase.began, location)]
    let moved = moves.map { ($0, TouchPhase.moved) } + (lift.map { [($0, .ended)] } ?? [])
    for (sample, phase) in moved {
      time += sample.wait
      location.x += sample.dx
      location.y += sample.dy
      let limit = Scenario.Limits.coordinate
      guard time <= Scenario.Limits.milliseconds, location.x.magnitude <= limit,
        location.y.magnitude <= limit
      else { break }
      samples.append((time, phase, location))
    }
    return samples
  }

  /// The finger asked for, or the next that is not on the screen at that time.
  fileprivate func freeFinger(
    in times: ClosedRange<Int>, besides occupied: [(finger: Int, times: ClosedRange<Int>)]
  ) -> Int? {
    let fingers = Scenario.Limits.fingers
    return fingers.lazy
      .map { (self.finger + $0) % fingers.count }
      .first { candidate in
        !occupied.contains { $0.finger == candidate && $0.times.overlaps(times) }
      }
  }
}

import PropertyTesting
import TouchScript

/// What happens on the screen finger by finger, so that taking a finger away is one step.
struct FingerScript: Hashable, Sendable {
  var paths: [FingerPath] = []
  /// Times at which nothing happens.
  var waits: [Int] = []

  static let fingers = AnyGenerator(
    record(of: FingerScript()) {
      Part(\.paths, rare("paths", of: FingerPath.paths, atMost: Language.most))
      Part(
        \.waits,
        rare("waits", of: integer("time", in: Language.milliseconds), atMost: Language.most))
    })

  /// Changes, each a step of its own.
  static let changes = AnyGenerator(
    rare(
      "changes",
      of: pair(integer("time", in: Language.milliseconds), Scenario.Change.allForms).map(
        to: { Scenario.Step(at: $0.0, changes: [$0.1]) },
        from: { step in step.changes.first.map { (step.at, $0) } }),
      atMost: Language.most))
}

/// One finger's way from where it comes down. Times and places of samples are relative to the sample
/// before.
struct FingerPath: Hashable, Sendable {
  var finger = 0
  var time = 0
  /// In the middle of a plain view, to begin with.
  var x = 50.0
  var y = 50.0
  var moves: [Sample] = []
  var lift: Sample?

  /// A move or a lift: how much later and farther than the sample before.
  struct Sample: Hashable, Sendable {
    var wait = 1
    var dx = 0.0
    var dy = 0.0
  }

  fileprivate static let paths = AnyGenerator(
    record("path", of: FingerPath()) {
      Part(\.finger, integer("finger", in: Scenario.Limits.fingers))
      Part(\.time, integer("time", in: Language.milliseconds))
      Part(\.x, Coordinates.coordinate("x", origin: 50))
      Part(\.y, Coordinates.coordinate("y", origin: 50))
      Part(\.moves, rare("moves", of: samples, atMost: Language.most))
      Part(\.lift, optional("lift", of: samples))
    })

  private static let samples = AnyGenerator(
    record(of: Sample()) {
      Part(\.wait, integer("wait", in: 1...Scenario.Limits.milliseconds))
      Part(\.dx, Coordinates.coordinate("dx"))
      Part(\.dy, Coordinates.coordinate("dy"))
    })
}

// MARK: - Step by step

extension FingerScript {
  /// The fingers and the waits of a script.
  init(_ steps: [Scenario.Step]) {
    var down: [Int: (path: Int, time: Int, location: Point)] = [:]
    for step in steps {
      if step.touches.isEmpty, step.changes.isEmpty { waits.append(step.at) }
      for finger in step.touches {
        let location = finger.location
        guard finger.phase != .began, let last = down[finger.finger] else {
          down[finger.finger] = (paths.count, step.at, location)
          paths.append(
            FingerPath(finger: finger.finger, time: step.at, x: location.x, y: location.y))
          continue
        }
        let sample = FingerPath.Sample(
          wait: step.at - last.time, dx: location.x - last.location.x,
          dy: location.y - last.location.y)
        if finger.phase == .ended {
          paths[last.path].lift = sample
          down[finger.finger] = nil
        } else {
          paths[last.path].moves.append(sample)
          down[finger.finger] = (last.path, step.at, location)
        }
      }
    }
  }

  /// The script with some changes, with one cause a moment.
  func steps(with changes: [Scenario.Step]) -> [Scenario.Step] {
    var steps = waits.map { Scenario.Step(at: $0) } + changes
    var occupied: [(finger: Int, times: ClosedRange<Int>)] = []
    for path in paths {
      let samples = path.samples
      guard let last = samples.last else { continue }
      let times = path.time...(last.phase == .ended ? last.time : Int.max)
      guard let finger = path.freeFinger(in: times, besides: occupied) else { continue }
      occupied.append((finger, times))
      steps += samples.map {
        Scenario.Step(at: $0.time, touches: [.init(finger, $0.phase, at: $0.location)])
      }
    }
    return steps.withOneCauseAMoment.filter { $0.at <= Scenario.Limits.milliseconds }
  }
}

extension FingerPath {
  /// The samples at their own times and places; those beyond the last time or the last coordinate
  /// allowed are left out.
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

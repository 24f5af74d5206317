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
      of: record(of: Scenario.Step.blank) {
        Part(\.at, integer("time", in: Language.milliseconds))
        Part(\.changes, Scenario.Change.allForms.map(to: { [$0] }, from: { $0.first }))
      },
      atMost: Language.most))
}

/// One finger's way from where it comes down. Times and places of samples are relative to the sample
/// before.
struct FingerPath: Hashable, Sendable {
  var finger = 0
  var time = 0
  /// In the middle of a plain view, to begin with.
  var location = Point(50, 50)
  var moves: [Sample] = []
  var lift: Sample?

  /// A move or a lift: how much later and farther than the sample before.
  struct Sample: Hashable, Sendable {
    var wait = 1
    var way = Point.zero
  }

  fileprivate static let paths = AnyGenerator(
    record("path", of: FingerPath()) {
      Part(\.finger, integer("finger", in: Scenario.Limits.fingers))
      Part(\.time, integer("time", in: Language.milliseconds))
      Part(\.location.x, Coordinates.coordinate("x", origin: 50))
      Part(\.location.y, Coordinates.coordinate("y", origin: 50))
      Part(\.moves, rare("moves", of: samples, atMost: Language.most))
      Part(\.lift, optional("lift", of: samples))
    })

  private static let samples = AnyGenerator(
    record(of: Sample()) {
      Part(\.wait, integer("wait", in: 1...Scenario.Limits.milliseconds))
      Part(\.way.x, Coordinates.coordinate("dx"))
      Part(\.way.y, Coordinates.coordinate("dy"))
    })
}

// MARK: - Step by step

extension FingerScript {
  /// The fingers and the waits of a script.
  init(_ steps: [Scenario.Step]) {
    var down: [Int: (path: Int, time: Int, location: Point)] = [:]
    for step in steps {
      if step.touches.isEmpty, step.changes.isEmpty { waits.append(step.at) }
      for touch in step.touches {
        let location = touch.location
        let last = touch.phase == .began ? nil : down[touch.finger]
        down[touch.finger] =
          touch.phase == .ended ? nil : (last?.path ?? paths.count, step.at, location)
        guard let last else {
          paths.append(FingerPath(finger: touch.finger, time: step.at, location: location))
          continue
        }
        let sample = FingerPath.Sample(
          wait: step.at - last.time,
          way: Point(location.x - last.location.x, location.y - last.location.y))
        if touch.phase == .ended {
          paths[last.path].lift = sample
        } else {
          paths[last.path].moves.append(sample)
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
      let times = path.time...(samples.last { $0.phase == .ended }?.time ?? Int.max)
      // The finger asked for, or the next that is not on the screen at that time.
      let count = Scenario.Limits.fingers.count
      let free = (0..<count).map { (path.finger + $0) % count }.first { finger in
        !occupied.contains { $0.finger == finger && $0.times.overlaps(times) }
      }
      guard let finger = free else { continue }
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
    var location = location
    var samples = [(time, TouchPhase.began, location)]
    let moved = moves.map { ($0, TouchPhase.moved) } + (lift.map { [($0, .ended)] } ?? [])
    for (sample, phase) in moved {
      time += sample.wait
      location = Point(location.x + sample.way.x, location.y + sample.way.y)
      let farthest = max(location.x.magnitude, location.y.magnitude)
      if time > Scenario.Limits.milliseconds || farthest > Scenario.Limits.coordinate { break }
      samples.append((time, phase, location))
    }
    return samples
  }
}

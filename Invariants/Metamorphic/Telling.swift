import TouchScript

/// What responders, recognizers, controls, targets and tables received, in order.
///
/// Left out is what may differ between scenes that mean the same: how the hit view was found, who
/// was asked whether one recognizer excludes another or waits for it, what was read off, which touch
/// objects are identical, and how often and when recognizers were reset (rulebook RE-42, RE-43).
/// `Observation.Kind.told` says which kind is which.
struct Telling {
  /// The whole trace, in the words of the scenario that is compared with.
  private(set) var trace: Trace
  /// The touches of the trace, as they are compared.
  var touches: [Trace.Touch]
  /// What was received, with its place in the trace.
  var entries: [Entry]

  /// One thing that was received.
  struct Entry {
    /// What, and when.
    var event: Trace.Event
    /// Index of the event in its trace.
    let index: Int
  }

  /// Who received it, and in which role.
  struct Actor: Hashable {
    let role: String
    let number: Trace.Number
  }

  /// What a trace tells, in the words of another scenario, whose trace is `first`.
  init(
    _ told: Relation.Told, as mapping: Mapping = Mapping(),
    after first: Relation.Told
  ) {
    trace = told.trace.mapped(mapping, in: first.trace.names)
    // In the words of the other scene the order is another.
    if !trace.reports.contains(.order) { trace.forgetOrder() }
    touches = trace.touches
    if !trace.reports.contains(.location) {
      for place in touches.indices {
        touches[place].location = .zero
        touches[place].previousLocation = .zero
      }
    }
    entries = []
    entries.reserveCapacity(trace.events.count)
    for index in trace.events.indices {
      let event = trace.events[index]
      if event.kind.isTold, event.kind != .reset {
        entries.append(Entry(event: event, index: index))
      }
    }
  }

  /// What the trace of the scenario itself tells.
  init(_ told: Relation.Told) { self.init(told, after: told) }

  /// Who receives something, and in which role.
  func actor(of event: Trace.Event) -> Actor {
    guard let told = event.kind.told else { return Actor(role: "", number: -1) }
    return Actor(role: told.role, number: told.isOther ? event.object : event.subject)
  }

  /// Gives an entry other fingers.
  mutating func tell(_ entry: inout Entry, fingers: [Int]) {
    trace.tell(&entry.event, fingers: fingers)
  }
}

extension Telling {
  /// Judges by comparing with the telling of the changed scenario's trace, one thing after another.
  func compared(with other: Telling) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    for (mine, its) in zip(entries, other.entries) where !isSame(mine, its, of: other) {
      return .broken(differing(mine, its, of: other))
    }
    if entries.count > other.entries.count {
      return .broken(differing(entries[other.entries.count], nil, of: other))
    }
    if other.entries.count > entries.count {
      return .broken(other.missing(other.entries[entries.count], by: trace.events.count))
    }
    return .holds
  }

  /// Judges by comparing what was received at each moment, in any order.
  func comparedByMoments(with other: Telling) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    let (here, there) = differences(from: other)
    if let mine = here.first, mine.event.at <= there.first?.event.at ?? .max {
      let actor = actor(of: mine.event)
      let its = there.first { $0.event.at == mine.event.at && other.actor(of: $0.event) == actor }
      return .broken(differing(mine, its, of: other))
    }
    guard let its = there.first else { return .holds }
    let last = entries.last { $0.event.at == its.event.at }.map { $0.index + 1 }
    let next = entries.first { $0.event.at > its.event.at }?.index
    return .broken(other.missing(its, by: last ?? next ?? trace.events.count))
  }

  /// What only one of two traces has, in any order.
  func differences(from other: Telling) -> (here: [Entry], there: [Entry]) {
    // Usually both have the same calls in the same order.
    let both = min(entries.count, other.entries.count)
    let same = (0..<both).first { !isSame(entries[$0], other.entries[$0], of: other) } ?? both
    var there = Array(other.entries[same...])
    let here = entries[same...].filter { entry in
      let match = there.firstIndex { isSame(entry, $0, of: other) }
      if let match { there.remove(at: match) }
      return match == nil
    }
    return (Array(here), there)
  }

  /// Judges by comparing what each one received, in order; how these calls mix does not count.
  func comparedByActors(with other: Telling) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    var verdict = Verdict.holds
    let mine = entries.map { actor(of: $0.event) }
    let its = other.entries.map { other.actor(of: $0.event) }
    var known: Set<Actor> = []
    for actor in mine + its where known.insert(actor).inserted {
      var own = self
      var another = other
      own.entries = zip(entries, mine).filter { $1 == actor }.map(\.0)
      another.entries = zip(other.entries, its).filter { $1 == actor }.map(\.0)
      verdict = verdict && own.compared(with: another)
    }
    return verdict
  }

  private func differing(_ mine: Entry, _ its: Entry?, of other: Telling) -> Violation {
    guard let its else {
      return Violation(
        "the changed scene, which means the same, does not have "
          + "\(trace.observation(mine.event))",
        event: mine.index, expected: "nothing of the kind, as in the changed scene")
    }
    let (mineText, itsText) = (text(mine), other.text(its))
    guard mineText != itsText else {
      return Violation(
        "the changed scene, which means the same, has other values in \(itsText)",
        event: mine.index, expected: "the same values, as in the changed scene")
    }
    return Violation(
      "the changed scene, which means the same, has \(itsText) instead of \(mineText)",
      event: mine.index, expected: "\(itsText), as in the changed scene")
  }

  private func missing(_ its: Entry, by event: Int) -> Violation {
    Violation(
      "the changed scene, which means the same, has also \(text(its))", event: event,
      isMissing: true, expected: "\(text(its)), as in the changed scene")
  }

  private func text(_ entry: Entry) -> String {
    // Some comparisons leave out the times.
    "\(trace.observation(entry.event)) at \(trace.events[entry.index].at) ms"
  }
}

// MARK: - What is the same

extension Telling {
  /// Whether two things that were received are the same.
  private func isSame(_ mine: Entry, _ its: Entry, of other: Telling) -> Bool {
    let one = mine.event
    let two = its.event
    return one.isSameQuestion(as: two) && one.at == two.at && one.phase == two.phase
      && one.state == two.state && one.point == two.point && one.allFingers == two.allFingers
      && areSameTouches(one, two, of: other)
      && isSameRest(one, two, of: other)
  }

  private func areSameTouches(
    _ one: Trace.Event, _ two: Trace.Event, of other: Telling
  ) -> Bool {
    guard one.touches.count == two.touches.count else { return false }
    let (mine, its) = (touches[one.touches], other.touches[two.touches])
    if zip(mine, its).allSatisfy({ $0.isSame(as: $1) }) { return true }
    // The order of a set is open. Source: TO-21, RE-24.
    return zip(mine.sorted { $0.finger < $1.finger }, its.sorted { $0.finger < $1.finger })
      .allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether details and fingers beyond the usual are the same, which few have.
  private func isSameRest(_ one: Trace.Event, _ two: Trace.Event, of other: Telling) -> Bool {
    if one.isPlain, two.isPlain { return true }
    if trace.fingers(of: one) != other.trace.fingers(of: two) { return false }
    switch (trace.detail(of: one), other.trace.detail(of: two)) {
    case (.reading(let mine), .reading(let its)): return mine.isNear(its)
    case (let mine, let its): return mine == its
    }
  }
}

extension Trace.Touch {
  fileprivate func isSame(as other: Trace.Touch) -> Bool {
    finger == other.finger && phase == other.phase && view == other.view
      && window == other.window && tapCount == other.tapCount && timestamp == other.timestamp
      && location == other.location && previousLocation == other.previousLocation
      && locationInReceiver == other.locationInReceiver
  }
}

extension GestureReading {
  /// Whether both say the same, but for what adding up fingers in another order does to the numbers.
  fileprivate func isNear(_ other: GestureReading) -> Bool {
    if self == other { return true }
    guard numberOfTouches == other.numberOfTouches, numbers.count == other.numbers.count else {
      return false
    }
    return zip(numbers, other.numbers).allSatisfy { one, other in
      (one - other).magnitude <= max(1.0 / 256, one.magnitude / 10_000)
    }
  }

  private var numbers: [Double] {
    let points = [location, translation, velocity].compactMap(\.self)
    return points.flatMap { [$0.x, $0.y] } + [scale, rotation].compactMap(\.self)
  }
}

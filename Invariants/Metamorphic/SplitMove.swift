import TouchScript

extension Relations {
  /// M-5.
  static let splitMove = Relation(
    "M-5", from: ["TO-04", "TO-05", "KR-03", "CT-06"],
    says: "A finger that stops half-way on a straight move changes only how often the same "
      + "responders and taps get touchesMoved.",
    change: splittingMove
  ) { told, changed in
    Compared(
      mine: Telling(told).whateverTheOrder.inOneOrder.withoutWay,
      its: Telling(changed, after: told).whateverTheOrder.inOneOrder.withoutWay, isByActors: true)
  }

  @Sendable
  private static func splittingMove(in scenario: Scenario) -> Scenario? {
    let unsure: Ingredients = [
      .gestures, .requirements, .scrollViews, .valueControls, .reactions,
    ]
    // The end of a touch that is held back may come during the moves of the next one.
    guard scenario.script.count < Scenario.Limits.count,
      Ingredients(scenario).isDisjoint(with: unsure), scenario.whatOrderDecides == .nothing,
      scenario.recognizers.allSatisfy({
        !$0.delaysTouchesEnded || ($0.taps == 1 && $0.touches == 1)
      }),
      // A control that the app disables may give up its touch, and passes on the moves after that. Source: EX-12, RC-21.
      !scenario.allChanges.contains(where: {
        if case .setEnabled(_, false) = $0 { true } else { false }
      }),
      !scenario.views.contains(where: { view in
        // One more move is one more question whether to go on.
        view.overrides.continuesTracking == false || view.overrides.tracksInsideOnly
          || view.targets.contains { !$0.events.allSatisfy { !$0.isDrag } }
      })
    else { return nil }
    var pick = Pick(scenario)
    guard let half = pick.one(of: scenario.halves) else { return nil }
    var changed = scenario
    changed.script.insert(half.step, at: half.index)
    return changed
  }
}

extension Scenario {
  /// The steps that can be put before a move of one finger, half-way in place and time.
  fileprivate var halves: [(index: Int, step: Step)] {
    var places: [Int: Point] = [:]
    var halves: [(index: Int, step: Step)] = []
    for (index, step) in script.enumerated() {
      if step.changes.isEmpty, step.touches.count == 1, step.touches[0].phase == .moved,
        let last = places[step.touches[0].finger], index > 0,
        let half = last.half(to: step.touches[0].location)
      {
        let at = (script[index - 1].at + step.at) / 2
        if at > script[index - 1].at {
          let finger = Finger(step.touches[0].finger, .moved, at: half)
          halves.append((index, Step(at: at, touches: [finger])))
        }
      }
      for touch in step.touches { places[touch.finger] = touch.location }
    }
    return halves
  }
}

extension Point {
  /// The point half-way to another, if it can be said in eighths of a point.
  fileprivate func half(to other: Point) -> Point? {
    let half = Point((x + other.x) / 2, (y + other.y) / 2)
    let isExact = (half.x * 8).rounded() == half.x * 8 && (half.y * 8).rounded() == half.y * 8
    return isExact && self != other ? half : nil
  }
}

extension Telling {
  /// What was received, with everything of one moment in the order of its words, for the order in
  /// which it came is open.
  fileprivate var inOneOrder: Telling {
    var telling = self
    let words = entries.map { "\(trace.observation($0.event))" }
    telling.entries = zip(entries, words).sorted {
      ($0.0.event.at, $0.1) < ($1.0.event.at, $1.1)
    }.map(\.0)
    return telling
  }

  /// What was received without times and places on the way; several calls in a row that say that a
  /// finger moved has heard it once.
  fileprivate var withoutWay: Telling {
    var telling = self
    telling.entries = []
    var last: [Actor: Int] = [:]
    for var entry in entries where !entry.event.isOnTheWay {
      entry.event.at = 0
      if entry.event.kind == .responder || entry.event.kind == .recognizer {
        for touch in entry.event.touches { telling.touches[touch].leaveOutWay() }
      }
      let actor = actor(of: entry.event)
      if let index = last[actor], telling.entries[index].event.isMove, entry.event.isMove {
        telling.entries[index] = entry
      } else {
        last[actor] = telling.entries.count
        telling.entries.append(entry)
      }
    }
    return telling
  }
}

extension Trace.Touch {
  /// Forgets time and places.
  fileprivate mutating func leaveOutWay() {
    timestamp = 0
    location = .zero
    previousLocation = .zero
    locationInReceiver = nil
  }
}

extension Trace.Event {
  /// Whether a responder receives touchesMoved.
  fileprivate var isMove: Bool { kind == .responder && phase == .moved }

  /// Whether it comes as often as a finger stops on its way.
  fileprivate var isOnTheWay: Bool {
    switch kind {
    case .sendEvent: true
    case .tracking: tracking == .continue
    case .controlEvent: controlEvent?.isDrag ?? false
    // One that gives up in the meantime receives the stop only.
    case .recognizer: phase == .moved
    // It may be asked for every event. Source: RE-11.
    case .shouldReceiveEvent: true
    default: false
    }
  }
}

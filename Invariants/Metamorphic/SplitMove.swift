import TouchScript

extension Relations {
  /// M-5.
  static let splitMove = Relation(
    "M-5", from: ["TO-04", "TO-05", "KR-03", "CT-06"],
    says: "A finger that stops half-way on a straight move changes nothing but how often the same "
      + "responders and taps hear that it moved.",
    change: splittingMove
  ) { told, changed in
    Telling(told).withoutWay.comparedByActors(
      with: Telling(changed).withoutWay, events: told.trace.events.count)
  }

  @Sendable
  private static func splittingMove(in scenario: Scenario) -> Scenario? {
    let unsure: Ingredients = [
      .gestures, .requirements, .scrollViews, .valueControls, .reactions,
    ]
    // The end of a touch that is held back may come amid the moves of the next one.
    guard Ingredients(scenario).isDisjoint(with: unsure),
      scenario.recognizers.allSatisfy({
        !$0.delaysTouchesEnded || ($0.taps == 1 && $0.touches == 1)
      }),
      !scenario.views.contains(where: { view in
        // One more move is one more question whether to go on.
        view.overrides.continuesTracking == false
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
  /// What was told without times and places on the way; who hears several times in a row that a
  /// finger moved has heard it once.
  fileprivate var withoutWay: Telling {
    var telling = self
    telling.entries = []
    var last: [String: Int] = [:]
    for entry in entries {
      var entry = entry
      entry.at = 0
      switch entry.what {
      case .sendEvent, .tracking(_, .continue, _): continue
      case .controlEvent(_, let event, _) where event.isDrag: continue
      // One that gives up in the meantime hears of the stop only.
      case .recognizer(_, let call, _) where call.phase == .moved: continue
      case .responder(let id, let call): entry.what = .responder(id, call.withoutWay)
      case .recognizer(let id, let call, let state):
        entry.what = .recognizer(id, call.withoutWay, state: state)
      default: break
      }
      let actor = entry.what.actor
      if let index = last[actor], telling.entries[index].what.isMove, entry.what.isMove {
        telling.entries[index] = entry
      } else {
        last[actor] = telling.entries.count
        telling.entries.append(entry)
      }
    }
    return telling
  }
}

extension TouchCall {
  /// The call without its times and places.
  fileprivate var withoutWay: TouchCall {
    var call = self
    for index in call.touches.indices {
      call.touches[index].timestamp = 0
      call.touches[index].location = .zero
      call.touches[index].previousLocation = .zero
      call.touches[index].locationInReceiver = nil
    }
    return call
  }
}

extension Observation {
  /// Whether a responder is told that touches moved.
  fileprivate var isMove: Bool {
    if case .responder(_, let call) = self { call.phase == .moved } else { false }
  }
}

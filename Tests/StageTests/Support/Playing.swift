import Stage
import Testing
import TouchScript

/// What is observed when `scenario`, which has to be valid, is played; the same every time.
func play(_ scenario: Scenario) throws -> [Observation] {
  try scenario.validate()
  let trace = Stage().perform(scenario)
  #expect(trace == Stage().perform(scenario))
  return trace.events.map(\.what)
}

extension [Observation] {
  /// The touch methods of a responder that were called, in order.
  func touches(of id: Scenario.ID) -> [TouchPhase] {
    compactMap { what in
      guard case .responder(id, let call) = what else { return nil }
      return call.phase
    }
  }

  /// The touch methods of a view that were called for touches of its own, in order.
  func ownTouches(of id: Scenario.ID) -> [TouchPhase] {
    compactMap { what in
      guard case .responder(id, let call) = what, call.touches.contains(where: { $0.view == id })
      else { return nil }
      return call.phase
    }
  }

  /// The states in which a recognizer's action was called, in order.
  func actions(of id: Scenario.ID) -> [RecognizerState] {
    compactMap { what in
      guard case .action(id, let state, _) = what else { return nil }
      return state
    }
  }

  /// What a recognizer measured when its action was called, in order.
  func readings(of id: Scenario.ID) -> [GestureReading] {
    compactMap { what in
      guard case .action(id, _, let reading) = what else { return nil }
      return reading
    }
  }

  /// The events that a control sent, in order.
  func events(of id: Scenario.ID) -> [ControlEvent] {
    compactMap { what in
      guard case .controlEvent(id, let event, _) = what else { return nil }
      return event
    }
  }

  /// The values that a control had when it sent events, in order.
  func values(of id: Scenario.ID) -> [Double?] {
    compactMap { what in
      guard case .controlEvent(id, _, let state) = what else { return nil }
      return .some(state.value)
    }
  }

  /// The hit views of the touches that went down, in order.
  var hitViews: [Scenario.ID] {
    compactMap { what in
      guard case .chain(let view, _) = what else { return nil }
      return view
    }
  }

  /// What the engine reported, in order.
  var errors: [String] {
    compactMap { what in
      guard case .programmerError(let problem) = what else { return nil }
      return problem
    }
  }

  /// Who was told of an event that is no touch, in order.
  func receivers(of event: Observation.OtherEvent, _ phase: EventPhase = .began) -> [Scenario.ID] {
    compactMap { what in
      guard case .otherEvent(let id, event, phase) = what else { return nil }
      return id
    }
  }
}

/// A window of 320 × 480 points, of which all other places are counted.
func window(
  @SceneBuilder _ subviews: () -> SceneParts = { SceneParts() }
) -> Window { Window("w", Rect(0, 0, 320, 480), subviews: subviews) }

import Logs
import Testing
import TouchScript

/// What is observed when `scenario` is played, whenever it was.
///
/// For what a log's text leaves out: the touches of a call, defaults, identities, what is read off.
func observations(
  of scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
) -> [Observation] {
  trace(of: scenario, sourceLocation: sourceLocation).observations
    .map { $0.moved(to: 0) }
}

extension [Observation] {
  /// The touch methods of a responder that were called, in order.
  func touches(of id: Scenario.ID) -> [TouchPhase] {
    filter { $0.kind == .responder && $0.who == id }.map(\.phase)
  }

  /// The touch methods of a view that were called for touches of its own, in order.
  func ownTouches(of id: Scenario.ID) -> [TouchPhase] {
    filter { what in
      what.kind == .responder && what.who == id && what.touches.contains { $0.view == id }
    }.map(\.phase)
  }

  /// The states in which a recognizer's action was called, in order.
  func actions(of id: Scenario.ID) -> [RecognizerState] {
    filter { $0.kind == .action && $0.who == id }.map(\.state)
  }

  /// What a recognizer measured when its action was called, in order.
  func readings(of id: Scenario.ID) -> [GestureReading] {
    filter { $0.who == id }.compactMap(\.detail?.reading)
  }

  /// The events that a control sent, in order.
  func events(of id: Scenario.ID) -> [ControlEvent] {
    filter { $0.who == id }.compactMap { what in
      if case .controlEvent(let event) = what.word { event } else { nil }
    }
  }

  /// The values that a control had when it sent events, in order.
  func values(of id: Scenario.ID) -> [Double?] {
    filter { $0.who == id }.compactMap(\.detail?.control).map(\.value)
  }

  /// The hit views of the touches that went down, in order.
  var hitViews: [Scenario.ID] { filter { $0.kind == .chain }.compactMap(\.who) }

  /// What the engine reported, in order.
  var errors: [String] { filter { $0.kind == .programmerError }.map(\.text) }

  /// Who received an event that is no touch, in order.
  func receivers(of event: Observation.OtherEvent, _ phase: EventPhase = .began) -> [Scenario.ID] {
    filter { $0.word == .event(event) && $0.phase == TouchPhase(phase) }.compactMap(\.who)
  }
}

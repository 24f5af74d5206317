import Invariants
import Stage
import Testing
import TouchScript

/// A scenario and a trace of it, written by hand.
struct Case {
  var scenario: Scenario
  var trace: Trace

  init(_ scenario: Scenario, _ events: [Trace.Entry]) {
    self.scenario = scenario
    trace = Trace(events: events)
  }

  /// What the invariant of `rule` says of it.
  func verdict(_ rule: String) -> Verdict? {
    Invariants[rule]?.check(Evidence(scenario, trace))
  }

  /// The rules that it breaks, in the rulebook's order.
  var brokenRules: [String] {
    Invariants.judge(trace, of: scenario).filter { $0.verdict.violation != nil }.map(\.id)
  }

  /// The same scenario with another trace: `event` is replaced by `others`.
  func replacing(_ event: Int, by others: Trace.Entry...) -> Case {
    var entries = trace.entries
    entries.replaceSubrange(event...event, with: others)
    return Case(scenario, entries)
  }
}

extension Trace.Entry {
  /// `sendEvent` of the application and of the window.
  static func send(_ at: Int, _ touch: TouchState) -> [Trace.Entry] {
    let application = Scenario.Reserved.application
    let first = Trace.Entry(at: at, .sendEvent(receiver: application, touches: [touch]))
    guard let window = touch.window else { return [first] }
    return [first, Trace.Entry(at: at, .sendEvent(receiver: window, touches: [touch]))]
  }

  static func recognizer(
    _ id: String, _ touch: TouchState, _ state: RecognizerState = .possible
  ) -> Trace.Entry {
    let call = TouchCall(touch.phase, touches: [touch], allFingers: [touch.finger])
    return Trace.Entry(at: touch.timestamp, .recognizer(id, call, state: state))
  }

  static func responder(
    _ id: String, _ touch: TouchState, _ phase: TouchPhase? = nil, at point: Point? = nil
  ) -> Trace.Entry {
    var touch = touch
    touch.phase = phase ?? touch.phase
    touch.locationInReceiver = point
    let call = TouchCall(touch.phase, touches: [touch], allFingers: [touch.finger])
    return Trace.Entry(at: touch.timestamp, .responder(id, call))
  }
}

extension [Trace.Entry] {
  /// Hit tests of views that contain the point, from the window down, each with its answer.
  static func hit(
    _ at: Int, _ view: String, _ point: Point, inside: Bool? = true, _ result: String?
  ) -> [Trace.Entry] {
    var events = [Trace.Entry(at: at, .hitTest(view: view, point: point, result: result))]
    if let inside {
      events.append(Trace.Entry(at: at, .pointInside(view: view, point: point, answer: inside)))
    }
    return events
  }
}

extension TouchState {
  /// The only finger's touch, at `point` of the window `w`.
  init(_ phase: TouchPhase, _ at: Int, in view: String?, at point: Point) {
    self.init(
      finger: 0, phase: phase, view: view, window: view == nil ? nil : "w", tapCount: 1,
      timestamp: at, location: point, previousLocation: point)
  }
}

extension Scenario {
  /// A tap of the only finger, down at 10 ms and up at 60 ms.
  static func tap(_ point: Point) -> [Step] {
    [
      Step(at: 10, touches: [Finger(0, .began, at: point)]),
      Step(at: 60, touches: [Finger(0, .ended, at: point)]),
    ]
  }
}

/// Expects that a scene breaks no rule and no relation on the right engine.
func noRuleIsBroken(
  by scenario: Scenario, at location: SourceLocation = #_sourceLocation
) throws {
  try scenario.validate()
  let trace = Stage().perform(scenario)
  let rules = Invariants.judge(trace, of: scenario)
    .compactMap { $0.verdict.violation?.sentence }
  #expect(rules == [], sourceLocation: location)
  for relation in Relations.all {
    guard let changed = relation.transformed(scenario) else { continue }
    let verdict = relation.judge(scenario, trace, changed, Stage().perform(changed))
    #expect(verdict.violation?.sentence == nil, sourceLocation: location)
  }
}

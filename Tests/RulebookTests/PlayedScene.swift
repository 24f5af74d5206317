import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

/// A scenario and what an engine made of it.
struct PlayedScene {
  let scenario: Scenario
  let trace: Trace

  init(_ scenario: Scenario, on system: any TouchSystem = Stage()) throws {
    try scenario.validate()
    self.scenario = scenario
    trace = system.perform(scenario)
  }

  init(_ scenario: Scenario, _ trace: Trace) {
    self.scenario = scenario
    self.trace = trace
  }

  /// The states in which a recognizer's action was sent, in order.
  func actions(of id: Scenario.ID) -> [RecognizerState] {
    states(of: id, .action)
  }

  /// The states in which a recognizer was when it was reset, in order.
  func resets(of id: Scenario.ID) -> [RecognizerState] {
    states(of: id, .reset)
  }

  /// What a view was told of its touches, and when; moves that follow one another count as one.
  func calls(of id: Scenario.ID) -> [(phase: TouchPhase, at: Int)] {
    var calls: [(phase: TouchPhase, at: Int)] = []
    for event in trace.events where event.kind == .responder && trace.name(of: event) == id {
      if event.phase == .moved, calls.last?.phase == .moved { continue }
      calls.append((event.phase, event.at))
    }
    return calls
  }

  private func states(of id: Scenario.ID, _ kind: Observation.Kind) -> [RecognizerState] {
    trace.events.filter { $0.kind == kind && trace.name(of: $0) == id }.map(\.state)
  }

  /// The rules that were broken.
  var broken: [Rule.ID] {
    Invariants.judge(trace, of: scenario).filter { $0.verdict.violation != nil }.map(\.id)
  }

  /// Whether the scene put a rule to the test.
  func exercises(_ id: Rule.ID) -> Bool {
    Invariants[id]?.check(Evidence(scenario, trace)) != .notExercised
  }
}

extension Scenario {
  /// A view `v` that keeps its touches, in another `p`, in a window `w`.
  static func nested(_ recognizers: [Recognizer], _ script: [Step]) -> Scenario {
    Scenario(
      views: [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
        .init(id: "p", parent: "w", frame: Rect(0, 0, 300, 400)),
        .init(
          id: "v", parent: "p", frame: Rect(0, 0, 300, 300),
          overrides: .init(touches: .init(.keeps))),
      ], recognizers: recognizers, script: script)
  }
}

extension [Scenario.Step] {
  /// A finger that comes down at 20, 20, moves to the right, and lifts; times in milliseconds, ways
  /// in points.
  static func stroke(
    down: Int = 10, _ moves: [(at: Int, by: Double)] = [], up: Int? = 60
  ) -> [Scenario.Step] {
    var steps = [Scenario.Step(at: down, touches: [.init(0, .began, at: Point(20, 20))])]
    var place = Point(20, 20)
    for (at, way) in moves {
      place.x += way
      steps.append(Scenario.Step(at: at, touches: [.init(0, .moved, at: place)]))
    }
    if let up { steps.append(Scenario.Step(at: up, touches: [.init(0, .ended, at: place)])) }
    return steps
  }

  /// Time that passes.
  static func rest(until time: Int) -> [Scenario.Step] { [Scenario.Step(at: time)] }
}

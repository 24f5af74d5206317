import Invariants
import Testing
import TouchScript

/// A window `w` with the views `a` and `b` side by side, each 100 points square; what happens to
/// touches there is written by hand.
struct Play {
  var scenario = Scenario(
    dialect: .ios12,
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(
        id: "a", parent: "w", frame: Rect(0, 0, 100, 100),
        overrides: .init(touches: .init(.keeps))),
      .init(
        id: "b", parent: "w", frame: Rect(100, 0, 100, 100),
        overrides: .init(touches: .init(.keeps))),
    ])
  var events: [Trace.Entry] = []

  static let inA = Point(50, 50)
  static let inB = Point(150, 50)

  func with(_ change: (inout Scenario) -> Void) -> Play {
    var copy = self
    change(&copy.scenario)
    return copy
  }

  /// Something happens that no finger does.
  func change(_ at: Int, _ changes: Scenario.Change...) -> Play {
    with { $0.script.append(.init(at: at, changes: changes)) }
  }

  /// A finger does something in a view, with the event, and with the view's being told, if it is.
  func touch(
    _ at: Int, _ phase: TouchPhase, _ view: String = "a", finger: Int = 0,
    from down: Int? = nil, told: Bool = true, sent: Bool = true, point: Point? = nil,
    identity: Int = 0
  ) -> Play {
    let point = point ?? (view == "b" ? Self.inB : Self.inA)
    var copy = with {
      $0.script.append(.init(at: at, touches: [.init(finger, phase, at: point)]))
    }
    var touch = TouchState(phase, at, in: view, at: point)
    touch.finger = finger
    touch.identity = identity
    if sent { copy.events += Trace.Entry.send(at, touch) }
    if told { copy.events.append(.responder(view, touch)) }
    return copy
  }

  /// The system's event, in which the touch of finger 0 is cancelled.
  func taken(_ at: Int, told: Bool = true, sent: Bool = true) -> Play {
    var copy = self
    let touch = TouchState(.cancelled, at, in: "a", at: Self.inA)
    if sent { copy.events += Trace.Entry.send(at, touch) }
    if told { copy.events.append(.responder("a", touch)) }
    return copy
  }

  func adding(_ event: Trace.Entry) -> Play {
    var copy = self
    copy.events.append(event)
    return copy
  }

  func keeps(_ rules: String..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules {
      let verdict = Case(scenario, events).verdict(rule)
      #expect(verdict == .holds, "\(rule)", sourceLocation: location)
    }
  }

  func breaks(
    _ rule: String, _ sentence: String, at location: SourceLocation = #_sourceLocation
  ) {
    let violation = Case(scenario, events).verdict(rule)?.violation
    #expect(violation?.sentence == sentence, sourceLocation: location)
  }

  func leavesOpen(_ rules: String..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules {
      let verdict = Case(scenario, events).verdict(rule)
      #expect(verdict == .notExercised, "\(rule)", sourceLocation: location)
    }
  }
}

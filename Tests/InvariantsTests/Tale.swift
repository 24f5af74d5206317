import Invariants
import Testing
import TouchScript

/// A window `w` with a view `v`, where fingers move and the recognizer `r` is told of everything;
/// what it makes of that is written by hand.
struct Tale {
  private(set) var scenario: Scenario
  private(set) var events: [Trace.Entry]
  private var places: [Int: TouchState] = [:]

  /// Starts a tale of a recognizer `r` of the view `v`; `others` are further ones, which hear of
  /// nothing unless told.
  init(
    _ kind: Scenario.Recognizer.Kind, in frame: Rect = Rect(0, 0, 320, 480),
    transform: Transform = .identity, others: [Scenario.Recognizer] = [],
    _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) {
    var recognizer = Scenario.Recognizer(id: "r", view: "v", kind: kind)
    change(&recognizer)
    scenario = Scenario(
      dialect: .ios12,
      views: [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
        .init(
          id: "v", parent: "w", frame: frame, transform: transform,
          overrides: .init(touches: .init(.keeps))),
      ], recognizers: [recognizer] + others, script: [])
    events = [
      Trace.Entry(at: 0, .made(recognizer: "r", RecognizerDefaults(newOf: kind)))
    ]
  }

  /// Fingers change, and the recognizers hear of it: `r` is in `state` afterwards.
  func fingers(
    _ at: Int, _ fingers: (Int, TouchPhase, Point)..., state: RecognizerState = .possible,
    tell recognizers: [String] = ["r"], view: Bool = false
  ) -> Tale {
    var tale = self
    tale.scenario.script.append(
      .init(at: at, touches: fingers.map { Scenario.Finger($0, $1, at: $2) }))
    var touches: [TouchState] = []
    for (finger, phase, place) in fingers {
      var touch = TouchState(phase, at, in: "v", at: place)
      touch.finger = finger
      touch.previousLocation = places[finger]?.location ?? place
      touches.append(touch)
      tale.places[finger] = touch
    }
    let all = touches.map(\.finger)
    for receiver in [Scenario.Reserved.application, "w"] {
      tale.events.append(Trace.Entry(at: at, .sendEvent(receiver: receiver, touches: touches)))
    }
    for id in recognizers {
      for phase in [TouchPhase.began, .moved, .ended] {
        let told = touches.filter { $0.phase == phase }
        if told.isEmpty { continue }
        let call = TouchCall(phase, touches: told, allFingers: all)
        tale.events.append(Trace.Entry(at: at, .recognizer(id, call, state: state)))
      }
    }
    if view { for touch in touches { tale.events.append(.responder("v", touch)) } }
    return tale
  }

  func down(_ at: Int, _ x: Double, _ y: Double, state: RecognizerState = .possible) -> Tale {
    fingers(at, (0, .began, Point(x, y)), state: state)
  }

  func move(_ at: Int, _ x: Double, _ y: Double, state: RecognizerState = .possible) -> Tale {
    fingers(at, (0, .moved, Point(x, y)), state: state)
  }

  func up(_ at: Int, _ x: Double, _ y: Double, state: RecognizerState = .possible) -> Tale {
    fingers(at, (0, .ended, Point(x, y)), state: state)
  }

  /// The recognizer sends its action.
  func acts(
    _ at: Int, _ state: RecognizerState, _ reading: GestureReading = GestureReading(),
    as id: String = "r"
  ) -> Tale {
    adding(Trace.Entry(at: at, .action(recognizer: id, state: state, reading)))
  }

  /// The recognizer is reset.
  func reset(_ at: Int, from state: RecognizerState) -> Tale {
    adding(Trace.Entry(at: at, .reset(recognizer: "r", from: state)))
  }

  /// The view hears of finger 0.
  func view(_ at: Int, _ phase: TouchPhase) -> Tale {
    guard var touch = places[0] else { return self }
    touch.timestamp = at
    return adding(.responder("v", touch, phase))
  }

  /// The system takes all touches away, of which `r` hears.
  func interrupted(_ at: Int, state: RecognizerState) -> Tale {
    var tale = self
    tale.scenario.script.append(.init(at: at, changes: [.interrupt]))
    let touches = places.keys.sorted().compactMap { number in
      places[number].map { touch in
        var touch = touch
        touch.phase = .cancelled
        return touch
      }
    }
    let call = TouchCall(.cancelled, touches: touches, allFingers: touches.map(\.finger))
    return tale.adding(Trace.Entry(at: at, .recognizer("r", call, state: state)))
  }

  /// Time passes.
  func wait(_ at: Int) -> Tale {
    var tale = self
    tale.scenario.script.append(.init(at: at))
    return tale
  }

  /// Something else happens.
  func adding(_ event: Trace.Entry) -> Tale {
    var tale = self
    tale.events.append(event)
    return tale
  }

  func verdict(_ rule: String) -> Verdict? {
    Case(scenario, events).verdict(rule)
  }

  /// Fails the test unless the rule holds, exercised.
  func keeps(_ rules: String..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules { #expect(verdict(rule) == .holds, "\(rule)", sourceLocation: location) }
  }

  /// Fails the test unless the rule is broken, with the sentence.
  func breaks(
    _ rule: String, _ sentence: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(verdict(rule)?.violation?.sentence == sentence, "\(rule)", sourceLocation: location)
  }

  /// Fails the test unless the rule has nothing to say.
  func leavesOpen(_ rules: String..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules {
      #expect(verdict(rule) == .notExercised, "\(rule)", sourceLocation: location)
    }
  }
}

import Invariants
import Testing
import TouchEngine
import TouchScript

@Suite("Controls: rules judged of what engines do")
struct PlayedControlTests {
  @Test("Each holds of the right engine", arguments: cases)
  func holds(played: Played) {
    #expect(played.right == .holds)
    #expect(played.brokenByRight == [])
  }

  @Test(
    "Each is broken by the wrong one, in a sentence that says what went wrong", arguments: cases)
  func broken(played: Played) { #expect(played.wrong?.violation?.sentence == played.sentence) }

  @Test("CT-15 is silent near the control, and CT-17 where nothing grows it")
  func silentNearby() {
    let near = scene(
      .control, script: .finger(inside, lasting: 100, moves: [(50, Point(150, 50))]))
    for rule in ["CT-15", "CT-17"] {
      let played = Played(rule, near, breaks: "") { _ in }
      #expect(played.right == .notExercised)
    }
  }

  @Test("CT-31 is silent of text fields, whose ways are not known")
  func textField() {
    let field = scene(.textField, tap(), script: .finger(inside, lasting: 50))
    #expect(Played("CT-31", field, breaks: "") { _ in }.right == .notExercised)
  }

  @Test("CT-32 is silent of drags that do not start on the knob")
  func offTheKnob() {
    let pan = scene(
      .switch, recognizer(.pan),
      script: .finger(Point(90, 50), lasting: 100, moves: [(30, Point(130, 50))]))
    #expect(Played("CT-32", pan, breaks: "") { _ in }.right == .notExercised)
  }

  private static let inside = Point(50, 50)
  private var inside: Point { Self.inside }

  /// A control in a window.
  private static func scene(
    _ kind: Scenario.View.Kind, _ recognizer: Scenario.Recognizer? = nil,
    targets: [Scenario.Target] = [], overrides: Scenario.Overrides = .init(),
    script: [Scenario.Step]
  ) -> Scenario {
    Scenario(
      views: [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 1000, 1000)),
        .init(
          id: "c", parent: "w", kind: kind, frame: Rect(0, 0, 100, 100), targets: targets,
          overrides: overrides),
      ], recognizers: recognizer.map { [$0] } ?? [], script: script)
  }

  private func scene(
    _ kind: Scenario.View.Kind, _ recognizer: Scenario.Recognizer? = nil, script: [Scenario.Step]
  ) -> Scenario { Self.scene(kind, recognizer, script: script) }

  private static func recognizer(_ kind: Scenario.Recognizer.Kind) -> Scenario.Recognizer {
    .init(id: "r", view: "w", kind: kind)
  }

  private func recognizer(_ kind: Scenario.Recognizer.Kind) -> Scenario.Recognizer {
    Self.recognizer(kind)
  }

  private static func tap() -> Scenario.Recognizer { .init(id: "r", view: "w") }
  private func tap() -> Scenario.Recognizer { Self.tap() }

  private static let twoTaps: [Scenario.Step] = [
    .init(at: 10, touches: [.init(0, .began, at: inside)]),
    .init(at: 60, touches: [.init(0, .ended, at: inside)]),
    .init(at: 110, touches: [.init(0, .began, at: inside)]),
    .init(at: 160, touches: [.init(0, .ended, at: inside)]),
  ]

  private static let twoFingers: [Scenario.Step] = [
    .init(at: 10, touches: [.init(0, .began, at: inside), .init(1, .began, at: Point(60, 50))]),
    .init(at: 60, touches: [.init(0, .ended, at: inside), .init(1, .ended, at: Point(60, 50))]),
  ]

  static let cases: [Played] = tracking + sending + protection

  private static let tracking: [Played] = [
    Played(
      "CT-02",
      scene(
        .button, overrides: .init(beginsTracking: false), script: .finger(inside, lasting: 50)),
      breaks: "\"c\" answered no to beginTracking, and sent touchDown"
    ) { $0.mistakes = [.beginTrackingIgnored] },
    Played(
      "CT-05",
      scene(
        .control, overrides: .init(continuesTracking: false),
        script: .finger(inside, lasting: 100, moves: [(50, Point(60, 50))])),
      breaks: "\"c\" answered no to continueTracking, and sent touchDragInside"
    ) { $0.mistakes = [.continueTrackingIgnored] },
    Played(
      "CT-15",
      scene(.control, script: .finger(inside, lasting: 100, moves: [(50, Point(500, 50))])),
      breaks: "the finger was far from the bounds of \"c\", which sent touchDragInside"
    ) { $0.mistakes = [.marginEndless] },
    Played(
      "CT-15",
      scene(.control, script: .finger(inside, lasting: 100, moves: [(50, Point(10, 50))])),
      breaks: "the finger was in the bounds of \"c\", which sent touchDragOutside"
    ) { $0.mistakes = [.insideAtDownMeasured] },
    Played(
      "CT-17",
      scene(
        .control, overrides: .init(pointInside: .grown(600)),
        script: .finger(inside, lasting: 100, moves: [(50, Point(500, 50))])),
      breaks: "the finger was where point(inside:) of \"c\" is true, and it sent touchDragOutside"
    ) { $0.mistakes = [.dragSkipsPointInside] },
  ]

  private static let sending: [Played] = [
    Played(
      "CT-19",
      scene(
        .control, targets: [.init(.responder("w"), "one"), .init(.responder("w"), "two")],
        script: .finger(inside, lasting: 50)),
      breaks: "\"c\" has several actions for touchUpInside, and did not send \"one\""
    ) { $0.mistakes = [.firstRegistrationOnly] },
    Played(
      "CT-21",
      scene(
        .control, targets: [.init(.responder("w"), "one")], overrides: .init(sendsActions: false),
        script: .finger(inside, lasting: 50)),
      breaks: "sendAction of \"c\" does nothing, and yet \"one\" was sent"
    ) { $0.mistakes = [.sendActionPassedBy] },
    Played(
      "CT-22",
      scene(
        .control, targets: [.init(.responder("w"), "one")], script: .finger(inside, lasting: 50)),
      breaks: "\"one\" of \"c\" was called without the event that caused it"
    ) { $0.mistakes = [.eventNotShown] },
    Played(
      "CT-24",
      scene(
        .control, targets: [.init(.responder("w"), "one", for: [.touchDown, .touchUpInside])],
        script: [.init(at: 5, changes: [.removeTargets("c", for: [.touchDown])])]
          + .finger(inside, lasting: 50)),
      breaks: "some events were taken off \"one\" of \"c\", which was sent 0 times for "
        + "touchUpInside"
    ) { $0.mistakes = [.allEventsRemoved] },
    Played(
      "CT-25",
      scene(
        .control, targets: [.init(.responder("w"), "one", for: [.valueChanged])],
        script: [.init(at: 5, changes: [.sendActions("c", for: [.valueChanged])])]),
      breaks: "\"c\" was told to send valueChanged, and did not send \"one\""
    ) { $0.mistakes = [.noSendingWithoutTouch] },
  ]

  private static let protection: [Played] =
    [.switch, .segmentedControl, .stepper, .pageControl].map { kind in
      Played(
        "CT-31", scene(kind, tap(), script: .finger(inside, lasting: 50)),
        breaks: "\"r\" of an ancestor recognized a tap on \"c\""
      ) { $0.mistakes = [.onlyButtonsProtected] }
    } + [
      Played(
        "CT-32",
        scene(
          .switch, recognizer(.pan),
          script: .finger(Point(10, 50), lasting: 100, moves: [(30, Point(50, 50))])),
        breaks: "\"r\" of an ancestor recognized a drag of the knob of \"c\""
      ) { $0.mistakes = [.knobsUnprotected] },
      Played(
        "CT-32",
        scene(
          .slider, recognizer(.swipe),
          script: .finger(
            Point(10, 50), lasting: 100, moves: [(30, Point(80, 50)), (60, Point(150, 50))])),
        breaks: "\"r\" of an ancestor recognized a drag of the knob of \"c\""
      ) { $0.mistakes = [.knobsUnprotected] },
      otherGesture(recognizer(.longPress), .finger(inside, lasting: 1000)),
      otherGesture(
        recognizer(.pan), .finger(inside, lasting: 100, moves: [(50, Point(90, 50))])),
      otherGesture(.init(id: "r", view: "w", taps: 2), twoTaps),
      otherGesture(.init(id: "r", view: "w", touches: 2), twoFingers),
    ]

  private static func otherGesture(
    _ recognizer: Scenario.Recognizer, _ script: [Scenario.Step]
  ) -> Played {
    Played(
      "CT-33", scene(.button, recognizer, script: script),
      breaks: "\"r\" of an ancestor did not recognize its gesture on \"c\""
    ) { $0.mistakes = [.allGesturesVetoed] }
  }
}

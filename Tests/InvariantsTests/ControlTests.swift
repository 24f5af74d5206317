import Testing
import TouchScript

@Suite("Controls")
struct ControlTests {
  private static let frame = Rect(0, 0, 100, 100)
  private static let inside = Point(50, 50)
  private static let control = Control("c", frame)
  private static let tap = Scenario.Recognizer(id: "r", view: "w")

  /// A control `c` in a window `w`, which may have a recognizer `r`.
  private static func scene(
    _ control: some ControlElement, under recognizer: Scenario.Recognizer? = nil,
    @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 1000, 1000)) { control }
      if let recognizer { recognizer }
    } script: {
      script()
    }
  }

  private static func recognizer(_ kind: Scenario.Recognizer.Kind) -> Scenario.Recognizer {
    .init(id: "r", view: "w", kind: kind)
  }

  /// A finger that comes down inside, goes to another place at that height, and lifts there.
  private static func drag(to x: Double) -> Stroke {
    Stroke(from: 50, 50).to(x, 50, at: 50).up(at: 100)
  }

  @Test("Each wrong engine is caught by what it does", arguments: tracking + sending + protection)
  func mistake(row: Mistaken) { row.check() }

  private static let tracking = [
    Mistaken(
      "CT-02", by: "begin-tracking-ignored",
      in: scene(Button("c", frame).beginsTracking(false)) { Tap(at: inside) },
      breaks: "\"c\" answered no to beginTracking, and sent touchDown"),
    Mistaken(
      "CT-05", by: "continue-tracking-ignored",
      in: scene(control.continuesTracking(false)) { drag(to: 60) },
      breaks: "\"c\" answered no to continueTracking, and sent touchDragInside"),
    Mistaken(
      "CT-15", by: "margin-endless", in: scene(control) { drag(to: 500) },
      breaks: "the finger was far from the bounds of \"c\", which sent touchDragInside"),
    Mistaken(
      "CT-15", by: "inside-at-down-measured", in: scene(control) { drag(to: 10) },
      breaks: "the finger was in the bounds of \"c\", which sent touchDragOutside"),
    Mistaken(
      "CT-14", by: "inside-at-down-measured", in: scene(control) { drag(to: 60) },
      breaks: "\"c\" sent touchDragOutside for the first move of a touch, and no touchDragExit"),
    Mistaken(
      "CT-14", by: "inside-kept-from-last-touch",
      in: scene(control) {
        drag(to: 500)
        Stroke(from: 50, 50, at: 1200).to(60, 50, at: 1250).up(at: 1300)
      }, breaks: "\"c\" sent touchDragEnter for the first move of a touch"),
    Mistaken(
      "CT-11", by: "stays-highlighted",
      in: scene(control) {
        Stroke(from: 50, 50).to(500, 50, at: 50).to(600, 50, at: 80).up(at: 99)
      },
      breaks: "\"c\" sent touchDragOutside again while isHighlighted was true"),
    Mistaken(
      "CT-17", by: "drag-skips-point-inside",
      in: scene(control.pointInside(.grown(600))) { drag(to: 500) },
      breaks: "the finger was where point(inside:) of \"c\" is true, and it sent touchDragOutside"),
  ]

  @Test("CT-08: what a control is made to send shows how a touch has left it")
  func flagsAtRest() {
    let lost = Played(
      Self.scene(Self.control, under: Self.tap) {
        Tap(at: Self.inside)
        After(1000)
        Change(.sendActions("c", for: [.valueChanged]))
      })
    lost.keeps("CT-08")
    for flag in [\ControlState.isTracking, \.isHighlighted] {
      lost.changing("send(c, valueChanged)") { what in
        var state = ControlState(isTracking: false, isTouchInside: true, isHighlighted: false)
        state[keyPath: flag] = true
        what.detail = .control(state)
      }
      .breaks("CT-08", "\"c\" lost the touch, and went on tracking or being highlighted")
    }
  }

  @Test("CT-01, CT-04, CT-06, CT-08, CT-10, CT-11, CT-14: flags come before or after, and in one")
  func otherControls() {
    let out = Played(Self.scene(Self.control) { Self.drag(to: 500) })
    let lost = Played(Self.scene(Self.control, under: Self.tap) { Tap(at: Self.inside) })
    lost.played(by: "RE-61").keeps("CT-01", "CT-08", "CT-10")
    out.played(by: "RE-61").keeps("CT-01", "CT-04", "CT-06", "CT-10")
    for way in ["dragFirst", "notAtLift", "together"] {
      out.played(by: "RE-62:\(way)").keeps("CT-04", "CT-06", "CT-10", "CT-14")
    }
  }

  @Test("CT-31, CT-33: switches may be silent of touches, and have recognizers of their own")
  func silentOfTouches() {
    let tapped = Played(
      Self.scene(Switch("c", Self.frame), under: Self.tap) { Tap(at: Self.inside) })
    let silent = tapped.played(by: "RE-63")
    silent.keeps("CT-31")
    let mute = silent.without("send(c, valueChanged)")
    mute.keeps("CT-31")
    mute.told { $0.script.append(Scenario.Step(at: 2000)) }.breaks(
      "CT-31", "\"c\" was tapped, and did not tell that its value changed")
    tapped.leavesOpen("CT-01", "CT-06", "CT-10")
    let held = Played(
      Self.scene(Switch("c", Self.frame), under: Self.recognizer(.longPress)) {
        Tap(at: Self.inside, holding: 1000)
      })
    held.leavesOpen("CT-33")
  }

  private static let one = control.target("w", "one")

  private static let sending = [
    Mistaken(
      "CT-19", by: "first-registration-only", in: scene(one.target("w", "two")) { Tap(at: inside) },
      breaks: "\"c\" has several actions for touchUpInside, and did not send \"one\""),
    Mistaken(
      "CT-21", by: "send-action-passed-by", in: scene(one.sendsActions(false)) { Tap(at: inside) },
      breaks: "sendAction of \"c\" does nothing, and yet \"one\" was sent"),
    Mistaken(
      "CT-22", by: "event-not-shown", in: scene(one) { Tap(at: inside) },
      breaks: "\"one\" of \"c\" was called without the event that caused it"),
    Mistaken(
      "CT-24", by: "all-events-removed",
      in: scene(control.target("w", "one", for: [.touchDown, .touchUpInside])) {
        Change(.removeTargets("c", for: [.touchDown]))
        After(5)
        Tap(at: inside)
      },
      breaks: "some events were taken off \"one\" of \"c\", which was sent 0 times for "
        + "touchUpInside"),
    Mistaken(
      "CT-25", by: "no-sending-without-touch",
      in: scene(control.target("w", "one", for: [.valueChanged])) {
        Change(.sendActions("c", for: [.valueChanged]))
      }, breaks: "\"c\" was asked to send valueChanged, and did not send \"one\""),
    Mistaken(
      "CT-25", by: "sending-within-sending-lost",
      in: scene(control) {
        When(.controlEvent("c", .touchDown), .sendActions("c", for: [.valueChanged]))
        Tap(at: inside)
      }, breaks: "\"c\" was asked in a callback to send valueChanged, and did not"),
  ]

  private static let protection =
    [
      scene(Switch("c", frame), under: tap) { Tap(at: inside) },
      scene(SegmentedControl("c", frame), under: tap) { Tap(at: inside) },
      scene(Stepper("c", frame), under: tap) { Tap(at: inside) },
      scene(PageControl("c", frame), under: tap) { Tap(at: inside) },
    ].map { scene in
      Mistaken(
        "CT-31", by: "only-buttons-protected", in: scene,
        breaks: "\"r\" of an ancestor recognized a tap on \"c\"")
    }
    + [
      scene(Switch("c", frame), under: recognizer(.pan)) {
        Stroke(from: 10, 50).to(50, 50, at: 30).up(at: 100)
      },
      scene(Slider("c", frame), under: recognizer(.swipe)) {
        Stroke(from: 10, 50).to(80, 50, at: 30).to(150, 50, at: 60).up(at: 100)
      },
    ].map { scene in
      Mistaken(
        "CT-32", by: "knobs-not-protected", in: scene,
        breaks: "\"r\" of an ancestor recognized a drag of the knob of \"c\"")
    }
    + [
      Mistaken(
        "CT-32", "the knob is elsewhere by then", by: "knob-protected-where-it-was",
        in: scene(Slider("c", Rect(0, 0, 231, 31)), under: swipes) {
          Stroke(from: 10, 15).to(150, 15, at: 40).up(at: 80)
          Stroke(from: 158, 15, at: 2000).to(18, 15, at: 2040).up(at: 2080)
        },
        breaks: "\"r\" of an ancestor recognized a drag of the knob of \"c\"")
    ]
    + [
      scene(button, under: recognizer(.longPress)) { Tap(at: inside, holding: 1000) },
      scene(button, under: recognizer(.pan)) { drag(to: 90) },
      scene(button, under: .init(id: "r", view: "w").with { $0.taps = 2 }) {
        Tap(at: inside)
        After(50)
        Tap(at: inside)
      },
      scene(button, under: .init(id: "r", view: "w").with { $0.touches = 2 }) {
        Down(at: inside)
        Down(1, at: Point(60, 50))
        After(50)
        Up()
        Up(1)
      },
    ].map { scene in
      Mistaken(
        "CT-33", by: "all-gestures-vetoed", in: scene,
        breaks: "\"r\" of an ancestor did not recognize its gesture on \"c\"")
    }

  private static let button = Button("c", frame)
  private static let swipes = Scenario.Recognizer(id: "r", view: "w", kind: .swipe).with {
    $0.directions = [.right, .left]
  }

  @Test("CT-15 is silent near the control, and CT-17 where nothing grows it")
  func silentNearby() {
    Played(Self.scene(Self.control) { Self.drag(to: 150) }).leavesOpen("CT-15", "CT-17")
  }

  @Test("CT-31 is silent of text fields, whose ways are not known")
  func textField() {
    Played(Self.scene(TextField("c", Self.frame), under: Self.tap) { Tap(at: Self.inside) })
      .leavesOpen("CT-31")
  }

  @Test("CT-32 is silent of drags that do not start on the knob")
  func offTheKnob() {
    Played(
      Self.scene(Switch("c", Self.frame), under: Self.recognizer(.pan)) {
        Stroke(from: 90, 50).to(130, 50, at: 30).up(at: 100)
      }
    )
    .leavesOpen("CT-32")
  }
}

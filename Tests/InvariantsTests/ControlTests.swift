import Invariants
import Testing
import TouchScript

private let point = Point(50, 50)
private let down = TouchState(.began, 10, in: "b", at: point)
private let up = TouchState(.ended, 60, in: "b", at: point)

/// A button, and a tap of the window that it stands in.
private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario(
    dialect: .ios12,
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(
        id: "b", parent: "w", kind: .button, frame: Rect(0, 0, 100, 100),
        targets: [.init(.responder("w"), "go")]),
    ], recognizers: [.init(id: "t", view: "w")], script: Scenario.tap(point))
  change(&scenario)
  return scenario
}

private func at(_ time: Int, _ what: Observation) -> Trace.Entry { Trace.Entry(at: time, what) }

private func event(_ time: Int, _ event: ControlEvent, _ isOn: Bool) -> Trace.Entry {
  at(
    time,
    .controlEvent(
      control: "b", event,
      ControlState(isTracking: isOn, isTouchInside: true, isHighlighted: isOn)))
}

private func tap(lift: [Trace.Entry]) -> [Trace.Entry] {
  [at(0, .made(recognizer: "t", RecognizerDefaults()))]
    + [Trace.Entry].hit(10, "w", point, "b") + [Trace.Entry].hit(10, "b", point, "b")
    + Trace.Entry.send(10, down)
    + [
      .recognizer("t", down), .responder("b", down, at: point),
      at(10, .tracking(control: "b", .begin, answer: true)), event(10, .touchDown, true),
      at(10, .chain(from: "b", responders: ["w", "application"])),
    ] + Trace.Entry.send(60, up) + lift
}

private let right: [Trace.Entry] = [
  .recognizer("t", up, .failed),
  at(60, .shouldBegin(recognizer: "t", asked: .view("b"), answer: false)),
  .responder("b", up, at: point), at(60, .tracking(control: "b", .end, answer: true)),
  event(60, .touchUpInside, false),
  at(60, .sendAction(action: "go", sender: "b", delivered: true)),
  at(60, .actionMethod(receiver: "w", action: "go", sender: "b", withEvent: true)),
  at(60, .reset(recognizer: "t", from: .failed)),
]

private let lost: [Trace.Entry] = [
  .recognizer("t", up, .ended), at(60, .action(recognizer: "t", state: .ended, GestureReading())),
  .responder("b", up, .cancelled, at: point),
  at(60, .tracking(control: "b", .cancel, answer: true)), event(60, .touchCancel, false),
  at(60, .reset(recognizer: "t", from: .ended)),
]

@Suite("Controls: CT-29")
struct ButtonBeforeAncestorsTests {
  @Test("Holds where the button sends touchUpInside, with nothing else broken")
  func holds() {
    let right = Case(scene(), tap(lift: right))
    for rule in ["CT-29", "CT-30", "CT-01", "CT-06", "CT-18", "RC-20", "RC-26"] {
      #expect(right.verdict(rule) == .holds, "\(rule)")
    }
    #expect(right.brokenRules == [])
  }

  @Test("Holds with observations in between that it does not speak of, known or unknown")
  func between() {
    let others: [Observation] = [
      .shouldReceiveEvent(recognizer: "t", answer: true),
      .shouldRequireFailure(recognizer: "t", of: "t", asked: .delegate, answer: false),
      .shouldBeRequiredToFail(recognizer: "t", by: "none", asked: .recognizer, answer: false),
      .contentTouch(scrollView: "none", question: .shouldBegin, view: "b", answer: true),
      .scroll("w", .didScroll, offset: .zero),
      .selection(table: "w", row: "none", isSelected: true),
      .otherEvent(responder: "b", .motion, .began), .firstResponder("b", isFirst: true),
      .programmerError("a misuse"),
    ]
    let lift = [right[0]] + others.map { at(60, $0) } + right[1...]
    let interrupted = Case(scene(), tap(lift: lift))
    for rule in ["CT-29", "CT-01", "CT-06", "CT-11", "CT-18"] {
      #expect(interrupted.verdict(rule) == Case(scene(), tap(lift: right)).verdict(rule), "\(rule)")
    }
    #expect(interrupted.brokenRules == [])
  }

  @Test("Is broken by the action of the ancestor's tap")
  func broken() {
    let violation = Case(scene(), tap(lift: lost)).verdict("CT-29")?.violation
    #expect(violation?.event == 15)
    #expect(
      violation?.sentence == "\"t\" of an ancestor recognized a tap on the button \"b\"")
    #expect(violation?.expected == "\"t\" fails, and \"b\" sends touchUpInside")
  }

  @Test("Is broken by a button that stays silent")
  func silent() {
    let violation = Case(
      scene(),
      tap(lift: [
        .recognizer("t", up, .failed), .responder("b", up, at: point),
        at(60, .reset(recognizer: "t", from: .failed)),
      ])
    ).verdict("CT-29")?.violation
    #expect(violation?.isMissing == true)
    #expect(violation?.expected == "touchUpInside of \"b\"")
  }

  @Test("Is not exercised by plain controls, own recognizers, or taps that do not cancel")
  func notExercised() {
    let plain = Case(scene { $0.views[1].kind = .control }, tap(lift: lost))
    #expect(plain.verdict("CT-29") == .notExercised)
    #expect(plain.verdict("CT-34") == .holds)
    #expect(plain.brokenRules == [])
    let own = Case(scene { $0.recognizers[0].view = "b" }, tap(lift: lost))
    #expect(own.verdict("CT-29") == .notExercised)
    #expect(own.verdict("CT-36") == .holds)
    #expect(own.verdict("CT-37") == .holds)
    #expect(own.brokenRules == [])
    let mild = Case(scene { $0.recognizers[0].cancelsTouchesInView = false }, tap(lift: right))
    #expect(mild.verdict("CT-29") == .notExercised)
    #expect(mild.verdict("CT-35")?.violation?.isMissing == true)
  }
}

@Suite("Controls: other rules")
struct OtherControlTests {
  @Test("CT-06: endTracking comes once, before the event, and inside is not outside")
  func touchUp() {
    var twice = right
    twice.insert(right[3], at: 3)
    #expect(Case(scene(), tap(lift: twice)).verdict("CT-06")?.violation?.event == 18)
    var late = right
    late.swapAt(3, 4)
    #expect(Case(scene(), tap(lift: late)).verdict("CT-06")?.violation?.event == 17)
    var outside = right
    outside[4] = event(60, .touchUpOutside, false)
    #expect(
      Case(scene(), tap(lift: outside)).verdict("CT-06")?.violation?.expected == "touchUpInside")
  }

  @Test("CT-18: a registration is called once for its event")
  func registrations() {
    let missing = right.filter { $0.what.kind != .sendAction }
    let violation = Case(scene(), tap(lift: missing)).verdict("CT-18")?.violation
    #expect(violation?.isMissing == true)
    let other = scene { $0.views[1].targets[0].events = [.touchDown] }
    #expect(Case(other, tap(lift: right)).verdict("CT-18")?.violation != nil)
  }

  @Test("RC-24: the first that implements an action gets it")
  func search() {
    let nobody = scene { $0.views[1].targets[0].receiver = .firstResponder }
    #expect(Case(nobody, tap(lift: right)).verdict("RC-25")?.violation != nil)
    #expect(Case(nobody, tap(lift: right)).verdict("RC-24") == .notExercised)
    let window = scene {
      $0.views[1].targets[0].receiver = .firstResponder
      $0.views[0].overrides.actions = ["go"]
    }
    #expect(Case(window, tap(lift: right)).verdict("RC-24") == .holds)
    let button = scene {
      $0.views[1].targets[0].receiver = .firstResponder
      $0.views[0].overrides.actions = ["go"]
      $0.views[1].overrides.actions = ["go"]
    }
    #expect(
      Case(button, tap(lift: right)).verdict("RC-24")?.violation?.expected
        == "\"go\" of \"b\", the first that implements it")
  }
}

import Testing
import TouchScript

private let tap = Scenario.Recognizer(id: "a", view: "v")
private let outer = Scenario.Recognizer(id: "b", view: "p")
private let oneTap = Stroke(from: 20, 20, at: 10).up(at: 60)
private let second = Stroke(from: 20, 20, at: 110).up(at: 160)
private let rest = At(3000)

/// A single tap `a` and a double tap `b`, which say whether one has to wait for the other.
private func taps(
  _ waits: (inout Scenario.Recognizer, inout Scenario.Recognizer) -> Void = { _, _ in },
  @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  var single = Scenario.Recognizer(id: "a", view: "v")
  var double = Scenario.Recognizer(id: "b", view: "v").with {
    $0.taps = 2
    $0.delaysTouchesEnded = false
  }
  waits(&single, &double)
  return .nested(single, double, script: script)
}

@ScriptBuilder private func once() -> ScriptParts {
  oneTap
  rest
}

@ScriptBuilder private func twice() -> ScriptParts {
  oneTap
  second
  rest
}

@Suite("How recognizers stand to each other")
struct CoordinationTests {
  @Test("Each wrong engine is caught by what it does", arguments: waiting + questions + excluding)
  func mistake(row: Mistaken) { row.check() }

  private static let waiting = [
    Mistaken(
      "GC-35", "a single tap waits until no second one comes", by: "requirements-ignored",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }, script: once),
      breaks: "\"a\" recognized one tap while a second might still have come"),
    Mistaken(
      "GC-38", "and delays the end of its touch until then", by: "delays-ended-ignored",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }, script: once),
      breaks: "\"v\" got touchesEnded while \"a\", which delays it, waited for others to fail"),
    Mistaken(
      "GC-27", "and does not recognize the first of two", by: "requirements-ignored",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }) {
        twice()
        Stroke(from: 20, 20, at: 4000).up(at: 4050)
        At(7000)
      },
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-29", "it fails when the double tap recognizes", by: "waits-although-recognized",
      in: taps(
        { a, _ in
          a.requiresFailureOf = ["b"]
          a.delegate = .init(simultaneousWith: ["b"])
        }, script: twice), breaks: "\"a\" recognized after \"b\" had, whose failure it requires"),
    Mistaken(
      "GC-30", "and waits the next time as well", by: "requirements-ignored",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }) {
        once()
        Stroke(from: 20, 20, at: 4000).up(at: 4050)
        Stroke(from: 20, 20, at: 4100).up(at: 4150)
      },
      breaks:
        "\"a\" recognized in an event in which \"b\", whose failure it requires, was possible"
    ),
    Mistaken(
      "GC-31", "its delegate can make it wait", by: "only-other-delegate-requires",
      in: taps({ a, _ in a.delegate = .init(requiresFailureOf: ["b"]) }, script: twice),
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-31", "so can the other's delegate", by: "only-own-delegate-requires",
      in: taps({ _, b in b.delegate = .init(isRequiredToFailBy: ["a"]) }, script: twice),
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-32", "its class can make it wait", by: "class-requirements-ignored",
      in: taps({ a, _ in a.subclassRequiresFailureOf = ["b"] }, script: twice),
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-32", "so can the other's class", by: "class-requirements-ignored",
      in: taps({ _, b in b.subclassIsRequiredToFailBy = ["a"] }, script: twice),
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-33", "its delegate's no does not help", by: "only-own-delegate-requires",
      in: taps(
        { a, b in
          a.delegate = .init(requiresFailureOf: [])
          b.delegate = .init(isRequiredToFailBy: ["a"])
        }, script: twice),
      breaks:
        "\"a\" recognized while \"b\", whose failure it requires, was undecided: it "
        + "gets another call in event 110 ms R(b).began [touch 0] → possible"
    ),
    Mistaken(
      "GC-36", "a single tap that does not wait comes first, the double tap second",
      by: "single-tap-prevents-double-tap", in: taps(script: twice),
      breaks: "\"b\" did not recognize two quick taps on \"v\""),
    Mistaken(
      "GC-28", "a tap waits for a double tap", by: "fails-instead-of-waiting",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }, script: once),
      breaks: "\"a\" saw its gesture, and did not recognize when \"b\" had failed"),
    Mistaken(
      "GC-35", "a tap waits for a double tap", by: "fails-instead-of-waiting",
      in: taps({ a, _ in a.requiresFailureOf = ["b"] }, script: once),
      breaks: "\"a\" did not recognize one tap"),
    Mistaken(
      "GC-34", "a tap would wait for one that is disabled", by: "absent-ones-block",
      in: taps(
        { a, b in
          a.requiresFailureOf = ["b"]
          b.isEnabled = false
        }, script: once),
      breaks:
        "\"a\" did not recognize the tap on \"v\", though \"b\", for which it would wait, has no "
        + "part in the touch"
    ),
  ]

  private static let questions = [
    Mistaken(
      "GC-01", "a delegate lets a touch through", by: "asked-again-to-receive",
      in: .nested(.init(id: "a", view: "v").with { $0.delegate = .init(shouldReceive: true) }) {
        oneTap
      },
      breaks: "it was asked whether \"a\" should receive a touch that had come down before"),
    Mistaken(
      "GC-03", "a delegate refuses the event", by: "event-refusal-ignored",
      in: .nested(.init(id: "r", view: "p").with { $0.delegate = .init(shouldReceiveEvent: false) })
      { oneTap },
      breaks: "\"r\" was asked about a touch or got it, though its delegate refused the event"),
    Mistaken(
      "GC-04", "a tap has no delegate", by: "refused-by-default", in: .nested(tap) { oneTap },
      breaks: "\"a\" of the hit view did not get the touch, though nobody refused it"),
    Mistaken(
      "GC-06", "a pan ignores the second of two fingers", by: "ignored-touches-still-used",
      in: .nested(
        .init(id: "r", view: "p", kind: .pan).with { $0.ignoredFingers = [1] }, takesSeveral: true
      ) {
        At(10)
        Down(at: Point(20, 20))
        Down(1, at: Point(20, 200))
        At(40)
        Move(to: Point(80, 20))
        At(60)
        Up()
        At(90)
        Up(1)
      }, breaks: "\"r\" counts 2 touches, though it has only 1 and was kept from others"),
    Mistaken(
      "GC-08", "a tap fails when its finger lifts far away", by: "asked-when-failing",
      in: .nested(.init(id: "a", view: "v").with { $0.delegate = .init(shouldBegin: true) }) {
        Stroke(from: 20, 20, at: 10).up(280, 20, at: 60)
      },
      breaks:
        "it was asked whether \"a\" should begin, though its fingers cannot have done what it looks "
        + "for"),
    Mistaken(
      "GC-08", "a finger is held long enough for a long press, and then lifts",
      by: "asked-when-going-on",
      in: .nested(.init(id: "a", view: "v", kind: .longPress)) {
        Stroke(from: 20, 20, at: 10).up(at: 910)
      }, breaks: "it was asked whether \"a\" should begin, which had begun already"),
  ]

  private static let excluding = [
    Mistaken(
      "GC-13", "of two taps only one recognizes", by: "prevented-before-event",
      in: .nested(tap, .init(id: "b", view: "v")) { oneTap },
      breaks: "\"b\" did not get touchesEnded"),
    Mistaken(
      "GC-15", "the nearer of two taps may not begin", by: "vetoed-excludes",
      in: .nested(.init(id: "a", view: "v").with { $0.delegate = .init(shouldBegin: false) }, outer)
      { oneTap },
      breaks:
        "\"b\" did not recognize what the fingers did, though \"a\", nearer to the touch, may not "
        + "begin"),
    Mistaken(
      "GC-16", "a tap of a finger that has joined a pan", by: "later-ones-recognize",
      in: .nested(.init(id: "a", view: "p", kind: .pan), .init(id: "b", view: "v")) {
        Stroke(from: 20, 350, at: 10).to(80, 350, at: 40)
        Stroke(1, from: 200, 200, at: 60).up(at: 90)
      }, breaks: "\"b\" recognized after \"a\" had, with a touch of the same gesture"),
    Mistaken(
      "GC-17", "a pan goes on when a long press begins", by: "recognition-cancels-active-gesture",
      in: .nested(
        .init(id: "a", view: "p", kind: .pan).with { $0.cannotPrevent = ["b"] },
        .init(id: "b", view: "v", kind: .longPress).with { $0.allowableMovement = 200 }
      ) {
        Stroke(from: 20, 20, at: 10).to(80, 20, at: 40).to(100, 20, at: 900).up(at: 1000)
      }, breaks: "\"a\" had begun, and was cancelled when \"b\" recognized"),
    Mistaken(
      "GC-22", "a tap has a rival, and nothing in common with another", by: "asked-of-strangers",
      in: rivalsApart, breaks: "\"b\" was asked about \"c\", with which it shares no touch"),
    Mistaken(
      "GC-25", "two taps have nothing in common", by: "excludes-everywhere",
      in: apart(lifts: 60, 90),
      breaks:
        "\"b\" did not recognize the tap on \"q\" beside the touch of \"v\", with which it has "
        + "nothing to do"
    ),
  ]

  private static var rivalsApart: Scenario {
    var scenario = apart(lifts: 60, 90)
    scenario.recognizers.append(.init(id: "c", view: "v"))
    return scenario
  }

  @Test("GC-28, GC-34: a tap that may recognize must")
  func mustRecognize() {
    let waiting = Played(taps({ a, _ in a.requiresFailureOf = ["b"] }, script: once))
    waiting.keeps("GC-28")
    waiting.without("action(a)").breaks(
      "GC-28", "\"a\" saw its gesture, and did not recognize when \"b\" had failed",
      dueAt: Played.end)
    let free = Played(
      taps(
        { a, b in
          a.requiresFailureOf = ["b"]
          b.isEnabled = false
        }, script: once))
    free.keeps("GC-34")
    free.without("action(a)").breaks(
      "GC-34",
      "\"a\" did not recognize the tap on \"v\", though \"b\", for which it would wait, has no "
        + "part in the touch",
      dueAt: Played.end)
  }

  @Test("GC-25: a tap elsewhere does not matter")
  func elsewhere() {
    let both = Played(apart(lifts: 60, 90))
    both.tells(["action(a) in ended", "action(b) in ended"], of: "action")
    both.keeps("GC-25")
    both.without("action").breaks(
      "GC-25",
      "\"a\" did not recognize the tap on \"v\" beside the touch of \"q\", with which it has "
        + "nothing to do",
      dueAt: "sendEvent(application) [touch 1 ended")
  }
}

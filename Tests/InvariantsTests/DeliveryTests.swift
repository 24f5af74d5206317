import Testing
import TouchScript

private let tap = Scenario.Recognizer(id: "a", view: "v")
private let double = Scenario.Recognizer(id: "a", view: "v").with { $0.taps = 2 }
private let oneTap = Stroke(from: 20, 20, at: 10).up(at: 60)
private let second = Stroke(from: 20, 20, at: 110).up(at: 160)
private let rest = At(3000)

@Suite("What recognizers and their views receive")
struct DeliveryTests {
  @Test("Each wrong engine is caught by what it does", arguments: hearing + delays)
  func mistake(row: Mistaken) { row.check() }

  private static let hearing = [
    Mistaken(
      "GR-03", "two fingers of a pan come down at once", by: "recognizer-told-twice",
      in: .nested(.init(id: "a", view: "v", kind: .pan), .init(id: "b", view: "p")) {
        At(10)
        Down(at: Point(20, 20))
        Down(1, at: Point(90, 20))
      }, breaks: "\"a\" got one event twice"),
    Mistaken(
      "TO-09", "a finger comes just when another lifts, each on a tap of its own",
      by: "told-of-nothing", in: apart(lifts: 60, 90, second: 60),
      breaks: "touchesBegan was called without a touch"),
    Mistaken(
      "GR-05", "a finger comes just when another lifts", by: "action-before-all-receive",
      in: apart(lifts: 60, 90, second: 60),
      breaks: "\"a\" sent its action before \"b\" had got the event"),
    Mistaken(
      "GR-07", "a view keeps the touch", by: "kept-touches-leave-recognizers",
      in: .nested(tap) { oneTap }, breaks: "\"a\" did not get touchesEnded"),
    Mistaken(
      "GR-09", "a recognizer is enabled while the finger is down", by: "recognizers-join-late",
      in: .nested(.init(id: "r", view: "p").with { $0.isEnabled = false }) {
        Stroke(from: 20, 20, at: 10).with(.setRecognizerEnabled("r", true), at: 20)
          .to(21, 20, at: 30).up(at: 60)
      },
      breaks:
        "\"r\" was attached or enabled while the touch of finger 0 was down, and got its touch"),
    Mistaken(
      "GR-14", "a tap may not begin", by: "failure-cancels",
      in: .nested(.init(id: "a", view: "v").with { $0.delegate = .init(shouldBegin: false) }) {
        oneTap
      },
      breaks: "\"v\" lost the touch of finger 0, although no recognizer has recognized it"),
    Mistaken(
      "GR-15", "two taps recognize together", by: "cancelled-by-each",
      in: .nested(
        .init(id: "a", view: "v").with { $0.delegate = .init(simultaneousWith: ["b"]) },
        .init(id: "b", view: "p")
      ) {
        oneTap
        rest
      }, breaks: "\"v\" got touchesCancelled twice for one touch"),
    Mistaken(
      "GR-16", "a pan ignores the second of two fingers", by: "ignored-touches-still-used",
      in: ignoringTheSecond,
      breaks: "\"r\" does not use the touch of finger 1, and yet \"v\" lost it"),
    Mistaken(
      "GR-17", "a view passes on that it lost its touch", by: "cancel-not-forwarded",
      in: passingOn, breaks: "touchesCancelled did not reach \"w\""),
    Mistaken(
      "GR-18", "a view loses its touch", by: "cancelled-phase-hidden", in: .nested(tap) { oneTap },
      breaks: "in touchesCancelled of \"v\" the touch's phase was ended"),
  ]

  private static let delays = [
    Mistaken(
      "GR-08", "nobody delays the touch", by: "all-delay-began", in: .nested(tap) { oneTap },
      breaks: "\"v\" did not get touchesBegan, though no recognizer delays it"),
    Mistaken(
      "GR-23", "a delayed touch is not recognized", by: "delayed-touch-lost-at-lift",
      in: .nested(
        .init(id: "a", view: "v").with {
          $0.delaysTouchesBegan = true
          $0.delegate = .init(shouldBegin: false)
        }
      ) { oneTap }, breaks: "\"v\" never got the touch that was delayed and not recognized"),
    Mistaken(
      "GR-24", "two recognizers delay the touch, each until it has failed",
      by: "delays-began-ignored",
      in: .nested(
        .init(id: "a", view: "v").with {
          $0.delaysTouchesBegan = true
          $0.delegate = .init(shouldBegin: false)
        },
        .init(id: "b", view: "v").with {
          $0.taps = 2
          $0.delaysTouchesBegan = true
          $0.delaysTouchesEnded = false
        }
      ) {
        oneTap
        rest
      }, breaks: "\"v\" got the touch while \"a\", one of 2 that delay it, was undecided"),
    Mistaken(
      "GR-26", "a view receives a double tap", by: "lifted-touches-not-taken",
      in: .nested(double) {
        oneTap
        second
        rest
      },
      breaks:
        "\"a\" recognized the touch and takes it from \"v\", which got touchesEnded all the same"),
    Mistaken(
      "GR-27", "a double tap gives up", by: "withheld-end-forgotten",
      in: .nested(double) {
        oneTap
        rest
      },
      breaks: "\"v\" did not get touchesEnded when the last recognizer that held it back had failed"
    ),
    Mistaken(
      "GR-28", "a double tap does not delay the end", by: "all-delay-ended",
      in: .nested(
        .init(id: "a", view: "v").with {
          $0.taps = 2
          $0.delaysTouchesEnded = false
        }
      ) {
        oneTap
        rest
      }, breaks: "\"v\" did not get touchesEnded with the lift, though \"a\" does not delay it"),
    Mistaken(
      "GR-30", "a double tap keeps the end of a single one back", by: "delays-ended-ignored",
      in: .nested(double) {
        oneTap
        rest
      }, breaks: "\"v\" got touchesEnded while a second tap might still have come"),
    Mistaken(
      "GR-30", "a double tap gives up", by: "withheld-end-forgotten",
      in: .nested(double) {
        oneTap
        rest
      }, breaks: "\"v\" never got touchesEnded"),
  ]

  /// A pan that ignores the second finger of a view that takes several.
  private static let ignoringTheSecond = Scenario.nested(
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
  }

  /// A tap of a view that does not keep its touches.
  private static let passingOn = Scenario {
    Window("w", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 300, 300)).tap("a") }
  } script: {
    oneTap
  }

  @Test("GR-29: a double tap recognizes once, and each touch has one end")
  func doubleTap() {
    let played = Played(
      .nested(double) {
        oneTap
        second
        rest
      })
    played.keeps("GR-29")
    played.without("action(a)").breaks("GR-29", "\"a\" recognized two quick taps 0 times")
    played.without("V(v).cancelled").breaks(
      "GR-29", "\"v\" did not get the end of a touch of a double tap")
  }
}

/// Two views side by side, each with a tap that shares with nobody, and a finger on each, of which
/// the second may come later.
func apart(lifts first: Int, _ second: Int, second down: Int = 10) -> Scenario {
  let alone = Scenario.Recognizer.Delegate(simultaneousWith: [])
  return Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("v", Rect(0, 0, 300, 100)).touches(.keeps).tap("a") { $0.delegate = alone }
      View("q", Rect(0, 150, 300, 100)).tap("b") { $0.delegate = alone }
    }
  } script: {
    At(10)
    Down(at: Point(20, 20))
    if down > 10 { At(down) }
    Down(1, at: Point(20, 200))
    if first > down { At(first) }
    Up()
    At(second)
    Up(1)
  }
}

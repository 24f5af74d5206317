import Invariants
import Testing
import TouchScript

private let tap = Scenario.Recognizer(id: "a", view: "v")
private let double = Scenario.Recognizer(id: "a", view: "v").with { $0.taps = 2 }
private let oneTap = Stroke(from: 20, 20, at: 10).up(at: 60)
private let second = Stroke(from: 20, 20, at: 110).up(at: 160)
private let rest = At(3000)

/// When views, targets and recognizers receive what was decided: at that moment, and not later.
@Suite("The moments of a gesture")
struct GestureMomentTests {
  @Test("Each wrong engine is caught by what it does", arguments: mistakes)
  func mistake(row: Mistaken) { row.check() }

  private static let mistakes = [
    Mistaken(
      "GR-05", "two pans go on together", by: "change-before-all-receive",
      in: .nested(
        .init(id: "a", view: "v", kind: .pan).with { $0.delegate = .init(simultaneousWith: ["b"]) },
        .init(id: "b", view: "p", kind: .pan)
      ) {
        Stroke(from: 20, 20, at: 10).to(120, 20, at: 20).to(160, 20, at: 30).up(at: 60)
      }, breaks: "\"a\" sent its action before \"b\" had got the event"),
    Mistaken(
      "GR-22", "a delayed touch goes too far for a tap", by: "delayed-until-lift", in: farTap,
      breaks: "\"v\" did not get touchesBegan when the last recognizer that held it back had failed"
    ),
    Mistaken(
      "GR-20", "a pan may still begin", by: "delay-ends-after-a-while",
      in: .nested(.init(id: "a", view: "v", kind: .pan).with { $0.delaysTouchesBegan = true }) {
        Stroke(from: 20, 20, at: 10).to(21, 20, at: 400).up(at: 500)
      }, breaks: "\"v\" got the touch while \"a\", which delays it, was undecided"),
    Mistaken(
      "GR-43", "a tap that may not begin requires a double tap to fail", by: "resets-alone",
      in: tied,
      breaks: "\"b\" was reset while \"a\", whose failure it requires, was undecided"),
    Mistaken(
      "GR-47", "a pair is added twice", by: "repeated-pairs-count", in: twoPairs,
      breaks: "\"a\" sent its action once, and \"v\" was called twice"),
    Mistaken(
      "GR-54", "a tap is on the superview", by: "recognizer-forwards-touches",
      in: .nested(.init(id: "a", view: "p")) { oneTap },
      breaks:
        "\"p\" got touchesBegan before the view of the touch did, as if \"a\" had handed it on"),
    Mistaken(
      "GR-54", "a tap is on the view itself", by: "recognizer-forwards-touches",
      in: .nested(.init(id: "a", view: "v")) { oneTap },
      breaks: "\"v\" got twice that the touch of finger 0 began"),
  ]

  private static let farTap = Scenario.nested(
    .init(id: "a", view: "v").with { $0.delaysTouchesBegan = true }
  ) {
    Stroke(from: 20, 20, at: 10).to(160, 20, at: 20).to(170, 20, at: 30).up(at: 60)
  }

  private static let tied = Scenario.nested(
    double,
    .init(id: "b", view: "v").with {
      $0.delegate = .init(shouldBegin: false)
      $0.requiresFailureOf = ["a"]
    }
  ) {
    oneTap
    second
    rest
  }

  private static let twoPairs = Scenario.nested(
    .init(id: "a", view: "v").with {
      $0.targets = [.init(.responder("v"), "go"), .init(.responder("v"), "go")]
    }
  ) { oneTap }

  @Test("GR-06: where time has a press begin, its action comes before the cancellation")
  func actionFirst() {
    let press = Played(.longPress) { Tap(at: Point(50, 50), holding: 700) }
    press.keeps("GR-06")
    press.moving("V(v).cancelled", to: .before("500 ms action(r)")).breaks(
      "GR-06", "\"v\" got touchesCancelled before the action of \"r\"", by: "V(v).cancelled")
  }

  @Test("GR-25, GR-26: an end is withheld until its recognizer decides, however late that is")
  func withheld() {
    let scene = Scenario.nested(double) {
      oneTap
      second
      rest
    }
    let played = Played(scene)
    played.keeps("GR-25", "GR-26")
    let early = played.repeating("V(v).began", to: .at(100)) { $0.tell(.ended) }
    early.breaks("GR-25", "\"v\" got touchesEnded while \"a\", which delays it, was undecided")
    early.breaks(
      "GR-26",
      "\"a\" recognized the touch and takes it from \"v\", which got touchesEnded all the same")
  }

  @Test("GR-27, GR-30: what was withheld is delivered when the recognizer gives up, not long after")
  func toldInTime() {
    let played = Played(
      .nested(double) {
        oneTap
        rest
      })
    played.keeps("GR-27", "GR-30")
    played.moving("V(v).ended", to: .at(2500)).breaks(
      "GR-27",
      "\"v\" did not get touchesEnded when the last recognizer that held it back had failed")
  }

  @Test("GR-33, GR-36: the states that calls show follow one another, and each is reported")
  func shownStates() {
    let pan = Played(.pan) {
      Stroke(from: 20, 20, at: 10).to(120, 20, at: 20).to(160, 20, at: 30).up(at: 60)
    }
    pan.keeps("GR-33", "GR-36")
    pan.changing("30 ms R(r).moved") { $0.state = .possible }.breaks(
      "GR-33", "\"r\" was began, and then possible")
    pan.changing("30 ms R(r).moved") { $0.state = .failed }.breaks(
      "GR-33", "\"r\" was began, and then failed")
    pan.without("60 ms action(r)").breaks("GR-36", "\"r\" was ended, and sent no action")
  }

  @Test("GR-38: a second action is wrong however late it comes")
  func secondAction() {
    let played = Played(
      .nested(tap) {
        oneTap
        rest
      })
    played.keeps("GR-38")
    played.repeating("action(a)", to: .at(2000)).breaks(
      "GR-38", "\"a\" sent its action more than once")
  }

  @Test("GR-38: one action for each tap is not more than one, whether the calls came or not")
  func unseenTap() {
    let played = Played(
      .nested(tap) {
        oneTap
        Stroke(from: 20, 20, at: 2000).up(at: 2050)
        rest
      })
    played.without("2000 ms R(a).began", "2050 ms R(a).ended").doesNotBreak("GR-38")
  }

  @Test("GR-47: a pair that is added again is called once, and with its action")
  func pairs() {
    let played = Played(Self.twoPairs)
    played.keeps("GR-47")
    played.moving("target(v, go)", to: .at(70)).breaks(
      "GR-47", "\"v\" was not called when \"a\" sent its action")
  }

  @Test("GR-41, GR-43: resets may be more, and later")
  func resets() {
    let played = Played(Self.tied)
    played.keeps("GR-41", "GR-43")
    played.repeating("reset(b)").doesNotBreak("GR-41")
    let disabled = Played(
      .nested(tap) { Stroke(from: 20, 20, at: 10).with(.setRecognizerEnabled("a", false), at: 20) })
    #expect(disabled.played(by: "RE-43").brokenRules == [])
    #expect(played.played(by: "RE-44:group").brokenRules == [])
    #expect(played.played(by: "RE-42:touchDown").brokenRules == [])
  }
}

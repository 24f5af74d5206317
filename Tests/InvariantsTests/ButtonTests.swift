import Testing
import TouchScript

/// A tap of a button `b` in a window with a tap recognizer `t`.
private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario {
    Window("w", Rect(0, 0, 320, 480)) { Button("b", Rect(0, 0, 100, 100)).target("w", "go") }
      .tap("t")
  } script: {
    At(10)
    Tap(at: Point(50, 50))
  }
  change(&scenario)
  return scenario
}

@Suite("Controls: a button and its ancestors' taps")
struct ButtonTests {
  private let button = Played(scene())

  @Test("CT-29, CT-30: the button sends touchUpInside")
  func holds() { button.keeps("CT-29", "CT-30", "CT-01", "CT-06", "CT-18", "RC-20", "RC-26") }

  @Test("CT-29: holds with observations in between that it does not speak of, known or unknown")
  func between() {
    let interrupted = button.adding(
      .init(.shouldReceiveEvent, who: "t", answer: true),
      .init(.shouldRequireFailure, who: "t", other: "t", answer: false, word: .asked(.delegate)),
      .init(
        .shouldBeRequiredToFail, who: "t", other: "none", answer: false, word: .asked(.recognizer)),
      .init(.contentTouch, who: "none", other: "b", answer: true, word: .content(.shouldBegin)),
      .init(.scroll, who: "w", word: .scroll(.didScroll)),
      .init(.selection, who: "w", other: "none", answer: true),
      .init(.otherEvent, who: "b", phase: .began, word: .event(.motion)),
      .init(.firstResponder, who: "b", answer: true),
      .init(.programmerError, detail: .text("a misuse")), to: .after("R(t).ended"))
    for rule in ["CT-29", "CT-01", "CT-06", "CT-11", "CT-18"] {
      #expect(interrupted.verdict(rule) == button.verdict(rule), "\(rule)")
    }
    #expect(interrupted.brokenRules == [])
  }

  @Test("CT-29: is broken by the action of the ancestor's tap")
  func broken() {
    button.played(by: "parent-tap-beats-button").breaks(
      "CT-29", "\"t\" of an ancestor recognized a tap on the button \"b\"", by: "action(t)",
      expected: "\"t\" fails, and \"b\" sends touchUpInside")
  }

  @Test("CT-30, CT-37: what comes too early should come after another event")
  func tooEarly() {
    let early = button.moving("V(b).ended", to: .before("R(t).ended"))
    let lift = early.entries.firstIndex { "\($0)".hasPrefix("R(t).ended") } ?? 0
    early.breaks(
      "CT-30", "what the tap on \"b\" caused came out of order", by: "V(b).ended",
      expected: "this after event \(lift)")
  }

  @Test("CT-29: is broken by a button that stays silent")
  func silent() {
    button.without("endTracking(b)", "send(b, touchUpInside)", "sendAction(go)", "target(w, go)")
      .breaks(
        "CT-29", "the button \"b\" was tapped under an ancestor's tap, and sent no touchUpInside",
        dueAt: Played.end, expected: "touchUpInside of \"b\"")
  }

  @Test("CT-29: is not exercised by plain controls, own recognizers, or taps that do not cancel")
  func notExercised() {
    let plain = Played(scene { $0.views[1].kind = .control })
    plain.leavesOpen("CT-29")
    plain.keeps("CT-34")
    let own = Played(scene { $0.recognizers[0].view = "b" })
    own.leavesOpen("CT-29")
    own.keeps("CT-36", "CT-37")
    let mild = scene { $0.recognizers[0].cancelsTouchesInView = false }
    Played(mild).leavesOpen("CT-29")
    button.told(of: mild).breaks(
      "CT-35", "\"t\" does not cancel touches, and yet did not recognize a tap on \"b\"",
      dueAt: Played.end)
  }

  @Test("CT-06: endTracking comes once, before the event, and inside is not outside")
  func touchUp() {
    button.repeating("endTracking(b)").breaks(
      "CT-06", "\"b\" ended tracking twice for one lift", by: "endTracking(b)")
    button.moving("endTracking(b)", to: .after("send(b, touchUpInside)")).breaks(
      "CT-06", "\"b\" sent touchUpInside before endTracking", by: "send(b, touchUpInside)")
    button.changing("send(b, touchUpInside)") { $0.word = .controlEvent(.touchUpOutside) }.breaks(
      "CT-06", "the finger lifted inside \"b\", which sent touchUpOutside",
      expected: "touchUpInside")
  }

  @Test("CT-18: a registration is called once for its event")
  func registrations() {
    button.without("sendAction(go)").breaks(
      "CT-18", "\"b\" sent \"go\" 0 times, where its events call for 1",
      dueAt: "reset(t) from failed")
    button.told { $0.views[1].targets[0].events = [.touchDown] }.breaks(
      "CT-18", "\"b\" sent \"go\" 0 times, where its events call for 1")
  }
}

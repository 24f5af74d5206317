import Testing
import TouchScript

/// A tap of a view `v` with a tap recognizer `t`; the view keeps its touches to itself.
private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario {
    Window("w", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 100, 100)).touches(.keeps).tap("t") }
  } script: {
    At(10)
    Tap(at: Point(50, 50))
  }
  change(&scenario)
  return scenario
}

@Suite("A recognized touch and its view")
struct CancellingTests {
  @Test("GR-11, GR-06, KR-02: the view is cancelled after the action")
  func holds() { Played(scene()).keeps("GR-11", "GR-06", "KR-02") }

  @Test("GR-11: is broken by the touchesEnded of a recognized touch")
  func ends() {
    Played(scene()).changing("V(v).cancelled") { $0.phase = .ended }.breaks(
      "GR-11",
      "\"t\" recognized the touch and takes it from \"v\", which got touchesEnded all the same",
      by: "V(v).ended")
  }

  @Test("GR-11: is broken by a view that receives nothing where a call was expected")
  func silent() {
    Played(scene()).without("V(v).cancelled").breaks(
      "GR-11", "\"t\" recognized the touch and takes it from \"v\", which was not cancelled",
      dueAt: Played.end, expected: "touchesCancelled of \"v\"")
  }

  @Test("GR-11: is not exercised where the tap fails, or does not cancel touches")
  func notExercised() {
    Played(scene { $0.script[1].at = 6000 }).leavesOpen("GR-11")
    let mild = Played(scene { $0.recognizers[0].cancelsTouchesInView = false })
    mild.leavesOpen("GR-11")
    mild.keeps("GR-13")
  }

  @Test("GR-06: the action comes before the cancellation")
  func actionFirst() {
    let late = Played(scene()).moving("V(v).cancelled", to: .before("action(t)"))
    late.breaks(
      "GR-06", "\"v\" got touchesCancelled before the action of \"t\"", by: "V(v).cancelled")
    late.keeps("GR-11")
  }

  @Test("TO-11: a touch that began for a view must end for it, once")
  func oneEnd() {
    let plain = Played(scene { $0.recognizers = [] })
    plain.keeps("TO-11")
    plain.without("V(v).ended").breaks(
      "TO-11",
      "\"v\" got touchesBegan in event 10 ms V(v).began [touch 0], but never "
        + "touchesEnded or touchesCancelled",
      dueAt: Played.end)
    plain.repeating("V(v).ended").breaks("TO-11", "\"v\" got the end of one touch twice")
  }
}

@Suite("Which view receives a touch, and which recognizer recognizes it")
struct RecognitionTests {
  @Test("GR-02: the view must not receive it first")
  func recognizersFirst() {
    Played(scene()).moving("V(v).began", to: .before("R(t).began")).breaks(
      "GR-02", "\"v\" got the touch before \"t\"", by: "V(v).began")
  }

  @Test("GC-11, GC-12, GC-23: two taps on one touch do not both recognize, and the nearer one wins")
  func exclusion() {
    let two = scene { $0.recognizers.append(.init(id: "u", view: "w")) }
    let friends = scene {
      $0.recognizers.append(
        .init(id: "u", view: "w").with { $0.delegate = .init(simultaneousWith: ["t"]) })
    }
    let together = Played(friends)
    together.leavesOpen("GC-11")
    together.keeps("GC-23")
    together.told(of: two).breaks("GC-11", "\"t\" and \"u\" both recognized one touch")
    together.told(of: two).keeps("GC-12")
    Played(two).keeps("GC-11", "GC-12")
    Played(two).played(by: "outer-tap-wins").breaks(
      "GC-12", "\"u\" recognized in the place of \"t\", which is nearer to \"v\"",
      expected: "the action of \"t\"")
  }

  @Test("KR-02: a short and still tap must recognize, unless it may not begin")
  func mustRecognize() {
    let vetoed = scene { $0.recognizers[0].delegate = .init(shouldBegin: false) }
    Played(vetoed).leavesOpen("KR-02")
    Played(vetoed).told(of: scene()).breaks(
      "KR-02",
      "\"t\" did not recognize, although every tap was short and still and nothing prevented it",
      dueAt: Played.end)
  }

  @Test("GC-02 and GC-05: refused and disabled recognizers receive nothing")
  func filtered() {
    let tap = Played(scene())
    tap.leavesOpen("GC-02")
    tap.told { $0.recognizers[0].isEnabled = false }.breaks(
      "GC-05", "\"t\" is disabled, and was asked something or got a touch", by: "R(t).began")
    tap.told { $0.recognizers[0].delegate = .init(shouldReceive: false) }.breaks(
      "GC-02", "\"t\" got touchesBegan, though its delegate refused the touch", by: "R(t).began")
  }
}

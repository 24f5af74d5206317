import Invariants
import Testing
import TouchScript

@Suite("Invariants of touch objects and exclusive touch")
struct TouchObjectTests {
  @Test("TO-03: a touch is one object, and two touches are two")
  func identity() {
    Play().touch(0, .began, identity: 1).touch(10, .ended, identity: 1).keeps("TO-03")
    Play().touch(0, .began, identity: 1).touch(10, .ended, identity: 2).breaks(
      "TO-03", "the touch of finger 0 is another object than when it began")
    Play().touch(0, .began, identity: 1).touch(10, .began, "b", finger: 1, identity: 1).breaks(
      "TO-03", "the touches of fingers 0 and 1 are one object")
    Play().touch(0, .began).touch(10, .ended).leavesOpen("TO-03")
  }

  @Test("TO-29, TO-30: an exclusive view keeps others out, and stays out")
  func exclusive() {
    for (view, rule, sentence) in [
      (
        1, "TO-29",
        "\"b\" was told of the touch of finger 1 while \"a\", which wants touches for itself, had one"
      ),
      (
        2, "TO-30",
        "\"b\" was told of the touch of finger 1 though it wants touches for itself, while \"a\" "
          + "had one"
      ),
    ] {
      let play = Play().with { $0.views[view].isExclusiveTouch = true }.touch(0, .began)
      play.touch(10, .began, "b", finger: 1, told: false).keeps(rule)
      play.touch(10, .began, "b", finger: 1).breaks(rule, sentence)
    }
    Play().touch(0, .began).touch(10, .began, "b", finger: 1).leavesOpen("TO-29", "TO-30")
  }

  @Test("TO-24, TO-28, HT-26: what new views are like")
  func defaults() {
    func made(_ kind: Scenario.View.Kind, _ defaults: ViewDefaults) -> Play {
      Play().adding(Trace.Entry(at: 0, .madeView(kind, defaults)))
    }
    made(.view, ViewDefaults()).keeps("TO-24", "TO-28", "HT-26")
    made(.label, ViewDefaults(isUserInteractionEnabled: false)).keeps("HT-26")
    made(.label, ViewDefaults()).breaks(
      "HT-26", "isUserInteractionEnabled of a new label is true")
    made(.view, ViewDefaults(isMultipleTouchEnabled: true)).breaks(
      "TO-24", "a new view has isMultipleTouchEnabled")
    made(.view, ViewDefaults(isExclusiveTouch: true)).breaks(
      "TO-28", "a new view has isExclusiveTouch")
  }

  @Test("TO-18, TO-20: whose touches an event finds, and who receives a touch")
  func sets() {
    let down = Play().with { $0.recognizers = [.init(id: "r", view: "a")] }.touch(0, .began)
      .adding(.recognizer("r", TouchState(.began, 0, in: "a", at: Play.inA)))
    func listing(_ names: [String]) -> Play {
      down.adding(Trace.Entry(at: 0, .receivers(finger: 0, recognizers: names)))
    }
    listing(["r"]).keeps("TO-20")
    listing([]).breaks(
      "TO-20", "\"r\" receives the touch of finger 0, but is not among its recognizers")
    listing(["r"]).with { $0.recognizers[0].view = "b" }.breaks(
      "TO-20",
      "\"r\" is among the recognizers of the touch of finger 0, but is not to receive it")
    down.adding(Trace.Entry(at: 0, .touchSet(of: "a", fingers: [0]))).keeps("TO-18")
    down.adding(Trace.Entry(at: 0, .touchSet(of: "a", fingers: []))).breaks(
      "TO-18", "touches(for:) of \"a\" has the fingers []")
  }
}

@Suite("Invariants of what has no say in hit-testing")
struct HitTestingConditionTests {
  /// Two windows, of which the one behind is key.
  private func windows(_ hit: String) -> Play {
    var play = Play().with {
      $0.views = [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
        .init(id: "x", kind: .window, frame: Rect(0, 0, 320, 480)),
      ]
      $0.script = [
        .init(
          at: 0, changes: [.makeKeyWindow("w")],
          touches: [.init(0, .began, at: Point(5, 5))])
      ]
    }
    var touch = TouchState(.began, 0, in: hit, at: Point(5, 5))
    touch.window = hit
    play.events = [Trace.Entry].hit(0, hit, Point(5, 5), hit) + Trace.Entry.send(0, touch)
    return play
  }

  @Test("HT-40: the key window has no precedence")
  func keyWindow() {
    windows("x").keeps("HT-40", "HT-41")
    windows("w").breaks(
      "HT-40",
      "the touch of finger 0 went to \"w\", in the key window, though \"x\" is in front of it")
  }

  @Test("HT-28: a view that is animated is not hit; HT-41: somebody is asked")
  func animated() {
    let animated = Play().change(
      0, .animate("a", milliseconds: 100, allowsUserInteraction: false))
    animated.touch(50, .began, "w").keeps("HT-28")
    animated.touch(50, .began).breaks(
      "HT-28",
      "the touch of finger 0 went to \"a\", although \"a\" is animated without allowing interaction"
    )
    animated.touch(200, .began).leavesOpen("HT-28")
    animated.touch(200, .began).breaks(
      "HT-41", "finger 0 came down, and no window was asked for its view")
  }

  @Test("HT-08: opaque or not, a view is hit")
  func opacity() {
    let clear = Play().with { $0.views[1].isOpaque = false }
    clear.touch(0, .began).keeps("HT-08")
    clear.touch(0, .began, "w").breaks(
      "HT-08", "the touch of finger 0 went to \"w\", although \"a\" takes touches, opaque or not")
  }

  @Test("RC-04: a presented controller without a superview leads to who presented it")
  func presented() {
    let play = Play().with {
      $0.controllers = [
        .init(id: "c", view: "a"), .init(id: "d", view: "w", presentedBy: "c"),
      ]
    }.touch(0, .began, "b")
    func chain(_ responders: [String]) -> Play {
      play.adding(Trace.Entry(at: 0, .chain(from: "b", responders: responders)))
    }
    chain(["w", "d", "c", "w"]).keeps("RC-04")
    chain(["w", "d", "application"]).breaks("RC-04", "next of \"d\" is \"application\", not \"c\"")
  }

  @Test("RC-27: who cannot perform an action passes it on")
  func refusal() {
    let play = Play().with {
      $0.views[1].kind = .button
      $0.views[1].targets = [.init(.firstResponder, "act")]
      $0.views[1].overrides = .init(actions: ["act"], refuses: ["act"])
      $0.views[0].overrides.actions = ["act"]
      $0.script = [.init(at: 0)]
    }
    func sent(to receiver: String) -> Play {
      play.adding(Trace.Entry(at: 0, .sendAction(action: "act", sender: "a", delivered: true)))
        .adding(
          Trace.Entry(at: 0, .actionMethod(receiver: receiver, action: "act", sender: "a")))
    }
    sent(to: "w").keeps("RC-27")
    sent(to: "a").breaks(
      "RC-27", "\"a\" says that it cannot perform \"act\", which then was called on \"a\"")
  }
}

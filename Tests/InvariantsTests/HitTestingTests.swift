import Testing
import TouchScript

/// A window with two views that overlap where it is tapped: `b` is in front of `a`.
private func overlap(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 200, 200))
      View("b", Rect(50, 50, 200, 200))
    }
  } script: {
    At(10)
    Tap(at: Point(100, 100))
  }
  change(&scenario)
  return scenario
}

private func tap(at point: Point) -> [Scenario.Step] {
  Scenario {
  } script: {
    Tap(at: point)
  }.script
}

/// The same with `a` in front of `b`.
private let turnedRound = overlap { $0.views.swapAt(1, 2) }

@Suite("Hit-testing: the order of subviews")
struct SubviewOrderTests {
  @Test("HT-12: the front view is asked first; the question to the one behind breaks it")
  func order() {
    Played(overlap()).keeps("HT-12")
    Played(turnedRound).told(of: overlap()).breaks(
      "HT-12", "\"w\" asked its subview \"a\" before \"b\", which is in front of it",
      by: "hitTest(a)", expected: "subviews are asked front to back, up to the first answer")
  }

  @Test("HT-12: is broken by asking on after an answer")
  func asksOn() {
    Played(overlap())
      .adding(
        .init(.hitTest, who: "a", other: "a", point: Point(100, 100)),
        .init(.pointInside, who: "a", answer: true, point: Point(100, 100)),
        to: .after("pointInside(b)")
      )
      .breaks(
        "HT-12", "\"w\" asked its subview \"a\" although \"b\", in front of it, had answered",
        by: "hitTest(a)")
  }

  @Test("HT-12: judges the touch alone where no hit tests are seen")
  func withoutCalls() {
    Played(overlap()).without("hitTest", "pointInside").keeps("HT-12")
    Played(turnedRound).told(of: overlap()).without("hitTest", "pointInside").breaks(
      "HT-12",
      "the touch of finger 0 went to \"a\", although \"b\" is in front of \"a\" and takes it",
      by: "sendEvent(application)", expected: "the touch's view is \"b\"")
  }

  @Test("HT-12: is not exercised by a lone view, nor by siblings of which one takes the touch")
  func notExercised() {
    Played(overlap { $0.views.removeLast() }).leavesOpen("HT-12")
    Played(overlap { $0.views[1].frame = Rect(0, 0, 0, 0) })
      .adding(
        .init(.hitTest, who: "a", point: Point(100, 100)),
        .init(.pointInside, who: "a", answer: false, point: Point(100, 100)),
        to: .before("hitTest(b)")
      )
      .doesNotBreak("HT-12")
  }

  @Test("HT-13: a changed order is its matter as well")
  func changedOrder() {
    let changed = overlap { $0.script.insert(.init(at: 9, changes: [.bringToFront("a")]), at: 0) }
    Played(changed).keeps("HT-12", "HT-13")
    Played(overlap()).told(of: changed).breaks(
      "HT-13", "\"w\" asked its subview \"b\" before \"a\", which is in front of it",
      by: "hitTest(b)")
  }
}

@Suite("Hit-testing: what takes no touches")
struct GateTests {
  private func faint(_ alpha: Float) -> Scenario { overlap { $0.views[2].alpha = alpha } }

  @Test("HT-06: a view below 0.01 is not hit, nor one at 0.01", arguments: [0, 0.009, 0.01])
  func excluded(alpha: Float) {
    Played(faint(alpha)).keeps("HT-06")
    Played(overlap()).told(of: faint(alpha)).breaks(
      "HT-06", "\"b\" answered \"b\", although its alpha is below 0.01", by: "hitTest(b)")
  }

  @Test("HT-06: a view above 0.01 is hit", arguments: [0.0101, 0.011, 0.02, 0.5])
  func included(alpha: Float) {
    Played(faint(alpha)).keeps("HT-06")
    Played(faint(0)).told(of: faint(alpha)).breaks(
      "HT-06",
      "the touch of finger 0 went to \"a\", although \"b\" has an alpha of \(alpha) and takes "
        + "touches",
      by: "sendEvent(application)", expected: "the touch's view is \"b\"")
  }

  @Test("HT-06: is not exercised by an opaque scene, nor by the alpha of a window")
  func alphaNotExercised() {
    Played(overlap()).leavesOpen("HT-06")
    let window = Played(overlap { $0.views[0].alpha = 0 })
    window.leavesOpen("HT-06")
    window.keeps("HT-38", "TO-33")
  }

  @Test("HT-04 and HT-05: a closed view that answers is named for its reason")
  func closed() {
    let open = Played(overlap())
    let hidden = open.told { $0.views[2].isHidden = true }
    hidden.breaks("HT-04", "\"b\" answered \"b\", although it is hidden", by: "hitTest(b)")
    hidden.leavesOpen("HT-05", "HT-06")
    let deaf = open.told { $0.views[2].isUserInteractionEnabled = false }
    deaf.breaks(
      "HT-05", "\"b\" answered \"b\", although its user interaction is disabled", by: "hitTest(b)")
    deaf.leavesOpen("HT-04")
  }

  @Test("HT-28: no view inside an animated one receives a touch")
  func animated() {
    func animated(down time: Int) -> Scenario {
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) { View("a", Rect(0, 0, 100, 100)) }
      } script: {
        Change(.animate("a", milliseconds: 100, allowsUserInteraction: false))
        At(time)
        Down(at: Point(50, 50))
      }
    }
    Played(animated(down: 50)).keeps("HT-28")
    Played(animated(down: 50)).played(by: "animated-views-hit").breaks(
      "HT-28",
      "the touch of finger 0 was delivered in \"a\", although that is animated without allowing interaction"
    )
    // Whether it falls through or is swallowed is open: RE-70.
    Played(animated(down: 50)).played(by: "RE-70").keeps("HT-28")
    Played(animated(down: 200)).leavesOpen("HT-28")
    Played(animated(down: 200)).without("hitTest", "pointInside").breaks(
      "HT-41", "finger 0 came down, and no window was asked for its view before its event")
  }

  @Test("HT-08: opaque or not, a view is hit")
  func opacity() {
    let clear = Played(overlap { $0.views[2].isOpaque = false })
    clear.keeps("HT-08")
    clear.played(by: "translucent-not-hit").breaks(
      "HT-08", "the touch of finger 0 went to \"a\", although \"b\" takes touches, opaque or not")
  }
}

@Suite("Hit-testing: where a point is")
struct HitTestingPointTests {
  @Test("HT-15: an unconverted point is named")
  func conversion() {
    Played(overlap()).changing("hitTest(b)") { $0.point = Point(100, 100) }.breaks(
      "HT-15",
      "\"b\" was asked about (100.0, 100.0), but in its coordinates the touch is at (50.0, 50.0)",
      by: "hitTest(b)",
      expected: "hitTest of \"b\" at (50.0, 50.0)")
  }

  @Test("HT-09: the right edge is outside")
  func edge() {
    Played(overlap { $0.script = tap(at: Point(250, 100)) }).played(by: "closed-edges").breaks(
      "HT-09",
      "point(inside:) of \"b\" answered true for (200.0, 50.0), which its bounds do not contain",
      by: "pointInside(b)")
  }

  @Test("HT-21: a subview outside its superview is not asked")
  func outside() {
    Played(
      overlap {
        $0.views.append(.init(id: "c", parent: "b", frame: Rect(-50, -50, 80, 80)))
        $0.script = tap(at: Point(20, 20))
      }
    )
    .played(by: "children-outside-parent").breaks(
      "HT-21", "the point is outside \"b\", but its subview \"c\" was asked", by: "hitTest(c)")
  }
}

@Suite("Hit-testing: windows")
struct WindowTests {
  @Test("HT-40, HT-41: the key window has no precedence")
  func keyWindow() {
    let windows = Played(
      Scenario {
        Window("w", Rect(0, 0, 320, 480))
        Window("x", Rect(0, 0, 320, 480))
      } script: {
        Change(.makeKeyWindow("w"))
        Down(at: Point(5, 5))
      })
    windows.keeps("HT-40", "HT-41")
    windows.played(by: "key-window-first").breaks(
      "HT-40",
      "the touch of finger 0 went to \"w\", in the key window, though \"x\" is in front of it")
  }
}

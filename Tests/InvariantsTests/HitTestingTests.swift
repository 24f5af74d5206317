import Invariants
import Testing
import TouchScript

/// A window with two views that overlap: `b` is in front of `a`.
private func overlap(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario(
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(id: "a", parent: "w", frame: Rect(0, 0, 200, 200)),
      .init(id: "b", parent: "w", frame: Rect(50, 50, 200, 200)),
    ], script: Scenario.tap(Point(100, 100)))
  change(&scenario)
  return scenario
}

private let point = Point(100, 100)
private let inB = Point(50, 50)

/// A whole tap that goes to `view`, after the given hit tests.
private func tap(on view: String, _ tests: [[Trace.Entry]], _ at: Point) -> [Trace.Entry] {
  let down = TouchState(.began, 10, in: view, at: point)
  let up = TouchState(.ended, 60, in: view, at: point)
  func chain(_ touch: TouchState) -> [Trace.Entry] {
    [
      .responder(view, touch, at: at), .responder("w", touch, at: point),
      .responder("scene", touch), .responder("application", touch),
    ]
  }
  return tests.flatMap { $0 } + Trace.Entry.send(10, down) + chain(down)
    + [Trace.Entry(at: 10, .chain(from: view, responders: ["w", "scene", "application"]))]
    + Trace.Entry.send(60, up) + chain(up)
}

@Suite("Hit-testing: HT-12")
struct SubviewOrderTests {
  static let right = Case(
    overlap(),
    tap(on: "b", [.hit(10, "w", point, "b"), .hit(10, "b", inB, "b")], inB))
  static let wrong = Case(
    overlap(),
    tap(on: "a", [.hit(10, "w", point, "a"), .hit(10, "a", point, "a")], point))

  @Test("Holds where the front view is asked first, with nothing else broken")
  func holds() {
    #expect(Self.right.verdict("HT-12") == .holds)
    #expect(Self.right.brokenRules == [])
  }

  @Test("Is broken by the question to the view behind, and says who should have been asked")
  func broken() {
    let violation = Self.wrong.verdict("HT-12")?.violation
    #expect(violation?.event == 2)
    #expect(
      violation?.sentence == "\"w\" asked its subview \"a\" before \"b\", which is in front of it")
    #expect(violation?.expected == "subviews are asked front to back, up to the first answer")
    #expect(violation?.isMissing == false)
  }

  @Test("Is broken by asking on after an answer")
  func asksOn() {
    let tests = [
      [Trace.Entry].hit(10, "w", point, "b"), .hit(10, "b", inB, "b"), .hit(10, "a", point, "a"),
    ]
    let violation = Case(overlap(), tap(on: "b", tests, inB)).verdict("HT-12")?.violation
    #expect(violation?.event == 4)
    #expect(violation?.sentence.contains("although \"b\", in front of it, had answered") == true)
  }

  @Test("Judges the touch alone where no hit tests are seen")
  func withoutCalls() {
    #expect(Case(overlap(), tap(on: "b", [], inB)).verdict("HT-12") == .holds)
    let violation = Case(overlap(), tap(on: "a", [], point)).verdict("HT-12")?.violation
    #expect(violation?.event == 0)
    #expect(violation?.sentence.contains("\"b\" is in front of \"a\"") == true)
    #expect(violation?.expected == "the touch's view is \"b\"")
  }

  @Test("Is not exercised by a lone view, nor by siblings of which one would take the touch")
  func notExercised() {
    let alone = overlap { $0.views.removeLast() }
    let trace = tap(on: "a", [.hit(10, "w", point, "a"), .hit(10, "a", point, "a")], point)
    #expect(Case(alone, trace).verdict("HT-12") == .notExercised)
    let apart = overlap { $0.views[1].frame = Rect(0, 0, 0, 0) }
    let backFirst = tap(
      on: "b",
      [
        .hit(10, "w", point, "b"), .hit(10, "a", point, inside: false, nil),
        .hit(10, "b", inB, "b"),
      ],
      inB)
    #expect(Case(apart, backFirst).verdict("HT-12")?.violation == nil)
  }

  @Test("A changed order is HT-13's matter as well")
  func changedOrder() {
    let trace = tap(on: "a", [.hit(10, "w", point, "a"), .hit(10, "a", point, "a")], point)
    let changed = overlap { $0.script[0].changes = [.bringToFront("a")] }
    #expect(Case(changed, trace).verdict("HT-12") == .holds)
    #expect(Case(changed, trace).verdict("HT-13") == .holds)
    let stale = tap(on: "b", [.hit(10, "w", point, "b"), .hit(10, "b", inB, "b")], inB)
    #expect(Case(changed, stale).verdict("HT-13")?.violation?.event == 2)
  }
}

@Suite("Hit-testing: HT-06")
struct AlphaTests {
  private func scene(_ alpha: Float) -> Scenario { overlap { $0.views[2].alpha = alpha } }

  private static let refused = [
    [Trace.Entry].hit(10, "w", point, "a"), .hit(10, "b", inB, inside: nil, nil),
    .hit(10, "a", point, "a"),
  ]
  private static let taken = [[Trace.Entry].hit(10, "w", point, "b"), .hit(10, "b", inB, "b")]

  @Test("A view below 0.01 is not hit, nor one at 0.01", arguments: [0, 0.009, 0.01] as [Float])
  func excluded(alpha: Float) {
    let right = Case(scene(alpha), tap(on: "a", Self.refused, point))
    #expect(right.verdict("HT-06") == .holds)
    #expect(right.brokenRules == [])
    let wrong = Case(scene(alpha), tap(on: "b", Self.taken, inB)).verdict("HT-06")?.violation
    #expect(wrong?.event == 2)
    #expect(wrong?.sentence == "\"b\" answered \"b\", although its alpha is below 0.01")
  }

  @Test("A view above 0.01 is hit", arguments: [0.0101, 0.011, 0.02, 0.5] as [Float])
  func included(alpha: Float) {
    let right = Case(scene(alpha), tap(on: "b", Self.taken, inB))
    #expect(right.verdict("HT-06") == .holds)
    #expect(right.brokenRules == [])
    let wrong = Case(scene(alpha), tap(on: "a", Self.refused, point))
    let violation = wrong.verdict("HT-06")?.violation
    #expect(violation?.event == 5)
    #expect(violation?.sentence.contains("although \"b\" has an alpha of \(alpha)") == true)
    #expect(violation?.expected == "the touch's view is \"b\"")
  }

  @Test("An opaque scene does not exercise it, nor does the alpha of a window")
  func notExercised() {
    #expect(Case(scene(1), tap(on: "b", Self.taken, inB)).verdict("HT-06") == .notExercised)
    let faint = overlap { $0.views[0].alpha = 0 }
    let events =
      [Trace.Entry].hit(10, "w", point, inside: nil, nil)
      + Trace.Entry.send(10, TouchState(.began, 10, in: nil, at: point))
      + Trace.Entry.send(60, TouchState(.ended, 60, in: nil, at: point))
    #expect(Case(faint, events).verdict("HT-06") == .notExercised)
    #expect(Case(faint, events).verdict("HT-38") == .holds)
    #expect(Case(faint, events).verdict("TO-33") == .holds)
  }
}

@Suite("Hit-testing: other rules")
struct OtherHitTestingTests {
  @Test("HT-15: an unconverted point is named")
  func conversion() {
    let unconverted = Case(
      overlap(), tap(on: "b", [.hit(10, "w", point, "b"), .hit(10, "b", point, "b")], inB))
    let violation = unconverted.verdict("HT-15")?.violation
    #expect(violation?.event == 2)
    #expect(violation?.expected == "hitTest of \"b\" at (50.0, 50.0)")
  }

  @Test("HT-04 and HT-05: a closed view that answers is named for its reason")
  func gates() {
    let tests = [[Trace.Entry].hit(10, "w", point, "b"), .hit(10, "b", inB, "b")]
    let hidden = Case(overlap { $0.views[2].isHidden = true }, tap(on: "b", tests, inB))
    #expect(hidden.verdict("HT-04")?.violation?.sentence.contains("it is hidden") == true)
    #expect(hidden.verdict("HT-05") == .notExercised)
    #expect(hidden.verdict("HT-06") == .notExercised)
    let deaf = Case(
      overlap { $0.views[2].isUserInteractionEnabled = false }, tap(on: "b", tests, inB))
    #expect(deaf.verdict("HT-05")?.violation?.event == 2)
    #expect(deaf.verdict("HT-04") == .notExercised)
  }

  @Test("HT-09: the right edge is outside")
  func edge() {
    let scenario = overlap { $0.script = Scenario.tap(Point(250, 100)) }
    let events =
      [Trace.Entry].hit(10, "w", Point(250, 100), "b")
      + [Trace.Entry].hit(10, "b", Point(200, 50), "b")
    #expect(Case(scenario, events).verdict("HT-09")?.violation?.event == 3)
  }

  @Test("HT-21: a subview outside its superview is not asked")
  func outside() {
    let scenario = overlap {
      $0.views.append(.init(id: "c", parent: "b", frame: Rect(-50, -50, 80, 80)))
      $0.script = Scenario.tap(Point(20, 20))
    }
    let there = Point(20, 20)
    let tests = [
      [Trace.Entry].hit(10, "w", there, "c"), .hit(10, "b", Point(-30, -30), inside: false, "c"),
      .hit(10, "c", Point(20, 20), "c"),
    ]
    let events =
      tests.flatMap { $0 } + Trace.Entry.send(10, TouchState(.began, 10, in: "c", at: there))
    #expect(Case(scenario, events).verdict("HT-21")?.violation?.event == 4)
  }

  @Test("An absurd trace gets a verdict from every rule")
  func absurd() {
    var touch = TouchState(.moved, -5, in: "nobody", at: Point(.infinity, -.infinity))
    touch.finger = 77
    let call = TouchCall(.cancelled, touches: [touch, touch], allFingers: [])
    let events: [Trace.Entry] = [
      .init(at: 99, .hitTest(view: "ghost", point: .zero, result: "ghost")),
      .init(at: 10, .pointInside(view: "b", point: .zero, answer: true)),
      .init(at: 10, .sendEvent(receiver: "ghost", touches: [touch])),
      .init(at: 60, .sendEvent(receiver: "application", touches: [])),
      .init(at: 60, .responder("ghost", call)), .init(at: 5, .recognizer("r", call, state: .began)),
      .init(at: 60, .action(recognizer: "r", state: .failed, GestureReading())),
      .init(at: 60, .reset(recognizer: "r", from: .changed)),
      .init(at: -1, .chain(from: "b", responders: ["b", "b", "r", "ghost"])),
      .init(at: 60, .tracking(control: "a", .cancel, answer: false)),
      .init(at: 60, .sendAction(action: "x", sender: "ghost", delivered: true)),
      .init(at: 60, .simultaneous(recognizer: "r", with: "ghost", answer: true)),
    ]
    let scenario = overlap {
      $0.recognizers = [.init(id: "r", view: "b"), .init(id: "q", view: "nowhere")]
    }
    for trace in [events, events.reversed(), []] {
      #expect(Case(scenario, trace).verdict("SY-03") != nil)
      #expect(!Case(scenario, trace).brokenRules.isEmpty)
    }
    #expect(Case(Scenario(), events).brokenRules.count < Invariants.all.count)
  }
}

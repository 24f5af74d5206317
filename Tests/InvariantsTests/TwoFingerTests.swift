import Foundation
import Invariants
import Testing
import TouchScript

@Suite("Invariants of pinches and rotations")
struct TwoFingerInvariantTests {
  private func both(
    _ kind: Scenario.Recognizer.Kind, others: [Scenario.Recognizer] = [],
    _ change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Tale {
    Tale(kind, others: others, change)
      .fingers(0, (0, .began, Point(100, 100)), (1, .began, Point(150, 100)))
  }
  private func reading(_ x: Double, scale: Double) -> GestureReading {
    GestureReading(location: Point(x, 100), numberOfTouches: 2, scale: scale)
  }

  @Test("KR-46, KR-47, KR-48, KR-53: a pinch begins with two fingers that move apart")
  func pinch() {
    let apart = both(.pinch).fingers(50, (1, .moved, Point(200, 100)))
    apart.acts(50, .began, reading(150, scale: 1.75))
      .keeps("KR-46", "KR-47", "KR-48", "KR-53", "GR-51")
    apart.breaks(
      "KR-47", "\"r\" has not begun, although its fingers are 50 points further apart or together")
    both(.pinch).fingers(50, (1, .moved, Point(154, 100))).acts(50, .began).breaks(
      "KR-47", "\"r\" began when its fingers were only 4 points further apart or together")
    apart.acts(50, .began, reading(150, scale: 0.5)).breaks(
      "KR-48", "the scale of \"r\" was 0.5, where its fingers had moved 50 points apart")
    apart.acts(50, .began, reading(100, scale: 1.75)).breaks(
      "KR-53", "\"r\" was at (100, 100), and the middle of its touches at (150, 100)")
    let one = Tale(.pinch).down(0, 50, 50).move(50, 90, 50)
    one.keeps("KR-46")
    one.acts(50, .began).breaks("KR-46", "\"r\" recognized a pinch of one finger")
  }

  @Test("KR-49: a scale that is set goes on from there")
  func scale() {
    let set = both(.pinch) { $0.rebases = true }
      .fingers(50, (1, .moved, Point(200, 100))).acts(50, .began, reading(150, scale: 1.75))
      .fingers(100, (1, .moved, Point(250, 100)))
    set.acts(100, .changed, reading(175, scale: 1.5)).keeps("KR-49")
    set.acts(100, .changed, reading(175, scale: 2.5)).breaks(
      "KR-49",
      "the scale of \"r\" was 2.5, where its fingers had gone from 100 points to 150 since it was "
        + "set to 1")
  }

  @Test("KR-50: a pinch ends when both fingers are up")
  func ends() {
    let lifted = both(.pinch).fingers(50, (1, .moved, Point(200, 100)))
      .acts(50, .began, reading(150, scale: 1.75)).fingers(100, (0, .ended, Point(100, 100)))
    lifted.fingers(150, (1, .ended, Point(200, 100))).acts(150, .ended).keeps("KR-50")
    lifted.acts(100, .ended).fingers(150, (1, .ended, Point(200, 100))).breaks(
      "KR-50", "\"r\" ended while 1 finger of it were down")
  }

  @Test("KR-51, KR-52: a rotation begins with a turn, and is measured by it")
  func rotation() {
    let turned = both(.rotation) { $0.rebases = true }.fingers(50, (1, .moved, Point(100, 150)))
    let quarter = Double.pi / 2
    let begun = turned.acts(50, .began, GestureReading(rotation: quarter - 0.087))
    begun.keeps("KR-51")
    turned.breaks("KR-51", "\"r\" has not begun, although its fingers are 90 degrees")
    turned.acts(50, .began, GestureReading(rotation: -1.5)).breaks(
      "KR-51", "\"r\" began with a rotation of -1.5, where its fingers had turned by 1.57")
    let again = begun.fingers(100, (1, .moved, Point(50, 100)))
    again.acts(100, .changed, GestureReading(rotation: quarter)).keeps("KR-52")
    again.acts(100, .changed, GestureReading(rotation: 2 * quarter)).breaks(
      "KR-52",
      "the rotation of \"r\" was 3.14, where its fingers had turned by 1.57 since it was set to 0")
  }

  @Test("KR-54: a pan and a pinch of one view exclude each other")
  func panAndPinch() {
    let pinch = Scenario.Recognizer(id: "p", view: "v", kind: .pinch)
    let start = Tale(.pan, others: [pinch])
      .fingers(
        0, (0, .began, Point(100, 100)), (1, .began, Point(150, 100)), tell: ["r", "p"]
      )
      .fingers(50, (1, .moved, Point(250, 100)), tell: ["r", "p"]).acts(50, .began)
    start.keeps("KR-54")
    start.acts(50, .began, as: "p").breaks(
      "KR-54", "\"r\", a pan, and \"p\", a pinch, both recognized")
  }
}

@Suite("Invariants of new recognizers")
struct DefaultInvariantTests {
  private func made(
    _ kind: Scenario.Recognizer.Kind, _ change: (inout RecognizerDefaults) -> Void = { _ in }
  ) -> Case {
    var defaults = RecognizerDefaults(newOf: kind)
    change(&defaults)
    let tale = Tale(kind)
    return Case(tale.scenario, [Trace.Entry(at: 0, .made(recognizer: "r", defaults))])
  }

  @Test("KR-01, KR-14, KR-24, KR-37: each kind has its own, and they are judged one by one")
  func defaults() {
    #expect(made(.tap).verdict("KR-01") == .holds)
    #expect(made(.longPress).verdict("KR-14") == .holds)
    #expect(made(.pan).verdict("KR-24") == .holds)
    #expect(made(.swipe).verdict("KR-37") == .holds)
    #expect(made(.pan).verdict("KR-01") == .notExercised)
    #expect(
      made(.tap) { $0.taps = 2 }.verdict("KR-01")?.violation?.sentence
        == "new, \"r\" had 2 as taps")
    #expect(
      made(.longPress) { $0.minimumPressDuration = 400 }.verdict("KR-14")?.violation?.sentence
        == "new, \"r\" had 400 as milliseconds")
    #expect(
      made(.pan) { $0.maximumTouches = 2 }.verdict("KR-24")?.violation?.expected == "unlimited")
    #expect(
      made(.swipe) { $0.directions = [.left] }.verdict("KR-37")?.violation?.sentence
        == "new, \"r\" had left as directions")
  }
}

@Suite("Invariants of recognizers and absurd traces")
struct AbsurdTraceTests {
  @Test(
    "No order of events, and no nonsense in them, traps",
    arguments: Scenario.Recognizer.Kind.allCases)
  func absurd(kind: Scenario.Recognizer.Kind) {
    let nonsense = GestureReading(
      location: Point(.nan, .infinity), numberOfTouches: -1, translation: Point(1e300, .nan),
      velocity: Point(-.infinity, 0), scale: .nan, rotation: .infinity)
    let tale = Tale(kind) { $0.rebases = true }
      .fingers(0, (0, .began, Point(10, 10)), (1, .began, Point(60, 10)))
      .fingers(50, (0, .moved, Point(200, 10)), (1, .ended, Point(0, 10)))
      .acts(50, .began, nonsense).acts(50, .changed, nonsense).acts(60, .failed, nonsense)
      .interrupted(70, state: .began).acts(80, .ended, nonsense).reset(80, from: .possible)
      .fingers(90, (0, .began, Point(10, 10))).acts(90, .possible).reset(90, from: .changed)
    var order = UInt64(1)
    for _ in 0..<200 {
      var events = tale.events
      for index in events.indices {
        order = order &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        events.swapAt(index, Int(order >> 33) % events.count)
        if order >> 60 == 0 { events.append(events[index]) }
      }
      let verdicts = Invariants.judge(Trace(events: events), of: tale.scenario)
      #expect(verdicts.count == Invariants.all.count)
    }
  }
}

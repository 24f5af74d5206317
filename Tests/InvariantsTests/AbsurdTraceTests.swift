import Invariants
import Testing
import TouchScript

@Suite("Rules and traces that make no sense")
struct AbsurdTraceTests {
  @Test(
    "No order of events, and no nonsense in them, traps",
    arguments: Scenario.Recognizer.Kind.allCases.filter { $0 != .scrollPan })
  func recognizers(kind: Scenario.Recognizer.Kind) {
    var nonsense = GestureReading(location: Point(.nan, .infinity), numberOfTouches: -1)
    (nonsense.translation, nonsense.velocity) = (Point(1e300, .nan), Point(-.infinity, 0))
    (nonsense.scale, nonsense.rotation) = (.nan, .infinity)
    func acts(_ at: Int, _ state: RecognizerState) -> Observation {
      Observation(.action, at: at, who: "r", state: state, detail: .reading(nonsense))
    }
    func resets(_ at: Int, _ state: RecognizerState) -> Observation {
      Observation(.reset, at: at, who: "r", state: state)
    }
    let played = Played(kind, with: { $0.rebases = true }) {
      Down(at: Point(10, 10))
      Down(1, at: Point(60, 10))
      At(50)
      Move(to: Point(200, 10))
      Up(1, at: Point(0, 10))
      At(70)
      Change(.interrupt)
      At(90)
      Down(2, at: Point(10, 10))
    }
    let all =
      played.entries + [
        acts(50, .began), acts(50, .changed), acts(60, .failed), acts(80, .ended),
        resets(80, .possible), acts(90, .possible), resets(90, .changed),
      ]
    var order = UInt64(1)
    for _ in 0..<200 {
      var events = all
      for index in events.indices {
        order = order &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        events.swapAt(index, Int(order >> 33) % events.count)
        if order >> 60 == 0 { events.append(events[index]) }
      }
      let verdicts = Invariants.judge(Trace(events), of: played.scenario)
      #expect(verdicts.count == Invariants.all.count)
    }
  }

  @Test("A trace of strangers, in any order, gets a verdict from every rule")
  func strangers() {
    let touch = Observation.Touch(
      finger: 77, phase: .moved, view: "nobody", window: "w", tapCount: 1, timestamp: -5,
      location: Point(.infinity, -.infinity), previousLocation: Point(.infinity, -.infinity))
    let events: [Observation] = [
      .init(.hitTest, at: 99, who: "ghost", other: "ghost"),
      .init(.pointInside, at: 10, who: "b", answer: true),
      .init(.sendEvent, at: 10, who: "ghost", touches: [touch]),
      .init(.sendEvent, at: 60, who: "application", touches: []),
      .init(.responder, at: 60, who: "ghost", phase: .cancelled, touches: [touch, touch]),
      .init(
        .recognizer, at: 5, who: "r", phase: .cancelled, state: .began, touches: [touch, touch]),
      .init(.action, at: 60, who: "r", state: .failed, detail: .reading(GestureReading())),
      .init(.reset, at: 60, who: "r", state: .changed),
      .init(.chain, at: -1, who: "b", names: ["b", "b", "r", "ghost"]),
      .init(.tracking, at: 60, who: "a", answer: false, word: .tracking(.cancel)),
      .init(.sendAction, at: 60, who: "ghost", answer: true, detail: .text("x")),
      .init(.simultaneous, at: 60, who: "r", other: "ghost", answer: true),
    ]
    var scenario = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("a", Rect(0, 0, 200, 200))
        View("b", Rect(50, 50, 200, 200)).tap("r")
      }
    } script: {
      At(10)
      Tap(at: Point(100, 100))
    }
    scenario.recognizers.append(.init(id: "q", view: "nowhere"))
    for trace in [events, events.reversed(), []] {
      let played = Played(scenario, trace)
      #expect(played.verdict("SY-03") != nil)
      #expect(!played.brokenRules.isEmpty)
    }
    #expect(Played(Scenario(), events).brokenRules.count < Invariants.all.count)
  }
}

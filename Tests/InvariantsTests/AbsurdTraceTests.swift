import Invariants
import Testing
import TouchScript

@Suite("Rules and traces that make no sense")
struct AbsurdTraceTests {
  @Test(
    "No order of events, and no nonsense in them, traps",
    arguments: Scenario.Recognizer.Kind.allCases.filter { $0 != .scrollPan })
  func recognizers(kind: Scenario.Recognizer.Kind) {
    let nonsense = GestureReading(
      location: Point(.nan, .infinity), numberOfTouches: -1, translation: Point(1e300, .nan),
      velocity: Point(-.infinity, 0), scale: .nan, rotation: .infinity)
    func acts(_ at: Int, _ state: RecognizerState) -> Trace.Entry {
      Trace.Entry(at: at, .action(recognizer: "r", state: state, nonsense))
    }
    func resets(_ at: Int, _ state: RecognizerState) -> Trace.Entry {
      Trace.Entry(at: at, .reset(recognizer: "r", from: state))
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
      let verdicts = Invariants.judge(Trace(events: events), of: played.scenario)
      #expect(verdicts.count == Invariants.all.count)
    }
  }

  @Test("A trace of strangers, in any order, gets a verdict from every rule")
  func strangers() {
    let touch = TouchState(
      finger: 77, phase: .moved, view: "nobody", window: "w", tapCount: 1, timestamp: -5,
      location: Point(.infinity, -.infinity), previousLocation: Point(.infinity, -.infinity))
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

import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("What a trace shows")
struct BehaviourTests {
  /// A view with a recognizer of a kind, and a finger on it that moves.
  private func scene(
    _ kind: Scenario.Recognizer.Kind = .pan, named names: [String] = ["w", "v", "r"],
    at place: Double = 40, after milliseconds: Int = 0, isInside: Bool = true
  ) -> Scenario {
    Scenario(
      views: [
        Scenario.View(id: names[0], kind: .window, frame: Rect(0, 0, 320, 480)),
        Scenario.View(id: names[1], parent: names[0], frame: Rect(20, 20, 200, 200)),
      ],
      recognizers: [Scenario.Recognizer(id: names[2], view: names[isInside ? 1 : 0], kind: kind)],
      script: [
        Scenario.Step(
          at: milliseconds, touches: [Scenario.Finger(0, .began, at: Point(place, 40))]),
        Scenario.Step(
          at: milliseconds + 50, touches: [Scenario.Finger(0, .moved, at: Point(place, 140))]),
        Scenario.Step(
          at: milliseconds + 90, touches: [Scenario.Finger(0, .ended, at: Point(place, 140))]),
      ])
  }

  private func features(_ scenario: Scenario) -> [UInt64] {
    Behaviours(scenario, Stage().perform(scenario)).features
  }

  @Test("Names, places and times do not matter")
  func sameMeaning() {
    let plain = features(scene())
    #expect(plain.count > 20)
    #expect(features(scene(named: ["a", "b", "c"])) == plain)
    #expect(features(scene(at: 80)) == plain)
    #expect(features(scene(after: 7_000)) == plain)
  }

  @Test("Kinds, relations and what the engine does matter")
  func otherMeaning() {
    let plain = features(scene())
    #expect(features(scene(.tap)) != plain)
    #expect(features(scene(isInside: false)) != plain)
    let scenario = scene()
    var entries = Stage().perform(scenario).entries
    let action = entries.firstIndex { $0.what.kind == .action }
    entries.remove(at: action!)
    #expect(Behaviours(scenario, Trace(events: entries)).features != plain)
  }

  @Test("Features are in order, each once")
  func order() {
    let features = features(scene())
    #expect(zip(features, features.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("They are the same in every process")
  func stability() {
    #expect(Word.code("pan") == 8_631_806_302_633_761_964)
    let sum = features(scene()).reduce(0, &+)
    #expect(sum == 305_219_689_146_258_460)
  }

  @Test("A trace that has nothing to do with its scenario does no harm")
  func nonsense() {
    let touch = TouchState(
      finger: -4, phase: .stationary, view: "nobody", window: nil, tapCount: -1, timestamp: .min,
      location: .zero, previousLocation: .zero)
    let call = TouchCall(.cancelled, touches: [touch], allFingers: [])
    let trace = Trace(events: [
      Trace.Entry(at: .min, .sendEvent(receiver: "nobody", touches: [touch])),
      Trace.Entry(at: .max, .recognizer("nobody", call, state: .failed)),
      Trace.Entry(at: -1, .responder("r", call)),
      Trace.Entry(at: 0, .reset(recognizer: "v", from: .began)),
      Trace.Entry(at: 0, .canPrevent(recognizer: "r", other: "nobody", answer: true)),
      Trace.Entry(at: 0, .hitTest(view: "r", point: .zero, result: "w")),
      Trace.Entry(at: 0, .tracking(control: "nobody", .end, answer: true)),
    ])
    #expect(!Behaviours(scene(), trace).features.isEmpty)
    #expect(Behaviours(Scenario(), Trace()).features.isEmpty)
  }
}

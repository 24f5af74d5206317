import Invariants
import Stage
import Testing
import TouchScript

/// A window with a view in it, and what a test adds.
private func scene(
  _ recognizers: [Scenario.Recognizer] = [], transform: Transform = .identity,
  script: [Scenario.Step]
) -> Scenario {
  Scenario(
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(id: "v", parent: "w", frame: Rect(0, 0, 100, 100), transform: transform),
    ], recognizers: recognizers, script: script)
}

private let tap = [Scenario.Step].finger(Point(50, 50), lasting: 60)

private let twoFingers: [Scenario.Step] = [
  .init(
    at: 10,
    touches: [.init(0, .began, at: Point(20, 20)), .init(1, .began, at: Point(80, 80))]),
  .init(
    at: 60,
    touches: [.init(0, .ended, at: Point(20, 20)), .init(1, .ended, at: Point(80, 80))]),
]

@Suite("Why a rule is not put to the test")
struct DoubtTests {
  @Test(
    "It is the first thing that the rule misses",
    arguments: [
      ("TO-29", scene(script: tap), "the scene has no views with exclusive touch"),
      ("GR-20", scene(script: tap), "the scene has no recognizers that delay touches"),
      ("EX-17", scene([.init(id: "t", view: "v")], script: tap), "the scene has no second touch"),
      (
        "GR-52", scene([.init(id: "t", view: "v")], script: twoFingers),
        "of a touch another finger is down at the same time"
      ),
      (
        "KR-26",
        scene(
          [.init(id: "p", view: "v", kind: .pan)],
          transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), script: tap),
        "of an attempt the view of its recognizer is turned or scaled, or may be moved"
      ),
      (
        "GR-52", scene([.init(id: "t", view: "v")], script: tap),
        "nothing in the scene put it to the test"
      ),
    ])
  func reason(rule: String, scenario: Scenario, reason: String) throws {
    let evidence = Evidence(scenario, Stage().perform(scenario))
    let invariant = try #require(Invariants[rule])
    #expect(invariant.check(evidence) == .notExercised)
    #expect(invariant.doubt(in: evidence) == reason)
  }

  @Test("A scene in which nobody touches anything says so")
  func untouched() throws {
    let scenario = scene([.init(id: "t", view: "v")], script: [])
    let evidence = Evidence(scenario, Stage().perform(scenario))
    #expect(Invariants["GR-52"]?.doubt(in: evidence) == "no finger comes down")
  }
}

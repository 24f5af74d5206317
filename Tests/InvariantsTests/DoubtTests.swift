import Invariants
import Stage
import Testing
import TouchScript

/// A window with a view `v` in it that may be scaled, and what a test adds.
private func scene(
  _ recognizers: Scenario.Recognizer..., scaledBy scale: Double = 1,
  @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("v", Rect(0, 0, 100, 100)).transform(.scale(scale, scale))
    }
    for recognizer in recognizers { recognizer }
  } script: {
    script()
  }
}

private let tap = Scenario.Recognizer(id: "t", view: "v")
private let edgePan = Scenario.Recognizer(id: "p", view: "v", kind: .screenEdgePan).with {
  $0.edges = [.left]
}
private let oneTap = Tap(at: Point(50, 50))

@Suite("Why a rule is not put to the test")
struct DoubtTests {
  @Test(
    "It is the first thing that the rule misses",
    arguments: [
      ("TO-29", scene { oneTap }, "the scene has no views with exclusive touch"),
      ("GR-20", scene { oneTap }, "the scene has no recognizers that delay touches"),
      ("EX-17", scene(tap) { oneTap }, "the scene has no second touch"),
      (
        "GR-52",
        scene(tap) {
          Down(at: Point(20, 20))
          Down(1, at: Point(80, 80))
          After(50)
          Up()
          Up(1)
        }, "of a touch another finger is down at the same time"
      ),
      (
        "KR-55", scene(edgePan, scaledBy: 2) { oneTap },
        "of an attempt the view of its recognizer is turned or scaled, or may be moved"
      ),
      (
        "GR-52", scene(tap) { oneTap },
        "of a touch it does not stay in its place for too long for a tap"
      ),
      ("HT-03", scene { oneTap }, "nothing in the scene put it to the test"),
      ("GR-52", scene(tap) {}, "no finger comes down"),
    ])
  func reason(rule: String, scenario: Scenario, reason: String) throws {
    let evidence = Evidence(scenario, Stage().perform(scenario))
    let invariant = try #require(Invariants[rule])
    #expect(invariant.check(evidence) == .notExercised)
    #expect(invariant.doubt(in: evidence) == reason)
  }
}

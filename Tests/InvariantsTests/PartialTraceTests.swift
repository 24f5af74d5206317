import Stage
import Testing
import TouchScript

@testable import Invariants

@Suite("A trace that does not report everything")
struct PartialTraceTests {
  /// Two taps, a second apart, on a view with a single tap, a double tap and a pan.
  private var scene: Scenario {
    let fingers: [(Int, TouchPhase)] = [
      (0, .began), (50, .ended), (1_050, .began), (1_100, .ended),
    ]
    return Scenario(
      views: [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
        .init(id: "v", parent: "w", frame: Rect(0, 0, 100, 100)),
      ],
      recognizers: [
        .init(id: "tap", view: "v"), .init(id: "double", view: "v").with { $0.taps = 2 },
        .init(id: "pan", view: "v", kind: .pan),
      ],
      script: fingers.map { time, phase in
        Scenario.Step(at: time, touches: [Scenario.Finger(0, phase, at: Point(9, 9))])
      } + [Scenario.Step(at: 3_000)])
  }

  @Test("Without reset an attempt ends when the next touch begins")
  func attempts() {
    let trace = Stage().perform(scene)
    for reports in [
      Reports.all, Reports.all.subtracting(Reports(.reset)),
      Reports([.responder, .action, .recognizer]).union(.fields),
    ] {
      let evidence = Evidence(scene, trace.reporting(only: reports))
      let told = evidence.attempts.filter { !$0.contacts.isEmpty }
      #expect(told.map(\.contacts) == [[0], [1], [0], [1], [0], [1]], "\(reports.missing.single)")
    }
  }

  @Test("Without sendEvent the calls show which view a touch has, and when its event came")
  func views() {
    let trace = Stage().perform(scene)
    for missing in [
      Reports(.sendEvent), Reports(.questions), Reports.kinds.subtracting(Reports(.responder)),
    ] {
      let evidence = Evidence(scene, trace.reporting(only: Reports.all.subtracting(missing)))
      #expect(evidence.contacts.map(\.view) == [1, 1])
      #expect(evidence.deliveries.map(\.at) == [0, 50, 1_050, 1_100])
    }
  }

  @Test("What is not reported is neither held nor broken, and the doubt says why")
  func doubt() throws {
    let trace = Stage().perform(scene).reporting(only: Reports(.responderCalls).union(.fields))
    let evidence = Evidence(scene, trace)
    for invariant in Invariants.all where !invariant.isJudged(reporting: trace.reports) {
      #expect(invariant.check(evidence) == .notExercised)
      let missing = try #require(invariant.unreported(in: trace.reports).first)
      #expect(invariant.doubt(in: evidence) == "the engine does not report \(missing)")
    }
  }

  @Test("A scene in which the app reacts to what is not reported is not judged")
  func opaque() {
    var scenario = scene
    scenario.reactions = [
      Scenario.Reaction(on: .action("tap"), changes: [.setHidden("v", true)])
    ]
    let trace = Stage().perform(scenario)
    #expect(!Evidence(scenario, trace).isOpaque)
    let evidence = Evidence(
      scenario, trace.reporting(only: Reports.all.subtracting(Reports(.action))))
    #expect(evidence.isOpaque)
    #expect(Invariants.all.allSatisfy { $0.check(evidence) == .notExercised })
  }
}

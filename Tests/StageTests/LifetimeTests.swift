import Generators
import PropertyTesting
import Testing
import TouchScript

@testable import Stage

@Suite("What is left of a scene once it is over")
struct LifetimeTests {
  /// Looks at objects without keeping them.
  private struct Witnesses {
    private final class Witness {
      weak var object: AnyObject?

      init(_ object: AnyObject?) { self.object = object }
    }

    private let witnesses: [Witness]

    init(_ scene: StagedScene) {
      let parts: [AnyObject] =
        [scene, scene.log, scene.application, scene.applicationProbe] + scene.views
        + scene.controllers + scene.recognizers + scene.scrollProbes + scene.panProbes
      witnesses = parts.map(Witness.init)
    }

    /// The objects that still live.
    var living: [String] { witnesses.compactMap { $0.object.map { "\(type(of: $0))" } } }
  }

  /// Plays a scenario as the stage does.
  private func play(_ scenario: Scenario) -> Witnesses {
    let scene = StagedScene(scenario, thresholds: .init())
    for step in scenario.script { scene.play(step) }
    _ = scene.log.close()
    scene.endPresentations()
    return Witnesses(scene)
  }

  @Test("No object lives on because of a timer that has not fired")
  func timers() {
    let scenario = Scenario(
      views: [.init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100))],
      recognizers: [
        Scenario.Recognizer(id: "r", view: "w", kind: .custom).with {
          $0.decisions = [.init(on: .began, after: 13_568, sets: .began)]
        }
      ],
      script: [.init(at: 0, touches: [.init(0, .began, at: Point(10, 10))])])
    #expect(play(scenario).living == [])
  }

  @Test("No object of a random scene lives on")
  func scenes() {
    let search = Search(Scenarios.generator(of: .everything), seed: 1)
    for number in 0..<400 {
      #expect(play(search.value(ofCase: number)).living == [], "case \(number)")
    }
  }
}

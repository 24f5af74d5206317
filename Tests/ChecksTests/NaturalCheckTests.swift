import Conformance
import Invariants
import Testing
import TouchScript

@testable import Checks

@Suite("The scenes that stand for rules on their pages")
struct NaturalCheckTests {
  @Test("Every judged rule has one that is valid, plain, and exercises it")
  func recorded() {
    var missing = Set(RulesCheck.rules)
    let scenes = NaturalScene.recorded
    let candidates = concurrently(scenes, NaturalCheck.Candidate.init)
    for (scene, candidate) in zip(scenes, candidates) {
      missing.subtract(scene.rules)
      let held = candidate?.held ?? []
      #expect(scene.rules.filter { !held.contains($0) } == [], "\(scene.scene.compactJSON)")
    }
    #expect(missing.sorted() == [])
  }

  @Test("A scene is the stranger, the less one could have it on a screen")
  func strangeness() throws {
    func scene(
      _ frame: Rect, in window: Rect = .screen, finger: Point = Point(60, 40)
    ) -> Scenario {
      Scenario {
        Window("w", window) { View("v", frame) }
      } script: {
        Tap(at: finger)
      }
    }
    let plain = try #require(scene(Rect(20, 20, 100, 44)).strangeness)
    let stranger = [
      scene(Rect(20.5, 20, 100, 44)), scene(Rect(300, 20, 100, 44)),
      scene(Rect(20, 20, 100, 44), finger: Point(0, 0)),
    ]
    for other in stranger { #expect(try #require(other.strangeness) > plain) }
    #expect(scene(Rect(20, 20, 8, 44)).strangeness == nil)
    #expect(scene(Rect(0, 0, 20, 20), in: Rect(0, 0, 20, 20)).strangeness == nil)
  }
}

import Conformance
import Testing
import TouchScript

@testable import Checks

@Suite("The smallest scenes of the faults that everybody knows")
struct SmallestSceneTests {
  @Test(
    "Reversed subviews show in two plain views that overlap",
    arguments: 0...2 as ClosedRange<UInt64>)
  func reversedSubviews(seed: UInt64) throws {
    let smallest = Scenario {
      Window("v1", Rect(0, 0, 1, 1)) {
        View("v2", Rect(0, 0, 1, 1))
        View("v3", Rect(0, 0, 1, 1))
      }
    } script: {
      Down(at: Point(0, 0))
    }
    #expect(try scene(showing: "forward-subviews", seed) == smallest)
  }

  @Test("A wrong limit of alpha shows in one view at 0.01", arguments: 0...2 as ClosedRange<UInt64>)
  func alpha(seed: UInt64) throws {
    let smallest = Scenario {
      Window("v1", Rect(0, 0, 1, 1)) {
        View("v2", Rect(0, 0, 1, 1)).alpha(0.01)
      }
    } script: {
      Down(at: Point(0, 0))
    }
    #expect(try scene(showing: "alpha-below-0.009", seed) == smallest)
  }

  private func scene(showing fault: String, _ seed: UInt64) throws -> Scenario? {
    let conviction = Conviction(
      of: Suspect(try WrongEngine(named: fault)), seed: seed, cases: 2_000)
    return conviction.firstCase().flatMap(conviction.shrunk)?.judgement.scenario
  }
}

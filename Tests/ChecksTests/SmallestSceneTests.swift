import Conformance
import Testing
import TouchScript

@testable import Checks

@Suite("The smallest scenes of the faults that everybody knows")
struct SmallestSceneTests {
  private let overlapping = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) {
      View("v2", Rect(0, 0, 1, 1))
      View("v3", Rect(0, 0, 1, 1))
    }
  } script: {
    Down(at: Point(0, 0))
  }

  private let faint = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) { View("v2", Rect(0, 0, 1, 1)).alpha(0.01) }
  } script: {
    Down(at: Point(0, 0))
  }

  @Test("Reversed subviews show in two plain views that overlap")
  func reversedSubviews() throws {
    #expect(try scene(showing: "forward-subviews", 0) == overlapping)
  }

  @Test("A wrong limit of alpha shows in one view at 0.01")
  func alpha() throws {
    #expect(try scene(showing: "alpha-below-0.009", 0) == faint)
  }

  @Test("They are the same with other seeds", .long, arguments: [1, 2] as [UInt64])
  func otherSeeds(_ seed: UInt64) throws {
    #expect(try scene(showing: "forward-subviews", seed) == overlapping)
    #expect(try scene(showing: "alpha-below-0.009", seed) == faint)
  }

  private func scene(showing fault: String, _ seed: UInt64) throws -> Scenario? {
    let conviction = Conviction(
      of: Suspect(try WrongEngine(named: fault)), seed: seed, cases: 2_000)
    return conviction.firstCase().flatMap(conviction.shrunk)?.judgement.scenario
  }
}

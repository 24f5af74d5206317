import PropertyTesting
import Testing

@testable import Problems

@Suite("What the planted bugs shrink to")
struct ShrinkerQualityTests {
  @Test(
    "From any seed it is the smallest scene there is, in few evaluations",
    arguments: zip(PlantedBug.allCases, [50, 130]))
  func smallest(_ bug: PlantedBug, _ budget: Int) throws {
    let shrunk = try (0..<20 as Range<UInt64>).compactMap { seed in
      try Search(SampleScene.aimed, seed: seed).first(in: 0..<5_000, where: bug.breaks).map {
        try Shrinker(SampleScene.aimed).shrink($0.value, while: bug.breaks)
      }
    }
    #expect(shrunk.count == 20)
    #expect(shrunk.allSatisfy { $0.value == bug.ideal && $0.isFixedPoint })
    #expect(shrunk.map(\.evaluations).sorted()[shrunk.count / 2] <= budget)
  }

  @Test("A scene that was not generated shrinks like any other")
  func handMade() throws {
    let button = View(x: 40, y: 60, width: 200, height: 100, alpha: 10)
    var root = View(width: 400, height: 400)
    root.children = [View(x: 9, y: 9, width: 30, height: 30), button]
    let scene = SampleScene(
      root: root, touches: [Touch(x: 10, y: 10), Touch(x: 50, y: 70, wait: 5)])
    let shrunk = try Shrinker(SampleScene.uniform).shrink(scene, while: PlantedBug.alpha.breaks)
    #expect(shrunk.value.root.width == 1)
    #expect(shrunk.tree.size == 10 + 1)
  }
}

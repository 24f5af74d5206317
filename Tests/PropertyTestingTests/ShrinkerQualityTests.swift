import PropertyTesting
import Testing

@Suite("What the planted bugs shrink to")
struct ShrinkerQualityTests {
  /// A visible view that holds the point (0, 0) and nothing else.
  static let smallest = View(width: 1, height: 1)

  @Test("A view of alpha 0.01 shrinks to that one view and one touch, from any seed")
  func alpha() throws {
    var view = Self.smallest
    view.alpha = 10
    let evaluations = try shrink(.alpha, to: Scene(root: view, touches: [Touch()]))
    #expect(evaluations.median <= 50)
  }

  @Test("Siblings in the wrong order shrink to two in a parent and one touch, from any seed")
  func order() throws {
    var root = Self.smallest
    root.children = [Self.smallest, Self.smallest]
    let evaluations = try shrink(.order, to: Scene(root: root, touches: [Touch()]))
    #expect(evaluations.median <= 110)
  }

  @Test("A scene that nobody generated shrinks like any other")
  func handMade() throws {
    var button = View(x: 40, y: 60, width: 200, height: 100)
    button.alpha = 10
    var root = View(width: 400, height: 400)
    root.children = [View(x: 9, y: 9, width: 30, height: 30), button]
    let scene = Scene(root: root, touches: [Touch(x: 10, y: 10), Touch(x: 50, y: 70, wait: 5)])
    let shrunk = try Shrinker(Scene.uniform).shrink(scene, while: PlantedBug.alpha.breaks)
    #expect(shrunk.value.root.width == 1)
    #expect(shrunk.tree.size == 10 + 1)
  }

  private func shrink(_ bug: PlantedBug, to ideal: Scene) throws -> [Int] {
    try (0..<20 as Range<UInt64>).map { seed in
      let search = Search(Scene.aimed, seed: seed)
      let found = try #require(search.first(in: 0..<5_000, where: bug.breaks))
      let shrunk = try Shrinker(Scene.aimed).shrink(found.value, while: bug.breaks)
      #expect(shrunk.value == ideal, "seed \(seed)")
      #expect(shrunk.isFixedPoint)
      return shrunk.evaluations
    }
  }
}

extension [Int] {
  var median: Int { isEmpty ? 0 : sorted()[count / 2] }
}

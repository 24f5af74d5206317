import Generators
import Invariants
import PropertyTesting
import Testing

@Suite("Sketches")
struct SketchTests {
  @Test("Every rule that is checked has one that aims at it, and none aims at anything else")
  func aims() {
    let aims = Set(Sketch.all.flatMap(\.aims))
    let checked = Invariants.all.map(\.id)
    #expect(checked.filter { !aims.contains($0) } == [])
    #expect(aims.subtracting(checked) == [])
  }

  @Test("Each has a name of its own, and aims at something")
  func names() {
    #expect(Set(Sketch.all.map(\.name)).count == Sketch.all.count)
    for sketch in Sketch.all {
      #expect(!sketch.aims.isEmpty && Set(sketch.aims).count == sketch.aims.count, "\(sketch.name)")
    }
  }

  @Test("Each draws valid scenes")
  func validity() throws {
    for sketch in Sketch.all {
      let search = Search(Scenarios.generator(of: sketch), seed: RuleCampaign.defaultSeed)
      for number in 0..<12 {
        #expect(throws: Never.self, "\(sketch.name), \(number)") {
          try search.value(ofCase: number).validate()
        }
      }
    }
  }

  @Test("Each puts to the test what it aims at", arguments: Sketch.all.map(\.name))
  func proof(name: String) throws {
    let sketch = try #require(Sketch.all.first { $0.name == name })
    let pool = ScenePool.ofSeed(RuleCampaign.defaultSeed)
    var missing = sketch.aims.compactMap { Invariants[$0] }
    for number in 0..<500 where !missing.isEmpty {
      let scene = pool.scene(number, of: sketch)
      missing.removeAll { scene.verdict($0) != .notExercised }
    }
    #expect(missing.map(\.id) == [], "in 500 scenes")
  }
}

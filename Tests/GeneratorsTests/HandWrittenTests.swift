import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Scenarios that were written by hand are spelled as well")
struct HandWrittenTests {
  @Test(
    "With any of its choices changed it still draws a valid one",
    arguments: try SceneLine.handWritten())
  func damaged(_ line: SceneLine) throws {
    let tree = try Scenarios.generator.tree(of: line.scenario)
    var random = Random(seed: 10)
    let broken = try (0..<20).filter { _ in
      let scenario = Scenarios.generator.value(of: tree.damaged(by: &random))
      let again = try Scenarios.generator.value(of: Scenarios.generator.tree(of: scenario))
      return (try? scenario.validate()) == nil || again != scenario
    }
    #expect(broken == [])
  }
}

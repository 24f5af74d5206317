import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Everything that can be written is tried")
struct CoverageTests {
  @Test("Every feature of the language occurs")
  func everyScenarioFeature() {
    let search = Search(Scenarios.generator, seed: 1)
    var missing = ScenarioFeature.all
    var index = 0
    while !missing.isEmpty, index < 20_000 {
      let scenario = search.value(ofCase: index)
      missing.removeAll { $0.isIn(scenario) }
      index += 1
    }
    #expect(missing.map(\.name) == [], "in \(index) cases")
  }

  @Test("No feature is counted where it is not: the empty scenario has only the plain ones")
  func emptyScenario() {
    let present = ScenarioFeature.all.filter { $0.isIn(Scenario()) }.map(\.name)
    #expect(
      present == [
        "ios13", "the plainest order", "no delegate", "the application that passesOn what began",
        "the application that passesOn what moved", "the application that passesOn what ended",
        "the application that passesOn what cancelled",
      ])
    #expect(Set(ScenarioFeature.all.map(\.name)).count == ScenarioFeature.all.count)
  }
}

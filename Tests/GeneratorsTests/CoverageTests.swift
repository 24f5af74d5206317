import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Everything that can be written is tried")
struct CoverageTests {
  @Test("Every construct of a scope occurs", arguments: Scenarios.Scope.allCases)
  func everyConstruct(_ scope: Scenarios.Scope) {
    let search = Search(Scenarios.generator(of: scope), seed: 1)
    var missing = Construct.all(of: scope)
    var index = 0
    while !missing.isEmpty, index < 20_000 {
      let scenario = search.value(ofCase: index)
      missing.removeAll { $0.isIn(scenario) }
      index += 1
    }
    #expect(missing.map(\.name) == [], "in \(index) cases")
  }

  @Test("No construct is counted where it is not: the empty scenario has only the plain ones")
  func emptyScenario() {
    let present = Construct.all.filter { $0.isIn(Scenario()) }.map(\.name)
    #expect(
      present == [
        "ios13", "the plainest order", "no delegate", "the application that passesOn what began",
        "the application that passesOn what moved", "the application that passesOn what ended",
        "the application that passesOn what cancelled",
        "the application that passesOn other events",
      ])
    let names = Construct.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}

@testable import Generators
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

  @Test("Unsteady fingers and unusual places are in one of 300 cases at least")
  func unusual() {
    let search = Search(Scenarios.generator(of: .everything), seed: 1)
    let constructs = Construct.unsteadyFingers + Construct.places
    let cases = 9_000
    var counts = constructs.map { _ in 0 }
    for index in 0..<cases {
      let scenario = search.value(ofCase: index)
      for (place, construct) in constructs.enumerated() where construct.isIn(scenario) {
        counts[place] += 1
      }
    }
    let rare = zip(constructs, counts).filter { $1 * 300 < cases }
    #expect(rare.map { "\($0.name): \($1) of \(cases)" } == [])
  }

  @Test("No construct is counted where it is not: the empty scenario has only the plain ones")
  func emptyScenario() {
    let present = Construct.all.filter { $0.isIn(Scenario()) }.map(\.name)
    #expect(
      present == [
        "ios13", "the plainest order", "no delegate", "the application that passes on what began",
        "the application that passes on what moved", "the application that passes on what ended",
        "the application that passes on what cancelled",
        "the application that passes on other events",
      ])
    let names = Construct.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}

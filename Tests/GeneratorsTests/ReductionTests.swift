import PropertyTesting
import Testing
import TouchScript

@testable import Generators

@Suite("Simpler scenes that only those who know touches would try")
struct ReductionTests {
  /// A scenario, and a simpler one that a reduction proposes in its place.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reduction: Reductions.Reduction
    let scenario: Scenario
    let simpler: Scenario

    init(
      _ says: String, _ reduction: @escaping Reductions.Reduction, _ scenario: Scenario,
      _ simpler: Scenario
    ) {
      testDescription = says
      self.reduction = reduction
      self.scenario = scenario
      self.simpler = simpler
    }
  }

  @Test("A simpler scene is proposed", arguments: samples)
  func proposal(_ sample: Sample) throws {
    #expect(sample.reduction(sample.scenario).contains(sample.simpler))
    let tree = try Scenarios.generator.tree(of: sample.simpler)
    #expect(tree.isSimpler(than: try Scenarios.generator.tree(of: sample.scenario)))
  }

  @Test("Where there is nothing to reduce, nothing is proposed", arguments: samples)
  func nothing(_ sample: Sample) {
    #expect(sample.reduction(Scenario()).isEmpty)
  }

  @Test("Whatever is proposed is valid, and another scenario")
  func validity() {
    let search = Search(Scenarios.generator(of: .everything), seed: 4)
    let scenarios =
      (0..<60).map { search.value(ofCase: $0) } + HandWrittenTests.beyondTaps.map(\.scenario)
    for reduction in Reductions.all {
      var count = 0
      for scenario in scenarios {
        for proposal in reduction(scenario) {
          count += 1
          #expect(throws: Never.self) { try proposal.validate() }
          #expect(proposal != scenario)
        }
      }
      #expect(count > 0)
    }
  }

  @Test("What is left out is out, with all that cannot be without it")
  func leavingOut() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9)) {
          Button("b", Rect(0, 0, 9, 9)).target("w", "act").tap("inner")
        }
        .next("b").controller("c")
      }
      .tap("outer", delegate: .init(simultaneousWith: ["inner"]))
    } script: {
      Change(.setHidden("a", true))
      When(.action("inner"), .interrupt)
      When(.action("outer"), .setHidden("b", true))
    }
    let rest = Scenario {
      Window("w", Rect(0, 0, 9, 9)).tap("outer", delegate: .init(simultaneousWith: []))
    } script: {
      At(0)
    }
    var expected = rest
    expected.script = [Scenario.Step(at: 0)]
    #expect(scenario.without(["a"]) == expected)
  }
}

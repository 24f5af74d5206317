import PropertyTesting
import Testing
import TouchScript

@testable import Generators

@Suite("Simpler scenes that only those who know touches would try")
struct ReductionTests {
  private static func samples() throws -> [SceneLine] { try SceneLine.all(of: "reductions.jsonl") }

  @Test("A simpler scene is proposed", arguments: try samples())
  func proposal(_ sample: SceneLine) throws {
    let simpler = try #require(sample.simpler)
    #expect(Reductions.all.contains { $0(sample.scenario).contains(simpler) })
    let tree = try Scenarios.generator.tree(of: simpler)
    #expect(tree.isSimpler(than: try Scenarios.generator.tree(of: sample.scenario)))
  }

  @Test("Each reduction has a sample, and where there is nothing to reduce, it proposes nothing")
  func all() throws {
    let samples = try Self.samples()
    for (number, reduction) in Reductions.all.enumerated() {
      let isShown = samples.contains { sample in
        sample.simpler.map(reduction(sample.scenario).contains) == true
      }
      #expect(isShown, "reduction \(number)")
      #expect(reduction(Scenario()).isEmpty, "reduction \(number)")
    }
  }

  @Test("Every proposal is valid, and another scenario")
  func validity() throws {
    let search = Search(Scenarios.generator(of: .everything), seed: 5)
    let scenarios =
      try (0..<600).map { search.value(ofCase: $0) } + SceneLine.handWritten().map(\.scenario)
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
      .tap("outer") { $0.delegate = .init(simultaneousWith: ["inner"]) }
    } script: {
      Change(.setHidden("a", true))
      When(.action("inner"), .interrupt)
      When(.action("outer"), .setHidden("b", true))
    }
    let rest = Scenario {
      Window("w", Rect(0, 0, 9, 9)).tap("outer") { $0.delegate = .init(simultaneousWith: []) }
    } script: {
      At(0)
    }
    #expect(scenario.without(["a"]) == rest)
  }
}

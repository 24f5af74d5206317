import Conformance
import Experiments
import Testing
import TouchScript

@testable import Checks

@Suite("The smallest scenes of the faults that everybody knows")
struct SmallestSceneTests {
  private let overlapping = Scenario {
    Window("v1", Rect(0, 0, 320, 480)) {
      View("v2", Rect(0, 0, 100, 100))
      View("v3", Rect(0, 0, 100, 100))
    }
  } script: {
    Down(at: Point(50, 50))
  }

  private let faint = Scenario {
    Window("v1", Rect(0, 0, 320, 480)) { View("v2", Rect(0, 0, 100, 100)).alpha(0.01) }
  } script: {
    Down(at: Point(50, 50))
  }

  @Test("Reversed subviews show in two plain views that overlap")
  func reversedSubviews() throws {
    #expect(try scene(showing: "forward-subviews", 0) == overlapping)
  }

  @Test("A wrong limit of alpha shows in one view at 0.01")
  func alpha() throws { #expect(try scene(showing: "alpha-below-0.009", 0) == faint) }

  @Test("They are the same with other seeds", .long, arguments: [1, 2] as [UInt64])
  func otherSeeds(_ seed: UInt64) throws {
    #expect(try scene(showing: "forward-subviews", seed) == overlapping)
    #expect(try scene(showing: "alpha-below-0.009", seed) == faint)
  }

  @Test(
    "Shrinking adds no property to a scene that the found one had not",
    arguments: [
      "forward-subviews", "alpha-below-0.009", "parent-tap-beats-button", "hidden-hit",
      "ignores-view-transform", "ignores-recognizer-cancelsTouchesInView",
    ])
  func addsNothing(_ fault: String) throws {
    let conviction = Conviction(of: Suspect(try WrongEngine(named: fault)), cases: 2_000)
    let found = try #require(conviction.firstCase())
    let shrunk = try #require(conviction.shrunk(from: found)).scenario
    #expect(keys(of: shrunk).subtracting(keys(of: found.scenario)).sorted() == [])
  }

  @Test("Nor does it to a scene that was written by hand")
  func addsNothingToAnExperiment() throws {
    let scene = try #require(Experiment.named("button-in-tapped-view")).scenario
    let fault = try WrongEngine(named: "parent-tap-beats-button")
    for rule in fault.breaks {
      let found = Conviction.Case(number: 0, scenario: scene, rule: rule)
      guard let shrunk = Conviction(of: Suspect(fault)).smallest(from: found) else { continue }
      let small = shrunk.scenario
      #expect(keys(of: small).subtracting(keys(of: scene)).sorted() == [], "\(rule)")
      #expect(small.views.map(\.frame) == [.screen, Rect(0, 0, 100, 100)], "\(rule)")
    }
  }

  /// The keys in a scene's file, but those of numbers: what is as on a new part has none.
  private func keys(of scenario: Scenario) -> Set<Substring> {
    Set(scenario.compactJSON.matches(of: /"(\w{3,})":/).map(\.1))
  }

  private func scene(showing fault: String, _ seed: UInt64) throws -> Scenario? {
    let conviction = Conviction(
      of: Suspect(try WrongEngine(named: fault)), seed: seed, cases: 2_000)
    return conviction.firstCase().flatMap(conviction.shrunk)?.scenario
  }
}

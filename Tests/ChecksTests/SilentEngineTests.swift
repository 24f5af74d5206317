import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Checks
@testable import Conformance

/// Engines that declare everything and do nothing of some kind. `Tests/Checks/run silent` plays more cases.
@Suite("Engines that do nothing of some kind")
struct SilentEngineTests {
  @Test(
    "They break what demands what they lack, and nothing of it is said to hold",
    .long, arguments: SilentEngine.allCases)
  func trial(engine: SilentEngine) {
    let trial = SilentTrial(engine, seed: 0, cases: 300)
    #expect(trial.held == [])
    #expect(trial.broken.count * 4 >= trial.demanding.count * 3, "\(trial.text)")
    let seen = trial.broken.count * 10 >= trial.demanding.count * 9
    #expect(trial.isSeen == seen)
    #expect(trial.text.hasPrefix("\(seen ? "✓" : "✗") \(engine.rawValue): "))
    // Who says nothing at all keeps no rule.
    if engine == .nothing { #expect(trial.heldInAll == 0 && trial.brokenInAll >= 100) }
  }

  /// The rules of one chapter: a report on all of them has more than a hundred findings, each with what
  /// explains it, and what all rules say of this engine stands above.
  @Test("A report on who says nothing at all says of no rule that it holds")
  func nothing() {
    let chapter = Invariants.all.filter { $0.id.hasPrefix("GR-") }
    var campaign = Campaign(
      seed: 0, cases: 50, invariants: chapter, relations: [], system: SilentEngine.nothing)
    // How small the scenes are in which so many rules are broken is nothing that is asked here.
    campaign.isShrinkingOverdue = { true }
    let report = Report(of: campaign)
    #expect(report.rules(.held) == [])
    #expect(report.rules(.broken).count >= 20)
  }

  @Test("The rules that demand something are rules, each once, and all of them demand anything")
  func lists() {
    let all = Set(Demand.anything.rules)
    for demand in Demand.allCases {
      let rules = demand.rules
      #expect(Set(rules).count == rules.count && !rules.isEmpty)
      // Some are in the rulebook, and not yet in the code.
      for id in rules where Rulebook[id] != nil { #expect(all.contains(id), "\(id)") }
    }
    #expect(Demand.anything.rules.count >= 160)
  }

  @Test("What is reported of no recognizer of its kind puts no rule of that kind to the test")
  func kinds() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)) { View("a", Rect(0, 0, 50, 100)).tap("t") }
        .pinch("p")
    } script: {
      Tap(at: Point(20, 20))
    }
    let right = Judgement(scenario, on: Stage())
    #expect(right.broken.isEmpty)
    let silent = Judgement(scenario, on: SilentEngine.withoutRecognizers)
    let broken = silent.broken.map(\.id)
    #expect(broken.contains("KR-02") && broken.contains("GR-01") && broken.contains("KR-47"))
    #expect(!broken.contains("KR-26"), "there is no pan")
  }
}

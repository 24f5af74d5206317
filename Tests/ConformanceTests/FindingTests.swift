import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("A finding")
struct FindingTests {
  private func finding(_ fault: String, _ rule: Rule.ID) throws -> Report.Finding {
    let system = try WrongEngine(named: fault)
    let campaign = Campaign(seed: 7, cases: 250, jobs: 2, system: system)
    var search = campaign
    search.invariants = campaign.invariants.filter { $0.id == rule }
    search.relations = []
    let first = try #require(search.run().firstBroken.first ?? nil)
    return try #require(
      campaign.shrink(campaign.scenario(ofCase: first), breaking: rule, ofCase: first))
  }

  @Test("It is the smallest scene, and breaks the rule that the case broke")
  func shrinking() throws {
    let finding = try finding("forward-subviews", "HT-12")
    #expect(finding.rule == "HT-12")
    #expect(finding.size == SceneSize(views: 2, recognizers: 0, samples: 1))
    #expect(finding.ending == .fixedPoint)
    #expect(!finding.alsoBroken.contains("HT-12"))
    #expect(finding.scenario.views.map(\.frame.width) == [320, 100, 100])
  }

  @Test("Its token spells its scene")
  func token() throws {
    let finding = try finding("alpha-below-0.009", "HT-06")
    #expect(finding.size == SceneSize(views: 1, recognizers: 0, samples: 1))
    #expect(try Replay.scenario(ofToken: #require(finding.token)) == finding.scenario)
  }

  @Test("A scenario that does not break the rule has none")
  func nothingToShrink() {
    let campaign = Campaign(seed: 0, cases: 1, system: Stage())
    #expect(campaign.shrink(campaign.scenario(ofCase: 0), breaking: "HT-12", ofCase: 0) == nil)
    #expect(campaign.shrink(campaign.scenario(ofCase: 0), breaking: "XX-99", ofCase: 0) == nil)
  }
}

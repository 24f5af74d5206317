import Conformance
import Stage
import Testing
import TouchEngine
import TouchScript

@Suite("Honest variations of UIKit are not accused")
struct HonestVariationTests {
  @Test("Two passes of hit-testing at touch-down are as good as one")
  func twoPasses() {
    var behavior = Behavior.uikit
    behavior.latitude.hitTestingPasses = 2
    let campaign = Campaign(seed: 0, cases: 120, jobs: 2, system: Stage(behavior: behavior))
    #expect(CampaignReport(campaign).broken == [])
  }

  @Test("Both dialects of the responder chain hold", arguments: Scenario.Dialect.allCases)
  func dialects(dialect: Scenario.Dialect) {
    // `.ci/run` plays 9,000 cases in each, with the release build.
    let campaign = Campaign(seed: 0, cases: 100, jobs: 2, dialect: dialect, system: Stage())
    #expect(CampaignReport(campaign).broken == [])
  }
}

import Conformance
import Stage
import Testing
import TouchScript

@Suite("Honest variations of UIKit are not accused")
struct HonestVariationTests {
  @Test("Both dialects of the responder chain hold", arguments: Scenario.Dialect.allCases)
  func dialects(dialect: Scenario.Dialect) {
    // `.ci/run` plays 9,000 cases in each, with the release build.
    let campaign = Campaign(seed: 0, cases: 50, jobs: 2, dialect: dialect, system: Stage())
    #expect(Report(of: campaign).broken == [])
  }
}

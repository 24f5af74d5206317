import Conformance
import Stage
import Testing
import TouchScript

@Suite("What the in-repo engine reports")
struct OwnTraceTests {
  @Test("No trace of it is refused, as one from another process would be")
  func complaints() {
    let campaign = Campaign(seed: 9, cases: 200, system: Stage())
    for index in 0..<campaign.cases {
      let scenario = campaign.scenario(ofCase: index)
      let trace = Stage().perform(scenario)
      #expect(trace.complaints(for: scenario).map(\.description) == [], "case \(index)")
    }
  }
}

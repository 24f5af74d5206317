import Conformance
import Testing

@testable import CaseBenchmark

@Suite("What a case costs is measured on whole cases")
struct CaseBenchmarkTests {
  @Test(
    "The parts, one after the other, come to what the campaign comes to", arguments: [false, true])
  func parts(isSmall: Bool) {
    let workload = isSmall ? Workload.small(cases: 60, scope: .taps) : .usual(cases: 60)
    let outcome = workload.campaign.run()
    #expect(outcome.cases == 60)
    let judged = workload.campaign.invariants.count
    #expect(workload.run(.judge) == outcome.exercised[..<judged].reduce(0, +))
    #expect(workload.run(.compare) == outcome.exercised[judged...].reduce(0, +))
    // Each scene has a window at least, and is told of at the touch-down at least.
    #expect(workload.run(.make) >= 60)
    #expect(workload.run(.play) > 60)
    #expect(workload.run(.change) > 0)
    #expect(workload.run(.playChanged) > workload.run(.change))
  }

  @Test("Small scenes are small: a window, and two things more at most")
  func small() {
    let campaign = Workload.small(cases: 200, scope: .taps).campaign
    #expect(campaign.cases == 200)
    for number in 0..<200 {
      let scene = campaign.scenario(ofCase: number)
      let samples = scene.script.reduce(0) { $0 + $1.touches.count }
      #expect(scene.views.count + scene.recognizers.count + samples <= 2 + Workload.smallSize)
    }
  }
}

import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("All scenes of a size")
struct WalkTests {
  private func walk(
    _ size: Int, fault: String? = nil, jobs: Int = 1
  ) throws -> (Campaign, Campaign.Outcome) {
    let system: any TouchSystem = try fault.map { try WrongEngine(named: $0) } ?? Stage()
    let campaign = Campaign(
      seed: 0, cases: 0, jobs: jobs, scope: .taps, system: system)
    let walking = try #require(campaign.walking(size: size))
    return (walking, walking.run())
  }

  @Test("The engine holds every rule in all scenes of one unusual thing")
  func clean() throws {
    let (campaign, outcome) = try walk(1)
    #expect(outcome.cases == campaign.walk?.scenes.count)
    #expect(outcome.cases > 50)
    #expect(outcome.firstBroken.allSatisfy { $0 == nil })
  }

  @Test("What one unusual thing shows is found, for any number of jobs")
  func found() throws {
    let (campaign, outcome) = try walk(1, fault: "closed-edges")
    let rule = try #require(campaign.ids.firstIndex(of: "HT-09"))
    let first = try #require(outcome.firstBroken[rule])
    #expect(campaign.scenario(ofCase: first).views.count == 1)
    let (_, other) = try walk(1, fault: "closed-edges", jobs: 3)
    #expect(other.firstBroken == outcome.firstBroken)
    #expect(other.exercised == outcome.exercised)
  }

  @Test("A size of too many scenes is refused")
  func tooMany() {
    let campaign = Campaign(seed: 0, cases: 0, scope: .taps, system: Stage())
    #expect(campaign.walking(size: 1, draws: 10) == nil)
  }

  @Test("Where counting is stopped, no scene is tried, and the report says so")
  func stoppedCounting() throws {
    var campaign = Campaign(seed: 0, cases: 0, scope: .taps, system: Stage())
    let progress = CampaignProgress()
    campaign.progress = progress
    var most = 0
    let walking = try #require(
      campaign.walking(
        size: 1,
        shouldStop: {
          most = max(most, progress.snapshot.counted ?? -1)
          return most >= 7
        }))
    #expect(most == 7 && progress.snapshot.counted == nil)
    let report = Report(of: walking)
    #expect(
      report.summary == """
        none of the scenes of size 1 or less, 7 of which were counted when it was interrupted: \
        no rule was exercised
        """)
    let json = JSONReport.line("summary", Report.Summary(report))
    #expect(json.contains(#""scenes":null,"size":1"#))
  }

  @Test("The report says how many scenes there were and which")
  func report() throws {
    let campaign = Campaign(
      seed: 0, cases: 0, invariants: Array(Invariants.all.prefix(3)), relations: [], scope: .taps,
      system: Stage())
    let report = Report(of: try #require(campaign.walking(size: 1)))
    let count = report.search.cases
    let start = "all \(count.grouped) scenes of size 1 or less: 2 rules held, "
    #expect(report.summary.hasPrefix(start))
    let walk = try #require(report.search.walk)
    #expect(walk.says.contains("at most 1 things"))
  }
}

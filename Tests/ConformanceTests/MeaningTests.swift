import Foundation
import Invariants
import PropertyTesting
import Stage
import Testing

@testable import Conformance

@Suite("What a campaign says about the cases that it did not try")
struct MeaningTests {
  private func lines(_ campaign: Campaign) -> [Substring] {
    Report(of: campaign).summary.split(separator: "\n")
  }

  @Test("A clean run says how rare failures are")
  func clean() {
    let campaign = Campaign(
      seed: 4, cases: 300, jobs: 2, invariants: Array(Invariants.all.prefix(10)), relations: [],
      system: Stage())
    // 1 − 0.05^(1/300) = 0.00994…
    #expect(
      lines(campaign).contains("with 95 % confidence, fewer than 1 % of all cases break a rule"))
  }

  @Test("Where rules were broken, the share of cases that break one is between two bounds")
  func broken() throws {
    let system = try WrongEngine(named: "forward-subviews")
    let campaign = Campaign(
      seed: 4, cases: 100, invariants: try Invariants.matching("HT-12"), relations: [],
      system: system)
    let count = campaign.run().failing
    #expect(count > 1 && count < 100)
    let line = try #require(lines(campaign).first { $0.contains(" broke a rule: ") })
    #expect(line.hasPrefix("\(count) cases broke a rule: with 95 % confidence, "))
  }

  @Test(
    "A percentage has two digits that count",
    arguments: [
      (0.0, "0 %"), (1, "100 %"), (0.5, "50 %"), (0.0099, "0.99 %"), (0.123456, "12 %"),
      (0.2, "20 %"), (0.000299573, "0.03 %"), (0.00000299573, "0.0003 %"), (0.0123, "1.2 %"),
      (0.000000029957, "0.000003 %"), (0.01, "1 %"),
    ])
  func percents(share: Double, text: String) { #expect(share.percent() == text) }

  @Test("Progress is a line with all that it is about")
  func progress() {
    var snapshot = CampaignProgress.Snapshot()
    snapshot.cases = 12_345
    snapshot.exercised = 250
    snapshot.broken = 2
    let rules = Invariants.all.count
    var campaign = Campaign(seed: 0, cases: 100_000, relations: [], system: Stage())
    #expect(
      snapshot.line(of: campaign, after: 65) == """
        12,345 of 100,000 cases, 189/s, 1:05, 250 of \(rules) rules exercised, 2 broken
        """)
    campaign.cases = .max
    #expect(snapshot.line(of: campaign, after: 1).hasPrefix("12,345 cases, 12,345/s, 0:01, "))
    #expect(snapshot.line(of: campaign, after: 4, counting: 3).contains(" 12,345/s, 0:04, "))
    #expect(snapshot.line(of: campaign, after: 3_725).contains(", 1:02:05, "))
    snapshot.toShrink = 3
    snapshot.shrunk = 1
    snapshot.evaluations = 999
    #expect(
      snapshot.line(of: campaign, after: 600)
        == "shrinking: 1 of 3 done, 999 scenes played, 10:00")
    snapshot.toExamine = 2
    #expect(
      snapshot.line(of: campaign, after: 600) == "proving: 0 of 2 done, 999 scenes played, 10:00")
    snapshot.counted = 4_321
    #expect(snapshot.line(of: campaign, after: 7) == "counting: 4,321 scenes, 0:07")
  }

  @Test("On a narrow terminal progress says less, so that it stays one line")
  func narrowProgress() {
    var snapshot = CampaignProgress.Snapshot()
    snapshot.cases = 12_345
    snapshot.exercised = 250
    let rules = Invariants.all.count
    let campaign = Campaign(seed: 0, cases: 100_000, relations: [], system: Stage())
    let line = { (width: Int) in snapshot.line(of: campaign, after: 65, width: width) }
    #expect(line(60) == "12,345/100,000 cases, 189/s, 1:05, 250/\(rules) rules, 0 broken")
    #expect(line(52) == "12,345 cases, 189/s, 1:05, 250/\(rules) rules, 0 broken")
    #expect(line(30) == "12,345 cases, 189/s, 1:05, 250")
    for width in 0...120 { #expect(line(width).count <= width) }
  }
}

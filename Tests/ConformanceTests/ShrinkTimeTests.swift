import Invariants
import PropertyTesting
import Stage
import Synchronization
import Testing
import TouchScript

@testable import Conformance

@Suite("A time for shrinking")
struct ShrinkTimeTests {
  /// A campaign whose time is spent once that was asked so many times.
  private func campaign(allowing steps: Int) throws -> Campaign {
    let fault = try WrongEngine(named: "forward-subviews")
    let asked = Mutex(0)
    var campaign = Campaign(
      seed: 7, cases: 64, invariants: Invariants.all.filter { ["HT-12", "HT-13"].contains($0.id) },
      relations: [], scope: .taps, system: fault)
    campaign.isShrinkingOverdue = {
      asked.withLock { asked in
        asked += 1
        return asked > steps
      }
    }
    return campaign
  }

  @Test("When it is spent the smallest scene so far is reported, and that time ran out")
  func spent() throws {
    let report = Report(of: try campaign(allowing: 30), examining: { false })
    #expect(report.findings.contains { $0.ending == .timeSpent })
    for finding in report.findings {
      #expect(finding.certificate == nil && finding.explanation == nil)
    }
    let first = try #require(report.findings.first { $0.ending == .timeSpent })
    #expect(first.smallness == "the time allowed was spent, so there may be a smaller one")
    #expect(report.summary.hasSuffix("was spent: with more, scenes may be smaller"))
    let json = JSONReport.line("failure", first)
    #expect(json.contains(#""ending":"timeSpent""#) && json.contains(#""outOfTime":true"#))
  }

  @Test("Where there is none, nothing is said of time")
  func unlimited() throws {
    var campaign = try campaign(allowing: .max)
    campaign.proofBudget = 300
    let report = Report(of: campaign, examining: { false })
    #expect(!report.findings.isEmpty)
    #expect(report.findings.allSatisfy { !$0.outOfTime && $0.explanationEnding == .fixedPoint })
    #expect(!report.summary.contains("time allowed"))
  }

  @Test("It covers the proof and the explanation, which then say how far they came")
  func examining() throws {
    var campaign = try campaign(allowing: .max)
    let outcome = campaign.run()
    let finding = try #require(campaign.findings(in: outcome).first)
    campaign.isShrinkingOverdue = { true }
    let unproved = campaign.certified(finding)
    #expect(unproved.certificate == nil && unproved.outOfTime)
    #expect(
      unproved.smallness.hasSuffix(
        ", but the time allowed was too short for a proof"))
    #expect(campaign.explained(finding).explanation == nil)
    let asked = Mutex(0)
    campaign.isShrinkingOverdue = {
      asked.withLock { asked in
        asked += 1
        return asked > 200
      }
    }
    let explained = campaign.explained(finding)
    #expect(explained.explanationEnding == .timeSpent && explained.outOfTime)
    let words = explained.explanation?.text(endedBy: .timeSpent, width: 1_000).last
    #expect(words?.contains("not looked at: the time allowed was spent.") == true)
    let interrupted = campaign.explained(finding, shouldStop: { asked.withLock { $0 > 260 } })
    #expect(interrupted.explanationEnding != .budgetSpent)
  }

  @Test("Who has had enough of shrinking a given scene gets the smallest so far")
  func givenScene() throws {
    let campaign = try campaign(allowing: .max)
    let first = try #require(campaign.run().firstBroken.compactMap(\.self).min())
    let scene = campaign.scenario(ofCase: first)
    let asked = Mutex(0)
    let findings = try campaign.findings(in: scene) {
      asked.withLock { asked in
        asked += 1
        return asked > 20
      }
    }
    #expect(!findings.isEmpty && findings.allSatisfy { $0.ending == .stopped })
    #expect(findings.allSatisfy { !$0.outOfTime && $0.size.views <= SceneSize(scene).views })
  }
}

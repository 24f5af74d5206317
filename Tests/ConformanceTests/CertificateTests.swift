import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("The proof that a scene is the smallest")
struct CertificateTests {
  private func campaign(_ fault: String, proofBudget: Int) throws -> Campaign {
    let fault = try WrongEngine(named: fault)
    var campaign = Campaign(
      seed: 0, cases: 1, invariants: Invariants.all.filter { fault.breaks.contains($0.id) },
      relations: [], scope: .taps, system: fault)
    campaign.proofBudget = proofBudget
    return campaign
  }

  private static let faint = Scenario {
    Window("v1", Rect(0, 0, 40, 40)) {
      View("v2", Rect(0, 0, 30, 30))
      View("v3", Rect(0, 0, 20, 20)).alpha(0.01)
    }
  } script: {
    Tap(at: Point(5, 5))
  }

  private func finding(in campaign: Campaign) throws -> Report.Finding {
    try #require(campaign.shrink(Self.faint, breaking: "HT-06", ofCase: 0))
  }

  @Test("All simpler scenes are tried, and how many there were is said")
  func certified() throws {
    let campaign = try campaign("alpha-below-0.009", proofBudget: 1_000)
    let finding = campaign.certified(try finding(in: campaign))
    let certificate = try #require(finding.certificate)
    #expect(certificate.departures == 0)
    // Without a view 1 + 2 × 4 of windows and touches; with one they are far more.
    #expect(certificate.scenes > 9)
    #expect(
      finding.smallness
        == "smallest: none of the \(certificate.scenes.grouped) simpler scenes breaks this rule")
  }

  @Test("Where the budget is too small, nothing is claimed", arguments: [0, 5])
  func uncertified(budget: Int) throws {
    let campaign = try campaign("alpha-below-0.009", proofBudget: budget)
    let finding = campaign.certified(try finding(in: campaign))
    #expect(finding.certificate == nil)
    #expect(finding.smallness == "small: no single step makes it smaller")
  }

  @Test("A simpler scene that breaks the rule becomes the finding")
  func improved() throws {
    let campaign = try campaign("alpha-below-0.009", proofBudget: 2_000)
    let scene = Scenario {
      Window("v1", Rect(0, 0, 320, 480)) {
        View("v2", Rect(0, 0, 100, 100)).alpha(0.01).clipsToBounds()
      }
    } script: {
      Down(at: Point(50, 50))
    }
    let judgement = Judgement(scene, on: campaign.system, by: campaign.invariants)
    let rule = try #require(judgement.broken.first)
    var large = Report.Finding(rule, in: judgement, token: nil)
    (large.case, large.evaluations, large.ending) = (3, 7, .fixedPoint)
    let finding = campaign.certified(large)
    #expect(!finding.scenario.views[1].clipsToBounds)
    #expect(finding.case == 3 && finding.evaluations ?? 0 > 7)
    #expect(finding.certificate != nil)
  }

  @Test("Thousands are grouped")
  func grouped() {
    #expect([0, 999, 4_160, -1_000_000].map(\.grouped) == ["0", "999", "4,160", "-1,000,000"])
  }
}

@Suite("What matters in a scene")
struct ExplanationTests {
  @Test("For each choice the values with which the rule is broken")
  func explained() throws {
    let fault = try WrongEngine(named: "alpha-below-0.009")
    let campaign = Campaign(
      seed: 0, cases: 1, invariants: Invariants.all.filter { $0.id == "HT-06" }, relations: [],
      system: fault)
    let scene = Scenario {
      Window("v1", Rect(0, 0, 1, 1)) { View("v2", Rect(0, 0, 1, 1)).alpha(0.01) }
    } script: {
      Down(at: Point(0, 0))
    }
    let shrunk = try #require(campaign.shrink(scene, breaking: "HT-06", ofCase: 0))
    let explained = campaign.explained(shrunk)
    let explanation = try #require(explained.explanation)
    #expect(explained.explanationEnding == .fixedPoint)
    func line(_ owner: String, _ name: String) throws -> ExplainedChoice {
      try #require(explanation.first { $0.of == owner && $0.name == name })
    }
    // The fault passes over what is below 0.009, as the 32-bit float of that name is itself.
    #expect(try line("v2", "alpha").broken == "only 0.01")
    #expect(try line("v1", "width").broken == "51 or more")
    #expect(try line("v2", "x").broken == "-49…50")
    #expect(try line("touch 1", "time").broken == "any")
    let lines = explanation.text(endedBy: .fixedPoint, width: 80)
    #expect(lines.contains { $0.hasPrefix("v2 alpha") } && lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("Does not matter: ") })
  }
}

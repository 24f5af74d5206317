import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("A finding")
struct FindingTests {
  private func finding(_ fault: String, _ rule: Rule.ID) throws -> Finding {
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
    #expect(finding.rule.id == "HT-12")
    #expect(finding.size == SceneSize(views: 2, recognizers: 0, samples: 1))
    #expect(finding.ending == .fixedPoint)
    #expect(finding.judgement.broken.contains { $0.id == "HT-12" })
    #expect(!finding.alsoBroken.contains("HT-12"))
    #expect(finding.judgement.scenario.views.map(\.frame.width) == [320, 100, 100])
  }

  @Test("Its token spells its scene")
  func token() throws {
    let finding = try finding("alpha-below-0.009", "HT-06")
    #expect(finding.size == SceneSize(views: 1, recognizers: 0, samples: 1))
    #expect(try Replay.scenario(ofToken: finding.token) == finding.judgement.scenario)
  }

  @Test("A scenario that does not break the rule has none")
  func nothingToShrink() {
    let campaign = Campaign(seed: 0, cases: 1, system: Stage())
    #expect(campaign.shrink(campaign.scenario(ofCase: 0), breaking: "HT-12", ofCase: 0) == nil)
    #expect(campaign.shrink(campaign.scenario(ofCase: 0), breaking: "XX-99", ofCase: 0) == nil)
  }
}

@Suite("Several mistakes in one run")
struct SeveralFindingsTests {
  @Test("Each is found and shrunk to its own smallest scene")
  func several() throws {
    let system = try WrongEngine(named: "forward-subviews,no-cancel-after-recognize")
    let campaign = Campaign(
      seed: 7, cases: 200,
      invariants: Invariants.all.filter { ["HT-12", "GR-11"].contains($0.id) }, relations: [],
      scope: .taps, system: system)
    let findings = campaign.findings(in: campaign.run())
    #expect(Set(findings.map(\.rule.id)) == ["HT-12", "GR-11"])
    for finding in findings {
      #expect(finding.ending == .fixedPoint)
      #expect(finding.judgement.broken.map(\.id) == [finding.rule.id])
    }
  }
}

@Suite("Causes and consequences")
struct CausesTests {
  /// A finding of one rule, whose smallest scene breaks `others` as well, in this order.
  private func finding(
    _ rule: Rule.ID, case index: Int = 0, before: [Rule.ID] = [], after: [Rule.ID] = []
  ) -> Finding {
    let broken = (before + [rule] + after).map {
      Judgement.BrokenRule(id: $0, violation: Violation("", event: 0, expected: ""))
    }
    let judgement = Judgement(
      scenario: Scenario(), outcome: .played(Trace()), broken: broken, held: [], notExercised: [],
      notJudged: [])
    return Finding(
      caseIndex: index, originalSize: judgement.size, judgement: judgement,
      rule: broken[before.count], alsoBroken: before + after, token: "", evaluations: 0,
      ending: .fixedPoint)
  }

  private func causes(_ findings: [Finding], expected: [Rule.ID] = []) -> [String] {
    Causes.findings(among: findings, expected: expected).map {
      "\($0.rule.id): \($0.explains.joined(separator: " "))"
    }
  }

  @Test("Rules that are broken alone are causes of their own; what is required comes first")
  func independent() {
    #expect(causes([finding("A", case: 9), finding("B", case: 2)]) == ["A: ", "B: "])
    #expect(causes([finding("HT-12"), finding("GC-27")]) == ["GC-27: ", "HT-12: "])
  }

  /// What 1,000 cases counted: how often A and B were exercised and broken, and both of them: at all, by one
  /// event, and by one lack. `tested` is in how many of the cases in which A was broken B was tested.
  private func frequencies(
    _ one: (exercised: Int, broken: Int), _ other: (exercised: Int, broken: Int),
    _ together: [Int], tested: Int? = nil
  ) -> Frequencies {
    let both = Coincidence.Pair(0, 1)
    let counts = (0..<3).map { together.indices.contains($0) ? [both: together[$0]] : [:] }
    var outcome = Campaign.Outcome(rules: 2)
    outcome.cases = 1_000
    outcome.exercised = [one.exercised, other.exercised]
    outcome.coincidence = Coincidence(
      broken: [0: one.broken, 1: other.broken], together: counts[0], atOneEvent: counts[1],
      inOneLack: counts[2], tested: tested.map { [0: [one.broken, $0]] } ?? [:])
    return Frequencies(outcome, ids: ["A", "B"])
  }

  @Test(
    "A rule explains another where it is much more frequent with it, or one event breaks both",
    arguments: [
      // A is broken in every second case, whatever becomes of B.
      ([20, 10], [10, 0], ["A: B"]),
      ([500, 10], [10, 0], ["A: ", "B: "]),
      // One event breaks both, so that they are one mistake, though no smallest scene shows it.
      ([12, 10], [10, 8], ["A: B"]),
      // A is a constant departure: whatever is broken has it beside it, and often by one event.
      ([995, 10], [10, 0], ["A: ", "B: "]),
      ([995, 10], [10, 9], ["A: ", "B: "]),
      ([995, 900], [900, 900], ["A: B"]),
      // B is one, and A is more frequent beside it since it is tested in the same scenes.
      ([300, 950], [299, 0], ["B: ", "A: "]),
      // A was never broken in a case that broke B: the shrinker slipped to it.
      ([20, 10], [], ["A: ", "B: "]),
    ] as [([Int], [Int], [String])])
  func lift(_ broken: [Int], _ together: [Int], _ expected: [String]) {
    let counted = frequencies((1_000, broken[0]), (1_000, broken[1]), together)
    let found = Causes.findings(
      among: [finding("A"), finding("B", after: ["A"])], counted: counted)
    #expect(found.map { "\($0.rule.id): \($0.explains.joined(separator: " "))" } == expected)
    #expect(found[0].frequency?.isConstant == (broken.contains { $0 > 900 }))
  }

  /// What is told of two rules, of which B is broken in 10 of 100 cases that test it, always beside A, where
  /// its smallest scene breaks A as well; A is broken in `others` of the cases in which B holds.
  private func told(_ others: Int) -> [String] {
    let counted = frequencies((1_000, 10 + others), (100, 10), [10, 0, 0], tested: 10 + others)
    return Causes.findings(
      among: [finding("A"), finding("B", after: ["A"])], counted: counted
    ).map { "\($0.rule.id): \($0.explains.joined(separator: " "))" }
  }

  @Test(
    "What is as frequent where a rule holds explains nothing of it, however rare it is elsewhere")
  func confounded() {
    #expect(told(20) == ["A: B"])
    #expect(told(88) == ["A: ", "B: "])
  }

  @Test("What misses the same thing is one mistake, even if one of the rules is broken everywhere")
  func sameLack() {
    let counted = frequencies((1_000, 700), (300, 295), [295, 295, 295])
    let found = Causes.findings(among: [finding("A"), finding("B")], counted: counted)
    #expect(found.map { "\($0.rule.id): \($0.explains.joined(separator: " "))" } == ["A: B"])
  }

  @Test("A rule that is never broken alone is explained by the one that always comes with it")
  func explained() {
    let findings = [finding("A"), finding("B", after: ["A"]), finding("C", before: ["A"])]
    #expect(causes(findings) == ["A: B C"])
  }

  @Test("Of rules that are always broken together, the one broken first is the cause")
  func together() {
    let findings = [finding("A", before: ["B"]), finding("B", after: ["A"])]
    #expect(causes(findings) == ["B: A"])
  }

  @Test("The rule that explains the most goes first")
  func most() {
    let findings = [
      finding("A", after: ["B"]), finding("B", before: ["A"]), finding("C", after: ["B"]),
    ]
    #expect(causes(findings) == ["B: A C"])
  }

  @Test("A wrong engine is shown by a rule that it was made to break")
  func expected() {
    let findings = [finding("A"), finding("B", after: ["A"]), finding("C", after: ["A"])]
    #expect(causes(findings, expected: ["X", "C", "B"]) == ["C: A B"])
  }

  @Test("One mistake of an engine is one finding")
  func oneMistake() throws {
    let fault = try WrongEngine(named: "forward-subviews")
    var campaign = Campaign(
      seed: 7, cases: 100, jobs: 2, system: fault)
    campaign.proofBudget = 0
    let report = CampaignReport(campaign, expected: fault.breaks)
    #expect(report.findings.map(\.rule.id) == ["HT-12"])
    let finding = try #require(report.findings.first)
    #expect(Set(finding.explains + [finding.rule.id]) == Set(report.broken))
  }
}

extension Judgement {
  fileprivate var size: SceneSize { SceneSize(scenario) }
}

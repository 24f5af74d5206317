import Generators
import Invariants
import PropertyTesting
import Stage
import Synchronization
import Testing
import TouchScript

@testable import Conformance

@Suite("A guided search")
struct GuidedTests {
  private func campaign(cases: Int, jobs: Int = 1, fault: String? = "hidden-hit") throws -> Campaign
  {
    let behavior = try fault.map { try Fault.named($0).behavior }
    var campaign = Campaign(
      seed: 3, cases: cases, jobs: jobs, system: Stage(behavior: behavior ?? .uikit))
    campaign.guidance = Guidance()
    return campaign
  }

  /// The same, judged by the rules of a chapter alone: what guides a search is the traces, not the
  /// verdicts.
  private func campaignOfHitTesting(
    cases: Int, jobs: Int = 1, fault: String? = "hidden-hit"
  ) throws -> Campaign {
    var campaign = try campaign(cases: cases, jobs: jobs, fault: fault)
    campaign.invariants = campaign.invariants.filter { $0.id.hasPrefix("HT") }
    campaign.relations = []
    return campaign
  }

  @Test("Its outcome is the same whatever the number of jobs")
  func jobs() throws {
    let one = try campaignOfHitTesting(cases: 200).run()
    #expect(one.cases == 200)
    #expect(one.firstBroken.contains { $0 != nil })
    for jobs in [2, 5] {
      let many = try campaignOfHitTesting(cases: 200, jobs: jobs).run()
      #expect(many.cases == one.cases)
      #expect(many.exercised == one.exercised)
      #expect(many.firstBroken == one.firstBroken)
      #expect(many.scenarios == one.scenarios)
    }
  }

  @Test("What it finds can be found again, mutant or not")
  func findings() throws {
    var campaign = try campaign(cases: 200)
    campaign.invariants = campaign.invariants.filter { ["HT-04", "HT-12"].contains($0.id) }
    campaign.relations = []
    let outcome = campaign.run()
    for (rule, first) in zip(campaign.invariants, outcome.firstBroken) {
      guard let first else { continue }
      let scenario = try #require(outcome.scenarios[first])
      let judgement = Judgement(scenario, on: campaign.system, by: [rule])
      #expect(judgement.broken.map(\.id) == [rule.id])
    }
    #expect(!campaign.findings(in: outcome).isEmpty)
  }

  @Test("Some cases are mutants, and the rest are those of a search without guidance")
  func mutants() throws {
    var guided = try campaignOfHitTesting(cases: 256, fault: nil)
    let kept = Mutex<[ChoiceTree]>([])
    guided.guidance = Guidance { tree in kept.withLock { $0.append(tree) } }
    _ = guided.run()
    let afresh = Set((0..<256).map { guided.scenario(ofCase: $0) })
    let scenarios = kept.withLock { $0 }.map { Scenarios.generator.value(of: $0) }
    let mutants = scenarios.count { !afresh.contains($0) }
    #expect(mutants > 20)
    #expect(scenarios.count - mutants > 20)
  }

  @Test("A right engine breaks no rule, whatever is mutated")
  func rightEngine() throws {
    // `.ci/run` mutates the cases of a longer search, with the release build.
    let outcome = try campaign(cases: 200, fault: nil).run()
    #expect(outcome.firstBroken.allSatisfy { $0 == nil })
  }

  @Test("It stops between generations")
  func stopping() throws {
    let rounds = Mutex(0)
    let outcome = try campaign(cases: 100_000).run {
      rounds.withLock { rounds in
        rounds += 1
        return rounds > 2
      }
    }
    #expect(outcome.cases == 2 * Guidance.generation)
  }

  @Test("The pool keeps the lightest case of every feature, and builds on the rarest")
  func pool() throws {
    func scene(_ views: Int) -> Scenario {
      Scenario(
        views: [Scenario.View(id: "v1", kind: .window)]
          + (0..<views).map { Scenario.View(id: "v\($0 + 2)", parent: "v1") })
    }
    var pool = CasePool()
    #expect(pool.add(scene(3), showing: [1, 2]) != nil)
    #expect(pool.add(scene(4), showing: [1, 2]) == nil)
    #expect(pool.add(scene(5), showing: [1, 3]) != nil)
    #expect(pool.count == 2)
    #expect(pool.add(scene(1), showing: [1, 2]) == nil)
    #expect(pool.count == 2)
    var random = Random(seed: 1)
    let rare = try Scenarios.generator.tree(of: scene(5))
    let parents = (0..<100).map { _ in pool.parent(&random) }
    #expect(parents.count { $0 == rare } > 80)
  }
}

@Suite("Several mistakes in one run")
struct SeveralFindingsTests {
  @Test("Each is found and shrunk to its own smallest scene")
  func several() throws {
    var behavior = try Fault.named("forward-subviews").behavior
    behavior.mistakes.insert(.noCancelAfterRecognize)
    let campaign = Campaign(
      seed: 7, cases: 200,
      invariants: Invariants.all.filter { ["HT-12", "GR-11"].contains($0.id) }, relations: [],
      scope: .taps, system: Stage(behavior: behavior))
    let findings = campaign.findings(in: campaign.run())
    #expect(Set(findings.map(\.rule.id)) == ["HT-12", "GR-11"])
    for finding in findings {
      #expect(finding.ending == .fixedPoint)
      #expect(finding.judgement.broken.map(\.id) == [finding.rule.id])
    }
  }
}

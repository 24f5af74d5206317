import Generators
import Invariants
import Stage
import Synchronization
import Testing
import TouchScript

@testable import Conformance

@Suite("A campaign")
struct CampaignTests {
  private func campaign(cases: Int, jobs: Int = 1) -> Campaign {
    let wrong = Stage(behavior: Fault.all[0].behavior)
    return Campaign(seed: 11, cases: cases, jobs: jobs, system: wrong)
  }

  @Test("Its outcome is the same whatever the number of jobs")
  func jobs() {
    let one = campaign(cases: 200).run()
    #expect(one.cases == 200)
    for jobs in [2, 3, 8] {
      let many = campaign(cases: 200, jobs: jobs).run()
      #expect(many.cases == one.cases)
      #expect(many.exercised == one.exercised)
      #expect(many.firstBroken == one.firstBroken)
    }
  }

  @Test("What occurs in its cases is counted if asked for, whatever the number of jobs")
  func constructs() {
    var one = campaign(cases: 200)
    #expect(one.run().constructs.allSatisfy { $0 == 0 })
    one.countsConstructs = true
    let counts = one.run().constructs
    for (construct, count) in zip(Construct.all, counts) {
      #expect(
        count == (0..<200).count { construct.isIn(one.scenario(ofCase: $0)) }, "\(construct.name)")
    }
    var many = campaign(cases: 200, jobs: 3)
    many.countsConstructs = true
    #expect(many.run().constructs == counts)
  }

  @Test("Its findings are the same whatever the number of jobs")
  func findings() {
    let texts = [1, 4].map { jobs in
      CampaignReport(campaign(cases: 100, jobs: jobs)).findings.map {
        $0.text(seed: 11, options: "")
      }
    }
    #expect(!texts[0].isEmpty)
    #expect(texts[0] == texts[1])
  }

  @Test("It stops between batches, without a gap")
  func stopping() {
    let rounds = Mutex(0)
    let outcome = campaign(cases: 100_000).run {
      rounds.withLock { rounds in
        rounds += 1
        return rounds > 2
      }
    }
    #expect(outcome.cases == 128)
    let whole = campaign(cases: 128).run()
    #expect(outcome.exercised == whole.exercised)
    #expect(outcome.firstBroken == whole.firstBroken)
  }

  @Test("A case depends on the seed and its number alone")
  func cases() {
    let short = campaign(cases: 1)
    let long = campaign(cases: 1_000, jobs: 3)
    #expect(short.scenario(ofCase: 77) == long.scenario(ofCase: 77))
    #expect(short.scenario(ofCase: 77) != short.scenario(ofCase: 78))
  }

  @Test("It tries what its scope says")
  func scope() {
    var campaign = campaign(cases: 200)
    campaign.scope = .taps
    #expect((0..<200).allSatisfy { campaign.scenario(ofCase: $0).isAboutTaps })
    campaign.scope = .everything
    #expect((0..<200).contains { !campaign.scenario(ofCase: $0).isAboutTaps })
    let outcome = campaign.run()
    for (rule, first) in zip(campaign.invariants, outcome.firstBroken) {
      guard let first else { continue }
      let judgement = Judgement(
        campaign.scenario(ofCase: first), on: campaign.system, by: campaign.invariants)
      #expect(judgement.broken.contains { $0.id == rule.id })
    }
    #expect(outcome.firstBroken.contains { $0 != nil })
  }

  @Test("A dialect is played in every case")
  func dialect() {
    var campaign = campaign(cases: 20)
    campaign.dialect = .ios12
    #expect((0..<20).allSatisfy { campaign.scenario(ofCase: $0).dialect == .ios12 })
  }
}

@Suite("What a campaign came to")
struct OutcomeTests {
  @Test("Shares add up, and the earliest case that broke a rule is kept")
  func merging() {
    var sum = Campaign.Outcome(rules: 3)
    for (cases, exercised, first) in [
      (64, [1, 2, 0], [9, nil, nil]), (36, [4, 0, 0], [3, 70, nil]),
    ] {
      var share = Campaign.Outcome(rules: 3)
      share.cases = cases
      share.exercised = exercised
      share.firstBroken = first
      sum.add(share)
    }
    #expect(sum.cases == 100)
    #expect(sum.exercised == [5, 2, 0])
    #expect(sum.firstBroken == [3, 70, nil])
  }

  @Test("Rules starve only in campaigns that are large enough to tell")
  func starvation() {
    let ids = Invariants.all.prefix(3).map(\.id)
    var outcome = Campaign.Outcome(rules: 3)
    outcome.exercised = [0, 19, 20]
    outcome.cases = 9_999
    #expect(Starvation.starved(in: outcome, of: ids).isEmpty)
    outcome.cases = 10_000
    #expect(Starvation.starved(in: outcome, of: ids) == Array(ids.prefix(2)))
  }
}

extension Scenario {
  /// Whether all its recognizers are of taps.
  fileprivate var isAboutTaps: Bool { recognizers.allSatisfy { $0.kind == .tap } }
}

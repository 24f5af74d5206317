import Generators
import Invariants
import Stage
import Synchronization
import Testing
import TouchScript

@testable import Conformance

@Suite("A campaign")
struct CampaignTests {
  /// A campaign of taps that judges by some rules, or by all of them and by the relations.
  private func campaign(cases: Int, jobs: Int = 1, rules: [Rule.ID]? = nil) -> Campaign {
    let wrong = (try? WrongEngine(named: "forward-subviews")) ?? WrongEngine.all[0]
    var campaign = Campaign(seed: 11, cases: cases, jobs: jobs, scope: .taps, system: wrong)
    if let rules {
      campaign.invariants = Invariants.all.filter { rules.contains($0.id) }
      campaign.relations = []
    }
    return campaign
  }

  /// Rules that the engine breaks in most cases, so that there is something to shrink.
  private static let broken = ["HT-12", "HT-13"]

  @Test("Its outcome is the same for any number of jobs")
  func jobs() {
    let one = campaign(cases: 132).run()
    let many = campaign(cases: 132, jobs: 3).run()
    #expect(one.cases == 132 && many.cases == 132)
    #expect(many.exercised == one.exercised)
    #expect(many.firstBroken == one.firstBroken)
    #expect(many.failing == one.failing)
    #expect(one.failing > 0 && one.failing < 132)
  }

  @Test("Telling how far it is does not change it, and ends with what it came to")
  func progress() {
    let plain = campaign(cases: 130, rules: Self.broken).run()
    var told = campaign(cases: 130, jobs: 3, rules: Self.broken)
    let progress = CampaignProgress()
    told.progress = progress
    let outcome = told.run()
    #expect(outcome.exercised == plain.exercised)
    #expect(outcome.firstBroken == plain.firstBroken)
    var expected = CampaignProgress.Snapshot()
    expected.cases = 130
    expected.exercised = plain.exercised.count { $0 > 0 }
    expected.broken = plain.firstBroken.count { $0 != nil }
    #expect(progress.snapshot == expected)
    let findings = told.findings(in: outcome)
    #expect(!findings.isEmpty)
    #expect(progress.snapshot.toShrink == expected.broken)
    #expect(progress.snapshot.shrunk == expected.broken)
    #expect(progress.snapshot.evaluations >= findings.reduce(0) { $0 + ($1.evaluations ?? 0) })
  }

  @Test("Where shrinking is stopped, the findings are the smallest so far, and it plays no more")
  func stoppedShrinking() {
    var campaign = campaign(cases: 64, rules: Self.broken)
    let engine = Flickering(campaign.system, every: .max)
    campaign.system = engine
    let outcome = campaign.run()
    let whole = campaign.findings(in: outcome)
    let asked = Mutex(0)
    let early = campaign.findings(in: outcome) {
      asked.withLock { asked in
        asked += 1
        return asked > 40
      }
    }
    #expect(early.contains { $0.ending == .stopped })
    #expect(!early.isEmpty)
    #expect(whole.allSatisfy { $0.ending == .fixedPoint })
    let plays = engine.plays.withLock(\.self)
    let none = campaign.consequences(in: outcome) { true }
    #expect(none.count == outcome.firstBroken.count { $0 != nil })
    #expect(none.allSatisfy { $0.size == $0.originalSize && $0.ending == .stopped })
    #expect(engine.plays.withLock(\.self) == plays)
  }

  @Test("What occurs in its cases is counted if asked for, for any number of jobs")
  func coverage() {
    var one = campaign(cases: 100, rules: Self.broken)
    #expect(one.run().coverage == Coverage())
    one.countsCoverage = true
    let coverage = one.run().coverage
    var expected = Coverage()
    for index in 0..<100 { expected.count(one.scenario(ofCase: index)) }
    #expect(coverage == expected)
    var many = campaign(cases: 100, jobs: 3, rules: Self.broken)
    many.countsCoverage = true
    #expect(many.run().coverage == coverage)
  }

  @Test("Its findings are the same for any number of jobs")
  func findings() {
    let texts = [1, 4].map { jobs in
      Report(of: campaign(cases: 100, jobs: jobs, rules: Self.broken)).found()
    }
    #expect(!texts[0].isEmpty)
    #expect(texts[0] == texts[1])
  }

  @Test("It stops between batches, without a gap")
  func stopping() {
    let rounds = Mutex(0)
    let outcome = campaign(cases: 100_000, rules: Self.broken).run {
      rounds.withLock { rounds in
        rounds += 1
        return rounds > 2
      }
    }
    #expect(outcome.cases == 128)
    let whole = campaign(cases: 128, rules: Self.broken).run()
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
    var campaign = campaign(cases: 200, rules: Self.broken)
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

  @Test("Rules starve only in campaigns that are large enough")
  func starvation() {
    let rules = Array(Invariants.all.prefix(5))
    var report = Report(
      of: Campaign(seed: 0, cases: 0, invariants: rules, relations: [], system: Stage()))
    // Required are 20 of 10,000. Of 11 or fewer, the interval is below that; of 29 or more, above.
    let judged = report.rules.indices.filter { report.rules[$0].verdict == .notExercised }
    for (place, exercised) in zip(judged, [0, 11, 12, 28, 29]) {
      report.rules[place].exercised = exercised
    }
    report.search.cases = 9_999
    #expect(report.starved.isEmpty && report.doubtful.isEmpty)
    report.search.cases = 10_000
    #expect(report.starved == judged[0...1].map { report.rules[$0].rule })
    #expect(report.doubtful == judged[2...3].map { report.rules[$0].rule })
  }
}

extension Scenario {
  /// Whether all its recognizers are of taps.
  fileprivate var isAboutTaps: Bool { recognizers.allSatisfy { $0.kind == .tap } }
}

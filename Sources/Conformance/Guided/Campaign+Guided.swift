import Generators
import Invariants
import PropertyTesting
import TouchScript

extension Campaign {
  /// Tries cases until one breaks one of some rules, and says how many it took; nil if none does.
  public func casesToBreak(_ wanted: [Rule.ID]) -> Int? {
    let places = ids.indices.filter { wanted.contains(ids[$0]) }
    func first(_ outcome: Outcome) -> Int? {
      places.compactMap { outcome.firstBroken[$0] }.min()
    }
    if let guidance {
      let outcome = runGuided(by: guidance, shouldStop: { false }) { first($0) != nil }
      return first(outcome).map { $0 + 1 }
    }
    var outcome = Outcome(rules: ids.count)
    return (0..<cases).first { index in
      judge(scenario(ofCase: index), ofCase: index, into: &outcome)
      return first(outcome) != nil
    }.map { $0 + 1 }
  }

  /// Tries the cases generation by generation, each building on those before.
  func runGuided(
    by guidance: Guidance, shouldStop: @Sendable () -> Bool,
    isEnough: (Outcome) -> Bool = { _ in false }
  ) -> Outcome {
    var outcome = Outcome(rules: ids.count)
    var pool = CasePool()
    for seed in guidance.seeds {
      var ignored = Outcome(rules: ids.count)
      let one = play(played(seed), ofCase: 0, into: &ignored)
      _ = pool.add(one.scenario, showing: one.features, testing: one.rules)
    }
    let cases = shard.size(of: cases)
    while outcome.cases < cases, outcome.gaveOut == nil, !isEnough(outcome), !shouldStop() {
      let generation = outcome.cases..<min(outcome.cases + Guidance.generation, cases)
      let shares = concurrently(jobs) { [pool] job in
        let mine = generation.filter { $0 % jobs == job }.map(shard.caseIndex)
        return play(mine, from: pool, by: guidance)
      }
      for share in shares { outcome.add(share.outcome) }
      progress?.note(outcome)
      let played = shares.flatMap(\.played).sorted { $0.index < $1.index }
      for one in played {
        let tree = pool.add(one.scenario, showing: one.features, testing: one.rules)
        guard let tree else { continue }
        guidance.keep(tree)
      }
      outcome.keep(played)
    }
    return outcome
  }

  /// A case of a generation, and what it showed.
  struct Played: Sendable {
    let index: Int
    let scenario: Scenario
    let features: [UInt64]
    let rules: [UInt64]
  }

  private func play(
    _ indices: [Int], from pool: CasePool, by guidance: Guidance
  ) -> (outcome: Outcome, played: [Played]) {
    var outcome = Outcome(rules: ids.count)
    var cases: [Played] = []
    for index in indices {
      let scenario = mutant(ofCase: index, from: pool, by: guidance) ?? scenario(ofCase: index)
      let played = play(self.played(scenario), ofCase: index, into: &outcome)
      if outcome.gaveOut != nil { break }
      cases.append(played)
      outcome.cases += 1
    }
    return (outcome, cases)
  }

  /// Plays a case and reads off what it shows: behaviours, and which rules it put to the test.
  private func play(
    _ scenario: Scenario, ofCase index: Int, into outcome: inout Outcome
  ) -> Played {
    let before = outcome.exercised
    let trace = judge(scenario, ofCase: index, into: &outcome)
    let ids = ids
    let rules = outcome.exercised.indices.filter { outcome.exercised[$0] > before[$0] }
    return Played(
      index: index, scenario: scenario,
      features: trace.map { Behaviours(scenario, $0).features } ?? [],
      rules: rules.map { Word.code(ids[$0]) })
  }

  /// The scenario of a case that builds on others; nil if this one does not.
  private func mutant(
    ofCase index: Int, from pool: CasePool, by guidance: Guidance
  ) -> Scenario? {
    // A stream of its own: cases that are made up afresh are those of a search without guidance.
    var random = Random(seed: Random.mix(Random.seed(ofCase: index, run: seed), 0x4755_4944))
    guard random.hits(guidance.mutants), let parent = pool.parent(&random),
      let mate = pool.parent(&random)
    else { return nil }
    let mutator = Mutator(largestSize: 2_000)
    return Scenarios.generator.value(of: mutator.mutant(of: parent, mate: mate, &random))
      .kept(within: features)
  }
}

extension Campaign.Outcome {
  /// Keeps the scenarios of the cases that broke a rule first: no number can bring them back.
  fileprivate mutating func keep(_ played: [Campaign.Played]) {
    for one in played where firstBroken.contains(one.index) {
      scenarios[one.index] = one.scenario
    }
  }
}

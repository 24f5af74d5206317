import Generators
import Invariants
import PropertyTesting
import TouchScript

extension Campaign {
  /// Of so many cases one is played twice, to see whether the engine does the same both times.
  static let casesPerRepeat = 128

  /// What is played in a case: it is known before anything of it is played.
  struct Case {
    let index: Int
    let scenario: Scenario
    /// Why nothing of it is played; nil: it is.
    let refusal: EngineOutcome?
    /// The relation whose turn it is, and the scene as it changes it.
    let turn: (index: Int, transformed: Scenario)?

    var isRepeated: Bool { index % Campaign.casesPerRepeat == 0 }

    /// What the engine plays, in this order.
    var plays: [Scenario] {
      if refusal != nil { return [] }
      return [scenario] + (isRepeated ? [scenario] : []) + (turn.map { [$0.transformed] } ?? [])
    }
  }

  private func `case`(_ index: Int, playing scenario: Scenario) -> Case {
    let refusal = refusal(of: scenario, ofCase: index)
    return Case(
      index: index, scenario: scenario, refusal: refusal,
      turn: refusal == nil
        ? Relations.turn(ofCase: index, among: relations, for: scenario, within: features) : nil)
  }

  /// That no engine is asked to play a scene of somebody's own which is not valid: the search ends there.
  private func refusal(of scenario: Scenario, ofCase index: Int) -> EngineOutcome? {
    guard scenes != nil else { return nil }
    do throws(ScenarioError) {
      try scenario.validate()
      return nil
    } catch {
      return .gaveOut("the scene of case \(index) is not valid, and was not played: \(error)")
    }
  }

  /// One of the jobs: it takes batches of cases as long as there are any.
  func work(on shared: Shared, _ shouldStop: @Sendable () -> Bool) {
    let search = search
    var share = Outcome(rules: ids.count)
    let cases = shard.size(of: cases)
    let pipeline = system.external.map(Pipeline.init)
    while !shouldStop(), let batch = shared.nextBatch(of: cases) {
      var next: Case?
      for place in batch {
        let index = shard.caseIndex(place)
        let one = next ?? self.case(index, of: search, through: pipeline)
        // The engine plays the next case while this one is judged.
        next =
          pipeline != nil && place + 1 < batch.upperBound
          ? self.case(shard.caseIndex(place + 1), of: search, through: pipeline) : nil
        judge(one, into: &share, through: pipeline)
        if share.unjudged.gaveOut != nil { break }
        share.cases += 1
        if failsFast, fails(share) { break }
      }
      if shared.isFollowed {
        shared.add(share, of: batch)
        share = Outcome(rules: ids.count)
      }
    }
    shared.add(share)
  }

  /// A case, for which the engine has been asked if there is a pipeline.
  private func `case`(
    _ index: Int, of search: Search<AnyGenerator<Scenario>>, through pipeline: Pipeline?
  ) -> Case {
    let one = self.case(
      index, playing: played(walk?.scenes[index] ?? unplayed(index, of: search)))
    pipeline?.ask(for: one.plays.filter { features == .all || features.isSuperset(of: $0.needs) })
    return one
  }

  /// Plays a scenario as the case of some number, and judges it.
  @discardableResult
  func judge(_ scenario: Scenario, ofCase index: Int, into share: inout Outcome) -> Trace? {
    judge(self.case(index, playing: scenario), into: &share)
  }

  @discardableResult
  private func judge(
    _ one: Case, into share: inout Outcome, through pipeline: Pipeline? = nil
  ) -> Trace? {
    let (index, scenario) = (one.index, one.scenario)
    let system = pipeline?.within(features) ?? system
    let external = system.external
    let outcome = one.refusal ?? system.outcome(of: scenario)
    guard let trace = share.trace(in: outcome, of: scenario, ofCase: index) else { return nil }
    if countsCoverage { share.coverage.count(scenario) }
    if one.isRepeated,
      let again = share.trace(
        in: system.outcome(of: scenario), of: scenario, ofCase: index, isCase: false),
      let flakiness = Flakiness([trace], [again])
    {
      share.note(Report.Flaky(case: index, how: flakiness))
    }
    if let external, external.comparesProcesses, index >= 0,
      index % ExternalEngine.casesPerFreshPlay == 0
    {
      // The engine may allow no more than the process that is asked ahead.
      pipeline?.settle()
      let other = played(unplayed(index + 1, of: search))
      if let flakiness = external.flakiness(of: scenario, seen: trace, after: other) {
        share.note(Report.Flaky(case: index, how: flakiness))
      }
    }
    if !invariants.isEmpty {
      let evidence = Evidence(scenario, trace)
      panel.judge(evidence) { rule, verdict in
        if share.note(verdict, of: rule, inCase: index) {
          share.firstSeen[rule] = Play(verdict, of: invariants[rule], [trace])
        }
      }
      if countsCoverage { share.countDoubts(about: evidence, by: invariants) }
    }
    if let turn = one.turn,
      let other = share.trace(
        in: system.outcome(of: turn.transformed), of: turn.transformed, ofCase: index,
        isCase: false)
    {
      let verdict = relations[turn.index].judge(scenario, trace, turn.transformed, other)
      let place = invariants.count + turn.index
      if share.note(verdict, of: place, inCase: index) {
        share.firstSeen[place] = Play(
          verdict, of: relations[turn.index].id, [trace, other], changed: turn.transformed)
      }
    }
    return trace
  }
}

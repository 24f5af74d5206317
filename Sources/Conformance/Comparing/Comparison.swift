import Generators
import Invariants
import PropertyTesting
import TouchScript

/// A search for scenes on which two engines differ.
///
/// A scene counts where both play it. What UIKit leaves open is not compared, nor any kind of call that
/// only one of them ever reports. Where a rule accuses one side alone, the difference is described
/// by the rule; where none does, by the first call that differs, without a verdict.
public struct Comparison: Sendable {
  /// Which cases are tried on the one engine, and which rules judge both.
  public let campaign: Campaign
  /// The other engine.
  public let other: any TouchSystem

  /// One of two engines.
  public enum Side: Int, Sendable, Hashable, CaseIterable, Encodable {
    /// The engine of the campaign.
    case one
    /// The one that it is compared with.
    case other

    /// The one that it is compared with.
    var opposite: Side { self == .one ? .other : .one }
  }

  /// Compares the campaign's engine with another.
  public init(_ campaign: Campaign, with other: any TouchSystem) {
    self.campaign = campaign
    self.other = other.trusting
  }

  /// From so many of the first cases is learnt what each engine reports.
  static let casesOfSample = 256

  /// In what two engines were seen to differ: what one finding is about.
  enum Subject: Hashable {
    /// A rule that accuses one side alone.
    case rule(Rule.ID, Side)
    /// Calls of these kinds, of which nil stands for none.
    case calls([Observation.Kind?])
  }

  /// What became of a case on both sides.
  enum Pair {
    case played(Trace, Trace)
    case skipped(Side, Skip)
    case failed(Side, EngineFailure)
    case gaveOut(String)
  }

  /// What a search found, before anything is made of it.
  struct Outcome {
    var cases = 0
    var compared = 0
    var differing = 0
    var skipped: [Side: [String: Int]] = [:]
    var failed: [Side: Int] = [:]
    var firstFailed: [Side: (case: Int, scenario: Scenario, failure: EngineFailure)] = [:]
    var gaveOut: String?
    var measure = CallDifference.Measure()
    /// For each kind that is left out, who does not report it.
    var silent: [Observation.Kind: Side] = [:]
    var first: [Subject: (case: Int, scenario: Scenario)] = [:]
    var counts: [Subject: Int] = [:]
  }

  /// Tries the cases, and makes the scenes small that show a difference.
  public func run(
    shouldStop: @Sendable () -> Bool = { false }, shouldStopShrinking: () -> Bool = { false }
  ) -> ComparisonReport {
    let outcome = search(shouldStop)
    return ComparisonReport(
      comparison: self, outcome: outcome,
      differences: differences(in: outcome, shouldStop: shouldStopShrinking))
  }

  private func search(_ shouldStop: @Sendable () -> Bool) -> Outcome {
    var outcome = Outcome()
    while outcome.cases < campaign.cases, outcome.gaveOut == nil, !shouldStop() {
      let start = outcome.cases
      let count = min(Self.casesOfSample, campaign.cases - start)
      let scenarios = campaign.concurrently(count) { campaign.scenario(ofCase: start + $0) }
      let pairs = campaign.concurrently(count) { play(scenarios[$0]) }
      if start == 0 { outcome.learn(from: pairs) }
      let measure = outcome.measure
      let found = campaign.concurrently(count) { number -> [Subject] in
        guard case .played(let one, let other) = pairs[number] else { return [] }
        return subjects(of: scenarios[number], one, other, by: measure)
      }
      for number in pairs.indices where outcome.gaveOut == nil {
        outcome.note(pairs[number], found[number], of: scenarios[number], inCase: start + number)
      }
    }
    return outcome
  }

  func play(_ scenario: Scenario) -> Pair {
    campaign.progress?.noteEvaluation()
    var traces: [Trace] = []
    for (side, system) in [(Side.one, campaign.system), (.other, other)] {
      switch system.outcome(of: scenario) {
      case .played(let trace): traces.append(trace)
      case .skipped(let skip): return .skipped(side, skip)
      case .failed(let failure): return .failed(side, failure)
      case .gaveOut(let why): return .gaveOut(why)
      }
    }
    return .played(traces[0], traces[1])
  }

  /// In what two traces of a scene differ; nothing if they do not, or not in what counts.
  func subjects(
    of scenario: Scenario, _ one: Trace, _ other: Trace, by measure: CallDifference.Measure
  ) -> [Subject] {
    guard let difference = CallDifference(one, other, by: measure) else { return [] }
    let accusations = accusations(in: scenario, one, other)
    if !accusations.isEmpty { return accusations.map { .rule($0.rule, $0.side) } }
    return [.calls(difference.kinds)]
  }

  /// The rules that accuse one side alone, in the rulebook's order.
  func accusations(
    in scenario: Scenario, _ one: Trace, _ other: Trace
  ) -> [Difference.Accusation] {
    let broken = [one, other].map { trace in
      let evidence = Evidence(scenario, trace)
      return Set(campaign.invariants.filter { $0.check(evidence).violation != nil }.map(\.id))
    }
    return campaign.invariants.map(\.id).compactMap { id in
      if broken[0].contains(id) == broken[1].contains(id) { return nil }
      return .init(rule: id, side: broken[0].contains(id) ? .one : .other)
    }
  }
}

extension Comparison.Outcome {
  /// Learns from the first cases which kinds of calls only one side reports.
  fileprivate mutating func learn(from pairs: [Comparison.Pair]) {
    var seen: [Set<Observation.Kind>] = [[], []]
    for case .played(let one, let other) in pairs {
      seen[0].formUnion(one.events.lazy.map(\.kind))
      seen[1].formUnion(other.events.lazy.map(\.kind))
    }
    for kind in Observation.Kind.allCases where seen[0].contains(kind) != seen[1].contains(kind) {
      silent[kind] = seen[0].contains(kind) ? .other : .one
    }
    measure.leftOut = Set(silent.keys)
  }

  /// Takes down what became of a case.
  fileprivate mutating func note(
    _ pair: Comparison.Pair, _ subjects: [Comparison.Subject], of scenario: Scenario,
    inCase index: Int
  ) {
    switch pair {
    case .gaveOut(let why):
      gaveOut = why
      return
    case .skipped(let side, let skip): skipped[side, default: [:]][skip.title, default: 0] += 1
    case .failed(let side, let failure):
      failed[side, default: 0] += 1
      if firstFailed[side] == nil {
        firstFailed[side] = (index, failure.scene ?? scenario, failure)
      }
    case .played:
      compared += 1
      if !subjects.isEmpty { differing += 1 }
      for subject in subjects {
        counts[subject, default: 0] += 1
        if first[subject] == nil { first[subject] = (index, scenario) }
      }
    }
    cases += 1
  }
}

import Generators
import PropertyTesting
import TouchScript

/// A finding without a rule: a scene on which the engine gave no answer that can be judged.
public struct Breakdown: Codable, Sendable {
  /// How it failed, on the smallest scene.
  public var kind: EngineFailure.Kind
  /// What happened, in words.
  public var says: String
  /// The last that the engine wrote, or the line that is not an answer; may be empty.
  public var detail: String
  /// The smallest scene found on which it fails in the same way.
  public var scenario: Scenario
  /// What replays that scene; nil where it cannot be spelled as choices.
  @Nullable public var token: String?
  /// How large that scene is.
  public var size: SceneSize
  /// How large the scene was that was found.
  public var originalSize: SceneSize
  /// The seed of the search; nil: the scene was given.
  @Nullable public var seed: UInt64?
  /// The case in which it failed in that way first; nil: it was none of the search's own.
  @Nullable public var `case`: Int?
  /// Where the scene is from, if it is no case of the search.
  @Nullable public var origin: String?
  /// How many scenes were played to make it smaller.
  public var evaluations: Int
  /// Why the shrinker ended.
  public var ending: Ending
  /// Whether it failed again when the scene was played by itself. If it did not, nothing was shrunk.
  public var recurs: Bool

  /// How it failed.
  public var failure: EngineFailure { EngineFailure(kind, says: says, detail: detail) }
}

extension EngineFailure.Kind: Codable {}

extension Campaign {
  /// How much may be done to make a scene smaller on which the engine fails: each failure may cost a
  /// process, and each hang some time.
  public struct BreakdownBudget: Sendable {
    /// How many scenes may be played for each way of failing.
    public var evaluations: Int
    /// Is called when the shrinking of one begins, and gives what tells whether its time is spent.
    public var begin: @Sendable () -> @Sendable () -> Bool

    /// Allows so many scenes; without `begin`, as long as they take.
    public init(
      evaluations: Int = 200,
      begin: @escaping @Sendable () -> @Sendable () -> Bool = { { false } }
    ) {
      self.evaluations = evaluations
      self.begin = begin
    }
  }

  /// What the campaign found without a rule, each way of failing once: the smallest scene that shows
  /// it. Where `shouldStop` says so, the scenes are the smallest so far.
  public func breakdowns(
    in outcome: Outcome, shouldStop: () -> Bool = { false }
  ) -> [Breakdown] {
    EngineFailure.Kind.allCases.compactMap { outcome.firstFailed[$0] }.map { first in
      var breakdown = shrink(first, shouldStop: shouldStop)
      breakdown.seed = reportedSeed
      breakdown.origin = origin(ofCase: first.case)
      breakdown.case = breakdown.origin == nil ? first.case : nil
      saved?.note(SavedFindings.File(breakdown))
      return breakdown
    }
  }

  /// How the engine fails on a given scenario, or on the same as a relation changes it, shrunk; none if it
  /// does not.
  public func breakdowns(
    in scenario: Scenario, shouldStop: () -> Bool = { false }
  ) -> [Breakdown] {
    let judgement = Judgement(
      played(scenario), on: system.enduring, by: invariants, relations: relations)
    return [judgement.failed(inCase: 0)].compactMap(\.self).map {
      shrink($0, shouldStop: shouldStop)
    }
  }

  private func shrink(_ first: Outcome.Failed, shouldStop: () -> Bool) -> Breakdown {
    let system = system.enduring
    var last = first.failure
    var plays = 0
    func fails(_ scenario: Scenario) -> Bool {
      plays += 1
      progress?.noteEvaluation()
      guard let failure = system.outcome(of: scenario).failure, failure.kind == last.kind else {
        return false
      }
      last = failure
      return true
    }
    let isSpent = breakdownBudget.begin()
    let recurs = !shouldStop() && fails(first.scenario)
    let shrinker = Shrinker(
      Scenarios.generator, budget: recurs ? breakdownBudget.evaluations : 0,
      reductions: Reductions.all)
    let shrunk = try? shrinker.shrink(
      first.scenario, isOverdue: isSpent, shouldStop: shouldStop
    ) { fails(played($0)) }
    let scenario = shrunk.map { played($0.value) } ?? first.scenario
    return Breakdown(
      kind: last.kind, says: last.says, detail: last.detail, scenario: scenario,
      token: shrunk.map { Token.encode($0.tree) }, size: SceneSize(scenario),
      originalSize: SceneSize(first.scenario), seed: nil, case: nil, origin: nil,
      evaluations: plays,
      ending: shouldStop() ? .stopped : shrunk?.ending ?? .fixedPoint, recurs: recurs)
  }
}

extension Campaign.Outcome {
  /// A scenario on which the engine failed.
  public struct Failed: Sendable {
    /// The case.
    public let `case`: Int
    /// The scenario: that of the case, or the same as a relation changes it.
    public let scenario: Scenario
    /// How the engine failed.
    public let failure: EngineFailure
  }

  /// Takes down what became of a case's scenario; what was observed, if it was played. `isCase` is false for
  /// what is played besides: the same again, or as a relation changes it. That an engine skips it says nothing
  /// of the case.
  mutating func trace(
    in result: EngineOutcome, of scenario: Scenario, ofCase index: Int, isCase: Bool = true
  ) -> Trace? {
    switch result {
    case .played(let trace): return trace
    case .skipped(let skip):
      if isCase { unjudged.skipped[skip.title, default: 0] += 1 }
    case .failed(let failure):
      if isCase { unjudged.failed[failure.kind.rawValue, default: 0] += 1 }
      note(Failed(case: index, scenario: failure.scene ?? scenario, failure: failure))
    case .gaveOut(let why): unjudged.gaveOut = unjudged.gaveOut ?? why
    }
    return nil
  }

  mutating func note(_ failed: Failed) {
    if let known = firstFailed[failed.failure.kind], known.case <= failed.case { return }
    firstFailed[failed.failure.kind] = failed
  }

  /// Adds what came of cases that were not judged.
  mutating func add(unjudged other: Self) {
    unjudged.add(other.unjudged)
    for first in other.firstFailed.values { note(first) }
  }
}

extension Skip {
  /// Under what it is counted: the feature that is missing, or else the reason, on one line and not
  /// endless.
  var title: String {
    let words = feature.isEmpty ? reason : feature
    return words.isEmpty ? "no reason given" : words.onOneLine(upTo: 80)
  }

  /// What is missing and why, without a full stop.
  var sentence: String {
    [feature, reason].filter { !$0.isEmpty }.map { $0.onOneLine(upTo: 200) }
      .joined(separator: ": ")
  }
}

extension Judgement {
  /// What became of the scene, or of the same as a relation changes it, in a word.
  var outcomeName: String {
    if let failure { return failure.kind.rawValue }
    return switch outcome {
    case .played: "played"
    case .skipped: "skipped"
    case .failed(let failure): failure.kind.rawValue
    case .gaveOut: "gaveOut"
    }
  }
}

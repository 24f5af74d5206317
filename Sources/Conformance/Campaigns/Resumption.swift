import Generators
import Invariants
import PropertyTesting
import TouchScript

extension Campaign {
  /// Where a search tells what it has found so far.
  public struct Checkpoints: Sendable {
    /// Whether it is time to tell again; asked whenever some cases have been tried.
    public var isDue: @Sendable () -> Bool
    /// Is told.
    public var keep: @Sendable (Resumption) -> Void

    /// Makes one.
    public init(
      isDue: @escaping @Sendable () -> Bool, keep: @escaping @Sendable (Resumption) -> Void
    ) {
      self.isDue = isDue
      self.keep = keep
    }
  }

  /// What a process has left behind that an engine brought down.
  public struct Inheritance: Sendable {
    /// What became of it.
    public var failure: EngineFailure
    /// What was being played, by all its jobs: one of these did it.
    public var suspects: [Trails.Scene]
    /// What it had found; nil: nothing is known of it.
    public var resumption: Resumption?

    /// Makes one.
    public init(
      failure: EngineFailure, suspects: [Trails.Scene], resumption: Resumption?
    ) {
      self.failure = failure
      self.suspects = suspects
      self.resumption = resumption
    }

    /// The first suspect, as a case of the campaign that goes on.
    func failed(in campaign: Campaign) -> Outcome.Failed? {
      for suspect in suspects {
        switch suspect {
        case .numbered(let index):
          return Outcome.Failed(
            case: index, scenario: campaign.scenario(ofCase: index), failure: failure)
        case .spelled(let token):
          guard let scenario = try? Replay.scenario(ofToken: token) else { continue }
          let place = campaign.given.firstIndex { $0.scenario == scenario }
          return Outcome.Failed(
            case: place.map { $0 - campaign.given.count } ?? 0,
            scenario: campaign.played(scenario), failure: failure)
        }
      }
      return nil
    }
  }

  /// Goes on where another process was brought down: scenes of no number that it was playing come first,
  /// all others are among those that it had not done with.
  public mutating func takeUp(_ inheritance: Inheritance) {
    self.inheritance = inheritance
    for case .spelled(let token) in inheritance.suspects {
      guard let scenario = try? Replay.scenario(ofToken: token) else { continue }
      given.append(Given(scenario, origin: "a scene that was made of others"))
    }
  }
}

extension Campaign.Outcome {
  /// Takes down how the engine brought a process down, unless it has failed in the same way since: then
  /// it is known better where.
  mutating func note(inherited failed: Failed) {
    guard firstFailed[failed.failure.kind] == nil else { return }
    firstFailed[failed.failure.kind] = failed
  }
}

/// What a search has found so far, for another process to go on with.
///
/// What was seen in the cases that broke a rule first is not in it: they are played again.
public struct Resumption: Sendable, Codable {
  /// Some cases that were left over.
  struct Batch: Sendable, Codable {
    var first: Int
    var end: Int
  }

  struct Failed: Sendable, Codable {
    var kind: String
    var `case`: Int
    var scenario: Scenario
    var says: String
    var detail: String
  }

  struct Flaky: Sendable, Codable {
    var `case`: Int
    var how: Flakiness
  }

  /// The first case of the shard that was not begun.
  let next: Int
  /// What was begun before, and not done with.
  let left: [Batch]
  private let cases: Int
  private let exercised: [Int]
  private let firstBroken: [Int?]
  private let coverage: Coverage
  private let doubts: [Int: [String: Int]]
  private let flaky: Flaky?
  private let failing: Int
  private let skipped: [String: Int]
  private let failed: [String: Int]
  private let firstFailed: [Failed]
  private let coincidence: Coincidence

  init(_ outcome: Campaign.Outcome, next: Int, left: [Range<Int>]) {
    self.next = next
    self.left = left.map { Batch(first: $0.lowerBound, end: $0.upperBound) }
    cases = outcome.cases
    exercised = outcome.exercised
    firstBroken = outcome.firstBroken
    coverage = outcome.coverage
    doubts = outcome.doubts
    flaky = outcome.flaky.map { Flaky(case: $0.case, how: $0.how) }
    failing = outcome.failing
    skipped = outcome.skipped
    failed = Dictionary(uniqueKeysWithValues: outcome.failed.map { ($0.rawValue, $1) })
    firstFailed = EngineFailure.Kind.allCases.compactMap { outcome.firstFailed[$0] }.map {
      Failed(
        kind: $0.failure.kind.rawValue, case: $0.case, scenario: $0.failure.scene ?? $0.scenario,
        says: $0.failure.says, detail: $0.failure.detail)
    }
    coincidence = outcome.coincidence
  }

  /// The same as an outcome of a campaign that judges so many rules and relations; nil if it is none of
  /// such a campaign.
  func outcome(rules: Int) -> Campaign.Outcome? {
    guard exercised.count == rules, firstBroken.count == rules, next >= 0,
      left.allSatisfy({ 0 <= $0.first && $0.first <= $0.end && $0.end <= next })
    else { return nil }
    var outcome = Campaign.Outcome(rules: rules)
    outcome.cases = cases
    outcome.exercised = exercised
    outcome.firstBroken = firstBroken
    outcome.coverage = coverage
    outcome.doubts = doubts
    outcome.flaky = flaky.map { Campaign.Outcome.Flaky(case: $0.case, how: $0.how) }
    outcome.failing = failing
    outcome.skipped = skipped
    for one in firstFailed {
      guard let kind = EngineFailure.Kind(rawValue: one.kind) else { continue }
      outcome.failed[kind] = failed[one.kind] ?? 0
      outcome.firstFailed[kind] = Campaign.Outcome.Failed(
        case: one.case, scenario: one.scenario,
        failure: EngineFailure(kind, says: one.says, detail: one.detail))
    }
    outcome.coincidence = coincidence
    return outcome
  }
}

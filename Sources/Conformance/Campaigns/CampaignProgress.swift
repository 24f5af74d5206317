import Synchronization

/// How far a campaign is, for those who wait for it. It can be asked on any thread.
public final class CampaignProgress: Sendable {
  /// What there is to say at one moment.
  public struct Snapshot: Sendable, Hashable {
    /// How many scenes of a walk were found so far; nil unless they are being counted.
    public var counted: Int?
    /// How many cases were tried.
    public var cases = 0
    /// How many rules and relations were put to the test.
    public var exercised = 0
    /// How many rules and relations were broken.
    public var broken = 0
    /// How many of those are to be shrunk; 0 until that begins.
    public var toShrink = 0
    /// How many of them have been.
    public var shrunk = 0
    /// How many findings are to be certified and explained; 0 until that begins.
    public var toExamine = 0
    /// How many of them have been.
    public var examined = 0
    /// How many scenes were played to shrink and examine them.
    public var evaluations = 0
  }

  private let state = Mutex(Snapshot())

  /// Nothing has been done.
  public init() {}

  /// How far the campaign is now.
  public var snapshot: Snapshot { state.withLock { $0 } }

  func note(_ outcome: Campaign.Outcome) {
    state.withLock { state in
      state.cases = outcome.cases
      state.exercised = outcome.exercised.count { $0 > 0 }
      state.broken = outcome.firstBroken.count { $0 != nil }
    }
  }

  func noteCounted(_ count: Int?) { state.withLock { $0.counted = count } }

  func noteShrinking(_ count: Int) { state.withLock { $0.toShrink = count } }

  func noteEvaluation() { state.withLock { $0.evaluations += 1 } }

  func noteShrunk() { state.withLock { $0.shrunk += 1 } }

  func noteExamining(_ count: Int) { state.withLock { $0.toExamine += count } }

  func noteExamined() { state.withLock { $0.examined += 1 } }
}

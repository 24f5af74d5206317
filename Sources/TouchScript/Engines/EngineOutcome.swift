/// What became of one scenario that an engine was asked to play.
///
/// A crash, a hang, garbage and a wrong answer are four results, and none is inferred from another.
public enum EngineOutcome: Hashable, Sendable {
  /// It was played, and this was observed.
  case played(Trace)
  /// The engine says that it cannot play the scenario: it lacks something.
  case skipped(Skip)
  /// The engine gave no answer that can be judged.
  case failed(EngineFailure)
  /// The engine was not asked: it failed too often before, or could not be started. Says which, in one
  /// sentence without a full stop. A search ends there, with all that it found.
  case gaveOut(String)

  /// What was observed, if the scenario was played.
  public var trace: Trace? {
    if case .played(let trace) = self { trace } else { nil }
  }

  /// How the engine failed, if it did.
  public var failure: EngineFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

/// That an engine cannot play a scenario, and why. The scenario is counted, and not judged.
public struct Skip: Error, Hashable, Sendable {
  /// What the engine lacks, by the name of the feature; empty if it does not say.
  public var feature: String
  /// Why, in the engine's own words.
  public var reason: String

  /// Makes a skip.
  public init(feature: String = "", reason: String) {
    self.feature = feature
    self.reason = reason
  }
}

/// How an engine failed to answer.
public struct EngineFailure: Error, Hashable, Sendable {
  /// The ways of failing, each a result of its own.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Its process ended before it answered.
    case crashed
    /// It did not answer in time.
    case hung
    /// It answered what is no answer: no JSON, the wrong number, an unknown id.
    case garbled
    /// It says itself that it failed.
    case errored
  }

  /// Which of them.
  public var kind: Kind
  /// What happened, in one sentence without a full stop, such as "the engine was killed by signal 11".
  public var says: String
  /// What the engine wrote to standard error at the end, or the line that is no answer; may be empty.
  public var detail: String
  /// The scene to which it belongs; nil: the one that was asked for. An engine can fail when it has
  /// answered, which is seen only at the next scene.
  public var scene: Scenario? = nil

  /// Makes a failure.
  public init(_ kind: Kind, says: String, detail: String = "") {
    self.kind = kind
    self.says = says
    self.detail = detail
  }
}

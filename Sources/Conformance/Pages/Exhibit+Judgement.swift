import Invariants
import Pictures
import Stage
import TouchScript

extension Exhibit {
  /// What is shown of a scene that was judged, under its own title: the rule that is broken, or that
  /// none is.
  ///
  /// - Parameters:
  ///   - judgement: What became of the scene.
  ///   - engine: The name of the engine that played it.
  ///   - other: What another engine did, to be laid beside it where it differs.
  ///   - replay: What plays the scene again; nil: nobody knows.
  public init(
    _ judgement: Judgement, engine: String, other: Performance? = nil, replay: String? = nil
  ) {
    let changed = judgement.broken.first.flatMap { Self.performance($0, by: engine) }
    self.init(
      title: judgement.title, engine: engine, scenario: judgement.scenario, trace: judgement.trace,
      failure: judgement.unplayedHeadline,
      other: changed ?? other.flatMap { $0.trace == judgement.trace ? nil : $0 },
      broken: judgement.broken.map { ($0.id, $0.rule, $0.violation) },
      held: judgement.held, replay: replay)
    facts = [("Size", "\(SceneSize(judgement.scenario))")]
  }
}

extension Exhibit {
  /// What an engine did with the changed scene of a relation; nil: it is a rule that is broken.
  private static func performance(
    _ broken: Judgement.BrokenRule, by engine: String
  ) -> Performance? {
    guard let scene = broken.changedScene, let trace = broken.changedTrace else { return nil }
    return (engine, trace, scene)
  }

  /// What the in-repo engine does with a scene; nil where it does not play it.
  public static func inRepo(_ scenario: Scenario) -> Performance? {
    Stage().trusting.outcome(of: scenario).trace.map { ("in-repo", $0, nil) }
  }
}

extension Judgement {
  /// What the scene shows, in a few words.
  var title: String {
    if let first = broken.first { return first.violation.sentence.asSentence }
    if failure != nil { return "The engine failed" }
    return "What happens in this scene"
  }

  /// Why there is no trace, or only that of a part; nil: the engine played the scene.
  var unplayedHeadline: String? {
    if let failure { return failure.headline }
    switch outcome {
    case .played, .failed: return nil
    case .skipped(let skip): return "the engine does not play this scene: \(skip.sentence)"
    case .gaveOut(let why): return "the engine was not asked: \(why)"
    }
  }
}

import TouchScript

extension TouchSystem {
  /// The engine, asked for no scene that needs other features: such a scene is skipped in its place.
  public func within(_ features: Scenario.Features) -> any TouchSystem {
    features == .all ? self : Within(system: self, features: features)
  }

  /// The engine, if it is in another process.
  var external: ExternalEngine? {
    switch self {
    case let engine as ExternalEngine: engine
    case let pipeline as Pipeline: pipeline.engine
    case let within as Within: within.system.external
    default: nil
    }
  }
}

/// An engine that is asked for no scene beyond some features.
///
/// Scenes are made within them; so this is for what comes from elsewhere: simpler scenes of a shrinker,
/// tokens and files of other times.
struct Within: TouchSystem {
  let system: any TouchSystem
  let features: Scenario.Features

  var about: About {
    var about = system.about
    about.features = features
    return about
  }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    if let skip = features.skip(scenario) { throw skip }
    return try system.perform(scenario)
  }

  func outcome(of scenario: Scenario) -> EngineOutcome {
    features.skip(scenario).map { .skipped($0) } ?? system.outcome(of: scenario)
  }

  var trusting: any TouchSystem { Within(system: system.trusting, features: features) }
  var enduring: any TouchSystem { Within(system: system.enduring, features: features) }
}

extension Scenario.Features {
  /// Why an engine with these features is not asked for a scenario; nil: it is.
  fileprivate func skip(_ scenario: Scenario) -> Skip? {
    let needs = scenario.needs
    guard !isSuperset(of: needs), let feature = lacking(needs).first else { return nil }
    return Skip(feature: feature.name, reason: "the scene needs it, and the engine lacks it")
  }

  /// What in a scenario is beyond these features, in one sentence without a full stop; nil: nothing.
  public func complaint(about scenario: Scenario) -> String? {
    let missing = lacking(scenario.needs)
    if missing.isEmpty { return nil }
    let names = missing.map { "\($0.name) (\($0.says))" }.joined(separator: ", ")
    return "the scene needs what the engine says it lacks: \(names)"
  }
}

import Generators
import Invariants
import Stage
import TouchScript

/// An engine that declares everything and does nothing of some kind: whoever judges must not take its
/// silence for obedience.
public enum SilentEngine: String, CaseIterable, Sendable {
  /// Nothing is observed, whatever is played.
  case nothing = "empty-trace"
  /// There are no recognizers.
  case withoutRecognizers = "no-recognizers"
  /// Views and other responders hear of no touch, and so controls track none.
  case deafViews = "deaf-views"
  /// Controls track nothing, and send nothing.
  case withoutControls = "no-controls"
  /// Touches have no view.
  case withoutHitViews = "touches-without-view"

  /// What the rules in question demand, and the engine does not have.
  public var missing: Demand {
    switch self {
    case .nothing: .anything
    case .withoutRecognizers: .recognizers
    case .deafViews: .views
    case .withoutControls: .controls
    case .withoutHitViews: .hitView
    }
  }
}

extension SilentEngine: TouchSystem {
  /// Plays `scenario` as the in-repo engine does, without what is missing.
  public func perform(_ scenario: Scenario) -> Trace {
    let stage = Stage()
    switch self {
    case .nothing: return Trace()
    case .withoutRecognizers:
      return stage.perform(scenario.without(Set(scenario.recognizers.map(\.id))))
    case .deafViews:
      return stage.perform(scenario).without(
        .responder, .tracking, .controlEvent, .selection, .contentTouch)
    case .withoutControls:
      return stage.perform(scenario).without(
        .tracking, .controlEvent, .actionMethod, .sendAction)
    case .withoutHitViews:
      return Trace(
        events: stage.perform(scenario).entries.map { entry in
          var entry = entry
          for place in entry.what.touches.indices { entry.what.touches[place].view = nil }
          return entry
        })
    }
  }
}

extension Trace {
  /// The trace without observations of some kinds.
  fileprivate func without(_ kinds: Observation.Kind...) -> Trace {
    Trace(events: entries.filter { !kinds.contains($0.what.kind) })
  }
}

/// What the rules say of an engine that does nothing of some kind.
public struct SilentTrial: Sendable {
  /// The engine.
  public let engine: SilentEngine
  /// How many cases were tried.
  public let cases: Int
  /// The rules that are judged, and demand what the engine does not have.
  public let demanding: [Rule.ID]
  /// Those of them that it breaks.
  public let broken: [Rule.ID]
  /// Those of them that are said to hold: each is a false green.
  public let held: [Rule.ID]
  /// How many rules it breaks in all, those not counted that do not demand what is missing.
  public let brokenInAll: Int
  /// How many rules are said to hold in all.
  public let heldInAll: Int

  /// Tries `cases` cases of `seed`.
  public init(_ engine: SilentEngine, seed: UInt64, cases: Int, jobs: Int = 1) {
    let campaign = Campaign(
      seed: seed, cases: cases, jobs: jobs, relations: [], system: engine)
    let outcome = campaign.run()
    var broken: [Rule.ID] = []
    var held: [Rule.ID] = []
    for (rule, id) in campaign.ids.enumerated() where outcome.exercised[rule] > 0 {
      if outcome.firstBroken[rule] == nil { held.append(id) } else { broken.append(id) }
    }
    let rules = Set(engine.missing.rules)
    self.engine = engine
    self.cases = outcome.cases
    demanding = campaign.ids.filter(rules.contains)
    self.broken = broken.filter(rules.contains)
    self.held = held.filter(rules.contains)
    brokenInAll = broken.count
    heldInAll = held.count
  }

  /// The rules that demand what the engine does not have, and were not exercised.
  public var notExercised: [Rule.ID] {
    demanding.filter { !broken.contains($0) && !held.contains($0) }
  }

  /// Whether at least nine of ten rules that demand what is missing are broken, and none holds.
  public var isSeen: Bool { held.isEmpty && broken.count * 10 >= demanding.count * 9 }
}

extension SilentTrial {
  /// The trial as people read it.
  public var text: String {
    var lines = [
      "\(isSeen ? "✓" : "✗") \(engine.rawValue): \(broken.count) of \(demanding.count) rules that demand "
        + "what is missing are broken, \(held.count) held, \(notExercised.count) not exercised "
        + "(of all rules \(brokenInAll) broken, \(heldInAll) held)"
    ]
    if !held.isEmpty { lines.append("  held: \(held.joined(separator: ", "))") }
    if !notExercised.isEmpty {
      lines.append("  not exercised: \(notExercised.joined(separator: ", "))")
    }
    return lines.map { $0.wrapped(to: 100, indent: "    ") }.joined(separator: "\n")
  }
}

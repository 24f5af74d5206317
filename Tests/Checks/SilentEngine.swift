import Invariants
import Stage
import TouchScript

/// An engine that declares every observation and reports none of some kind. A rule must not hold
/// because nothing is reported.
enum SilentEngine: String, CaseIterable, Sendable {
  /// Nothing is observed, whatever is played.
  case nothing = "empty-trace"
  /// There are no recognizers.
  case withoutRecognizers = "no-recognizers"
  /// No touch is delivered to views and other responders, so controls track none.
  case deafViews = "deaf-views"
  /// Controls track nothing, and send nothing.
  case withoutControls = "no-controls"
  /// Touches have no view.
  case withoutHitViews = "touches-without-view"

  /// What the rules in question demand, and the engine does not have.
  var missing: Demand {
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
  func perform(_ scenario: Scenario) -> Trace {
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
        stage.perform(scenario).observations.map { entry in
          var entry = entry
          for place in entry.touches.indices { entry.touches[place].view = nil }
          return entry
        })
    }
  }
}

extension Trace {
  /// The trace without observations of some kinds.
  fileprivate func without(_ kinds: Observation.Kind...) -> Trace {
    Trace(observations.filter { !kinds.contains($0.kind) })
  }
}

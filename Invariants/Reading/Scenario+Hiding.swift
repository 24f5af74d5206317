import TouchScript

extension Scenario {
  /// Whether what happens may follow from something that is not reported, so that nobody can say how
  /// the scene is afterwards: a callback in which the app reacts, scrolling, or the answer to a question
  /// that an engine may ask or not.
  func hidesWhatFollows(from reports: Reports) -> Bool {
    if reactions.contains(where: { !reports.contains($0.on.kind) }) { return true }
    if !reports.contains(.shouldReceiveEvent),
      recognizers.contains(where: { $0.delegate?.shouldReceiveEvent != nil })
    {
      return true
    }
    return !reports.contains(.scroll) && views.contains { $0.kind.isScrollView }
      && script.contains { step in step.touches.contains { $0.phase == .moved } }
  }
}

extension Scenario.Reaction.Trigger {
  /// The kind of observation that shows it.
  fileprivate var kind: Observation.Kind {
    switch self {
    case .action: .action
    case .touches: .responder
    case .controlEvent: .controlEvent
    }
  }
}

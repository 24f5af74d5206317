import TouchScript

extension Reductions {
  /// What the script makes of a view or a recognizer, it is from the start.
  @Sendable
  static func changedFromTheStart(in scenario: Scenario) -> [Scenario] {
    scenario.script.indices.flatMap { step in
      scenario.script[step].changes.indices.compactMap { place in
        var changed = scenario
        let change = changed.script[step].changes.remove(at: place)
        var made = changed.made(change)
        made?.removeEmptySteps()
        return made?.ifValid
      }
    }
  }
}

extension Scenario {
  /// The scenario whose scene is as a change would make it; nil where none can be.
  fileprivate func made(_ change: Change) -> Scenario? {
    switch change {
    case .removeFromSuperview(let id), .removeRecognizer(let id): return without([id])
    default:
      guard let start = change.form.start else { return nil }
      var scenario = self
      start(change, &scenario)
      return scenario
    }
  }
}

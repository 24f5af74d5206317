import TouchScript

extension Reductions {
  /// What the script makes of a view or a recognizer, it is from the start.
  @Sendable
  static func changedFromTheStart(in scenario: Scenario) -> [Scenario] {
    scenario.script.indices.flatMap { step in
      scenario.script[step].changes.indices.compactMap { place in
        var changed = scenario
        let change = changed.script[step].changes.remove(at: place)
        changed.removeEmptySteps()
        return changed.made(change)?.ifValid
      }
    }
  }
}

extension Scenario {
  /// The scenario whose scene is as a change would make it; nil where none can be.
  fileprivate func made(_ change: Change) -> Scenario? {
    switch change {
    case .setHidden(let id, let flag): with(id, \View.isHidden, flag)
    case .setAlpha(let id, let alpha): with(id, \View.alpha, alpha)
    case .setUserInteractionEnabled(let id, let flag):
      with(id, \View.isUserInteractionEnabled, flag)
    case .setEnabled(let id, let flag): with(id, \View.isEnabled, flag)
    case .setFrame(let id, let frame): with(id, \View.frame, frame)
    case .setTransform(let id, let transform): with(id, \View.transform, transform)
    case .setBoundsOrigin(let id, let origin): with(id, \View.boundsOrigin, origin)
    case .setRecognizerEnabled(let id, let flag): with(id, \Recognizer.isEnabled, flag)
    case .removeFromSuperview(let id), .removeRecognizer(let id): without([id])
    case .addRecognizer(let id, let view): with(id, \Recognizer.view, view)
    default: nil
    }
  }

  private func with<Value>(
    _ id: ID, _ path: WritableKeyPath<View, Value>, _ value: Value
  ) -> Scenario? {
    guard let index = views.firstIndex(where: { $0.id == id }) else { return nil }
    var scenario = self
    scenario.views[index][keyPath: path] = value
    return scenario
  }

  private func with<Value>(
    _ id: ID, _ path: WritableKeyPath<Recognizer, Value>, _ value: Value
  ) -> Scenario? {
    guard let index = recognizers.firstIndex(where: { $0.id == id }) else { return nil }
    var scenario = self
    scenario.recognizers[index][keyPath: path] = value
    return scenario
  }
}

import TouchScript

/// What leaves open who receives a touch, and what becomes of it.
extension Forecast {
  /// Whether the script and everybody's answers say who receives a touch, and leave what they do with
  /// it alone: then it is `Touch.receivers`.
  func isSureOfReceivers(of touch: Touch) -> Bool {
    guard touch.hasView, !isMeddledWith(touch) else { return false }
    let scene = script.scene
    return scene.recognizers.indices.allSatisfy { number in
      let recognizer = scene.recognizers[number]
      guard recognizer.isEnabled, scene.isView(touch.view, in: scene.recognizerViews[number])
      else { return true }
      if recognizer.shouldReceiveEvent == false || isBoundByName(number) { return false }
      return scene.refusesTouches(number, in: touch.view)
        || !scene.ignores(number, finger: touch.finger)
    }
  }

  /// Whether the script or callbacks do something while a touch lasts that has a say in who receives
  /// it, or in what they make of it.
  private func isMeddledWith(_ touch: Touch) -> Bool {
    if script.areChanged(.upheavals, until: touch.lastTime) { return true }
    guard script.ingredients.contains(.viewChanges) else { return false }
    return script.changes(after: touch.down.at, until: touch.lastTime).contains(.viewChanges)
  }

  /// Whether a recognizer waits for another, or another for it, if only by name.
  private func isBoundByName(_ number: Int) -> Bool {
    guard script.ingredients.contains(.requirements) else { return false }
    let id = script.scenario.recognizers[number].id
    return script.scenario.recognizers.contains { other in
      let delegate = other.delegate
      let named =
        other.requiresFailureOf + other.subclassRequiresFailureOf
        + other.subclassIsRequiredToFailBy + (delegate?.requiresFailureOf ?? [])
        + (delegate?.isRequiredToFailBy ?? [])
      return other.id == id ? !named.isEmpty : named.contains(id)
    }
  }
}

import TouchScript

extension Scenario.Change {
  /// The change of what goes by another name; nil where one of them has none.
  func renamed(_ name: (Scenario.ID) -> Scenario.ID?) -> Scenario.Change? {
    switch self {
    case .bringToFront(let id): name(id).map { .bringToFront($0) }
    case .sendToBack(let id): name(id).map { .sendToBack($0) }
    case .removeFromSuperview(let id): name(id).map { .removeFromSuperview($0) }
    case .addSubview(let id, let superview): both(id, superview, name) { .addSubview($0, to: $1) }
    case .setHidden(let id, let flag): name(id).map { .setHidden($0, flag) }
    case .setAlpha(let id, let alpha): name(id).map { .setAlpha($0, alpha) }
    case .setUserInteractionEnabled(let id, let flag):
      name(id).map { .setUserInteractionEnabled($0, flag) }
    case .setEnabled(let id, let flag): name(id).map { .setEnabled($0, flag) }
    case .setFrame(let id, let frame): name(id).map { .setFrame($0, frame) }
    case .setTransform(let id, let transform): name(id).map { .setTransform($0, transform) }
    case .setBoundsOrigin(let id, let origin): name(id).map { .setBoundsOrigin($0, origin) }
    case .setRecognizerEnabled(let id, let flag): name(id).map { .setRecognizerEnabled($0, flag) }
    case .removeRecognizer(let id): name(id).map { .removeRecognizer($0) }
    case .addRecognizer(let id, let view): both(id, view, name) { .addRecognizer($0, to: $1) }
    case .becomeFirstResponder(let id): name(id).map { .becomeFirstResponder($0) }
    case .resignFirstResponder(let id): name(id).map { .resignFirstResponder($0) }
    case .present(let id, let presenter): both(id, presenter, name) { .present($0, by: $1) }
    case .dismiss(let id): name(id).map { .dismiss($0) }
    case .sendActions(let id, let events): name(id).map { .sendActions($0, for: events) }
    case .removeTargets(let id, let events): name(id).map { .removeTargets($0, for: events) }
    case .makeKeyWindow(let id): name(id).map { .makeKeyWindow($0) }
    case .animate(let id, let milliseconds, let flag):
      name(id).map { .animate($0, milliseconds: milliseconds, allowsUserInteraction: flag) }
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .motion, .press, .remoteControl:
      self
    }
  }

  private func both(
    _ first: Scenario.ID, _ second: Scenario.ID, _ name: (Scenario.ID) -> Scenario.ID?,
    _ change: (Scenario.ID, Scenario.ID) -> Scenario.Change
  ) -> Scenario.Change? {
    guard let first = name(first), let second = name(second) else { return nil }
    return change(first, second)
  }
}

extension Scenario.Reaction {
  /// The reaction of what goes by other names, without the changes in which one has none; nil where
  /// nothing of the trigger's name is there to react to.
  func renamed(_ name: (Scenario.ID) -> Scenario.ID?) -> Scenario.Reaction? {
    let trigger: Trigger? =
      switch on {
      case .action(let id): name(id).map { .action($0) }
      case .touches(let id, let phase): name(id).map { .touches($0, phase) }
      case .controlEvent(let id, let event): name(id).map { .controlEvent($0, event) }
      }
    return trigger.map {
      Scenario.Reaction(on: $0, changes: changes.compactMap { $0.renamed(name) })
    }
  }
}

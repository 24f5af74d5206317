extension Scenario.Change {
  /// The element of a script, such as `BringToFront("a")` or `Change(.setHidden("a", true))`.
  var elementSource: String {
    switch self {
    case .bringToFront(let id): "BringToFront(\(id.source))"
    case .sendToBack(let id): "SendToBack(\(id.source))"
    default: "Change(\(source))"
    }
  }

  /// The source as a value, such as `.setHidden("a", true)`.
  var source: String {
    let arguments = arguments
    return arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var arguments: [String] {
    switch self {
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .remoteControl:
      []
    case .bringToFront(let id), .sendToBack(let id), .removeFromSuperview(let id),
      .removeRecognizer(let id), .becomeFirstResponder(let id), .resignFirstResponder(let id),
      .dismiss(let id), .makeKeyWindow(let id):
      [id.source]
    case .motion(let phase), .press(let phase): [phase.source]
    case .addSubview(let id, let other), .addRecognizer(let id, let other):
      [id.source, "to: \(other.source)"]
    case .setHidden(let id, let flag), .setUserInteractionEnabled(let id, let flag),
      .setEnabled(let id, let flag), .setRecognizerEnabled(let id, let flag):
      [id.source, flag.source]
    case .setAlpha(let id, let alpha): [id.source, alpha.source]
    case .setFrame(let id, let frame): [id.source, frame.source]
    case .setTransform(let id, let transform): [id.source, transform.source]
    case .setBoundsOrigin(let id, let origin): [id.source, origin.source]
    case .present(let id, let presenter): [id.source, "by: \(presenter.source)"]
    case .sendActions(let id, let events), .removeTargets(let id, let events):
      [id.source, "for: \(events.source)"]
    case .animate(let id, let milliseconds, let flag):
      [id.source, "milliseconds: \(milliseconds)", "allowsUserInteraction: \(flag)"]
    }
  }
}

extension Scenario.Reaction {
  /// The element of a script, such as `When(.action("tap"), .removeFromSuperview("a"))`.
  var elementSource: String {
    "When(\(([on.source] + changes.map(\.source)).joined(separator: ", ")))"
  }
}

extension Scenario.Reaction.Trigger {
  /// The source as a value, such as `.touches("a", .began)`.
  var source: String {
    switch self {
    case .action(let id): ".action(\(id.source))"
    case .touches(let id, let phase): ".touches(\(id.source), \(phase.source))"
    case .controlEvent(let id, let event): ".controlEvent(\(id.source), \(event.source))"
    }
  }
}

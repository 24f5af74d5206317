extension Scenario.Change: CustomStringConvertible {
  /// What happens, such as `a comes to the front`.
  public var description: String {
    switch self {
    case .bringToFront(let id): "\(id.shown) comes to the front"
    case .sendToBack(let id): "\(id.shown) goes to the back"
    case .removeFromSuperview(let id): "\(id.shown) is taken out"
    case .addSubview(let id, let superview): "\(id.shown) is put into \(superview.shown)"
    case .setHidden(let id, let flag): "\(id.shown) \(flag ? "hides" : "shows")"
    case .setAlpha(let id, let alpha): "\(id.shown) gets alpha \(alpha.minimal)"
    case .setUserInteractionEnabled(let id, let flag):
      "\(id.shown) gets \(flag ? "" : "no ")user interaction"
    case .setEnabled(let id, let flag), .setRecognizerEnabled(let id, let flag):
      "\(id.shown) is \(flag ? "enabled" : "disabled")"
    case .setFrame(let id, let frame): "\(id.shown) gets frame \(frame.minimal)"
    case .setTransform(let id, let transform):
      "\(id.shown) gets transform \(transform.minimal)"
    case .setBoundsOrigin(let id, let origin): "\(id.shown) gets bounds at \(origin.minimal)"
    case .removeRecognizer(let id): "\(id.shown) is detached"
    case .addRecognizer(let id, let view): "\(id.shown) is attached to \(view.shown)"
    case .interrupt: "the system takes all touches"
    case .showHomeScreen: "the home screen comes to the front"
    case .showApplication: "the app comes to the front"
    case .beginIgnoringInteractionEvents: "the app begins to ignore events"
    case .endIgnoringInteractionEvents: "the app ends ignoring events"
    case .becomeFirstResponder(let id): "\(id.shown) becomes first responder"
    case .resignFirstResponder(let id): "\(id.shown) resigns as first responder"
    case .motion(let phase): "motion \(phase.rawValue)"
    case .press(let phase): "press \(phase.rawValue)"
    case .remoteControl: "remote control"
    case .present(let id, let presenter): "\(presenter.shown) presents \(id.shown)"
    case .dismiss(let id): "\(id.shown) is dismissed"
    case .sendActions(let id, let events):
      "\(id.shown) sends \(events.map(\.rawValue).joined(separator: ", "))"
    case .removeTargets(let id, let events):
      "\(id.shown) loses its targets for \(events.map(\.rawValue).joined(separator: ", "))"
    case .makeKeyWindow(let id): "\(id.shown) becomes key"
    case .animate(let id, let milliseconds, let flag):
      "\(id.shown) is animated for \(milliseconds) ms" + (flag ? " with user interaction" : "")
    }
  }
}

extension Scenario.Reaction: CustomStringConvertible {
  /// What the app does, and in which callback, such as `when tap acts: a hides`.
  public var description: String {
    "when \(on): \(changes.map(\.description).joined(separator: ", "))"
  }
}

extension Scenario.Reaction.Trigger: CustomStringConvertible {
  /// The callback, such as `tap acts`.
  public var description: String {
    switch self {
    case .action(let id): "\(id.shown) acts"
    case .touches(let id, let phase): "\(id.shown) is told of touches \(phase.rawValue)"
    case .controlEvent(let id, let event): "\(id.shown) sends \(event.rawValue)"
    }
  }
}

import TouchScript

/// The kinds of receivers, distinguished by how they are found.
enum Routing {
  case direct, firstResponder, released
}

extension Scenario.Target.Receiver {
  var routing: Routing {
    switch self {
    case .responder: .direct
    case .firstResponder: .firstResponder
    case .released: .released
    }
  }
}

/// To whom actions are registered to go, as the scenario and the script have it.
extension Script {
  /// What is registered with a control at a time, after all that was taken off it; nil where that
  /// is being done. Source: CT-24.
  func registrations(of control: Int, at time: Int) -> [Scenario.Target]? {
    var targets = scene.sources[control].targets
    guard ingredients.contains(.sentActions) else { return targets }
    let isOfControl = { [scene] (change: Scenario.Change) in
      if case .removeTargets(let id, _) = change {
        scene.names.responder(id) == control
      } else {
        false
      }
    }
    if areReactions(isOfControl) || times(ofChanges: isOfControl).contains(time) { return nil }
    for step in scenario.script where step.at < time {
      for change in step.changes where isOfControl(change) {
        guard case .removeTargets(_, let events) = change else { continue }
        for place in targets.indices { targets[place].events.removeAll { events.contains($0) } }
      }
    }
    return targets
  }

  /// How all registrations of an action with a control find their receivers; nil where they do not do
  /// so alike, or where a receiver is none.
  func routing(of action: String, on control: Int) -> Routing? {
    var routing: Routing?
    for target in scene.sources[control].targets where target.action == action {
      let its = target.receiver.routing
      if routing ?? its != its || its != .released && !isLasting(target.receiver) { return nil }
      routing = its
    }
    return routing
  }

  /// Whether a receiver is there to be called.
  func isLasting(_ receiver: Scenario.Target.Receiver) -> Bool {
    switch receiver {
    case .released: return false
    case .firstResponder: return true
    case .responder(let id):
      let number = scene.names.responder(id)
      return number >= 0 && number != scene.sceneNumber
        && (number != scene.delegateNumber || scene.application.delegate?.isResponder == true)
    }
  }

  /// The receivers that an action is registered for with a control, by number.
  func directReceivers(of action: String, on control: Int) -> [Int] {
    scene.sources[control].targets.compactMap { target in
      guard target.action == action, case .responder(let id) = target.receiver else { return nil }
      return scene.names.responder(id)
    }
  }

  /// The first responder, from a start on, that implements the action.
  func implementer(of action: String, from start: Int) -> Int? {
    let chain = [start] + (scene.chain(after: start) ?? [])
    return chain.first { implements(action, $0) && !scene.refuses(action, $0) }
  }

  /// Whether there may be a first responder, from whom the search may start. Source: CF-29.
  var isFirstResponderPossible: Bool {
    scene.views.contains { $0.kind == .textField }
      || ingredients.contains(.otherEvents)
        && isChanged { if case .becomeFirstResponder = $0 { true } else { false } }
  }

  /// Whether a responder has the method: its class does, or it was given it as a direct target of a
  /// control or a recognizer.
  private func implements(_ action: String, _ responder: Int) -> Bool {
    scene.implements(action, responder)
      || scene.sources.contains { view in
        view.targets.contains {
          guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
          return scene.names.responder(id) == responder
        }
      }
      || scene.recognizerTargets.contains {
        guard $0.action == action, case .responder(let id) = $0.receiver else { return false }
        return scene.names.responder(id) == responder
      }
  }
}

extension Scene {
  /// Whether a responder says that it cannot perform an action. Source: RC-27.
  func refuses(_ action: String, _ number: Int) -> Bool {
    if isView(number) { return sources[number].overrides.refuses.contains(action) }
    if number >= views.count, number < applicationNumber {
      return controllers[number - views.count].refuses.contains(action)
    }
    return false
  }
}

import TouchScript

/// What an event of the trace leads the app to do inside a callback, or a scroll view to scroll.
struct Firing {
  /// The event after which it is done.
  let event: Int
  let changes: [Scenario.Change]
}

extension Firing {
  /// Finds out when the app reacts to callbacks, and when scroll views scroll.
  static func all(of script: Script, _ trace: Trace) -> [Firing] {
    var pending: [(trigger: Scenario.Reaction.Trigger, changes: [Scenario.Change])] = []
    for reaction in script.scenario.reactions {
      if let place = pending.firstIndex(where: { $0.trigger == reaction.on }) {
        pending[place].changes += reaction.changes
      } else {
        pending.append((reaction.on, reaction.changes))
      }
    }
    let scrolls = script.scene.views.contains { $0.kind.isScrollView }
    if pending.isEmpty, !scrolls { return [] }
    var firings: [Firing] = []
    // What the app has controls send in a callback is part of that callback.
    var sending: Int?
    for (event, fact) in trace.events.enumerated() {
      if !fact.isOfSending { sending = nil }
      let place = pending.firstIndex { fact.isCallback(of: $0.trigger, script.scene.names) }
      if let place {
        let changes = pending.remove(at: place).changes
        firings.append(Firing(event: sending ?? event, changes: changes))
        if sending == nil, changes.contains(where: \.sendsActions) { sending = event }
      } else if fact.kind == .scroll, fact.word == .scroll(.didScroll),
        let id = trace.name(of: fact)
      {
        firings.append(Firing(event: event, changes: [.setBoundsOrigin(id, fact.point)]))
      }
    }
    return firings
  }
}

extension Scenario.Change {
  /// Whether it brings the app or the home screen to the front.
  var switchesApps: Bool { self == .showHomeScreen || self == .showApplication }

  /// Whether it may have the system take the touches away that are down.
  var interruptsTouches: Bool { self == .interrupt || self == .showHomeScreen }

  /// Whether it changes which recognizers there are, or one of them.
  var isOfRecognizers: Bool { Ingredients.of(self).contains(.recognizerChanges) }

  fileprivate var sendsActions: Bool {
    if case .sendActions = self { true } else { false }
  }
}

extension Trace.Event {
  /// Whether it is recorded while a control sends its actions.
  fileprivate var isOfSending: Bool {
    kind == .controlEvent || kind == .sendAction || kind == .actionMethod
  }

  fileprivate func isCallback(of trigger: Scenario.Reaction.Trigger, _ names: Trace.Names) -> Bool {
    switch trigger {
    case .action(let id): kind == .action && who == names.recognizer(id)
    case .touches(let id, let phase):
      kind == .responder && self.phase == phase && who == names.responder(id)
    case .controlEvent(let id, let event):
      kind == .controlEvent && controlEvent == event && who == names.responder(id)
    }
  }
}

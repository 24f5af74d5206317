import TouchScript

extension StagedScene {
  /// Registers what the scenario registers, behind a listener for every event.
  func connect(_ spec: Scenario.View) {
    guard let view = views[spec.id] else { return }
    for action in spec.overrides.actions { log.implement(action, on: view) }
    guard let control = view as? UIControl else { return }
    for (event, action) in listeners { control.addAction(action, for: event) }
    for target in spec.targets {
      let events = UIControl.Event(target.events)
      let action = Selector(target.action)
      switch target.receiver {
      case .responder(let id):
        guard let receiver = responder(id) else { continue }
        log.implement(target.action, on: receiver)
        control.addTarget(receiver, action: action, for: events)
      case .firstResponder:
        control.addTarget(nil, action: action, for: events)
      case .released:
        let passing = UIResponder()
        log.implement(target.action, on: passing)
        control.addTarget(passing, action: action, for: events)
      }
    }
  }

  /// Adds the targets of a recognizer, behind the one that notes every action.
  func connect(_ spec: Scenario.Recognizer) {
    for target in spec.targets {
      switch target.receiver {
      case .responder(let id):
        guard let receiver = responder(id) else { continue }
        log.implement(target.action, on: receiver)
        recognizers[spec.id]?.addTarget(receiver, action: Selector(target.action))
      case .released:
        let passing = UIResponder()
        log.implement(target.action, on: passing)
        recognizers[spec.id]?.addTarget(passing, action: Selector(target.action))
      }
    }
  }

  /// An action for every control event, which notes that the event was sent.
  static func listeners(_ log: Log) -> [(UIControl.Event, UIAction)] {
    ControlEvent.allCases.map { event in
      let action = UIAction { [unowned log] action in
        guard let control = action.sender else { return }
        let id = log.name(of: control)
        log.add(
          Trace.Event(.controlEvent, log.responder(id), word: .controlEvent(event)),
          .control(ControlState(control)))
        log.reactions?.react(to: .controlEvent(id, event))
      }
      return (.init([event]), action)
    }
  }
}

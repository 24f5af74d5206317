import TouchScript

extension StagedScene {
  /// Registers what the scenario registers, behind a listener for every event.
  func connect(_ control: UIControl, to targets: [Scenario.Target]) {
    for (event, action) in listeners { control.addAction(action, for: event) }
    for target in targets {
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
  func connect(_ recognizer: UIGestureRecognizer, to targets: [Scenario.RecognizerTarget]) {
    for target in targets {
      switch target.receiver {
      case .responder(let id):
        guard let receiver = responder(id) else { continue }
        log.implement(target.action, on: receiver)
        recognizer.addTarget(receiver, action: Selector(target.action))
      case .released:
        let passing = UIResponder()
        log.implement(target.action, on: passing)
        recognizer.addTarget(passing, action: Selector(target.action))
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

import TouchScript

/// What the overridden methods of the probing application do, besides those of all responders.
final class ApplicationProbe: ResponderProbe {
  private let spec: Scenario.Application
  /// The last event of touches; nil: it was read, or there was none.
  var lastEvent: UIEvent?

  init(_ spec: Scenario.Application, log: Log) {
    self.spec = spec
    super.init(
      Scenario.Reserved.application, touches: spec.touches, otherEvents: spec.otherEvents,
      log: log)
  }

  func sendEvent(_ event: UIEvent, super callSuper: () -> Void) {
    let touches = event.allTouches ?? []
    if event.type == .touches { lastEvent = event }
    log.add(.sendEvent(receiver: id, touches: log.states(of: touches)))
    if !spec.dropsEvents { callSuper() }
  }

  func sendAction(
    _ action: Selector, from sender: AnyObject?, super callSuper: () -> Bool
  ) -> Bool {
    let name = (sender as? UIResponder).map(log.name) ?? "nobody"
    let entered = log.add(
      .sendAction(action: action.description, sender: name, delivered: false))
    let delivered = callSuper()
    if delivered {
      log.complete(
        entered, with: .sendAction(action: action.description, sender: name, delivered: true))
    }
    return delivered
  }

  func report(_ error: ProgrammerError, super callSuper: () -> Void) {
    log.add(.programmerError(error.description))
    callSuper()
  }
}

import TouchScript

/// What the overridden methods of the probing application do, besides those of all responders.
final class ApplicationProbe: ResponderProbe {
  private let spec: Scenario.Application
  /// The last event of touches; nil: it was read, or there was none.
  var lastEvent: UIEvent?

  init(_ spec: Scenario.Application, log: Log) {
    self.spec = spec
    super.init(
      Scenario.Reserved.application, number: log.responder(Scenario.Reserved.application),
      touches: spec.touches, otherEvents: spec.otherEvents, log: log)
  }

  func sendEvent(_ event: UIEvent, super callSuper: () -> Void) {
    let touches = event.allTouches ?? []
    if event.type == .touches { lastEvent = event }
    log.add(Trace.Event(.sendEvent, number), touches)
    if !spec.dropsEvents { callSuper() }
  }

  func sendAction(
    _ action: Selector, from sender: AnyObject?, super callSuper: () -> Bool
  ) -> Bool {
    let sender = log.responder((sender as? UIResponder).map(log.name) ?? "nobody")
    let entered = log.add(Trace.Event(.sendAction, sender), .text(action.description))
    let delivered = callSuper()
    log.complete(entered) { $0.answer = delivered }
    return delivered
  }

  func report(_ error: ProgrammerError, super callSuper: () -> Void) {
    log.add(Trace.Event(.programmerError), .text(error.sentence))
    callSuper()
  }
}

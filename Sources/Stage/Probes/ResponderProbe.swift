import TouchScript

/// What the overridden methods of every probing responder do: note the call, and then what the
/// scenario says the class does.
///
/// UIKit's classes cannot be subclassed all at once. So each has a subclass that overrides the
/// methods, and hands over to this with `super` as a closure; these classes are made from a template
/// and stand in `Generated.swift`.
class ResponderProbe {
  final let id: Scenario.ID
  final let number: Trace.Number
  final let log: Log
  private let touches: Scenario.TouchHandling
  private let otherEvents: Scenario.Forwarding
  private let refused: [String]
  /// What `canBecomeFirstResponder` answers; nil: what the class says.
  final let mayBeFirst: Bool?

  init(
    _ id: Scenario.ID, number: Trace.Number, touches: Scenario.TouchHandling = .init(),
    otherEvents: Scenario.Forwarding = .passesOn, refuses: [String] = [],
    mayBeFirst: Bool? = nil, log: Log
  ) {
    self.id = id
    self.number = number
    self.touches = touches
    self.otherEvents = otherEvents
    refused = refuses
    self.mayBeFirst = mayBeFirst
    self.log = log
  }

  /// What a controller notes.
  convenience init(_ spec: Scenario.Controller, log: Log) {
    self.init(
      spec.id, number: log.responder(spec.id), touches: spec.touches,
      otherEvents: spec.otherEvents, refuses: spec.refuses,
      mayBeFirst: spec.canBecomeFirstResponder, log: log)
  }

  /// What an application delegate notes that is a responder.
  convenience init(_ spec: Scenario.Application.Delegate, log: Log) {
    self.init(
      Scenario.Reserved.delegate, number: log.responder(Scenario.Reserved.delegate),
      touches: spec.touches, otherEvents: spec.otherEvents, log: log)
  }

  /// A call of a touch method of a view, in whose coordinates locations are noted as well.
  final func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, _ view: UIView,
    super callSuper: () -> Void
  ) {
    note(phase, touches, event, in: view, super: callSuper)
  }

  /// A call of a touch method of a responder that is no view.
  final func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, _ responder: UIResponder,
    super callSuper: () -> Void
  ) {
    note(phase, touches, event, in: nil, super: callSuper)
  }

  private func note(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView?,
    super callSuper: () -> Void
  ) {
    let forwarding = self.touches[phase]
    if forwarding == .passesOnFirst { callSuper() }
    log.add(Trace.Event(.responder, number, phase: phase), touches, event, in: view)
    log.reactions?.react(to: .touches(id, phase))
    if forwarding == .passesOn { callSuper() }
  }

  final func other(
    _ event: Observation.OtherEvent, _ phase: EventPhase, super callSuper: () -> Void
  ) {
    if otherEvents == .passesOnFirst { callSuper() }
    log.add(Trace.Event(.otherEvent, number, phase: .init(phase), word: .event(event)))
    if otherEvents == .passesOn { callSuper() }
  }

  final func mayPerform(_ action: Selector, super callSuper: () -> Bool) -> Bool {
    !refused.contains(action.description) && callSuper()
  }

  /// Notes what came of becoming the first responder, or of ceasing to be it.
  final func first(_ answer: Bool, _ responder: UIResponder) -> Bool {
    log.add(Trace.Event(.firstResponder, number, answer: responder.isFirstResponder))
    return answer
  }
}

import Foundation
import TouchEngine
import TouchScript

/// What the overridden methods of every probing responder do: note the call, and then what the
/// scenario says the class does.
///
/// UIKit's classes cannot be subclassed all at once; so each probing class overrides the methods,
/// and hands over to this with `super` as a closure.
class ResponderProbe {
  final let id: Scenario.ID
  final let log: Log
  private let touches: Scenario.TouchHandling
  private let otherEvents: Scenario.Forwarding
  private let refused: [String]

  init(
    _ id: Scenario.ID, touches: Scenario.TouchHandling = .init(),
    otherEvents: Scenario.Forwarding = .passesOn, refuses: [String] = [], log: Log
  ) {
    self.id = id
    self.touches = touches
    self.otherEvents = otherEvents
    refused = refuses
    self.log = log
  }

  final func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, _ view: UIView? = nil,
    super callSuper: () -> Void
  ) {
    let forwarding = self.touches[phase]
    if forwarding == .passesOnFirst { callSuper() }
    log.add(.responder(id, log.call(phase, touches, event, in: view)))
    log.reactions?.react(to: .touches(id, phase))
    if forwarding == .passesOn { callSuper() }
  }

  final func other(
    _ event: Observation.OtherEvent, _ phase: EventPhase, super callSuper: () -> Void
  ) {
    if otherEvents == .passesOnFirst { callSuper() }
    log.add(.otherEvent(responder: id, event, phase))
    if otherEvents == .passesOn { callSuper() }
  }

  final func mayPerform(_ action: Selector, super callSuper: () -> Bool) -> Bool {
    !refused.contains(action.description) && callSuper()
  }

  /// Notes what came of becoming the first responder, or of ceasing to be it.
  final func first(_ answer: Bool, _ responder: UIResponder) -> Bool {
    log.add(.firstResponder(id, isFirst: responder.isFirstResponder))
    return answer
  }
}

import PropertyTesting
import TouchScript

/// Adds what responders do besides touches: actions of values, first responders, motion and presses,
/// presented controllers.
extension Casting {
  mutating func castResponderEvents() {
    castValueTargets()
    if traits.firstResponders { castFirstResponders() }
    if traits.otherEvents { castOtherEvents() }
    if traits.drops, oneIn(12) {
      if oneIn(2) {
        scene.application.dropsEvents = true
      } else {
        scene.views[lastWindow].overrides.dropsEvents = true
      }
    }
    if traits.presentations || traits.controllers { castPresenters() }
  }

  /// Controls tell of their values, or of being edited.
  private mutating func castValueTargets() {
    for index in scene.views.indices where scene.views[index].kind.isControl && !oneIn(3) {
      let event = pick(Self.valueEvents(of: scene.views[index].kind))
      let receiver = valueReceiver()
      scene.views[index].targets.append(
        Scenario.Target(receiver, pick(["act", "go"]), for: [event]))
    }
  }

  private mutating func valueReceiver() -> Scenario.Target.Receiver {
    switch random.below(12) {
    case 0: .responder(Scenario.Reserved.application)
    case 1 where scene.application.delegate?.isResponder == true:
      .responder(Scenario.Reserved.delegate)
    case 1...6: .firstResponder
    default: .responder(pick(scene.views).id)
    }
  }

  private static func valueEvents(of kind: Scenario.View.Kind) -> [ControlEvent] {
    switch kind {
    case .textField:
      [
        .editingDidBegin, .editingDidBegin, .editingDidEnd, .editingChanged, .editingDidEndOnExit,
        .primaryActionTriggered,
      ]
    case .button, .control: [.primaryActionTriggered, .valueChanged]
    default: [.valueChanged, .valueChanged, .valueChanged, .primaryActionTriggered]
    }
  }

  private mutating func castFirstResponders() {
    for index in scene.views.indices {
      if oneIn(4) { scene.views[index].overrides.canBecomeFirstResponder = !oneIn(4) }
      if oneIn(8) { scene.views[index].overrides.refuses = [pick(["act", "go"])] }
    }
    for index in scene.controllers.indices where oneIn(4) {
      scene.controllers[index].refuses = [pick(["act", "go"])]
      scene.controllers[index].canBecomeFirstResponder = oneIn(2)
    }
  }

  private mutating func castOtherEvents() {
    for index in scene.views.indices where oneIn(5) {
      scene.views[index].overrides.otherEvents = forwarding()
    }
    for index in scene.controllers.indices where oneIn(3) {
      scene.controllers[index].otherEvents = forwarding()
    }
    if oneIn(5) { scene.application.otherEvents = forwarding() }
    let ofDelegate = forwarding()
    if oneIn(2) { scene.application.delegate?.otherEvents = ofDelegate }
  }

  private mutating func forwarding() -> Scenario.Forwarding { pick([.keeps, .passesOnFirst]) }

  /// Some controllers are presented by others beforehand, and never by themselves.
  private mutating func castPresenters() {
    guard scene.controllers.count > 1 else { return }
    let before = scene
    for index in scene.controllers.indices.dropFirst() where oneIn(4) {
      scene.controllers[index].presentedBy = scene.controllers[random.integer(in: 0...index - 1)].id
    }
    if scene.mayLeadBack { scene = before }
  }
}

import TouchScript

/// Wrong controls: how they track touches, and which events they send.
extension WrongEngine {
  static let controls: [WrongEngine] = [
    .init(
      "always-up-inside", "Lifting outside a control counts as lifting inside.", "CT-06 CT-15",
      .calls(.controlEvent) { call, _ in
        if call.word == .controlEvent(.touchUpOutside) { call.word = .controlEvent(.touchUpInside) }
      }),
    .init(
      "cancel-and-up", "A touch that was cancelled also sends an up event.",
      "CT-08 CT-10 CT-34 CT-36 CT-39",
      .instead { call, _ in
        guard call.word == .controlEvent(.touchCancel) else { return [call] }
        var up = call
        up.word = .controlEvent(.touchUpInside)
        return [call, up]
      }),
    .init(
      "up-without-tracking", "A control that does not track sends an up event at the lift.",
      "CT-12 CT-02 CT-05 CT-19",
      .instead { call, scenario in
        guard call.kind == .responder, call.phase == .ended, let control = scenario.view(call.who),
          control.overrides.beginsTracking == false || control.overrides.continuesTracking == false
        else { return [call] }
        let state = ControlState(isTracking: false, isTouchInside: true, isHighlighted: false)
        return [call, .controlEvent(control: control.id, .touchUpInside, state)]
      }),
    .init(
      "stays-highlighted", "A control stays highlighted while the touch is outside.", "CT-11",
      .calls(.controlEvent) { call, _ in
        guard var state = call.control else { return }
        state.isHighlighted = true
        call.detail = .control(state)
      }),
    .init(
      "targets-retained", "A control keeps its targets alive.", "CT-20",
      .views { view, _ in
        let control = view.id
        view.targets.each { if $0.receiver == .released { $0.receiver = .responder(control) } }
      }),
    .init(
      "event-not-shown", "Actions are called without the event that caused them.", "CT-22",
      .calls(.actionMethod) { call, _ in call.answer = false }),
  ]
}

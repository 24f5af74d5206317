import TouchScript

/// Wrong controls: how they track touches, and which events they send; and wrong scroll views.
extension Lens {
  static let controls: [String: Lens] = [
    "always-up-inside": .calls(.controlEvent) { call, _ in
      if call.word == .controlEvent(.touchUpOutside) { call.word = .controlEvent(.touchUpInside) }
    },
    "cancel-and-up": .instead { call, _ in
      guard call.word == .controlEvent(.touchCancel) else { return [call] }
      var up = call
      up.word = .controlEvent(.touchUpInside)
      return [call, up]
    },
    "up-without-tracking": .instead { call, scenario in
      guard call.kind == .responder, call.phase == .ended, let control = scenario.view(call.who),
        control.overrides.beginsTracking == false || control.overrides.continuesTracking == false
      else { return [call] }
      let state = Observation.Detail.control(ControlState(isTouchInside: true))
      let word = Observation.Word.controlEvent(.touchUpInside)
      return [call, Observation(.controlEvent, who: control.id, word: word, detail: state)]
    },
    "controls-forward": .instead { call, scenario in
      guard call.kind == .responder, let view = scenario.view(call.who), view.kind.isControl
      else { return [call] }
      var forwarded = call
      forwarded.who = view.parent
      return [call, forwarded]
    },
    "targets-sought": .calls(.actionMethod) { call, scenario in
      if scenario.view(call.who)?.targets.isEmpty == false { call.other = call.who }
    },
    "stays-highlighted": .calls(.controlEvent) { call, _ in
      guard var state = call.detail?.control else { return }
      state.isHighlighted = true
      call.detail = .control(state)
    },
    "values-doubled": .calls(.controlEvent) { call, _ in
      guard var state = call.detail?.control else { return }
      state.value = state.value.map { $0 * 2 }
      call.detail = .control(state)
    },
    "targets-retained": .views { view, _ in
      let control = view.id
      view.targets.each { if $0.receiver == .released { $0.receiver = .responder(control) } }
    },
    "event-not-shown": .calls(.actionMethod) { call, _ in call.answer = false },
    "content-delay-of-20-ms": .trace { calls, _ in
      calls.each { call in
        guard call.kind == .responder, call.phase == .began else { return }
        call.at = min(call.at, (call.touches.first?.timestamp ?? call.at) + 20)
      }
      calls = calls.enumerated()
        .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
        .map(\.element)
    },
    "outer-scrolls-too": .instead { call, scenario in
      guard call.kind == .scroll, let parent = scenario.view(call.who)?.parent,
        scenario.view(parent)?.kind.isScrollView == true
      else { return [call] }
      var other = call
      other.who = parent
      return [call, other]
    },
    "always-delivered": .calls(.sendAction) { call, _ in call.answer = true },
  ]
}

import TouchScript

extension BehaviourReader {
  /// Notes what one observation tells of its parts: kinds, states, answers and relations. `event` is
  /// what fingers did at the same time; 0 if they did nothing, as when a timer fires.
  mutating func noteParts(of observation: Observation, during event: UInt64) {
    switch observation {
    case .recognizer, .action, .reset, .shouldReceiveEvent, .shouldReceive, .shouldBegin,
      .simultaneous, .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent, .canBePrevented:
      noteRecognizer(observation, during: event)
    case .responder(let id, let call):
      noteCall(call, of: id)
    case .tracking, .controlEvent, .actionMethod, .sendAction:
      noteControl(observation, during: event)
    case .hitTest(let view, _, let result):
      guard let view = scene.view(view) else { return }
      let scenario = scene.scenario.views[view]
      note(
        "hitTest", viewKinds[view], relation(of: result.flatMap(scene.view), to: view),
        Word.code(scenario.overrides.hitTest != nil),
        Word.code(scenario.overrides.pointInside != nil), Word.few(Int(scene.depths[view])))
    case .pointInside(let view, _, let answer):
      note("pointInside", kind(ofResponder: view), Word.code(answer))
    case .selection(let table, let row, let isSelected):
      let relation = relation(of: scene.view(row), to: scene.view(table))
      note("selection", Word.code(isSelected), relation, event)
    case .scroll(let view, let scroll, _):
      note("scroll", kind(ofResponder: view), Word.code(scroll), event)
    case .contentTouch(_, let question, let view, let answer):
      note("content", Word.code(question), kind(ofResponder: view), Word.code(answer), event)
    case .otherEvent(let responder, let event, let phase):
      note("other", kind(ofResponder: responder), Word.code(event), Word.code(phase))
    case .firstResponder(let responder, let isFirst):
      note("first", kind(ofResponder: responder), Word.code(isFirst))
    case .programmerError:
      note("misuse", event)
    case .chain(let from, let responders):
      note("chain", kind(ofResponder: from), UInt64(min(responders.count, 8)))
    case .receivers(_, let recognizers):
      for id in recognizers {
        guard let index = scene.recognizer(id) else { continue }
        note("receiver", kinds[index], relation(of: view(ofRecognizer: id)), fingers)
      }
    case .touchSet(let receiver, let fingers):
      note("touches", kind(ofResponder: receiver), Word.few(fingers.count), self.fingers)
    case .madeView, .made, .sendEvent:
      break
    }
  }

  /// A touch message: to whom, after which other, and how the receiver stands to the touch's view.
  private mutating func noteCall(_ call: TouchCall, of id: Scenario.ID) {
    hear(of: call.touches)
    fingers = Word.few(call.allFingers.count)
    let phase = Word.code(call.phase)
    note(
      "told", kind(ofResponder: id), phase, told[id] ?? 0, relation(of: scene.view(id)),
      Word.few(call.touches.count), fingers)
    told[id] = phase
  }

  private mutating func noteControl(_ observation: Observation, during event: UInt64) {
    switch observation {
    case .tracking(let control, let tracking, let answer):
      let word = Word.code(tracking)
      noteNotice(of: control, word, Word.code(answer), event)
    case .controlEvent(let control, let sent, let state):
      let flags =
        Word.code(state.isTracking) | Word.code(state.isTouchInside) << 1
        | Word.code(state.isHighlighted) << 2
      noteNotice(of: control, Word.code(sent), flags, event)
    case .actionMethod(let receiver, _, let sender, let withEvent):
      note(
        "method", kind(ofResponder: receiver), kind(ofResponder: sender), Word.code(withEvent),
        relation(of: scene.view(receiver), to: scene.view(sender)), event)
    case .sendAction(_, let sender, let delivered):
      note("sendAction", kind(ofResponder: sender), Word.code(delivered), event)
    default:
      break
    }
  }

  /// A control's notice, after the two before it.
  private mutating func noteNotice(
    of id: Scenario.ID, _ word: UInt64, _ state: UInt64, _ event: UInt64
  ) {
    guard let control = scene.view(id) else { return }
    let (last, before) = noticed[control]
    note("control", viewKinds[control], word, state, last, before, event)
    noticed[control] = (word, last)
  }

  /// What kind of thing a name stands for: a kind of view or recognizer, or a word of its own.
  func kind(ofResponder id: Scenario.ID) -> UInt64 {
    if let view = scene.view(id) { return viewKinds[view] }
    if let recognizer = scene.recognizer(id) { return kinds[recognizer] }
    return scene.controller(id) == nil ? Word.code(id) : 1
  }
}

import TouchScript

extension BehaviourReader {
  /// Notes what one observation tells of its parts: kinds, states, answers and relations. `occasion`
  /// is what fingers did at the same time; 0 if they did nothing, as when a timer fires.
  mutating func noteParts(of event: Trace.Event, during occasion: UInt64) {
    switch event.kind {
    case .recognizer, .action, .reset, .shouldReceive, .shouldBegin, .simultaneous,
      .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent, .canBePrevented:
      noteRecognizer(event, during: occasion)
    case .responder: noteCall(event)
    case .tracking: noteNotice(of: event, Word.code(event.answer), occasion)
    case .controlEvent:
      noteNotice(of: event, trace.detail(of: event)?.control?.code ?? 0, occasion)
    case .hitTest:
      guard let view = view(event.subject) else { return }
      let scenario = scene.scenario.views[view]
      note(
        "hitTest", viewKinds[view], relation(of: self.view(event.object), to: view),
        Word.code(scenario.overrides.hitTest != nil),
        Word.code(scenario.overrides.pointInside != nil), Word.few(Int(scene.depths[view])))
    case .chain:
      note("chain", kind(of: event), UInt64(min(trace.listedNumbers(of: event).count, 8)))
    case .receivers:
      for index in trace.listedNumbers(of: event) where kinds.indices.contains(index) {
        note("receiver", kinds[index], relation(of: view(ofRecognizer: index)), fingers)
      }
    default:
      guard let new = event.kind.new else { return }
      var codes: [UInt64] = [0, 0, 0, 0, 0, 0]
      for (place, part) in new.parts.prefix(codes.count).enumerated() {
        codes[place] = code(part, of: event, during: occasion)
      }
      note(new.name, codes[0], codes[1], codes[2], codes[3], codes[4], codes[5])
    }
  }

  /// The number of what an observation says in one of its parts.
  func code(
    _ part: Observation.Kind.Part, of event: Trace.Event, during occasion: UInt64 = 0
  ) -> UInt64 {
    switch part {
    case .who: kind(of: event)
    case .other: kind(ofOther: event)
    case .relation: relation(of: view(event.object), to: view(event.subject))
    case .answer: Word.code(event.answer)
    case .phase: Word.code(event.phase)
    case .state: Word.code(event.state)
    case .word: Word.code(event.word)
    case .occasion: occasion
    case .count: Word.few(trace.fingers(of: event).count)
    case .fingers: fingers
    }
  }

  /// A touch message: to whom, after which other, and how the receiver stands to the touch's view.
  private mutating func noteCall(_ event: Trace.Event) {
    hear(of: event)
    fingers = Word.few(trace.fingers(of: event).count)
    let phase = Word.code(event.phase)
    note(
      "told", kind(of: event), phase, told[event.subject] ?? 0,
      relation(of: view(event.subject)), Word.few(event.touches.count), fingers)
    told[event.subject] = phase
  }

  /// A control's notice, after the two before it.
  private mutating func noteNotice(
    of event: Trace.Event, _ state: UInt64, _ occasion: UInt64
  ) {
    guard let control = view(event.subject) else { return }
    let word = Word.code(event.word)
    let (last, before) = noticed[control]
    note("control", viewKinds[control], word, state, last, before, occasion)
    noticed[control] = (word, last)
  }

  /// What kind of thing was called: a kind of view or recognizer, or a word of its own.
  func kind(of event: Trace.Event) -> UInt64 {
    if event.kind.isOfRecognizer, let index = recognizer(event.subject) { return kinds[index] }
    return trace.name(of: event).map(kind) ?? 0
  }

  /// What kind of thing the other one is that an event is about.
  func kind(ofOther event: Trace.Event) -> UInt64 { trace.otherName(of: event).map(kind) ?? 0 }

  /// What kind of thing a name stands for.
  private func kind(_ id: Scenario.ID) -> UInt64 {
    if let view = scene.view(id) { return viewKinds[view] }
    if let recognizer = scene.recognizer(id) { return kinds[recognizer] }
    return scene.controller(id) == nil ? Word.code(id) : 1
  }
}

extension ControlState {
  fileprivate var code: UInt64 {
    Word.code(isTracking) | Word.code(isTouchInside) << 1 | Word.code(isHighlighted) << 2
  }
}

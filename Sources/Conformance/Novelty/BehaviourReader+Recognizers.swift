import TouchScript

extension BehaviourReader {
  /// Notes a recognizer's step: from which state to which, on what occasion, in which relation to
  /// the touch, and in whose company.
  mutating func noteRecognizer(_ event: Trace.Event, during occasion: UInt64) {
    let answer = Word.code(event.answer)
    switch event.kind {
    case .recognizer:
      hear(of: event)
      fingers = Word.few(trace.fingers(of: event).count)
      step(of: event, "call", Word.code(event.phase), Word.few(event.touches.count))
    case .action:
      let touches = trace.detail(of: event)?.reading?.numberOfTouches ?? 0
      step(of: event, "action", occasion, Word.few(touches))
    case .reset:
      guard let index = recognizer(event.subject) else { return }
      note("reset", kinds[index], Word.code(states[index]), Word.code(event.state), occasion)
      states[index] = .possible
    case .shouldReceive:
      hear(of: event)
      let view = recognizer(event.subject).flatMap(view(ofRecognizer:))
      note("shouldReceive", kind(of: event), answer, relation(of: view), occasion)
    case .shouldBegin:
      let isOfDelegate = event.object == Trace.Names.none
      let place = isOfDelegate ? 0 : 1 + relation(of: view(event.object))
      note("shouldBegin", kind(of: event), place, answer, occasion)
    case .simultaneous: notePair("simultaneous", event)
    case .shouldRequireFailure: notePair("requires", event)
    case .shouldBeRequiredToFail: notePair("isRequired", event)
    case .canPrevent: notePair("prevents", event)
    case .canBePrevented: notePair("isPrevented", event)
    default: break
    }
  }

  private mutating func step(
    of event: Trace.Event, _ occasion: StaticString, _ cause: UInt64, _ count: UInt64
  ) {
    guard let index = recognizer(event.subject) else { return }
    let state = event.state
    let old = states[index]
    states[index] = state
    let place = view(ofRecognizer: index)
    note(
      occasion, kinds[index], Word.code(Word.code(old), Word.code(state)), cause,
      relation(of: place), count, fingers)
    guard state != old else { return }
    for other in states.indices where other != index {
      note(
        "company", kinds[index], Word.code(state), kinds[other], Word.code(states[other]),
        relation(of: view(ofRecognizer: other), to: place))
    }
  }

  private mutating func notePair(_ question: StaticString, _ event: Trace.Event) {
    guard let one = recognizer(event.subject), let two = recognizer(event.object) else { return }
    note(
      question, kinds[one], kinds[two],
      Word.code(Word.code(states[one]), Word.code(states[two])), Word.code(event.answer),
      Word.code(event.word), relation(of: view(ofRecognizer: one), to: view(ofRecognizer: two)))
  }
}

import TouchScript

extension BehaviourReader {
  /// Notes a recognizer's step: from which state to which, on what occasion, in which relation to
  /// the touch, and in whose company.
  mutating func noteRecognizer(_ observation: Observation, during event: UInt64) {
    switch observation {
    case .recognizer(let id, let call, let state):
      hear(of: call.touches)
      fingers = Word.few(call.allFingers.count)
      step(of: id, "call", to: state, Word.code(call.phase), Word.few(call.touches.count))
    case .action(let id, let state, let reading):
      step(of: id, "action", to: state, event, Word.few(reading.numberOfTouches))
    case .reset(let id, let from):
      guard let index = scene.recognizer(id) else { return }
      note("reset", kinds[index], Word.code(states[index]), Word.code(from), event)
      states[index] = .possible
    case .shouldReceiveEvent(let id, let answer):
      note("shouldReceiveEvent", kind(ofResponder: id), Word.code(answer), event)
    case .shouldReceive(let id, let touch, let answer):
      hear(of: [touch])
      let relation = relation(of: view(ofRecognizer: id))
      note("shouldReceive", kind(ofResponder: id), Word.code(answer), relation, event)
    case .shouldBegin(let id, let asked, let answer):
      let place: UInt64
      switch asked {
      case .delegate: place = 0
      case .view(let view): place = 1 + relation(of: scene.view(view))
      }
      note("shouldBegin", kind(ofResponder: id), place, Word.code(answer), event)
    case .simultaneous(let id, let other, let answer):
      notePair("simultaneous", id, other, answer)
    case .shouldRequireFailure(let id, let other, let asked, let answer):
      notePair("requires", id, other, answer, Word.code(asked))
    case .shouldBeRequiredToFail(let id, let other, let asked, let answer):
      notePair("isRequired", id, other, answer, Word.code(asked))
    case .canPrevent(let id, let other, let answer):
      notePair("prevents", id, other, answer)
    case .canBePrevented(let id, let other, let answer):
      notePair("isPrevented", id, other, answer)
    default:
      break
    }
  }

  private mutating func step(
    of id: Scenario.ID, _ occasion: StaticString, to state: RecognizerState, _ event: UInt64,
    _ count: UInt64
  ) {
    guard let index = scene.recognizer(id) else { return }
    let old = states[index]
    states[index] = state
    let place = view(ofRecognizer: id)
    note(
      occasion, kinds[index], Word.code(Word.code(old), Word.code(state)), event,
      relation(of: place), count, fingers)
    guard state != old else { return }
    for other in states.indices where other != index {
      let company = scene.scenario.recognizers[other]
      note(
        "company", kinds[index], Word.code(state), kinds[other], Word.code(states[other]),
        relation(of: scene.view(company.view), to: place))
    }
  }

  private mutating func notePair(
    _ question: StaticString, _ id: Scenario.ID, _ other: Scenario.ID, _ answer: Bool,
    _ asked: UInt64 = 0
  ) {
    guard let one = scene.recognizer(id), let two = scene.recognizer(other) else { return }
    note(
      question, kinds[one], kinds[two],
      Word.code(Word.code(states[one]), Word.code(states[two])), Word.code(answer), asked,
      relation(of: view(ofRecognizer: id), to: view(ofRecognizer: other)))
  }
}

import TouchScript

/// Turns the events of a trace into facts.
struct FactReader {
  private let names: Names
  private(set) var facts: [Fact] = []
  var touches: [TouchFact] = []

  init(_ trace: Trace, _ names: Names) {
    self.names = names
    facts.reserveCapacity(trace.events.count)
    touches.reserveCapacity(trace.events.count)
    for event in trace.events { read(event) }
  }

  private mutating func read(_ event: Trace.Event) {
    switch event.what {
    case .hitTest, .pointInside, .chain, .receivers, .touchSet: readQuestion(event)
    case .sendEvent, .responder, .recognizer: readTelling(event)
    case .shouldReceiveEvent, .shouldReceive, .shouldBegin, .made, .madeView, .action, .reset:
      readDecision(event)
    case .simultaneous, .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent,
      .canBePrevented:
      readPair(event)
    case .tracking, .controlEvent, .actionMethod, .sendAction: readControl(event)
    case .selection, .scroll, .contentTouch, .otherEvent, .firstResponder, .programmerError:
      readReport(event)
    }
  }

  private mutating func readQuestion(_ event: Trace.Event) {
    switch event.what {
    case .hitTest(let view, _, let result):
      add(.hitTest, event, names.responder(view), other: number(of: result))
    case .pointInside(let view, _, let answer):
      add(.pointInside, event, names.responder(view), answer: answer)
    case .chain(let view, _):
      add(.chain, event, names.responder(view))
    case .receivers: add(.receivers, event, Scene.none)
    case .touchSet: add(.touchSet, event, Scene.none)
    default: break
    }
  }

  private mutating func readTelling(_ event: Trace.Event) {
    let first = touches.count
    switch event.what {
    case .sendEvent(let receiver, let states):
      for state in states { add(state) }
      let isApplication = receiver == Scenario.Reserved.application
      add(isApplication ? .applicationSends : .windowSends, event, names.responder(receiver))
    case .responder(let who, let call):
      for state in call.touches { add(state) }
      add(.responder, event, names.responder(who))
      facts[facts.count - 1].phase = call.phase
      facts[facts.count - 1].allFingers = Self.bits(of: call.allFingers)
    case .recognizer(let who, let call, let state):
      for state in call.touches { add(state) }
      add(.recognizer, event, names.recognizer(who))
      facts[facts.count - 1].phase = call.phase
      facts[facts.count - 1].state = state
      facts[facts.count - 1].allFingers = Self.bits(of: call.allFingers)
    default: return
    }
    facts[facts.count - 1].firstTouch = first
    facts[facts.count - 1].endOfTouches = touches.count
  }

  private mutating func readDecision(_ event: Trace.Event) {
    switch event.what {
    case .made(let who, let defaults):
      add(.made, event, names.recognizer(who), state: defaults.state)
    case .madeView: add(.madeView, event, Scene.none)
    case .shouldReceiveEvent(let who, let answer):
      add(.shouldReceiveEvent, event, names.recognizer(who), answer: answer)
    case .shouldReceive(let who, let touch, let answer):
      add(touch)
      add(.shouldReceive, event, names.recognizer(who), answer: answer)
      facts[facts.count - 1].firstTouch = touches.count - 1
      facts[facts.count - 1].endOfTouches = touches.count
    case .shouldBegin(let who, .delegate, let answer):
      add(.shouldBegin, event, names.recognizer(who), answer: answer)
    case .shouldBegin(let who, .view(let view), let answer):
      add(
        .shouldBegin, event, names.recognizer(who), other: names.responder(view), answer: answer)
    case .action(let who, let state, _): add(.action, event, names.recognizer(who), state: state)
    case .reset(let who, let state): add(.reset, event, names.recognizer(who), state: state)
    default: break
    }
  }

  private mutating func readPair(_ event: Trace.Event) {
    switch event.what {
    case .simultaneous(let who, let other, let answer):
      addPair(.simultaneous, event, who, other, answer)
    case .shouldRequireFailure(let who, let other, _, let answer):
      addPair(.shouldRequireFailure, event, who, other, answer)
    case .shouldBeRequiredToFail(let who, let other, _, let answer):
      addPair(.shouldBeRequiredToFail, event, who, other, answer)
    case .canPrevent(let who, let other, let answer):
      addPair(.canPrevent, event, who, other, answer)
    case .canBePrevented(let who, let other, let answer):
      addPair(.canBePrevented, event, who, other, answer)
    default: break
    }
  }

  private mutating func addPair(
    _ kind: Fact.Kind, _ event: Trace.Event, _ who: Trace.ID, _ other: Trace.ID, _ answer: Bool
  ) {
    add(kind, event, names.recognizer(who), other: names.recognizer(other), answer: answer)
  }

  private mutating func readReport(_ event: Trace.Event) {
    switch event.what {
    case .selection(let table, let row, let isSelected):
      add(
        .selection, event, names.responder(table), other: names.responder(row),
        answer: isSelected)
    case .scroll(let scrollView, _, _): add(.scroll, event, names.responder(scrollView))
    case .contentTouch(let scrollView, _, let view, let answer):
      add(
        .contentTouch, event, names.responder(scrollView), other: names.responder(view),
        answer: answer)
    case .otherEvent(let who, _, _): add(.otherEvent, event, names.responder(who))
    case .firstResponder(let who, let isFirst):
      add(.firstResponder, event, names.responder(who), answer: isFirst)
    case .programmerError: add(.programmerError, event, Scene.none)
    default: break
    }
  }

  private mutating func readControl(_ event: Trace.Event) {
    switch event.what {
    case .tracking(let who, let method, let answer):
      add(.tracking, event, names.responder(who), answer: answer)
      facts[facts.count - 1].tracking = method
    case .controlEvent(let who, let controlEvent, _):
      add(.controlEvent, event, names.responder(who))
      facts[facts.count - 1].controlEvent = controlEvent
    case .actionMethod(let receiver, _, let sender, _):
      add(.actionMethod, event, names.responder(sender), other: names.responder(receiver))
    case .sendAction(_, let sender, let delivered):
      add(.sendAction, event, names.responder(sender), answer: delivered)
    default: break
    }
  }

  private mutating func add(
    _ kind: Fact.Kind, _ event: Trace.Event, _ who: Int, other: Int = Scene.none,
    answer: Bool = false, state: RecognizerState = .possible
  ) {
    facts.append(
      Fact(kind: kind, at: event.at, who: who, other: other, answer: answer, state: state))
  }

  private mutating func add(_ state: TouchState) {
    touches.append(
      TouchFact(
        event: facts.count, contact: Scene.unknown, finger: state.finger, phase: state.phase,
        view: number(of: state.view), window: number(of: state.window),
        tapCount: state.tapCount, timestamp: state.timestamp, location: state.location,
        previousLocation: state.previousLocation, locationInReceiver: state.locationInReceiver,
        identity: state.identity))
  }

  private static func bits(of fingers: [Int]) -> UInt64 {
    fingers.reduce(0) { (0..<64).contains($1) ? $0 | 1 << UInt64($1) : $0 }
  }

  private func number(of name: Scenario.ID?) -> Int {
    guard let name else { return Scene.none }
    return names.responder(name)
  }
}

extension Observation: Encodable {
  /// Writes an object of one key, such as `{"reset": {"recognizer": "tap", "from": "ended"}}`.
  public func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: Choice.Name.self)
    var fields = outer.nestedContainer(keyedBy: Field.self, forKey: Choice.Name(kind.rawValue))
    try encode(to: &fields)
  }

  /// What the observation is filed under.
  var kind: Kind {
    switch self {
    case .madeView: .madeView
    case .made: .made
    case .hitTest: .hitTest
    case .pointInside: .pointInside
    case .sendEvent: .sendEvent
    case .responder: .responder
    case .recognizer: .recognizer
    case .shouldReceiveEvent: .shouldReceiveEvent
    case .shouldReceive: .shouldReceive
    case .shouldBegin: .shouldBegin
    case .simultaneous: .simultaneous
    case .shouldRequireFailure: .shouldRequireFailure
    case .shouldBeRequiredToFail: .shouldBeRequiredToFail
    case .canPrevent: .canPrevent
    case .canBePrevented: .canBePrevented
    case .action: .action
    case .reset: .reset
    case .tracking: .tracking
    case .controlEvent: .controlEvent
    case .actionMethod: .actionMethod
    case .sendAction: .sendAction
    case .selection: .selection
    case .scroll: .scroll
    case .contentTouch: .contentTouch
    case .otherEvent: .otherEvent
    case .firstResponder: .firstResponder
    case .programmerError: .programmerError
    case .chain: .chain
    case .receivers: .receivers
    case .touchSet: .touchSet
    }
  }

  private func encode(to fields: inout KeyedEncodingContainer<Field>) throws {
    switch self {
    case .hitTest(let view, let point, let result):
      try fields.encode(view, forKey: .view)
      try fields.encode(point, forKey: .point)
      try fields.encodeIfPresent(result, forKey: .result)
    case .pointInside(let view, let point, let answer):
      try fields.encode(view, forKey: .view)
      try fields.encode(point, forKey: .point)
      try fields.encode(answer, forKey: .answer)
    case .sendEvent(let receiver, let touches):
      try fields.encode(receiver, forKey: .receiver)
      try fields.encode(touches, forKey: .touches)
    case .responder(let id, let call):
      try fields.encode(id, forKey: .responder)
      try call.encode(to: &fields)
    case .madeView, .chain, .receivers, .touchSet: try encodeReadOff(to: &fields)
    case .tracking, .controlEvent, .actionMethod, .sendAction: try encodeControl(to: &fields)
    case .selection, .scroll, .contentTouch, .otherEvent, .firstResponder, .programmerError:
      try encodeReport(to: &fields)
    default: try encodeRecognizer(to: &fields)
    }
  }

  private func encodeReadOff(to fields: inout KeyedEncodingContainer<Field>) throws {
    switch self {
    case .madeView(let kind, let defaults):
      try fields.encode(kind, forKey: .kind)
      try defaults.encode(to: &fields)
    case .chain(let from, let responders):
      try fields.encode(from, forKey: .from)
      try fields.encode(responders, forKey: .responders)
    case .receivers(let finger, let recognizers):
      try fields.encode(finger, forKey: .finger)
      try fields.encode(recognizers, forKey: .recognizers)
    case .touchSet(let id, let fingers):
      try fields.encode(id, forKey: .of)
      try fields.encode(fingers, forKey: .fingers)
    default: break
    }
  }

  private func encodeControl(to fields: inout KeyedEncodingContainer<Field>) throws {
    switch self {
    case .tracking(let control, let method, let answer):
      try fields.encode(control, forKey: .control)
      try fields.encode(method, forKey: .method)
      try fields.encode(answer, forKey: .answer)
    case .controlEvent(let control, let event, let state):
      try fields.encode(control, forKey: .control)
      try fields.encode(event, forKey: .event)
      try state.encode(to: &fields)
    case .actionMethod(let receiver, let action, let sender, let withEvent):
      try fields.encode(receiver, forKey: .receiver)
      try fields.encode(action, forKey: .action)
      try fields.encode(sender, forKey: .sender)
      try fields.encode(withEvent, for: .withEvent, unless: false)
    case .sendAction(let action, let sender, let delivered):
      try fields.encode(action, forKey: .action)
      try fields.encode(sender, forKey: .sender)
      try fields.encode(delivered, forKey: .delivered)
    default: break
    }
  }

  private func encodeReport(to fields: inout KeyedEncodingContainer<Field>) throws {
    switch self {
    case .selection(let table, let row, let isSelected):
      try fields.encode(table, forKey: .table)
      try fields.encode(row, forKey: .row)
      try fields.encode(isSelected, forKey: .isSelected)
    case .scroll(let scrollView, let method, let offset):
      try fields.encode(scrollView, forKey: .scrollView)
      try fields.encode(method, forKey: .method)
      try fields.encode(offset, forKey: .offset)
    case .contentTouch(let scrollView, let question, let view, let answer):
      try fields.encode(scrollView, forKey: .scrollView)
      try fields.encode(question, forKey: .question)
      try fields.encode(view, forKey: .view)
      try fields.encode(answer, forKey: .answer)
    case .otherEvent(let responder, let event, let phase):
      try fields.encode(responder, forKey: .responder)
      try fields.encode(event, forKey: .event)
      try fields.encode(phase, forKey: .phase)
    case .firstResponder(let responder, let isFirst):
      try fields.encode(responder, forKey: .responder)
      try fields.encode(isFirst, forKey: .isFirst)
    case .programmerError(let problem): try fields.encode(problem, forKey: .problem)
    default: break
    }
  }

  private func encodeRecognizer(to fields: inout KeyedEncodingContainer<Field>) throws {
    switch self {
    case .made(let id, let defaults):
      try fields.encode(id, forKey: .recognizer)
      try defaults.encode(to: &fields)
    case .recognizer(let id, let call, let state):
      try fields.encode(id, forKey: .recognizer)
      try call.encode(to: &fields)
      try fields.encode(state, forKey: .state)
    case .action(let id, let state, let reading):
      try fields.encode(id, forKey: .recognizer)
      try fields.encode(state, forKey: .state)
      try reading.encode(to: &fields)
    case .reset(let id, let from):
      try fields.encode(id, forKey: .recognizer)
      try fields.encode(from, forKey: .from)
    default: try encodeQuestion(to: &fields)
    }
  }

  private func encodeQuestion(to fields: inout KeyedEncodingContainer<Field>) throws {
    let asking: (recognizer: Trace.ID, answer: Bool)
    switch self {
    case .shouldReceiveEvent(let id, let answer): asking = (id, answer)
    case .shouldReceive(let id, let touch, let answer):
      try fields.encode(touch, forKey: .touch)
      asking = (id, answer)
    case .shouldBegin(let id, let asked, let answer):
      try fields.encode(asked, forKey: .asked)
      asking = (id, answer)
    case .simultaneous(let id, let with, let answer):
      try fields.encode(with, forKey: .with)
      asking = (id, answer)
    case .shouldRequireFailure(let id, let other, let asked, let answer):
      try fields.encode(other, forKey: .of)
      try fields.encode(asked, forKey: .asked)
      asking = (id, answer)
    case .shouldBeRequiredToFail(let id, let by, let asked, let answer):
      try fields.encode(by, forKey: .by)
      try fields.encode(asked, forKey: .asked)
      asking = (id, answer)
    case .canPrevent(let id, let other, let answer):
      try fields.encode(other, forKey: .other)
      asking = (id, answer)
    case .canBePrevented(let id, let by, let answer):
      try fields.encode(by, forKey: .by)
      asking = (id, answer)
    default: return
    }
    try fields.encode(asking.recognizer, forKey: .recognizer)
    try fields.encode(asking.answer, forKey: .answer)
  }
}

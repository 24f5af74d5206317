import TouchScript

/// Tells what a trace says in the words of another scenario: other names, fingers and times.
struct Retelling {
  /// The name that something goes by; names that are not known stay as they are.
  var name: (Trace.ID) -> Trace.ID = { $0 }
  /// What an action is called.
  var action: (String) -> String = { $0 }
  /// Which finger a finger is.
  var finger: (Int) -> Int = { $0 }
  /// When something happened, in milliseconds.
  var time: (Int) -> Int = { $0 }
  /// Where something was that is told in the screen's coordinates, as of touches without a window.
  var place: (Point) -> Point = { $0 }

  /// The observation, retold. What touch objects are identical is not retold: it is not compared.
  func callAsFunction(_ what: Observation) -> Observation {
    switch what {
    case .sendEvent(let receiver, let touches):
      .sendEvent(receiver: name(receiver), touches: retold(touches))
    case .responder(let id, let call): .responder(name(id), retold(call))
    case .recognizer(let id, let call, let state):
      .recognizer(name(id), retold(call), state: state)
    case .shouldReceiveEvent(let id, let answer):
      .shouldReceiveEvent(recognizer: name(id), answer: answer)
    case .shouldReceive(let id, let touch, let answer):
      .shouldReceive(recognizer: name(id), touch: retold(touch), answer: answer)
    case .shouldBegin(let id, .view(let view), let answer):
      .shouldBegin(recognizer: name(id), asked: .view(name(view)), answer: answer)
    case .shouldBegin(let id, .delegate, let answer):
      .shouldBegin(recognizer: name(id), asked: .delegate, answer: answer)
    case .action(let id, let state, let reading):
      .action(recognizer: name(id), state: state, reading)
    case .reset(let id, let state): .reset(recognizer: name(id), from: state)
    default: retoldOfControls(what)
    }
  }

  private func retoldOfControls(_ what: Observation) -> Observation {
    switch what {
    case .tracking(let id, let method, let answer):
      .tracking(control: name(id), method, answer: answer)
    case .controlEvent(let id, let event, let state):
      .controlEvent(control: name(id), event, state)
    case .actionMethod(let receiver, let called, let sender, let withEvent):
      .actionMethod(
        receiver: name(receiver), action: action(called), sender: name(sender),
        withEvent: withEvent)
    case .sendAction(let called, let sender, let delivered):
      .sendAction(action: action(called), sender: name(sender), delivered: delivered)
    case .selection(let table, let row, let isSelected):
      .selection(table: name(table), row: name(row), isSelected: isSelected)
    case .scroll(let id, let method, let offset): .scroll(name(id), method, offset: offset)
    case .contentTouch(let id, let question, let view, let answer):
      .contentTouch(scrollView: name(id), question: question, view: name(view), answer: answer)
    case .otherEvent(let id, let event, let phase):
      .otherEvent(responder: name(id), event, phase)
    case .firstResponder(let id, let isFirst): .firstResponder(name(id), isFirst: isFirst)
    default: what
    }
  }

  private func retold(_ touch: TouchState) -> TouchState {
    var touch = touch
    touch.finger = finger(touch.finger)
    touch.view = touch.view.map(name)
    touch.window = touch.window.map(name)
    touch.timestamp = time(touch.timestamp)
    if touch.window == nil {
      touch.location = place(touch.location)
      touch.previousLocation = place(touch.previousLocation)
    }
    touch.identity = 0
    return touch
  }

  private func retold(_ touches: [TouchState]) -> [TouchState] {
    // Most calls are about one finger, which needs no order.
    touches.count < 2
      ? touches.map(retold) : touches.map(retold).sorted { $0.finger < $1.finger }
  }

  private func retold(_ call: TouchCall) -> TouchCall {
    let fingers = call.allFingers.map(finger)
    return TouchCall(
      call.phase, touches: retold(call.touches),
      allFingers: fingers.count < 2 ? fingers : fingers.sorted())
  }
}

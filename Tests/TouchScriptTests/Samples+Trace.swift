import TouchScript

extension Samples {
  /// A trace with an observation of every kind.
  static var trace: Trace {
    Trace(
      events: (touches + questions + decisions + controls + reports + others).enumerated().map {
        Trace.Entry(at: 50 * $0.offset, $0.element)
      })
  }

  private static let touch = TouchState(
    finger: 0, phase: .began, view: "b", window: "window", tapCount: 1, timestamp: 50,
    location: Point(40, 60.5), previousLocation: Point(40, 60), locationInReceiver: Point(1, 2))

  private static let lost = TouchState(
    finger: 2, phase: .stationary, view: nil, window: nil, tapCount: 0, timestamp: 0,
    location: .zero, previousLocation: .zero)

  private static let known = TouchState(
    finger: 1, phase: .moved, view: "b", window: "window", tapCount: 1, timestamp: 60,
    location: Point(40, 60), previousLocation: .zero, identity: 3)

  /// What views and recognizers are when they are new, and what belongs to no other list.
  private static var others: [Observation] {
    [
      .madeView(.label, ViewDefaults(isUserInteractionEnabled: false)),
      .madeView(.button, ViewDefaults(isMultipleTouchEnabled: true, isExclusiveTouch: true)),
      .made(recognizer: "press", RecognizerDefaults(newOf: .longPress)),
      .made(
        recognizer: "odd",
        RecognizerDefaults(
          isEnabled: false, taps: 2, touches: 3, minimumPressDuration: 100, allowableMovement: 2.5,
          minimumTouches: 4, maximumTouches: 5, directions: [.left, .up])),
      .sendEvent(receiver: "window", touches: [known]),
      .receivers(finger: 1, recognizers: ["tapA", "tapB"]),
      .receivers(finger: 0, recognizers: []),
      .touchSet(of: "tapA", fingers: [0, 1]),
      .touchSet(of: "window", fingers: []),
      .actionMethod(receiver: "vc", action: "clicked", sender: "tapA", withEvent: true),
    ]
  }

  private static var touches: [Observation] {
    [
      .made(recognizer: "tapA", RecognizerDefaults()),
      .made(
        recognizer: "tapB",
        RecognizerDefaults(
          cancelsTouchesInView: false, delaysTouchesBegan: true, delaysTouchesEnded: false,
          isEnabled: false, state: .failed)),
      .hitTest(view: "a", point: Point(10, 20.5), result: "b"),
      .hitTest(view: "b", point: Point(-1, 0), result: nil),
      .pointInside(view: "a", point: Point(10, 20), answer: true),
      .sendEvent(receiver: "window", touches: [touch, lost]),
      .responder("a", TouchCall(.began, touches: [touch], allFingers: [0, 2])),
      .recognizer(
        "tapA", TouchCall(.ended, touches: [touch, lost], allFingers: [0, 2]), state: .failed),
      .chain(from: "b", responders: ["a", "window", "application"]),
    ]
  }

  private static var questions: [Observation] {
    [
      .shouldReceiveEvent(recognizer: "tapA", answer: false),
      .shouldReceive(recognizer: "tapA", touch: touch, answer: true),
      .shouldBegin(recognizer: "tapA", asked: .delegate, answer: true),
      .shouldBegin(recognizer: "tapA", asked: .view("b"), answer: false),
      .simultaneous(recognizer: "tapA", with: "tapB", answer: false),
      .shouldRequireFailure(recognizer: "tapA", of: "tapB", asked: .delegate, answer: true),
      .shouldRequireFailure(recognizer: "tapA", of: "tapB", asked: .recognizer, answer: false),
      .shouldBeRequiredToFail(recognizer: "tapA", by: "tapB", asked: .delegate, answer: false),
      .shouldBeRequiredToFail(recognizer: "tapA", by: "tapB", asked: .recognizer, answer: true),
      .canPrevent(recognizer: "tapA", other: "tapB", answer: true),
      .canBePrevented(recognizer: "tapB", by: "tapA", answer: true),
      .contentTouch(scrollView: "scroll", question: .shouldBegin, view: "b", answer: true),
      .contentTouch(scrollView: "scroll", question: .shouldCancel, view: "b", answer: false),
    ]
  }

  private static var decisions: [Observation] {
    [
      .action(recognizer: "tapA", state: .ended, GestureReading()),
      .action(
        recognizer: "tapA", state: .ended,
        GestureReading(location: Point(3, 4.5), numberOfTouches: 1)),
      .action(
        recognizer: "panA", state: .changed,
        GestureReading(
          location: Point(3, 4), numberOfTouches: 2, translation: Point(12, 0),
          velocity: Point(-240, 0.25), scale: 1.25, rotation: -0.5)),
      .reset(recognizer: "tapA", from: .ended),
    ]
  }

  private static var controls: [Observation] {
    [
      .tracking(control: "b", .continue, answer: true),
      .controlEvent(
        control: "b", .touchUpInside,
        ControlState(isTracking: true, isTouchInside: false, isHighlighted: true)),
      .controlEvent(
        control: "slider", .touchDragInside,
        ControlState(isTracking: true, isTouchInside: true, isHighlighted: false, value: 0.5)),
      .actionMethod(receiver: "vc", action: "clicked", sender: "b"),
      .sendAction(action: "clicked", sender: "b", delivered: false),
    ]
  }

  private static var reports: [Observation] {
    [
      .selection(table: "table", row: "row1", isSelected: true),
      .selection(table: "table", row: "row1", isSelected: false),
      .scroll("scroll", .willBeginDragging, offset: .zero),
      .scroll("scroll", .didScroll, offset: Point(0, 12.5)),
      .scroll("scroll", .didEndDragging, offset: Point(0, 40)),
      .otherEvent(responder: "a", .motion, .began),
      .otherEvent(responder: "a", .motion, .ended),
      .otherEvent(responder: "a", .motion, .cancelled),
      .otherEvent(responder: "a", .press, .began),
      .otherEvent(responder: "a", .press, .ended),
      .otherEvent(responder: "a", .press, .cancelled),
      .otherEvent(responder: "a", .remoteControl, .began),
      .firstResponder("a", isFirst: true),
      .programmerError("a touch\nwas lost"),
    ]
  }
}

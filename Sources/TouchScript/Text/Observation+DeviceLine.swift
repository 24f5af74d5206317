extension Observation {
  /// The observation as a probe on a device prints it, such as `-[CView touchesBegan:withEvent:]`.
  public var deviceLine: String {
    switch self {
    case .hitTest(let view, _, _): method(view, "hitTest:withEvent:")
    case .pointInside(let view, _, _): method(view, "pointInside:withEvent:")
    case .sendEvent(let receiver, _): method(receiver, "sendEvent:")
    case .responder(let id, let call): method(id, call.selector)
    case .recognizer(let id, let call, _): method(id, call.selector)
    case .madeView, .chain, .receivers, .touchSet: readOffLine
    case .tracking(let control, let tracking, _): method(control, tracking.selector)
    case .controlEvent(let control, let event, _): "\(control.shown) \(event.objectiveC)"
    case .actionMethod(let receiver, let action, _, _): method(receiver, action.shown)
    case .sendAction(let action, let sender, let delivered):
      "\(method("application", "sendAction:to:from:forEvent:")) \(action.shown)"
        + " from \(sender.shown) = \(delivered.objectiveC)"
    case .action(let id, _, _): "\(id.shown) action"
    case .made(let id, _): method(id, "initWithTarget:action:")
    case .reset(let id, _): method(id, "reset")
    case .selection, .scroll, .otherEvent, .firstResponder, .programmerError: reportLine
    case .shouldRequireFailure, .shouldBeRequiredToFail, .contentTouch: secondQuestionLine
    default: questionLine
    }
  }

  private var readOffLine: String {
    switch self {
    case .madeView(let kind, let defaults):
      "\(kind.rawValue) userInteractionEnabled: \(defaults.isUserInteractionEnabled.objectiveC), "
        + "multipleTouchEnabled: \(defaults.isMultipleTouchEnabled.objectiveC), "
        + "exclusiveTouch: \(defaults.isExclusiveTouch.objectiveC)"
    case .chain(let from, let responders):
      "\(from.shown) nextResponder: \(responders.map(\.shown).joined(separator: ", "))"
    case .receivers(let finger, let recognizers):
      "touch \(finger) gestureRecognizers: (\(recognizers.shown))"
    case .touchSet(let id, let fingers):
      "touchesFor: \(id.shown) = (\(fingers.map(String.init).joined(separator: ", ")))"
    default: ""
    }
  }

  private var reportLine: String {
    switch self {
    case .selection(let table, let row, true):
      "\(method(table, "tableView:didSelectRowAtIndexPath:")) \(row.shown)"
    case .selection(let table, let row, false):
      "\(method(table, "tableView:didDeselectRowAtIndexPath:")) \(row.shown)"
    case .scroll(let scrollView, let scroll, let offset):
      "\(method(scrollView, scroll.selector)) {\(offset.x.minimal), \(offset.y.minimal)}"
    case .otherEvent(let id, let event, let phase): method(id, event.selector(in: phase))
    case .firstResponder(let id, let isFirst):
      "\(method(id, "isFirstResponder")) = \(isFirst.objectiveC)"
    case .programmerError(let problem): "*** \(problem.onOneLine(limit: 200))"
    default: ""
    }
  }

  private var questionLine: String {
    switch self {
    case .shouldReceiveEvent(let id, let answer):
      question(id, "gestureRecognizer:shouldReceiveEvent:", answer)
    case .shouldReceive(let id, _, let answer):
      question(id, "gestureRecognizer:shouldReceiveTouch:", answer)
    case .shouldBegin(let id, .delegate, let answer):
      question(id, "gestureRecognizerShouldBegin:", answer)
    case .shouldBegin(let id, .view(let view), let answer):
      "\(method(view, "gestureRecognizerShouldBegin:")) \(id.shown) = \(answer.objectiveC)"
    case .simultaneous(let id, let other, let answer):
      question(
        id, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", answer,
        about: other)
    case .canPrevent(let id, let other, let answer):
      question(id, "canPreventGestureRecognizer:", answer, about: other)
    case .canBePrevented(let id, let other, let answer):
      question(id, "canBePreventedByGestureRecognizer:", answer, about: other)
    default: ""
    }
  }

  private var secondQuestionLine: String {
    switch self {
    case .shouldRequireFailure(let id, let other, .delegate, let answer):
      question(
        id, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", answer, about: other)
    case .shouldRequireFailure(let id, let other, .recognizer, let answer):
      question(id, "shouldRequireFailureOfGestureRecognizer:", answer, about: other)
    case .shouldBeRequiredToFail(let id, let other, .delegate, let answer):
      question(
        id, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", answer, about: other)
    case .shouldBeRequiredToFail(let id, let other, .recognizer, let answer):
      question(id, "shouldBeRequiredToFailByGestureRecognizer:", answer, about: other)
    case .contentTouch(let scrollView, .shouldBegin, let view, let answer):
      question(
        scrollView, "touchesShouldBegin:withEvent:inContentView:", answer, about: view)
    case .contentTouch(let scrollView, .shouldCancel, let view, let answer):
      question(scrollView, "touchesShouldCancelInContentView:", answer, about: view)
    default: ""
    }
  }

  private func method(_ receiver: Trace.ID, _ selector: String) -> String {
    "-[\(receiver.shown) \(selector)]"
  }

  private func question(
    _ receiver: Trace.ID, _ selector: String, _ answer: Bool, about other: Trace.ID? = nil
  ) -> String {
    let argument = other.map { " \($0.shown)" } ?? ""
    return "\(method(receiver, selector))\(argument) = \(answer.objectiveC)"
  }
}

extension TouchCall {
  fileprivate var selector: String {
    switch phase {
    case .began: "touchesBegan:withEvent:"
    case .moved: "touchesMoved:withEvent:"
    case .ended: "touchesEnded:withEvent:"
    case .cancelled: "touchesCancelled:withEvent:"
    case .stationary: "touchesStationary:withEvent:"
    }
  }
}

extension Observation.Tracking {
  fileprivate var selector: String {
    switch self {
    case .begin: "beginTrackingWithTouch:withEvent:"
    case .continue: "continueTrackingWithTouch:withEvent:"
    case .end: "endTrackingWithTouch:withEvent:"
    case .cancel: "cancelTrackingWithEvent:"
    }
  }
}

extension Observation.Scroll {
  fileprivate var selector: String {
    switch self {
    case .willBeginDragging: "scrollViewWillBeginDragging:"
    case .didScroll: "scrollViewDidScroll:"
    case .didEndDragging: "scrollViewDidEndDragging:willDecelerate:"
    }
  }
}

extension Observation.OtherEvent {
  fileprivate func selector(in phase: EventPhase) -> String {
    switch (self, phase) {
    case (.motion, .began): "motionBegan:withEvent:"
    case (.motion, .ended): "motionEnded:withEvent:"
    case (.motion, .cancelled): "motionCancelled:withEvent:"
    case (.press, .began): "pressesBegan:withEvent:"
    case (.press, .ended): "pressesEnded:withEvent:"
    case (.press, .cancelled): "pressesCancelled:withEvent:"
    case (.remoteControl, _): "remoteControlReceivedWithEvent:"
    }
  }
}

extension ControlEvent {
  /// The constant's name in Objective-C, such as `UIControlEventTouchUpInside`.
  fileprivate var objectiveC: String {
    "UIControlEvent" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

extension Bool {
  fileprivate var objectiveC: String { self ? "YES" : "NO" }
}

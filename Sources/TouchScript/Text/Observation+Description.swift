extension Observation: CustomStringConvertible {
  /// The observation on one line, such as `R(tapA).ended [touch 0] → failed`.
  ///
  /// `V(…)` is a responder's touch method, `R(…)` a recognizer's; all else bears its own name.
  public var description: String {
    switch self {
    case .hitTest(let view, let point, let result):
      "hitTest(\(view.shown)) at \(point.minimal) → \(result?.shown ?? "nil")"
    case .pointInside(let view, let point, let answer):
      "pointInside(\(view.shown)) at \(point.minimal) → \(answer)"
    case .sendEvent(let receiver, let touches):
      "sendEvent(\(receiver.shown)) [\(touches.states)]"
    case .responder(let id, let call):
      "V(\(id.shown)).\(call.phase.rawValue) [\(call.touches.numbers)]"
    case .recognizer(let id, let call, let state):
      "R(\(id.shown)).\(call.phase.rawValue) [\(call.touches.numbers)] → \(state.rawValue)"
    case .madeView, .chain, .receivers, .touchSet: readOffDescription
    case .tracking, .controlEvent, .actionMethod, .sendAction: controlDescription
    case .selection, .scroll, .contentTouch, .otherEvent, .firstResponder, .programmerError:
      reportDescription
    default: recognizerDescription
    }
  }

  private var readOffDescription: String {
    switch self {
    case .madeView(let kind, let defaults): "made a \(kind.rawValue) [\(defaults.flags)]"
    case .chain(let from, let responders):
      "chain(\(from.shown)): \(responders.map(\.shown).joined(separator: " → "))"
    case .receivers(let finger, let recognizers):
      "receivers(touch \(finger)): \(recognizers.isEmpty ? "none" : recognizers.shown)"
    case .touchSet(let id, let fingers): "touches(for: \(id.shown)): \(fingers.listed)"
    default: ""
    }
  }

  private var controlDescription: String {
    switch self {
    case .tracking(let control, let method, let answer):
      "\(method.rawValue)Tracking(\(control.shown)) → \(answer)"
    case .controlEvent(let control, let event, let state):
      "send(\(control.shown), \(event.rawValue)) [\(state.flags)]"
    case .actionMethod(let receiver, let action, let sender, let withEvent):
      "target(\(receiver.shown), \(action.shown)) from \(sender.shown)"
        + (withEvent ? " with event" : "")
    case .sendAction(let action, let sender, let delivered):
      "sendAction(\(action.shown)) from \(sender.shown) → \(delivered)"
    default: ""
    }
  }

  private var reportDescription: String {
    switch self {
    case .selection(let table, let row, let isSelected):
      "\(isSelected ? "didSelectRow" : "didDeselectRow")(\(table.shown), \(row.shown))"
    case .scroll(let scrollView, let method, let offset):
      "\(method.rawValue)(\(scrollView.shown)) at \(offset.minimal)"
    case .contentTouch(let scrollView, .shouldBegin, let view, let answer):
      "touchesShouldBegin(\(scrollView.shown), in \(view.shown)) → \(answer)"
    case .contentTouch(let scrollView, .shouldCancel, let view, let answer):
      "touchesShouldCancel(\(scrollView.shown), in \(view.shown)) → \(answer)"
    case .otherEvent(let id, .motion, let phase): "V(\(id.shown)).motion \(phase.rawValue)"
    case .otherEvent(let id, .press, let phase): "V(\(id.shown)).press \(phase.rawValue)"
    case .otherEvent(let id, .remoteControl, _): "V(\(id.shown)).remoteControl"
    case .firstResponder(let id, let isFirst): "firstResponder(\(id.shown)) → \(isFirst)"
    case .programmerError(let problem): "programmer error: \(problem.onOneLine(limit: 200))"
    default: ""
    }
  }

  private var recognizerDescription: String {
    switch self {
    case .made(let id, let defaults): "made(\(id.shown))\(defaults.differences)"
    case .action(let id, let state, let reading):
      "action(\(id.shown)) in \(state.rawValue)\(reading.measured)"
    case .reset(let id, let state): "reset(\(id.shown)) from \(state.rawValue)"
    default: questionDescription
    }
  }

  private var questionDescription: String {
    switch self {
    case .shouldReceiveEvent(let id, let answer): "shouldReceiveEvent(\(id.shown)) → \(answer)"
    case .shouldReceive(let id, let touch, let answer):
      "shouldReceive(\(id.shown)) [touch \(touch.finger)] → \(answer)"
    case .shouldBegin(let id, .delegate, let answer):
      "shouldBegin(\(id.shown)) asked of the delegate → \(answer)"
    case .shouldBegin(let id, .view(let view), let answer):
      "shouldBegin(\(id.shown)) asked of \(view.shown) → \(answer)"
    case .simultaneous(let id, let other, let answer):
      "simultaneous(\(id.shown), with \(other.shown)) → \(answer)"
    case .canPrevent(let id, let other, let answer):
      "canPrevent(\(id.shown), \(other.shown)) → \(answer)"
    case .canBePrevented(let id, let other, let answer):
      "canBePrevented(\(id.shown), by \(other.shown)) → \(answer)"
    case .shouldRequireFailure(let id, let other, let asked, let answer):
      "shouldRequireFailure(\(id.shown), of \(other.shown)) asked of the \(asked.rawValue)"
        + " → \(answer)"
    case .shouldBeRequiredToFail(let id, let other, let asked, let answer):
      "shouldBeRequiredToFail(\(id.shown), by \(other.shown)) asked of the \(asked.rawValue)"
        + " → \(answer)"
    default: ""
    }
  }
}

extension GestureReading {
  /// ` [1 touch at (3, 4), translation (1, 0)]`; empty where nothing was measured.
  fileprivate var measured: String {
    if self == GestureReading() { return "" }
    let touches = numberOfTouches == 1 ? "1 touch" : "\(numberOfTouches) touches"
    let parts = [
      "\(touches) at \(location.minimal)",
      translation.map { "translation \($0.minimal)" },
      velocity.map { "velocity \($0.minimal)" },
      scale.map { "scale \($0.minimal)" },
      rotation.map { "rotation \($0.minimal)" },
    ]
    return " [\(parts.compactMap { $0 }.joined(separator: ", "))]"
  }
}

extension [TouchState] {
  /// `touch 0`, or `touches 0, 1`.
  fileprivate var numbers: String {
    let numbers = map { String($0.finger) }.joined(separator: ", ")
    return (count == 1 ? "touch " : "touches ") + numbers
  }

  /// `touch 0 began, touch 1 stationary`.
  fileprivate var states: String {
    map { "touch \($0.finger) \($0.phase.rawValue)" }.joined(separator: ", ")
  }
}

extension [Int] {
  /// `0, 1`, or `none`.
  fileprivate var listed: String {
    isEmpty ? "none" : map { String($0) }.joined(separator: ", ")
  }
}

extension ViewDefaults {
  fileprivate var flags: String {
    let flags = [
      isUserInteractionEnabled ? "user interaction" : "no user interaction",
      isMultipleTouchEnabled ? "multiple touch" : nil, isExclusiveTouch ? "exclusive touch" : nil,
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ControlState {
  fileprivate var flags: String {
    let flags = [
      isTracking ? "tracking" : nil, isTouchInside ? "inside" : nil,
      isHighlighted ? "highlighted" : nil, value.map { "value \($0.minimal)" },
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

extension RecognizerDefaults {
  /// What differs from UIKit's defaults.
  fileprivate var differences: String {
    let new = RecognizerDefaults()
    var differences = ""
    if cancelsTouchesInView != new.cancelsTouchesInView {
      differences += " cancelsTouchesInView: false"
    }
    if delaysTouchesBegan != new.delaysTouchesBegan { differences += " delaysTouchesBegan: true" }
    if delaysTouchesEnded != new.delaysTouchesEnded { differences += " delaysTouchesEnded: false" }
    if isEnabled != new.isEnabled { differences += " disabled" }
    if state != new.state { differences += " \(state.rawValue)" }
    return differences + particulars
  }

  /// What only some kinds have, unless it is as on new recognizers of one of them.
  private var particulars: String {
    let isUsual = Scenario.Recognizer.Kind.allCases.contains { kind in
      ofOneKind == RecognizerDefaults(newOf: kind)
    }
    if isUsual { return "" }
    let parts = [
      taps.map { "taps: \($0)" }, touches.map { "touches: \($0)" },
      minimumPressDuration.map { "minimumPressDuration: \($0) ms" },
      allowableMovement.map { "allowableMovement: \($0.minimal)" },
      minimumTouches.map { "minimumTouches: \($0)" },
      maximumTouches.map { "maximumTouches: \($0)" },
      directions.map { "directions: \($0.map(\.rawValue).joined(separator: ", "))" },
    ]
    return parts.compactMap { $0.map { " " + $0 } }.joined()
  }
}

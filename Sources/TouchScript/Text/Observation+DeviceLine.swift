extension Observation {
  /// The observation as a probe on a device prints it, such as `-[CView touchesBegan:withEvent:]`.
  public var deviceLine: String { kind.entry.device(self) }

  /// A method of who was called.
  func method(_ selector: String) -> String { "-[\(name) \(selector)]" }

  /// A method of who was called, about the other one if there is one, with its answer.
  func question(_ selector: String) -> String {
    "\(method(selector))\(other.map { " \($0.shown)" } ?? "") = \(answer.objectiveC)"
  }

  /// The selector, or the constant in Objective-C, that the word stands for.
  var selector: String {
    switch word {
    case .tracking(let method): method.selector
    case .scroll(let method): method.selector
    case .content(let question): question.selector
    case .event(let event): event.selector(in: phase)
    case .controlEvent(let event): event.objectiveC
    case .viewKind, .asked, nil: spelling
    }
  }
}

extension TouchPhase {
  /// The touch method's selector.
  var selector: String {
    switch self {
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
  fileprivate func selector(in phase: TouchPhase) -> String {
    switch (self, phase) {
    case (.motion, .began): "motionBegan:withEvent:"
    case (.motion, .ended): "motionEnded:withEvent:"
    case (.motion, .cancelled): "motionCancelled:withEvent:"
    case (.press, .began): "pressesBegan:withEvent:"
    case (.press, .ended): "pressesEnded:withEvent:"
    case (.press, .cancelled): "pressesCancelled:withEvent:"
    case (.remoteControl, _): "remoteControlReceivedWithEvent:"
    case (.motion, _), (.press, _): "\(rawValue)\(phase.rawValue):withEvent:"
    }
  }
}

extension Observation.ContentQuestion {
  fileprivate var selector: String {
    switch self {
    case .shouldBegin: "touchesShouldBegin:withEvent:inContentView:"
    case .shouldCancel: "touchesShouldCancelInContentView:"
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
  var objectiveC: String { self ? "YES" : "NO" }
}

extension ViewDefaults {
  var objectiveC: String {
    "userInteractionEnabled: \(isUserInteractionEnabled.objectiveC), "
      + "multipleTouchEnabled: \(isMultipleTouchEnabled.objectiveC), "
      + "exclusiveTouch: \(isExclusiveTouch.objectiveC)"
  }
}

import TouchScript

extension Trace.Event {
  /// Whether it asks the same about the same two recognizers, with the same answer.
  func isSameQuestion(as other: Trace.Event) -> Bool {
    kind == other.kind && subject == other.subject && object == other.object
      && word == other.word && answer == other.answer
  }

  /// Whether it is `sendEvent(_:)` of the application.
  func isSentToApplication(_ names: Trace.Names) -> Bool {
    kind == .sendEvent && who == names.application
  }

  /// Whether it is `sendEvent(_:)` of a window.
  func isSentToWindow(_ names: Trace.Names) -> Bool {
    kind == .sendEvent && who != names.application
  }
}

extension Trace.Event {
  /// Whether it shows that an event about touches has come.
  var tellsOfTouches: Bool {
    switch kind {
    case .hitTest, .pointInside, .shouldReceiveEvent, .shouldReceive, .responder, .recognizer: true
    default: false
    }
  }
}

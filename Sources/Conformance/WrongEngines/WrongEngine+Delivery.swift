import TouchScript

/// Wrong recognizers: what they get, when they act, and what they do to the touches of their views.
extension WrongEngine {
  static let delivery: [WrongEngine] = [
    .init(
      "view-called-first", "The view gets an event before the recognizers.", "GR-02",
      .trace { calls, _ in calls.move(.responder, before: .recognizer) }),
    .init(
      "never-delays-ends", "No recognizer delays the ends of touches.", "GR-25 GR-30 GC-38 GR-26",
      .recognizers { recognizer, _ in recognizer.delaysTouchesEnded = false }),
    .init(
      "no-cancel-after-recognize", "No recognizer cancels the touches of its view.",
      "GR-11 GR-12 KR-23",
      .recognizers { recognizer, _ in recognizer.cancelsTouchesInView = false }),
    .init(
      "always-cancels", "Every recognizer cancels the touches of its view.", "GR-13",
      .recognizers { recognizer, _ in recognizer.cancelsTouchesInView = true }),
    .init(
      "cancelled-phase-hidden", "A touch that its view lost shows what its finger does.",
      "GR-18 TO-09",
      .touches(of: .responder) { touch, call in
        if call.phase == .cancelled { touch.phase = .moved }
      }),
    .init(
      "new-recognizer-delays-nothing", "A new recognizer does not delay the ends of touches.",
      "GR-10", .newRecognizers { $0.delaysTouchesEnded = false }),
    .init(
      "new-tap-looks-for-two", "A new tap recognizer looks for two taps.", "KR-01",
      .newRecognizers { if $0.taps == 1 { $0.taps = 2 } }),
    .init(
      "new-press-takes-a-second", "A new long press takes a whole second.", "KR-14",
      .newRecognizers { if $0.minimumPressDuration != nil { $0.minimumPressDuration = 1000 } }),
    .init(
      "new-pan-takes-two-fingers", "A new pan takes two fingers.", "KR-24",
      .newRecognizers { if $0.minimumTouches != nil { $0.minimumTouches = 2 } }),
    .init(
      "new-swipe-goes-left", "A new swipe goes to the left.", "KR-37",
      .newRecognizers { if $0.directions != nil { $0.directions = [.left] } }),
    .init(
      "resets-lead-to-began", "A recognizer that fails is reported as having begun.",
      "GR-32 GR-33 GC-21 KR-17 KR-32", .calls(.reset) { call, _ in call.state = .began }),
    .init(
      "possible-before-reset", "A recognizer is possible again before it is reset.", "GR-35 GR-33",
      .calls(.reset) { call, _ in call.state = .possible }),
    .init(
      "taps-begin", "A tap is in began when it recognizes.", "GR-32 GR-37 GR-36",
      .calls(.action) { call, scenario in
        if scenario.recognizer(call.who)?.kind == .tap { call.state = .began }
      }),
    .init(
      "removed-view-cancels-twice", "The recognizer of a removed view says twice that it is over.",
      "EX-10 EX-09",
      .instead { call, _ in
        call.kind == .action && call.state == .cancelled ? [call, call] : [call]
      }),
    .init(
      "view-is-sender", "The sender of a recognizer's action is its view.", "GR-48",
      .calls(.actionMethod) { call, scenario in
        call.who = scenario.recognizer(call.who)?.view ?? call.who
      }),
    .init(
      "recognizer-retains-targets", "A recognizer keeps its targets alive.", "GR-49",
      .recognizers { recognizer, _ in
        let view = recognizer.view
        recognizer.targets.each { if $0.receiver == .released { $0.receiver = .responder(view) } }
      }),
    .init(
      "disabled-keeps-its-touches", "A recognizer that is enabled again gets no new touches.",
      "EX-23 GC-04 TO-32",
      .without { if case .setRecognizerEnabled(_, true) = $0 { true } else { false } }),
  ]
}

extension Lens {
  /// Changes what a new recognizer says of itself.
  fileprivate static func newRecognizers(
    _ change: @escaping @Sendable (inout RecognizerDefaults) -> Void
  ) -> Lens {
    calls(.made) { call, _ in
      guard var new = call.recognizerDefaults else { return }
      change(&new)
      call.detail = .recognizer(new)
    }
  }
}

extension [Trace.Entry] {
  /// Moves calls of a kind before those of another kind at the same time.
  fileprivate mutating func move(_ kind: Observation.Kind, before other: Observation.Kind) {
    for index in indices where self[index].what.kind == kind {
      let time = self[index].at
      let place = self[..<index].firstIndex { $0.at == time && $0.what.kind == other }
      if let place { insert(remove(at: index), at: place) }
    }
  }
}

import TouchScript

/// Wrong recognizers: what they get, what they do to their views, and what they do to each other.
extension WrongEngine {
  static let delivery: [WrongEngine] = [
    .init(
      "view-called-first", "The view gets an event before the recognizers.", "GR-02",
      trace: { calls, _ in
        calls.move({ $0.kind == .responder }, before: { $0.kind == .recognizer })
      }),
    .init(
      "never-delays-ends", "No recognizer delays the ends of touches.", "GR-25 GR-30 GC-38 GR-26",
      recognizers: { recognizer, _ in recognizer.delaysTouchesEnded = false }),
    .init(
      "no-cancel-after-recognize", "No recognizer cancels the touches of its view.",
      "GR-11 GR-12 KR-23",
      recognizers: { recognizer, _ in recognizer.cancelsTouchesInView = false }),
    .init(
      "always-cancels", "Every recognizer cancels the touches of its view.", "GR-13",
      recognizers: { recognizer, _ in recognizer.cancelsTouchesInView = true }),
    .init(
      "new-recognizer-delays-nothing", "A new recognizer does not delay the ends of touches.",
      "GR-10", made: { $0.delaysTouchesEnded = false }),
    .init(
      "new-tap-looks-for-two", "A new tap recognizer looks for two taps.", "KR-01",
      made: { if $0.taps == 1 { $0.taps = 2 } }),
    .init(
      "new-press-takes-a-second", "A new long press takes a whole second.", "KR-14",
      made: { if $0.minimumPressDuration != nil { $0.minimumPressDuration = 1000 } }),
    .init(
      "new-pan-takes-two-fingers", "A new pan takes two fingers.", "KR-24",
      made: { if $0.minimumTouches != nil { $0.minimumTouches = 2 } }),
    .init(
      "new-swipe-goes-left", "A new swipe goes to the left.", "KR-37",
      made: { if $0.directions != nil { $0.directions = [.left] } }),
    .init(
      "cancelled-phase-hidden", "A touch that its view lost shows what its finger does.",
      "GR-18 TO-09",
      touches: { touch, call in
        if call.kind == .responder, call.phase == .cancelled { touch.phase = .moved }
      }),
    .init(
      "resets-lead-to-began", "A recognizer that fails is reported as having begun.",
      "GR-32 GR-33 GC-21 KR-17 KR-32",
      each: .reset
    ) { call, _ in call.state = .began },
    .init("taps-begin", "A tap is in began when it recognizes.", "GR-32 GR-37 GR-36", each: .action)
    { call, scenario in
      if scenario.recognizer(call.who)?.kind == .tap { call.state = .began }
    },
    .init(
      "possible-before-reset", "A recognizer is possible again before it is reset.", "GR-35 GR-33",
      each: .reset
    ) { call, _ in call.state = .possible },
    .init(
      "view-is-sender", "The sender of a recognizer's action is its view.", "GR-48",
      each: .actionMethod
    ) { call, scenario in
      if let recognizer = scenario.recognizer(call.who) { call.who = recognizer.view }
    },
    .init(
      "recognizer-retains-targets", "A recognizer keeps its targets alive.", "GR-49",
      recognizers: { recognizer, scenario in
        for index in recognizer.targets.indices
        where recognizer.targets[index].receiver == .released {
          recognizer.targets[index].receiver = .responder(recognizer.view)
        }
      }),
  ]

  static let coordination: [WrongEngine] = [
    .init(
      "outer-tap-wins", "Of nested taps the outermost is recognized.", "GC-12",
      swap: { one, other, scenario in
        one.kind == .tap && other.kind == .tap
          && scenario.superviews(of: one.view).contains { $0.id == other.view }
      }),
    .init(
      "vetoed-excludes", "A recognizer that may not begin excludes others all the same.",
      "GC-15 KR-47",
      trace: { calls, _ in
        let vetoed = Set(calls.filter { $0.what.kind == .shouldBegin && !$0.what.answer }.map(\.at))
        calls.removeAll { $0.what.kind == .action && vetoed.contains($0.at) }
      }),
    .init(
      "both-must-allow", "Recognizers are simultaneous only if both delegates allow it.",
      "GC-23 GC-39 GC-24 GC-28",
      recognizers: { recognizer, scenario in
        recognizer.delegate?.simultaneousWith?.removeAll { [id = recognizer.id] other in
          scenario.recognizer(other)?.delegate?.simultaneousWith?.contains(id) != true
        }
      }),
  ]
}

extension WrongEngine {
  /// Changes what a new recognizer says of itself.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String,
    made change: @escaping @Sendable (inout RecognizerDefaults) -> Void
  ) {
    self.init(name, summary, rules, each: .made) { call, _ in
      guard case .recognizer(var new) = call.detail else { return }
      change(&new)
      call.detail = .recognizer(new)
    }
  }

  /// Lets another recognizer act instead of one, where `isMeant` picks both.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String,
    swap isMeant: @escaping @Sendable (Scenario.Recognizer, Scenario.Recognizer, Scenario) -> Bool
  ) {
    self.init(name, summary, rules, each: .action) { call, scenario in
      guard let one = scenario.recognizer(call.who),
        let other = scenario.recognizers.first(where: {
          $0.id != one.id && isMeant(one, $0, scenario)
        })
      else { return }
      call.who = other.id
    }
  }
}

extension Observation {
  /// Changes what a recognizer measured.
  mutating func reading(_ change: (inout GestureReading) -> Void) {
    guard case .reading(var reading) = detail else { return }
    change(&reading)
    detail = .reading(reading)
  }
}

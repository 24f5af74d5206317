import TouchScript

/// Wrong responder chains, and wrong ways to hand a touch up the chain.
extension WrongEngine {
  static let responderChain: [WrongEngine] = [
    .init(
      "scene-ends-chain", "The chain ends at the window scene.", "RC-07",
      .calls(.chain) { call, _ in
        if let end = call.names.firstIndex(of: "scene") { call.names = Array(call.names[...end]) }
      }),
    .init(
      "delegate-followed", "The application's delegate is followed by the application again.",
      "RC-09",
      .calls(.chain) { call, _ in
        if call.names.last == "delegate" { call.names.append("application") }
      }),
    .init(
      "recognizers-in-chain", "A recognizer stands in the chain behind its view.",
      "RC-10 RC-01 RC-06",
      .calls(.chain) { call, scenario in
        let own = scenario.recognizers.first { $0.view == call.who }
        call.names = (own.map { [$0.id] } ?? []) + call.names
      }),
    .init(
      "began-keeps-all", "Who keeps touchesBegan gets all the other calls alone.",
      "RC-16 RC-14 RC-12",
      .views { view, _ in
        if view.overrides.touches.began == .keeps { view.overrides.touches = .init(.keeps) }
      }),
    .init(
      "forwarded-touch-retargeted", "A touch that is passed on becomes one of who gets it.",
      "RC-17 TO-04 EX-14", .touches(of: .responder) { touch, call in touch.view = call.who }),
  ]
}

import TouchScript

/// Wrong responder chains, and wrong ways to hand a touch up the chain.
extension Lens {
  static let responderChain: [String: Lens] = [
    "scene-ends-chain": .calls(.chain) { call, _ in
      if let end = call.names.firstIndex(of: "scene") { call.names = Array(call.names[...end]) }
    },
    "delegate-followed": .calls(.chain) { call, _ in
      if call.names.last == "delegate" { call.names.append("application") }
    },
    "window-left-out": .calls(.chain) { call, scenario in
      call.names.removeAll { scenario.view($0)?.kind == .window }
    },
    "controller-before-parent": .calls(.chain) { call, scenario in
      let places = call.names.indices.filter { place in
        scenario.controllers.contains { $0.id == call.names[place] }
      }
      if places.count > 1 { call.names.removeSubrange(places[0] + 1..<places[1]) }
    },
    "closed-views-skipped": .losing { call, scenario in
      call.kind == .responder && call.who != call.touches.first?.view
        && scenario.view(call.who)?.isClosed == true
    },
    "cancel-not-forwarded": .losing { call, _ in
      call.kind == .responder && call.phase == .cancelled && call.who != call.touches.first?.view
    },
    "recognizers-in-chain": .calls(.chain) { call, scenario in
      let own = scenario.recognizers.first { $0.view == call.who }
      call.names = (own.map { [$0.id] } ?? []) + call.names
    },
    "began-keeps-all": .views { view, _ in
      if view.overrides.touches.began == .keeps { view.overrides.touches = .init(.keeps) }
    },
    "forwarded-touch-retargeted": .touches(of: .responder) { touch, call in touch.view = call.who },
  ]
}

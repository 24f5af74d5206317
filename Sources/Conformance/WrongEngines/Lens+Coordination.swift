import TouchScript

/// Wrong decisions between recognizers, controls and tables that want the same touch.
extension Lens {
  static let coordination: [String: Lens] = [
    "outer-tap-wins": .calls(.action) { call, scenario in
      guard let inner = scenario.recognizer(call.who), inner.kind == .tap else { return }
      let outer = scenario.superviews(of: inner.view).map(\.id)
      call.who =
        scenario.recognizers.first { $0.kind == .tap && outer.contains($0.view) }?.id ?? call.who
    },
    "vetoed-excludes": .trace { calls, _ in
      let vetoed = Set(calls.filter { $0.kind == .shouldBegin && !$0.answer }.map(\.at))
      calls.removeAll { $0.kind == .action && vetoed.contains($0.at) }
    },
    "both-must-allow": .recognizers { recognizer, scenario in
      let id = recognizer.id
      recognizer.delegate?.simultaneousWith?.removeAll { other in
        scenario.recognizer(other)?.delegate?.simultaneousWith?.contains(id) != true
      }
    },
    "pan-and-pinch": .recognizers { recognizer, scenario in
      let moving = scenario.recognizers.filter { $0.kind == .pinch || $0.kind == .pan }.map(\.id)
      guard moving.contains(recognizer.id) else { return }
      recognizer.cannotBePreventedBy = moving.filter { [id = recognizer.id] in $0 != id }
    },
    "parent-tap-beats-button": .views { view, _ in if view.kind == .button { view.kind = .control }
    },
    "buttons-lose-in-tables": .views { view, scenario in
      guard view.kind == .button else { return }
      let isInTable = scenario.superviews(of: view.id).contains { $0.kind.isScrollView }
      if isInTable { view.kind = .control }
    },
  ]
}

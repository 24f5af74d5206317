import TouchScript

/// Wrong decisions between recognizers, controls and tables that want the same touch.
extension WrongEngine {
  static let coordination: [WrongEngine] = [
    .init(
      "outer-tap-wins", "Of nested taps the outermost is recognized.", "GC-12",
      .calls(.action) { call, scenario in
        guard let inner = scenario.recognizer(call.who), inner.kind == .tap else { return }
        let outer = scenario.superviews(of: inner.view).map(\.id)
        call.who =
          scenario.recognizers.first { $0.kind == .tap && outer.contains($0.view) }?.id ?? call.who
      }),
    .init(
      "vetoed-excludes", "A recognizer that may not begin excludes others all the same.",
      "GC-15 KR-47",
      .trace { calls, _ in
        let vetoed = Set(calls.filter { $0.what.kind == .shouldBegin && !$0.what.answer }.map(\.at))
        calls.removeAll { $0.what.kind == .action && vetoed.contains($0.at) }
      }),
    .init(
      "both-must-allow", "Recognizers are simultaneous only if both delegates allow it.",
      "GC-23 GC-39 GC-24 GC-28",
      .recognizers { recognizer, scenario in
        let id = recognizer.id
        recognizer.delegate?.simultaneousWith?.removeAll { other in
          scenario.recognizer(other)?.delegate?.simultaneousWith?.contains(id) != true
        }
      }),
    .init(
      "pan-and-pinch", "A pan and a pinch of one view are both recognized.",
      "KR-54 GC-11 GC-18 GC-14",
      .recognizers { recognizer, scenario in
        let moving = scenario.recognizers.filter { $0.kind == .pinch || $0.kind == .pan }.map(\.id)
        guard moving.contains(recognizer.id) else { return }
        recognizer.cannotBePreventedBy = moving.filter { [id = recognizer.id] in $0 != id }
      }),
    .init(
      "parent-tap-beats-button", "The tap of a button's superview takes the button's touch.",
      "CT-29 CT-30 GC-09 CT-38 CT-39 GR-44",
      .views { view, _ in if view.kind == .button { view.kind = .control } }),
    .init(
      "buttons-lose-in-tables", "A tap above a table takes the touches of its buttons.",
      "TV-08 CT-29",
      .views { view, scenario in
        guard view.kind == .button else { return }
        let isInTable = scenario.superviews(of: view.id).contains { $0.kind.isScrollView }
        if isInTable { view.kind = .control }
      }),
  ]
}

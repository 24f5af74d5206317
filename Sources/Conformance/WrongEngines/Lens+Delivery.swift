import TouchScript

/// Wrong recognizers: what they get, when they act, and what they do to the touches of their views.
extension Lens {
  static let delivery: [String: Lens] = [
    "refused-by-default": .losing { call, scenario in
      call.kind == .recognizer && scenario.recognizer(call.who)?.delegate == nil
    },
    "exclusive-touch-hides": .losing { call, scenario in
      guard call.kind == .recognizer, let view = scenario.view(call.touches.first?.view) else {
        return false
      }
      return view.isExclusiveTouch && scenario.recognizer(call.who)?.view != view.id
    },
    "view-called-first": .trace { calls, _ in calls.move(.responder, before: .recognizer) },
    "never-delays-ends": .recognizers { recognizer, _ in recognizer.delaysTouchesEnded = false },
    "no-cancel-after-recognize": .recognizers { recognizer, _ in
      recognizer.cancelsTouchesInView = false
    },
    "always-cancels": .recognizers { recognizer, _ in recognizer.cancelsTouchesInView = true },
    "cancelled-phase-hidden": .touches(of: .responder) { touch, call in
      if call.phase == .cancelled { touch.phase = .moved }
    },
    "new-recognizer-delays-nothing": .newRecognizers { $0.delaysTouchesEnded = false },
    "new-tap-looks-for-two": .newRecognizers { if $0.taps == 1 { $0.taps = 2 } },
    "new-press-takes-a-second": .newRecognizers {
      if $0.minimumPressDuration != nil { $0.minimumPressDuration = 1000 }
    },
    "new-pan-takes-two-fingers": .newRecognizers {
      if $0.minimumTouches != nil { $0.minimumTouches = 2 }
    },
    "new-swipe-goes-left": .newRecognizers { if $0.directions != nil { $0.directions = [.left] } },
    "resets-lead-to-began": .calls(.reset) { call, _ in call.state = .began },
    "possible-before-reset": .calls(.reset) { call, _ in call.state = .possible },
    "taps-begin": .calls(.action) { call, scenario in
      if scenario.recognizer(call.who)?.kind == .tap { call.state = .began }
    },
    "removed-view-cancels-twice": .instead { call, _ in
      call.kind == .action && call.state == .cancelled ? [call, call] : [call]
    },
    "view-is-sender": .calls(.actionMethod) { call, scenario in
      call.who = scenario.recognizer(call.who)?.view ?? call.who
    },
    "recognizer-retains-targets": .recognizers { recognizer, _ in
      let view = recognizer.view
      recognizer.targets.each { if $0.receiver == .released { $0.receiver = .responder(view) } }
    },
    "disabled-keeps-its-touches": .without {
      if case .setRecognizerEnabled(_, true) = $0 { true } else { false }
    },
  ]
}

extension Lens {
  /// Changes what a new recognizer says of itself.
  fileprivate static func newRecognizers(
    _ change: @escaping @Sendable (inout RecognizerDefaults) -> Void
  ) -> Lens {
    calls(.made) { call, _ in
      guard var new = call.detail?.recognizerDefaults else { return }
      change(&new)
      call.detail = .recognizer(new)
    }
  }
}

extension [Observation] {
  /// Moves calls of a kind before those of another kind at the same time.
  fileprivate mutating func move(_ kind: Observation.Kind, before other: Observation.Kind) {
    for index in indices where self[index].kind == kind {
      let time = self[index].at
      let place = self[..<index].firstIndex { $0.at == time && $0.kind == other }
      if let place { insert(remove(at: index), at: place) }
    }
  }
}

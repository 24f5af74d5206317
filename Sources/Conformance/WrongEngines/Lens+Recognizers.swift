import TouchScript

/// Wrong recognizers of each class.
extension Lens {
  static let recognizers: [String: Lens] = [
    "tap-of-any-length": .actsOnFailure(of: .tap),
    "tap-with-any-fingers": .recognizers(.tap) { tap, scenario in
      tap.touches = min(scenario.script.map(\.touches.count).max() ?? 1, 5)
    },
    "tap-at-zero": .readings(of: .tap) { $0.location = .zero },
    "press-at-touch-down": .recognizers(.longPress) { press, _ in press.minimumPressDuration = 0 },
    "press-without-distance-limit": .recognizers(.longPress) { press, _ in
      press.allowableMovement = 10_000
    },
    "press-outlasts-first-lift": .losing { call, scenario in
      call.kind == .action && call.state == .ended
        && scenario.recognizer(call.who)?.kind == .longPress
    },
    "translation-backwards": .readings {
      $0.translation = $0.translation.map { Point(-$0.x, -$0.y) }
    },
    "no-velocity": .readings { $0.velocity = $0.velocity.map { _ in .zero } },
    "swipe-of-any-length": .actsOnFailure(of: .swipe),
    "scale-inverted": .readings { $0.scale = $0.scale.map { $0 > 0 ? 1 / $0 : $0 } },
    "rotation-inverted": .readings { $0.rotation = $0.rotation.map { -$0 } },
    "two-fingers-at-first": .readings {
      if $0.scale != nil || $0.rotation != nil { $0.location.x += 10 }
    },
  ]
}

extension Lens {
  /// Changes what recognizers measure, or those of a kind.
  fileprivate static func readings(
    of kind: Scenario.Recognizer.Kind? = nil,
    _ change: @escaping @Sendable (inout GestureReading) -> Void
  ) -> Lens {
    calls(.action) { call, scenario in
      guard var reading = call.detail?.reading else { return }
      if let kind, scenario.recognizer(call.who)?.kind != kind { return }
      change(&reading)
      call.detail = .reading(reading)
    }
  }

  /// Has recognizers of a kind act where they fail.
  fileprivate static func actsOnFailure(of kind: Scenario.Recognizer.Kind) -> Lens {
    instead { call, scenario in
      guard call.kind == .reset, call.state == .failed, scenario.recognizer(call.who)?.kind == kind
      else { return [call] }
      let reading = GestureReading(numberOfTouches: 1)
      return [Observation(.action, who: call.who, state: .ended, detail: .reading(reading)), call]
    }
  }
}

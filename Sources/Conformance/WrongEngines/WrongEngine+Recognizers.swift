import TouchScript

/// Wrong recognizers of each class.
extension WrongEngine {
  static let recognizers: [WrongEngine] = [
    .init(
      "tap-of-any-length", "A tap of any length is reported as recognized.",
      "KR-05 GR-52 KR-03 GC-16 GC-31", .actsOnFailure(of: .tap)),
    .init(
      "tap-with-any-fingers", "A tap takes as many fingers as there are.",
      "KR-08 KR-09 EX-17 GC-34",
      .recognizers(.tap) { tap, scenario in
        tap.touches = min(scenario.script.map(\.touches.count).max() ?? 1, 5)
      }),
    .init(
      "tap-at-zero", "A tap says that it is at zero, wherever its finger was.", "KR-13",
      .readings(of: .tap) { $0.location = .zero }),
    .init(
      "press-at-touch-down", "A long press takes no time.", "KR-16 KR-17 GR-31",
      .recognizers(.longPress) { press, _ in press.minimumPressDuration = 0 }),
    .init(
      "press-without-distance-limit", "A long press begins however far it has moved.", "KR-18",
      .recognizers(.longPress) { press, _ in press.allowableMovement = 10_000 }),
    .init(
      "press-outlasts-first-lift", "A long press does not end.", "KR-20",
      .losing { call, scenario in
        call.kind == .action && call.state == .ended
          && scenario.recognizer(call.who)?.kind == .longPress
      }),
    .init(
      "translation-backwards", "The translation of a pan is measured the wrong way round.",
      "KR-28 KR-29 KR-30",
      .readings { $0.translation = $0.translation.map { Point(-$0.x, -$0.y) } }),
    .init(
      "no-velocity", "The velocity of a pan is zero, however fast its finger moves.", "KR-35",
      .readings { $0.velocity = $0.velocity.map { _ in .zero } }),
    .init(
      "swipe-of-any-length", "A finger that lifts has swiped, however it moved.",
      "KR-39 KR-40 KR-41 KR-42 KR-43 GC-06", .actsOnFailure(of: .swipe)),
    .init(
      "scale-inverted", "Fingers that move apart make the scale of a pinch smaller.",
      "KR-48 KR-49",
      .readings { $0.scale = $0.scale.map { $0 > 0 ? 1 / $0 : $0 } }),
    .init(
      "rotation-inverted", "Fingers that turn clockwise make the rotation negative.",
      "KR-51 KR-52", .readings { $0.rotation = $0.rotation.map { -$0 } }),
    .init(
      "two-fingers-at-first", "A pinch or rotation says that it is elsewhere.", "KR-53 GR-51",
      .readings { if $0.scale != nil || $0.rotation != nil { $0.location.x += 10 } }),
  ]
}

extension Lens {
  /// Changes what recognizers measure, or those of a kind.
  fileprivate static func readings(
    of kind: Scenario.Recognizer.Kind? = nil,
    _ change: @escaping @Sendable (inout GestureReading) -> Void
  ) -> Lens {
    calls(.action) { call, scenario in
      guard var reading = call.reading else { return }
      if let kind, scenario.recognizer(call.who)?.kind != kind { return }
      change(&reading)
      call.detail = .reading(reading)
    }
  }

  /// Has recognizers of a kind act where they fail.
  fileprivate static func actsOnFailure(of kind: Scenario.Recognizer.Kind) -> Lens {
    instead { call, scenario in
      guard call.kind == .reset, call.state == .failed, let who = call.who,
        scenario.recognizer(who)?.kind == kind
      else { return [call] }
      return [.action(recognizer: who, state: .ended, GestureReading(numberOfTouches: 1)), call]
    }
  }
}

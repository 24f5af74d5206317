import TouchScript

/// Wrong touches and events: what they show, and to which view they go.
extension WrongEngine {
  static let touches: [WrongEngine] = [
    .init(
      "view-follows-finger", "A touch that moves belongs to its window.", "TO-04 HT-42 TO-05 EX-05",
      .touches { touch, _ in if touch.phase == .moved { touch.view = touch.window } }),
    .init(
      "previous-location-lost", "The previous location of a touch is its present one.", "TO-07",
      .touches { touch, _ in touch.previousLocation = touch.location }),
    .init(
      "first-tap-is-second", "A lone tap counts as two.", "TO-13 TO-14",
      .touches { touch, _ in touch.tapCount += 1 }),
    .init(
      "resting-touches-left-out", "The allTouches of an event lack those of other calls.", "TO-17",
      .calls(.responder) { call, _ in call.fingers = call.touches.map(\.finger) }),
    .init(
      "lowest-finger-counts", "The touch of the finger with the lowest number alone counts.", "M-7",
      .losing { call, scenario in
        let lowest = scenario.script.flatMap(\.touches).map(\.finger).min()
        return call.kind == .responder && !call.touches.contains { $0.finger == lowest }
      }),
    .init(
      "several-touches-by-default", "New views take several touches at a time.", "TO-24",
      .newViews { $0.isMultipleTouchEnabled = true }),
    .init(
      "exclusive-by-default", "New views want touches for themselves.", "TO-28",
      .newViews { $0.isExclusiveTouch = true }),
  ]
}

extension Lens {
  /// Changes what a new view says of itself.
  fileprivate static func newViews(
    _ change: @escaping @Sendable (inout ViewDefaults) -> Void
  ) -> Lens {
    calls(.madeView) { call, _ in
      guard var new = call.viewDefaults else { return }
      change(&new)
      call.detail = .view(new)
    }
  }
}

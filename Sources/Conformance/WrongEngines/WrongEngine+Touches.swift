import TouchScript

/// Wrong touches and events: what they show, and to which view they go.
extension WrongEngine {
  static let touches: [WrongEngine] = [
    .init(
      "view-follows-finger", "A touch that moves belongs to its window.", "TO-04 HT-42 TO-05 EX-05",
      touches: { touch, _ in
        if touch.phase == .moved { touch.view = touch.window }
      }),
    .init(
      "previous-location-lost", "The previous location of a touch is its present one.", "TO-07",
      touches: { touch, _ in
        touch.previousLocation = touch.location
      }),
    .init(
      "first-tap-is-second", "A lone tap counts as two.", "TO-13 TO-14",
      touches: { touch, _ in touch.tapCount += 1 }),
    .init(
      "resting-touches-left-out", "The allTouches of an event lack those of other calls.", "TO-17",
      trace: { calls, _ in
        for index in calls.indices where calls[index].what.kind == .responder {
          calls[index].what.fingers = calls[index].what.touches.map(\.finger)
        }
      }),
    .init(
      "several-touches-by-default", "New views take several touches at a time.", "TO-24",
      made: { $0.isMultipleTouchEnabled = true }),
    .init(
      "exclusive-by-default", "New views want touches for themselves.", "TO-28",
      made: { $0.isExclusiveTouch = true }),
  ]
}

extension WrongEngine {
  /// Changes what a new view says of itself.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String,
    made change: @escaping @Sendable (inout ViewDefaults) -> Void
  ) {
    self.init(name, summary, rules, each: .madeView) { call, _ in
      guard case .view(var new) = call.detail else { return }
      change(&new)
      call.detail = .view(new)
    }
  }
}

import TouchScript

/// Wrong touches and events: what they show, and to which view they go.
extension Lens {
  static let touches: [String: Lens] = [
    "new-touch-objects": .trace { calls, _ in
      calls.each { call in
        let time = call.at
        call.touches.each { $0.identity &+= UInt32(truncatingIfNeeded: time * 100) }
      }
    },
    "begins-in-no-window": .touches(of: .sendEvent) { touch, _ in
      if touch.phase == .began { touch.window = nil }
    },
    "touches-sent-one-by-one": .instead { call, _ in
      guard call.kind == .responder, call.phase == .began else { return [call] }
      return call.touches.map { touch in
        var one = call
        one.touches = [touch]
        return one
      }
    },
    "moves-begin-again": .touches(of: .sendEvent) { touch, _ in
      if touch.phase == .moved { touch.phase = .began }
    },
    "time-of-end-lost": .touches { touch, _ in if touch.phase == .ended { touch.timestamp = 0 } },
    "locations-of-grown-views": .calls(.responder) { call, scenario in
      guard case .grown(let points) = scenario.view(call.who)?.overrides.pointInside else { return }
      call.touches.each { $0.locationInReceiver?.x += points }
    },
    "view-follows-finger": .touches { touch, _ in
      if touch.phase == .moved { touch.view = touch.window }
    },
    "previous-location-lost": .touches { touch, _ in touch.previousLocation = touch.location },
    "first-tap-is-second": .touches { touch, _ in touch.tapCount += 1 },
    "resting-touches-left-out": .calls(.responder) { call, _ in
      call.fingers = call.touches.map(\.finger)
    },
    "lowest-finger-counts": .losing { call, scenario in
      let lowest = scenario.script.flatMap(\.touches).map(\.finger).min()
      return call.kind == .responder && !call.touches.contains { $0.finger == lowest }
    },
    "several-touches-by-default": .newViews { $0.isMultipleTouchEnabled = true },
    "exclusive-by-default": .newViews { $0.isExclusiveTouch = true },
  ]
}

extension Lens {
  /// Changes what a new view says of itself.
  fileprivate static func newViews(
    _ change: @escaping @Sendable (inout ViewDefaults) -> Void
  ) -> Lens {
    calls(.madeView) { call, _ in
      guard var new = call.detail?.viewDefaults else { return }
      change(&new)
      call.detail = .view(new)
    }
  }
}

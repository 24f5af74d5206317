import TouchScript

/// What may happen in a scenario of the scope `everything` beyond taps.
extension Construct {
  private static func change(
    _ name: String, _ occurs: @escaping @Sendable (Scenario.Change) -> Bool
  ) -> Construct {
    Construct("a change: \(name)") {
      $0.script.contains { $0.changes.contains(where: occurs) }
    }
  }

  static let changes = [
    change("removeFromSuperview") { if case .removeFromSuperview = $0 { true } else { false } },
    change("addSubview") { if case .addSubview = $0 { true } else { false } },
    change("hidden") { if case .setHidden(_, true) = $0 { true } else { false } },
    change("no longer hidden") { if case .setHidden(_, false) = $0 { true } else { false } },
    change("alpha") { if case .setAlpha = $0 { true } else { false } },
    change("no interaction") {
      if case .setUserInteractionEnabled(_, false) = $0 { true } else { false }
    },
    change("interaction") {
      if case .setUserInteractionEnabled(_, true) = $0 { true } else { false }
    },
    change("a control disabled") { if case .setEnabled(_, false) = $0 { true } else { false } },
    change("a control enabled") { if case .setEnabled(_, true) = $0 { true } else { false } },
    change("frame") { if case .setFrame = $0 { true } else { false } },
    change("transform") { if case .setTransform = $0 { true } else { false } },
    change("boundsOrigin") { if case .setBoundsOrigin = $0 { true } else { false } },
    change("a recognizer disabled") {
      if case .setRecognizerEnabled(_, false) = $0 { true } else { false }
    },
    change("a recognizer enabled") {
      if case .setRecognizerEnabled(_, true) = $0 { true } else { false }
    },
    change("removeRecognizer") { if case .removeRecognizer = $0 { true } else { false } },
    change("addRecognizer") { if case .addRecognizer = $0 { true } else { false } },
    change("interrupt") { $0 == .interrupt },
    change("showHomeScreen") { $0 == .showHomeScreen },
    change("showApplication") { $0 == .showApplication },
    change("beginIgnoringInteractionEvents") { $0 == .beginIgnoringInteractionEvents },
    change("endIgnoringInteractionEvents") { $0 == .endIgnoringInteractionEvents },
    change("becomeFirstResponder") { if case .becomeFirstResponder = $0 { true } else { false } },
    change("resignFirstResponder") { if case .resignFirstResponder = $0 { true } else { false } },
    change("present") { if case .present = $0 { true } else { false } },
    change("dismiss") { if case .dismiss = $0 { true } else { false } },
    change("sendActions") { if case .sendActions = $0 { true } else { false } },
    change("removeTargets") { if case .removeTargets = $0 { true } else { false } },
    change("an animation that lets touches in") {
      if case .animate(_, _, true) = $0 { true } else { false }
    },
    change("an animation that lets none in") {
      if case .animate(_, _, false) = $0 { true } else { false }
    },
    Construct("a key window that is not in front") { scenario in
      let windows = scenario.views.filter { $0.kind == .window }.map(\.id)
      return windows.dropLast().contains { id in
        scenario.script.contains { $0.changes.contains(.makeKeyWindow(id)) }
      }
    },
    Construct("a finger that comes while a window is animated") { scenario in
      let windows = scenario.views.filter { $0.kind == .window }.map(\.id)
      return scenario.animations.contains { animation in
        windows.contains(animation.view)
          && scenario.fingerTouches.contains { animation.times.contains($0.began) }
      }
    },
    Construct("an animation that begins while a finger is down") { scenario in
      scenario.animations.contains { animation in
        scenario.fingerTouches.contains { touch in
          touch.began < animation.times.lowerBound
            && animation.times.lowerBound < touch.ended ?? .max
        }
      }
    },
    Construct("an animation that is over when a finger comes") { scenario in
      scenario.animations.contains { animation in
        scenario.fingerTouches.contains { animation.times.upperBound < $0.began }
      }
    },
    Construct("a change while a finger is down") { scenario in
      let changes = scenario.script.filter { !$0.changes.isEmpty }.map(\.at)
      return scenario.fingerTouches.contains { touch in
        changes.contains { touch.began < $0 && $0 < touch.ended ?? .max }
      }
    },
    Construct("an interruption while a finger is down") { scenario in
      let times = scenario.script.filter { $0.changes.contains(.interrupt) }.map(\.at)
      return scenario.fingerTouches.contains { touch in
        times.contains { touch.began < $0 && $0 < touch.ended ?? .max }
      }
    },
  ]

  static let otherEvents: [Construct] =
    EventPhase.allCases.flatMap { phase in
      [
        change("motion \(phase)") { $0 == .motion(phase) },
        change("press \(phase)") { $0 == .press(phase) },
      ]
    } + [change("remoteControl") { $0 == .remoteControl }]

  static let reactions: [Construct] =
    [
      trigger("an action") { trigger, _ in if case .action = trigger { true } else { false } },
      trigger("touches of a view") { trigger, scenario in
        if case .touches(let id, _) = trigger {
          scenario.views.contains { $0.id == id }
        } else {
          false
        }
      },
      trigger("touches of a controller") { trigger, scenario in
        if case .touches(let id, _) = trigger {
          scenario.controllers.contains { $0.id == id }
        } else {
          false
        }
      },
      trigger("touches of the application") { trigger, _ in
        if case .touches(Scenario.Reserved.application, _) = trigger { true } else { false }
      },
      trigger("a control event") { trigger, _ in
        if case .controlEvent = trigger { true } else { false }
      },
      Construct("a reaction of several changes") {
        $0.reactions.contains { $0.changes.count > 1 }
      },
    ]
    + [TouchPhase.began, .moved, .ended, .cancelled].map { phase in
      trigger("touches that \(phase)") { trigger, _ in
        if case .touches(_, phase) = trigger { true } else { false }
      }
    }

  private static func trigger(
    _ name: String,
    _ occurs: @escaping @Sendable (Scenario.Reaction.Trigger, Scenario) -> Bool
  ) -> Construct {
    Construct("a reaction to \(name)") { scenario in
      scenario.reactions.contains { occurs($0.on, scenario) }
    }
  }

  static let fingers = [
    Construct("a hold just long enough for a long press") {
      $0.fingerTouches.contains { $0.duration == 800 && !$0.moves }
    },
    Construct("a hold just too short for a long press") {
      $0.fingerTouches.contains { $0.duration == 300 && !$0.moves }
    },
    Construct("a pan that is none") {
      $0.fingerTouches.contains { $0.moves && 1...3 ~= $0.distance }
    },
    Construct("a pan by little") {
      $0.fingerTouches.contains { $0.moves && 30...60 ~= $0.distance }
    },
    Construct("two fingers that move together") {
      $0.script.contains { $0.touches.filter { $0.phase == .moved }.count == 2 }
    },
    Construct("a touch from the left edge") {
      $0.fingerTouches.contains { $0.start.x == 1 && $0.moves }
    },
    Construct("a finger that stays while another moves and lifts") { scenario in
      scenario.fingerTouches.contains { one in
        !one.moves
          && scenario.fingerTouches.contains {
            $0.moves && $0.began == one.began && $0.duration < one.duration
          }
      }
    },
  ]
}

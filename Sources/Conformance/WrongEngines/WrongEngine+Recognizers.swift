import TouchScript

/// Wrong recognizers of each class, controls, tables and exceptions.
extension WrongEngine {
  static let recognizers: [WrongEngine] = [
    .init(
      "tap-of-any-length", "A tap of any length is reported as recognized.",
      "KR-05 GR-52 KR-03 GC-16 GC-31",
      actsWhenFailing: .tap),
    .init(
      "tap-with-any-fingers", "A tap takes as many fingers as there are.",
      "KR-08 KR-09 EX-17 GC-34",
      recognizers: { recognizer, scenario in
        let most = scenario.script.map(\.touches.count).max() ?? 1
        if recognizer.kind == .tap { recognizer.touches = min(most, 5) }
      }),
    .init(
      "tap-at-zero", "A tap says that it is at zero, wherever its finger was.", "KR-13",
      each: .action
    ) { call, scenario in
      if scenario.recognizer(call.who)?.kind == .tap { call.reading { $0.location = .zero } }
    },
    .init(
      "press-at-touch-down", "A long press takes no time.", "KR-16 KR-17 GR-31", kind: .longPress
    ) {
      $0.minimumPressDuration = 0
    },
    .init(
      "press-without-distance-limit", "A long press begins however far it has moved.", "KR-18",
      kind: .longPress
    ) { $0.allowableMovement = 10_000 },
    .init(
      "press-outlasts-first-lift", "A long press does not end.", "KR-20", acts: .longPress,
      never: .ended),
    .init(
      "translation-backwards", "The translation of a pan is measured the wrong way round.",
      "KR-28 KR-29 KR-30",
      reads: { reading, _, _ in
        if let move = reading.translation { reading.translation = Point(-move.x, -move.y) }
      }),
    .init(
      "no-velocity", "The velocity of a pan is zero, however fast its finger moves.", "KR-35",
      reads: { reading, _, _ in
        if reading.velocity != nil { reading.velocity = .zero }
      }),
    .init(
      "swipe-of-any-length", "A finger that lifts has swiped, however it moved.",
      "KR-39 KR-40 KR-41 KR-42 KR-43 GC-06", actsWhenFailing: .swipe),
    .init(
      "scale-inverted", "Fingers that move apart make the scale of a pinch smaller.", "KR-48 KR-49",
      reads: { reading, _, _ in
        if let scale = reading.scale, scale > 0 { reading.scale = 1 / scale }
      }),
    .init(
      "rotation-inverted", "Fingers that turn clockwise make the rotation negative.", "KR-51 KR-52",
      reads: { reading, _, _ in
        if let angle = reading.rotation { reading.rotation = -angle }
      }),
    .init(
      "two-fingers-at-first", "A pinch or rotation says that it is elsewhere.", "KR-53 GR-51",
      reads: { reading, call, _ in
        if reading.scale != nil || reading.rotation != nil { reading.location.x += 10 }
      }),
    .init(
      "pan-and-pinch", "A pan and a pinch of one view are both recognized.",
      "KR-54 GC-11 GC-18 GC-14",
      recognizers: { recognizer, scenario in
        if recognizer.kind == .pinch || recognizer.kind == .pan {
          recognizer.cannotBePreventedBy = scenario.recognizers.filter { [id = recognizer.id] in
            $0.id != id && ($0.kind == .pinch || $0.kind == .pan)
          }.map(\.id)
        }
      }),
  ]

  static let controls: [WrongEngine] = [
    .init(
      "parent-tap-beats-button", "The tap of a button's superview takes the button's touch.",
      "CT-29 CT-30 GC-09 CT-38 CT-39 GR-44",
      views: { view, _ in
        if view.kind == .button { view.kind = .control }
      }),
    .init(
      "always-up-inside", "Lifting outside a control counts as lifting inside.", "CT-06 CT-15",
      sends: .touchUpInside, for: .touchUpOutside),
    .init(
      "cancel-and-up", "A touch that was cancelled also sends an up event.",
      "CT-08 CT-10 CT-34 CT-36 CT-39",
      instead: { call, _ in
        guard call.kind == .controlEvent, call.word == .controlEvent(.touchCancel),
          let state = call.control
        else { return [call] }
        return [call, .controlEvent(control: call.who ?? "", .touchUpInside, state)]
      }),
    .init(
      "up-without-tracking", "A control that does not track sends an up event at the lift.",
      "CT-12 CT-02 CT-05 CT-19",
      instead: { call, scenario in
        guard call.kind == .responder, call.phase == .ended, let control = scenario.view(call.who),
          control.overrides.beginsTracking == false || control.overrides.continuesTracking == false
        else { return [call] }
        return [
          call,
          .controlEvent(
            control: control.id, .touchUpInside,
            ControlState(isTracking: false, isTouchInside: true, isHighlighted: false)),
        ]
      }),
    .init(
      "stays-highlighted", "A control stays highlighted while the touch is outside.", "CT-11",
      each: .controlEvent
    ) { call, _ in
      if case .control(var state) = call.detail {
        state.isHighlighted = true; call.detail = .control(state)
      }
    },
    .init(
      "targets-retained", "A control keeps its targets alive.", "CT-20",
      views: { view, _ in
        for index in view.targets.indices where view.targets[index].receiver == .released {
          view.targets[index].receiver = .responder(view.id)
        }
      }),
    .init(
      "event-not-shown", "Actions are called without the event that caused them.", "CT-22",
      each: .actionMethod
    ) { call, _ in call.answer = false },
  ]

  static let tables: [WrongEngine] = [
    .init(
      "buttons-lose-in-tables", "A tap above a table takes the touches of its buttons.",
      "TV-08 CT-29",
      views: { view, scenario in
        if view.kind == .button,
          scenario.superviews(of: view.id).contains(where: { $0.kind.isScrollView })
        {
          view.kind = .control
        }
      })
  ]

  static let exceptions: [WrongEngine] = [
    .init(
      "disabled-keeps-its-touches", "A recognizer that is enabled again gets no new touches.",
      "EX-23 GC-04 TO-32",
      scene: {
        $0.dropChanges { if case .setRecognizerEnabled(_, true) = $0 { true } else { false } }
      }),
    .init(
      "removed-view-cancels-twice", "The recognizer of a removed view says twice that it is over.",
      "EX-10 EX-09",
      instead: { call, _ in
        call.kind == .action && call.state == .cancelled ? [call, call] : [call]
      }),
    .init(
      "window-place-ignored", "Windows take the point of the screen for one of their own.",
      "M-3 HT-15",
      views: { view, _ in
        if view.kind == .window {
          view.frame = Rect(0, 0, view.frame.width + view.frame.x, view.frame.height + view.frame.y)
        }
      }),
    .init(
      "lowest-finger-counts", "The touch of the finger with the lowest number alone counts.", "M-7",
      trace: { calls, scenario in
        guard let lowest = scenario.script.flatMap(\.touches).map(\.finger).min() else { return }
        calls.removeAll {
          $0.what.kind == .responder && !$0.what.touches.contains { $0.finger == lowest }
        }
      }),
    .init(
      "hidden-hit", "Hidden views take touches.", "HT-04 HT-02 HT-03 HT-38 M-1",
      views: { view, _ in view.isHidden = false }),
  ]
}

extension WrongEngine {
  /// Changes each recognizer of a kind.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String, kind: Scenario.Recognizer.Kind,
    _ change: @escaping @Sendable (inout Scenario.Recognizer) -> Void
  ) {
    self.init(
      name, summary, rules,
      recognizers: { recognizer, _ in if recognizer.kind == kind { change(&recognizer) } })
  }

  /// Loses the actions of a kind of recognizers in one state.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String, acts kind: Scenario.Recognizer.Kind,
    never state: RecognizerState
  ) {
    self.init(
      name, summary, rules,
      instead: { call, scenario in
        call.kind == .action && call.state == state && scenario.recognizer(call.who)?.kind == kind
          ? [] : [call]
      })
  }

  /// Has a kind of recognizers act where it fails.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String,
    actsWhenFailing kind: Scenario.Recognizer.Kind
  ) {
    self.init(
      name, summary, rules,
      instead: { call, scenario in
        guard call.kind == .reset, call.state == .failed, let who = call.who,
          scenario.recognizer(who)?.kind == kind
        else { return [call] }
        return [
          .action(recognizer: who, state: .ended, GestureReading(numberOfTouches: 1)), call,
        ]
      })
  }

  /// Changes what recognizers measure.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String,
    reads change: @escaping @Sendable (inout GestureReading, Observation, Scenario) -> Void
  ) {
    self.init(name, summary, rules, each: .action) { call, scenario in
      let seen = call
      call.reading { change(&$0, seen, scenario) }
    }
  }

  /// Sends one control event for another.
  fileprivate init(
    _ name: String, _ summary: String, _ rules: String, sends other: ControlEvent,
    for event: ControlEvent
  ) {
    self.init(name, summary, rules, each: .controlEvent) { call, _ in
      if call.word == .controlEvent(event) { call.word = .controlEvent(other) }
    }
  }
}

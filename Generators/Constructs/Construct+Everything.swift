import TouchScript

/// What a scenario of the scope `everything` may have beyond taps.
extension Construct {
  private static func recognizer(
    _ name: String, _ kind: Scenario.Recognizer.Kind,
    _ occurs: @escaping @Sendable (Scenario.Recognizer) -> Bool = { _ in true }
  ) -> Construct {
    Construct(name) { $0.recognizers.contains { $0.kind == kind && occurs($0) } }
  }

  /// Both answers of a method.
  private static func answers<Asked>(
    _ name: String, of asked: @escaping @Sendable (Scenario) -> [Asked],
    _ answer: @escaping @Sendable (Asked) -> Bool?
  ) -> [Construct] {
    [true, false].map { (expected: Bool) in
      Construct("\(name) that answers \(expected)") { scenario in
        asked(scenario).contains { answer($0) == expected }
      }
    }
  }
}

// MARK: - Views and responders

extension Construct {
  static let kinds: [Construct] =
    Scenario.View.Kind.allCases.filter { ![.window, .view, .control, .button].contains($0) }
    .map { kind in view(one(kind)) { $0.kind == kind } }
    + [
      view("a label that takes touches") { $0.kind == .label && $0.isUserInteractionEnabled },
      view("a label that takes none") { $0.kind == .label && !$0.isUserInteractionEnabled },
      view("exclusive touch") { $0.isExclusiveTouch },
      view("a view that is not opaque") { !$0.isOpaque },
      view("segments") { $0.kind == .segmentedControl && $0.items > 2 },
      view("pages") { $0.kind == .pageControl && $0.items > 2 },
      view("a content that is higher") {
        $0.kind.isScrollView && $0.scrolling.contentSize.height > $0.frame.height
      },
      view("a content that is wider") {
        $0.kind.isScrollView && $0.scrolling.contentSize.width > $0.frame.width
      },
      view("content touches at once") {
        $0.kind.isScrollView && !$0.scrolling.delaysContentTouches
      },
      view("content touches for good") {
        $0.kind.isScrollView && !$0.scrolling.canCancelContentTouches
      },
      view("no scrolling") { $0.kind.isScrollView && !$0.scrolling.isScrollEnabled },
      Construct("two cells") { $0.views.filter { $0.kind == .tableCell }.count >= 2 },
      Construct("a button in a cell") { scenario in
        let cells = Set(scenario.views.filter { $0.kind == .tableCell }.map(\.id))
        return scenario.views.contains { $0.kind == .button && cells.contains($0.parent ?? "") }
      },
      Construct("a scroll view in a scroll view") { scenario in
        let scene = SceneIndex(scenario)
        return scenario.views.indices.contains { index in
          scene.path(from: index).filter { scenario.views[$0].kind.isScrollView }.count >= 2
        }
      },
    ]

  static let rareOverrides: [Construct] =
    answers("beginTracking", of: { $0.views }) { $0.overrides.beginsTracking }
    + answers("continueTracking", of: { $0.views }) { $0.overrides.continuesTracking }
    + answers("sendAction", of: { $0.views }) { $0.overrides.sendsActions }
    + answers("touchesShouldBegin", of: { $0.views }) { $0.overrides.touchesShouldBegin }
    + answers("touchesShouldCancel", of: { $0.views }) { $0.overrides.touchesShouldCancel }
    + answers("canBecomeFirstResponder", of: { $0.views }) {
      $0.overrides.canBecomeFirstResponder
    } + [
      view("hitTest that asks subviews if open") { $0.overrides.hitTest == .asksSubviewsIfOpen },
      view("a window that drops events") { $0.kind == .window && $0.overrides.dropsEvents },
      view("a refused action") { !$0.overrides.refuses.isEmpty },
    ]
    + forwarding("a view") { $0.views.map(\.overrides.otherEvents) }

  static let otherResponders: [Construct] =
    [
      Construct("an application that drops events") { $0.application.dropsEvents },
      Construct("a controller's refused action") {
        $0.controllers.contains { !$0.refuses.isEmpty }
      },
      Construct("a presented controller") {
        $0.controllers.contains { $0.presentedBy != nil }
      },
    ]
    + forwarding("a controller") { $0.controllers.map(\.otherEvents) }
    + forwarding("the application") { [$0.application.otherEvents] }
    + forwarding("the delegate") { $0.application.delegate.map { [$0.otherEvents] } ?? [] }

  static let otherTargets: [Construct] =
    ControlEvent.allCases.filter { !$0.isTouchEvent }.map { event in
      Construct("a target for \(event)") {
        $0.views.contains { $0.targets.contains { $0.events.contains(event) } }
      }
    }

  private static func forwarding(
    _ whose: String, _ answers: @escaping @Sendable (Scenario) -> [Scenario.Forwarding]
  ) -> [Construct] {
    Scenario.Forwarding.allCases.map { forwarding in
      Construct("\(whose) that \(words(forwarding)) other events") {
        answers($0).contains(forwarding)
      }
    }
  }
}

// MARK: - Recognizers

extension Construct {
  static let gestures: [Construct] =
    Scenario.Recognizer.Kind.allCases.flatMap { kind in
      [
        recognizer(one(kind), kind),
        recognizer("\(one(kind)) that delays beginnings", kind) { $0.delaysTouchesBegan },
        recognizer("\(one(kind)) that does not cancel", kind) { !$0.cancelsTouchesInView },
      ]
    }
    + [Scenario.Recognizer.Kind.pan, .pinch, .rotation, .screenEdgePan].map { kind in
      recognizer("\(one(kind)) that starts over", kind) { $0.rebases }
    }
    + Scenario.Recognizer.SwipeDirection.allCases.map { direction in
      recognizer("a swipe to \(direction)", .swipe) { $0.directions == [direction] }
    }
    + Scenario.Recognizer.Edge.allCases.map { edge in
      recognizer("a pan from \(edge)", .screenEdgePan) { $0.edges == [edge] }
    } + [
      recognizer("a short press", .longPress) { $0.minimumPressDuration < 500 },
      recognizer("a long long press", .longPress) { $0.minimumPressDuration > 500 },
      recognizer("a tolerant long press", .longPress) { $0.allowableMovement > 10 },
      recognizer("a press after a tap", .longPress) { $0.taps == 1 },
      recognizer("a press with two fingers", .longPress) { $0.touches == 2 },
      recognizer("a pan with two fingers", .pan) { $0.minimumTouches == 2 },
      recognizer("a pan with two fingers at most", .pan) { $0.maximumTouches == 2 },
      recognizer("a swipe with two fingers", .swipe) { $0.touches == 2 },
      recognizer("a swipe to both sides", .swipe) { $0.directions == [.right, .left] },
      Construct("an ignored finger") {
        $0.recognizers.contains { !$0.ignoredFingers.isEmpty }
      },
      Construct("a recognizer with a target") {
        $0.recognizers.contains { $0.targets.contains { $0.receiver != .released } }
      },
      Construct("a recognizer with a released target") {
        $0.recognizers.contains { $0.targets.contains { $0.receiver == .released } }
      },
      Construct("a recognizer with a released target before another") {
        $0.recognizers.contains { recognizer in
          let receivers = recognizer.targets.map(\.receiver)
          return receivers.first == .released && receivers.contains { $0 != .released }
        }
      },
      Construct("recognizers of two kinds on a view") { scenario in
        scenario.recognizers.contains { one in
          scenario.recognizers.contains { $0.view == one.view && $0.kind != one.kind }
        }
      },
    ]

  private static func relation(
    _ name: String, _ fellows: @escaping @Sendable (Scenario.Recognizer) -> [Scenario.ID]?
  ) -> Construct {
    Construct(name) { $0.recognizers.contains { fellows($0)?.isEmpty == false } }
  }

  static let relations = [
    relation("one that waits") { $0.requiresFailureOf },
    relation("a class that waits") { $0.subclassRequiresFailureOf },
    relation("a class that makes wait") { $0.subclassIsRequiredToFailBy },
    relation("a delegate that waits") { $0.delegate?.requiresFailureOf },
    relation("a delegate that makes wait") { $0.delegate?.isRequiredToFailBy },
    Construct("a delegate that waits for nobody") {
      $0.recognizers.contains { $0.delegate?.requiresFailureOf == [] }
    },
    Construct("a delegate that makes nobody wait") {
      $0.recognizers.contains { $0.delegate?.isRequiredToFailBy == [] }
    },
    Construct("a tap that waits for a double tap") { scenario in
      let doubles = Set(scenario.recognizers.filter { $0.kind == .tap && $0.taps == 2 }.map(\.id))
      return scenario.recognizers.contains {
        $0.kind == .tap && $0.taps == 1 && !doubles.isDisjoint(with: $0.requiresFailureOf)
      }
    },
    Construct("simultaneous gestures of two fingers") { scenario in
      let pinches = Set(scenario.recognizers.filter { $0.kind == .pinch }.map(\.id))
      return scenario.recognizers.contains {
        $0.kind == .rotation && !pinches.isDisjoint(with: $0.delegate?.simultaneousWith ?? [])
      }
    },
  ]

  static let filters: [Construct] =
    answers("a delegate asked for events", of: { $0.recognizers }) {
      $0.delegate?.shouldReceiveEvent
    } + [
      relation("a delegate that refuses touches by view") { $0.delegate?.refusesTouchesIn },
      Construct("a delegate that refuses touches in no view") {
        $0.recognizers.contains { $0.delegate?.refusesTouchesIn == [] }
      },
    ]
}

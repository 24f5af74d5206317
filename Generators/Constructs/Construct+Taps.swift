import TouchScript

/// What a scenario of the scope `taps` may have.
extension Construct {
  static let ofTaps =
    views + windows + overrides + responders + targets + recognizers + delegates + scripts
}

// MARK: - Views

extension Construct {
  static let views: [Construct] =
    [Scenario.View.Kind.view, .control, .button, .window].map { kind in
      view(one(kind)) { $0.kind == kind }
    } + [
      view("scrolled bounds") { $0.boundsOrigin != .zero },
      view("an anchor point off the middle") { $0.anchorPoint != Point(0.5, 0.5) },
      view("a quarter turn") { $0.transform == .quarterTurn },
      view("a scaling") { $0.transform == .scale(2, 2) },
      view("a mirroring") { $0.transform.determinant < 0 },
      view("a shift") { $0.transform.tx != 0 },
      view("a slant") { $0.transform.b != 0 && $0.transform.a != 0 },
      view("alpha 0") { $0.alpha == 0 },
      view("alpha just below the limit") { $0.alpha == 0.009 },
      view("alpha at the limit") { $0.alpha == 0.01 },
      view("alpha just above the limit") { $0.alpha == 0.0101 },
      view("alpha in between") { $0.alpha == 0.5 },
      view("a hidden view") { $0.isHidden && $0.kind == .view },
      view("no user interaction") { !$0.isUserInteractionEnabled },
      view("clipping") { $0.clipsToBounds },
      view("multiple touch") { $0.isMultipleTouchEnabled },
      view("a disabled control") { !$0.isEnabled && $0.kind == .control },
      view("a disabled button") { !$0.isEnabled && $0.kind == .button },
      view("no width") { $0.frame.width == 0 },
      Construct("views five levels deep") { SceneIndex($0).depths.contains { $0 >= 5 } },
      Construct("four siblings") { scenario in
        let scene = SceneIndex(scenario)
        return scenario.views.indices.contains { scene.children(of: $0).count >= 4 }
      },
      Construct("a view with its superview's bounds") { scenario in
        let scene = SceneIndex(scenario)
        return scenario.views.indices.contains { index in
          scene.parents[index].map { scenario.views[$0].bounds } == scenario.views[index].frame
        }
      },
    ]

  static let windows = [
    view("a window at a higher level") { $0.level > 0 },
    view("a hidden window") { $0.kind == .window && $0.isHidden },
    view("a faded window") { $0.kind == .window && $0.alpha < 1 },
    view("a window off the corner") { $0.kind == .window && $0.frame.x > 0 },
    Construct("two windows") { $0.views.filter { $0.kind == .window }.count == 2 },
    Construct("three windows") { $0.views.filter { $0.kind == .window }.count == 3 },
  ]

  static let overrides: [Construct] =
    [
      view("hitTest that returns nil") { $0.overrides.hitTest == .returnsNil },
      view("hitTest that returns self") { $0.overrides.hitTest == .returnsSelf },
      view("hitTest that passes through") { $0.overrides.hitTest == .passesThrough },
      view("hitTest that asks subviews") { $0.overrides.hitTest == .asksSubviews },
      view("a window that passes through") {
        $0.kind == .window && $0.overrides.hitTest == .passesThrough
      },
      view("point(inside:) that is always true") { $0.overrides.pointInside == .always },
      view("point(inside:) that is never true") { $0.overrides.pointInside == .never },
      view("point(inside:) that is larger") { $0.overrides.pointInside == .grown(16) },
      view("point(inside:) that is smaller") { $0.overrides.pointInside == .grown(-8) },
      view("point(inside:) that asks subviews") { $0.overrides.pointInside == .orSubviews },
      view("point(inside:) of subviews' frames") {
        $0.overrides.pointInside == .onlySubviewFrames
      },
      view("shouldBegin that answers yes") { $0.overrides.shouldBegin == true },
      view("shouldBegin that answers no") { $0.overrides.shouldBegin == false },
      view("next that is a view") {
        $0.overrides.next.map { $0 != Scenario.Reserved.application } ?? false
      },
      view("next that is the application") {
        $0.overrides.next == Scenario.Reserved.application
      },
      view("an implemented action") { !$0.overrides.actions.isEmpty },
    ]
    + handling("a view") { $0.views.map(\.overrides.touches) }
}

// MARK: - Responders and targets

extension Construct {
  static let responders: [Construct] =
    Scenario.Dialect.allCases.map { dialect in
      Construct("\(dialect)") { $0.dialect == dialect }
    } + [
      Construct("the plainest order") { $0.orderSeed == 0 },
      Construct("another order") { $0.orderSeed != 0 },
      Construct("a controller in a controller") { scenario in
        let scene = SceneIndex(scenario)
        let managed = Set(scenario.controllers.map(\.view))
        return scenario.controllers.contains { controller in
          guard let view = scene.view(controller.view) else { return false }
          return scene.path(from: view).dropFirst().contains {
            managed.contains(scenario.views[$0].id)
          }
        }
      },
      Construct("a controller's action") { $0.controllers.contains { !$0.actions.isEmpty } },
      Construct("an application's action") { !$0.application.actions.isEmpty },
      Construct("no delegate") { $0.application.delegate == nil },
      Construct("a delegate in the chain") { $0.application.delegate?.isResponder == true },
      Construct("a delegate outside of the chain") {
        $0.application.delegate?.isResponder == false
      },
      Construct("a delegate's action") { $0.application.delegate?.actions.isEmpty == false },
    ]
    + handling("a controller") { $0.controllers.map(\.touches) }
    + handling("the application") { [$0.application.touches] }
    + handling("the delegate") { $0.application.delegate.map { [$0.touches] } ?? [] }

  /// Every answer of every touch method.
  private static func handling(
    _ whose: String, _ handlings: @escaping @Sendable (Scenario) -> [Scenario.TouchHandling]
  ) -> [Construct] {
    [TouchPhase.began, .moved, .ended, .cancelled].flatMap { phase in
      Scenario.Forwarding.allCases.map { forwarding in
        Construct("\(whose) that \(words(forwarding)) what \(phase)") { scenario in
          handlings(scenario).contains { $0[phase] == forwarding }
        }
      }
    }
  }

  static let targets: [Construct] =
    ControlEvent.touchEvents.map { event in
      target("for \(event)") { target, _ in target.events.contains(event) }
    } + [
      target("for several events") { target, _ in target.events.count > 1 },
      target("at the first responder") { target, _ in target.receiver == .firstResponder },
      target("that is gone") { target, _ in target.receiver == .released },
      target("that is a view") { target, scenario in
        scenario.views.contains { target.receiver == .responder($0.id) }
      },
      target("that is a controller") { target, scenario in
        scenario.controllers.contains { target.receiver == .responder($0.id) }
      },
      view("several targets") { $0.targets.count > 1 },
    ]

  private static func target(
    _ says: String, _ occurs: @escaping @Sendable (Scenario.Target, Scenario) -> Bool
  ) -> Construct {
    Construct("a target \(says)") { scenario in
      scenario.views.contains { $0.targets.contains { occurs($0, scenario) } }
    }
  }
}

// MARK: - Recognizers

extension Construct {
  static let recognizers = [
    recognizer("a double tap") { $0.taps == 2 },
    recognizer("a tap with two fingers") { $0.touches == 2 },
    recognizer("no cancelling") { !$0.cancelsTouchesInView },
    recognizer("a delayed beginning") { $0.delaysTouchesBegan },
    recognizer("an end that is not delayed") { !$0.delaysTouchesEnded },
    recognizer("a disabled recognizer") { !$0.isEnabled },
    recognizer("one that does not prevent another") { !$0.cannotPrevent.isEmpty },
    recognizer("one that another does not prevent") { !$0.cannotBePreventedBy.isEmpty },
    on("a window") { $0.kind == .window },
    on("a button") { $0.kind == .button },
    on("a plain control") { $0.kind == .control },
    Construct("two recognizers on a view") { scenario in
      let views = scenario.recognizers.map(\.view)
      return Set(views).count < views.count
    },
    Construct("recognizers on three views in each other") { scenario in
      let scene = SceneIndex(scenario)
      return scenario.views.indices.contains { index in
        scene.path(from: index).filter { !scene.recognizers(of: $0).isEmpty }.count >= 3
      }
    },
  ]

  private static func on(
    _ what: String, _ occurs: @escaping @Sendable (Scenario.View) -> Bool
  ) -> Construct {
    Construct("a recognizer on \(what)") { scenario in
      let views = Set(scenario.recognizers.map(\.view))
      return scenario.views.contains { views.contains($0.id) && occurs($0) }
    }
  }

  static let delegates: [Construct] =
    ([true, false, nil] as [Bool?]).flatMap { answer in
      let says = answer.map { "says \($0)" } ?? "says nothing"
      return [
        recognizer("a delegate that \(says) to a touch") {
          $0.delegate.map { $0.shouldReceive == answer } ?? false
        },
        recognizer("a delegate that \(says) to beginning") {
          $0.delegate.map { $0.shouldBegin == answer } ?? false
        },
      ]
    } + [
      recognizer("a recognizer without a delegate") { $0.delegate == nil },
      recognizer("a delegate that allows another") {
        $0.delegate?.simultaneousWith?.isEmpty == false
      },
      recognizer("a delegate that allows nobody") { $0.delegate?.simultaneousWith == [] },
    ]
}

// MARK: - Scripts

extension Construct {
  static let scripts = [
    Construct("a change that brings to the front") { scenario in
      scenario.script.contains {
        $0.changes.contains { if case .bringToFront = $0 { true } else { false } }
      }
    },
    Construct("a change that sends to the back") { scenario in
      scenario.script.contains {
        $0.changes.contains { if case .sendToBack = $0 { true } else { false } }
      }
    },
    Construct("a step in which only time passes") {
      $0.script.contains { $0.changes.isEmpty && $0.touches.isEmpty }
    },
    Construct("two fingers that come down together") {
      $0.script.contains { $0.touches.filter { $0.phase == .began }.count == 2 }
    },
    Construct("three fingers") { $0.script.contains { $0.touches.count >= 3 } },
    Construct("a finger that comes down while another is down") { scenario in
      let touches = scenario.fingerTouches
      return touches.contains { first in
        touches.contains { first.began < $0.began && $0.began < first.ended ?? .max }
      }
    },
    Construct("a finger that is never lifted") {
      $0.fingerTouches.contains { $0.ended == nil }
    },
    Construct("a hold") { $0.fingerTouches.contains { $0.duration >= 5000 && !$0.moves } },
    Construct("a quick tap") {
      $0.fingerTouches.contains { $0.duration <= 150 && !$0.moves }
    },
    Construct("a drag") { $0.fingerTouches.contains { $0.moves && $0.distance >= 100 } },
    Construct("a move by a hair") {
      $0.fingerTouches.contains { $0.moves && $0.distance <= 2 }
    },
    Construct("a double tap by a finger") { scenario in
      let touches = scenario.fingerTouches
      return touches.contains { first in
        touches.contains { second in
          second.start == first.start
            && 1...150 ~= second.began - (first.ended ?? .min / 2)
        }
      }
    },
    Construct("a finger that comes down outside of every window") { scenario in
      let windows = scenario.views.filter { $0.kind == .window }
      return scenario.fingerTouches.contains { touch in
        !windows.contains { $0.frame.contains(touch.start) }
      }
    },
  ]
}

import Thresholds
import TouchScript

extension Invariants {
  /// Chapter HT: what has no say in hit-testing, and what new views and animations have.
  static let hitTestingConditions: [Invariant] = [
    .opacityDoesNotMatter, .interactionByDefault, .animatedView, .keyWindowDoesNotMatter,
    .atLeastOnePass,
  ]
}

extension Invariant {
  /// HT-08: whether a view is opaque does not matter.
  static let opacityDoesNotMatter = Invariant(
    "HT-08", of: .seeThrough, views: { !$0.isOpaque && $0.overrides.hitTest == nil },
    where: {
      $0.leadsToHit && $0.isOpen && ($0.hasTouch || $0.call?.inside ?? Scene.none == Scene.none)
    }
  ) { view in
    view.isChosen("although \(view.name) takes touches, opaque or not")
  }

  /// HT-26: new labels and image views take no touches; all other new views do.
  static let interactionByDefault = Invariant("HT-26") { evidence in
    evidence.judgeNewViews { kind, defaults, event in
      let due = kind != .label && kind != .imageView
      return .expect(
        defaults.isUserInteractionEnabled == due, at: event,
        "isUserInteractionEnabled of a new \(kind.rawValue) is \(!due)", expected: "\(due)")
    }
      && evidence.judgeHits(where: {
        ($0.kind == .label || $0.kind == .imageView) && !$0.isUserInteractionEnabled
          && !$0.isHidden && Double($0.alpha) >= Thresholds.alpha.surelyAbove
          && $0.overrides.hitTest == nil
      }) { view in
        .when(
          view.contains && view.isReached,
          view.isLeftAlone(
            "in a \(view.state.kind.rawValue), which takes no touches unless the app says so"))
      }
  }

  /// HT-28: a touch on a view that is animated without `allowUserInteraction` is swallowed: the view is
  /// hit, and no view receives the touch, nor does a recognizer in the animated view.
  static let animatedView = Invariant(
    "HT-28", of: .animations, needs: [.sure, .clear], given: { $0.animatedView(under: $1) }
  ) { evidence, touch, animated in
    let isIn = touch.hasView && touch.scene.isView(touch.view, in: animated)
    let told = isIn ? evidence.firstCall(of: touch, inside: animated) : nil
    return Verdict.expect(
      none: told?.event,
      "the touch of finger \(finger: touch.finger) was delivered in \(evidence.name(animated)), "
        + "although that is animated without allowing interaction",
      expected: "nothing in \(evidence.name(animated)) gets it")
      && .when(
        evidence.mustHit(animated, with: touch),
        .expect(
          isIn && touch.calls.isEmpty || touch.view == Scene.none,
          at: touch.calls.first?.event ?? evidence.sight(of: touch),
          "the touch of finger \(finger: touch.finger) went to \(evidence.name(touch.view)) past "
            + "\(evidence.name(animated)), which is animated",
          expected: "\(evidence.name(animated)) is hit, and no view gets the touch"))
  }

  /// HT-40: the key window is asked when it is its turn, like any other.
  static let keyWindowDoesNotMatter = Invariant(
    "HT-40", of: .severalWindows, needs: .aimed, where: { $1.hasKeyWindowBehind }
  ) { evidence, touch in
    guard touch.hasView, touch.scene.windows[touch.view] == touch.scene.keyWindow else {
      return .holds
    }
    return evidence.wrongHit(
      touch,
      "in the key window, though \(evidence.name(touch.scene.windows[touch.aim.hit])) is "
        + "in front of it",
      expected: touch.aim.hit)
  }

  /// HT-41: at touch-down hit-testing runs once at least, before the event is sent.
  static let atLeastOnePass = Invariant(
    "HT-41", each: { $0.contacts },
    where: { evidence, touch in
      touch.isClear && touch.scene.views.contains { $0.kind == .window && !$0.isHidden }
    }
  ) { evidence, touch in
    .require(
      evidence.isHitTested(touch), by: evidence.sight(of: touch),
      "finger \(finger: touch.finger) came down, and no window was asked for its view before its event",
      expected: "hitTest of a window, before the event is sent")
  }
}

extension Evidence {
  /// The first call with a touch of a view inside another, or of a recognizer that is attached there.
  fileprivate func firstCall(of touch: Touch, inside view: Int) -> Call? {
    let calls = touch.calls.filter { touch.scene.isView($0.who, in: view) }
    let hearings = touch.hearings.filter {
      touch.scene.isView(touch.scene.recognizerViews[$0.who], in: view)
    }
    return (calls + hearings).min { $0.event < $1.event }
  }

  /// A view that contains a new touch, takes touches, and is animated without allowing interaction, if
  /// no hit test is overridden, so that its subviews cannot be hit past it.
  fileprivate func animatedView(under touch: Touch) -> Int? {
    let (scene, aim) = (touch.scene, touch.aim)
    // Of fingers that land together all may have been hit-tested when the app reacted to the first.
    // Source: HT-41, RE-07, RE-13.
    if reactions.contains(where: { facts[$0.event].at == touch.down.at && $0.event < touch.sight }),
      contacts.contains(where: { $0.number != touch.number && $0.down.at == touch.down.at })
    {
      return nil
    }
    guard !scene.views.contains(where: { $0.overrides.hitTest != nil }) else { return nil }
    return scene.views.indices.first {
      scene.views[$0].animatedUntil > touch.down.at && !scene.views[$0].isAnimationOpen
        && touch.geometry.isOpen[$0] && aim.contains($0) && aim.isAsked($0)
    }
  }

  /// Whether a view was asked for the view of a touch, as far as that is seen: where another one was
  /// asked before it, the order is at fault. Source: HT-12.
  private func mayBeAsked(_ view: Int, _ touch: Touch) -> Bool {
    events[.hitTest].isEmpty
      || events[.hitTest].contains {
        facts[$0].who == view && facts[$0].at == touch.down.at && $0 < sight(of: touch)
      }
  }

  /// Whether an animated view, or something in it, must be hit.
  fileprivate func mustHit(_ animated: Int, with touch: Touch) -> Bool {
    guard view(animated).kind != .window, touch.view != Scene.unknown, mayBeAsked(animated, touch)
    else { return false }
    return touch.scene.isView(touch.aim.animatedHit, in: animated)
  }
}

extension Touch {
  /// Whether something in the key window could be hit as well as what must be, which is in another.
  fileprivate var hasKeyWindowBehind: Bool {
    let key = scene.keyWindow
    return aim.hit >= 0 && scene.isView(key) && scene.windows[aim.hit] != key
      && scene.views.indices.contains { aim.admits($0) && scene.windows[$0] == key }
  }
}

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
    .and(
      evidence.judgeHits(where: {
        ($0.kind == .label || $0.kind == .imageView) && !$0.isUserInteractionEnabled
          && !$0.isHidden && Double($0.alpha) >= Thresholds.alpha.surelyAbove
          && $0.overrides.hitTest == nil
      }) { view in
        .when(
          view.contains && view.isReached,
          view.isLeftAlone(
            "in a \(view.state.kind.rawValue), which takes no touches unless the app says so"))
      })
  }

  /// HT-28: a view is not hit while it is animated without `allowUserInteraction`, nor is anything
  /// in it.
  static let animatedView = Invariant(
    "HT-28", of: .animations, views: { $0.overrides.hitTest == nil },
    where: {
      $0.isAnimated && $0.touch.geometry.isOpen[$0.view] && $0.contains && $0.isReached
    }
  ) { view in
    view.isLeftAlone("although \(view.name) is animated without allowing interaction")
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

  /// HT-41: at touch-down hit-testing runs once at least.
  static let atLeastOnePass = Invariant(
    "HT-41", each: { $0.contacts },
    where: { evidence, touch in
      evidence.deliveries[touch.down.delivery].send != Scene.none
        && touch.scene.views.contains { $0.kind == .window && !$0.isHidden }
    }
  ) { evidence, touch in
    .require(
      evidence.hitCalls.contains {
        $0.delivery == touch.down.delivery && $0.parent == Scene.none
      }, by: evidence.deliveries[touch.down.delivery].send,
      "finger \(touch.finger) came down, and no window was asked for its view",
      expected: "hitTest of a window")
  }
}

extension Prospect {
  /// Whether it is animated when the finger comes down, without allowing interaction.
  var isAnimated: Bool { state.animatedUntil > touch.down.at }
}

extension Touch {
  /// Whether something in the key window could be hit as well as what must be, which is in another.
  fileprivate var hasKeyWindowBehind: Bool {
    let key = scene.keyWindow
    return aim.hit >= 0 && scene.isView(key) && scene.windows[aim.hit] != key
      && scene.views.indices.contains { aim.admits($0) && scene.windows[$0] == key }
  }
}

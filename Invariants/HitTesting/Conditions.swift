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
    "HT-08", of: .seeThrough, views: { !$0.isOpaque && $0.overrides.hitTest == nil }
  ) {
    evidence, touch, aim, view in
    guard touch.scene.isView(aim.hit, in: view), aim.isOpen(view) else {
      return .notExercised
    }
    if touch.hasView, touch.scene.isView(touch.view, in: view) { return .holds }
    if let call = evidence.hitCall(on: view, for: touch), call.inside != Scene.none {
      return .notExercised
    }
    return evidence.wrongHit(
      touch, "although \(evidence.name(view)) takes touches, opaque or not",
      expected: aim.hit)
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
      }) { touch, aim, view in
        guard aim.contains(view), evidence.isReached(view, touch, aim) else {
          return .notExercised
        }
        guard touch.scene.isView(touch.view, in: view) else { return .holds }
        return evidence.wrongHit(
          touch,
          "in a \(touch.scene.views[view].kind.rawValue), which takes no touches "
            + "unless the app says so",
          expected: aim.hit)
      })
  }

  /// HT-28: a view is not hit while it is animated without `allowUserInteraction`, nor is anything
  /// in it.
  static let animatedView = Invariant("HT-28", of: .animations, needs: .aimed) { evidence, touch in
    let aim = touch.aim
    return Verdict.of(
      touch.scene.views.indices,
      where: {
        touch.scene.views[$0].animatedUntil > touch.down.at
          && touch.scene.views[$0].overrides.hitTest == nil && touch.geometry.isOpen[$0]
          && aim.contains($0) && evidence.isReached($0, touch, aim)
      }
    ) { view in
      guard touch.scene.isView(touch.view, in: view) else { return .holds }
      return evidence.wrongHit(
        touch, "although \(evidence.name(view)) is animated without allowing interaction",
        expected: aim.hit)
    }
  }

  /// HT-40: the key window is asked when it is its turn, like any other.
  static let keyWindowDoesNotMatter = Invariant("HT-40", of: .severalWindows, needs: .aimed) {
    evidence, touch in
    let aim = touch.aim
    let key = touch.scene.keyWindow
    guard aim.hit >= 0, touch.scene.isView(key), touch.scene.windows[aim.hit] != key,
      touch.scene.views.indices.contains(where: {
        aim.admits($0) && touch.scene.windows[$0] == key
      })
    else { return .notExercised }
    guard touch.hasView, touch.scene.windows[touch.view] == key else { return .holds }
    return evidence.wrongHit(
      touch,
      "in the key window, though \(evidence.name(touch.scene.windows[aim.hit])) is "
        + "in front of it",
      expected: aim.hit)
  }

  /// HT-41: at touch-down hit-testing runs once at least.
  static let atLeastOnePass = Invariant("HT-41") { evidence in
    Verdict.of(evidence.contacts) { touch in
      let delivery = evidence.deliveries[touch.down.delivery]
      guard delivery.send != Scene.none,
        touch.scene.views.contains(where: { $0.kind == .window && !$0.isHidden })
      else { return .notExercised }
      return .require(
        evidence.hitCalls.contains {
          $0.delivery == touch.down.delivery && $0.parent == Scene.none
        }, by: delivery.send,
        "finger \(touch.finger) came down, and no window was asked for its view",
        expected: "hitTest of a window")
    }
  }
}

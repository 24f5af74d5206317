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
  static let opacityDoesNotMatter = Invariant("HT-08") { evidence in
    evidence.judgeHits(where: { !$0.isOpaque && $0.overrides.hitTest == nil }) {
      contact, aim, view in
      guard contact.scene.isView(aim.hit, in: view), aim.isOpen[view] else {
        return .notExercised
      }
      if contact.hasView, contact.scene.isView(contact.view, in: view) { return .holds }
      if let call = evidence.hitCall(on: view, for: contact), call.inside != Scene.none {
        return .notExercised
      }
      return evidence.wrongHit(
        contact, "although \(evidence.name(view)) takes touches, opaque or not",
        expected: aim.hit)
    }
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
      }) { contact, aim, view in
        guard aim.contains[view], evidence.isReached(view, contact, aim) else {
          return .notExercised
        }
        guard contact.scene.isView(contact.view, in: view) else { return .holds }
        return evidence.wrongHit(
          contact,
          "in a \(contact.scene.views[view].kind.rawValue), which takes no touches "
            + "unless the app says so",
          expected: aim.hit)
      })
  }

  /// HT-28: a view is not hit while it is animated without `allowUserInteraction`, nor is anything
  /// in it.
  static let animatedView = Invariant("HT-28") { evidence in
    evidence.judgeHits { contact, aim in
      Verdict.of(contact.scene.views.indices) { view in
        guard contact.scene.views[view].animatedUntil > contact.down.at,
          contact.scene.views[view].overrides.hitTest == nil,
          contact.geometry.isOpen[view], aim.contains[view],
          evidence.isReached(view, contact, aim)
        else { return .notExercised }
        guard contact.scene.isView(contact.view, in: view) else { return .holds }
        return evidence.wrongHit(
          contact, "although \(evidence.name(view)) is animated without allowing interaction",
          expected: aim.hit)
      }
    }
  }

  /// HT-40: the key window is asked when it is its turn, like any other.
  static let keyWindowDoesNotMatter = Invariant("HT-40") { evidence in
    evidence.judgeHits { contact, aim in
      let key = contact.scene.keyWindow
      guard aim.hit >= 0, contact.scene.isView(key), contact.scene.windows[aim.hit] != key,
        contact.scene.views.indices.contains(where: {
          aim.admits($0) && contact.scene.windows[$0] == key
        })
      else { return .notExercised }
      guard contact.hasView, contact.scene.windows[contact.view] == key else { return .holds }
      return evidence.wrongHit(
        contact,
        "in the key window, though \(evidence.name(contact.scene.windows[aim.hit])) is "
          + "in front of it",
        expected: aim.hit)
    }
  }

  /// HT-41: at touch-down hit-testing runs once at least.
  static let atLeastOnePass = Invariant("HT-41") { evidence in
    Verdict.of(evidence.contacts) { contact in
      let delivery = evidence.deliveries[contact.down.delivery]
      guard delivery.send != Scene.none,
        contact.scene.views.contains(where: { $0.kind == .window && !$0.isHidden })
      else { return .notExercised }
      return .require(
        evidence.hitCalls.contains {
          $0.delivery == contact.down.delivery && $0.parent == Scene.none
        }, by: delivery.send,
        "finger \(contact.finger) came down, and no window was asked for its view",
        expected: "hitTest of a window")
    }
  }
}

import Thresholds
import TouchScript

extension Invariants {
  /// Chapter HT: views that take no touches, and controls.
  static let hitTestingGates: [Invariant] = [
    .hidden, .interactionDisabled, .alpha, .alphaIsNotMultiplied, .disabledControl,
    .controlWithoutActions,
  ]
}

extension Invariant {
  /// HT-06: a view whose alpha is below 0.01 takes no touches; above that, it does.
  static let alpha = Invariant("HT-06", of: .translucent) { evidence in
    evidence.judgeClosed("its alpha is below 0.01") { $0.hasNoAlpha }
      && evidence.judgeTranslucent { $1.lineAlpha($0) >= Thresholds.alpha.surelyAbove }
  }

  /// HT-04: a hidden view takes no touches, nor do its subviews.
  static let hidden = Invariant("HT-04", of: .hidden) { evidence in
    evidence.judgeClosed("it is hidden") { $0.isHidden }
  }

  /// HT-05: nor does a view whose user interaction is disabled.
  static let interactionDisabled = Invariant("HT-05", of: .inert) { evidence in
    evidence.judgeClosed("its user interaction is disabled") { !$0.isUserInteractionEnabled }
  }

  /// HT-07: alpha is judged view by view, not multiplied down the tree.
  static let alphaIsNotMultiplied = Invariant("HT-07", of: .translucent) { evidence in
    evidence.judgeTranslucent { $1.lineAlpha($0) < Thresholds.alpha.surelyBelow }
  }

  /// HT-30: a disabled control takes no touches; they go to whatever is behind it.
  static let disabledControl = Invariant("HT-30", of: [.controls, .disabled]) { evidence in
    evidence.judgeClosed("it is a disabled control") { $0.isDisabledControl }
  }

  /// HT-31: an enabled control takes the touch even if nobody listens to it.
  static let controlWithoutActions = Invariant(
    "HT-31", of: .controls, needs: .aimed, given: { $0.controlBehindSilentOne($1) }
  ) { evidence, touch, rival in
    let hit = touch.aim.hit
    return touch.view != rival
      ? .holds
      : evidence.wrongHit(
        touch, "though \(evidence.name(hit)), in front of it, is an enabled control",
        expected: hit)
  }
}

extension SceneView {
  fileprivate var hasNoAlpha: Bool { Double(alpha) < Thresholds.alpha.surelyBelow }

  var isDisabledControl: Bool { kind.isControl && !isEnabled }

  /// How many reasons a view has to take no touches.
  fileprivate var reasonsToBeClosed: Int {
    (isHidden ? 1 : 0) + (isUserInteractionEnabled ? 0 : 1) + (hasNoAlpha ? 1 : 0)
      + (isDisabledControl ? 1 : 0)
  }
}

extension Scene {
  /// The alphas of a view and all above it, multiplied.
  fileprivate func lineAlpha(_ view: Int) -> Double {
    var alpha = 1.0
    var current = view
    while current >= 0 {
      alpha *= Double(views[current].alpha)
      current = parents[current]
    }
    return alpha
  }
}

extension Evidence {
  /// A control that could be hit as well as the one that must be, which has no actions.
  fileprivate func controlBehindSilentOne(_ touch: Touch) -> Int? {
    let aim = touch.aim
    guard aim.hit >= 0, view(aim.hit).kind.isControl, !view(aim.hit).hasTargets else { return nil }
    return touch.scene.views.indices.first {
      $0 != aim.hit && view($0).kind.isControl && aim.admits($0)
    }
  }

  /// Views below the windows that would be hit but for one reason: neither they nor anything in
  /// them may be the answer.
  fileprivate func judgeClosed(
    _ reason: Sentence, _ rule: (SceneView) -> Bool
  ) -> Verdict {
    judgeHits(where: {
      $0.kind != .window && $0.overrides.hitTest == nil && rule($0) && $0.reasonsToBeClosed == 1
    }) { view in
      .when(
        view.contains && view.isReached,
        judgeAnswer(of: view, reason)
          && view.isLeftAlone(
            view.touch.view == view.view
              ? "although \(reason)" : "in \(view.name), although \(reason)")
      )
    }
  }

  /// Whether a view answers nil, if it was asked.
  private func judgeAnswer(of view: Prospect, _ reason: Sentence) -> Verdict {
    let call = view.call
    let answer = call?.result ?? Scene.none
    return .expect(
      answer == Scene.none, at: call?.event ?? 0,
      "\(view.name) answered \(name(answer)), although \(reason)",
      expected: "hitTest of \(view.name) returns nil")
  }

  /// Views that can be seen through, and are on the line of the hit view: they must let it through.
  fileprivate func judgeTranslucent(_ rule: (Int, Scene) -> Bool) -> Verdict {
    judgeHits(where: {
      $0.kind != .window && $0.alpha < 1 && !$0.hasNoAlpha && $0.overrides.hitTest == nil
    }) { view in
      .when(
        view.leadsToHit && view.isAsked && view.isOpen && rule(view.view, view.scene)
          && (view.hasTouch || wasRefused(view.view, for: view.touch)),
        view.isChosen(
          "although \(view.name) has an alpha of \(view.state.alpha) and takes touches"))
    }
  }

  /// Whether a view was refused by a gate: it was asked, and answered nil without looking at the
  /// point; or it was passed over, while nothing in front of it answered.
  private func wasRefused(_ view: Int, for touch: Touch) -> Bool {
    if let call = hitCall(on: view, for: touch) {
      return call.result == Scene.none && call.inside == Scene.none
    }
    guard let call = hitCall(on: touch.scene.parents[view], for: touch) else {
      return hitCalls.isEmpty
    }
    return insideAnswer(call) == true && firstAnswer(call) == nil
  }
}

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
      .and(
        evidence.judgeTranslucent { $1.lineAlpha($0) >= Thresholds.alpha.surelyAbove })
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
    evidence.judgeClosed("it is a disabled control") { $0.kind.isControl && !$0.isEnabled }
      .and(
        evidence.judgePlainCalls { call in
          let view = evidence.scene(at: call).views[call.view]
          guard view.kind.isControl, !view.isEnabled else { return .notExercised }
          return .expect(
            call.inside == Scene.none && call.isChildless, at: call.event + 1,
            "the disabled control \(evidence.name(call.view)) was asked further",
            expected: "hitTest of \(evidence.name(call.view)) returns nil at once")
        })
  }

  /// HT-31: an enabled control takes the touch even if nobody listens to it.
  static let controlWithoutActions = Invariant("HT-31", of: .controls, needs: .aimed) {
    evidence, touch in
    let aim = touch.aim
    guard aim.hit >= 0, evidence.view(aim.hit).kind.isControl,
      !evidence.view(aim.hit).hasTargets,
      let rival = touch.scene.views.indices.first(where: {
        $0 != aim.hit && evidence.view($0).kind.isControl && aim.admits($0)
      })
    else { return .notExercised }
    if touch.view != rival { return .holds }
    return evidence.wrongHit(
      touch, "though \(evidence.name(aim.hit)), in front of it, is an enabled control",
      expected: aim.hit)
  }
}

extension SceneView {
  fileprivate var hasNoAlpha: Bool { Double(alpha) < Thresholds.alpha.surelyBelow }

  /// How many reasons a view has to take no touches.
  fileprivate var reasonsToBeClosed: Int {
    (isHidden ? 1 : 0) + (isUserInteractionEnabled ? 0 : 1) + (hasNoAlpha ? 1 : 0)
      + (kind.isControl && !isEnabled ? 1 : 0)
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
  /// Views below the windows that would be hit but for one reason: neither they nor anything in
  /// them may be the answer.
  fileprivate func judgeClosed(
    _ reason: String, _ rule: (SceneView) -> Bool
  ) -> Verdict {
    judgeHits(where: {
      $0.kind != .window && $0.overrides.hitTest == nil && rule($0) && $0.reasonsToBeClosed == 1
    }) { touch, aim, view in
      guard aim.contains(view), isReached(view, touch, aim),
        touch.scene.views[view].animatedUntil <= touch.down.at
      else { return .notExercised }
      if let call = hitCall(on: view, for: touch), call.result != Scene.none {
        return .broken(
          Violation(
            "\(name(view)) answered \(name(call.result)), although \(reason)", event: call.event,
            expected: "hitTest of \(name(view)) returns nil"))
      }
      // What an override elsewhere returns is hit, closed or not.
      guard touch.scene.isView(touch.view, in: view), touch.view != aim.hit else {
        return .holds
      }
      let what = view == touch.view ? "" : "in \(name(view)), "
      return wrongHit(touch, "\(what)although \(reason)", expected: aim.hit)
    }
  }

  /// Views that can be seen through, and are on the line of the hit view: they must let it through.
  fileprivate func judgeTranslucent(_ rule: (Int, Scene) -> Bool) -> Verdict {
    judgeHits(where: {
      $0.kind != .window && $0.alpha < 1 && !$0.hasNoAlpha && $0.overrides.hitTest == nil
    }) { touch, aim, view in
      let scene = touch.scene
      guard scene.isView(aim.hit, in: view), aim.isAsked(view), aim.isOpen(view),
        rule(view, scene)
      else { return .notExercised }
      if scene.isView(touch.view, in: view) { return .holds }
      guard wasRefused(view, for: touch) else { return .notExercised }
      let alpha = scene.views[view].alpha
      return wrongHit(
        touch, "although \(name(view)) has an alpha of \(alpha) and takes touches",
        expected: aim.hit)
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

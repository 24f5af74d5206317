import TouchScript

/// Questions about hit-testing that several rules ask.
extension Evidence {
  /// The name of a responder, for sentences.
  func name(_ number: Int) -> String { scene.name(number) }

  /// The name of a recognizer, for sentences.
  func recognizerName(_ number: Int) -> String { scene.recognizerName(number) }

  /// A view as it is at the beginning.
  func view(_ number: Int) -> SceneView { scene.views[number] }

  /// The scene as it is at a hit test.
  func scene(at call: HitCall) -> Scene { moments[call.moment].scene }

  /// Whether a view takes touches at a hit test.
  func isOpen(_ view: Int, at call: HitCall) -> Bool {
    moments[call.moment].takesTouches(view, at: facts[call.event].at)
  }

  /// The calls on views that do not override `hitTest(_:with:)`.
  func judgePlainCalls(_ judge: (HitCall) -> Verdict) -> Verdict {
    Verdict.of(hitCalls, where: \.isPlain, judge)
  }

  /// The touches whose view is known to be a view, or none at all, and whose aim is sure.
  func judgeHits(_ judge: (Touch, Aim) -> Verdict) -> Verdict {
    eachTouch(needs: .aimed) { judge($0, $0.aim) }
  }

  /// Judges, touch by touch, every view that `rule` picks as it is at touch-down.
  func judgeHits(
    where rule: (SceneView) -> Bool, _ judge: (Touch, Aim, Int) -> Verdict
  ) -> Verdict {
    if moments.count == 1, !scene.views.contains(where: rule) { return .notExercised }
    return judgeHits { touch, aim in
      let views = touch.scene.views
      return Verdict.of(views.indices) { rule(views[$0]) ? judge(touch, aim, $0) : .notExercised }
    }
  }

  /// The event in which a touch's view was first seen.
  func sight(of touch: Touch) -> Int { touch.sight }

  /// The first call on `view` for a touch.
  func hitCall(on view: Int, for touch: Touch) -> HitCall? {
    hitCalls.first { $0.view == view && $0.contact == touch.number }
  }

  /// What a call's `point(inside:with:)` answered; nil where it was not asked.
  func insideAnswer(_ call: HitCall) -> Bool? {
    call.inside == Scene.none ? nil : facts[call.inside].answer
  }

  /// The first call on a subview that had an answer.
  func firstAnswer(_ call: HitCall) -> HitCall? {
    children(of: call).first { $0.result != Scene.none }
  }

  /// Whether a view would be asked if it and its subviews took the touch: nothing that is hit
  /// stands in front of it.
  func isReached(_ view: Int, _ touch: Touch, _ aim: Aim) -> Bool {
    guard aim.isAsked(view) else { return false }
    if aim.hit == Scene.none || touch.scene.isView(aim.hit, in: view) { return true }
    return touch.order.places[view] > touch.order.places[aim.hit]
  }

  /// Whether some view's `hitTest` returns this one, wherever the point is. Source: rulebook HT-33.
  func isNamedByOverride(_ view: Int) -> Bool {
    scene.views.contains { $0.overrides.hitTest == .returns(view) }
  }

  /// Where a touch would have gone if `view` had no overrides of hit-testing.
  func hit(_ touch: Touch, ignoring view: Int) -> Int {
    Aim(
      touch.moment, at: touch.down.location, time: touch.down.at, ignoring: view
    ).hit
  }

  /// Breaks a rule because a touch's view is not the one that it must be. A view that could not be
  /// hit by itself may be the answer of another one. Source: rulebook HT-33.
  func wrongHit(_ touch: Touch, _ why: String, expected: Int) -> Verdict {
    if touch.view == expected { return .notExercised }
    let seen = touch.view == Scene.none ? "no view" : name(touch.view)
    let due = expected == Scene.none ? "no view" : name(expected)
    return .broken(
      Violation(
        "the touch of finger \(touch.finger) went to \(seen), \(why)",
        event: sight(of: touch), expected: "the touch's view is \(due)"))
  }
}

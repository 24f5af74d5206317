import TouchScript

/// Questions about hit-testing that several rules ask.
extension Evidence {
  /// The name of a responder, for sentences.
  func name(_ number: Int) -> Name { scene.name(number) }

  /// The name of a recognizer, for sentences.
  func recognizerName(_ number: Int) -> Name { scene.recognizerName(number) }

  /// The name of the responder or recognizer whose call an event is.
  func called(in event: Int) -> Name {
    facts[event].kind == .recognizer ? recognizerName(facts[event].who) : name(facts[event].who)
  }

  /// A view as it is at the beginning.
  func view(_ number: Int) -> SceneView { scene.views[number] }

  /// The scene as it is at a hit test.
  func scene(at call: HitCall) -> Scene { moments[call.moment].scene }

  /// Whether a view takes touches at a hit test.
  func isOpen(_ view: Int, at call: HitCall) -> Bool { moments[call.moment].geometry.isOpen[view] }

  /// Judges, touch by touch, every view that `isPicked` picks as it is at touch-down, where it is
  /// known what the touch must hit and what it has for its view.
  func judgeHits(
    where isPicked: (SceneView) -> Bool, _ judge: (Prospect) -> Verdict
  ) -> Verdict {
    let maySome = moments.count > 1 || scene.views.contains(where: isPicked)
    return Verdict.of(contacts, where: { maySome && meets(.aimed, $0) }) { touch in
      let views = touch.scene.views
      return Verdict.of(views.indices, where: { isPicked(views[$0]) }) {
        judge(Prospect(evidence: self, touch: touch, aim: touch.aim, view: $0))
      }
    }
  }

  /// The event in which a touch's view was first seen.
  func sight(of touch: Touch) -> Int { touch.sight }

  /// The first call on `view` for a touch.
  func hitCall(on view: Int, for touch: Touch) -> HitCall? {
    hitCalls.first { $0.view == view && $0.contact == touch.number }
  }

  /// Whether a touch may have no view because its view is not to receive it.
  /// Source: rulebook TO-01, RE-28.
  func lacksView(_ touch: Touch) -> Bool {
    guard touch.view == Scene.none, !touch.isAlone else { return false }
    let hit = touch.aim.hit
    return hit == Scene.unknown || hit >= 0 && isKeptOut(touch, of: hit)
  }

  /// Whether a touch hit nothing, or may have, so that no event need have it.
  /// Source: rulebook TO-17, TO-33, RE-30.
  func mayHaveHitNothing(_ touch: Touch) -> Bool {
    touch.aim.hit < 0
      || lastAnswer(for: touch).map { $0.result == Scene.none } ?? false
      || mayBeAnotherThatHitNothing(touch) || mayHaveComeLater(touch)
  }

  /// Whether no event shows a touch, and the app changed the scene inside a callback of those that
  /// landed with it: it may have been looked for after that, and hit nothing. Source: RE-13, RE-30.
  private func mayHaveComeLater(_ touch: Touch) -> Bool {
    appearance(of: touch, in: touch.down.delivery) == nil
      && contacts.contains { $0.number != touch.number && $0.down.at == touch.down.at }
      && moments.contains {
        $0.begins == touch.down.at && $0.start > deliveries[touch.down.delivery].events.lowerBound
      }
  }

  /// Whether no event shows a touch, and some hit test at its time found nothing that may have been
  /// for it or for another finger at the same place. Source: RE-13, RE-30.
  private func mayBeAnotherThatHitNothing(_ touch: Touch) -> Bool {
    appearance(of: touch, in: touch.down.delivery) == nil
      && hitCalls.contains {
        $0.parent == Scene.none && $0.contact == Scene.unknown && $0.result == Scene.none
          && facts[$0.event].at == touch.down.at
      }
  }

  /// The last call of a window for a touch: its answer decides.
  func lastAnswer(for touch: Touch) -> HitCall? {
    hitCalls.last { $0.contact == touch.number && $0.parent == Scene.none }
  }

  /// Whether some window was asked for the view of a new touch before its event was sent, or at all
  /// where no event was, or none shows the touch, as one that hit nothing: of fingers that landed
  /// together it may be looked for after the event of the others. Source: rulebook HT-41, TO-22,
  /// RE-13, RE-30.
  func isHitTested(_ touch: Touch) -> Bool {
    let isShown = appearance(of: touch, in: touch.down.delivery) != nil
    let send = isShown ? deliveries[touch.down.delivery].send : Scene.none
    return hitCalls.contains {
      $0.parent == Scene.none && ($0.contact == touch.number || $0.contact == Scene.unknown)
        && facts[$0.event].at == touch.down.at && (send == Scene.none || $0.event < send)
    }
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
  func wrongHit(_ touch: Touch, _ why: Sentence, expected: Int) -> Verdict {
    if touch.view == expected { return .notExercised }
    let seen: Sentence = touch.view == Scene.none ? "no view" : "\(name(touch.view))"
    let due: Sentence = expected == Scene.none ? "no view" : "\(name(expected))"
    return .broken(
      says: "the touch of finger \(finger: touch.finger) went to \(seen), \(why)",
      event: sight(of: touch), expected: "the touch's view is \(due)")
  }
}

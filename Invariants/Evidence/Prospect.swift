import TouchScript

/// A view as a finger comes down of which it is known what it must hit.
struct Prospect {
  let evidence: Evidence
  let touch: Touch
  let aim: Aim
  /// The view, by its number.
  let view: Int

  /// The scene at touch-down.
  var scene: Scene { touch.scene }
  /// The view as it is then.
  var state: SceneView { touch.scene.views[view] }
  /// The view's name, for sentences.
  var name: Name { evidence.name(view) }
  /// Its superview; `Scene.none` where it has none.
  var parent: Int { touch.scene.parents[view] }

  // MARK: What is due

  /// Whether it is the view that must be hit.
  var isDue: Bool { aim.hit == view }
  /// Whether something in it, or it itself, must be hit.
  var leadsToHit: Bool { touch.scene.isView(aim.hit, in: view) }
  /// Whether something in it must be hit, and not it itself.
  var givesHitToSubview: Bool { aim.hit != view && leadsToHit }
  /// Whether it takes touches at all.
  var isOpen: Bool { aim.isOpen(view) }
  /// Whether its `point(inside:with:)` is true of the touch.
  var contains: Bool { aim.contains(view) }
  /// Whether it is asked, if nobody in front of it answers.
  var isAsked: Bool { aim.isAsked(view) }
  /// Whether it would be asked if it and its subviews took the touch.
  var isReached: Bool { evidence.isReached(view, touch, aim) }
  /// Whether the touch is outside its bounds, no matter what it answers itself.
  var isOutsideBounds: Bool { !state.bounds.contains(aim.points[view]) }

  // MARK: What was seen

  /// Whether the touch has it, or something in it, for its view.
  var hasTouch: Bool { touch.scene.isView(touch.view, in: view) }
  /// The first call of its `hitTest(_:with:)` for the touch.
  var call: HitCall? { evidence.hitCall(on: view, for: touch) }

  /// Holds where the touch is neither the view's nor that of anything in it.
  func isLeftAlone(_ why: @autoclosure () -> Sentence) -> Verdict {
    hasTouch ? wrongHit(why()) : .holds
  }

  /// Holds where the touch is the view's, or that of something in it.
  func isChosen(_ why: @autoclosure () -> Sentence) -> Verdict {
    hasTouch ? .holds : wrongHit(why())
  }

  /// Breaks a rule because the touch's view is not the one that it must be.
  func wrongHit(_ why: Sentence) -> Verdict {
    evidence.wrongHit(touch, why, expected: aim.hit)
  }
}

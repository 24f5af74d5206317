import TouchScript

extension Invariants {
  /// Chapter FB: well-known overrides, and their exact effect.
  static let customisation: [Invariant] = [
    .grownArea, .grownAreaEndsAtSuperview, .growthKeepsGeometry, .grownAreaAndSiblings,
    .grownAreaIsHalfOpen, .containsWhereSubviewsDo, .containsOnlySubviewFrames, .deadZone,
    .asksSubviewsOutside, .asksSubviewsOfClosed, .allAncestorsMustCooperate, .passThrough,
    .passThroughSkipsRecognizers, .passThroughWindow, .handledTwice, .untouchable,
  ]
}

extension Invariant {
  /// FB-01: a `point(inside:)` that is true of more makes the view hit there.
  static let grownArea = Invariant(
    "FB-01", of: .hitTestOverrides, views: { $0.isGrown },
    where: { $0.isDue && $0.isOutsideBounds && $0.isTelling }
  ) {
    $0.judgeEffect("contains the point by its override")
  }

  /// FB-02: but not where the superview does not contain the point.
  static let grownAreaEndsAtSuperview = Invariant(
    "FB-02", of: .hitTestOverrides, views: { $0.isGrown },
    where: { $0.isOutsideBounds && $0.contains && $0.isShutOutByParent }
  ) { view in
    view.isLeftAlone(
      "although its superview \(view.evidence.name(view.parent)) does not contain the point")
  }

  /// FB-03: a larger hit area changes no coordinates.
  static let growthKeepsGeometry = Invariant(
    "FB-03", of: .hitTestOverrides, seeing: .responder, needs: .view,
    where: { $0.view($1.view).isGrown }
  ) { evidence, touch in
    evidence.judgeReceiverLocations(touch, of: touch.view)
  }

  /// FB-04: a larger hit area wins over siblings behind, and loses to siblings in front.
  static let grownAreaAndSiblings = Invariant(
    "FB-04", of: .hitTestOverrides, views: { $0.isGrown },
    where: { $0.isOutsideBounds && $0.aim.admits($0.view) && $0.aim.hit >= 0 }
  ) { view in
    .given(view.contest) { contest in
      guard view.scene.isView(view.touch.view, in: contest.loser) else { return .holds }
      return view.wrongHit(
        "although \(view.evidence.name(contest.winner)) is in front of it and contains the point")
    }
  }

  /// FB-05: the edge of a larger hit area is half-open too.
  static let grownAreaIsHalfOpen = Invariant("FB-05", of: .hitTestOverrides) { evidence in
    Verdict.of(evidence.hitCalls, given: { evidence.grownAreaOnEdge(of: $0) }) { call, area in
      let point = call.point
      return .expect(
        evidence.facts[call.inside].answer == area.contains(point), at: call.inside,
        "(\(point.x), \(point.y)) is on the edge of the area of \(evidence.name(call.view)), "
          + "which is half-open",
        expected: "\(area.contains(point))")
    }
      && evidence.judgeHits(where: { $0.isGrown }) { view in
        .when(
          view.isAsked && view.contains && view.isDue && view.isOnFirstEdgeOfGrownArea
            && view.isTelling,
          view.judgeEffect("is hit on its first edges"))
      }
  }

  /// FB-06: a superview that also contains what its subviews contain lets them be hit outside it.
  static let containsWhereSubviewsDo = Invariant(
    "FB-06", of: .hitTestOverrides, views: { $0.overrides.pointInside == .orSubviews },
    where: { $0.givesHitToSubview && $0.isOutsideBounds && $0.isTelling }
  ) {
    $0.judgeEffect("contains the point with its subview")
  }

  /// FB-07: one that contains only its subviews' frames is not hit where it is empty.
  static let containsOnlySubviewFrames = Invariant(
    "FB-07", of: .hitTestOverrides, views: { $0.overrides.pointInside == .onlySubviewFrames },
    where: {
      $0.isOpen && $0.isAsked && $0.isOutsideBounds == $0.contains && $0.isReached && !$0.isDue
        && $0.isTelling
    }
  ) {
    $0.judgeEffect("contains exactly the frames of its subviews")
  }

  /// FB-08: a subview that counts but rejects the touch leaves a dead zone.
  static let deadZone = Invariant(
    "FB-08", of: .hitTestOverrides,
    views: {
      $0.overrides.pointInside == .onlySubviewFrames || $0.overrides.pointInside == .orSubviews
    },
    where: { $0.isDue && $0.isOutsideBounds && $0.isTelling }
  ) {
    $0.judgeEffect("counts a subview that takes no touches")
  }

  /// FB-09: a `hitTest` that asks the subviews when super has no answer finds them outside.
  static let asksSubviewsOutside = Invariant(
    "FB-09", of: .hitTestOverrides, views: { $0.overrides.hitTest == .asksSubviews },
    where: { $0.isOpen && !$0.contains && $0.givesHitToSubview && $0.isTelling }
  ) {
    $0.judgeEffect("asks its subviews outside its bounds")
  }

  /// FB-10: and, as a trap, also when the view itself takes no touches.
  static let asksSubviewsOfClosed = Invariant(
    "FB-10", of: .hitTestOverrides, views: { $0.overrides.hitTest == .asksSubviews },
    where: { !$0.isOpen && $0.givesHitToSubview && $0.isTelling }
  ) {
    $0.judgeEffect("asks its subviews, closed or not")
  }

  /// FB-11: one superview's help is of no use where its own superview does not contain the point.
  static let allAncestorsMustCooperate = Invariant(
    "FB-11", of: .hitTestOverrides, views: { $0.overrides.helpsSubviews },
    where: { view in
      view.isShutOutByParent && view.aim.isOpen(view.parent)
        && view.scene.subviews(of: view.view).contains { view.aim.contains($0) }
    }
  ) { view in
    view.isLeftAlone(
      "although \(view.evidence.name(view.parent)) above it does not contain the point")
  }

  /// FB-12: a view that answers nil in the place of itself lets touches through to what is behind,
  /// and keeps its subviews active.
  static let passThrough = Invariant(
    "FB-12", of: .hitTestOverrides, views: { $0.passesThrough && $0.kind != .window },
    where: { $0.isPassedThrough && $0.showsPassing }
  ) {
    $0.judgePassThrough()
  }

  /// FB-13: recognizers on such a view do not get the touches that pass through it.
  static let passThroughSkipsRecognizers = Invariant(
    "FB-13", of: .hitTestOverrides, views: { $0.passesThrough },
    where: {
      $0.isPassedThrough && !$0.leadsToHit && $0.touch.hasView && !$0.hasTouch
        && $0.scene.recognizerViews.contains($0.view)
    }
  ) { view in
    // Where a callback of the touch-down takes the touch's view below this one, its recognizers may count
    // for the event. Source: EX-14, RE-72.
    return .expect(
      none: view.touch.hearings.first {
        $0.who >= 0 && view.scene.recognizerViews[$0.who] == view.view
          && !view.evidence.mayCountAtOnce($0.who, view.touch)
      }?.event,
      "a recognizer of \(view.name) got a touch that passes through it",
      expected: "only recognizers from \(view.evidence.name(view.touch.view)) up get the touch")
  }

  /// FB-14: a window that lets touches through gives them to the windows behind.
  static let passThroughWindow = Invariant(
    "FB-14", of: .hitTestOverrides, views: { $0.passesThrough && $0.kind == .window },
    where: { $0.isPassedThrough && $0.showsPassing }
  ) {
    $0.judgePassThrough()
  }

  /// FB-16: a view that passes touches on and a superview that handles them both see each phase.
  static let handledTwice = Invariant(
    "FB-16",
    goesAsPlanned: { evidence, message in
      message.plan.count == 2 && evidence.scene.isView(message.plan[1])
        && evidence.handling(message.plan[1], message) == .keeps
    })

  /// FB-17: a `hitTest` that always returns nil makes the view and its subviews untouchable.
  static let untouchable = Invariant(
    "FB-17", of: .hitTestOverrides, views: { $0.overrides.hitTest == .returnsNil },
    where: { $0.isOpen && $0.contains && $0.isReached }
  ) { view in
    view.isLeftAlone("although hitTest of \(view.name) always returns nil")
  }
}

extension SceneView {
  fileprivate var isGrown: Bool {
    guard overrides.hitTest == nil, case .grown(let margin) = overrides.pointInside else {
      return false
    }
    return margin > 0
  }

  /// The bounds that an override makes larger; nil where none does.
  fileprivate var grownArea: Rect? {
    guard case .grown(let margin) = overrides.pointInside else { return nil }
    return bounds.grown(by: margin)
  }

  fileprivate var passesThrough: Bool { overrides.hitTest == .passesThrough }
}

extension SceneView.Overrides {
  /// Whether a view lets its subviews be hit outside its bounds.
  fileprivate var helpsSubviews: Bool {
    hitTest == .asksSubviews || pointInside == .orSubviews || pointInside == .onlySubviewFrames
  }
}

extension Evidence {
  /// The area that an override grows, where a call asked about a point on its edge.
  fileprivate func grownAreaOnEdge(of call: HitCall) -> Rect? {
    guard scene.isView(call.view), call.inside >= 0,
      let area = scene(at: call).views[call.view].grownArea
    else { return nil }
    let isOnEdge =
      call.point.x == area.x || call.point.y == area.y || call.point.x == area.x + area.width
      || call.point.y == area.y + area.height
    return isOnEdge ? area : nil
  }
}

extension Prospect {
  /// Whether its superview, which overrides nothing, is asked and does not contain the point.
  fileprivate var isShutOutByParent: Bool {
    parent != Scene.none && evidence.view(parent).overrides.isEmpty && aim.isAsked(parent)
      && !aim.contains(parent)
  }

  fileprivate var isOnFirstEdgeOfGrownArea: Bool {
    state.grownArea.map { aim.points[view].x == $0.x || aim.points[view].y == $0.y } ?? false
  }

  /// Which of a view and the frontmost sibling that could be hit as well must be; nil where there
  /// is no such sibling, or neither must.
  fileprivate var contest: (winner: Int, loser: Int)? {
    guard parent != Scene.none,
      let sibling = scene.subviews(of: parent).first(where: { $0 != view && aim.admits($0) })
    else { return nil }
    if leadsToHit { return (view, sibling) }
    return scene.isView(aim.hit, in: sibling) ? (sibling, view) : nil
  }

  /// Whether the touch shows the override at work or missing: it went where the override leads it,
  /// or as if there were none. What went elsewhere broke some other rule.
  fileprivate var isTelling: Bool {
    touch.view == aim.hit
      || !evidence.ingredients.contains(.animations)
        && evidence.hit(touch, ignoring: view) == touch.view
  }

  /// Holds where the touch went where the override leads it.
  fileprivate func judgeEffect(_ why: Sentence) -> Verdict {
    touch.view == aim.hit ? .holds : wrongHit("although \(name) \(why)")
  }

  /// Whether it lets the touch through to its subviews, and nothing in front takes it.
  fileprivate var isPassedThrough: Bool { aim.asksSubviews(view) && isReached }

  /// Whether the touch went where it must, or to the view itself, past the subviews, or nowhere.
  /// What went elsewhere broke some other rule.
  fileprivate var showsPassing: Bool {
    // A finger that comes beside another may have no view, and one on a view that is animated may
    // have that. Source: TO-01, HT-28, RE-28, RE-70.
    if touch.view == Scene.none, !touch.isFirst { return false }
    if evidence.ingredients.contains(.animations) { return false }
    return touch.view == aim.hit || touch.view == view || leadsToHit && !hasTouch
      || touch.view == Scene.none && aim.hit != Scene.none
  }

  fileprivate func judgePassThrough() -> Verdict {
    touch.view == aim.hit
      ? .holds : wrongHit("although \(name) lets through what its subviews do not take")
  }
}

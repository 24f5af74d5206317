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
  static let grownArea = Invariant("FB-01", of: .hitTestOverrides, views: { $0.isGrown }) {
    evidence, touch, aim, view in
    guard evidence.isOutside(view, touch, aim), aim.hit == view else { return .notExercised }
    return evidence.judgeEffect(of: view, touch, aim, "contains the point by its override")
  }

  /// FB-02: but not where the superview does not contain the point.
  static let grownAreaEndsAtSuperview = Invariant(
    "FB-02", of: .hitTestOverrides, views: { $0.isGrown }
  ) {
    evidence, touch, aim, view in
    let parent = touch.scene.parents[view]
    guard evidence.isOutside(view, touch, aim), aim.contains(view), parent != Scene.none,
      evidence.view(parent).overrides.isEmpty, aim.isAsked(parent),
      !aim.contains(parent)
    else { return .notExercised }
    guard touch.scene.isView(touch.view, in: view) else { return .holds }
    return evidence.wrongHit(
      touch, "although its superview \(evidence.name(parent)) does not contain the point",
      expected: aim.hit)
  }

  /// FB-03: a larger hit area changes no coordinates.
  static let growthKeepsGeometry = Invariant(
    "FB-03", of: .hitTestOverrides, seeing: .responder, needs: .view
  ) { evidence, touch in
    guard evidence.view(touch.view).isGrown
    else { return .notExercised }
    return evidence.judgeReceiverLocations(touch, of: touch.view)
  }

  /// FB-04: a larger hit area wins over siblings behind, and loses to siblings in front.
  static let grownAreaAndSiblings = Invariant("FB-04", of: .hitTestOverrides, views: { $0.isGrown })
  {
    evidence, touch, aim, view in
    guard evidence.isOutside(view, touch, aim), aim.admits(view), aim.hit >= 0 else {
      return .notExercised
    }
    let parent = touch.scene.parents[view]
    guard
      let sibling = touch.scene.subviews(of: max(parent, 0)).first(where: {
        $0 != view && aim.admits($0)
      }), parent != Scene.none
    else { return .notExercised }
    let isHit = touch.scene.isView(aim.hit, in: view)
    let winner = isHit ? view : sibling
    let loser = isHit ? sibling : view
    guard touch.scene.isView(aim.hit, in: winner) else { return .notExercised }
    guard touch.scene.isView(touch.view, in: loser) else { return .holds }
    return evidence.wrongHit(
      touch, "although \(evidence.name(winner)) is in front of it and contains the point",
      expected: aim.hit)
  }

  /// FB-05: the edge of a larger hit area is half-open too.
  static let grownAreaIsHalfOpen = Invariant("FB-05", of: .hitTestOverrides) { evidence in
    Verdict.of(evidence.hitCalls) { call in
      guard evidence.scene.isView(call.view), call.inside >= 0,
        case .grown(let margin) = evidence.view(call.view).overrides.pointInside
      else { return .notExercised }
      let area = evidence.scene(at: call).views[call.view].bounds.grown(by: margin)
      let point = call.point
      guard
        point.x == area.x || point.y == area.y || point.x == area.x + area.width
          || point.y == area.y + area.height
      else { return .notExercised }
      return .expect(
        evidence.facts[call.inside].answer == area.contains(point), at: call.inside,
        "(\(point.x), \(point.y)) is on the edge of the area of \(evidence.name(call.view)), "
          + "which is half-open",
        expected: "\(area.contains(point))")
    }
    .and(
      evidence.judgeHits(where: { $0.isGrown }) { touch, aim, view in
        guard case .grown(let margin) = touch.scene.views[view].overrides.pointInside,
          aim.isAsked(view), aim.contains(view), aim.hit == view
        else { return .notExercised }
        let area = touch.scene.views[view].bounds.grown(by: margin)
        guard aim.points[view].x == area.x || aim.points[view].y == area.y else {
          return .notExercised
        }
        return evidence.judgeEffect(of: view, touch, aim, "is hit on its first edges")
      })
  }

  /// FB-06: a superview that also contains what its subviews contain lets them be hit outside it.
  static let containsWhereSubviewsDo = Invariant(
    "FB-06", of: .hitTestOverrides, views: { $0.overrides.pointInside == .orSubviews }
  ) {
    evidence, touch, aim, view in
    guard aim.hit != view, touch.scene.isView(aim.hit, in: view),
      evidence.isOutside(view, touch, aim)
    else { return .notExercised }
    return evidence.judgeEffect(of: view, touch, aim, "contains the point with its subview")
  }

  /// FB-07: one that contains only its subviews' frames is not hit where it is empty.
  static let containsOnlySubviewFrames = Invariant(
    "FB-07", of: .hitTestOverrides, views: { $0.overrides.pointInside == .onlySubviewFrames }
  ) {
    evidence, touch, aim, view in
    guard aim.isOpen(view), aim.isAsked(view),
      evidence.isOutside(view, touch, aim) == aim.contains(view),
      evidence.isReached(view, touch, aim), aim.hit != view
    else { return .notExercised }
    return evidence.judgeEffect(
      of: view, touch, aim, "contains exactly the frames of its subviews")
  }

  /// FB-08: a subview that counts but rejects the touch leaves a dead zone.
  static let deadZone = Invariant(
    "FB-08", of: .hitTestOverrides,
    views: {
      $0.overrides.pointInside == .onlySubviewFrames || $0.overrides.pointInside == .orSubviews
    }
  ) {
    evidence, touch, aim, view in
    guard aim.hit == view, evidence.isOutside(view, touch, aim) else { return .notExercised }
    return evidence.judgeEffect(of: view, touch, aim, "counts a subview that takes no touches")
  }

  /// FB-09: a `hitTest` that asks the subviews when super has no answer finds them outside.
  static let asksSubviewsOutside = Invariant(
    "FB-09", of: .hitTestOverrides, views: { $0.overrides.hitTest == .asksSubviews }
  ) {
    evidence, touch, aim, view in
    guard aim.isOpen(view), !aim.contains(view), aim.hit != view,
      touch.scene.isView(aim.hit, in: view)
    else { return .notExercised }
    return evidence.judgeEffect(of: view, touch, aim, "asks its subviews outside its bounds")
  }

  /// FB-10: and, as a trap, also when the view itself takes no touches.
  static let asksSubviewsOfClosed = Invariant(
    "FB-10", of: .hitTestOverrides, views: { $0.overrides.hitTest == .asksSubviews }
  ) {
    evidence, touch, aim, view in
    guard !aim.isOpen(view), aim.hit != view,
      touch.scene.isView(aim.hit, in: view)
    else { return .notExercised }
    return evidence.judgeEffect(of: view, touch, aim, "asks its subviews, closed or not")
  }

  /// FB-11: one superview's help is of no use where its own superview does not contain the point.
  static let allAncestorsMustCooperate = Invariant(
    "FB-11", of: .hitTestOverrides, views: { $0.overrides.helpsSubviews }
  ) {
    evidence, touch, aim, view in
    let parent = touch.scene.parents[view]
    guard parent != Scene.none, evidence.view(parent).overrides.isEmpty,
      aim.isAsked(parent), aim.isOpen(parent), !aim.contains(parent),
      touch.scene.subviews(of: view).contains(where: { aim.contains($0) })
    else { return .notExercised }
    guard touch.scene.isView(touch.view, in: view) else { return .holds }
    return evidence.wrongHit(
      touch, "although \(evidence.name(parent)) above it does not contain the point",
      expected: aim.hit)
  }

  /// FB-12: a view that answers nil in the place of itself lets touches through to what is behind,
  /// and keeps its subviews active.
  static let passThrough = Invariant(
    "FB-12", of: .hitTestOverrides, views: { $0.passesThrough && $0.kind != .window }
  ) {
    evidence, touch, aim, view in
    evidence.judgePassThrough(view, touch, aim)
  }

  /// FB-13: recognizers on such a view do not get the touches that pass through it.
  static let passThroughSkipsRecognizers = Invariant(
    "FB-13", of: .hitTestOverrides, views: { $0.passesThrough }
  ) {
    evidence, touch, aim, view in
    guard aim.asksSubviews(view), evidence.isReached(view, touch, aim),
      !touch.scene.isView(aim.hit, in: view), touch.hasView,
      !touch.scene.isView(touch.view, in: view),
      touch.scene.recognizerViews.contains(view)
    else { return .notExercised }
    let wrong = touch.hearings.first {
      $0.who >= 0 && touch.scene.recognizerViews[$0.who] == view
    }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "a recognizer of \(evidence.name(view)) got a touch that passes through it",
      expected: "only recognizers from \(evidence.name(touch.view)) up get the touch")
  }

  /// FB-14: a window that lets touches through gives them to the windows behind.
  static let passThroughWindow = Invariant(
    "FB-14", of: .hitTestOverrides, views: { $0.passesThrough && $0.kind == .window }
  ) {
    evidence, touch, aim, view in
    evidence.judgePassThrough(view, touch, aim)
  }

  /// FB-16: a view that passes touches on and a superview that handles them both see each phase.
  static let handledTwice = Invariant("FB-16", seeing: .responder) { evidence in
    Verdict.of(
      evidence.forwardings,
      where: {
        $0.plan.count == 2 && $0.isWhole && evidence.scene.isView($0.plan[1])
          && evidence.scene.handling($0.plan[1])[$0.phase] == .keeps
      }
    ) { forwarding in
      evidence.judge(forwarding, isAsPlanned: forwarding.plan)
    }
  }

  /// FB-17: a `hitTest` that always returns nil makes the view and its subviews untouchable.
  static let untouchable = Invariant(
    "FB-17", of: .hitTestOverrides, views: { $0.overrides.hitTest == .returnsNil }
  ) {
    evidence, touch, aim, view in
    guard aim.isOpen(view), aim.contains(view),
      evidence.isReached(view, touch, aim)
    else { return .notExercised }
    guard touch.scene.isView(touch.view, in: view) else { return .holds }
    return evidence.wrongHit(
      touch, "although hitTest of \(evidence.name(view)) always returns nil",
      expected: aim.hit)
  }
}

extension SceneView {
  fileprivate var isGrown: Bool {
    guard overrides.hitTest == nil, case .grown(let margin) = overrides.pointInside else {
      return false
    }
    return margin > 0
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
  fileprivate func isOutside(_ view: Int, _ touch: Touch, _ aim: Aim) -> Bool {
    !touch.scene.views[view].bounds.contains(aim.points[view])
  }

  /// Holds where the touch went where the override leads it; broken where it went as if there were
  /// no override.
  fileprivate func judgeEffect(
    of view: Int, _ touch: Touch, _ aim: Aim, _ why: String
  ) -> Verdict {
    if touch.view == aim.hit { return .holds }
    guard hit(touch, ignoring: view) == touch.view else { return .notExercised }
    return wrongHit(touch, "although \(name(view)) \(why)", expected: aim.hit)
  }

  fileprivate func judgePassThrough(_ view: Int, _ touch: Touch, _ aim: Aim) -> Verdict {
    guard aim.asksSubviews(view), isReached(view, touch, aim) else { return .notExercised }
    if touch.view == aim.hit { return .holds }
    let scene = touch.scene
    let hidesSubview = scene.isView(aim.hit, in: view) && !scene.isView(touch.view, in: view)
    let isLost = touch.view == Scene.none && aim.hit != Scene.none
    guard touch.view == view || hidesSubview || isLost else { return .notExercised }
    return wrongHit(
      touch, "although \(name(view)) lets through what its subviews do not take",
      expected: aim.hit)
  }
}

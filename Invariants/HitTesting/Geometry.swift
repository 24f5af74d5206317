import TouchScript

extension Invariants {
  /// Chapter HT: which points a view contains, and how points are converted.
  static let hitTestingGeometry: [Invariant] = [
    .halfOpenBounds, .boundsOrigin, .emptyViewContainsNothing, .convertsPoint, .transform,
    .generalConversion,
  ]
}

extension Invariant {
  /// HT-09: `point(inside:)` is whether the bounds contain the point, half-open; and so a touch on the
  /// right or bottom edge is not the view's.
  static let halfOpenBounds = Invariant("HT-09") { evidence in
    evidence.judgeContainment { $0.boundsOrigin == .zero && !$0.isEmpty }
      && evidence.judgeHits(where: { $0.isHitByBounds && !$0.isEmpty }) { view in
        .when(
          view.isOnFarEdge && view.isOpen && view.isReached,
          view.isLeftAlone("on the right or bottom edge of \(view.name)"))
      }
  }

  /// HT-10: the bounds' origin counts, in `point(inside:)` and in conversion.
  static let boundsOrigin = Invariant("HT-10", of: .boundsOrigins) { evidence in
    evidence.judgeContainment { $0.boundsOrigin != .zero && !$0.isEmpty }
      && evidence.judgeConversion { $0.boundsOrigin != .zero && $0.transform == .identity }
      && evidence.judgeShownPlaces(
        where: { $0.boundsOrigin != .zero },
        otherwise: { view in
          let (point, origin) = (view.aim.points[view.view], view.state.boundsOrigin)
          return view.state.bounds.contains(Point(point.x - origin.x, point.y - origin.y))
        })
  }

  /// HT-11: a view without width or height contains no point.
  static let emptyViewContainsNothing = Invariant("HT-11") { evidence in
    evidence.judgeContainment { $0.isEmpty }
      && evidence.judgeHits(where: { $0.isHitByBounds && $0.isEmpty }) { view in
        .when(
          view.isOnEdge && view.isOpen && view.isReached,
          view.isLeftAlone("in \(view.name), which is empty"))
      }
  }

  /// HT-15: a subview is asked about the point in its own coordinates.
  static let convertsPoint = Invariant("HT-15") { evidence in
    evidence.judgeConversion { $0.boundsOrigin == .zero && $0.transform == .identity }
      && evidence.judgeShownPlaces(
        where: { $0.boundsOrigin == .zero && $0.transform == .identity },
        otherwise: { view in view.outerPoint.map(view.state.bounds.contains) })
  }

  /// HT-16: transforms count: it is the turned or scaled shape that is hit.
  static let transform = Invariant(
    "HT-16", of: .transforms,
    views: { $0.transform != .identity && $0.overrides.pointInside == nil },
    where: { $0.isAsked && $0.isInFrame == !$0.contains }
  ) { view in
    Verdict.given(view.call.flatMap(view.answer)) { answer in
      .expect(
        answer.isInside == view.contains, at: answer.event,
        "the point is \(view.contains ? "inside" : "outside") the transformed shape of "
          + "\(view.name), but point(inside:) answered \(answer.isInside)",
        expected: "the view is hit where its transform puts it")
    } && .when(view.isOpen && view.isReached && view.state.isHitByBounds, view.judgeShape)
  }

  /// HT-17: P = position + T·(p − (bounds.origin + anchorPoint·size)), undone.
  static let generalConversion = Invariant("HT-17", of: .transforms) { evidence in
    evidence.judgeConversion { $0.transform != .identity }
      && evidence.judgeShownPlaces(
        where: { $0.transform != .identity }, otherwise: { $0.isInFrame })
  }
}

extension SceneView {
  fileprivate var isEmpty: Bool { frame.width == 0 || frame.height == 0 }

  /// Whether nothing but its bounds says where it is hit.
  fileprivate var isHitByBounds: Bool {
    overrides.hitTest == nil && overrides.pointInside == nil
  }
}

extension Prospect {
  /// The touch in the coordinates of the superview; that of a window is on the screen.
  fileprivate var outerPoint: Point? {
    if parent != Scene.none { return aim.points[parent] }
    return state.kind == .window ? touch.down.location : nil
  }

  /// Whether the point is in the frame that the view would have without its transform; that of a
  /// window is on the screen. Nil where there is no superview to ask.
  fileprivate var isInFrame: Bool? {
    if parent != Scene.none { return state.frame.contains(aim.points[parent]) }
    return state.kind == .window ? state.frame.contains(touch.down.location) : nil
  }

  /// Whether the touch is the view's, or that of something in it, if the point is in the transformed
  /// shape, and is not if it is outside.
  fileprivate var judgeShape: Verdict {
    if !contains { return isLeftAlone("outside the transformed shape of \(name)") }
    return .when(isDue, isChosen("although it is in the transformed shape of \(name)"))
  }

  /// Whether the point is on the border of the view.
  fileprivate var isOnEdge: Bool {
    let (point, bounds) = (aim.points[view], state.bounds)
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    let isWithin =
      point.x >= bounds.x && point.x <= right && point.y >= bounds.y && point.y <= bottom
    return isWithin
      && (point.x == bounds.x || point.x == right || point.y == bounds.y || point.y == bottom)
  }

  /// Whether the point is on the part of the border that is not the view's.
  fileprivate var isOnFarEdge: Bool { isOnEdge && !state.bounds.contains(aim.points[view]) }

  /// What a call's `point(inside:with:)` answered, and where; nil where it was not asked.
  fileprivate func answer(_ call: HitCall) -> (isInside: Bool, event: Int)? {
    evidence.insideAnswer(call).map { ($0, call.inside) }
  }
}

extension Point {
  /// Whether a coordinate is no multiple of an eighth of a point, as all numbers in scenes are.
  fileprivate var isBetweenGridPoints: Bool {
    [x, y].contains { ($0 * 8).rounded() != $0 * 8 }
  }
}

extension SceneView {
  /// Whether a point is so close to an edge of a scroll view that rounding decides whether it is inside.
  /// That happens if the view has scrolled by a fraction of a point that scenes do not have, such as the
  /// movement of the middle of three fingers.
  fileprivate func hasRoundedEdge(at point: Point) -> Bool {
    guard kind.isScrollView, boundsOrigin.isBetweenGridPoints else { return false }
    let bounds = bounds
    return [bounds.x, bounds.x + bounds.width].contains { ($0 - point.x).magnitude < 1.0 / 256 }
      || [bounds.y, bounds.y + bounds.height].contains { ($0 - point.y).magnitude < 1.0 / 256 }
  }
}

extension Evidence {
  /// Where it is not reported what views are asked: whether touches go to those of which the conversion
  /// of the point decides whether they contain it. `otherwise` says whether they would without it.
  fileprivate func judgeShownPlaces(
    where rule: (SceneView) -> Bool, otherwise: (Prospect) -> Bool?
  ) -> Verdict {
    if reports.contains(.hitTest) { return .notExercised }
    return judgeHits(where: { $0.isHitByBounds && rule($0) }) { view in
      guard view.isOpen, view.isReached, otherwise(view) == !view.contains else {
        return .notExercised
      }
      if !view.contains {
        return view.isLeftAlone("though the point is outside \(view.name), in its own coordinates")
      }
      return .when(
        view.isDue, view.isChosen("though the point is inside \(view.name), in its own coordinates")
      )
    }
  }

  /// The answers of `point(inside:)` of views that do not override it.
  fileprivate func judgeContainment(_ rule: (SceneView) -> Bool) -> Verdict {
    Verdict.of(
      events[.pointInside],
      given: { event in
        plainView(askedAt: event).flatMap {
          rule($0) && !$0.hasRoundedEdge(at: facts[event].point) ? $0 : nil
        }
      }
    ) { event, view in
      let fact = facts[event]
      let point = fact.point
      let contains = view.bounds.contains(point)
      return .expect(
        fact.answer == contains, at: event,
        "point(inside:) of \(name(fact.who)) answered \(fact.answer) for (\(point.x), \(point.y)),"
          + " which its bounds \(contains ? "contain" : "do not contain")",
        expected: "\(contains)")
    }
  }

  /// The view that was asked whether a point is inside, as it was then, if it does not override
  /// that.
  private func plainView(askedAt event: Int) -> SceneView? {
    let who = facts[event].who
    guard scene.isView(who) else { return nil }
    let moment = moment(at: event)
    let view = moment.scene.views[who]
    return moment.isSure && view.overrides.pointInside == nil ? view : nil
  }

  /// The points that views are asked about, against the points that were asked about above them.
  fileprivate func judgeConversion(_ rule: (SceneView) -> Bool) -> Verdict {
    Verdict.of(hitCalls, given: { convertedPoint(of: $0, where: rule) }) { call, point in
      .expect(
        call.point.isSame(as: point), at: call.event,
        "\(name(call.view)) was asked about (\(call.point.x), \(call.point.y)), but in its "
          + "coordinates the touch is at (\(point.x), \(point.y))",
        expected: "hitTest of \(name(call.view)) at (\(point.x), \(point.y))")
    }
  }

  /// The point that a view is to be asked about, if it is another than above it.
  private func convertedPoint(of call: HitCall, where rule: (SceneView) -> Bool) -> Point? {
    let moment = moments[call.moment]
    guard scene.isView(call.view), moment.isSure, rule(moment.scene.views[call.view]),
      let outer = outerPoint(of: call)
    else { return nil }
    let point = SceneGeometry.convert(outer, to: moment.scene.views[call.view])
    return point == outer ? nil : point
  }

  /// The point that was asked about above a view; for a window, where the finger came down.
  private func outerPoint(of call: HitCall) -> Point? {
    if call.parent >= 0 { return hitCalls[call.parent].point }
    return call.contact >= 0 && view(call.view).kind == .window
      ? contacts[call.contact].down.location : nil
  }
}

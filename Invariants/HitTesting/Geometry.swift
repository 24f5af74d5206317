import TouchScript

extension Invariants {
  /// Chapter HT: which points a view contains, and how points are converted.
  static let hitTestingGeometry: [Invariant] = [
    .halfOpenBounds, .boundsOrigin, .emptyViewContainsNothing, .convertsPoint, .transform,
    .generalConversion,
  ]
}

extension Invariant {
  /// HT-09: `point(inside:)` is whether the bounds contain the point, half-open.
  static let halfOpenBounds = Invariant("HT-09", seeing: .pointInside) { evidence in
    evidence.judgeContainment { $0.boundsOrigin == .zero && !$0.isEmpty }
  }

  /// HT-10: the bounds' origin counts, in `point(inside:)` and in conversion.
  static let boundsOrigin = Invariant("HT-10", of: .boundsOrigins, seeing: .hitTest, .pointInside) {
    evidence in
    evidence.judgeContainment { $0.boundsOrigin != .zero && !$0.isEmpty }
      .and(
        evidence.judgeConversion { $0.boundsOrigin != .zero && $0.transform == .identity })
  }

  /// HT-11: a view without width or height contains no point.
  static let emptyViewContainsNothing = Invariant("HT-11", seeing: .pointInside) { evidence in
    evidence.judgeContainment { $0.isEmpty }
  }

  /// HT-15: a subview is asked about the point in its own coordinates.
  static let convertsPoint = Invariant("HT-15", seeing: .hitTest) { evidence in
    evidence.judgeConversion { $0.boundsOrigin == .zero && $0.transform == .identity }
  }

  /// HT-16: transforms count: it is the turned or scaled shape that is hit.
  static let transform = Invariant(
    "HT-16", of: .transforms, seeing: .hitTest,
    views: {
      $0.transform != .identity && $0.overrides.pointInside == nil
    }
  ) {
    evidence, touch, aim, view in
    let parent = touch.scene.parents[view]
    guard parent != Scene.none, aim.isAsked(view),
      let call = evidence.hitCall(on: view, for: touch),
      let answer = evidence.insideAnswer(call)
    else { return .notExercised }
    let isInFrame = touch.scene.views[view].frame.contains(aim.points[parent])
    guard isInFrame != aim.contains(view) else { return .notExercised }
    return .expect(
      answer == aim.contains(view), at: call.inside,
      "the point is \(isInFrame ? "outside" : "inside") the transformed shape of "
        + "\(evidence.name(view)), but point(inside:) answered \(answer)",
      expected: "the view is hit where its transform puts it")
  }

  /// HT-17: P = position + T·(p − (bounds.origin + anchorPoint·size)), undone.
  static let generalConversion = Invariant("HT-17", of: .transforms, seeing: .hitTest) { evidence in
    evidence.judgeConversion { $0.transform != .identity }
  }
}

extension SceneView {
  fileprivate var isEmpty: Bool { frame.width == 0 || frame.height == 0 }
}

extension Evidence {
  /// The answers of `point(inside:)` of views that do not override it.
  fileprivate func judgeContainment(_ rule: (SceneView) -> Bool) -> Verdict {
    Verdict.of(events[.pointInside]) { event in
      let fact = facts[event]
      guard scene.isView(fact.who) else { return .notExercised }
      let moment = moment(at: event)
      let view = moment.scene.views[fact.who]
      guard moment.isSure, view.overrides.pointInside == nil, rule(view) else {
        return .notExercised
      }
      let point = fact.point
      let contains = view.bounds.contains(point)
      return .expect(
        fact.answer == contains, at: event,
        "point(inside:) of \(name(fact.who)) answered \(fact.answer) for (\(point.x), \(point.y)),"
          + " which its bounds \(contains ? "contain" : "do not contain")",
        expected: "\(contains)")
    }
  }

  /// The points that views are asked about, against the points that were asked about above them.
  fileprivate func judgeConversion(_ rule: (SceneView) -> Bool) -> Verdict {
    Verdict.of(hitCalls) { call in
      let moment = moments[call.moment]
      guard scene.isView(call.view), moment.isSure, rule(moment.scene.views[call.view]) else {
        return .notExercised
      }
      let outer: Point
      if call.parent >= 0 {
        outer = hitCalls[call.parent].point
      } else if call.contact >= 0, view(call.view).kind == .window {
        outer = contacts[call.contact].down.location
      } else {
        return .notExercised
      }
      let point = SceneGeometry.convert(outer, to: moment.scene.views[call.view])
      if point == outer { return .notExercised }
      return .expect(
        call.point.isSame(as: point), at: call.event,
        "\(name(call.view)) was asked about (\(call.point.x), \(call.point.y)), but in its "
          + "coordinates the touch is at (\(point.x), \(point.y))",
        expected: "hitTest of \(name(call.view)) at (\(point.x), \(point.y))")
    }
  }
}

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
    views: { $0.transform != .identity && $0.overrides.pointInside == nil },
    given: { $0.isAsked && $0.isInFrame == !$0.contains ? $0.call.flatMap($0.answer) : nil }
  ) { view, answer in
    .expect(
      answer.isInside == view.contains, at: answer.event,
      "the point is \(view.contains ? "inside" : "outside") the transformed shape of "
        + "\(view.name), but point(inside:) answered \(answer.isInside)",
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

extension Prospect {
  /// Whether the point is in the frame; nil where there is no superview to ask.
  fileprivate var isInFrame: Bool? {
    parent == Scene.none ? nil : state.frame.contains(aim.points[parent])
  }

  /// What a call's `point(inside:with:)` answered, and where; nil where it was not asked.
  fileprivate func answer(_ call: HitCall) -> (isInside: Bool, event: Int)? {
    evidence.insideAnswer(call).map { ($0, call.inside) }
  }
}

extension Evidence {
  /// The answers of `point(inside:)` of views that do not override it.
  fileprivate func judgeContainment(_ rule: (SceneView) -> Bool) -> Verdict {
    Verdict.of(
      events[.pointInside],
      given: { event in
        plainView(askedAt: event).flatMap { rule($0) ? $0 : nil }
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

import TouchScript

extension Invariants {
  /// Chapter HT: overridden `hitTest(_:with:)` and `point(inside:with:)`.
  static let hitTestingOverrides: [Invariant] = [
    .overriddenPointInside, .overriddenAnswerIsTaken, .overriddenHitTestAsksNobody,
    .overriddenNilFallsBehind,
  ]
}

extension Invariant {
  /// HT-32: what an overridden `point(inside:)` says goes, for the view and its subviews.
  static let overriddenPointInside = Invariant("HT-32", of: .hitTestOverrides, seeing: .hitTest) {
    evidence in
    evidence.judgePlainCalls { call in
      let view = evidence.view(call.view)
      guard let override = view.overrides.pointInside, call.isOpen,
        override == .always || override == .never
      else { return .notExercised }
      if override == .never {
        return .expect(
          call.result == Scene.none && call.isChildless, at: call.event,
          "\(evidence.name(call.view)) says that no point is inside, but answered "
            + evidence.name(call.result),
          expected: "hitTest of \(evidence.name(call.view)) returns nil")
      }
      let hasSubviews =
        evidence.scene(at: call).subviews(of: call.view).first { _ in true } != nil
      return .expect(
        call.result != Scene.none && !(hasSubviews && call.isChildless), at: call.event,
        "\(evidence.name(call.view)) says that every point is inside, but was not treated so",
        expected: "its subviews are asked, and then it answers")
    }
  }

  /// HT-33: the answer of an overridden `hitTest` is used as it is.
  static let overriddenAnswerIsTaken = Invariant("HT-33", of: .hitTestOverrides, seeing: .hitTest) {
    evidence in
    evidence.judgeHits(where: {
      if case .returns = $0.overrides.hitTest { true } else { $0.overrides.hitTest == .returnsSelf }
    }) { touch, aim, view in
      guard aim.isAsked(view), evidence.isReached(view, touch, aim) || aim.hit >= 0,
        let call = evidence.hitCall(on: view, for: touch), call.result >= 0
      else { return .notExercised }
      if call.parent >= 0 {
        let parent = evidence.hitCalls[call.parent]
        guard evidence.view(parent.view).overrides.hitTest == nil,
          evidence.firstAnswer(parent)?.event == call.event
        else { return .notExercised }
        return .expect(
          parent.result == call.result, at: parent.event,
          "\(evidence.name(view)) answered \(evidence.name(call.result)), but "
            + "\(evidence.name(parent.view)) made that \(evidence.name(parent.result))",
          expected: "the answer is passed on as it is")
      }
      if touch.view == call.result { return .holds }
      return evidence.wrongHit(
        touch, "though \(evidence.name(view)) had answered \(evidence.name(call.result))",
        expected: call.result)
    }
  }

  /// HT-34: an overridden `hitTest` that does not call super asks nobody.
  static let overriddenHitTestAsksNobody = Invariant(
    "HT-34", of: .hitTestOverrides, seeing: .hitTest, .pointInside
  ) { evidence in
    Verdict.of(evidence.hitCalls, where: { evidence.scene.isView($0.view) }) { call in
      switch evidence.view(call.view).overrides.hitTest {
      case .returnsNil, .returnsSelf, .returns:
        return .expect(
          call.inside == Scene.none && call.isChildless, at: call.event + 1,
          "\(evidence.name(call.view)) does not call super, but was asked further",
          expected: "nothing is asked of \(evidence.name(call.view)) and its subviews")
      default: return .notExercised
      }
    }
    .and(
      Verdict.of(evidence.events[.pointInside]) { event in
        let fact = evidence.facts[event]
        let number = evidence.deliveryOfFact[event]
        guard number >= 0, evidence.deliveries[number].hitTests.contains(event),
          evidence.scene.isView(fact.who),
          evidence.view(fact.who).overrides.hitTest?.asksNobody == true
        else { return .notExercised }
        let moment = evidence.moment(at: event)
        if !moment.isSure { return .notExercised }
        // Superviews may ask their subviews for reasons of their own.
        let parent = moment.scene.parents[fact.who]
        guard !evidence.scene.isView(parent) || evidence.view(parent).overrides.pointInside == nil
        else { return .notExercised }
        return .expect(
          false, at: event,
          "\(evidence.name(fact.who)) does not call super, but point(inside:) was asked of it",
          expected: "nothing is asked of \(evidence.name(fact.who)) but hitTest")
      })
  }

  /// HT-35: after an overridden nil the next sibling behind is asked, or the superview answers.
  static let overriddenNilFallsBehind = Invariant("HT-35", of: .hitTestOverrides, seeing: .hitTest)
  { evidence in
    evidence.judgeHits(where: { $0.overrides.hitTest == .returnsNil }) { touch, aim, view in
      guard let call = evidence.hitCall(on: view, for: touch), call.parent >= 0,
        call.result == Scene.none
      else { return .notExercised }
      let parent = evidence.hitCalls[call.parent]
      guard evidence.view(parent.view).overrides.hitTest == nil,
        evidence.insideAnswer(parent) == true
      else { return .notExercised }
      let places = touch.order.places
      let behind = touch.scene.subviews(of: parent.view)
        .filter { places[$0] < places[view] && aim.admits($0) }
        .max { places[$0] < places[$1] }
      let asked = evidence.children(of: parent)
      let isAsked = asked.contains { $0.view == behind || $0.result != Scene.none }
      // Another subview may answer with it.
      let isTaken = parent.result == view && !asked.contains { $0.result == view }
      return .expect(
        parent.result != Scene.none && !isTaken && (behind == nil || isAsked),
        at: parent.event,
        "\(evidence.name(view)) answered nil, and \(evidence.name(parent.view)) "
          + (isTaken ? "answered with it all the same" : "gave up"),
        expected: behind.map { "hitTest of \(evidence.name($0)), behind it" }
          ?? "\(evidence.name(parent.view)) answers itself")
    }
  }
}

extension SceneView.HitTest {
  /// Whether the override does not call super.
  fileprivate var asksNobody: Bool {
    switch self {
    case .returnsNil, .returnsSelf, .returns: true
    case .passesThrough, .asksSubviews, .asksSubviewsIfOpen: false
    }
  }
}

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
  static let overriddenPointInside = Invariant("HT-32", of: .hitTestOverrides) { evidence in
    Verdict.of(
      evidence.plainCalls,
      where: { call in
        let override = evidence.view(call.view).overrides.pointInside
        return (override == .always || override == .never) && call.isOpen
      }, evidence.judgeOverriddenPointInside)
      && .when(
        !evidence.reports.contains(.hitTest),
        evidence.judgeHits(where: {
          $0.overrides.hitTest == nil
            && ($0.overrides.pointInside == .always || $0.overrides.pointInside == .never)
        }) { view in
          guard view.isOpen, view.isReached, view.contains == view.isOutsideBounds else {
            return .notExercised
          }
          if !view.contains {
            return view.isLeftAlone("though \(view.name) says that no point is inside")
          }
          return .when(
            view.leadsToHit, view.isChosen("though \(view.name) says that every point is inside"))
        })
  }

  /// HT-33: the answer of an overridden `hitTest` is used as it is.
  static let overriddenAnswerIsTaken = Invariant(
    "HT-33", of: .hitTestOverrides,
    views: {
      if case .returns = $0.overrides.hitTest { true } else { $0.overrides.hitTest == .returnsSelf }
    },
    given: { $0.isAsked && ($0.isReached || $0.aim.hit >= 0) ? $0.answerForAll : nil }
  ) { view, answer in
    let evidence = view.evidence
    if let parent = answer.parent {
      return .expect(
        parent.result == answer.view, at: parent.event,
        "\(view.name) answered \(evidence.name(answer.view)), but "
          + "\(evidence.name(parent.view)) made that \(evidence.name(parent.result))",
        expected: "the answer is passed on as it is")
    }
    return view.touch.view == answer.view
      ? .holds
      : evidence.wrongHit(
        view.touch, "though \(view.name) had answered \(evidence.name(answer.view))",
        expected: answer.view)
  }

  /// HT-34: an overridden `hitTest` that does not call super asks nobody.
  static let overriddenHitTestAsksNobody = Invariant(
    "HT-34", of: .hitTestOverrides, seeing: .hitTest, .pointInside
  ) { evidence in
    Verdict.of(evidence.hitCalls, where: { evidence.asksNobody($0.view) }) { call in
      .expect(
        call.inside == Scene.none && call.isChildless, at: call.event + 1,
        "\(evidence.name(call.view)) does not call super, but was asked further",
        expected: "nothing is asked of \(evidence.name(call.view)) and its subviews")
    }
      && .given(evidence.strayQuestion) { event in
        let who = evidence.name(evidence.facts[event].who)
        return .forbid(
          event, "\(who) does not call super, but point(inside:) was asked of it",
          expected: "nothing is asked of \(who) but hitTest")
      }
  }

  /// HT-35: after an overridden nil the next sibling behind is asked, or the superview answers.
  static let overriddenNilFallsBehind = Invariant("HT-35", of: .hitTestOverrides) { evidence in
    evidence.judgeHits(where: { $0.overrides.hitTest == .returnsNil }) { view in
      if evidence.reports.contains(.hitTest) {
        return .given(view.parentAfterNil) { evidence.judgeParent($0, afterNilOf: view) }
      }
      // The view that would be hit otherwise shows what came of it.
      let isPassedOver =
        view.isOpen && view.isReached && !view.isOutsideBounds && view.aim.hit >= 0
        && evidence.hit(view.touch, ignoring: view.view) != view.aim.hit
      return .when(
        isPassedOver,
        view.hasTouch || view.touch.view == Scene.none
          ? view.wrongHit("though \(view.name) had answered nil") : .holds)
    }
  }
}

extension Prospect {
  /// The view that it answered with, and the superview that it answered to and whose answer it must
  /// be; nil where there was no answer, or others came before it.
  fileprivate var answerForAll: (view: Int, parent: HitCall?)? {
    if !evidence.reports.contains(.hitTest) {
      let answer = if case .returns(let other) = state.overrides.hitTest { other } else { view }
      return isReached && aim.hit == answer ? (answer, nil) : nil
    }
    guard let call, call.result >= 0 else { return nil }
    if call.parent < 0 { return (call.result, nil) }
    let parent = evidence.hitCalls[call.parent]
    guard evidence.view(parent.view).overrides.hitTest == nil,
      evidence.firstAnswer(parent)?.event == call.event
    else { return nil }
    return (call.result, parent)
  }

  /// The superview to which it answered nil, and which contains the point.
  fileprivate var parentAfterNil: HitCall? {
    guard let call, call.parent >= 0, call.result == Scene.none else { return nil }
    let parent = evidence.hitCalls[call.parent]
    return evidence.view(parent.view).overrides.hitTest == nil
      && evidence.insideAnswer(parent) == true ? parent : nil
  }
}

extension Evidence {
  /// Whether a view that says of every point the same was treated so.
  fileprivate func judgeOverriddenPointInside(of call: HitCall) -> Verdict {
    if view(call.view).overrides.pointInside == .never {
      return .expect(
        call.result == Scene.none && call.isChildless, at: call.event,
        "\(name(call.view)) says that no point is inside, but answered "
          + "\(name(call.result))",
        expected: "hitTest of \(name(call.view)) returns nil")
    }
    let hasSubviews =
      scene(at: call).subviews(of: call.view).first { _ in true } != nil
    return .expect(
      call.result != Scene.none && !(hasSubviews && call.isChildless), at: call.event,
      "\(name(call.view)) says that every point is inside, but was not treated so",
      expected: "its subviews are asked, and then it answers")
  }

  /// Whether the next sibling behind a view that answered nil was asked, or its superview answered.
  fileprivate func judgeParent(_ parent: HitCall, afterNilOf view: Prospect) -> Verdict {
    let places = view.touch.order.places
    let behind = view.scene.subviews(of: parent.view)
      .filter { places[$0] < places[view.view] && view.aim.admits($0) }
      .max { places[$0] < places[$1] }
    let asked = children(of: parent)
    let isAsked = asked.contains { $0.view == behind || $0.result != Scene.none }
    // Another subview may answer with it.
    let isTaken = parent.result == view.view && !asked.contains { $0.result == view.view }
    return .expect(
      parent.result != Scene.none && !isTaken && (behind == nil || isAsked),
      at: parent.event,
      "\(view.name) answered nil, and \(name(parent.view)) "
        + "\(isTaken ? "answered with it all the same" : "gave up")",
      expected: behind.map { "hitTest of \(name($0)), behind it" }
        ?? "\(name(parent.view)) answers itself")
  }

  /// Whether a view overrides `hitTest` without calling super.
  fileprivate func asksNobody(_ view: Int) -> Bool {
    scene.isView(view) && self.view(view).overrides.hitTest?.asksNobody == true
  }

  /// The first question in hit-testing to `point(inside:)` of a view that does not call super.
  /// Superviews that override it may ask their subviews for reasons of their own. Source: FB-06.
  fileprivate var strayQuestion: Int? {
    events[.pointInside].first { event in
      guard asksNobody(facts[event].who), facts.isInHitTesting(event) else { return false }
      let moment = moment(at: event)
      let parent = moment.scene.parents[facts[event].who]
      return moment.isSure
        && (!scene.isView(parent) || view(parent).overrides.pointInside == nil)
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

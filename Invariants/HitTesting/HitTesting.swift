import TouchScript

extension Invariants {
  /// Chapter HT: how views ask one another.
  static let hitTesting: [Invariant] = [
    .gateThenPointThenSubviews, .closedViewAsksNobody, .closedViewIsAsked, .subviewOrder,
    .changedSubviewOrder, .answersSelf, .answersNilOnlyOutside, .subviewOutsideIsNotAsked,
    .clippingDoesNotMatter, .deepestOfFirstBranch, .asksOnce, .movesDoNotRetarget,
    .controllersAreNotHit,
  ]
}

extension Invariant {
  /// HT-12: of siblings that would take the touch the front-most is asked first, and its answer
  /// ends the asking.
  static let subviewOrder = Invariant("HT-12") { evidence in
    evidence.judgeAskingOrder { _ in true } && evidence.judgeFrontmost(whereChanged: false)
  }

  /// HT-13: `bringSubviewToFront` and `sendSubviewToBack` change that order.
  static let changedSubviewOrder = Invariant("HT-13", of: .changes) { evidence in
    evidence.judgeAskingOrder(where: evidence.isOrderChanged)
      && evidence.judgeFrontmost(whereChanged: true)
  }

  /// HT-01: gate, then `point(inside:)`, then subviews.
  static let gateThenPointThenSubviews = Invariant(
    "HT-01", seeing: .hitTest, each: { $0.plainCalls },
    where: { $1.inside != Scene.none || !$1.isChildless }
  ) { evidence, call in
    let child = evidence.firstChild(of: call)
    let isFirst = call.inside != Scene.none && call.inside < child?.event ?? .max
    return .expect(
      isFirst, at: child?.event ?? 0,
      "\(evidence.name(call.view)) asked its subview \(evidence.name(child?.view ?? Scene.none)) "
        + "before point(inside:) of its own",
      expected: "point(inside:) of \(evidence.name(call.view)) first")
  }

  /// HT-02: a view that takes no touches asks neither itself nor its subviews.
  static let closedViewAsksNobody = Invariant(
    "HT-02", seeing: .hitTest, each: { $0.plainCalls },
    where: { evidence, call in
      let view = evidence.scene(at: call).views[call.view]
      return !call.isOpen && (view.isEnabled || !view.kind.isControl)
    }
  ) { evidence, call in
    let child = evidence.firstChild(of: call)?.event
    return .expect(
      none: call.inside == Scene.none ? child : call.inside,
      "\(evidence.name(call.view)) takes no touches, and yet was asked further",
      expected: "hitTest of \(evidence.name(call.view)) returns nil at once")
  }

  /// HT-03: a subview that takes no touches is asked all the same.
  ///
  /// An answer ends the asking; who is in front of whom is HT-12's concern.
  static let closedViewIsAsked = Invariant(
    "HT-03", seeing: .hitTest, each: { $0.plainCalls },
    where: { $0.insideAnswer($1) == true && $1.contact >= 0 && $0.firstAnswer($1) == nil }
  ) { evidence, call in
    Verdict.of(
      evidence.scene(at: call).subviews(of: call.view), where: { !evidence.isOpen($0, at: call) }
    ) { child in
      .require(
        evidence.children(of: call).contains { $0.view == child }, by: call.event + 1,
        "\(evidence.name(call.view)) passed over its subview \(evidence.name(child)), unasked",
        expected: "hitTest of \(evidence.name(child)), which returns nil by itself")
    }
  }

  /// HT-19: a view that contains the point answers with itself when no subview does.
  static let answersSelf = Invariant("HT-19") { evidence in
    Verdict.of(
      evidence.plainCalls,
      where: {
        evidence.insideAnswer($0) == true && $0.isOpen && evidence.firstAnswer($0) == nil
      }
    ) { call in
      let answer: Sentence = call.result == Scene.none ? "nil" : "\(evidence.name(call.result))"
      return .expect(
        call.result == call.view, at: call.event,
        "\(evidence.name(call.view)) contains the point and no subview answered, but it "
          + "returned \(answer)",
        expected: "hitTest of \(evidence.name(call.view)) returns itself")
    }
      && evidence.judgeShownHits { view in
        .when(view.isDue, view.isChosen("though nothing in \(view.name) contains the point"))
      }
  }

  /// HT-20: `hitTest` returns nil exactly where the gate or `point(inside:)` says no.
  static let answersNilOnlyOutside = Invariant(
    "HT-20", seeing: .hitTest, each: { $0.plainCalls },
    where: { $1.isOpen && $0.scene(at: $1).views[$1.view].alpha == 1 }
  ) { evidence, call in
    switch evidence.insideAnswer(call) {
    case true?: .holds
    case false?:
      .expect(
        call.result == Scene.none, at: call.event,
        "point(inside:) of \(evidence.name(call.view)) said no, but hitTest answered "
          + "\(evidence.name(call.result))",
        expected: "hitTest of \(evidence.name(call.view)) returns nil")
    case nil:
      .expect(
        call.result != Scene.none, at: call.event,
        "\(evidence.name(call.view)) takes touches, but answered nil without asking "
          + "point(inside:)",
        expected: "point(inside:) of \(evidence.name(call.view)) decides")
    }
  }

  /// HT-21: subviews are not asked where the point is outside their superview.
  static let subviewOutsideIsNotAsked = Invariant("HT-21") { evidence in
    evidence.judgeOutside { _ in true }
  }

  /// HT-22: and `clipsToBounds` has no say in that.
  static let clippingDoesNotMatter = Invariant("HT-22") { evidence in
    evidence.judgeOutside { !$0.clipsToBounds }
      && evidence.judgeHits(where: { $0.clipsToBounds }) { view in
        let isHit = view.touch.view == view.view
        return .when(
          view.givesHitToSubview && !(isHit && view.hasAskedSubviews),
          isHit
            ? view.wrongHit("which clips its subviews but is not in front of them") : .holds)
      }
  }

  /// HT-23: the answer is that of the first subview that has one; a disabled control has none. Source: HT-30.
  static let deepestOfFirstBranch = Invariant("HT-23") { evidence in
    Verdict.of(
      evidence.plainCalls.filter { !evidence.scene(at: $0).views[$0.view].isDisabledControl },
      given: evidence.firstAnswer
    ) { call, answer in
      .expect(
        call.result == answer.result, at: call.event,
        "\(evidence.name(call.view)) answered \(evidence.name(call.result)), although its "
          + "subview \(evidence.name(answer.view)) had answered \(evidence.name(answer.result))",
        expected: "hitTest of \(evidence.name(call.view)) returns \(evidence.name(answer.result))")
    }
      && evidence.judgeShownHits { view in
        .when(
          view.givesHitToSubview,
          view.touch.view == view.view
            ? view.wrongHit("though a subview of it takes the touch") : .holds)
      }
  }

  /// HT-24: in one pass every view is asked once at most.
  static let asksOnce = Invariant(
    "HT-24", seeing: .hitTest, each: { $0.plainCalls },
    where: { $1.insideCount > 0 || !$1.isChildless }
  ) { evidence, call in
    let again = evidence.repeatedQuestion(of: call)
    return Verdict.expect(
      call.insideCount <= 1, at: call.inside,
      "\(evidence.name(call.view)) was asked \(call.insideCount) times in one pass whether the "
        + "point is inside",
      expected: "one question")
      && .expect(
        none: again?.event,
        "\(evidence.name(call.view)) asked \(evidence.name(again?.view ?? Scene.none)) twice in one "
          + "pass",
        expected: "one question to each subview")
  }

  /// HT-42: where a finger goes later does not change its touch's view.
  static let movesDoNotRetarget = Invariant(
    "HT-42", needs: [.aimed, .view], given: { $0.sightElsewhere($1) }
  ) { evidence, touch, seen in
    .expect(
      evidence.keepsItsView(seen, touch), at: seen.event,
      "the touch of finger \(finger: touch.finger) moved from \(evidence.name(touch.view)) to "
        + "\(evidence.name(seen.view)) along with the finger",
      expected: "the touch stays with \(evidence.name(touch.view))")
  }
}

extension Prospect {
  /// Whether it was seen to ask a subview.
  fileprivate var hasAskedSubviews: Bool { call?.isChildless == false }
}

extension Evidence {
  /// Where it is not reported what views answer: judges the views that do not override it by whose touches
  /// are.
  fileprivate func judgeShownHits(_ judge: (Prospect) -> Verdict) -> Verdict {
    reports.contains(.hitTest)
      ? .notExercised : judgeHits(where: { $0.overrides.hitTest == nil }, judge)
  }

  /// Whether the script changed the order of the subviews that a call goes through.
  fileprivate func isOrderChanged(below call: HitCall) -> Bool {
    guard call.contact >= 0 else { return false }
    let order = contacts[call.contact].order
    if order.changes == 0 { return false }
    var last = -1
    for child in contacts[call.contact].scene.subviews(of: call.view).sorted() {
      if order.places[child] < last { return true }
      last = order.places[child]
    }
    return false
  }

  /// The calls that are meant, on views that are to ask two subviews at least.
  fileprivate func judgeAskingOrder(where isMeant: (HitCall) -> Bool) -> Verdict {
    Verdict.of(
      hitCalls, where: { $0.isPlain && asksSeveral($0) && isMeant($0) }, judgeOrder)
  }

  private func asksSeveral(_ call: HitCall) -> Bool {
    // Of a touch that is in doubt nobody says how the scene is that it finds: RE-07, RE-13.
    insideAnswer(call) == true && call.contact >= 0 && contacts[call.contact].moment.isSure
      && call.isOpen && !scene(at: call).subviews(of: call.view).isFewerThanTwo
  }

  /// Whether a view asks its subviews front to back, none left out, and stops at an answer.
  ///
  /// The order is judged between siblings that would both take the touch: between others it makes
  /// no difference to anybody who gets it.
  private func judgeOrder(of call: HitCall) -> Verdict {
    var waiting = Array(scene(at: call).subviews(of: call.view))
    let places = contacts[call.contact].order.places
    let aim = contacts[call.contact].aim
    waiting.sort { places[$0] > places[$1] }
    var answer = Scene.none
    for child in children(of: call) {
      if answer != Scene.none {
        return broken(
          call, child,
          answer == child.view
            ? "again, although it had answered"
            : "although \(name(answer)), in front of it, had answered")
      }
      guard let place = waiting.firstIndex(of: child.view) else {
        return broken(call, child, "a second time")
      }
      if aim.admits(child.view), let passed = waiting[..<place].first(where: aim.admits) {
        return broken(call, child, "before \(name(passed)), which is in front of it")
      }
      waiting.remove(at: place)
      if child.result != Scene.none { answer = child.view }
    }
    guard answer == Scene.none, let passed = waiting.first(where: { isOpen($0, at: call) }) else {
      return .holds
    }
    return .broken(
      says: "\(name(call.view)) never asked its subview \(name(passed))", event: call.event + 1,
      isMissing: true, expected: "hitTest of \(name(passed))")
  }

  /// The second question of a call to one subview.
  fileprivate func repeatedQuestion(of call: HitCall) -> HitCall? {
    children(of: call).first { child in
      children(of: call).contains { $0.number < child.number && $0.view == child.view }
    }
  }

  private func broken(_ call: HitCall, _ child: HitCall, _ why: Sentence) -> Verdict {
    .broken(
      says: "\(name(call.view)) asked its subview \(name(child.view)) \(why)", event: child.event,
      expected: "subviews are asked front to back, up to the first answer")
  }

  /// Whether touches went to the front-most of the branches that would take them.
  fileprivate func judgeFrontmost(whereChanged: Bool) -> Verdict {
    eachTouch(needs: [.aimed, .view]) { touch in
      let aim = touch.aim
      if touch.view == aim.hit {
        return .when(hasRival(touch, aim, whereChanged: whereChanged), .holds)
      }
      return .given(passedBranches(touch, aim, whereChanged: whereChanged)) { front, back in
        wrongHit(
          touch, "although \(name(front)) is in front of \(name(back)) and takes it",
          expected: aim.hit)
      }
    }
  }

  /// The branch that a touch should have gone to, and the one behind it that it went to, where the
  /// first was not asked or had an answer.
  private func passedBranches(_ touch: Touch, _ aim: Aim, whereChanged: Bool) -> (Int, Int)? {
    guard aim.hit >= 0, aim.admits(touch.view),
      let (front, back) = branches(aim.hit, touch.view, touch.scene),
      touch.order.places[front] > touch.order.places[back],
      isSwapped(front, back, touch) || !whereChanged,
      hitCall(on: front, for: touch)?.result ?? front != Scene.none
    else { return nil }
    return (front, back)
  }

  /// Whether a branch behind the hit view's would have taken the touch as well.
  private func hasRival(_ touch: Touch, _ aim: Aim, whereChanged: Bool) -> Bool {
    for rival in scene.views.indices where aim.admits(rival) && rival != aim.hit {
      if let (front, back) = branches(aim.hit, rival, touch.scene),
        isSwapped(front, back, touch) || !whereChanged
      {
        return true
      }
    }
    return false
  }

  /// The two siblings at which the lines of two views part; nil where one is above the other, or
  /// they are in different windows.
  func branches(_ one: Int, _ other: Int, _ scene: Scene) -> (Int, Int)? {
    var one = one
    var other = other
    while scene.depths[one] > scene.depths[other] { one = scene.parents[one] }
    while scene.depths[other] > scene.depths[one] { other = scene.parents[other] }
    if one == other { return nil }
    while scene.parents[one] != scene.parents[other] {
      one = scene.parents[one]
      other = scene.parents[other]
    }
    return scene.parents[one] == Scene.none ? nil : (one, other)
  }

  /// Whether the script has turned the order of two siblings round.
  private func isSwapped(_ one: Int, _ other: Int, _ touch: Touch) -> Bool {
    (one < other) != (touch.order.places[one] < touch.order.places[other])
  }

  /// Views that do not contain the point, though a subview of theirs does.
  fileprivate func judgeOutside(_ rule: (SceneView) -> Bool) -> Verdict {
    eachTouch(needs: .aimed) { touch in
      Verdict.of(touch.overlaps, where: { rule(touch.scene.views[$0.view]) }) { overlap in
        let view = Prospect(evidence: self, touch: touch, aim: touch.aim, view: overlap.view)
        return .when(view.isReached, judgeOutside(view, of: overlap.child))
      }
    }
  }

  /// Whether nothing in a view is asked or hit that does not contain the point.
  private func judgeOutside(_ view: Prospect, of child: Int) -> Verdict {
    let asked = view.call.flatMap { insideAnswer($0) == false ? firstChild(of: $0) : nil }
    return Verdict.expect(
      none: asked?.event,
      "the point is outside \(view.name), but its subview \(name(asked?.view ?? Scene.none)) was "
        + "asked",
      expected: "hitTest of \(view.name) returns nil without asking its subviews"
    ) && view.isLeftAlone("though \(view.name), above \(name(child)), does not contain the point")
  }

  /// The first later place of a finger at which a new touch would go to another view.
  private func sampleElsewhere(_ touch: Touch) -> Contact.Sample? {
    touch.samples.dropFirst().first { sample in
      guard sample.location != touch.down.location, sample.phase != .cancelled else {
        return false
      }
      let moment = moment(of: sample.delivery)
      let hit = Aim(moment, at: sample.location, time: sample.at).hit
      return hit != touch.view && hit != Scene.unknown
    }
  }

  /// How the application's event shows a touch whose finger is where a new one would go to another
  /// view.
  fileprivate func sightElsewhere(_ touch: Touch) -> TouchFact? {
    sampleElsewhere(touch).flatMap { appearance(of: touch, in: $0.delivery) }
  }
}

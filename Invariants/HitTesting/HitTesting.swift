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
    evidence.judgePlainCalls { evidence.judgeAskingOrder($0) }
      .and(evidence.judgeHits { evidence.judgeFrontmost($0, $1, whereChanged: false) })
  }

  /// HT-13: `bringSubviewToFront` and `sendSubviewToBack` change that order.
  static let changedSubviewOrder = Invariant("HT-13", of: .changes) { evidence in
    evidence.judgePlainCalls { call in
      evidence.isOrderChanged(below: call) ? evidence.judgeAskingOrder(call) : .notExercised
    }
    .and(evidence.judgeHits { evidence.judgeFrontmost($0, $1, whereChanged: true) })
  }

  /// HT-01: gate, then `point(inside:)`, then subviews.
  static let gateThenPointThenSubviews = Invariant("HT-01", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      guard let child = evidence.firstChild(of: call) else {
        return call.inside == Scene.none ? .notExercised : .holds
      }
      let isFirst = call.inside != Scene.none && call.inside < child.event
      return .expect(
        isFirst, at: child.event,
        "\(evidence.name(call.view)) asked its subview \(evidence.name(child.view)) before "
          + "point(inside:) of its own",
        expected: "point(inside:) of \(evidence.name(call.view)) first")
    }
  }

  /// HT-02: a view that takes no touches asks neither itself nor its subviews.
  static let closedViewAsksNobody = Invariant("HT-02", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      let view = evidence.scene(at: call).views[call.view]
      guard !call.isOpen, view.isEnabled || !view.kind.isControl else {
        return .notExercised
      }
      let child = evidence.firstChild(of: call)?.event
      let question = call.inside == Scene.none ? child : call.inside
      return .expect(
        question == nil, at: question ?? call.event,
        "\(evidence.name(call.view)) takes no touches, and yet was asked further",
        expected: "hitTest of \(evidence.name(call.view)) returns nil at once")
    }
  }

  /// HT-03: a subview that takes no touches is asked all the same.
  static let closedViewIsAsked = Invariant("HT-03", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      guard evidence.insideAnswer(call) == true, call.contact >= 0 else { return .notExercised }
      // An answer ends the asking; who is in front of whom is HT-12's concern.
      if evidence.firstAnswer(call) != nil { return .notExercised }
      return Verdict.of(
        evidence.scene(at: call).subviews(of: call.view), where: { !evidence.isOpen($0, at: call) }
      ) { child in
        .require(
          evidence.children(of: call).contains { $0.view == child }, by: call.event + 1,
          "\(evidence.name(call.view)) passed over its subview \(evidence.name(child)), unasked",
          expected: "hitTest of \(evidence.name(child)), which returns nil by itself")
      }
    }
  }

  /// HT-19: a view that contains the point answers with itself when no subview does.
  static let answersSelf = Invariant("HT-19", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      guard evidence.insideAnswer(call) == true, call.isOpen,
        evidence.firstAnswer(call) == nil
      else { return .notExercised }
      return .expect(
        call.result == call.view, at: call.event,
        "\(evidence.name(call.view)) contains the point and no subview answered, but it "
          + "answered \(evidence.name(call.result))",
        expected: "hitTest of \(evidence.name(call.view)) returns itself")
    }
  }

  /// HT-20: `hitTest` returns nil exactly where the gate or `point(inside:)` says no.
  static let answersNilOnlyOutside = Invariant("HT-20", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      let view = evidence.scene(at: call).views[call.view]
      guard call.isOpen, view.alpha == 1 else { return .notExercised }
      switch evidence.insideAnswer(call) {
      case true?: return .holds
      case false?:
        return .expect(
          call.result == Scene.none, at: call.event,
          "point(inside:) of \(evidence.name(call.view)) said no, but hitTest answered "
            + evidence.name(call.result),
          expected: "hitTest of \(evidence.name(call.view)) returns nil")
      case nil:
        return .expect(
          call.result != Scene.none, at: call.event,
          "\(evidence.name(call.view)) takes touches, but answered nil without asking "
            + "point(inside:)",
          expected: "point(inside:) of \(evidence.name(call.view)) decides")
      }
    }
  }

  /// HT-21: subviews are not asked where the point is outside their superview.
  static let subviewOutsideIsNotAsked = Invariant("HT-21") { evidence in
    evidence.judgeOutside { _ in true }
  }

  /// HT-22: and `clipsToBounds` has no say in that.
  static let clippingDoesNotMatter = Invariant("HT-22") { evidence in
    evidence.judgeOutside { !$0.clipsToBounds }
      .and(
        evidence.judgeHits(where: { $0.clipsToBounds }) { touch, aim, view in
          guard touch.scene.isView(aim.hit, in: view), view != aim.hit else {
            return .notExercised
          }
          guard touch.view == view else { return .holds }
          if evidence.hitCall(on: view, for: touch)?.isChildless == false {
            return .notExercised
          }
          return evidence.wrongHit(
            touch, "which clips its subviews but is not in front of them", expected: aim.hit)
        })
  }

  /// HT-23: the answer is that of the first subview that has one.
  static let deepestOfFirstBranch = Invariant("HT-23", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      guard let answer = evidence.firstAnswer(call) else { return .notExercised }
      return .expect(
        call.result == answer.result, at: call.event,
        "\(evidence.name(call.view)) answered \(evidence.name(call.result)), although its "
          + "subview \(evidence.name(answer.view)) had answered \(evidence.name(answer.result))",
        expected: "hitTest of \(evidence.name(call.view)) returns \(evidence.name(answer.result))")
    }
  }

  /// HT-24: in one pass every view is asked once at most.
  static let asksOnce = Invariant("HT-24", seeing: .hitTest) { evidence in
    evidence.judgePlainCalls { call in
      if call.insideCount > 1 {
        return .broken(
          Violation(
            "\(evidence.name(call.view)) was asked \(call.insideCount) times in one pass whether "
              + "the point is inside", event: call.inside, expected: "one question"))
      }
      for child in evidence.children(of: call) {
        let isAgain = evidence.children(of: call).contains {
          $0.number < child.number && $0.view == child.view
        }
        if isAgain {
          return .broken(
            Violation(
              "\(evidence.name(call.view)) asked \(evidence.name(child.view)) twice in one pass",
              event: child.event, expected: "one question to each subview"))
        }
      }
      return call.insideCount == 0 && call.isChildless ? .notExercised : .holds
    }
  }

  /// HT-42: where a finger goes later does not change its touch's view.
  static let movesDoNotRetarget = Invariant("HT-42", needs: .aimed) { evidence, touch in
    guard touch.hasView, let elsewhere = evidence.sampleElsewhere(touch) else {
      return .notExercised
    }
    let send = evidence.deliveries[elsewhere.delivery].send
    guard send != Scene.none,
      let seen = evidence.facts[send].touches.first(where: {
        evidence.touches[$0].contact == touch.number
      })
    else { return .notExercised }
    return .expect(
      evidence.touches[seen].view == touch.view, at: send,
      "the touch of finger \(touch.finger) moved from \(evidence.name(touch.view)) to "
        + "\(evidence.name(evidence.touches[seen].view)) along with the finger",
      expected: "the touch stays with \(evidence.name(touch.view))")
  }
}

extension Evidence {
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

  /// Whether a view asks its subviews front to back, none left out, and stops at an answer.
  ///
  /// The order is judged between siblings that would both take the touch: between others it makes
  /// no difference to anybody who gets it.
  fileprivate func judgeAskingOrder(_ call: HitCall) -> Verdict {
    guard insideAnswer(call) == true, call.contact >= 0, call.isOpen else {
      return .notExercised
    }
    let subviews = scene(at: call).subviews(of: call.view)
    if subviews.isFewerThanTwo { return .notExercised }
    var waiting = Array(subviews)
    let places = contacts[call.contact].order.places
    let aim = contacts[call.contact].aim
    waiting.sort { places[$0] > places[$1] }
    var answer = Scene.none
    for child in children(of: call) {
      if answer != Scene.none {
        return broken(call, child, "although \(name(answer)), in front of it, had answered")
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
      Violation(
        "\(name(call.view)) never asked its subview \(name(passed))", event: call.event + 1,
        isMissing: true, expected: "hitTest of \(name(passed))"))
  }

  private func broken(_ call: HitCall, _ child: HitCall, _ why: String) -> Verdict {
    .broken(
      Violation(
        "\(name(call.view)) asked its subview \(name(child.view)) \(why)", event: child.event,
        expected: "subviews are asked front to back, up to the first answer"))
  }

  /// Whether the touch went to the front-most of the branches that would take it.
  fileprivate func judgeFrontmost(_ touch: Touch, _ aim: Aim, whereChanged: Bool) -> Verdict {
    guard aim.hit >= 0, touch.hasView else { return .notExercised }
    if touch.view == aim.hit {
      return hasRival(touch, aim, whereChanged: whereChanged) ? .holds : .notExercised
    }
    guard aim.admits(touch.view),
      let (front, back) = branches(aim.hit, touch.view, touch.scene),
      touch.order.places[front] > touch.order.places[back],
      isSwapped(front, back, touch) || !whereChanged,
      hitCall(on: front, for: touch)?.result ?? front != Scene.none
    else { return .notExercised }
    return wrongHit(
      touch, "although \(name(front)) is in front of \(name(back)) and takes it",
      expected: aim.hit)
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
  private func branches(_ one: Int, _ other: Int, _ scene: Scene) -> (Int, Int)? {
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
      Verdict.of(touch.overlaps, where: { rule(touch.scene.views[$0.view]) }) {
        judgeOutside($0.view, of: $0.child, touch, touch.aim)
      }
    }
  }

  /// Whether nothing in a view is hit that does not contain the point, though a subview does.
  private func judgeOutside(_ view: Int, of child: Int, _ touch: Touch, _ aim: Aim) -> Verdict {
    guard isReached(view, touch, aim) else { return .notExercised }
    if let call = hitCall(on: view, for: touch), insideAnswer(call) == false,
      let asked = firstChild(of: call)
    {
      return .broken(
        Violation(
          "the point is outside \(name(view)), but its subview "
            + "\(name(asked.view)) was asked", event: asked.event,
          expected: "hitTest of \(name(view)) returns nil without asking its subviews"))
    }
    // What an override elsewhere returns is hit, wherever the point is.
    guard touch.scene.isView(touch.view, in: view), touch.view != aim.hit else {
      return .holds
    }
    return wrongHit(
      touch, "though \(name(view)), above \(name(child)), does not contain the point",
      expected: aim.hit)
  }

  /// The first later place of a finger at which a new touch would go to another view.
  fileprivate func sampleElsewhere(_ touch: Touch) -> Contact.Sample? {
    touch.samples.dropFirst().first { sample in
      guard sample.location != touch.down.location, sample.phase != .cancelled else {
        return false
      }
      let moment = moment(of: sample.delivery)
      let hit = Aim(moment, at: sample.location, time: sample.at).hit
      return hit != touch.view && hit != Scene.unknown
    }
  }
}

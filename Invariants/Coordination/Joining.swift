import TouchScript

extension Invariants {
  /// Chapters GR and GC: recognizers that come later than others, or elsewhere.
  static let joining: [Invariant] = [
    .lateOnesStayOut, .movesFromViewToView, .recognizedPreventsLater, .activeOnesGoOn,
    .apartFromOneAnother,
  ]
}

extension Invariant {
  /// GR-09: a recognizer that comes to the path of a touch later, or is enabled later, does not
  /// receive it.
  static let lateOnesStayOut = Invariant("GR-09", of: .recognizerChanges) { evidence in
    evidence.judgeMoves { touch, roster in
      let wrong = touch.hearings.first { $0.who == roster.number }
      return .when(
        !roster.mayReceive(touch, at: touch.down.at)
          && roster.joins(touch, after: touch.down.at),
        .expect(
          none: wrong?.event,
          "\(evidence.recognizerName(roster.number)) was attached or enabled while the touch of "
            + "finger \(finger: touch.finger) was down, and got its touch",
          expected: "only of touches that come down later"))
    }
  }

  /// GR-50: a recognizer that is added to a view leaves the view that it was on.
  static let movesFromViewToView = Invariant("GR-50", of: .recognizerChanges) { evidence in
    evidence.judgeMoves { touch, roster in
      .when(
        roster.hasMoved(by: touch.down.at) && touch.isFirst && roster.isEnabled(at: touch.down.at),
        evidence.judgeMoved(roster, touch))
    }
  }

  /// GC-16: a recognizer that has recognized keeps others from beginning later with its touches.
  static let recognizedPreventsLater = Invariant(
    "GC-16", of: .recognizers, seeing: .action
  ) { evidence in
    evidence.judgeRivals(where: { second, first, action in
      evidence.isBeside(first, since: action, second)
        && evidence.scene.prevents(first.recognizer, second.recognizer)
    }) { first, second in
      .expect(
        none: second.actions.prefix(1).first { $0.at > first.actions[0].at }?.event,
        "\(evidence.name(second)) recognized after \(evidence.name(first)) had, with a touch of the "
          + "same gesture",
        expected: "no action of \(evidence.name(second))")
    }
  }

  /// GC-17: a recognizer that has begun goes on when another one recognizes.
  static let activeOnesGoOn = Invariant(
    "GC-17", of: .recognizers, seeing: .action, each: { $0.attempts },
    given: { $1.gestureAction }
  ) { evidence, other, action in
    Verdict.of(
      evidence.attempts, given: { evidence.nextAction(of: $0, after: action, of: other) }
    ) { active, next in
      .expect(
        next.state != .cancelled, at: next.event,
        "\(evidence.name(active)) had begun, and was cancelled when \(evidence.name(other)) "
          + "recognized",
        expected: "it goes on")
    }
  }

  /// GC-25: taps of different fingers on disjoint paths do not exclude one another.
  static let apartFromOneAnother = Invariant(
    "GC-25", of: [.recognizers, .severalFingers], seeing: .recognizer,
    needs: [.received, .tap, .oneReceiver, .unvetoed, .answered, .heardByAll],
    given: { $0.isLoneTap($1) ? $0.companion(of: $1) : nil }
  ) { evidence, touch, other in
    let tap = touch.receivers[0]
    let delivery = touch.up?.delivery ?? Scene.none
    return .require(
      evidence.hasRecognized(tap, touch, by: delivery), by: evidence.endOf(delivery),
      "\(evidence.recognizerName(tap)) did not recognize the tap on "
        + "\(evidence.name(touch.view)) beside the touch of \(evidence.name(other.view)), with "
        + "which it has nothing to do",
      expected: "the action of \(evidence.recognizerName(tap))")
  }
}

/// Where a recognizer is at what time, by the script alone.
struct Roster {
  private var stays: [(from: Int, view: Int, isEnabled: Bool)]
  private let scene: Scene
  let number: Int

  init(_ number: Int, _ scenario: Scenario, _ scene: Scene) {
    self.scene = scene
    self.number = number
    let id = scenario.recognizers[number].id
    var view = scene.recognizerViews[number]
    var isEnabled = scenario.recognizers[number].isEnabled
    stays = [(Int.min, view, isEnabled)]
    for step in scenario.script {
      for change in step.changes {
        switch change {
        case .setRecognizerEnabled(id, let flag): isEnabled = flag
        case .removeRecognizer(id): view = Scene.none
        case .addRecognizer(id, let other): view = scene.names.responder(other)
        default: continue
        }
        stays.append((step.at, view, isEnabled))
      }
    }
  }

  /// Whether anything is done to the recognizer.
  var changes: Bool { stays.count > 1 }

  /// The view that it is attached to at a time, after what is done then.
  func view(at time: Int) -> Int { stays.last { $0.from <= time }?.view ?? Scene.none }

  /// Whether it is enabled at a time, after what is done then.
  func isEnabled(at time: Int) -> Bool { stays.last { $0.from <= time }?.isEnabled ?? false }

  /// Whether it is enabled and on the path of a touch at a time, after what is done then.
  func mayReceive(_ touch: Touch, at time: Int) -> Bool {
    isEnabled(at: time) && scene.isView(touch.view, in: view(at: time))
  }

  /// Whether it comes to be enabled and on the path of a touch, while the finger is down.
  func joins(_ touch: Touch, after time: Int) -> Bool {
    stays.contains { stay in
      stay.from > time && stay.from <= touch.up?.at ?? Int.max && stay.isEnabled
        && scene.isView(touch.view, in: stay.view)
    }
  }

  /// Whether it has been added to another view than it was on at first.
  func hasMoved(by time: Int) -> Bool {
    let view = view(at: time)
    return scene.isView(view) && view != scene.recognizerViews[number]
  }
}

extension Evidence {
  /// Every touch beside every recognizer that the script enables, disables, attaches or detaches,
  /// where nobody moves views, and nothing is done to recognizers in callbacks.
  fileprivate func judgeMoves(_ judge: (Touch, Roster) -> Verdict) -> Verdict {
    let isByScript =
      ingredients.isDisjoint(with: [.treeChanges, .presentation])
      && script.changes(after: .max).isDisjoint(with: .recognizerChanges)
    let watched = scene.recognizers.indices.filter { scene.recognizers[$0].isWatched }
    let rosters = isByScript ? watched.map { Roster($0, scenario, scene) } : []
    return Verdict.of(rosters, where: \.changes) { roster in eachTouch { judge($0, roster) } }
  }

  /// Whether a recognizer that was moved receives a touch where it is now, and not where it was.
  fileprivate func judgeMoved(_ roster: Roster, _ touch: Touch) -> Verdict {
    let number = roster.number
    let home = roster.view(at: touch.down.at)
    let heard = hearing(.began, of: number, touch)
    if scene.isView(touch.view, in: home) {
      return .when(
        meets([.fresh, .undropped], touch)
          && !touch.scene.refuses(number, touchesIn: touch.view)
          && !isDecided(number, before: sight(of: touch)),
        .require(
          heard != nil, by: endOf(touch.down.delivery),
          "\(recognizerName(number)) was moved to \(name(home)), and did not get the touch of "
            + "\(name(touch.view))",
          expected: "touchesBegan of \(recognizerName(number))"))
    }
    return .when(
      scene.isView(touch.view, in: scene.recognizerViews[number]),
      .expect(
        none: heard?.event,
        "\(recognizerName(number)) was moved to another view, and got a touch of \(name(touch.view))",
        expected: "only touches of \(name(home))"))
  }

  /// Whether an attempt of another recognizer begins after a recognition, at its touches, while
  /// that gesture goes on.
  fileprivate func isBeside(
    _ first: Attempt, since action: Attempt.Action, _ second: Attempt
  ) -> Bool {
    guard second.recognizer != first.recognizer, let start = second.hearings.first else {
      return false
    }
    // One that is cancelled in that very event may say so after the other's action. Source: GC-24, RE-02.
    let isCancelled = second.actions.first.map { begun in
      let end = endOfMoment(of: begun.event)
      return first.actions.contains { $0.state == .cancelled && $0.event < end }
    }
    return start > action.event && first.reset ?? .max > start && isCancelled != true
      && isGoingOn(first, at: second.actions.first?.event ?? start) && shareLater(first, second)
  }

  /// The next action of a gesture that had begun when another recognizer recognized with one of its
  /// touches, and to which nothing else was done meanwhile.
  fileprivate func nextAction(
    of active: Attempt, after action: Attempt.Action, of other: Attempt
  ) -> Attempt.Action? {
    guard active.recognizer != other.recognizer, let began = active.actions.first,
      // A class of the app's own may cancel its gesture itself. Source: GR-53.
      !scenario.recognizers[active.recognizer].decisions.contains(where: { $0.sets == .cancelled }),
      began.event < action.event, began.state == .began, active.isActive(before: action.event),
      let next = active.actions.first(where: { $0.event > action.event }),
      share(active, other, at: action.event),
      // An animation may cancel the touches of its view, as other changes do. Source: EX-22.
      script.sparesAttempts(from: action.at, until: next.at)
    else { return nil }
    return next
  }

  /// Whether a recognizer that has recognized is still at it: it has neither been reset nor
  /// cancelled by then.
  private func isGoingOn(_ attempt: Attempt, at event: Int) -> Bool {
    if let reset = attempt.reset, reset < event { return false }
    let last = attempt.actions.last { $0.event < event }
    return last.map { $0.state != .cancelled && $0.state != .failed } ?? false
  }

  /// Whether two attempts came to be at one touch, the second one from its touch-down on.
  private func shareLater(_ first: Attempt, _ second: Attempt) -> Bool {
    guard let start = second.hearings.first else { return false }
    let until = second.actions.first?.event ?? second.hearings.last ?? start
    let touches = heard(by: first, before: until)
    return heard(by: second, before: until + 1).contains(where: touches.contains)
  }

  /// Whether the one recognizer of a touch is a plain tap that nobody keeps from recognizing.
  fileprivate func isLoneTap(_ touch: Touch) -> Bool {
    let number = touch.receivers[0]
    guard touch.outcome.candidates == touch.receivers, !scene.coordination.isBound(number) else {
      return false
    }
    let others = contacts.filter { $0.number != touch.number && $0.overlaps(touch) }
    return others.allSatisfy { other in
      other.hasView && !other.hearings.contains { $0.who == number }
        && !touch.scene.isView(other.view, in: touch.scene.recognizerViews[number])
    }
  }

  /// Another touch at the same time that some recognizer follows, on a path of its own.
  fileprivate func companion(of touch: Touch) -> Touch? {
    contacts.first { other in
      other.number != touch.number && other.overlaps(touch) && !other.receivers.isEmpty
        && other.hasView && !other.receivers.contains(where: touch.receivers.contains)
        && !touch.scene.isView(touch.view, in: other.view)
        && !touch.scene.isView(other.view, in: touch.view)
    }
  }
}

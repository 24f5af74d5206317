import TouchScript

extension Invariants {
  /// Chapters GR and GC: recognizers that come later than others, or elsewhere.
  static let laterRecognizers: [Invariant] = [
    .lateOnesStayOut, .movesFromViewToView, .recognizedPreventsLater, .activeOnesGoOn,
    .apartFromOneAnother,
  ]
}

extension Invariant {
  /// GR-09: a recognizer that comes to the path of a touch later, or is enabled later, does not
  /// receive it.
  static let lateOnesStayOut = Invariant("GR-09", of: .recognizerChanges) { evidence in
    evidence.judgeMoves { touch, number, roster in
      guard !roster.mayReceive(touch, at: touch.down.at),
        roster.joins(touch, after: touch.down.at)
      else { return .notExercised }
      let wrong = touch.hearings.first { $0.who == number }
      return .expect(
        wrong == nil, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(number)) was attached or enabled while the touch of finger "
          + "\(touch.finger) was down, and was told of it",
        expected: "only of touches that come down later")
    }
  }

  /// GR-50: a recognizer that is added to a view leaves the view that it was on.
  static let movesFromViewToView = Invariant("GR-50", of: .recognizerChanges) { evidence in
    evidence.judgeMoves { touch, number, roster in
      guard roster.hasMoved(by: touch.down.at), touch.isFirst,
        roster.isEnabled(at: touch.down.at)
      else { return .notExercised }
      let home = roster.view(at: touch.down.at)
      let heard = evidence.hearing(.began, of: number, touch)
      if !evidence.scene.isView(touch.view, in: home) {
        guard evidence.scene.isView(touch.view, in: evidence.scene.recognizerViews[number]) else {
          return .notExercised
        }
        return .expect(
          heard == nil, at: heard?.event ?? 0,
          "\(evidence.recognizerName(number)) was moved to another view, and got a touch of "
            + evidence.name(touch.view),
          expected: "only touches of \(evidence.name(home))")
      }
      guard !evidence.scene.refuses(number, touchesIn: touch.view),
        touch.isFresh, !evidence.ingredients.contains(.droppedEvents),
        !evidence.isDecided(number, before: evidence.sight(of: touch))
      else { return .notExercised }
      return .require(
        heard != nil, by: evidence.endOf(touch.down.delivery),
        "\(evidence.recognizerName(number)) was moved to \(evidence.name(home)), and did not get "
          + "the touch of \(evidence.name(touch.view))",
        expected: "touchesBegan of \(evidence.recognizerName(number))")
    }
  }

  /// GC-16: a recognizer that has recognized keeps others from beginning later with its touches.
  static let recognizedPreventsLater = Invariant("GC-16", of: .recognizers, seeing: .action) {
    evidence in
    evidence.judgeBeside { first, action, second in
      guard evidence.scene.prevents(first.recognizer, second.recognizer) else {
        return .notExercised
      }
      let wrong = second.actions.first
      let isLater = wrong.map { $0.at > action.at } ?? true
      return .expect(
        wrong == nil || !isLater, at: wrong?.event ?? 0,
        "\(evidence.recognizerName(second.recognizer)) recognized after "
          + "\(evidence.recognizerName(first.recognizer)) had, with a touch of the same gesture",
        expected: "no action of \(evidence.recognizerName(second.recognizer))")
    }
  }

  /// GC-17: a recognizer that has begun goes on when another one recognizes.
  static let activeOnesGoOn = Invariant("GC-17", of: .recognizers, seeing: .action) { evidence in
    Verdict.of(evidence.attempts) { other in
      guard let action = other.actions.first, action.state != .cancelled else {
        return .notExercised
      }
      return Verdict.of(evidence.attempts) { active in
        guard active.recognizer != other.recognizer, let began = active.actions.first,
          began.event < action.event, began.state == .began,
          active.isActive(before: action.event),
          let next = active.actions.first(where: { $0.event > action.event }),
          evidence.share(active, other, at: action.event),
          evidence.script.changes(after: action.at - 1, until: next.at)
            .isDisjoint(with: .upheavals)
        else { return .notExercised }
        return .expect(
          next.state != .cancelled, at: next.event,
          "\(evidence.recognizerName(active.recognizer)) had begun, and was cancelled when "
            + "\(evidence.recognizerName(other.recognizer)) recognized",
          expected: "it goes on")
      }
    }
  }

  /// GC-25: taps of different fingers on disjoint paths do not exclude one another.
  static let apartFromOneAnother = Invariant(
    "GC-25", of: [.recognizers, .severalFingers], seeing: .recognizer,
    needs: [.received, .tap, .oneReceiver, .unvetoed, .answered, .heardByAll]
  ) {
    evidence, touch in
    guard let up = touch.up, let tap = evidence.loneTap(of: touch),
      let other = evidence.companion(of: touch)
    else { return .notExercised }
    return .require(
      evidence.recognition(of: tap, at: up.delivery) != nil, by: evidence.endOf(up.delivery),
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
  private let number: Int

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
  fileprivate func judgeMoves(_ judge: (Touch, Int, Roster) -> Verdict) -> Verdict {
    guard ingredients.contains(.recognizerChanges),
      ingredients.isDisjoint(with: [.treeChanges, .presentation]),
      script.changes(after: .max).isDisjoint(with: .recognizerChanges)
    else { return .notExercised }
    return Verdict.of(scene.recognizers.indices) { number in
      let roster = Roster(number, scenario, scene)
      guard roster.changes else { return .notExercised }
      return eachTouch { judge($0, number, roster) }
    }
  }

  /// Every recognition beside every later attempt of another recognizer at its touches.
  fileprivate func judgeBeside(_ judge: (Attempt, Attempt.Action, Attempt) -> Verdict) -> Verdict {
    Verdict.of(attempts) { first in
      guard let action = first.actions.first, action.state != .cancelled else {
        return .notExercised
      }
      return Verdict.of(attempts) { second in
        guard second.recognizer != first.recognizer, let start = second.hearings.first,
          start > action.event, first.reset.map({ $0 > start }) ?? true,
          isGoingOn(first, at: second.actions.first?.event ?? start),
          shareLater(first, second)
        else { return .notExercised }
        return judge(first, action, second)
      }
    }
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

  /// The one recognizer of a touch, if it is a plain tap that nobody keeps from recognizing.
  fileprivate func loneTap(of touch: Touch) -> Int? {
    guard touch.outcome.candidates == touch.receivers, let number = touch.receivers.first,
      !scene.coordination.isBound(number)
    else { return nil }
    let others = contacts.filter { $0.number != touch.number && $0.overlaps(touch) }
    return others.allSatisfy { other in
      other.hasView && !other.hearings.contains { $0.who == number }
        && !touch.scene.isView(other.view, in: touch.scene.recognizerViews[number])
    } ? number : nil
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

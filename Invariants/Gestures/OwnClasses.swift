import TouchScript

extension Invariants {
  /// Chapter GR: recognizers of classes of the app's own.
  static let ownClasses: [Invariant] = [.changesByThemselves, .endPoints]
}

extension Invariant {
  /// GR-53: a recognizer of the app's own that has begun says at each movement that it changed.
  static let changesByThemselves = Invariant(
    "GR-53", of: .ownClasses, seeing: .action, each: { $0.attempts },
    where: { $0.recognizer($1.recognizer).isOfApp && $1.beginning != nil }
  ) { evidence, attempt in
    let times = evidence.movements(of: attempt)
    return Verdict.of(times, where: { evidence.goesOn(attempt, through: $0) }) { time in
      let changes = attempt.actions.filter { $0.at == time && $0.state == .changed }
      let most =
        evidence.samples(of: attempt, at: time) + evidence.timedChanges(of: attempt, at: time)
      return Verdict.require(
        !changes.isEmpty, by: evidence.endOf(evidence.delivery(at: time, of: attempt)),
        "\(evidence.name(attempt)), which had begun, sent no action when one of its fingers moved",
        expected: "the action of \(evidence.name(attempt)), which is changed")
        && .expect(
          changes.count <= most, at: changes.last?.event ?? 0,
          "\(evidence.name(attempt)) sent \(changes.count) actions for one movement",
          expected: "one action for each event")
    }
  }

  /// GR-54: what a recognizer receives ends with it: no responder receives it by way of super. The
  /// first to receive a touch is its view, any other has it from there, and each of them
  /// receives it once.
  static let endPoints = Invariant(
    "GR-54", of: .recognizers, seeing: .recognizer, needs: [.view, .clear, .delivered],
    where: { !$1.hearings.isEmpty }
  ) { evidence, touch in
    Verdict.when(
      evidence.meets([.received, .leftToView], touch), evidence.judgeFirstTold(of: touch)
    ) && evidence.judgeToldOnce(of: touch)
  }
}

extension Evidence {
  /// Judges whether a recognizer of the app's own class that sets its state at touch-down, at the lift,
  /// or by a timer, sends its action at that time: for began and ended, whatever caused them.
  /// Source: GR-36, GR-44, SY-07.
  func judgeOwnTimer(of attempt: Attempt) -> Verdict {
    .given(ownTimer(of: attempt)) { decision, due in
      let latest = due + patience(with: decision)
      return .require(
        attempt.actions.contains { $0.at >= due && $0.at <= latest },
        by: facts.firstIndex { $0.at > latest } ?? facts.count,
        "\(name(attempt)) set its state to \(decision.sets.rawValue) "
          + "\(decision.on == .ended ? "at the lift" : "after \(decision.after) ms")"
          + ", and sent no action",
        expected: "the action of \(name(attempt))")
    }
  }

  /// How late the result of a decision may come, in milliseconds: only a timer may be late.
  private func patience(with decision: Scenario.Recognizer.Decision) -> Int {
    decision.after == 0 ? 0 : 100
  }

  /// What the timer of a recognizer causes that looks on alone, and when; nil where it decides
  /// anything else first, or where anybody else has a say.
  private func ownTimer(
    of attempt: Attempt
  ) -> (decision: Scenario.Recognizer.Decision, due: Int)? {
    let number = attempt.recognizer
    let setting = scenario.recognizers[number]
    guard recognizer(number).isOfApp, setting.delegate == nil, setting.ignoredFingers.isEmpty,
      attempt.contacts.count == 1, ingredients.isDisjoint(with: [.requirements, .vetoes]),
      let decision = setting.decisions.first(where: {
        $0.from == .possible && ($0.on == .began || $0.on == .ended && $0.after == 0)
      }),
      decision.distance == nil, decision.isOnOwnView == nil,
      decision.touch ?? 1 == 1, decision.touches ?? 1 == 1,
      decision.sets == .began || decision.sets == .ended,
      setting.decisions.allSatisfy({
        // Of several at the lift the first counts.
        $0 == decision || $0.from != .possible || $0.on == .cancelled
          || $0.on == .ended && (decision.on == .began || $0.after == 0)
      })
    else { return nil }
    let touch = contacts[attempt.contacts[0]]
    let isAtLift = decision.on == .ended
    guard let start = isAtLift ? touch.up?.at : touch.down.at,
      !isAtLift || decision.touch == nil && decision.touches == nil
    else { return nil }
    let due = start + decision.after
    let latest = due + patience(with: decision)
    guard meets([.received, .alone, .oneReceiver], touch), touch.receivers == [number],
      latest <= end,
      isAtLift
        ? meets(.unscrolled, touch) : touch.samples.dropFirst().allSatisfy({ $0.at > latest }),
      isUndisturbed(attempt, until: latest)
    else { return nil }
    return (decision, due)
  }

  /// Whether a touch's view is the first to receive what recognizers received of the touch.
  fileprivate func judgeFirstTold(of touch: Touch) -> Verdict {
    Verdict.of(touch.hearings, given: { firstTold(of: touch, with: $0) }) { hearing, call in
      .expect(
        call.who == touch.view, at: call.event,
        "\(name(call.who)) got touches\(call.phase.suffix) before the view of the touch did, as if "
          + "\(recognizerName(hearing.who)) had handed it on",
        expected: "touches\(call.phase.suffix) of \(name(touch.view)) first")
    }
  }

  /// Who first receives what a recognizer received of a touch, where its view does not pass that
  /// on before it is seen to receive it.
  private func firstTold(of touch: Touch, with hearing: Call) -> Call? {
    guard hearing.delivery != Scene.none,
      touch.scene.handling(touch.view)[hearing.phase] != .passesOnFirst
    else { return nil }
    return touch.calls.first { $0.delivery == hearing.delivery && $0.phase == hearing.phase }
  }

  /// Whether nobody receives the same of a touch twice.
  fileprivate func judgeToldOnce(of touch: Touch) -> Verdict {
    // Scroll views, their pans, also on other views, and pans from an edge may hold it back as well.
    // Source: TV-03, RE-37, RE-60.
    let isLate =
      mayBeginLate(touch) || mayBeDelayedByEdgePan(touch) || ingredients.contains(.scrollPans)
      || touch.hasView
        && touch.scene.line(above: touch.view).contains { view($0).kind.isScrollView }
    var told: [Call] = []
    var again: Call?
    for call in touch.calls where again == nil {
      // Held back, several movements may come at one time. Source: GR-22.
      if call.phase == .moved, isLate { continue }
      let isTwice = told.contains { earlier in
        earlier.who == call.who && earlier.phase == call.phase
          && (call.phase != .moved
            || deliveryOfFact[earlier.event] == deliveryOfFact[call.event])
      }
      if isTwice { again = call }
      told.append(call)
    }
    return .expect(
      none: again?.event,
      "\(name(again?.who ?? Scene.none)) got twice that the touch of finger "
        + "\(finger: touch.finger) \(again?.phase.rawValue ?? "")",
      expected: "recognizers pass nothing on")
  }

  /// When fingers of an attempt moved to other places after it had begun, in order.
  fileprivate func movements(of attempt: Attempt) -> [Int] {
    var times: [Int] = []
    for number in attempt.contacts {
      let samples = contacts[number].samples
      for (place, sample) in samples.enumerated().dropFirst()
      where sample.phase == .moved && sample.location != samples[place - 1].location
        && !times.contains(sample.at)
      {
        times.append(sample.at)
      }
    }
    return times.sorted()
  }

  /// How many fingers of an attempt do something at a time: as many events there may be.
  fileprivate func samples(of attempt: Attempt, at time: Int) -> Int {
    attempt.contacts.count { number in contacts[number].samples.contains { $0.at == time } }
  }

  /// How many changes a recognizer's class may set by timers at a time, beside those of movements.
  fileprivate func timedChanges(of attempt: Attempt, at time: Int) -> Int {
    let timed = scenario.recognizers[attempt.recognizer].decisions.filter {
      $0.sets == .changed && $0.after > 0
    }
    return timed.reduce(0) { count, decision in
      count
        + attempt.contacts.count { number in
          contacts[number].samples.contains {
            $0.phase == decision.on && $0.at + decision.after == time
          }
        }
    }
  }

  /// The event of the script with which fingers of an attempt move at a time.
  fileprivate func delivery(at time: Int, of attempt: Attempt) -> Int {
    for number in attempt.contacts {
      if let sample = contacts[number].samples.first(where: { $0.at == time }) {
        return sample.delivery
      }
    }
    return Scene.none
  }

  /// Whether a gesture had begun before a time, goes on after it, and nobody interferes.
  fileprivate func goesOn(_ attempt: Attempt, through time: Int) -> Bool {
    guard let last = attempt.actions.last(where: { $0.at < time })?.state,
      last == .began || last == .changed
    else { return false }
    return !ingredients.contains(.droppedEvents)
      && !attempt.actions.contains { $0.at == time && $0.state.isFinal }
      && isUndisturbed(attempt, until: time)
  }
}

import Thresholds
import TouchScript

/// Which gestures the fingers of the script have surely made, and what was due to come of them.
extension Evidence {
  /// The gestures that are ripe, in the order of their sequences.
  ///
  /// Left out is what depends on more than fingers: where the app or the system interferes, where
  /// views move, where a finger lifted shortly before, and where scroll views or text fields have
  /// recognizers of their own.
  func findRipeGestures() -> [RipeGesture] {
    if scene.recognizers.isEmpty || !isPredictable { return [] }
    let sequences = FingerSequence.all(contacts)
    var found: [RipeGesture] = []
    for (place, sequence) in sequences.enumerated() where isPlain(sequence) {
      let receivers = Set(sequence.contacts.flatMap { contacts[$0].receivers }).sorted()
      for number in receivers {
        let gesture =
          recognizer(number).isSerial
          ? ripeTaps(of: number, sequences[place...]) : ripeGesture(of: number, sequence)
        if let gesture { found.append(gesture) }
      }
    }
    return found
  }

  /// Whether a sequence begins anew, and it is known of all of its touches who receives them.
  private func isPlain(_ sequence: FingerSequence) -> Bool {
    sequence.isFresh && isKnown(sequence)
  }

  private func isKnown(_ sequence: FingerSequence) -> Bool {
    // Who receives a touch that exclusive touch keeps from its view is open. Source: RE-36.
    if sequence.contacts.count > 1, ingredients.contains(.exclusiveTouch) { return false }
    return sequence.contacts.allSatisfy { number in
      let touch = contacts[number]
      guard meets([.clear, .sure], touch), touch.view != Scene.unknown else { return false }
      // A touch without a view may have hit one that takes one finger only. Source: RE-28.
      if !touch.hasView { return touch.aim.hit == Scene.none }
      return meets([.delivered, .unscrolled, .noTextField], touch)
    }
  }

  private func ripeGesture(of number: Int, _ sequence: FingerSequence) -> RipeGesture? {
    let touches = sequence.contacts.map { contacts[$0] }
      .filter { $0.receivers.contains(number) }
    guard mustTakeUp(number, touches) else { return nil }
    let ripening = Fingers(touches, of: number).ripening(
      for: recognizer(number), scene.setting.recognizers[number], until: end)
    guard let ripening, isLeftAlone(touches, until: ripening.at) else { return nil }
    return RipeGesture(
      recognizer: number, contacts: touches.map(\.number), at: ripening.at,
      delivery: ripening.delivery, isExact: ripening.isExact,
      vetoOfViews: vetoOfViews(of: number, touches),
      isRefused: recognizer(number).shouldBegin == false)
  }

  /// Several taps of one finger, each a sequence of its own. Source: KR-06.
  private func ripeTaps(of number: Int, _ sequences: ArraySlice<FingerSequence>) -> RipeGesture? {
    let tap = recognizer(number)
    let series = sequences.prefix(tap.taps)
    guard tap.isMultipleTap, series.count == tap.taps,
      series.allSatisfy({ $0.contacts.count == 1 && isKnown($0) })
    else { return nil }
    let touches = series.map { contacts[$0.contacts[0]] }
    guard touches.allSatisfy({ $0.receivers.contains(number) && $0.isSurelyTap }),
      zip(touches, touches.dropFirst()).allSatisfy({ isQuickRepetition($1, of: $0) }),
      touches.allSatisfy({
        $0.down.location.distance(to: touches[0].down.location)
          <= Thresholds.tapDistance.surelyBelow
          && Fingers([$0], of: number).reach(until: .max) <= Thresholds.tapMovement.surelyBelow
      }),
      let up = touches.last?.up, mustTakeUp(number, touches), isLeftAlone(touches, until: up.at)
    else { return nil }
    return RipeGesture(
      recognizer: number, contacts: touches.map(\.number), at: up.at, delivery: up.delivery,
      isExact: true, vetoOfViews: vetoOfViews(of: number, touches),
      isRefused: recognizer(number).shouldBegin == false)
  }

  /// Whether a recognizer begins afresh with the first of some touches, and must not fail as a tap may
  /// whose finger leaves its view. Source: KR-04.
  private func mustTakeUp(_ number: Int, _ touches: [Touch]) -> Bool {
    guard let first = touches.first else { return false }
    return !isDecided(number, before: sight(of: first))
      && (kind(of: number) != .tap || touches.allSatisfy { $0.staysInside(viewOf: number) })
  }

  /// Whether neither the app nor the system does anything to some touches, their views and their
  /// recognizers, up to a time.
  private func isLeftAlone(_ touches: [Touch], until time: Int) -> Bool {
    let start = touches[0].down.at
    let changes = script.changes(after: start, until: time)
    return changes.isDisjoint(with: Ingredients.upheavals.union(.viewChanges))
      && script.sparesAttempts(from: start + 1, until: time)
      && touches.allSatisfy { forecast.spares($0, until: time) }
  }

  /// Whether a view keeps a recognizer from beginning with some touches. What a view above the one
  /// that was hit says is open, as is what controls of UIKit's do. Source: GC-09, RE-16, CT-29.
  private func vetoOfViews(of number: Int, _ touches: [Touch]) -> RipeGesture.Veto {
    let recognizer = recognizer(number)
    if touches.contains(where: { $0.scene.mayVeto(above: $0.view) }) { return .perhaps }
    let answers = touches.map { touch -> RipeGesture.Veto in
      let view = touch.scene.views[touch.view]
      if let answer = view.overrides.shouldBegin { return answer ? .none : .sure }
      switch view.kind {
      case .view, .control, .window, .label, .imageView: return .none
      case .button where recognizer.kind != .tap: return .none
      default: return .perhaps
      }
    }
    return answers.allSatisfy { $0 == answers[0] } ? answers[0] : .perhaps
  }
}

// MARK: - What comes of them

extension Evidence {
  /// Where a gesture must have been recognized, as an event of the trace.
  func deadline(of gesture: RipeGesture) -> Int {
    gesture.delivery == Scene.none
      ? facts.firstIndex { $0.at > gesture.at } ?? facts.count : endOf(gesture.delivery)
  }

  /// The first action of the recognizer of a ripe gesture with its touches, up to an event.
  func firstAction(of gesture: RipeGesture, before event: Int) -> Int? {
    let start = sight(of: contacts[gesture.contacts[0]])
    return recognizerFacts[gesture.recognizer].first {
      $0 > start && $0 < event && facts[$0].kind == .action && facts[$0].state != .cancelled
    }
  }

  /// The attempts of other recognizers that had recognized one of a gesture's touches by an event.
  func companions(of gesture: RipeGesture, before event: Int) -> [Attempt] {
    attempts.filter { other in
      other.recognizer != gesture.recognizer && other.gestureAction?.event ?? .max < event
        && other.contacts.contains(where: gesture.contacts.contains)
    }
  }

  /// Whether a recognizer may keep another from recognizing: it prevents it, be it only while delegates
  /// say so, or the other requires its failure. Source: rulebook GC-18, GC-29.
  func mayStop(_ active: Int, _ other: Int) -> Bool {
    scene.coordination.mayPrevent(active, other)
      || !scene.coordination.requirement(of: other, on: active).isEmpty
  }

  /// Judges ripe gestures that nobody keeps from being recognized, though others have recognized with
  /// their touches: those of which some stand to them as `isMeant` says.
  func judgeBeside(
    where isMeant: (_ companion: Int, _ number: Int) -> Bool,
    _ judge: (RipeGesture, _ companion: Attempt) -> Verdict
  ) -> Verdict {
    Verdict.of(
      ripeGestures,
      where: { $0.veto == .none && !scene.coordination.waits($0.recognizer) }
    ) { gesture in
      let beside = companions(of: gesture, before: deadline(of: gesture))
      if beside.contains(where: { mayStop($0.recognizer, gesture.recognizer) }) {
        return .notExercised
      }
      return .given(beside.first { isMeant($0.recognizer, gesture.recognizer) }) {
        judge(gesture, $0)
      }
    }
  }

  /// Whether a ripe gesture was recognized in time.
  func requireRecognition(
    of gesture: RipeGesture, _ why: @autoclosure () -> String
  ) -> Verdict {
    let deadline = deadline(of: gesture)
    return .require(
      firstAction(of: gesture, before: deadline) != nil, by: deadline,
      "\(recognizerName(gesture.recognizer)) did not recognize what the fingers did, though "
        + "\(why())",
      expected: "the action of \(recognizerName(gesture.recognizer))")
  }
}

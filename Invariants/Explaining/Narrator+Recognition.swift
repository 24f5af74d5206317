import Thresholds
import TouchScript

/// Who recognizes, when, and who does not.
extension Narrator {
  func tellAttempt(_ attempt: Attempt) {
    let number = attempt.recognizer
    let subject = subject(recognizer: number, attempt.contacts.first)
    tellBeginQuestions(attempt, subject)
    if let first = attempt.recognition {
      let firsts = attempt.actions.filter { $0.at == first.at && $0.state == first.state }
      say(
        "\(recognizerName(number)) recognizes at \(first.at) ms", whyRecognized(attempt, first),
        of: subject, at: first.at, calls: firsts.map(\.event))
      tellLaterActions(attempt, subject, after: first)
    } else {
      tellNotRecognized(attempt, subject)
    }
    let rest = unexplained(attempt.actions.map(\.event))
    if !rest.isEmpty { tellLaterActions(attempt, subject, after: nil) }
    if let reset = attempt.reset, !isExplained(reset) {
      let state = attempt.resetState?.rawValue ?? "possible"
      say(
        "\(recognizerName(number)) is reset from \(state), and possible again", ["GR-41", "GR-33"],
        of: subject,
        at: facts[reset].at, calls: [reset], isMinor: true)
    }
  }

  private func tellLaterActions(
    _ attempt: Attempt, _ subject: Subject, after first: Attempt.Action?
  ) {
    let who = recognizerName(attempt.recognizer)
    for state in [RecognizerState.began, .changed, .ended, .cancelled] {
      let calls = unexplained(attempt.actions.filter { $0.state == state }.map(\.event))
      guard let start = calls.first else { continue }
      let at = facts[start].at
      switch state {
      case .changed:
        say(
          "\(who) sends changed with each move of its fingers",
          ["GR-36", ruleOfChange(attempt.kind)], of: subject, at: at, calls: calls)
      case .ended:
        say(
          "\(who) ends at \(at) ms, as its fingers lift", ["GR-36", ruleOfEnd(attempt.kind)],
          of: subject, at: at, calls: calls)
      case .cancelled:
        say(
          "\(who) is cancelled at \(at) ms", whyCancelled(attempt, at: start), of: subject, at: at,
          calls: calls)
      default:
        say("\(who) begins at \(at) ms", ["GR-36"], of: subject, at: at, calls: calls)
      }
    }
  }

  private func whyCancelled(_ attempt: Attempt, at event: Int) -> Reason {
    takenAway(attempt) ?? whyStopped(attempt.recognizer, at: event)
      ?? ownDecision(attempt, setting: .cancelled, at: event).map {
        because(
          recognizer: attempt.recognizer, $0.method, at: $0.at,
          "its class sets cancelled \($0.inWords)", "GR-33")
      }
      ?? because(
        recognizer: attempt.recognizer, "view",
        "the app changed views or recognizers while it was active", "EX-09", "EX-06", isOpen: true)
  }

  /// The change of the app's that stops a recognizer which is active.
  func whyStopped(_ number: Int, at event: Int) -> Reason? {
    let change = evidence.recognizerChanges.last {
      $0.recognizer == number && $0.start <= event && $0.at <= facts[event].at
    }
    guard let change else { return nil }
    let reason = whyChanged(change)
    return change.kind == .disabled
      ? Reason(reason.why, ["EX-06"], by: reason.causes[0]) : reason
  }

  private func ruleOfChange(_ kind: Scenario.Recognizer.Kind) -> String {
    switch kind {
    case .longPress: "KR-19"
    case .pan, .screenEdgePan, .scrollPan: "KR-27"
    case .pinch: "KR-50"
    case .rotation: "KR-51"
    default: "GR-53"
    }
  }

  private func ruleOfEnd(_ kind: Scenario.Recognizer.Kind) -> String {
    switch kind {
    case .longPress: "KR-20"
    case .pan, .screenEdgePan, .scrollPan: "KR-31"
    case .pinch, .rotation: "KR-50"
    default: "GR-33"
    }
  }

  // MARK: Why it recognizes

  private func whyRecognized(_ attempt: Attempt, _ action: Attempt.Action) -> Reason {
    let recognizer = evidence.recognizer(attempt.recognizer)
    let fingers = attempt.contacts.count
    let start = attempt.start
    let reach = evidence.reach(of: attempt, until: action.at)
    let waited = requirements(of: attempt.recognizer)
    var (why, rules, event): (String, [String], String)
    if let decision = ownDecision(attempt, setting: action.state, at: action.event) {
      return because(
        recognizer: attempt.recognizer, decision.method, at: decision.at,
        "its class sets \(action.state.rawValue) \(decision.inWords)", "GR-33")
    }
    let kind = scene.setting.recognizers[attempt.recognizer].kind
    switch kind {
    case .tap:
      let lift = attempt.presses.last?.lift?.at ?? action.at
      why =
        recognizer.taps == 1
        ? "\(fingers.fingers) came down at \(start) ms and lifted at \(lift) ms, soon "
          + "enough and near enough for a tap"
        : "\(recognizer.taps) taps followed one another soon enough, the last lift at \(lift) ms"
      (rules, event) = (recognizer.taps == 1 ? ["KR-02"] : ["KR-02", "KR-06"], "ended")
      if !waited.isEmpty, action.at > lift {
        why +=
          ", and \(recognizerNames(waited)), which \(waited.count == 1 ? "has" : "have") to fail "
          + "first, failed at \(action.at) ms"
        rules += ["GC-28"]
      }
    case .longPress:
      why =
        "\(fingers.fingers) stayed down for \(recognizer.minimumPressDuration) ms without "
        + "moving far"
      (rules, event) = (["KR-15"], "held")
    case .pan:
      why =
        "\(fingers.fingers) moved \(reach.inPoints); it begins with the first move beyond "
        + "about \(Thresholds.panMovement.engine.inPoints)"
      (rules, event) = (["KR-27", "KR-26"], "moved")
    case .screenEdgePan:
      why = "a finger that came down at the edge of the screen moved \(reach.inPoints)"
      (rules, event) = (["KR-55", "KR-26"], "moved")
    case .swipe:
      why =
        "\(fingers.fingers) moved \(reach.inPoints) in its direction within \(action.at - start) ms"
      (rules, event) = (["KR-38", "KR-39"], "moved")
    case .pinch:
      why =
        "the distance of two fingers changed by \(Thresholds.pinchChange.engine.inPoints) or more"
      (rules, event) = (["KR-47"], "moved")
    case .rotation:
      why = "two fingers turned by about \(Thresholds.rotationTurn.engine.inWords)° or more"
      (rules, event) = (["KR-51"], "moved")
    case .custom:
      why = "its own class sets its state"
      return because(recognizer: attempt.recognizer, "state", why, "GR-33")
    case .scrollPan:
      why = "a finger moved in its scroll view, or in the view that it was moved to"
      (rules, event) = (["TV-13", "KR-26"], "moved")
    }
    if kind != .tap, !waited.isEmpty {
      rules.append("GC-28")
      why +=
        "; \(recognizerNames(waited)) \(waited.count == 1 ? "does" : "do") not stand in the way any "
        + "more"
    }
    return Reason(why, rules, by: finger(attempt, event, at: action.at))
  }

  /// The recognizers that have to fail before one may recognize.
  func requirements(of number: Int) -> [Int] {
    scene.recognizers.indices.filter { !scene.coordination.requirement(of: number, on: $0).isEmpty }
  }

  // MARK: Why it does not

  private func tellNotRecognized(_ attempt: Attempt, _ subject: Subject) {
    guard !attempt.contacts.isEmpty else { return }
    let who = recognizerName(attempt.recognizer)
    say(
      no: "the action of \(who)", "\(who) does not recognize", whyNot(attempt), of: subject)
  }

  // MARK: Questions

  /// The questions that are asked when a recognizer would begin.
  private func tellBeginQuestions(_ attempt: Attempt, _ subject: Subject) {
    let end = attempt.reset ?? facts.count
    let start = attempt.hearings.first ?? 0
    let asked = evidence.recognizerFacts[attempt.recognizer].filter {
      facts[$0].kind == .shouldBegin && $0 >= start && $0 < end && !isExplained($0)
    }
    for event in asked { tellShouldBegin(event, subject) }
  }

  private func tellShouldBegin(_ event: Int, _ subject: Subject) {
    let fact = facts[event]
    let who = whoIsAsked(event)
    let asked = fact.other == Scene.none ? "the delegate of \(who)" : name(fact.other)
    say(
      "\(asked) is asked whether \(who) should begin, and says \(fact.answer ? "yes" : "no")"
        + (isOffTheWay(fact) ? ": it has nothing to scroll the way that the finger goes" : ""),
      fact.other == Scene.none ? ["GC-07"] : fact.answer ? ["GC-09"] : ["GC-09", "GC-10"],
      of: subject, at: fact.at,
      calls: [event], isMinor: fact.answer)
  }

  /// Whether a scroll view keeps its own pan from beginning because of the way that the fingers go.
  func isOffTheWay(_ question: Trace.Event) -> Bool {
    let view = question.other
    guard !question.answer, scene.isView(view), scene.isScrolling(view),
      scene.views[view].overrides.shouldBegin == nil,
      question.who < 0 || evidence.kind(of: question.who) == .scrollPan
    else { return false }
    // Otherwise the content has just refused to give its touches up.
    return !evidence.events[.contentTouch].contains {
      facts[$0].at == question.at && facts[$0].who == view && !facts[$0].answer
    }
  }

  /// The recognizer that a question is about: perhaps one of UIKit's own, which no scene names.
  private func whoIsAsked(_ event: Int) -> String {
    let fact = facts[event]
    return fact.who >= 0
      ? recognizerName(fact.who) : "\"\(evidence.trace.name(of: fact) ?? "a recognizer")\""
  }

  /// The questions between recognizers, and those that belong to no attempt.
  func tellQuestions() {
    for event in facts.indices where !isExplained(event) {
      let fact = facts[event]
      let subject = subject(recognizer: fact.who, touch(near: event)?.number)
      let (who, other) = (whoIsAsked(event), recognizerName(fact.other))
      let answer = fact.answer ? "yes" : "no"
      switch fact.kind {
      case .shouldBegin: tellShouldBegin(event, subject)
      case .shouldReceive, .shouldReceiveEvent:
        say(
          "the delegate of \(who) is asked whether it should receive a touch, and says \(answer)",
          ["GC-01"], of: subject, at: fact.at, calls: [event], isMinor: true)
      case .simultaneous:
        say(
          "the delegate of \(who) is asked whether \(other) may recognize beside it, and "
            + "says \(answer)",
          ["GC-22", "GC-23"], of: subject, at: fact.at, calls: [event], isMinor: !fact.answer)
      case .shouldRequireFailure:
        say(
          "\(who) is asked whether \(other) must fail first, and says \(answer)",
          [fact.word == .asked(.delegate) ? "GC-31" : "GC-32"], of: subject, at: fact.at,
          calls: [event], isMinor: !fact.answer)
      case .shouldBeRequiredToFail:
        say(
          "\(who) is asked whether it must fail before \(other), and says \(answer)",
          [fact.word == .asked(.delegate) ? "GC-31" : "GC-32"], of: subject, at: fact.at,
          calls: [event], isMinor: !fact.answer)
      case .canPrevent:
        say(
          "\(who) is asked whether it can prevent \(other), and says \(answer)",
          ["GC-18", "GC-19"], of: subject, at: fact.at, calls: [event], isMinor: fact.answer)
      case .canBePrevented:
        say(
          "\(who) is asked whether \(other) can prevent it, and says \(answer)",
          ["GC-18", "GC-19"], of: subject, at: fact.at, calls: [event], isMinor: fact.answer)
      default: continue
      }
    }
  }
}

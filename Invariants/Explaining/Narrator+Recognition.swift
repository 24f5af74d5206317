import Thresholds
import TouchScript

/// Who recognizes, when, and who does not.
extension Narrator {
  func tellAttempt(_ attempt: Attempt) {
    let number = attempt.recognizer
    let subject = subject(recognizer: number, attempt.contacts.first)
    if let first = attempt.recognition {
      let firsts = attempt.actions.filter { $0.at == first.at && $0.state == first.state }
      say(
        "\(recognizerName(number)) recognizes at \(first.at) ms", whyRecognized(attempt, first),
        of: subject, at: first.at, calls: firsts.map(\.event))
      tellLaterActions(attempt, subject, after: first)
    } else if !attempt.contacts.isEmpty {
      let who = recognizerName(number)
      say(no: "the action of \(who)", "\(who) does not recognize", whyNot(attempt), of: subject)
    }
    let rest = unexplained(attempt.actions.map(\.event))
    if !rest.isEmpty { tellLaterActions(attempt, subject, after: nil) }
    if let reset = attempt.reset, !isExplained(reset) {
      let state = attempt.resetState?.rawValue ?? "possible"
      say(
        "\(recognizerName(number)) is reset from \(state), and possible again", ["GR-41", "GR-33"],
        of: subject, at: facts[reset].at, calls: [reset], isMinor: true)
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
      let rules = ["GR-36", rule(of: state, attempt.kind)]
      switch state {
      case .changed:
        say(
          "\(who) sends changed with each move of its fingers", rules, of: subject, at: at,
          calls: calls)
      case .ended:
        say(
          "\(who) ends at \(at) ms, as its fingers lift", rules, of: subject, at: at, calls: calls)
      case .cancelled:
        say(
          "\(who) is cancelled at \(at) ms", whyCancelled(attempt, at: start), of: subject, at: at,
          calls: calls)
      default: say("\(who) begins at \(at) ms", ["GR-36"], of: subject, at: at, calls: calls)
      }
    }
  }

  private func whyCancelled(_ attempt: Attempt, at event: Int) -> Reason {
    takenAway(attempt) ?? whyStopped(attempt.recognizer, at: event) ?? ownDecision(
      attempt, setting: .cancelled, at: event
    ).map {
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
    return change.kind == .disabled ? Reason(reason.why, ["EX-06"], by: reason.causes[0]) : reason
  }

  /// The rule by which a kind of recognizers changes or ends.
  private func rule(of state: RecognizerState, _ kind: Scenario.Recognizer.Kind) -> String {
    switch kind {
    case .longPress: state == .changed ? "KR-19" : "KR-20"
    case .pan, .screenEdgePan, .scrollPan: state == .changed ? "KR-27" : "KR-31"
    case .pinch: "KR-50"
    case .rotation: state == .changed ? "KR-51" : "KR-50"
    default: state == .changed ? "GR-53" : "GR-33"
    }
  }

  // MARK: Why it recognizes

  private func whyRecognized(_ attempt: Attempt, _ action: Attempt.Action) -> Reason {
    if let decision = ownDecision(attempt, setting: action.state, at: action.event) {
      return because(
        recognizer: attempt.recognizer, decision.method, at: decision.at,
        "its class sets \(action.state.rawValue) \(decision.inWords)", "GR-33")
    }
    let recognizer = evidence.recognizer(attempt.recognizer)
    let kind = scene.setting.recognizers[attempt.recognizer].kind
    let fingers = attempt.contacts.count.fingers
    let reach = evidence.reach(of: attempt, until: action.at).inPoints
    let lift = attempt.presses.last?.lift?.at ?? action.at
    let why =
      switch kind {
      case .tap where recognizer.taps > 1:
        "\(recognizer.taps) taps followed one another soon enough, the last lift at \(lift) ms"
      case .tap:
        "\(fingers) came down at \(attempt.start) ms and lifted at \(lift) ms, near and soon enough for it"
      case .longPress:
        "\(fingers) stayed down for \(recognizer.minimumPressDuration) ms without moving far"
      case .pan: "\(fingers) moved \(reach); it begins with the first move beyond \(panStart)"
      case .screenEdgePan: "a finger that came down at the edge of the screen moved \(reach)"
      case .swipe: "\(fingers) moved \(reach) its way within \(action.at - attempt.start) ms"
      case .pinch: "the distance of two fingers changed by \(pinchStart) or more"
      case .rotation: "two fingers turned by \(rotationStart) or more"
      case .scrollPan: "a finger moved in its scroll view, or in the view that it was moved to"
      case .custom: "its own class sets its state"
      }
    var rules = Self.rules[kind] ?? []
    if recognizer.taps > 1 { rules.append("KR-06") }
    let event = kind == .tap ? "ended" : kind == .longPress ? "held" : "moved"
    let did = finger(attempt, event, at: action.at)
    let waited = requirements(of: attempt.recognizer)
    guard let other = waited.first else { return Reason(why, rules, by: did) }
    return Reason(
      "\(why); \(recognizerNames(waited)) \(waited.count == 1 ? "has" : "have") failed",
      rules + ["GC-28"], by: did, cause(recognizer: other, "requirement"))
  }

  /// The rules by which recognizers of each kind recognize.
  private static let rules: [Scenario.Recognizer.Kind: [String]] = [
    .tap: ["KR-02"], .longPress: ["KR-15"], .pan: ["KR-27", "KR-26"], .swipe: ["KR-38", "KR-39"],
    .screenEdgePan: ["KR-55", "KR-26"], .pinch: ["KR-47"], .rotation: ["KR-51"],
    .scrollPan: ["TV-13", "KR-26"], .custom: ["GR-33"],
  ]

  var panStart: String { "about \(Thresholds.panMovement.engine.inPoints)" }
  var pinchStart: String { "about \(Thresholds.pinchChange.engine.inPoints)" }
  var rotationStart: String { "about \(Thresholds.rotationTurn.engine.inWords)°" }

  /// The recognizers that have to fail before one may recognize.
  func requirements(of number: Int) -> [Int] {
    scene.recognizers.indices.filter { !scene.coordination.requirement(of: number, on: $0).isEmpty }
  }

  // MARK: Questions

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

  /// The questions that delegates, classes and views are asked.
  func tellQuestions() {
    for event in facts.indices where !isExplained(event) {
      let fact = facts[event]
      let touch =
        fact.touches.first.map { evidence.touches[$0].contact } ?? touch(near: event)?.number ?? -1
      let (who, other) = (whoIsAsked(event), recognizerName(fact.other))
      let requirement = [fact.word == .asked(.delegate) ? "GC-31" : "GC-32"]
      var (asked, remark) = (who, "")
      let (what, rules): (String, [String])
      switch fact.kind {
      case .shouldBegin:
        let isOfView = fact.other != Scene.none
        asked = isOfView ? name(fact.other) : "the delegate of \(who)"
        remark = isOffTheWay(fact) ? ": it has nothing to scroll the way that the finger goes" : ""
        (what, rules) = ("\(who) should begin", isOfView ? ["GC-09", "GC-10"] : ["GC-07"])
      case .shouldReceive:
        (what, rules) = ("it should receive the touch", [fact.answer ? "GC-01" : "GC-02"])
      case .shouldReceiveEvent: (what, rules) = ("it should receive the event", ["GC-03"])
      case .simultaneous: (what, rules) = ("\(other) may recognize beside it", ["GC-22", "GC-23"])
      case .shouldRequireFailure: (what, rules) = ("\(other) must fail first", requirement)
      case .shouldBeRequiredToFail: (what, rules) = ("it must fail before \(other)", requirement)
      case .canPrevent: (what, rules) = ("it can prevent \(other)", ["GC-18", "GC-19"])
      case .canBePrevented: (what, rules) = ("\(other) can prevent it", ["GC-18", "GC-19"])
      default: continue
      }
      let asksForNo: [Observation.Kind] = [
        .simultaneous, .shouldRequireFailure, .shouldBeRequiredToFail,
      ]
      // The answer that UIKit gives by default goes without saying.
      say(
        "\(asked) is asked whether \(what), and says \(fact.answer ? "yes" : "no")\(remark)", rules,
        of: subject(recognizer: fact.who, touch < 0 ? nil : touch), at: fact.at, calls: [event],
        isMinor: fact.answer != asksForNo.contains(fact.kind))
    }
  }
}

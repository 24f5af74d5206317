import TouchScript

/// Who receives a touch, and who is kept from it.
extension Narrator {
  func tellReceivers(_ touch: Touch) {
    let subject = subject(touch)
    let told = touch.hearings.filter { !isExplained($0.event) }
    if touch.isDropped {
      say(
        no: "any call with \(finger(touch))", "nothing gets the touch of \(finger(touch))",
        whyDropped(touch), of: touch.hasView ? self.subject(view: touch.view, touch) : subject,
        at: touch.down.at)
    }
    // Calls that tell of several fingers are explained with the first of them.
    let hearers = Set(touch.hearings.map(\.who)).sorted()
    let isWrong = wronged(by: touch) != nil
    let due = hearers.filter {
      !isWrong && touch.receivers.contains($0) || isAttachedNow($0, touch)
    }
    func start(_ recognizers: [Int]) -> String {
      "\(recognizerNames(recognizers)) \(recognizers.count == 1 ? "gets" : "get") the touch of "
        + finger(touch)
    }
    if let first = due.first {
      let calls = told.filter { due.contains($0.who) && $0.phase != .cancelled }.map(\.event)
      say(
        start(due) + ", each phase before any view",
        because(
          recognizer: first, "view",
          "\(due.count == 1 ? "it is" : "they are") attached to \(placesOf(due, touch))", "GR-01",
          "GR-02"), of: subject, at: touch.down.at, calls: calls)
      for call in told where due.contains(call.who) && call.phase == .cancelled {
        tellCancelled(call, touch)
      }
    }
    let open = told.filter { !due.contains($0.who) }
    let isUnsure = !touch.moment.isSure || touch.view == Scene.unknown
    if let first = open.first, !isWrong, isUnsure || evidence.moments.count > 1 {
      say(
        start(hearers.filter { !due.contains($0) }),
        because(
          recognizer: first.who, "view",
          "whether what is added or moved during an event counts for it is unspecified", "RE-72",
          "GR-09", isOpen: true), of: subject, at: touch.down.at, calls: open.map(\.event))
    }
    tellLeftOut(touch, hearers)
  }

  /// Whether a recognizer is on the way to a touch's view at some moment of the touch.
  private func isAttachedNow(_ number: Int, _ touch: Touch) -> Bool {
    let view = wronged(by: touch) ?? touch.view
    return view >= 0 && evidence.forecast.isAttached(number, above: view, touch.scene)
  }

  /// The views that some recognizers are attached to.
  private func placesOf(_ recognizers: [Int], _ touch: Touch) -> String {
    let views = Set(recognizers.map { touch.scene.recognizerViews[$0] }).sorted()
    let hit = wronged(by: touch) ?? touch.view
    if views == [hit] { return "\(name(hit)), the view that was hit" }
    return "\(names(views)), on the way from the hit view to the window"
  }

  func whyDropped(_ touch: Touch) -> Reason {
    let animated = touch.hasView ? animatedViews(above: touch.view, touch).first : nil
    if let animated {
      return because(
        animated, "animation",
        "\(name(animated)) is being animated without .allowUserInteraction, and swallows it",
        "HT-28", "RE-70")
    }
    let window = scene.views.indices.first { scene.sources[$0].overrides.dropsEvents }
    return Reason(
      "sendEvent(_:) of \(window.map { name($0) } ?? "the application") does not call super",
      ["SY-04"], by: window.map { cause(view: $0, "sendEvent") } ?? causeOfScene("sendEvent"))
  }

  /// The views that keep a touch from a view and what is in it because they are animated.
  func animatedViews(above view: Int, _ touch: Touch) -> [Int] {
    touch.scene.line(above: view).filter { touch.scene.views[$0].animatedUntil > touch.down.at }
  }

  // MARK: Recognizers that are left out

  /// Says of the recognizers on the way to a touch's view which of them receive nothing of it, and
  /// why.
  private func tellLeftOut(_ touch: Touch, _ hearers: [Int]) {
    guard touch.hasView, !touch.isDropped, wronged(by: touch) == nil else { return }
    for number in scene.recognizers.indices
    where !hearers.contains(number) && scene.recognizers[number].isWatched {
      let reason: Reason
      if touch.scene.isView(touch.view, in: touch.scene.recognizerViews[number]) {
        reason = whyDeaf(number, touch) ?? whyUnheard(number, touch)
      } else if touch.scene.isView(touch.view, in: scene.recognizerViews[number]) {
        reason = whyElsewhere(number, touch)
      } else {
        continue
      }
      let who = recognizerName(number)
      say(
        no: "touchesBegan of \(who)", "\(who) does not get the touch of \(finger(touch))", reason,
        of: subject(recognizer: number, touch.number), at: touch.down.at)
    }
  }

  /// Why a recognizer of a view around a touch does not get it, whatever other recognizers do.
  func whyDeaf(_ number: Int, _ touch: Touch) -> Reason? {
    let recognizer = touch.scene.recognizers[number]
    if !recognizer.isEnabled {
      let change = evidence.recognizerChanges.last {
        $0.recognizer == number && $0.kind == .disabled && $0.at <= touch.down.at
      }
      return because(
        recognizer: number, "isEnabled", at: change?.at,
        "it is not enabled" + (change.map { ", since \($0.at) ms" } ?? ""), "GC-05")
    }
    if recognizer.shouldReceiveEvent == false {
      return because(
        recognizer: number, "shouldReceiveEvent", "its delegate refuses the event", "GC-03")
    }
    if touch.scene.refusesTouches(number, in: touch.view) {
      return because(
        recognizer: number, "shouldReceiveTouch",
        "its delegate refuses touches of \(name(touch.view))", "GC-02")
    }
    return nil
  }

  /// Where a recognizer is that was on a view around a touch.
  func whyElsewhere(_ number: Int, _ touch: Touch) -> Reason {
    let place = touch.scene.recognizerViews[number]
    let change = evidence.recognizerChanges.last {
      $0.recognizer == number && $0.at <= touch.down.at
    }
    return touch.scene.isView(place)
      ? because(
        recognizer: number, "view", at: change?.at, "it belongs to \(name(place)) by now", "GR-50",
        "GR-01")
      : because(
        recognizer: number, "view", at: change?.at, "it belongs to no view any more", "EX-09",
        "GR-01")
  }

  private func whyUnheard(_ number: Int, _ touch: Touch) -> Reason {
    let view = touch.scene.recognizerViews[number]
    if !touch.scene.views[view].isUserInteractionEnabled {
      return because(
        view, "isUserInteractionEnabled",
        "isUserInteractionEnabled of \(name(view)) is false, and whether its recognizers get touches "
          + "of its subviews is unspecified", "RE-80", isOpen: true)
    }
    if evidence.isDecided(number, before: touch.sight) {
      return because(
        recognizer: number, "state",
        "it is finished with fingers that came before, and was not reset yet", "GR-40", "GR-42")
    }
    let rival = evidence.recognitions.first {
      $0.delivery == touch.down.delivery && $0.recognizer != number
    }
    if let rival, evidence.mayFailUnheard(number, touch) {
      return because(
        rival, "\(recognizerName(rival.recognizer)) had recognized by then, so that it failed",
        "GC-13", "GC-11")
    }
    return because(
      recognizer: number, "state", "it was finished, changed, or moved by then", "RE-72", "GR-43",
      isOpen: true)
  }

  // MARK: Touches that are taken away

  private func tellCancelled(_ call: Call, _ touch: Touch) {
    let reason =
      interruption(of: touch, by: call.at)
      ?? because(
        recognizer: call.who, "touchesCancelled",
        "the app removed or disabled views or recognizers", "RE-48", "EX-09", isOpen: true)
    say(
      "\(recognizerName(call.who)) gets touchesCancelled for \(finger(touch))", reason,
      of: subject(recognizer: call.who, touch.number), at: call.at, calls: [call.event])
  }

  /// The fingers of which the app receives nothing.
  func tellAbsentees() {
    for absentee in evidence.absentees {
      let subject = Subject(kind: .finger, name: String(absentee.finger), touch: nil)
      let (why, rule, event) =
        absentee.isIgnored
        ? ("while the app ignored events", "EX-11", "beginIgnoringInteractionEvents")
        : ("on the home screen", "SY-01", "showHomeScreen")
      say(
        no: "any call with finger \(absentee.finger)",
        "the app does not get the touch of finger \(absentee.finger)",
        Reason("it came down \(why)", [rule], by: causeOfScene(event)), of: subject, at: absentee.at
      )
    }
  }

  /// What took a touch away from everything by a time, if that was the system or the app.
  func interruption(of touch: Touch, by time: Int = .max) -> Reason? {
    guard let end = touch.cancellation, end.at <= time,
      evidence.deliveries.indices.contains(end.delivery)
    else { return nil }
    let (why, rule, event): (String, String, String)
    switch evidence.deliveries[end.delivery].kind {
    case .interruption:
      (why, rule, event) = (
        "the system takes all touches away, as for a call", "EX-01", "interrupt"
      )
    case .unforeseen:
      (why, rule, event) = (
        "a presentation, a removal or an animation takes it away, as it may", "EX-19",
        "presentation"
      )
    case .touches: return nil
    }
    return Reason("\(why), at \(end.at) ms", [rule, "TO-34"], by: causeOfScene(event, at: end.at))
  }
}

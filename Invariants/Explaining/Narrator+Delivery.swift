import TouchScript

/// Who receives a touch, and who is kept from it.
extension Narrator {
  func tellReceivers(_ touch: Touch) {
    let subject = subject(touch)
    let asked = questionsAboutTouch(touch)
    let told = touch.hearings.filter { !isExplained($0.event) }
    if touch.isDropped {
      let (why, rules) = whyDropped()
      say(
        no: "any call with \(finger(touch))", "nobody gets the touch of \(finger(touch)): \(why)",
        rules,
        of: subject, at: touch.down.at)
    }
    // Calls that tell of several fingers are explained with the first of them.
    let hearers = Set(touch.hearings.map(\.who)).sorted()
    let isWrong = wronged(by: touch) != nil
    let due = hearers.filter {
      !isWrong && touch.receivers.contains($0) || isAttachedNow($0, touch)
    }
    if !due.isEmpty {
      let calls = told.filter { due.contains($0.who) && $0.phase != .cancelled }.map(\.event)
      say(
        "\(recognizerNames(due)) \(due.count == 1 ? "gets" : "get") the touch of \(finger(touch)), "
          + "each phase "
          + "before any view: \(due.count == 1 ? "it is" : "they are") attached to "
          + "\(placesOf(due, touch))",
        ["GR-01", "GR-02"], of: subject, at: touch.down.at, calls: calls)
      tellCancelled(told.filter { due.contains($0.who) && $0.phase == .cancelled }, touch)
    }
    let open = hearers.filter { !due.contains($0) }
    if !open.isEmpty {
      let calls = told.filter { open.contains($0.who) }.map(\.event)
      if !calls.isEmpty, !isWrong,
        !touch.moment.isSure || touch.view == Scene.unknown || evidence.moments.count > 1
      {
        sayOpen(
          "\(recognizerNames(open)) get\(open.count == 1 ? "s" : "") the touch of \(finger(touch)): "
            + "what is added or moved amid an "
            + "event counts for it, or not", ["RE-72", "GR-09"], of: subject, at: touch.down.at,
          calls: calls)
      }
    }
    for question in asked { tellQuestion(question, touch) }
    tellLeftOut(touch, hearers)
  }

  /// Whether a recognizer is on the way to a touch's view at some moment of the touch.
  private func isAttachedNow(_ number: Int, _ touch: Touch) -> Bool {
    let view = wronged(by: touch) ?? touch.view
    return view >= 0 && evidence.forecast.isAttached(number, above: view, touch.scene)
  }

  /// The views that some recognizers are attached to.
  private func placesOf(_ recognizers: [Int], _ touch: Touch) -> String {
    var views: [Int] = []
    for number in recognizers {
      let view = touch.scene.recognizerViews[number]
      if !views.contains(view) { views.append(view) }
    }
    let hit = wronged(by: touch) ?? touch.view
    if views == [hit] { return "\(name(hit)), the view that was hit" }
    return "\(names(views)), on the way from the hit view to the window"
  }

  private func whyDropped() -> (String, [String]) {
    if evidence.script.ingredients.contains(.droppedEvents) {
      return ("sendEvent(_:) of the application or of the window does not call super", ["SY-04"])
    }
    return (
      "its view is being animated without allowing interaction, and swallows it",
      ["HT-28", "RE-70"]
    )
  }

  // MARK: Questions

  /// The questions whether a recognizer receives a touch.
  private func questionsAboutTouch(_ touch: Touch) -> [Int] {
    facts.indices.filter { event in
      switch facts[event].kind {
      case .shouldReceive:
        facts[event].touches.contains { evidence.touches[$0].contact == touch.number }
          && !isExplained(event)
      case .shouldReceiveEvent:
        evidence.deliveryOfFact[event] == touch.down.delivery && !isExplained(event)
      default: false
      }
    }
  }

  private func tellQuestion(_ event: Int, _ touch: Touch) {
    let fact = facts[event]
    let isWhole = fact.kind == .shouldReceiveEvent
    let who = recognizerName(fact.who)
    let what = isWhole ? "the event" : "the touch"
    say(
      "the delegate of \(who) is asked whether it should receive \(what), and says "
        + (fact.answer ? "yes" : "no, so \(who) does not get it"),
      isWhole ? ["GC-03"] : fact.answer ? ["GC-01"] : ["GC-02", "GC-01"],
      of: subject(recognizer: fact.who, touch.number), at: fact.at, calls: [event],
      isMinor: fact.answer)
  }

  /// Says of the recognizers on the way to a touch's view which of them hear nothing of it, and why.
  private func tellLeftOut(_ touch: Touch, _ hearers: [Int]) {
    guard touch.hasView, !touch.isDropped, wronged(by: touch) == nil else { return }
    let scene = touch.scene
    for number in scene.recognizers.indices where !hearers.contains(number) {
      guard scene.isView(touch.view, in: scene.recognizerViews[number]),
        scene.recognizers[number].isWatched
      else { continue }
      let who = recognizerName(number)
      let absent = "touchesBegan of \(who)"
      let subject = subject(recognizer: number, touch.number)
      let recognizer = scene.recognizers[number]
      if !recognizer.isEnabled {
        say(
          no: absent, "\(who) does not get the touch of \(finger(touch)): it is not enabled",
          ["GC-05"],
          of: subject, at: touch.down.at)
      } else if recognizer.shouldReceiveEvent == false {
        say(
          no: absent,
          "\(who) does not get the touch of \(finger(touch)): its delegate refuses the event",
          ["GC-03"], of: subject, at: touch.down.at)
      } else if scene.refusesTouches(number, in: touch.view) {
        say(
          no: absent,
          "\(who) does not get the touch of \(finger(touch)): its delegate refuses touches of "
            + "\(name(touch.view))",
          ["GC-02"], of: subject, at: touch.down.at)
      } else if evidence.isDecided(number, before: touch.sight) {
        say(
          no: absent,
          "\(who) does not get the touch of \(finger(touch)): it is done with fingers that came "
            + "before, and was not reset yet",
          ["GR-40", "GR-42"], of: subject, at: touch.down.at)
      } else if evidence.mayFailUnheard(number, touch) {
        say(
          no: absent,
          "\(who) does not get the touch of \(finger(touch)): another recognizer had recognized by "
            + "then, and it failed",
          ["GC-13", "GC-11"], of: subject, at: touch.down.at)
      } else {
        sayOpen(
          "\(who) does not get the touch of \(finger(touch)): it was done, changed, or moved by then",
          ["RE-72", "GR-43"], of: subject, at: touch.down.at, absent: absent)
      }
    }
  }

  // MARK: Touches that are taken away

  private func tellCancelled(_ calls: [Call], _ touch: Touch) {
    for call in calls {
      let who = recognizerName(call.who)
      let subject = subject(recognizer: call.who, touch.number)
      if let (why, rules) = evidence.interruption(of: touch, at: call) {
        say(
          "\(who) gets touchesCancelled for \(finger(touch)): \(why)", rules + ["TO-34"],
          of: subject, at: call.at, calls: [call.event])
      } else {
        sayOpen(
          "\(who) gets touchesCancelled for \(finger(touch)), as the app removed or "
            + "disabled something",
          ["RE-48", "EX-09"], of: subject, at: call.at, calls: [call.event])
      }
    }
  }

  /// The fingers of which the app hears nothing.
  func tellAbsentees() {
    for absentee in evidence.absentees {
      let subject = Subject(kind: .finger, name: String(absentee.finger), touch: nil)
      say(
        no: "any call with finger \(absentee.finger)",
        absentee.isIgnored
          ? "the app does not get the touch of finger \(absentee.finger), which came down while it "
            + "ignored events"
          : "the app does not get the touch of finger \(absentee.finger), which came down on the "
            + "home screen",
        [absentee.isIgnored ? "EX-11" : "SY-01"], of: subject, at: absentee.at)
    }
  }
}

extension Evidence {
  /// What took a touch away from everybody, if that was the system or the app.
  func interruption(of touch: Touch, at call: Call) -> (String, [String])? {
    guard let end = touch.cancellation, end.at <= call.at,
      deliveries.indices.contains(end.delivery)
    else { return nil }
    switch deliveries[end.delivery].kind {
    case .interruption: return ("the system took all touches away, as a call does", ["EX-01"])
    case .unforeseen:
      return (
        "a presentation, a removal or an animation took the touch away, which it may but need not",
        ["EX-19"]
      )
    case .touches: return nil
    }
  }
}

import Thresholds
import TouchScript

/// Questions about touches and recognizers that several rules ask.
extension Evidence {
  func recognizer(_ number: Int) -> SceneTap { scene.recognizers[number] }

  /// The kind of a recognizer.
  func kind(of recognizer: Int) -> Scenario.Recognizer.Kind { scene.recognizers[recognizer].kind }

  /// The calls of a touch's own view.
  func viewCalls(_ contact: Touch) -> [Call] { contact.viewCalls }

  /// The first call of a touch's own view with that phase.
  func viewCall(_ phase: TouchPhase, _ contact: Touch) -> Call? {
    contact.viewCalls.first { $0.phase == phase }
  }

  /// Whether the view was told that the touch began, before `event`.
  func heardBegan(_ contact: Touch, before event: Int = .max) -> Bool {
    guard let call = viewCall(.began, contact) else { return false }
    return call.event < event
  }

  /// The touches whose outcome the rules tell, where they meet some more needs.
  func eachOutcome(
    needs: Touch.Need = [], _ judge: (Touch, Contact.Sample, Outcome) -> Verdict
  ) -> Verdict {
    eachTouch(needs: needs.union([.predictable, .lifted])) { touch in
      touch.up.map { judge(touch, $0, touch.outcome) } ?? .notExercised
    }
  }

  /// The recognitions of which a touch is a part, or of whose gestures it became one.
  func recognitions(of contact: Touch) -> [Recognition] {
    recognitions.filter {
      $0.contacts.contains(contact.number) || $0.joined.contains(contact.number)
    }
  }

  /// The recognition of `recognizer` in an event of the script.
  func recognition(of recognizer: Int, at delivery: Int) -> Recognition? {
    recognitions.first { $0.recognizer == recognizer && $0.delivery == delivery }
  }

  /// Whether a recognition takes its touches away from their views.
  func cancels(_ recognition: Recognition) -> Bool {
    recognizer(recognition.recognizer).cancelsTouchesInView
  }

  /// The first call of a recognizer with a touch, in a phase.
  func hearing(_ phase: TouchPhase, of recognizer: Int, _ contact: Touch) -> Call? {
    contact.hearings.first { $0.who == recognizer && $0.phase == phase }
  }

  /// Whether a recognizer was seen to be done, and not reset since, before `event`.
  func isDecided(_ recognizer: Int, before event: Int) -> Bool {
    var isDecided = false
    for place in recognizerFacts[recognizer] {
      if place >= event { break }
      let fact = facts[place]
      switch fact.kind {
      case .recognizer, .action: isDecided = isDecided || fact.state.isFinal
      case .reset: isDecided = false
      default: break
      }
    }
    return isDecided
  }

  /// Whether a recognizer that is to receive a touch surely is ready for it: it has been reset since
  /// it decided the last time, and it has not seen its gesture and waits for others to fail.
  func mustHear(_ number: Int, _ contact: Touch) -> Bool {
    contact.isFirst && contact.moment.isSure
      && (contact.isFresh || !scene.coordination.isBound(number))
      && !isDecided(number, before: sight(of: contact))
  }

  /// The receivers that may be undecided when the touch lifts, since they wait for more.
  func waitingReceivers(_ contact: Touch) -> [Int] {
    contact.receivers.filter { number in
      let tap = recognizer(number)
      if tap.isSerial || scene.coordination.waits(number) { return true }
      return (tap.kind != .tap || tap.touches > 1) && !contact.isAlone
    }
  }

  /// Whether the view's `touchesEnded` may rightly come after the lift.
  func mayEndLate(_ contact: Touch) -> Bool {
    waitingReceivers(contact).contains { recognizer($0).delaysTouchesEnded }
  }

  /// Whether the view's `touchesBegan` may rightly come after the touch-down, or never.
  func mayBeginLate(_ contact: Touch) -> Bool {
    contact.receivers.contains { recognizer($0).delaysTouchesBegan }
  }

  /// Whether the view may rightly hear of some part of the touch only after the lift.
  func mayBeHeldBack(_ contact: Touch) -> Bool {
    mayEndLate(contact) || mayBeginLate(contact) && !waitingReceivers(contact).isEmpty
  }

  /// Whether the touch is the only one that its view can be told of: no other finger is on the
  /// view while this one comes down, and none is still owed its end. Source: TO-25.
  func hasViewToItself(_ contact: Touch) -> Bool {
    guard !isInScrollView(contact), !ingredients.contains(.droppedEvents),
      !hasExclusiveRival(contact)
    else { return false }
    if view(contact.view).isMultipleTouchEnabled { return true }
    return !contacts.contains { other in
      other.number != contact.number && other.view == contact.view
        && other.down.delivery <= contact.down.delivery
        && (other.isDown(at: contact.down.delivery) || mayBeHeldBack(other))
    }
  }

  /// Whether another finger is down in another view, and one of the two views wants all touches for
  /// itself; or may still be so when it has lifted, since its end is owed. Source: TO-29, TO-30.
  private func hasExclusiveRival(_ contact: Touch) -> Bool {
    guard ingredients.contains(.exclusiveTouch) else { return false }
    return contacts.contains { other in
      other.number != contact.number && other.hasView && other.view != contact.view
        && other.down.delivery <= contact.down.delivery
        && contact.scene.windows[other.view] == contact.scene.windows[contact.view]
        && (other.isDown(at: contact.down.delivery) || mayBeHeldBack(other))
        && (scene.sources[contact.view].isExclusiveTouch
          || scene.sources[other.view].isExclusiveTouch)
    }
  }

  /// Whether the rules say that the view hears of the touch in the event of the touch-down.
  func mustHearAtOnce(_ contact: Touch) -> Bool {
    contact.hasView && contact.isClear && !contact.isDropped && hasViewToItself(contact)
      && !mayBeginLate(contact) && !isInScrollView(contact)
  }

  /// Whether a control is the hit view and can be expected to track the touch, and it alone;
  /// `second` is a touch that is left out of consideration.
  func isTrackable(_ contact: Touch, beside second: Int = Scene.none) -> Bool {
    mayTrack(contact, beside: second) && !isMeddledWith(contact)
  }

  /// The same, whatever the script does to the control meanwhile.
  func mayTrack(_ contact: Touch, beside second: Int = Scene.none) -> Bool {
    guard contact.hasView, contact.isClear, !contact.isDropped, scene.isControl(contact.view),
      contact.scene.views[contact.view].isEnabled,
      view(contact.view).overrides.touches == Scenario.TouchHandling()
    else { return false }
    return !contacts.contains { other in
      other.number != contact.number && other.number != second && mayReach(other, contact.view)
        // What a subview passes on may lack an end, and leave the control tracking.
        && (other.overlaps(contact) || mayBeHeldBack(other) || other.view != contact.view
          || other.isToldTogether(with: contact, contact.view))
    }
  }

  /// Whether a touch may be passed on to a view above its own.
  func mayReach(_ contact: Touch, _ view: Int) -> Bool {
    guard contact.hasView else { return contact.view == Scene.unknown }
    if script.areChanged([.treeChanges, .presentation], until: contact.lastTime) { return true }
    return contact.view == view
      || (contact.scene.chain(after: contact.view)?.contains(view) ?? true)
      || moments.count > 1
        && moments.contains { $0.scene.chain(after: contact.view)?.contains(view) ?? true }
  }

  /// The first fact of an event of the script that `rule` picks.
  func first(in delivery: Int, where rule: (Fact) -> Bool) -> Int? {
    guard deliveries.indices.contains(delivery) else { return nil }
    return deliveries[delivery].events.first { rule(facts[$0]) }
  }

  /// Where something was due that an event of the script did not bring.
  func endOf(_ delivery: Int) -> Int {
    deliveries.indices.contains(delivery) ? deliveries[delivery].events.upperBound : facts.count
  }

  /// Whether nothing is left open about a touch at the end of the script.
  func isSettled(_ contact: Touch) -> Bool {
    if contact.cancellation != nil { return true }
    // What a scroll view scrolls waits as long as any finger may still scroll it.
    if isInScrollView(contact),
      contacts.contains(where: { end - ($0.end?.at ?? end) < Thresholds.tapInterval.surelyAbove })
    {
      return false
    }
    guard let up = contact.up else { return false }
    let waits = contact.receivers.contains { number in
      recognizer(number).isSerial || recognizer(number).touches > 1
        || recognizer(number).kind != .tap || scene.coordination.waits(number)
    }
    if !waits { return true }
    return end - up.at >= Thresholds.tapInterval.surelyAbove
      && !contacts.contains {
        $0.number != contact.number
          && ($0.up?.at ?? Int.max) > up.at - Thresholds.tapInterval.surelyAbove
      }
  }
}

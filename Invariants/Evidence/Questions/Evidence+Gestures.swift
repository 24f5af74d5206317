import Thresholds
import TouchScript

/// Questions about touches and recognizers that several rules ask.
extension Evidence {
  func recognizer(_ number: Int) -> SceneRecognizer { scene.recognizers[number] }

  /// The kind of a recognizer.
  func kind(of recognizer: Int) -> Scenario.Recognizer.Kind { scene.recognizers[recognizer].kind }

  /// The calls of a touch's own view.
  func viewCalls(_ touch: Touch) -> [Call] { touch.viewCalls }

  /// The first call of a touch's own view with that phase.
  func viewCall(_ phase: TouchPhase, _ touch: Touch) -> Call? {
    touch.viewCalls.first { $0.phase == phase }
  }

  /// Whether the view received touchesBegan of the touch before `event`.
  func heardBegan(_ touch: Touch, before event: Int = .max) -> Bool {
    guard let call = viewCall(.began, touch) else { return false }
    return call.event < event
  }

  /// The touches whose outcome the rules tell, where they meet some more needs.
  func eachOutcome(
    needs: Touch.Need = [], _ judge: (Touch, Contact.Sample, Outcome) -> Verdict
  ) -> Verdict {
    eachTouch(needs: needs.union([.predictable, .lifted])) { sight in
      sight.up.map { judge(sight, $0, sight.outcome) } ?? .notExercised
    }
  }

  /// The recognitions of which a touch is a part, or of whose gestures it became one.
  func recognitions(of touch: Touch) -> [Recognition] {
    recognitions.filter {
      $0.contacts.contains(touch.number) || $0.joined.contains(touch.number)
    }
  }

  /// Whether a touch is a part of a recognition that `rule` picks, or became one of its gesture.
  func isRecognized(_ touch: Touch, where rule: (Recognition) -> Bool = { _ in true }) -> Bool {
    recognitions.contains {
      ($0.contacts.contains(touch.number) || $0.joined.contains(touch.number)) && rule($0)
    }
  }

  /// The recognition of `recognizer` in an event of the script.
  func recognition(of recognizer: Int, at delivery: Int) -> Recognition? {
    recognitions.first { $0.recognizer == recognizer && $0.delivery == delivery }
  }

  /// Whether `recognizer` recognized in an event, or too early something that `touch` is a part of:
  /// other rules speak of that. Source: rulebook KR-02.
  func hasRecognized(_ recognizer: Int, _ touch: Touch, by delivery: Int) -> Bool {
    recognitions.contains {
      $0.recognizer == recognizer
        && ($0.delivery == delivery
          || $0.delivery < delivery && $0.delivery >= 0 && $0.contacts.contains(touch.number))
    }
  }

  /// Whether a recognition takes its touches away from their views.
  func cancels(_ recognition: Recognition) -> Bool {
    recognizer(recognition.recognizer).cancelsTouchesInView
  }

  /// The first call of a recognizer with a touch, in a phase.
  func hearing(_ phase: TouchPhase, of recognizer: Int, _ touch: Touch) -> Call? {
    touch.hearings.first { $0.who == recognizer && $0.phase == phase }
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
  /// it decided the last time, and it has not seen its gesture and waits for others to fail. Those
  /// that wait in a ring may have waited ever since their first touch. Source: GC-37, GR-43.
  func mustHear(_ number: Int, _ touch: Touch) -> Bool {
    touch.isFirst && touch.moment.isSure
      && (!scene.coordination.mayWaitForEver(number)
        || recognizerFacts[number].first { facts[$0].kind == .recognizer } ?? .max
          >= sight(of: touch))
      // A class of the app's own is done when the app says so. Source: GR-43, GR-53.
      && (touch.isFresh && isPredictable || !scene.coordination.isBound(number))
      && !isDecided(number, before: sight(of: touch)) && !mayFailUnheard(number, touch)
  }

  /// Whether a recognizer may be prevented before it receives touchesBegan, by one that recognizes
  /// at the touch-down, with that touch or another of the event. Source: GC-13, RE-01, RE-46.
  func mayFailUnheard(_ number: Int, _ touch: Touch) -> Bool {
    recognitions.contains {
      $0.delivery == touch.down.delivery && $0.recognizer != number
        && mayStop($0.recognizer, number)
    }
  }

  /// Whether a recognizer that ignores a touch when it receives it, or would be refused it if its
  /// delegate were asked, may have been prevented before that, or is kept from being told, and so has it
  /// still. Source: SY-04, GR-16, GC-13, RE-09, RE-46.
  func mayBeTakenUnheard(_ recognizer: Int, _ touch: Touch) -> Bool {
    guard forecast.isAttached(recognizer, above: touch.view, touch.scene),
      hearing(.began, of: recognizer, touch) == nil,
      touch.isDropped || mayFailUnheard(recognizer, touch)
    else { return false }
    if !scene.refuses(recognizer, touchesIn: touch.view) {
      return scene.ignores(recognizer, finger: touch.finger)
    }
    return !recognizerFacts[recognizer].contains {
      (facts[$0].kind == .shouldReceive || facts[$0].kind == .shouldReceiveEvent)
        && facts[$0].at == touch.down.at
    }
  }

  /// Whether all recognizers are of UIKit's classes, and answer alike at all times: of others nobody
  /// can say what they make of a touch, and whom they keep from one. Source: GR-53.
  var isPredictable: Bool { !scene.recognizers.contains { $0.kind == .custom } }

  /// The receivers that may be undecided when the touch lifts, since they wait for more.
  func waitingReceivers(_ touch: Touch) -> [Int] { touch.receivers.filter { waits($0, touch) } }

  /// Whether a receiver may be undecided when the touch lifts, since it waits for more.
  func waits(_ number: Int, _ touch: Touch) -> Bool {
    let tap = recognizer(number)
    if tap.isSerial || scene.coordination.waits(number) { return true }
    // A tap with too few fingers fails at the lift, or by a timer. Source: KR-09, RE-50.
    if tap.kind == .tap, tap.touches > 1 { return true }
    return tap.kind != .tap && !touch.isAlone
  }

  /// Whether the view's `touchesBegan` may rightly come after the touch-down, or never.
  func mayBeginLate(_ touch: Touch) -> Bool { !meets(.beginsOnTime, touch) }

  /// Whether the view may rightly receive some part of the touch only after the lift.
  func mayBeHeldBack(_ touch: Touch) -> Bool { !meets(.onTime, touch) }

  /// Whether the touch is the only one that its view can receive: no other finger is on the
  /// view while this one comes down. One that has lifted is not, though its end may be still to
  /// come. Source: TO-25.
  func hasViewToItself(_ touch: Touch) -> Bool {
    guard !isInScrollView(touch), !ingredients.contains(.droppedEvents),
      !hasExclusiveRival(touch, in: touch.view)
    else { return false }
    if view(touch.view).isMultipleTouchEnabled { return true }
    return !contacts.contains { other in
      other.number != touch.number && other.view == touch.view
        && other.down.delivery <= touch.down.delivery
        && other.isDown(at: touch.down.delivery)
    }
  }

  /// Whether another finger is down in another view of the window, and one of the two views wants all
  /// touches for itself; or may still be so when it has lifted, since its end is still to come. A
  /// view that was taken out of the window with a finger in it may go on with that. Source: TO-29,
  /// TO-30, RE-71.
  func hasExclusiveRival(_ touch: Touch, in view: Int) -> Bool {
    guard ingredients.contains(.exclusiveTouch) else { return false }
    let window = touch.scene.windows[view]
    return contacts.contains { other in
      guard other.number != touch.number, other.down.delivery <= touch.down.delivery,
        other.isDown(at: touch.down.delivery) || mayBeHeldBack(other)
      else { return false }
      // Where nobody knows what the other finger is in, it may be anything.
      guard other.hasView else {
        return other.view == Scene.unknown || other.aim.hit != Scene.none
      }
      return other.view != view && !isKeptOutItself(other, when: touch)
        && !hasLostTouch(other, when: touch)
        && ([touch.scene, other.scene].contains { $0.windows[other.view] == window }
          || !isInItsWindow(touch) || !isInItsWindow(other))
        && [view, other.view].contains { scene.sources[$0].isExclusiveTouch }
    }
  }

  /// Whether a finger that is down has been kept out of its view, which tracks nothing then: what it
  /// did not receive with the event it will not receive later. Source: TO-25, TO-29, TO-30.
  private func isKeptOutItself(_ other: Touch, when touch: Touch) -> Bool {
    guard reports.contains(.responder), other.down.delivery < touch.down.delivery,
      isPromptBut(other)
    else { return false }
    return !heardBegan(other, before: deliveries[touch.down.delivery].events.lowerBound)
  }

  /// Whether a view's touch was cancelled before an event: the view no longer tracks it, although the
  /// finger is down. Source: TO-29, TO-30.
  private func hasLostTouch(_ other: Touch, when touch: Touch) -> Bool {
    guard reports.contains(.responder), other.hasView, other.down.delivery < touch.down.delivery,
      let end = viewCall(.cancelled, other)
    else { return false }
    return end.event < deliveries[touch.down.delivery].events.lowerBound
  }

  /// Whether nothing but other fingers keeps a view from receiving a touch at once.
  private func isPromptBut(_ touch: Touch) -> Bool {
    touch.hasView && touch.isClear && !touch.isDropped && !mayBeginLate(touch)
      && !isInScrollView(touch)
  }

  /// Whether the rules say that the view receives the touch in the event of the touch-down.
  func mustHearAtOnce(_ touch: Touch) -> Bool { meets(.prompt, touch) }

  /// The same, looked at for the need.
  func isPrompt(_ touch: Touch) -> Bool {
    isPromptBut(touch) && hasViewToItself(touch)
  }

  /// Whether a control is the hit view and can be expected to track the touch, and it alone.
  func isTrackable(_ touch: Touch) -> Bool { meets(.trackable, touch) }

  /// The same, where `second` is a touch that is left out of consideration.
  func isTrackable(_ touch: Touch, beside second: Int) -> Bool {
    mayTrack(touch, beside: second) && !isMeddledWith(touch)
  }

  /// The same, whatever the script does to the control meanwhile.
  func mayTrack(_ touch: Touch, beside second: Int = Scene.none) -> Bool {
    guard touch.hasView, touch.isClear, !touch.isDropped, scene.isControl(touch.view),
      touch.scene.views[touch.view].isEnabled,
      view(touch.view).overrides.touches == Scenario.TouchHandling()
    else { return false }
    return !contacts.contains { other in
      other.number != touch.number && other.number != second && mayReach(other, touch.view)
        // What a subview passes on may lack an end, and leave the control tracking.
        && (other.overlaps(touch) || mayBeHeldBack(other) || other.view != touch.view
          || other.isToldTogether(with: touch, touch.view))
    }
  }

  /// Whether a touch may be passed on to a view above its own.
  func mayReach(_ touch: Touch, _ view: Int) -> Bool {
    guard touch.hasView else { return touch.view == Scene.unknown }
    if script.areChanged([.treeChanges, .presentation], until: touch.lastTime) { return true }
    return touch.view == view
      || (touch.scene.chain(after: touch.view)?.contains(view) ?? true)
      || moments.count > 1
        && moments.contains { $0.scene.chain(after: touch.view)?.contains(view) ?? true }
  }

  /// The first fact of an event of the script that `rule` picks.
  func first(in delivery: Int, where rule: (Trace.Event) -> Bool) -> Int? {
    guard deliveries.indices.contains(delivery) else { return nil }
    return deliveries[delivery].events.first { rule(facts[$0]) }
  }

  /// Where something was due that an event of the script did not bring.
  func endOf(_ delivery: Int) -> Int {
    deliveries.indices.contains(delivery) ? deliveries[delivery].events.upperBound : facts.count
  }

  /// Whether nothing is left open about a touch at the end of the script, looked at for the need.
  func leavesNothingOpen(_ touch: Touch) -> Bool {
    if touch.cancellation != nil { return true }
    // What a scroll view scrolls waits as long as any finger may still scroll it.
    if isInScrollView(touch),
      contacts.contains(where: { end - ($0.end?.at ?? end) < Thresholds.tapInterval.surelyAbove })
    {
      return false
    }
    guard let up = touch.up else { return false }
    // Nobody can say when a class of the app's own decides, or whether.
    if touch.receivers.contains(where: { recognizer($0).kind == .custom }) { return false }
    let waits =
      mayBeHeldBySomeAttached(touch)
      || touch.receivers.contains { number in
        recognizer(number).isSerial || recognizer(number).touches > 1
          || recognizer(number).kind != .tap || scene.coordination.waits(number)
      }
    if !waits { return true }
    return end - up.at >= Thresholds.tapInterval.surelyAbove
      && !contacts.contains {
        $0.number != touch.number
          && ($0.up?.at ?? Int.max) > up.at - Thresholds.tapInterval.surelyAbove
      }
  }
}

import TouchScript

/// A call that a plain view must get because nobody is in the way: of a touch-down, of a move to
/// another place, or of a lift, in that very event. It follows from the script alone, but for when a
/// recognizer was seen to recognize something. Source: rulebook RC-28.
struct OwedCall {
  let touch: Touch
  /// The view that must be hit.
  let view: Int
  let sample: Contact.Sample

  /// The calls that must come, touch by touch.
  static func all(in evidence: Evidence) -> [OwedCall] {
    // Views receive nothing of events that are swallowed: SY-04.
    if evidence.ingredients.contains(.droppedEvents) { return [] }
    var owed: [OwedCall] = []
    for touch in evidence.contacts {
      guard let view = evidence.freeView(of: touch) else { continue }
      for sample in touch.samples {
        guard evidence.isLeftAlone(touch, view, until: sample) else { break }
        if evidence.isOwed(sample, touch, view) {
          owed.append(OwedCall(touch: touch, view: view, sample: sample))
        }
      }
    }
    return owed
  }
}

extension Evidence {
  /// The plain view that a touch must hit, if nothing keeps the touch-down from it.
  fileprivate func freeView(of touch: Touch) -> Int? {
    // Moved to another view, a scroll view's pan takes or delays touches from anywhere.
    if ingredients.contains([.scrollPans, .recognizerChanges]) { return nil }
    let view = touch.aim.hit
    let scene = touch.scene
    guard touch.isClear, view >= 0, scene.isView(scene.windows[view]),
      !scene.line(above: view).contains(where: { scene.views[$0].kind.keepsTouches }),
      !scene.views[view].kind.isControl, !isKeptOut(touch, of: view)
    else { return nil }
    let receivers = forecast.receivers(of: touch.finger, in: view, scene)
    // When a class of the app's own lets go of a touch, the app decides. Source: GR-53.
    return receivers.contains {
      scene.recognizers[$0].mayDelayTouchesBegan || scene.recognizers[$0].kind == .custom
    } ? nil : view
  }

  /// Whether another finger may keep a touch out of a view: one that is down in it, if it takes one at
  /// a time, or one in another view, if either of the two wants all touches for itself.
  /// Source: rulebook TO-25, TO-29, TO-30.
  func isKeptOut(_ touch: Touch, of view: Int) -> Bool {
    if hasExclusiveRival(touch, in: view) { return true }
    if touch.isFirst || touch.scene.views[view].isMultipleTouchEnabled { return false }
    return contacts.contains { other in
      other.number != touch.number && other.isDown(at: touch.down.delivery)
        && (other.aim.hit == view || other.aim.hit == Scene.unknown || other.view == view)
    }
  }

  /// Whether neither app nor system nor recognizers have come between a touch and its view, up to what
  /// the finger does, that included.
  fileprivate func isLeftAlone(
    _ touch: Touch, _ view: Int, until sample: Contact.Sample
  ) -> Bool {
    let what = script.changes(after: touch.down.at, until: sample.at)
    // An animation may cancel the touches of its view that are down. Source: EX-22.
    guard what.isDisjoint(with: .upheavals.union(.animations)), sample.phase != .cancelled,
      !isClosed(touch, at: sample)
    else { return false }
    let end = deliveries[sample.delivery].events.upperBound
    let receivers = forecast.receivers(of: touch.finger, in: view, touch.scene)
    if mayBeRecognizedUnseen(touch, by: receivers, until: sample) { return false }
    return !recognitions.contains { recognition in
      recognition.event < end && receivers.contains(recognition.recognizer)
        && (recognition.event >= touch.sight || !(touch.isFirst && touch.isFresh))
    }
  }

  /// Whether a view must receive what a finger does. Source: rulebook TO-10, GR-25.
  fileprivate func isOwed(_ sample: Contact.Sample, _ touch: Touch, _ view: Int) -> Bool {
    switch sample.phase {
    case .began: return true
    case .moved: return !touch.isIdle(sample) && isWindowInPlace(touch, view, sample)
    case .ended:
      return !forecast.receivers(of: touch.finger, in: view, touch.scene).contains {
        mayHoldEnd($0, touch)
      }
    case .stationary, .cancelled: return false
    }
  }

  /// Whether a view's window is where it was at touch-down, so that a move on the screen is one in the
  /// window. A view in no window, which an override answers with, has none that could be.
  func isWindowInPlace(_ touch: Touch, _ view: Int, _ sample: Contact.Sample) -> Bool {
    let now = moment(of: sample.delivery)
    if now === touch.moment { return true }
    let window = touch.scene.windows[view]
    guard touch.scene.isView(window) else { return false }
    return touch.scene.views[window].isPlaced(as: now.scene.views[window])
  }

  /// Whether a receiver may be undecided when the touch lifts, and hold back that it ended. A tap with
  /// too few fingers may fail only by a timer. Source: rulebook GR-25, KR-09, RE-50.
  func mayHoldEnd(_ number: Int, _ touch: Touch) -> Bool {
    let recognizer = recognizer(number)
    guard recognizer.delaysTouchesEnded else { return false }
    return !touch.isAlone || waits(number, touch)
      || recognizer.kind == .tap && recognizer.touches > 1
  }

  /// Whether a tap of several fingers may hold back that a touch by itself ended: with too few fingers
  /// it may fail only by a timer. Not so if all such were seen to fail with the lift: as those do that
  /// somebody prevents. Source: rulebook GR-25, GR-27, GC-21, KR-09, RE-50.
  func mayAwaitFingers(_ touch: Touch) -> Bool {
    let holders = touch.receivers.filter {
      let tap = recognizer($0)
      return tap.kind == .tap && tap.touches > 1 && tap.delaysTouchesEnded
    }
    guard !holders.isEmpty, let up = touch.up else { return false }
    let failure = release(
      of: touch, heldBy: holders, notBefore: deliveries[up.delivery].events.lowerBound)
    return failure ?? .max >= endOf(up.delivery)
  }
}

extension Scenario.View.Kind {
  /// Whether views of the kind hold touches of their subviews back, or take them.
  fileprivate var keepsTouches: Bool {
    isScrollView || self == .tableCell || self == .cellContent
  }
}

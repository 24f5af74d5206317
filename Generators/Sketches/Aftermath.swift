import Thresholds
import TouchScript

/// What must not last, and what must: a control that is moved between two taps, a touch that follows
/// one that was taken away, a recognizer that is stopped while it holds a touch back.
extension Sketch {
}

/// Gestures that chance hardly makes, of which more than one finger or more than one attempt tells.
extension Sketch {
  /// Four taps and more, each as long as a tap may be, and as long apart.
  static let longSeries = Sketch(
    "a tap of many taps", aims: ["KR-06"], weight: 2
  ) { casting in
    casting.castRoom(for: .tap)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, tap in
      tap.taps = casting.pick([4, 5])
      tap.touches = 1
    }
  } gesture: { casting, tap, touch in
    let (hold, gap) = (Thresholds.tapDuration.surelyBelow, Thresholds.tapInterval.surelyBelow)
    return (0..<tap.taps).map { number in
      let time = touch.time + number * (hold + gap)
      return Stroke(
        finger: touch.finger, start: touch.place, began: time, lifted: time + hold)
    }
  }

  /// A press for which a finger need not be held at all.
  static let pressAtOnce = Sketch(
    "a press that takes no time", aims: ["KR-15"], weight: 2, if: \.longPresses
  ) { casting in
    casting.castRoom(for: .longPress)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, press in
      press.minimumPressDuration = 0
      press.taps = 0
      press.touches = casting.pick([1, 1, 2])
    }
  } gesture: { casting, press, touch in
    casting.press(
      touch, fingers: press.touches,
      duration: Thresholds.pressDuration.shifted(to: 0).surelyAbove + 100)
  }

  /// A recognizer of a class of the app's own that begins or is done when time is up.
  static let ownTimer = Sketch(
    "a class of the app's own with a timer", aims: ["GR-36"], weight: 2
  ) { casting in
    casting.castRoom(for: .longPress)
  } recognizers: { casting in
    casting.addFinerRecognizer { _, _ in }
    let place = casting.scene.recognizers.count - 1
    casting.makeOwnClass(place)
    casting.finerGesture?.kind = .custom
    casting.scene.recognizers[place].delegate = nil
    casting.scene.recognizers[place].decisions = [
      .init(on: .began, after: casting.pick([203, 203, 0]), sets: casting.pick([.began, .ended])),
      .init(on: .ended, from: .began, sets: .ended),
      .init(on: .ended, from: .changed, sets: .ended), .init(on: .ended, sets: .failed),
    ]
  } gesture: { casting, _, touch in
    [Stroke(finger: touch.finger, start: touch.place, began: touch.time, lifted: touch.time + 400)]
  }

  /// A tap that waits for two others, of which one fails before the other.
  static let waitsForTwo = Sketch(
    "a tap that waits for two", aims: ["GC-27"], weight: 2
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2))
    casting.scene.views[casting.meetingPlaces[0]].isMultipleTouchEnabled = true
  } recognizers: { casting in
    let (near, far) = (casting.meetingPlaces[0], casting.meetingPlaces[1])
    casting.addToMeeting(.tap, on: casting.oneIn(3) ? far : near)
    casting.scene.recognizers[0].taps = 2
    casting.addToMeeting(
      casting.pick([.longPress, .swipe, .pan]), on: casting.oneIn(3) ? far : near)
    casting.addToMeeting(.tap, on: near)
    let names = casting.scene.recognizers.map(\.id)
    casting.scene.recognizers[2].requiresFailureOf =
      casting.oneIn(3) ? [names[1], names[0]] : [names[0], names[1]]
  } round: { casting, touch, _ in
    casting.series(touch)
  }
}

import Thresholds
import TouchScript

/// Ways in which recognizers meet over the same fingers, round after round. The first mark is in the
/// view that is touched first.
extension Sketch {
  static let meetings = [
    tapsThatMeet, tapsApart, laterFinger, longGestures, refusedFinger, delayers, vetoedTap,
    movedRecognizer, passedThrough, tiedResets, requirementChain, waitsForTwo,
  ]

  /// A double tap, alone or beside a single tap that waits for it or does not.
  static let tapsThatMeet = Sketch(
    "taps that meet",
    aims: ["RC-09", "GR-30", "GC-36", "KR-06"], weight: 16
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2))
    // Where a view takes one touch at a time, an end that is withheld hides the next touch.
    if !casting.oneIn(4) {
      casting.scene.views[casting.near].isMultipleTouchEnabled = true
    }
  } recognizers: { casting in
    casting.castTapsThatMeet()
  } round: { casting, touch, _ in
    casting.oneIn(8)
      ? casting.press(touch, duration: Thresholds.tapDuration.surelyAbove)
      : casting.series(touch, of: [1, 2])
  }

  /// Two taps with nothing in common, each with a finger of its own.
  static let tapsApart = Sketch(
    "two taps apart",
    aims: ["TO-23", "GR-19", "GR-47", "GR-48", "GC-25"], weight: 3
  ) { casting in
    casting.meetSideBySide()
  } recognizers: { casting in
    for place in casting.meetingPlaces { casting.addToMeeting(.tap, on: place) }
    if casting.oneIn(2) { casting.letTogether(casting.pick([0, 1]), unlessIn: 3) }
  } round: { casting, touch, other in
    casting.fingersApart(touch, other)
  }

  /// A gesture that has begun, and a finger that comes later to another recognizer.
  static let laterFinger = Sketch(
    "a finger after a gesture",
    aims: ["TO-10", "TO-23", "GC-16", "KR-30"], weight: 5
  ) { casting in
    casting.meetInCorner()
  } recognizers: { casting in
    casting.addToMeeting(
      casting.pick([.pan, .pan, .pan, .longPress]), on: casting.near)
    casting.scene.recognizers[0].maximumTouches = nil
    casting.scene.recognizers[0].minimumTouches = 1
    casting.addToMeeting(.tap, on: casting.far)
    if casting.oneIn(3) { casting.letTogether(casting.pick([0, 1]), unlessIn: 6) }
  } round: { casting, touch, other in
    casting.fingerAfterGesture(touch, other)
  }

  /// Two long gestures of one finger.
  static let longGestures = Sketch(
    "two long gestures of one finger",
    aims: [
      "GR-12", "GR-39", "GR-51", "GC-17", "KR-15", "KR-16", "KR-18", "KR-19", "KR-20", "KR-23",
      "KR-24", "KR-26", "KR-28", "KR-29", "KR-31", "KR-35",
    ], weight: 3
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2))
  } recognizers: { casting in
    let kinds: [Scenario.Recognizer.Kind] = [.pan, .longPress, .pan, .swipe]
    let first = casting.random.integer(in: 0...2)
    casting.addToMeeting(kinds[first], on: casting.near)
    casting.addToMeeting(kinds[first + 1], on: casting.oneIn(3) ? casting.far : casting.near)
    casting.relateMeeting(casting.scene.recognizers[0].kind == .longPress ? 0 : 1)
  } round: { casting, touch, _ in
    casting.oneIn(3) ? casting.drag(touch) : [casting.dragAfterRest(touch)]
  }

  /// A finger that the recognizer refuses or ignores, beside one that it takes.
  static let refusedFinger = Sketch(
    "a finger that is refused",
    aims: ["TO-10", "GR-16", "GC-02", "GC-06"], weight: 2
  ) { casting in
    casting.meetInCorner()
  } recognizers: { casting in
    casting.addToMeeting(
      casting.pick([.pan, .pan, .longPress, .tap]), on: casting.near)
    casting.refuseFinger(in: casting.far)
  } round: { casting, touch, other in
    casting.fingersBeside(touch, other)
  }

  /// Several recognizers that keep the touch from its view.
  static let delayers = Sketch(
    "recognizers that delay touches",
    aims: ["GR-20", "GR-21", "GR-24", "GR-39", "GC-11", "KR-03", "KR-05", "KR-18", "KR-32"],
    weight: 5
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2))
  } recognizers: { casting in
    for _ in 0..<casting.pick([2, 2, 3]) {
      casting.addToMeeting(
        casting.pick([.tap, .tap, .longPress, .pan]),
        on: casting.oneIn(3) ? casting.far : casting.near)
      let last = casting.scene.recognizers.count - 1
      casting.scene.recognizers[last].delaysTouchesBegan = true
      if casting.scene.recognizers[last].kind == .tap, casting.oneIn(3) {
        casting.scene.recognizers[last].taps = 2
      }
    }
  } round: { casting, touch, _ in
    casting.gesture(for: casting.pick(casting.scene.recognizers), touch)
  }

  /// A recognizer that may not begin, nearer to the touch than one that may.
  static let vetoedTap = Sketch(
    "a tap that may not begin",
    aims: ["GC-07", "GC-09", "GC-10", "GC-11", "GC-15", "GC-40"], weight: 5
  ) { casting in
    casting.meetOnOneView(nested: true)
  } recognizers: { casting in
    casting.castVeto()
  } round: { casting, touch, _ in
    casting.oneIn(8)
      ? casting.press(touch, duration: Thresholds.tapDuration.surelyAbove) : casting.series(touch)
  }

  /// A recognizer that is moved, enabled or interrupted while a finger is down.
  static let movedRecognizer = Sketch(
    "a recognizer that is moved", aims: ["GR-09", "GR-50", "GC-05"], weight: 5
  ) {
    $0.meetSideBySide()
  } recognizers: { casting in
    casting.addToMeeting(
      casting.pick([.tap, .tap, .tap, .longPress, .pan]),
      on: casting.pick([casting.near, casting.near, casting.far]))
    casting.scene.recognizers[0].isEnabled = !casting.oneIn(3)
    if casting.oneIn(4) { casting.addToMeeting(.tap, on: casting.near) }
  } round: { casting, touch, other in
    var touch = touch
    if casting.oneIn(2) { touch.place = other }
    return casting.oneIn(2)
      ? casting.series(touch) : casting.gesture(for: casting.scene.recognizers[0], touch)
  } changes: {
    $0.castMeetingChange()
  }

  /// A double tap, and one that requires it to fail and is done before: with the first tap, or when
  /// that is held. They have one reset.
  static let tiedResets = Sketch(
    "recognizers with one reset", aims: ["GR-41", "GR-43", "GC-27"], weight: 2
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2), isMultipleTouchEnabled: true)
  } recognizers: { casting in
    casting.castTiedResets()
  } round: { casting, touch, _ in
    casting.series(touch)
  }

  /// A view in front with a recognizer, which touches pass through.
  static let passedThrough = Sketch(
    "a view that touches pass through", aims: ["HT-32", "FB-12", "FB-13"], weight: 2
  ) { casting in
    let behind = casting.addToMeeting(Rect(0, 0, 320, 440), in: casting.lastWindow)
    let front = casting.addToMeeting(casting.scene.views[behind].frame, in: casting.lastWindow)
    if casting.oneIn(3) {
      casting.scene.views[front].overrides.pointInside = .never
    } else {
      casting.scene.views[front].overrides.hitTest = casting.pick([
        .passesThrough, .passesThrough, .returnsNil,
      ])
    }
    casting.meetingPlaces = [behind, front]
  } recognizers: { casting in
    casting.addToMeeting(casting.pick([.tap, .tap, .longPress]), on: casting.far)
    if casting.oneIn(2) { casting.addToMeeting(.tap, on: casting.near) }
  } round: { casting, touch, _ in
    casting.series(touch)
  }

  /// A tap that waits for two others, of which one fails before the other.
  static let waitsForTwo = Sketch(
    "a tap that waits for two", aims: ["GC-27"], weight: 2
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2), isMultipleTouchEnabled: true)
  } recognizers: { casting in
    casting.addToMeeting(.tap, taps: 2, on: casting.oneIn(3) ? casting.far : casting.near)
    casting.addToMeeting(
      casting.pick([.longPress, .swipe, .pan]), on: casting.oneIn(3) ? casting.far : casting.near)
    casting.addToMeeting(.tap, on: casting.near)
    let names = casting.scene.recognizers.map(\.id)
    casting.scene.recognizers[2].requiresFailureOf =
      casting.oneIn(3) ? [names[1], names[0]] : [names[0], names[1]]
  } round: { casting, touch, _ in
    casting.series(touch)
  }

  /// A recognizer that waits for another, which waits for a third or may not begin.
  static let requirementChain = Sketch(
    "recognizers that wait in a row", aims: ["GC-28"], weight: 2
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2), isMultipleTouchEnabled: true)
  } recognizers: { casting in
    casting.addToMeeting(.tap, taps: 2, on: casting.near)
    casting.addToMeeting(
      casting.pick([.longPress, .swipe, .pan, .tap]),
      on: casting.oneIn(3) ? casting.far : casting.near)
    if casting.scene.recognizers[1].kind == .tap {
      var delegate = casting.scene.recognizers[1].delegate ?? Scenario.Recognizer.Delegate()
      delegate.shouldBegin = false
      casting.scene.recognizers[1].delegate = delegate
    }
    casting.addToMeeting(.tap, on: casting.near)
    let names = casting.scene.recognizers.map(\.id)
    if !casting.oneIn(3) { casting.scene.recognizers[1].requiresFailureOf = [names[0]] }
    casting.scene.recognizers[2].requiresFailureOf = [names[1]]
  } round: { casting, touch, _ in
    casting.series(touch)
  }
}

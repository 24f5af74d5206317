import Thresholds
import TouchScript

/// Gestures that some rules speak of and chance hardly makes: fingers that come and go during a
/// pan, swipes that start backwards or go astray, presses after taps, pinches set back on their
/// way.
extension Sketch {
  static let finerGestures = [
    busyPan, strayedSwipe, joinedPress, longPinch, longTurn, brokenTap, unsteadyTap,
    unsteadyPress, patientPan, countedPan, hesitantSwipe, partingPan, shortTap,
    longSeries, pressAtOnce, ownTimer,
  ]

  /// Two fingers on their way, one of which may come later, leave earlier, or rest for a while.
  static let busyPan = Sketch(
    "a busy pan",
    aims: ["HT-28", "HT-42", "GR-12", "KR-24", "KR-25", "KR-27", "KR-29", "KR-31", "KR-36"],
    weight: 3, if: \.pans
  ) { casting in
    casting.castRoom(for: .pan)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, pan in
      pan.minimumTouches = 1
      pan.maximumTouches = casting.pick([nil, nil, nil, 2])
    }
  } gesture: { casting, _, touch in
    casting.oneIn(4) ? casting.drag(touch) : casting.busyPan(touch)
  }

  /// A swipe that may start a little backwards, or halfway to the side; and other fingers that come
  /// along, rest, or go the other way.
  static let strayedSwipe = Sketch(
    "a swipe that strays",
    aims: [
      "HT-42", "GR-42", "KR-37", "KR-38", "KR-39", "KR-40", "KR-41", "KR-42", "KR-43", "KR-44",
      "KR-45",
    ], weight: 14, if: \.swipes
  ) { casting in
    casting.castRoom(for: .swipe)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, swipe in
      swipe.touches = casting.pick([1, 1, 2, 2])
      if casting.oneIn(3) {
        swipe.directions = casting.pick([[.right, .left], [.up, .down]])
      }
    }
  } gesture: { casting, swipe, touch in
    casting.finerSwipe(swipe, touch)
  }

  /// Taps, one too few now and then, and then fingers that stay; one more may join them.
  static let joinedPress = Sketch(
    "a press after taps, or of several fingers",
    aims: ["KR-14", "KR-21", "KR-22", "KR-23"], weight: 10,
    if: \.longPresses
  ) { casting in
    casting.castRoom(for: .longPress)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, press in
      press.taps = casting.pick([0, 1, 1, 1, 2])
      press.touches = casting.pick([1, 1, 2])
    }
  } gesture: { casting, press, touch in
    casting.finerPress(press, touch)
  }

  /// Two fingers that part or meet in several steps, each measured from the one before.
  static let longPinch = Sketch(
    "a pinch in several steps",
    aims: [
      "SY-06", "TO-22", "TO-27", "GR-33", "KR-46", "KR-47", "KR-48", "KR-49", "KR-50", "KR-53",
      "KR-54",
    ], weight: 12, if: \.pinches
  ) { casting in
    casting.castRoom(for: .pinch)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, pinch in pinch.rebases = !casting.oneIn(5) }
    if let view = casting.finerGesture?.view, casting.oneIn(4) { casting.hang(.pan, on: view) }
  } gesture: { casting, _, touch in
    casting.finerPinch(touch)
  }

  /// Two fingers that turn around their middle in several steps.
  static let longTurn = Sketch(
    "a rotation in several steps",
    aims: ["SY-06", "GR-45", "KR-51", "KR-52", "KR-53"], weight: 11,
    if: \.rotations
  ) { casting in
    casting.castRoom(for: .rotation)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, rotation in rotation.rebases = !casting.oneIn(5) }
  } gesture: { casting, _, touch in
    casting.finerTurn(touch)
  }

  /// A tap that the system may interrupt.
  static let brokenTap = Sketch(
    "an interrupted tap", aims: ["TO-34", "GR-45", "KR-12", "EX-01"],
    weight: 2, if: \.interruptions
  ) { casting in
    casting.castRoom(for: .tap)
  } recognizers: { casting in
    casting.addFinerRecognizer { _, _ in }
  } gesture: { casting, tap, touch in
    casting.taps(touch, taps: tap.taps, fingers: tap.touches)
  }

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
}

extension Casting {
  /// A view with room for a gesture, which may be turned or scaled where only ways are measured.
  mutating func castRoom(for kind: Scenario.Recognizer.Kind) {
    var view = Scenario.View(id: "", frame: Rect(24, 24, 264, 320)).with {
      $0.isMultipleTouchEnabled = oneIn(2)
    }
    if [.pan, .swipe, .pinch, .rotation].contains(kind), oneIn(kind == .pan ? 2 : 6) {
      view.transform = pick([
        .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), .scale(-1, 1),
        Transform(a: 1, b: 0.5, c: -0.5, d: 1),
      ])
    }
    let isWindow = view.transform == .identity && oneIn(4)
    let index = isWindow ? lastWindow : add(view, parent: lastWindow)
    marks.append((index, Point(128, 160)))
    finerGesture = (kind, index)
  }

  /// The recognizer of the gesture that the case is after.
  mutating func addFinerRecognizer(
    _ settle: (inout Casting, inout Scenario.Recognizer) -> Void
  ) {
    guard let (kind, view) = finerGesture else { return }
    scene.recognizers.append(recognizer(on: scene.views[view]))
    let index = scene.recognizers.count - 1
    scene.recognizers[index].kind = kind
    castParameters(of: index)
    var recognizer = scene.recognizers[index]
    settle(&self, &recognizer)
    scene.recognizers[index] = recognizer
  }

  func isFiner(_ recognizer: Scenario.Recognizer) -> Bool {
    guard let (kind, view) = finerGesture else { return false }
    return recognizer.kind == kind && recognizer.view == scene.views[view].id
  }

  /// The system takes the fingers of a gesture away, mostly when it has begun.
  mutating func castInterruption(during strokes: [Stroke], _ script: inout ScriptWriter) {
    guard let kind = finerGesture?.kind, kind != .swipe, oneIn(kind == .tap ? 2 : 4),
      let stroke = strokes.first
    else { return }
    let moment = stroke.moves.first.map { $0.at + pick([5, 35]) } ?? stroke.began + 5
    script.change(oneIn(4) ? .showHomeScreen : .interrupt, at: moment)
    if oneIn(2) { script.change(.showApplication, at: moment + 3) }
  }
}

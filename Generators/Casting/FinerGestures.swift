import PropertyTesting
import TouchScript

/// Gestures that some rules speak of and chance hardly makes: fingers that come and go amid a pan,
/// swipes that start backwards or go astray, presses after taps, pinches set back on their way.
extension Casting {
  /// A view with room for a gesture, which may be turned or scaled where only ways are measured.
  mutating func castFinerGesture() {
    let kind = pick(finerKinds)
    var view = Scenario.View(
      id: "", frame: Rect(24, 24, 264, 320), isMultipleTouchEnabled: oneIn(2))
    if kind == .pan, oneIn(2) {
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

  private var finerKinds: [Scenario.Recognizer.Kind] {
    var kinds: [Scenario.Recognizer.Kind] = []
    if traits.pans { kinds += [.pan, .pan, .pan] }
    if traits.swipes { kinds += [.swipe, .swipe, .swipe, .swipe, .swipe, .swipe] }
    if traits.longPresses { kinds += [.longPress, .longPress, .longPress] }
    if traits.pinches { kinds += [.pinch, .pinch, .pinch] }
    if traits.rotations { kinds += [.rotation, .rotation, .rotation] }
    if traits.interruptions { kinds += [.tap, .tap] }
    return kinds.isEmpty ? [.pan, .swipe, .longPress, .pinch, .rotation] : kinds
  }

  /// The recognizer of the gesture that the case is after.
  mutating func addFinerRecognizer() {
    guard let (kind, view) = finerGesture else { return }
    scene.recognizers.append(recognizer(on: scene.views[view]))
    let index = scene.recognizers.count - 1
    scene.recognizers[index].kind = kind
    castParameters(of: index)
    switch kind {
    case .longPress:
      scene.recognizers[index].taps = pick([0, 1, 1, 1, 2])
      scene.recognizers[index].touches = pick([1, 1, 2])
    case .pan:
      scene.recognizers[index].minimumTouches = 1
      scene.recognizers[index].maximumTouches = pick([nil, nil, nil, 2])
    case .swipe:
      scene.recognizers[index].touches = pick([1, 1, 2, 2])
      if oneIn(3) { scene.recognizers[index].directions = pick([[.right, .left], [.up, .down]]) }
    case .pinch, .rotation:
      scene.recognizers[index].rebases = !oneIn(5)
      if kind == .pinch, oneIn(4) { hang(.pan, on: view) }
    case .tap, .screenEdgePan: break
    }
  }

  func isFiner(_ recognizer: Scenario.Recognizer) -> Bool {
    guard let (kind, view) = finerGesture else { return false }
    return recognizer.kind == kind && recognizer.view == scene.views[view].id
  }

  /// What fingers do for such a recognizer.
  mutating func finerGesture(
    for recognizer: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    switch recognizer.kind {
    case .longPress: return finerPress(recognizer, touch)
    case .swipe: return finerSwipe(recognizer, touch)
    case .pinch: return finerPinch(touch)
    case .rotation: return finerTurn(touch)
    case .tap: return taps(touch, taps: recognizer.taps, fingers: recognizer.touches)
    case .pan, .screenEdgePan: return oneIn(4) ? drag(touch) : busyPan(touch)
    }
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

  // MARK: Pans

  /// Two fingers on their way, one of which may come later, leave earlier, or rest for a while.
  private mutating func busyPan(_ touch: Touching) -> [Stroke] {
    // When one finger rests, the middle of two goes half as far as the other.
    let length = pick([1.0, 2, 2]) * (touch.reach + 10)
    let (x, y) = pick([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0)])
    let joins = pick([0, 30, 30])
    let leaver = pick([nil, 0, 1])
    let goers = pick([[0, 1], [0, 1], [0], [1]])
    return (0..<2).map { number in
      let begins = number == 1 ? joins : 0
      let lifts = leaver == number ? 60 : pick([100, 100, 110])
      var place = touch.place.moved(Double(number) * 48, 0)
      var stroke = Stroke(
        finger: touch.finger + number, start: place, began: touch.time + begins,
        lifted: touch.time + lifts)
      let steps = [(20, true), (50, goers.contains(number)), (80, true)]
      for (moment, isGoing) in steps where isGoing && moment > begins && moment < lifts {
        place = place.moved(x * length, y * length)
        stroke.moves.append((touch.time + moment, place))
      }
      return stroke
    }
  }

  // MARK: Swipes

  /// A swipe that may start a little backwards, or halfway to the side; and other fingers that come
  /// along, rest, or go the other way.
  private mutating func finerSwipe(
    _ swipe: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    let way = pick(swipe.directions).way
    let side = oneIn(4) ? pick([1.0, -1.0]) : 0
    let length = pick([100.0, 120, 200, 200])
    let duration = pick([40, 80, 100])
    let startsBack = swipe.directions.count == 1 && !oneIn(3)
    let returns = side != 0 && oneIn(2)
    let others = pick([1.0, 1, 0, 0, -1])
    return (0..<swipe.touches).map { finger in
      let start = touch.place.moved(Double(finger) * 48, 0)
      let moment = touch.time + duration
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: moment + 40)
      if startsBack { stroke.moves = [(touch.time + 10, start.moved(way.x * -2, way.y * -2))] }
      let part = finger == 0 ? length : length * others
      if part != 0 {
        let aside = Point(way.y * side, way.x * side)
        stroke.moves.append(
          (moment, start.moved((way.x + aside.x) * part, (way.y + aside.y) * part)))
        if returns {
          stroke.moves.append(
            (moment + 20, start.moved(way.x * part * 2, way.y * part * 2)))
        }
      }
      return stroke
    }
  }

  // MARK: Presses

  /// Taps, one too few now and then, and then fingers that stay; one more may join them.
  private mutating func finerPress(
    _ press: Scenario.Recognizer, _ touch: Touching
  ) -> [Stroke] {
    let taps = oneIn(4) ? max(0, press.taps - 1) : press.taps
    var strokes: [Stroke] = []
    var time = touch.time
    func fingers(_ count: Int, from began: Int, to lifted: Int) -> [Stroke] {
      // So far apart that no touch is near the end of another's.
      (0..<count).map { number in
        Stroke(
          finger: touch.finger + number, start: touch.place.moved(0, Double(number) * 152),
          began: began, lifted: lifted)
      }
    }
    for _ in 0..<taps {
      let hold = pick([10, 40, 100])
      strokes += fingers(press.touches, from: time, to: time + hold)
      time += hold + pick([50, 100])
    }
    let end = time + press.minimumPressDuration + 300
    strokes += fingers(press.touches, from: time, to: end)
    if oneIn(2) {
      strokes.append(
        Stroke(
          finger: touch.finger + press.touches,
          start: touch.place.moved(0, Double(press.touches) * 152),
          began: time + pick([10, 50, 100]), lifted: end + pick([0, 20])))
    } else if oneIn(3) {
      strokes[strokes.count - 1].moves = [
        (end + 20, strokes[strokes.count - 1].start.moved(touch.reach + 10, 0))
      ]
      strokes[strokes.count - 1].lifted = end + 60
    }
    return strokes
  }

  // MARK: Two fingers

  /// Two fingers that part or meet in several steps, each measured from the one before.
  private mutating func finerPinch(_ touch: Touching) -> [Stroke] {
    let near = pick([24.0, 40, 60])
    let far = near + touch.reach + 10
    let radii = pick([
      [near, far, far + 20], [near, far, far + 30, far + 10], [far, near, near + 10],
      [far, near, near + 5, near],
    ])
    return pair(touch, steps: radii) { radius, side in Point(side * radius, 0) }
  }

  /// Two fingers that turn around their middle in several steps.
  private mutating func finerTurn(_ touch: Touching) -> [Stroke] {
    let radius = touch.reach * 1.25 + 10
    let first = pick([60.0, 90]) * (oneIn(2) ? 1 : -1)
    let next = pick([10.0, 40, -20])
    return pair(touch, steps: [0, first, first + next, first + next * 2]) { angle, side in
      Point(side * radius, 0).turned(byDegrees: angle)
    }
  }
}

extension Scenario.Recognizer.SwipeDirection {
  /// The direction as a way of one point.
  var way: Point {
    switch self {
    case .right: Point(1, 0)
    case .left: Point(-1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }
}

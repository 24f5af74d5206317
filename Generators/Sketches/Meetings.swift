import TouchScript

/// The views in which recognizers meet.
extension Casting {
  /// A view, in another one or not.
  mutating func meetOnOneView(nested isNested: Bool, isMultipleTouchEnabled: Bool = false) {
    let outer = isNested ? addToMeeting(Rect(0, 0, 320, 440), in: lastWindow) : lastWindow
    meetingPlaces = [addToMeeting(Rect(16, 16, 280, 400), in: outer), outer]
    if isMultipleTouchEnabled { scene.views[near].isMultipleTouchEnabled = true }
  }

  /// Two views beside one another.
  mutating func meetSideBySide() {
    let parent = oneIn(2) ? lastWindow : addToMeeting(Rect(0, 0, 320, 440), in: lastWindow)
    meetingPlaces = [0, 1].map { side in
      addToMeeting(Rect(Double(side) * 144 + 8, 24, 128, 160), in: parent)
    }
  }

  /// A large view, and a small one in its corner.
  mutating func meetInCorner() {
    let outer = addToMeeting(Rect(0, 0, 320, 440), in: lastWindow)
    meetingPlaces = [outer, addToMeeting(Rect(24, 24, 112, 112), in: outer)]
  }

  mutating func addToMeeting(_ frame: Rect, in parent: Int) -> Int {
    add(
      Scenario.View(id: "", frame: frame).with { $0.isMultipleTouchEnabled = oneIn(3) },
      parent: parent)
  }
}

/// How the recognizers are set that meet.
extension Casting {
  /// A recognizer of one finger.
  mutating func addToMeeting(_ kind: Scenario.Recognizer.Kind, taps: Int = 1, on view: Int) {
    var added = recognizer(on: scene.views[view])
    added.kind = kind
    (added.taps, added.touches) = (taps, 1)
    scene.recognizers.append(added)
    let index = scene.recognizers.count - 1
    castParameters(of: index)
    scene.recognizers[index].touches = 1
    scene.recognizers[index].minimumTouches = 1
    if kind == .longPress { scene.recognizers[index].taps = 0 }
  }

  /// A double tap; mostly with a single tap beside it, that waits for it or not, or for somebody else
  /// who takes part in the touch or not.
  mutating func castTapsThatMeet() {
    let home = oneIn(4) ? far : near
    addToMeeting(.tap, taps: 2, on: home)
    if !oneIn(6) {
      scene.recognizers[0].delaysTouchesBegan = false
      scene.recognizers[0].delaysTouchesEnded = true
    }
    if oneIn(3) { return }
    if oneIn(5) {
      scene.recognizers[0].taps = 1
      scene.recognizers[0].kind = pick([.longPress, .pan])
      castParameters(of: 0)
      if scene.recognizers[0].kind == .longPress { scene.recognizers[0].taps = 0 }
    }
    addToMeeting(.tap, on: near)
    if !oneIn(6) { scene.recognizers[1].delaysTouchesEnded = true }
    if oneIn(5) {
      let isRefusing = oneIn(3)
      scene.recognizers[0].isEnabled = isRefusing
      if isRefusing { changeDelegate(of: 0) { $0.shouldReceive = false } }
    }
    guard !oneIn(3) else { return }
    let (awaited, waiter) = (scene.recognizers[0].id, scene.recognizers[1].id)
    switch random.below(4) {
    case 0: changeDelegate(of: 1) { $0.requiresFailureOf = [awaited] }
    case 1: changeDelegate(of: 0) { $0.isRequiredToFailBy = [waiter] }
    default: wait(1, for: 0)
    }
  }

  /// A double tap, and a recognizer that requires it to fail: a swipe or a press, which a tap makes
  /// fail, or a tap that may not begin or wants two fingers.
  mutating func castTiedResets() {
    addToMeeting(.tap, taps: 2, on: oneIn(4) ? far : near)
    addToMeeting(pick([.swipe, .longPress, .tap, .tap]), on: oneIn(4) ? far : near)
    if scene.recognizers[1].kind == .tap {
      if oneIn(3) {
        scene.recognizers[1].touches = 2
      } else {
        changeDelegate(of: 1) { $0.shouldBegin = false }
      }
    }
    scene.recognizers[1].requiresFailureOf = [scene.recognizers[0].id]
  }

  /// The second recognizer's finger is refused or ignored by the first.
  mutating func refuseFinger(in view: Int) {
    if oneIn(2) {
      scene.recognizers[0].ignoredFingers = pick([[1], [1], [0]])
    } else {
      let id = scene.views[view].id
      changeDelegate(of: 0) { $0.refusesTouchesIn = [id] }
    }
  }

  /// The recognizer nearer to the touch may not begin, or the view that is hit has the say.
  mutating func castVeto() {
    addToMeeting(.tap, on: near)
    addToMeeting(.tap, on: oneIn(5) ? near : far)
    if !oneIn(3) {
      let answer = oneIn(2)
      scene.views[near].overrides.shouldBegin = answer
      changeDelegate(of: 0) { $0.shouldBegin = !answer }
    } else {
      changeDelegate(of: 0) { $0.shouldBegin = false }
    }
  }

  /// The first may be kept from standing in the way of the second; or both may recognize together.
  mutating func relateMeeting(_ first: Int) {
    let second = 1 - first
    let ids = scene.recognizers.map(\.id)
    switch random.below(5) {
    case 0: letTogether(pick([0, 1]), unlessIn: 6)
    case 1: scene.recognizers[first].cannotPrevent = [ids[second]]
    case 2: scene.recognizers[second].cannotBePreventedBy = [ids[first]]
    default: break
    }
  }

  /// A delegate is asked whether two may recognize together, and says no only once in so often.
  mutating func letTogether(_ index: Int, unlessIn count: Int) {
    let other = scene.recognizers[1 - index].id
    let others = oneIn(count) ? [] : [other]
    changeDelegate(of: index) { $0.simultaneousWith = others }
  }

  /// What is done to the recognizer that the case is about: mostly it is enabled if it was not, or it
  /// goes to the other view.
  mutating func castMeetingChange() -> [Scenario.Change] {
    guard let recognizer = scene.recognizers.first else { return [] }
    let places = meetingPlaces.map { scene.views[$0].id }
    switch random.below(8) {
    case 0: return [.setRecognizerEnabled(recognizer.id, false)]
    case 1: return [.interrupt]
    case 2: return [.removeRecognizer(recognizer.id)]
    case 3, 4, 5:
      if recognizer.isEnabled { fallthrough }
      return [.setRecognizerEnabled(recognizer.id, true)]
    default:
      let others = places.filter { $0 != recognizer.view }
      return [.addRecognizer(recognizer.id, to: pick(oneIn(4) ? places : others))]
    }
  }

  private mutating func changeDelegate(
    of index: Int, _ change: (inout Scenario.Recognizer.Delegate) -> Void
  ) {
    var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
    change(&delegate)
    scene.recognizers[index].delegate = delegate
  }
}

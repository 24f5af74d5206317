import PropertyTesting
import TouchScript

/// A way in which recognizers meet, of which the rules say much and chance makes little.
enum Meeting {
  /// A double tap, alone or beside a single tap that waits for it or does not.
  case taps
  /// Two taps with nothing in common, each with a finger of its own.
  case apart
  /// A gesture that has begun, and a finger that comes later to another recognizer.
  case later
  /// Two long gestures of one finger.
  case together
  /// A finger that the recognizer refuses or ignores, beside one that it takes.
  case refused
  /// Several recognizers that keep the touch from its view.
  case delaying
  /// A recognizer that may not begin, nearer to the touch than one that may.
  case vetoed
  /// A recognizer that is moved, enabled or interrupted while a finger is down.
  case moved
  /// A view in front with a recognizer, which touches pass through.
  case passed

  /// All of them, the more telling ones several times.
  static let all: [Meeting] =
    [
      .taps, .taps, .taps, .taps, .taps, .taps, .taps, .taps, .taps, .taps, .apart, .apart, .later,
      .later, .later, .together, .together, .together, .refused, .refused, .delaying, .delaying,
      .vetoed, .vetoed, .moved, .moved, .moved, .moved, .passed,
    ]
}

/// Puts recognizers in front of a scene that meet over the same fingers. How they are set, what else
/// there is, and what is done to them meanwhile varies as everywhere.
extension Casting {
  /// The views of the meeting: first the one that is touched first.
  mutating func castMeetingViews() {
    meeting = pick(Meeting.all)
    switch meeting {
    case .apart, .moved:
      let parent = oneIn(2) ? lastWindow : addToMeeting(Rect(0, 0, 320, 440), in: lastWindow)
      meetingPlaces = [0, 1].map { side in
        addToMeeting(Rect(Double(side) * 144 + 8, 24, 128, 160), in: parent)
      }
    case .later, .refused:
      let outer = addToMeeting(Rect(0, 0, 320, 440), in: lastWindow)
      meetingPlaces = [outer, addToMeeting(Rect(24, 24, 112, 112), in: outer)]
    case .passed:
      let behind = addToMeeting(Rect(0, 0, 320, 440), in: lastWindow)
      let front = addToMeeting(scene.views[behind].frame, in: lastWindow)
      if oneIn(3) {
        scene.views[front].overrides.pointInside = .never
      } else {
        scene.views[front].overrides.hitTest = pick([.passesThrough, .passesThrough, .returnsNil])
      }
      meetingPlaces = [behind, front]
    case .taps, .together, .delaying, .vetoed:
      let isNested = meeting == .vetoed || oneIn(2)
      let outer = isNested ? addToMeeting(Rect(0, 0, 320, 440), in: lastWindow) : lastWindow
      meetingPlaces = [addToMeeting(Rect(16, 16, 280, 400), in: outer), outer]
    }
    // Where a view takes one touch at a time, an end that is withheld hides the next touch.
    if meeting == .taps, !oneIn(4) { scene.views[meetingPlaces[0]].isMultipleTouchEnabled = true }
    marks = meetingPlaces.map { ($0, scene.views[$0].bounds.center) }
  }

  private mutating func addToMeeting(_ frame: Rect, in parent: Int) -> Int {
    add(
      Scenario.View(id: "", frame: frame, isMultipleTouchEnabled: oneIn(3)), parent: parent)
  }

  // MARK: Recognizers

  /// The recognizers that meet; nothing else is attached to their views.
  mutating func castMeetingRecognizers() {
    let near = meetingPlaces[0]
    let far = meetingPlaces[1]
    switch meeting {
    case .taps: castTapsThatMeet(near, far)
    case .apart:
      addToMeeting(.tap, on: near)
      addToMeeting(.tap, on: far)
      if oneIn(2) { letTogether(pick([0, 1]), unlessIn: 3) }
    case .later:
      addToMeeting(pick([.pan, .pan, .pan, .longPress]), on: near)
      scene.recognizers[0].maximumTouches = nil
      scene.recognizers[0].minimumTouches = 1
      addToMeeting(.tap, on: far)
      if oneIn(3) { letTogether(pick([0, 1]), unlessIn: 6) }
    case .together:
      let kinds: [Scenario.Recognizer.Kind] = [.pan, .longPress, .pan, .swipe]
      let first = random.integer(in: 0...2)
      addToMeeting(kinds[first], on: near)
      addToMeeting(kinds[first + 1], on: oneIn(3) ? far : near)
      relateMeeting(scene.recognizers[0].kind == .longPress ? 0 : 1)
    case .refused:
      addToMeeting(pick([.pan, .pan, .longPress, .tap]), on: near)
      refuseFinger(in: far)
    case .delaying:
      for _ in 0..<pick([2, 2, 3]) {
        addToMeeting(pick([.tap, .tap, .longPress, .pan]), on: oneIn(3) ? far : near)
        let last = scene.recognizers.count - 1
        scene.recognizers[last].delaysTouchesBegan = true
        if scene.recognizers[last].kind == .tap, oneIn(3) { scene.recognizers[last].taps = 2 }
      }
    case .vetoed: castVeto(near, far)
    case .moved:
      addToMeeting(pick([.tap, .tap, .tap, .longPress, .pan]), on: pick([near, near, far]))
      scene.recognizers[0].isEnabled = !oneIn(3)
      if oneIn(4) { addToMeeting(.tap, on: near) }
    case .passed:
      addToMeeting(pick([.tap, .tap, .longPress]), on: far)
      if oneIn(2) { addToMeeting(.tap, on: near) }
    }
  }

  /// A recognizer of one finger that, if it is a tap, wants one.
  private mutating func addToMeeting(_ kind: Scenario.Recognizer.Kind, on view: Int) {
    var added = recognizer(on: scene.views[view])
    added.kind = kind
    (added.taps, added.touches) = (1, 1)
    scene.recognizers.append(added)
    let index = scene.recognizers.count - 1
    castParameters(of: index)
    scene.recognizers[index].touches = 1
    scene.recognizers[index].minimumTouches = 1
    if kind == .longPress { scene.recognizers[index].taps = 0 }
  }

  /// A double tap; mostly with a single tap beside it, that waits for it or not, or for somebody else
  /// who takes part in the touch or not.
  private mutating func castTapsThatMeet(_ near: Int, _ far: Int) {
    let home = oneIn(4) ? far : near
    addToMeeting(.tap, on: home)
    scene.recognizers[0].taps = 2
    if !oneIn(6) {
      scene.recognizers[0].delaysTouchesBegan = false
      scene.recognizers[0].delaysTouchesEnded = true
    }
    if oneIn(3) { return }
    if oneIn(4) {
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

  /// The second recognizer's finger is refused or ignored by the first.
  private mutating func refuseFinger(in view: Int) {
    if oneIn(2) {
      scene.recognizers[0].ignoredFingers = pick([[1], [1], [0]])
    } else {
      let id = scene.views[view].id
      changeDelegate(of: 0) { $0.refusesTouchesIn = [id] }
    }
  }

  /// The recognizer nearer to the touch may not begin, or the view that is hit has the say.
  private mutating func castVeto(_ near: Int, _ far: Int) {
    addToMeeting(.tap, on: near)
    addToMeeting(.tap, on: oneIn(5) ? near : far)
    if oneIn(3) {
      let answer = oneIn(2)
      scene.views[near].overrides.shouldBegin = answer
      changeDelegate(of: 0) { $0.shouldBegin = !answer }
    } else {
      changeDelegate(of: 0) { $0.shouldBegin = false }
    }
  }

  /// The first may be kept from standing in the way of the second; or both may recognize together.
  private mutating func relateMeeting(_ first: Int) {
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
  private mutating func letTogether(_ index: Int, unlessIn count: Int) {
    let other = scene.recognizers[1 - index].id
    let others = oneIn(count) ? [] : [other]
    changeDelegate(of: index) { $0.simultaneousWith = others }
  }

  private mutating func changeDelegate(
    of index: Int, _ change: (inout Scenario.Recognizer.Delegate) -> Void
  ) {
    var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
    change(&delegate)
    scene.recognizers[index].delegate = delegate
  }
}

import TouchScript

/// A recognizer of the scene as the rules look at it: plain values only, so that to look at it is not
/// to count references. Its lists are in `SceneSetting`.
struct SceneRecognizer {
  /// The kind by which rules may judge it: a subclass of UIKit's that decides by itself is as open as
  /// a class of the app's own, and counts as `custom`; and so does one whose delegate's answers depend
  /// on what others are at the moment.
  let kind: Scenario.Recognizer.Kind
  /// Whether its class is the app's own, and made from none of UIKit's but the root of them all.
  let isOfApp: Bool
  /// Whether its class is that of long presses, or made from it, no matter what it or its delegate
  /// decides.
  let isPress: Bool
  /// The same of swipes.
  let isSwipe: Bool
  /// The same of pans from the edge.
  let isEdgePan: Bool
  /// Whether its class may recognize in the very call that tells it of a touch-down: whether the view
  /// receives that first, public evidence leaves open.
  let mayTakeAtOnce: Bool
  /// Whether its class has a timer by which it may decide, and nobody sees it fail.
  let decidesInTime: Bool
  /// Whether its class decides what becomes of it when the system takes its touches away.
  let decidesAtCancelling: Bool
  /// How many touches it surely follows, and none of them instead of another.
  let mostTouches: Int
  let taps: Int
  let touches: Int
  let cancelsTouchesInView: Bool
  let delaysTouchesBegan: Bool
  let delaysTouchesEnded: Bool
  var isEnabled: Bool
  /// Whether it ignores touches of some fingers; see `Scene.ignores(_:finger:)`.
  let ignoresFingers: Bool
  /// How long a press must last, in milliseconds.
  let minimumPressDuration: Int
  /// How far a press may move, in points.
  let allowableMovement: Double
  /// How few fingers a pan takes.
  let minimumTouches: Int
  /// How many fingers a pan takes; nil: there is no limit.
  let maximumTouches: Int?
  /// Whether the app sets what it has measured back to nothing after each action.
  let rebases: Bool
  /// The delegate's answer, where it has the method.
  let shouldReceive: Bool?
  /// The delegate's answer for whole events, where it has the method.
  let shouldReceiveEvent: Bool?
  /// Whether the delegate is asked about touches.
  let asksAboutTouches: Bool
  /// Whether the delegate refuses touches of some views; see `Scene.refusesTouches(_:in:)`.
  let refusesViews: Bool
  /// Whether the delegate refuses touches whose view is not the recognizer's own.
  let refusesSubviews: Bool
  /// The delegate's answer, where it has the method.
  let shouldBegin: Bool?

  init(_ recognizer: Scenario.Recognizer) {
    kind = recognizer.isPredictable ? recognizer.kind : .custom
    isOfApp = recognizer.kind == .custom
    isPress = recognizer.kind == .longPress
    isSwipe = recognizer.kind == .swipe
    isEdgePan = recognizer.kind == .screenEdgePan
    let begins = recognizer.decisions.contains {
      $0.on == .began && $0.after == 0 && ($0.sets == .began || $0.sets == .ended)
    }
    // A press for which a finger need not be held begins as it comes down. Source: KR-15.
    mayTakeAtOnce = begins || isPress && recognizer.minimumPressDuration <= 0
    decidesInTime = recognizer.decisions.contains { $0.after > 0 }
    decidesAtCancelling = recognizer.decisions.contains { $0.on == .cancelled }
    mostTouches = recognizer.mostTouches
    taps = recognizer.taps
    touches = recognizer.touches
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    isEnabled = recognizer.isEnabled
    ignoresFingers = !recognizer.ignoredFingers.isEmpty
    minimumPressDuration = recognizer.minimumPressDuration
    allowableMovement = recognizer.allowableMovement
    minimumTouches = recognizer.minimumTouches
    maximumTouches = recognizer.maximumTouches
    rebases = recognizer.rebases
    shouldReceive = recognizer.delegate?.shouldReceive
    shouldReceiveEvent = recognizer.delegate?.shouldReceiveEvent
    asksAboutTouches =
      recognizer.delegate?.shouldReceive != nil || recognizer.delegate?.refusesTouchesIn != nil
      || recognizer.delegate?.refusesTouchesOfSubviews == true
    refusesSubviews = recognizer.delegate?.refusesTouchesOfSubviews == true
    refusesViews = recognizer.delegate?.refusesTouchesIn?.isEmpty == false
    shouldBegin = recognizer.delegate?.shouldBegin
  }

  /// Whether the trace says what it receives: not that of a class that the app cannot watch.
  var isWatched: Bool { kind != .scrollPan }

  /// Whether no delegate has a say in which touches it receives.
  var isOpenToAll: Bool { !asksAboutTouches && shouldReceiveEvent == nil }

  /// Whether it may delay touches from the beginning: edge pans perhaps do so by themselves.
  /// Source: GR-10, RE-60.
  var mayDelayTouchesBegan: Bool { delaysTouchesBegan || isEdgePan }

  /// Whether it may ignore a finger too many, and never decide about it. Source: KR-21, KR-34, KR-39,
  /// RE-56, RE-57.
  var mayIgnoreFingers: Bool { isPress || isSwipe || isEdgePan }

  /// Whether it looks for one tap with one finger.
  var isPlainTap: Bool { kind == .tap && taps == 1 && touches == 1 }

  /// Whether it looks for several taps with one finger.
  var isMultipleTap: Bool { kind == .tap && taps > 1 && touches == 1 }

  /// Whether it recognizes at once, or not at all.
  var isDiscrete: Bool { !kind.isContinuous }

  /// Whether it measures what two fingers are to one another.
  var isOfTwoFingers: Bool { kind == .pinch || kind == .rotation }
}

extension Scenario.Recognizer {
  /// Whether its kind says what it makes of fingers: nothing is left to a class of the app's own, nor
  /// to answers that depend on what others are at the moment.
  var isPredictable: Bool { decisions.isEmpty && delegate?.onlyWhileOtherIs.isEmpty ?? true }

  /// How many touches it surely follows, and none of them instead of another.
  var mostTouches: Int {
    switch kind {
    case .tap, .longPress, .swipe: touches
    case .pan, .scrollPan: maximumTouches ?? Int.max
    case .screenEdgePan: 1
    case .pinch, .rotation: 2
    case .custom: Int.max
    }
  }
}

extension Scene {
  /// Whether a recognizer ignores the touches of a finger.
  func ignores(_ recognizer: Int, finger: Int) -> Bool {
    recognizers[recognizer].ignoresFingers
      && setting.recognizers[recognizer].ignoredFingers.contains(finger)
  }

  /// Whether a recognizer's delegate keeps touches of a view away, or the events they come with.
  func refuses(_ recognizer: Int, touchesIn view: Int) -> Bool {
    recognizers[recognizer].shouldReceiveEvent == false
      || refusesTouches(recognizer, in: view)
  }

  /// Whether a recognizer's delegate keeps touches of a view away, having been asked about them.
  func refusesTouches(_ recognizer: Int, in view: Int) -> Bool {
    let answers = recognizers[recognizer]
    if answers.shouldReceive == false { return true }
    if answers.refusesSubviews, recognizerViews[recognizer] != view { return true }
    return answers.refusesViews
      && setting.recognizers[recognizer].delegate?.refusesTouchesIn?.contains(sources[view].id)
        == true
  }
}

import TouchScript

/// A recognizer of the scene as the rules look at it: plain values only, so that to look at it is not
/// to count references. Its lists are in `SceneSetting`.
struct SceneRecognizer {
  let kind: Scenario.Recognizer.Kind
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
  /// The delegate's answer, where it has the method.
  let shouldBegin: Bool?

  init(_ recognizer: Scenario.Recognizer) {
    kind = recognizer.kind
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
    refusesViews = recognizer.delegate?.refusesTouchesIn?.isEmpty == false
    shouldBegin = recognizer.delegate?.shouldBegin
  }

  /// Whether no delegate has a say in which touches it receives.
  var isOpenToAll: Bool { !asksAboutTouches && shouldReceiveEvent == nil }

  /// Whether it looks for one tap with one finger.
  var isPlainTap: Bool { kind == .tap && taps == 1 && touches == 1 }

  /// Whether it looks for several taps with one finger.
  var isMultipleTap: Bool { kind == .tap && taps > 1 && touches == 1 }

  /// Whether it recognizes at once, or not at all.
  var isDiscrete: Bool { !kind.isContinuous }

  /// Whether it measures what two fingers are to one another.
  var isOfTwoFingers: Bool { kind == .pinch || kind == .rotation }

  /// How many touches it surely follows, and none of them instead of another.
  var mostTouches: Int {
    switch kind {
    case .tap, .longPress, .swipe: touches
    case .pan, .screenEdgePan: maximumTouches ?? Int.max
    case .pinch, .rotation: 2
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
    return answers.refusesViews
      && setting.recognizers[recognizer].delegate?.refusesTouchesIn?.contains(sources[view].id)
        == true
  }
}

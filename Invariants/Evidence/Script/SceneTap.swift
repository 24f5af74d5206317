import TouchScript

/// A recognizer of the scene as the rules look at it: plain values only.
struct SceneTap {
  let kind: Scenario.Recognizer.Kind
  let taps: Int
  let touches: Int
  let cancelsTouchesInView: Bool
  let delaysTouchesBegan: Bool
  let delaysTouchesEnded: Bool
  var isEnabled: Bool
  /// The fingers whose touches it ignores.
  let ignoredFingers: [Int]
  /// How long a press must last, in milliseconds.
  let minimumPressDuration: Int
  /// The delegate's answer, where it has the method.
  let shouldReceive: Bool?
  /// The delegate's answer for whole events, where it has the method.
  let shouldReceiveEvent: Bool?
  /// Whether the delegate is asked about touches.
  let asksAboutTouches: Bool
  /// The views whose touches the delegate refuses.
  let refusedViews: [Scenario.ID]
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
    ignoredFingers = recognizer.ignoredFingers
    minimumPressDuration = recognizer.minimumPressDuration
    shouldReceive = recognizer.delegate?.shouldReceive
    shouldReceiveEvent = recognizer.delegate?.shouldReceiveEvent
    asksAboutTouches =
      recognizer.delegate?.shouldReceive != nil || recognizer.delegate?.refusesTouchesIn != nil
    refusedViews = recognizer.delegate?.refusesTouchesIn ?? []
    shouldBegin = recognizer.delegate?.shouldBegin
  }

  /// Whether the delegate keeps touches of a view away, or the events they come with.
  func refuses(_ view: Scenario.ID) -> Bool {
    shouldReceiveEvent == false || refusesTouches(in: view)
  }

  /// Whether the delegate keeps touches of a view away, having been asked about them.
  func refusesTouches(in view: Scenario.ID) -> Bool {
    shouldReceive == false || refusedViews.contains(view)
  }

  /// Whether no delegate has a say in which touches it receives.
  var isOpenToAll: Bool { !asksAboutTouches && shouldReceiveEvent == nil }

  /// Whether it looks for one tap with one finger.
  var isPlainTap: Bool { kind == .tap && taps == 1 && touches == 1 }

  /// Whether it looks for several taps with one finger.
  var isMultipleTap: Bool { kind == .tap && taps > 1 && touches == 1 }

  /// Whether it recognizes at once, or not at all.
  var isDiscrete: Bool { !kind.isContinuous }
}

import TouchScript

/// A recognizer of the scene as the rules look at it: plain values only.
struct SceneTap: Sendable {
  let taps: Int
  let touches: Int
  let cancelsTouchesInView: Bool
  let delaysTouchesBegan: Bool
  let delaysTouchesEnded: Bool
  var isEnabled: Bool
  /// The delegate's answer, where it has the method.
  let shouldReceive: Bool?
  /// Whether the delegate keeps whole events away.
  let refusesEvents: Bool
  /// The views whose touches the delegate refuses.
  let refusedViews: [Scenario.ID]
  /// The delegate's answer, where it has the method.
  let shouldBegin: Bool?

  init(_ recognizer: Scenario.Recognizer) {
    taps = recognizer.taps
    touches = recognizer.touches
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    isEnabled = recognizer.isEnabled
    shouldReceive = recognizer.delegate?.shouldReceive
    refusesEvents = recognizer.delegate?.shouldReceiveEvent == false
    refusedViews = recognizer.delegate?.refusesTouchesIn ?? []
    shouldBegin = recognizer.delegate?.shouldBegin
  }

  /// Whether it looks for one tap with one finger.
  var isPlainTap: Bool { taps == 1 && touches == 1 }
}

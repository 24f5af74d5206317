extension Observation: CustomStringConvertible {
  /// The observation on one line, such as `R(tapA).ended [touch 0] → failed`.
  ///
  /// `V(…)` is a responder's touch method, `R(…)` a recognizer's; all else bears its own name.
  public var description: String { kind.entry.line(self) }

  /// The name of who was called, as text shows it.
  var name: String { who?.shown ?? "nil" }

  /// The name of the other one, as text shows it.
  var otherName: String { other?.shown ?? "nil" }

  /// The method, question or event.
  var spelling: String { word?.text ?? "" }
}

extension GestureReading {
  /// ` [1 touch at (3, 4), translation (1, 0)]`; empty where nothing was measured.
  var measured: String {
    if self == GestureReading() { return "" }
    let touches = numberOfTouches == 1 ? "1 touch" : "\(numberOfTouches) touches"
    let parts = [
      "\(touches) at \(location.minimal)",
      translation.map { "translation \($0.minimal)" },
      velocity.map { "velocity \($0.minimal)" },
      scale.map { "scale \($0.minimal)" },
      rotation.map { "rotation \($0.minimal)" },
    ]
    return " [\(parts.compactMap { $0 }.joined(separator: ", "))]"
  }
}

extension [TouchState] {
  /// `touch 0`, or `touches 0, 1`.
  var numbers: String {
    let numbers = map { String($0.finger) }.joined(separator: ", ")
    return (count == 1 ? "touch " : "touches ") + numbers
  }

  /// `touch 0 began at (3, 4), 1 tap, 50 ms; touch 1 stationary at (9, 4), 1 tap, 20 ms`.
  var states: String {
    map { touch in
      let taps = touch.tapCount == 1 ? "1 tap" : "\(touch.tapCount) taps"
      return "touch \(touch.finger) \(touch.phase.rawValue) at \(touch.location.minimal), \(taps), "
        + "\(touch.timestamp) ms"
    }
    .joined(separator: "; ")
  }
}

extension [Int] {
  /// `0, 1`; empty where there is none.
  var listed: String { map { String($0) }.joined(separator: ", ") }
}

extension ViewDefaults {
  var flags: String {
    let flags = [
      isUserInteractionEnabled ? "user interaction" : "no user interaction",
      isMultipleTouchEnabled ? "multiple touch" : nil, isExclusiveTouch ? "exclusive touch" : nil,
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ControlState {
  var flags: String {
    let flags = [
      isTracking ? "tracking" : nil, isTouchInside ? "inside" : nil,
      isHighlighted ? "highlighted" : nil, value.map { "value \($0.minimal)" },
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

extension RecognizerDefaults {
  /// What differs from UIKit's defaults.
  var differences: String {
    let new = RecognizerDefaults()
    var differences = ""
    if cancelsTouchesInView != new.cancelsTouchesInView {
      differences += " cancelsTouchesInView: false"
    }
    if delaysTouchesBegan != new.delaysTouchesBegan { differences += " delaysTouchesBegan: true" }
    if delaysTouchesEnded != new.delaysTouchesEnded { differences += " delaysTouchesEnded: false" }
    if isEnabled != new.isEnabled { differences += " disabled" }
    if state != new.state { differences += " \(state.rawValue)" }
    return differences + particulars
  }

  /// What only some kinds have, unless it is as on new recognizers of one of them.
  private var particulars: String {
    let isUsual = Scenario.Recognizer.Kind.allCases.contains { kind in
      ofOneKind == RecognizerDefaults(newOf: kind)
    }
    if isUsual { return "" }
    let parts = [
      taps.map { "taps: \($0)" }, touches.map { "touches: \($0)" },
      minimumPressDuration.map { "minimumPressDuration: \($0) ms" },
      allowableMovement.map { "allowableMovement: \($0.minimal)" },
      minimumTouches.map { "minimumTouches: \($0)" },
      maximumTouches.map { "maximumTouches: \($0)" },
      directions.map { "directions: \($0.map(\.rawValue).joined(separator: ", "))" },
    ]
    return parts.compactMap { $0.map { " " + $0 } }.joined()
  }
}

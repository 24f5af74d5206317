extension TouchState {
  /// The keys of a touch in a file.
  enum Key: String, CaseIterable {
    case finger, phase, view, window, tapCount, timestamp, location, previousLocation
    case locationInReceiver, identity

    /// Whether it may not be left out.
    var isRequired: Bool {
      switch self {
      case .finger, .phase, .tapCount, .timestamp, .location, .previousLocation: true
      case .view, .window, .locationInReceiver, .identity: false
      }
    }
  }
}

// The rest stands beside other fields of an observation, each property under its own key.

extension RecognizerDefaults {
  static let properties: [Property<RecognizerDefaults>] = [
    Property("cancelsTouchesInView", \.cancelsTouchesInView),
    Property("delaysTouchesBegan", \.delaysTouchesBegan),
    Property("delaysTouchesEnded", \.delaysTouchesEnded), Property("isEnabled", \.isEnabled),
    Property("state", \.state), Property("taps", \.taps), Property("touches", \.touches),
    Property("minimumPressDuration", \.minimumPressDuration),
    Property("allowableMovement", \.allowableMovement),
    Property("minimumTouches", \.minimumTouches), Property("maximumTouches", \.maximumTouches),
    Property("directions", \.directions),
  ]
}

extension ViewDefaults {
  static let properties: [Property<ViewDefaults>] = [
    Property("isUserInteractionEnabled", \.isUserInteractionEnabled),
    Property("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
    Property("isExclusiveTouch", \.isExclusiveTouch),
  ]
}

extension GestureReading {
  static let properties: [Property<GestureReading>] = [
    Property("location", \.location), Property("numberOfTouches", \.numberOfTouches),
    Property("translation", \.translation), Property("velocity", \.velocity),
    Property("scale", \.scale), Property("rotation", \.rotation),
  ]
}

extension ControlState {
  static let properties: [Property<ControlState>] = [
    Property("isTracking", \.isTracking, isRequired: true),
    Property("isTouchInside", \.isTouchInside, isRequired: true),
    Property("isHighlighted", \.isHighlighted, isRequired: true),
    Property("value", \.value, isAlwaysSaid: true),
  ]
}

extension RecognizerState: Word { static var noun: String { "state" } }

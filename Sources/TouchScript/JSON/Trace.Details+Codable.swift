extension TouchState: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case finger, phase, view, window, tapCount, timestamp, location, previousLocation
    case locationInReceiver, identity
  }

  /// Reads a touch; views, the location in one and the identity may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let number = try fields.whole(.identity, or: 0)
    self.init(
      finger: try fields.whole(.finger), phase: try fields.word(.phase, as: "phase"),
      view: try fields.decodeIfPresent(Trace.ID.self, forKey: .view),
      window: try fields.decodeIfPresent(Trace.ID.self, forKey: .window),
      tapCount: try fields.whole(.tapCount), timestamp: try fields.whole(.timestamp),
      location: try fields.decode(Point.self, forKey: .location),
      previousLocation: try fields.decode(Point.self, forKey: .previousLocation),
      locationInReceiver: try fields.decodeIfPresent(Point.self, forKey: .locationInReceiver),
      identity: number)
    if number != identity {
      throw fields.error(at: .identity, problem: "\(number) is no number of a touch")
    }
  }

  /// Writes a touch.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(finger, forKey: .finger)
    try fields.encode(phase, forKey: .phase)
    try fields.encodeIfPresent(view, forKey: .view)
    try fields.encodeIfPresent(window, forKey: .window)
    try fields.encode(tapCount, forKey: .tapCount)
    try fields.encode(timestamp, forKey: .timestamp)
    try fields.encode(location, forKey: .location)
    try fields.encode(previousLocation, forKey: .previousLocation)
    try fields.encodeIfPresent(locationInReceiver, forKey: .locationInReceiver)
    try fields.encode(identity, for: .identity, unless: 0)
  }
}

extension TouchCall {
  /// Reads a call from among other fields.
  init(from fields: KeyedDecodingContainer<Observation.Field>) throws {
    self.init(
      try fields.word(.phase, as: "phase"),
      touches: try fields.decode([TouchState].self, forKey: .touches),
      allFingers: try fields.decode([Int].self, forKey: .allFingers))
  }

  /// Writes a call among other fields.
  func encode(to fields: inout KeyedEncodingContainer<Observation.Field>) throws {
    try fields.encode(phase, forKey: .phase)
    try fields.encode(touches, forKey: .touches)
    try fields.encode(allFingers, forKey: .allFingers)
  }
}

extension RecognizerDefaults {
  /// Reads the properties from among other fields; what is left out is UIKit's default.
  init(from fields: KeyedDecodingContainer<Observation.Field>) throws {
    self.init()
    cancelsTouchesInView = try fields.value(.cancelsTouchesInView, or: cancelsTouchesInView)
    delaysTouchesBegan = try fields.value(.delaysTouchesBegan, or: delaysTouchesBegan)
    delaysTouchesEnded = try fields.value(.delaysTouchesEnded, or: delaysTouchesEnded)
    isEnabled = try fields.value(.isEnabled, or: isEnabled)
    state = try fields.word(.state, as: "state", or: state)
    taps = try fields.wholeIfPresent(.taps)
    touches = try fields.wholeIfPresent(.touches)
    minimumPressDuration = try fields.wholeIfPresent(.minimumPressDuration)
    allowableMovement = try fields.decodeIfPresent(Double.self, forKey: .allowableMovement)
    minimumTouches = try fields.wholeIfPresent(.minimumTouches)
    maximumTouches = try fields.wholeIfPresent(.maximumTouches)
    if fields.contains(.directions) {
      directions = try fields.words(.directions, as: "direction", or: [])
    }
  }

  /// Writes what differs from UIKit's defaults among other fields.
  func encode(to fields: inout KeyedEncodingContainer<Observation.Field>) throws {
    let new = RecognizerDefaults()
    try fields.encode(
      cancelsTouchesInView, for: .cancelsTouchesInView, unless: new.cancelsTouchesInView)
    try fields.encode(
      delaysTouchesBegan, for: .delaysTouchesBegan, unless: new.delaysTouchesBegan)
    try fields.encode(
      delaysTouchesEnded, for: .delaysTouchesEnded, unless: new.delaysTouchesEnded)
    try fields.encode(isEnabled, for: .isEnabled, unless: new.isEnabled)
    try fields.encode(state, for: .state, unless: new.state)
    try fields.encodeIfPresent(taps, forKey: .taps)
    try fields.encodeIfPresent(touches, forKey: .touches)
    try fields.encodeIfPresent(minimumPressDuration, forKey: .minimumPressDuration)
    try fields.encodeIfPresent(allowableMovement.map { $0 + 0 }, forKey: .allowableMovement)
    try fields.encodeIfPresent(minimumTouches, forKey: .minimumTouches)
    try fields.encodeIfPresent(maximumTouches, forKey: .maximumTouches)
    try fields.encodeIfPresent(directions, forKey: .directions)
  }
}

extension ViewDefaults {
  /// Reads the properties from among other fields; what is left out is as on a new `UIView`.
  init(from fields: KeyedDecodingContainer<Observation.Field>) throws {
    self.init()
    isUserInteractionEnabled = try fields.value(
      .isUserInteractionEnabled, or: isUserInteractionEnabled)
    isMultipleTouchEnabled = try fields.value(.isMultipleTouchEnabled, or: isMultipleTouchEnabled)
    isExclusiveTouch = try fields.value(.isExclusiveTouch, or: isExclusiveTouch)
  }

  /// Writes what differs from a new `UIView` among other fields.
  func encode(to fields: inout KeyedEncodingContainer<Observation.Field>) throws {
    let new = ViewDefaults()
    try fields.encode(
      isUserInteractionEnabled, for: .isUserInteractionEnabled,
      unless: new.isUserInteractionEnabled)
    try fields.encode(
      isMultipleTouchEnabled, for: .isMultipleTouchEnabled, unless: new.isMultipleTouchEnabled)
    try fields.encode(isExclusiveTouch, for: .isExclusiveTouch, unless: new.isExclusiveTouch)
  }
}

extension GestureReading {
  /// Reads a reading from among other fields; what is left out was not measured.
  init(from fields: KeyedDecodingContainer<Observation.Field>) throws {
    self.init(
      location: try fields.value(.location, or: .zero),
      numberOfTouches: try fields.whole(.numberOfTouches, or: 0),
      translation: try fields.decodeIfPresent(Point.self, forKey: .translation),
      velocity: try fields.decodeIfPresent(Point.self, forKey: .velocity),
      scale: try fields.decodeIfPresent(Double.self, forKey: .scale),
      rotation: try fields.decodeIfPresent(Double.self, forKey: .rotation))
  }

  /// Writes what was measured among other fields.
  func encode(to fields: inout KeyedEncodingContainer<Observation.Field>) throws {
    try fields.encode(location, for: .location, unless: .zero)
    try fields.encode(numberOfTouches, for: .numberOfTouches, unless: 0)
    try fields.encodeIfPresent(translation, forKey: .translation)
    try fields.encodeIfPresent(velocity, forKey: .velocity)
    try fields.encodeIfPresent(scale.map { $0 + 0 }, forKey: .scale)
    try fields.encodeIfPresent(rotation.map { $0 + 0 }, forKey: .rotation)
  }
}

extension ControlState {
  /// Reads the flags and the value from among other fields.
  init(from fields: KeyedDecodingContainer<Observation.Field>) throws {
    self.init(
      isTracking: try fields.decode(Bool.self, forKey: .isTracking),
      isTouchInside: try fields.decode(Bool.self, forKey: .isTouchInside),
      isHighlighted: try fields.decode(Bool.self, forKey: .isHighlighted),
      value: try fields.decodeIfPresent(Double.self, forKey: .value))
  }

  /// Writes the flags and the value among other fields.
  func encode(to fields: inout KeyedEncodingContainer<Observation.Field>) throws {
    try fields.encode(isTracking, forKey: .isTracking)
    try fields.encode(isTouchInside, forKey: .isTouchInside)
    try fields.encode(isHighlighted, forKey: .isHighlighted)
    try fields.encodeIfPresent(value.map { $0 + 0 }, forKey: .value)
  }
}

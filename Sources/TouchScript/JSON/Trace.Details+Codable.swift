extension TouchState: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
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

  /// Reads a touch; views, the location in one and the identity may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let number = try fields.whole(.identity, or: 0)
    func isLeftOut(_ key: CodingKeys) throws -> Bool {
      guard let field = key.field else { return false }
      if !decoder.lacks(field) { try fields.require(key, for: field) }
      return !fields.contains(key)
    }
    self.init(
      finger: try fields.whole(.finger), phase: try fields.word(.phase, as: "phase"),
      view: try fields.decodeIfPresent(Trace.ID.self, forKey: .view),
      window: try fields.decodeIfPresent(Trace.ID.self, forKey: .window),
      tapCount: try isLeftOut(.tapCount) ? 1 : fields.whole(.tapCount),
      timestamp: try isLeftOut(.timestamp) ? 0 : fields.whole(.timestamp),
      location: try isLeftOut(.location) ? .zero : fields.decode(Point.self, forKey: .location),
      previousLocation: try isLeftOut(.previousLocation)
        ? .zero : fields.decode(Point.self, forKey: .previousLocation),
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

  /// Reads the properties; what is left out is UIKit's default.
  init(from fields: FileFields) throws {
    self.init()
    for property in Self.properties { try property.read(&self, fields) }
  }

  /// Writes what differs from UIKit's defaults.
  func encode(to fields: inout KeyedEncodingContainer<FileKey>) throws {
    for property in Self.properties { try property.write(self, RecognizerDefaults(), &fields) }
  }
}

extension ViewDefaults {
  static let properties: [Property<ViewDefaults>] = [
    Property("isUserInteractionEnabled", \.isUserInteractionEnabled),
    Property("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
    Property("isExclusiveTouch", \.isExclusiveTouch),
  ]

  /// Reads the properties; what is left out is as on a new `UIView`.
  init(from fields: FileFields) throws {
    self.init()
    for property in Self.properties { try property.read(&self, fields) }
  }

  /// Writes what differs from a new `UIView`.
  func encode(to fields: inout KeyedEncodingContainer<FileKey>) throws {
    for property in Self.properties { try property.write(self, ViewDefaults(), &fields) }
  }
}

extension GestureReading {
  static let properties: [Property<GestureReading>] = [
    Property("location", \.location), Property("numberOfTouches", \.numberOfTouches),
    Property("translation", \.translation), Property("velocity", \.velocity),
    Property("scale", \.scale), Property("rotation", \.rotation),
  ]

  /// Reads a reading; what is left out was not measured.
  init(from fields: FileFields) throws {
    self.init()
    for property in Self.properties { try property.read(&self, fields) }
  }

  /// Writes what was measured.
  func encode(to fields: inout KeyedEncodingContainer<FileKey>) throws {
    for property in Self.properties { try property.write(self, GestureReading(), &fields) }
  }
}

extension ControlState {
  static let properties: [Property<ControlState>] = [
    Property("isTracking", \.isTracking, isRequired: true),
    Property("isTouchInside", \.isTouchInside, isRequired: true),
    Property("isHighlighted", \.isHighlighted, isRequired: true),
    Property("value", \.value, isAlwaysSaid: true),
  ]

  /// Reads the flags and the value; the flags may be left out unless it is whole.
  init(from fields: FileFields, isWhole: Bool) throws {
    self.init(isTracking: false, isTouchInside: false, isHighlighted: false)
    for property in Self.properties {
      if property.key.isRequired, isWhole {
        try fields.require(FileKey(property.name), for: .controlState)
        _ = try fields.required(property.key) as Bool
      }
      try property.read(&self, fields)
    }
  }

  /// Writes the flags and the value.
  func encode(to fields: inout KeyedEncodingContainer<FileKey>) throws {
    for property in Self.properties { try property.write(self, self, &fields) }
  }
}

extension RecognizerState: Word { static var noun: String { "state" } }

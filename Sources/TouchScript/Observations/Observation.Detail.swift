extension Observation {
  /// What only some observations have to say.
  public enum Detail: Hashable, Sendable {
    /// The name of an action, or what the engine said.
    case text(String)
    /// What a recognizer measured.
    case reading(GestureReading)
    /// A new recognizer's properties.
    case recognizer(RecognizerDefaults)
    /// A new view's properties.
    case view(ViewDefaults)
    /// A control's flags and value.
    case control(ControlState)
  }
}

extension Observation.Detail {
  /// The name of an action, or what the engine said.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// What a recognizer measured.
  public var reading: GestureReading? {
    if case .reading(let reading) = self { reading } else { nil }
  }
  /// A new recognizer's properties.
  public var recognizerDefaults: RecognizerDefaults? {
    if case .recognizer(let defaults) = self { defaults } else { nil }
  }
  /// A new view's properties.
  public var viewDefaults: ViewDefaults? {
    if case .view(let defaults) = self { defaults } else { nil }
  }
  /// A control's flags and value.
  public var control: ControlState? {
    if case .control(let state) = self { state } else { nil }
  }
}

extension Observation.Detail {
  /// Its properties; nil where it is a text, which has none.
  var record: (any Record)? {
    switch self {
    case .text: nil
    case .reading(let reading): reading
    case .recognizer(let defaults): defaults
    case .view(let defaults): defaults
    case .control(let state): state
    }
  }

  /// What is said of it in print.
  func shown(onDevice isDevice: Bool) -> String { record?.shown(onDevice: isDevice) ?? text ?? "" }
}

/// What stands beside the other properties of an observation, each of its own under its own key.
protocol Record: Blank {
  /// Its properties, in the order of reading.
  static var properties: [Property<Self>] { get }
  /// The record among others.
  var detail: Observation.Detail { get }
  /// What is said of it in print.
  func shown(onDevice isDevice: Bool) -> String
}

extension Record {
  static var keys: [Shape.Key] { properties.map(\.key) }

  /// The record with the value that comes next for a property.
  func reading(
    _ property: Int, from reader: inout JSONReader
  ) throws(JSONReader.Unread) -> Observation.Detail {
    var record = self
    try Self.properties[property].read(&record, &reader)
    return record.detail
  }

  /// Writes a property, if it is said.
  func write(_ property: Int, to writer: inout JSONWriter) {
    Self.properties[property].write(self, to: &writer)
  }

  /// What is said of some properties, each with a comma or a space before it.
  func remarks(_ range: some RangeExpression<Int>, after separator: String) -> String {
    Self.properties[range].filter { $0.isSaid(self) }
      .flatMap { $0.remarks(self) }.map { separator + $0 }.joined()
  }
}

// MARK: - Controls

/// A control's flags and value when it sent an event.
public struct ControlState: Hashable, Sendable, Record {
  /// `isTracking`.
  public var isTracking: Bool
  /// `isTouchInside`.
  public var isTouchInside: Bool
  /// `isHighlighted`.
  public var isHighlighted: Bool
  /// What the control is set to; nil: it has no value.
  ///
  /// A switch has 0 or 1, a slider and a stepper their `value`, a segmented control its
  /// `selectedSegmentIndex`, a page control its `currentPage`.
  public var value: Double?

  /// Makes a record; without a value, of a control that has none.
  public init(
    isTracking: Bool = false, isTouchInside: Bool = false, isHighlighted: Bool = false,
    value: Double? = nil
  ) {
    self.isTracking = isTracking
    self.isTouchInside = isTouchInside
    self.isHighlighted = isHighlighted
    self.value = value
  }

  package static let blank = ControlState()
  static let properties: [Property<ControlState>] = [
    Property("isTracking", \.isTracking, isRequired: true),
    Property("isTouchInside", \.isTouchInside, isRequired: true),
    Property("isHighlighted", \.isHighlighted, isRequired: true),
    Property("value", \.value, isAlwaysSaid: true),
  ]

  var detail: Observation.Detail { .control(self) }

  func shown(onDevice isDevice: Bool) -> String {
    let flags = [
      isTracking ? "tracking" : nil, isTouchInside ? "inside" : nil,
      isHighlighted ? "highlighted" : nil, value.map { "value \($0.minimal)" },
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

// MARK: - Views

/// A new view's properties. Source: rulebook TO-24, TO-28, HT-26.
public struct ViewDefaults: Hashable, Sendable, Record {
  /// `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Bool
  /// `isMultipleTouchEnabled`.
  public var isMultipleTouchEnabled: Bool
  /// `isExclusiveTouch`.
  public var isExclusiveTouch: Bool

  /// Makes a record; what is left out is as on a new `UIView`.
  public init(
    isUserInteractionEnabled: Bool = true, isMultipleTouchEnabled: Bool = false,
    isExclusiveTouch: Bool = false
  ) {
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.isMultipleTouchEnabled = isMultipleTouchEnabled
    self.isExclusiveTouch = isExclusiveTouch
  }

  package static let blank = ViewDefaults()
  static let properties: [Property<ViewDefaults>] = [
    Property("isUserInteractionEnabled", \.isUserInteractionEnabled),
    Property("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
    Property("isExclusiveTouch", \.isExclusiveTouch),
  ]

  var detail: Observation.Detail { .view(self) }

  func shown(onDevice isDevice: Bool) -> String {
    if isDevice {
      return "userInteractionEnabled: \(isUserInteractionEnabled.objectiveC), "
        + "multipleTouchEnabled: \(isMultipleTouchEnabled.objectiveC), "
        + "exclusiveTouch: \(isExclusiveTouch.objectiveC)"
    }
    let flags = [
      isUserInteractionEnabled ? "user interaction" : "no user interaction",
      isMultipleTouchEnabled ? "multiple touch" : nil, isExclusiveTouch ? "exclusive touch" : nil,
    ]
    return flags.compactMap { $0 }.joined(separator: ", ")
  }
}

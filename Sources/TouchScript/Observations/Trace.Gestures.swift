/// What a recognizer measured when it sent its action.
///
/// Measured numbers are whole multiples of 1/1024, so that engines which round differently on the
/// way read the same.
public struct GestureReading: Hashable, Sendable, Record {
  /// `location(in:)` of the recognizer's view, in its coordinates, in points.
  public var location = Point.zero
  /// `numberOfTouches`.
  public var numberOfTouches = 0
  /// `translation(in:)` of the recognizer's view, in points; nil: the recognizer has none.
  public var translation: Point?
  /// `velocity(in:)` of the recognizer's view, in points per second; nil: the recognizer has none.
  public var velocity: Point?
  /// `scale`; nil: the recognizer has none.
  public var scale: Double?
  /// `rotation`, in radians; nil: the recognizer has none.
  public var rotation: Double?

  /// Makes a reading; what is left out was not measured.
  public init(location: Point = .zero, numberOfTouches: Int = 0) {
    self.location = location
    self.numberOfTouches = numberOfTouches
  }

  package static let blank = GestureReading()
  static let properties: [Property<GestureReading>] = [
    Property("location", \.location), Property("numberOfTouches", \.numberOfTouches),
    Property("translation", \.translation, says: .before("translation")),
    Property("velocity", \.velocity, says: .before("velocity")),
    Property("scale", \.scale, says: .before("scale")),
    Property("rotation", \.rotation, says: .before("rotation")),
  ]

  var detail: Observation.Detail { .reading(self) }

  /// ` [1 touch at (3, 4), translation (1, 0)]`; empty where nothing was measured.
  func shown(onDevice isDevice: Bool) -> String {
    if self == GestureReading() { return "" }
    let touches = numberOfTouches == 1 ? "1 touch" : "\(numberOfTouches) touches"
    return " [\(touches) at \(location.minimal)\(remarks(2..., after: ", "))]"
  }
}

/// A new recognizer's properties: those of all kinds, and those of its own. Source: rulebook GR-10,
/// KR-01, KR-14, KR-24, KR-37.
public struct RecognizerDefaults: Hashable, Sendable, Record {
  /// `cancelsTouchesInView`.
  public var cancelsTouchesInView = true
  /// `delaysTouchesBegan`.
  public var delaysTouchesBegan = false
  /// `delaysTouchesEnded`.
  public var delaysTouchesEnded = true
  /// `isEnabled`.
  public var isEnabled = true
  /// `state`.
  public var state = RecognizerState.possible
  /// `numberOfTapsRequired`; nil: the kind has none.
  public var taps: Int?
  /// `numberOfTouchesRequired`; nil: the kind has none.
  public var touches: Int?
  /// `minimumPressDuration`, in milliseconds; nil: the kind has none.
  public var minimumPressDuration: Int?
  /// `allowableMovement`, in points; nil: the kind has none.
  public var allowableMovement: Double?
  /// `minimumNumberOfTouches`; nil: the kind has none.
  public var minimumTouches: Int?
  /// `maximumNumberOfTouches`; nil: the kind has none, or it is unlimited.
  public var maximumTouches: Int?
  /// `direction` of a swipe, in the order of `SwipeDirection`; nil: the kind has none.
  public var directions: [Scenario.Recognizer.SwipeDirection]?

  /// Makes the record of what UIKit's new recognizers of all kinds have, and no kind's own.
  public init() {}

  package static let blank = RecognizerDefaults()

  /// Makes the record of UIKit's new recognizers of a kind. Source: KR-01, KR-14, KR-24, KR-37.
  public init(newOf kind: Scenario.Recognizer.Kind) {
    switch kind {
    case .tap: (taps, touches) = (1, 1)
    case .longPress:
      (taps, touches) = (0, 1)
      (minimumPressDuration, allowableMovement) = (500, 10)
    case .pan, .screenEdgePan, .scrollPan: minimumTouches = 1
    case .swipe: (touches, directions) = (1, [.right])
    case .pinch, .rotation, .custom: break
    }
  }

  /// Only what all kinds have.
  public var ofAllKinds: RecognizerDefaults { Self.blank.withCommon(of: self) }

  /// Only what is the kind's own; all else is UIKit's default.
  public var ofOneKind: RecognizerDefaults { withCommon(of: .blank) }

  private func withCommon(of other: RecognizerDefaults) -> RecognizerDefaults {
    var record = self
    for property in Self.properties[..<Self.firstOwn] {
      property.setValue(&record, property.value(other))
    }
    return record
  }

  static let properties: [Property<RecognizerDefaults>] = [
    Property("cancelsTouchesInView", \.cancelsTouchesInView),
    Property("delaysTouchesBegan", \.delaysTouchesBegan),
    Property("delaysTouchesEnded", \.delaysTouchesEnded),
    Property("isEnabled", \.isEnabled, says: .words("disabled")),
    Property("state", \.state, says: .value), Property("taps", \.taps),
    Property("touches", \.touches),
    Property(
      "minimumPressDuration", \.minimumPressDuration,
      says: .each { ["minimumPressDuration: \($0.shown) ms"] }),
    Property("allowableMovement", \.allowableMovement),
    Property("minimumTouches", \.minimumTouches), Property("maximumTouches", \.maximumTouches),
    Property("directions", \.directions),
  ]

  var detail: Observation.Detail { .recognizer(self) }

  /// Where the properties begin that only some kinds have.
  private static let firstOwn = 5

  /// What differs from UIKit's defaults; of what only some kinds have nothing where it is as on new
  /// recognizers of one of them.
  func shown(onDevice isDevice: Bool) -> String {
    let isUsual = Scenario.Recognizer.Kind.allCases.contains { kind in
      ofOneKind == RecognizerDefaults(newOf: kind)
    }
    return remarks(..<(isUsual ? Self.firstOwn : Self.properties.count), after: " ")
  }
}

/// The states of `UIGestureRecognizer.State`; `ended` is also `recognized`. Source: GR-35.
public enum RecognizerState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not decided.
  case possible
  /// A continuous gesture began.
  case began
  /// It changed.
  case changed
  /// It ended, or a discrete gesture was recognized.
  case ended
  /// It was taken away.
  case cancelled
  /// It is not this gesture.
  case failed
}

extension RecognizerState: Word { static var noun: String { "state" } }

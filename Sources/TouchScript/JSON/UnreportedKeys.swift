/// Which keys may be left out in files because the engine does not report what stands behind them.
///
/// What is not reported is read as if it were not there, so that any value does where none is given.
struct UnreportedKeys: Sendable {
  /// The fields that are not reported.
  let missing: Reports
  /// A bit for each key of a touch that may not be left out.
  let requiredOfTouch: UInt32
  /// For each kind of observation, a bit for each key that may not be left out.
  private let required: [UInt64]

  /// Nothing may be left out.
  static let none = UnreportedKeys(reporting: .all)

  init(reporting reports: Reports) {
    let missing = reports.missing.intersection(.fields)
    self.missing = missing
    requiredOfTouch = TouchState.Key.allCases.enumerated().reduce(0) { bits, key in
      key.element.isRequired && !(key.element.field.map(missing.contains) ?? false)
        ? bits | 1 << UInt32(key.offset) : bits
    }
    required = ObservationKeys.all.map { keys in
      keys.members.indices.reduce(keys.required) { bits, place in
        keys.members[place].field.map(missing.contains) ?? false
          ? bits & ~(1 << UInt64(place)) : bits
      }
    }
  }

  /// The keys of a kind of observation that may not be left out.
  func required(of kind: Observation.Kind) -> UInt64 { required[Int(kind.rawValue)] }
}

extension TouchState.Key {
  /// The field of reports that stands behind the key.
  var field: Reports.Field? {
    switch self {
    case .finger, .phase, .view, .window: nil
    case .tapCount: .tapCount
    case .timestamp: .timestamp
    case .location: .location
    case .previousLocation: .previousLocation
    case .locationInReceiver: .locationInReceiver
    case .identity: .identity
    }
  }
}

extension Observation.Kind {
  /// The field of reports that stands behind a field of an observation of this kind.
  func reported(_ field: Field) -> Reports.Field? {
    switch (self, field.shape) {
    case (.responder, .fingers), (.recognizer, .fingers): .allFingers
    case (.recognizer, .state): .recognizerState
    case (.reset, .state): .resetState
    case (.controlEvent, .control): .controlState
    case (.action, .reading): .reading
    default: nil
    }
  }
}

extension Reports.Field? {
  /// What is said of a value that is not there.
  var complaint: String {
    guard let field = self else { return "missing" }
    return
      "missing; an engine that cannot tell it lists \("-\(field.name)".quoted) in its 'reports'"
  }
}

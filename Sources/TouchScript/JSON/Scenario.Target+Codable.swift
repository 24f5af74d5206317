extension Scenario.Target: Spellable {
  enum CodingKeys: String, CodingKey, CaseIterable { case receiver, released, action, events }

  static var shape: FileShape { .object(CodingKeys.self) }

  /// Reads a registration; without a receiver it is for the first responder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let receiver = try fields.decodeIfPresent(Scenario.ID.self, forKey: .receiver)
    self.init(
      receiver.map(Receiver.responder) ?? .firstResponder,
      try fields.decode(String.self, forKey: .action))
    if try fields.value(.released, or: false) { self.receiver = .released }
    events = try fields.words(.events, as: "control event", or: events)
  }

  /// Writes a registration; a receiver of null says that the target is nil.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch receiver {
    case .responder(let id): try fields.encode(id, forKey: .receiver)
    case .firstResponder: try fields.encodeNil(forKey: .receiver)
    case .released: try fields.encode(true, forKey: .released)
    }
    try fields.encode(action, forKey: .action)
    try fields.encode(
      events, for: .events, unless: Scenario.Target(.firstResponder, action).events)
  }
}

extension Scenario.RecognizerTarget: Spellable {
  enum CodingKeys: String, CodingKey, CaseIterable { case receiver, released, action }

  static var shape: FileShape { .object(CodingKeys.self) }

  /// Reads a registration, which has a receiver or says that it is gone.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let isReleased = try fields.value(.released, or: false)
    self.init(
      isReleased ? .released : .responder(try fields.decode(Scenario.ID.self, forKey: .receiver)),
      try fields.decode(String.self, forKey: .action))
  }

  /// Writes a registration.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch receiver {
    case .responder(let id): try fields.encode(id, forKey: .receiver)
    case .released: try fields.encode(true, forKey: .released)
    }
    try fields.encode(action, forKey: .action)
  }
}

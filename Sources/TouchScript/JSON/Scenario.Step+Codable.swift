extension Scenario.Step: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case at, changes, touches }

  /// Reads a step; all but its time may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(at: try fields.whole(.at))
    changes = try fields.value(.changes, or: changes)
    touches = try fields.value(.touches, or: touches)
  }

  /// Writes the time and what happens then.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(at, forKey: .at)
    try fields.encode(changes, for: .changes, unless: [])
    try fields.encode(touches, for: .touches, unless: [])
  }
}

extension Scenario.Finger: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case finger, phase, location }

  /// Reads what one finger does; nothing may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.whole(.finger), try fields.word(.phase, as: "phase"),
      at: try fields.decode(Point.self, forKey: .location))
  }

  /// Writes what one finger does.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(finger, forKey: .finger)
    try fields.encode(phase, forKey: .phase)
    try fields.encode(location, forKey: .location)
  }
}

extension Scenario.Change: Codable {
  static let objects = ["bringToFront", "sendToBack"]

  /// Reads an object of one key, such as `{"bringToFront": "a"}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "change", words: [], objects: Self.objects)
    switch choice.name {
    case "bringToFront": self = .bringToFront(try choice.payload())
    default: self = .sendToBack(try choice.payload())
    }
  }

  /// Writes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bringToFront(let id): try Choice.encode("bringToFront", id, to: encoder)
    case .sendToBack(let id): try Choice.encode("sendToBack", id, to: encoder)
    }
  }
}

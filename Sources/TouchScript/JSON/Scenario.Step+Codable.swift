extension Scenario.Step: Composite {
  static let properties: [Property<Self>] = [
    .init("at", \.at, isAlwaysSaid: true), .init("changes", \.changes), .init("touches", \.touches),
  ]

  init(new fields: FileFields) throws {
    self.init(at: try fields.required("at"))
  }

  var new: Self { Self(at: at) }

  /// Reads a step; all but its time may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the time and what happens then.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Finger: Spellable {
  enum CodingKeys: String, CodingKey, CaseIterable { case finger, phase, location }

  static var shape: FileShape { .object(CodingKeys.self, ["location": Point.shape]) }

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

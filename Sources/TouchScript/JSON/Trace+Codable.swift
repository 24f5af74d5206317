extension Trace: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case events }

  /// Reads a trace.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(events: try fields.value(.events, or: []))
  }

  /// Writes a trace, with the names that its numbers stand for.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(entries, forKey: .events)
  }
}

extension Trace.Entry: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case at }

  /// Reads an event such as `{"at": 0, "reset": {"recognizer": "tap", "from": "ended"}}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(at: try fields.whole(.at), try Observation(from: decoder))
  }

  /// Writes the time beside the observation's key.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(at, forKey: .at)
    try what.encode(to: encoder)
  }
}

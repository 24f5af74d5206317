/// What the suite says to an engine behind a pipe: one line of JSON, in `wire/1`.
public enum WireRequest: Hashable, Sendable {
  /// Asks who the engine is: `{"cmd":"start","protocol":1}`. It is the first line of all.
  case start
  /// Asks to play a scenario in a fresh world: `{"cmd":"run","scenario":{…},"seq":17}`. The number
  /// comes back with the answer.
  case run(seq: Int, Scenario)
  /// Asks the engine to end, with status 0: `{"cmd":"stop"}`. The end of the input means the same.
  case stop

  /// The request as one line of JSON with sorted keys, without the newline.
  public func line() -> [UInt8] { Array(JSONText.compact(self).utf8) }

  /// Reads a line, which is without its newline. Whether the scenario is valid is not looked at.
  public static func read(_ line: UnsafeRawBufferPointer) throws(WireError) -> WireRequest {
    try WireText.read(WireRequest.self, line)
  }

  /// Reads a line, which is without its newline.
  public static func read(_ line: ArraySlice<UInt8>) throws(WireError) -> WireRequest {
    try line.withUnsafeBytes { line in
      Result { () throws(WireError) in try read(line) }
    }.get()
  }
}

extension WireRequest: Codable {
  private enum Keys: String, CodingKey { case cmd, `protocol`, scenario, seq }

  /// Reads the message.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    switch try fields.decode(String.self, forKey: .cmd) {
    case "start":
      try WireText.checkVersion(try fields.whole(.protocol))
      self = .start
    case "run":
      self = .run(
        seq: try fields.whole(.seq), try fields.decode(Scenario.self, forKey: .scenario))
    case "stop": self = .stop
    case let other:
      throw fields.error(at: .cmd, problem: "unknown command \(other.quoted)")
    }
  }

  /// Writes the message.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    switch self {
    case .start:
      try fields.encode("start", forKey: .cmd)
      try fields.encode(Wire.version, forKey: .protocol)
    case .run(let seq, let scenario):
      try fields.encode("run", forKey: .cmd)
      try fields.encode(seq, forKey: .seq)
      try fields.encode(scenario, forKey: .scenario)
    case .stop: try fields.encode("stop", forKey: .cmd)
    }
  }
}

/// What the suite says to an engine behind a pipe: one line of JSON, in `wire/1`.
public enum WireRequest: Hashable, Sendable {
  /// Asks who the engine is: `{"cmd":"start","protocol":1}`. It is the first line of all.
  case start
  /// Asks to play a scenario in a fresh world: `{"cmd":"run","scenario":{…},"seq":17}`. The number
  /// comes back with the answer.
  case run(seq: Int, Scenario)
  /// Asks the engine to end, with status 0: `{"cmd":"stop"}`. The end of the input means the same.
  case stop

  /// The words by which requests are told apart.
  enum Command: String, Word {
    case start, run, stop
    static let noun = "command"
  }

  enum Keys: String, CaseIterable { case cmd, `protocol`, scenario, seq }

  var command: Command {
    switch self {
    case .start: .start
    case .run: .run
    case .stop: .stop
    }
  }

  /// The request as one line of JSON with sorted keys, without the newline.
  public func line() -> [UInt8] {
    WireText.line { writer in
      writer.key(Keys.cmd)
      writer.text(command.rawValue)
      switch self {
      case .start:
        writer.key(Keys.protocol)
        writer.whole(Wire.version)
      case .run(let seq, let scenario):
        writer.key(Keys.scenario)
        scenario.write(to: &writer)
        writer.key(Keys.seq)
        writer.whole(seq)
      case .stop: break
      }
    }
  }

  /// Reads a line, which is without its newline. Whether the scenario is valid is not looked at.
  public static func read(_ line: UnsafeRawBufferPointer) throws(WireError) -> WireRequest {
    try WireText.read(line) { reader throws(JSONReader.Unread) in
      let places = try FilePlaces(of: table, in: &reader)
      switch try places.required(Keys.cmd.rawValue) as Command {
      case .start:
        try WireText.checkVersion(in: places)
        return .start
      case .run:
        let seq: Int = try places.required(Keys.seq.rawValue)
        var scenario: Scenario = try places.required(Keys.scenario.rawValue)
        scenario.views = Scenario.inPreOrder(scenario.views)
        return .run(seq: seq, scenario)
      case .stop: return .stop
      }
    }
  }

  /// Reads a line, which is without its newline.
  public static func read(_ line: ArraySlice<UInt8>) throws(WireError) -> WireRequest {
    try line.withUnsafeBytes { line in
      Result { () throws(WireError) in try read(line) }
    }.get()
  }

  private static let table = JSONTable(Keys.allCases.map(\.rawValue))
}

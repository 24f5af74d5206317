import Foundation

/// What the suite says to an engine behind a pipe: one line of JSON, in `wire/1`.
public enum WireRequest: Hashable, Sendable {
  /// Asks who the engine is: `{"cmd":"start","protocol":1}`. It is the first line of all.
  case start
  /// Asks to play a scenario in a fresh world: `{"cmd":"run","scenario":{…},"seq":17}`. The number
  /// comes back with the answer.
  case run(seq: Int, Scenario)
  /// Asks the engine to end, with status 0: `{"cmd":"stop"}`. The end of the input means the same.
  case stop

  /// The words by which requests are distinguished.
  enum Command: String, Word {
    case start, run, stop
    static let noun = "command"
  }

  enum Key: String, CaseIterable { case cmd, `protocol`, scenario, seq }

  /// The request as one line of JSON with sorted keys, without the newline.
  public func line() -> [UInt8] {
    Wire.line { writer in
      switch self {
      case .start:
        writer.write(Key.cmd, Command.start)
        writer.write(Key.protocol, Wire.version)
      case .run(let seq, let scenario):
        writer.write(Key.cmd, Command.run)
        writer.write(Key.scenario, scenario)
        writer.write(Key.seq, seq)
      case .stop: writer.write(Key.cmd, Command.stop)
      }
    }
  }

  /// Reads a line, which is without its newline. Whether the scenario is valid is not looked at.
  public static func read(_ line: some ContiguousBytes) throws(WireError) -> WireRequest {
    try Wire.read(line) { reader throws(JSONReader.Unread) in
      let places = try FilePlaces(of: table, in: &reader)
      switch try places.required("cmd") as Command {
      case .start:
        try Wire.checkVersion(in: places)
        return .start
      case .run:
        let seq: Int = try places.required("seq")
        var scenario: Scenario = try places.required("scenario")
        scenario.views = Scenario.inPreOrder(scenario.views)
        return .run(seq: seq, scenario)
      case .stop: return .stop
      }
    }
  }

  private static let table = JSONTable(Key.allCases.map(\.rawValue))
}

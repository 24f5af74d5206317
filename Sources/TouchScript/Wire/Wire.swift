import Foundation

/// What both ends of the pipe must agree on.
public enum Wire {
  /// The number of the protocol that is spoken here.
  public static let version = 1

  /// Reads a message.
  static func read<Message>(
    _ line: some ContiguousBytes, _ body: (inout JSONReader) throws(JSONReader.Unread) -> Message
  ) throws(WireError) -> Message {
    do throws(ScenarioError) { return try JSONReader.read(line, body) } catch {
      throw WireError(error.description)
    }
  }

  /// Refuses a message of another version of the protocol.
  static func checkVersion(in places: FilePlaces) throws(JSONReader.Unread) {
    let version: Int = try places.required("protocol")
    if version == Self.version { return }
    throw places.problem(
      "\(version) is spoken there, and \(Self.version) here", with: "protocol")
  }

  /// The line that `body` writes, an object.
  static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(reserving: 4_096)
    writer.object(body)
    return writer.bytes
  }
}

/// What is wrong with a line of `wire/1`.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where: one sentence without a full stop, on one line, such as
  /// "trace.events[12].at: expected a whole number, found text".
  public let says: String

  /// Makes an error; the sentence is brought onto one line and cut where it is endless.
  public init(_ says: String) { self.says = says.onOneLine(limit: 480) }

  /// What it says.
  public var description: String { says }
}

extension JSONWriter {
  /// Writes a member of an object.
  mutating func write(_ key: some RawRepresentable<String>, _ value: some Spellable) {
    self.key(Self.key(key.rawValue))
    value.write(to: &self)
  }
}

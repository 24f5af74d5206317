import Foundation

/// The way between messages and lines.
enum WireText {
  /// Reads a message: with `body` where it can, else with the coder of Foundation, which says what is
  /// wrong.
  static func read<Message: Decodable>(
    _ type: Message.Type, _ line: UnsafeRawBufferPointer, reporting reports: Reports = .all,
    quickly body: (inout JSONReader) throws(JSONReader.Unread) -> Message
  ) throws(WireError) -> Message {
    if let message = try? JSONReader.read(line, body) { return message }
    do throws(ScenarioError) {
      return try JSONText.read(type, from: Data(line), reporting: reports)
    } catch {
      throw WireError(error)
    }
  }

  static func checkVersion(_ version: Int) throws(ScenarioError) {
    guard version == Wire.version else {
      throw ScenarioError(
        place: "protocol", problem: "\(version) is spoken there, and \(Wire.version) here")
    }
  }

  /// The line that `body` writes, an object.
  static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(reserving: 4_096)
    writer.object(body)
    return writer.bytes
  }
}

extension JSONWriter {
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(.brace)
    body(&self)
    close(.braceEnd)
  }

  mutating func key(_ key: some CodingKey) { self.key(Self.key(key.stringValue)) }
}

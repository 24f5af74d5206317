/// The way between messages and lines.
enum WireText {
  /// Reads a message.
  static func read<Message>(
    _ line: UnsafeRawBufferPointer,
    _ body: (inout JSONReader) throws(JSONReader.Unread) -> Message
  ) throws(WireError) -> Message {
    do throws(ScenarioError) { return try JSONReader.read(line, body) } catch {
      throw WireError(error)
    }
  }

  /// Refuses a message of another version of the protocol.
  static func checkVersion(in places: FilePlaces) throws(JSONReader.Unread) {
    let version: Int = try places.required("protocol")
    guard version == Wire.version else {
      throw places.problem("\(version) is spoken there, and \(Wire.version) here", with: "protocol")
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

  mutating func key(_ key: some RawRepresentable<String>) { self.key(Self.key(key.rawValue)) }
}

import Foundation

/// The way between messages and lines.
enum WireText {
  static func read<Message: Decodable>(
    _ type: Message.Type, _ line: UnsafeRawBufferPointer
  ) throws(WireError) -> Message {
    do throws(ScenarioError) {
      return try JSONText.read(type, from: Data(line))
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
}

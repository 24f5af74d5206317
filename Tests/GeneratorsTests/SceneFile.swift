import Foundation
import Testing
import TouchScript

/// A line of a file in `Scenes`: a scene, what it shows, and perhaps a simpler scene of the same.
struct SceneLine: Decodable, Sendable, CustomTestStringConvertible {
  let says: String
  let scenario: Scenario
  let simpler: Scenario?

  var testDescription: String { says }

  /// The lines of a file.
  static func all(of file: String) throws -> [SceneLine] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(SceneLine.self, from: Data($0.utf8))
    }
  }

  /// Scenes with everything that can be written, and with what no generator would write.
  static func handWritten() throws -> [SceneLine] { try all(of: "handWritten.jsonl") }
}

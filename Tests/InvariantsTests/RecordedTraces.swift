import Foundation
import TouchScript

/// The traces of `RecordedTraces.jsonl`, a line for each: the engine's name, the scene, and what the engine
/// did in it; of a wrong engine also what it does wrong.
enum RecordedTraces {
  private struct Line: Decodable {
    let scenario: Scenario
    let trace: Trace
  }

  /// What an engine did in a scene; nil: that is not recorded.
  static func trace(of engine: String, in scenario: Scenario) -> Trace? {
    (lines[Substring(engine)] ?? []).lazy
      .compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
      .first { $0.scenario == scenario }?.trace
  }

  /// The lines of each engine. Each begins with its name: `{"engine":"tap-without-time-limit",…`.
  private static let lines: [Substring: [Substring]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedTraces.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    return Dictionary(grouping: text.split(separator: "\n")) { line in
      line.split(separator: "\"", maxSplits: 4).dropFirst(3).first ?? ""
    }
  }()
}

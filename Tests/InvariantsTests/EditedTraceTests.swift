import Foundation
import Invariants
import Testing
import TouchScript

/// Traces that were edited by hand to what an engine might do: what UIKit does, or what public evidence
/// leaves open, and nobody may accuse; or a mistake, with the rules that must be broken.
@Suite("Traces edited by hand")
struct EditedTraceTests {
  /// A line of `EditedTraces.jsonl`.
  struct Line: Decodable, Sendable, CustomTestStringConvertible {
    /// What the engine does, in a sentence.
    let says: String
    /// The rules that it breaks; none: nobody may accuse it.
    let breaks: [Rule.ID]
    /// A sentence that a finding of the first of them has.
    let finding: String?
    let scenario: Scenario
    let trace: Trace

    var testDescription: String { says }
  }

  static let lines: [Line] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "EditedTraces.jsonl")
    do {
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    } catch {
      Issue.record("\(file.lastPathComponent) cannot be read: \(error)")
      return []
    }
  }()

  @Test("nobody accuses what UIKit does or leaves open", arguments: lines.filter(\.breaks.isEmpty))
  func permitted(_ line: Line) throws {
    try line.scenario.validate()
    #expect(Played(line.scenario, line.trace.observations).brokenRules == [])
  }

  @Test("a mistake breaks the rules that it must", arguments: lines.filter { !$0.breaks.isEmpty })
  func wrong(_ line: Line) throws {
    try line.scenario.validate()
    let played = Played(line.scenario, line.trace.observations)
    let missing = line.breaks.filter { !played.brokenRules.contains($0) }
    #expect(missing == [])
    if let finding = line.finding {
      #expect(played.verdict(line.breaks[0])?.violation?.sentence == finding)
    }
  }
}

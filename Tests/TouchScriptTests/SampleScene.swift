import Foundation
import Testing
import TouchScript

/// A scene that is kept in each of its forms: as Swift source in `SampleScenes.swift`, as JSON and as
/// text in `Samples`.
enum SampleScene: String, CaseIterable {
  case small
  case everything
  case everyKind
  case attached
  case byName

  var scenario: Scenario {
    switch self {
    case .small: Self.smallScene
    case .everything: Self.everythingScene
    case .everyKind: Self.everyKindScene
    case .attached: Self.attachedScene
    case .byName: Self.byNameScene
    }
  }

  /// A trace with an observation of every kind.
  static func trace() throws -> Trace { try Trace(json: text(of: "Samples/trace.json")) }
}

/// What a file beside this one holds.
func text(of file: String) throws -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
}

/// The sentence with which something is refused.
func message(_ body: () throws -> some Any) -> String {
  do {
    return "not refused: \(try body())"
  } catch {
    return "\(error)"
  }
}

/// A text that is refused, and the sentence that says why.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let sentence: String

  var testDescription: String { text }

  /// The refusals of a file in `Refused`: lines of text, and below each, indented, its sentence.
  static func all(in file: String) throws -> [Refusal] {
    let lines = try TouchScriptTests.text(of: "Refused/\(file)").split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map {
      Refusal(text: String(lines[$0]), sentence: String(lines[$0 + 1].drop { $0 == " " }))
    }
  }
}

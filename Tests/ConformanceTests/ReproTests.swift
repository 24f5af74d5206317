import Foundation
import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

@testable import Conformance

/// A scene that once showed a mistake, or shows that of a wrong engine.
struct Repro: Decodable, CustomStringConvertible {
  /// The file's name.
  var name = ""
  /// The rule or relation that it puts to the test.
  let rule: String
  /// What went wrong.
  let says: String
  /// The wrong engine in which the rule is broken; nil: it was a mistake of the engine itself.
  let fault: String?
  /// The scene.
  let scenario: Scenario

  var description: String { name }

  private enum CodingKeys: String, CodingKey {
    case rule, says, fault, scenario
  }

  /// Where they lie: whoever finds a mistake adds the file of its smallest scene.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Repros")

  /// All that are committed, in the order of their names.
  static func all() throws -> [Repro] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        var repro = try JSONDecoder().decode(Repro.self, from: data)
        repro.name = name
        return repro
      }
  }
}

@Suite("Committed repros")
struct ReproTests {
  @Test("There are some of most chapters") func some() throws {
    let repros = try Repro.all()
    #expect(repros.count >= 31 && Set(repros.map { $0.rule.prefix(2) }).count >= 7)
  }

  @Test("The rule is put to the test and holds", arguments: try Repro.all())
  func holds(repro: Repro) throws {
    try repro.scenario.validate()
    #expect(try verdict(on: repro, by: .uikit) == .holds, "\(repro.says)")
  }

  @Test(
    "A wrong engine that is named still breaks it",
    arguments: try Repro.all().filter { $0.fault != nil })
  func broken(repro: Repro) throws {
    let fault = try Fault.named(try #require(repro.fault))
    #expect(try verdict(on: repro, by: fault.behavior).violation != nil, "\(repro.says)")
  }

  private func verdict(on repro: Repro, by behavior: Behavior) throws -> Verdict {
    let system = Stage(behavior: behavior)
    if let invariant = Invariants.all.first(where: { $0.id == repro.rule }) {
      return invariant.check(Evidence(repro.scenario, system.perform(repro.scenario)))
    }
    let relation = try #require(Relations.all.first { $0.id == repro.rule })
    return try #require(relation.verdict(on: repro.scenario, by: system))
  }
}

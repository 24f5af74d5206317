import Foundation
import Generators
import Invariants
import Pictures
import PropertyTesting
import Stage
import TouchScript

/// The rulebook as pages: `index.html`, and a page for each rule with the smallest scene known in which a
/// wrong engine breaks it.
public struct RulebookPages: Sendable {
  /// The files, by the names under which the pages know each other.
  public let files: [(name: String, text: String)]

  private static let home = "index.html"

  /// The pages of some rules; without any, of all rules and relations.
  public init(_ chosen: [Rule] = []) {
    let rules = chosen.isEmpty ? Rulebook.all + Relations.all.map(\.rule) : chosen
    let scenes = Dictionary(
      SmallestScene.recorded.map { ("\($0.fault) \($0.rule)", $0.scene) },
      uniquingKeysWith: { first, _ in first })
    files =
      [
        (
          Self.home,
          RulebookIndex.html(
            rules, sum: chosen.isEmpty ? Rulebook.sum : chosen.count.of("rule"), file: Self.file)
        )
      ]
      + rules.map { rule in
        let faults = WrongEngine.all.filter { $0.breaks.contains(rule.id) }
        let page = RulePage(
          rule: rule, faults: faults.map { .init(name: $0.name, says: $0.summary) },
          unspecified: Rulebook.rows(leftOpenBy: rule.id).map {
            .init(name: $0.id, says: $0.statement)
          },
          exhibit: faults.reduce(nil) { $0 ?? Self.exhibit(of: rule, $1, scenes) })
        return (Self.file(of: rule), page.html(home: Self.home))
      }
  }

  /// Writes the pages into a folder, which is made where it is missing.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws {
    for file in files {
      try WholeFile.write(Data(file.text.utf8), to: folder.appending(path: file.name))
    }
  }

  private static func file(of rule: Rule) -> String { "\(rule.id).html" }

  /// What a wrong engine does in its smallest scene, if that breaks the rule.
  private static func exhibit(
    of rule: Rule, _ fault: WrongEngine, _ scenes: [String: Scenario]
  ) -> Exhibit? {
    guard let scenario = scenes["\(fault.name) \(rule.id)"],
      let tree = try? Scenarios.generator.tree(of: scenario)
    else { return nil }
    let invariants = Invariants.all.filter { $0.id == rule.id }
    let relations = Relations.all.filter { $0.id == rule.id }
    let smallest = Judgement(scenario, on: fault, by: invariants, relations: relations)
    if smallest.broken.isEmpty { return nil }
    return Exhibit(
      smallest, engine: "the engine with the fault \(fault.name)", other: .inRepo(scenario),
      replay: "touchstone replay \(Token.encode(tree)) --fault \(fault.name)")
  }
}

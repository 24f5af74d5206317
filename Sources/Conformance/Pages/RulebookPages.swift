import Foundation
import Invariants
import Pictures
import Stage
import TouchScript

/// The rulebook as pages: `index.html`, and a page for each rule with a scene that shows it.
public struct RulebookPages: Sendable {
  /// The files, by the names under which the pages know each other.
  public let files: [(name: String, text: String)]

  private static let home = "index.html"

  /// The pages of some rules; without any, of all rules and relations.
  public init(_ chosen: [Rule] = []) {
    let rules = chosen.isEmpty ? Rulebook.all + Relations.all.map(\.rule) : chosen
    let ids = rules.map(\.id)
    let examples = Self.examples(of: Set(ids))
    let pages = rules.map { rule in
      RulePage(
        rule: rule,
        faults: Self.faults(of: rule.id).map { .init(name: $0.name, says: $0.summary) },
        unspecified: Rulebook.rows(leftOpenBy: rule.id).map {
          .init(name: $0.id, says: $0.statement)
        },
        example: examples[rule.id])
    }
    let sum = chosen.isEmpty ? Rulebook.sum : chosen.count.of("rule")
    files =
      [(Self.home, RulebookIndex(pages, sum: sum).html)]
      + pages.map { ("\($0.rule.id).html", $0.html(home: Self.home, among: ids)) }
  }

  /// Writes the pages into a folder, which is made where it is missing.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws {
    for file in files {
      try WholeFile.write(Data(file.text.utf8), to: folder.appending(path: file.name))
    }
  }

  /// The scenes that stand for rules, with what the in-repo engine does in them.
  private static func examples(of rules: Set<Rule.ID>) -> [Rule.ID: RulePage.Example] {
    var examples: [Rule.ID: RulePage.Example] = [:]
    for (number, natural) in NaturalScene.recorded.enumerated() {
      let meant = natural.rules.filter(rules.contains)
      let scenario = natural.scene
      guard !meant.isEmpty, let trace = Stage().outcome(of: scenario).trace else { continue }
      let explanation = TraceExplanation(scenario, trace)
      let exhibit = Exhibit(
        title: natural.says ?? "", engine: "in-repo", scenario: scenario, trace: trace)
      for rule in meant {
        let cited = explanation.sentences.filter { !$0.isMinor && $0.rules.contains(rule) }
          .flatMap(\.calls)
        examples[rule] = .init(
          exhibit: exhibit, experiment: natural.experiment ?? "",
          calls: cited.isEmpty ? mistaken(rule, scenario, trace) : cited,
          number: number)
      }
    }
    return examples
  }

  /// The first call that a wrong engine gets wrong by the rule.
  private static func mistaken(_ rule: Rule.ID, _ scenario: Scenario, _ trace: Trace) -> [Int] {
    let invariants = Invariants.all.filter { $0.id == rule }
    for fault in faults(of: rule) {
      let judgement = Judgement(scenario, on: fault, by: invariants)
      // Up to the mistake both do the same.
      guard let wrong = judgement.broken.first?.violation.event, wrong < trace.events.count,
        judgement.trace.observations.prefix(wrong).elementsEqual(trace.observations.prefix(wrong))
      else { continue }
      return [wrong]
    }
    return []
  }

  /// The wrong engines that are made to break a rule.
  private static func faults(of rule: Rule.ID) -> [WrongEngine] {
    WrongEngine.all.filter { $0.breaks.contains(rule) }
  }
}

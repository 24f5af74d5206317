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
      var page = RulePage(rule)
      page.faults = WrongEngine.all.filter { $0.breaks.contains(rule.id) }
        .map { ($0.name, $0.summary) }
      page.unspecified = Rulebook.rows(leftOpenBy: rule.id).map { ($0.id, $0.statement) }
      if let example = examples[rule.id] { (page.example, page.scene) = example }
      return page
    }
    let sum = chosen.isEmpty ? Rulebook.sum : chosen.count.of("rule")
    files =
      [(Self.home, RulePage.list(of: pages, sum: sum))]
      + pages.map { ("\($0.rule.id).html", $0.html(home: Self.home, among: ids)) }
  }

  /// Writes the pages into a folder, which is made where it is missing, and removes those of an earlier rulebook.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws { try WholeFile.write(files, to: folder) }

  /// The scenes that stand for rules, by their places, with what the in-repo engine does in them.
  private static func examples(
    of rules: Set<Rule.ID>
  ) -> [Rule.ID: (exhibit: Exhibit, scene: Int)] {
    var examples: [Rule.ID: (exhibit: Exhibit, scene: Int)] = [:]
    for (number, natural) in NaturalScene.recorded.enumerated() {
      let meant = natural.rules.filter(rules.contains)
      let scenario = natural.scene
      guard !meant.isEmpty, let trace = Stage().outcome(of: scenario).trace else { continue }
      let explanation = TraceExplanation(scenario, trace)
      var exhibit = Exhibit(
        title: natural.says ?? "", engine: "in-repo", scenario: scenario, trace: trace,
        replay: natural.experiment.map { "touchstone explain \($0)" })
      let cited = { (rule: Rule.ID) in
        explanation.sentences.filter { !$0.isMinor && $0.rules.contains(rule) }.flatMap(\.calls)
      }
      let vital = vital(meant.filter { cited($0).isEmpty }, scenario, trace)
      for rule in meant {
        exhibit.marked = vital[rule] ?? cited(rule)
        examples[rule] = (exhibit, number)
      }
    }
    return examples
  }

  /// The calls that break rules if they are left out, or that a wrong engine gets wrong, by rule.
  private static func vital(
    _ rules: [Rule.ID], _ scenario: Scenario, _ trace: Trace
  ) -> [Rule.ID: [Int]] {
    let invariants = Invariants.all.filter { rules.contains($0.id) }
    let all = trace.observations
    let faults = WrongEngine.all.filter { $0.breaks.contains(where: rules.contains) }
    let wrong = faults.compactMap { $0.outcome(of: scenario).trace?.observations }
    let shorter = all.indices.map { Array(all[..<$0] + all[($0 + 1)...]) }
    var vital: [Rule.ID: [Int]] = [:]
    for calls in invariants.isEmpty ? [] : wrong + shorter {
      // Up to there both do the same; what is made says only of which class it is.
      let place = all.indices.first {
        ![.made, .madeView].contains(all[$0].kind) && ($0 >= calls.count || all[$0] != calls[$0])
      }
      for (id, verdict) in Invariants.judge(Trace(calls), of: scenario, by: invariants)
      where verdict.violation != nil { vital[id, default: []] += place.map { [$0] } ?? [] }
    }
    return vital
  }
}

import Conformance
import Experiments
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import TouchScript

/// Finds for each judged rule the most natural scene that shows it, for the rulebook's pages.
///
/// A scene shows a rule if its explanation cites the rule, or if a wrong engine breaks the rule in it;
/// failing that, if it exercises the rule. `NaturalScenes.jsonl` has a line for each scene.
enum NaturalCheck {
  /// Prints what each rule has, and answers whether every judged rule has a scene. `--record` searches
  /// anew: in the experiments, all kept scenes, and the first cases of each sketch.
  static func run(_ words: [String]) throws -> Bool {
    var each = 60
    switch (words.first, words.count) {
    case (nil, 0): break
    case ("--record", 1): try record(each)
    case ("--record", 2):
      guard let number = Int(words[1]) else { fallthrough }
      each = number
      try record(each)
    default: throw Complaint("natural takes --record, and perhaps how many cases of each sketch")
    }
    let scenes = words.isEmpty ? NaturalScene.recorded : try read()
    let shown = concurrently(scenes) { scene in Candidate(scene).map { $0.shows(scene.rules) } ?? []
    }
    var missing = Set(RulesCheck.rules)
    for (scene, shown) in zip(scenes, shown) {
      missing.subtract(scene.rules)
      for rule in scene.rules {
        print(
          "\(rule): \(scene.experiment ?? "found"), strangeness \(scene.scene.strangeness ?? -1)"
            + (shown.contains(rule) ? "" : ", exercises it only"))
      }
    }
    for rule in RulesCheck.rules where missing.contains(rule) { print("\(rule): none") }
    return missing.isEmpty
  }

  /// The file, which is part of the program.
  private static let path = packageFolder.appending(
    path: "Sources/EmbeddedTexts/NaturalScenes.jsonl"
  ).path

  private static func read() throws -> [NaturalScene] {
    try lines(of: path).map {
      try JSONDecoder().decode(NaturalScene.self, from: Data($0.utf8))
    }
  }

  // MARK: Search

  private static func record(_ each: Int) throws {
    let named = Experiment.all.map {
      NaturalScene(rules: [], experiment: $0.id, says: $0.says, scene: $0.scenario)
    }
    let kept = try GoldenCheck.golden().map(\.scene) + SmallestScene.recorded.map(\.scene)
    let sketched = Sketch.all.flatMap { sketch in
      let search = Search(Scenarios.generator(of: sketch), seed: 0)
      return (0..<each).map(search.value(ofCase:))
    }
    let others = (kept + sketched).map { NaturalScene(rules: [], scene: $0.withPlainNames) }
    var found = concurrently(named + others, Candidate.init).compactMap(\.self)
    let rules = RulesCheck.rules
    found.sort { ($0.strangeness, $0.json) < ($1.strangeness, $1.json) }
    let chosen = concurrently(rules) { [found] in best(for: $0, among: found) }
    var places: [String: Int] = [:]
    var scenes: [NaturalScene] = []
    for (rule, candidate) in zip(rules, chosen) {
      guard let candidate else { continue }
      if let place = places[candidate.json] {
        scenes[place].rules.append(rule)
      } else {
        places[candidate.json] = scenes.count
        scenes.append(candidate.scene)
        scenes[scenes.count - 1].rules = [rule]
      }
    }
    let text = scenes.map { JSONReport.line($0) + "\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// An experiment that cites the rule, first of all a question, or else the least strange scene that shows it, or exercises it.
  private static func best(for rule: Rule.ID, among candidates: [Candidate]) -> Candidate? {
    let able = candidates.filter { $0.held.contains(rule) }
    return able.first { $0.asks && $0.cited.contains(rule) }
      ?? able.first { $0.scene.experiment != nil && $0.cited.contains(rule) }
      ?? able.first { $0.cited.contains(rule) }
      ?? able.prefix(40).first { !$0.shows([rule]).isEmpty } ?? able.first
  }

  /// A scene with what the in-repo engine does in it.
  struct Candidate: Sendable {
    let scene: NaturalScene
    let strangeness: Int
    let json: String
    /// The rules and relations that it exercises.
    let held: Set<Rule.ID>
    /// The rules by which something happens in it that does not go without saying.
    let cited: Set<String>

    /// Whether it is a question that is asked every day.
    var asks: Bool { scene.says?.hasSuffix("?") ?? false }

    /// Nil where the scene is not plain, or is not played.
    init?(_ scene: NaturalScene) {
      let scenario = scene.scene
      guard let strangeness = scenario.strangeness, (try? scenario.validate()) != nil
      else { return nil }
      let judgement = Judgement(scenario, on: Stage(), relations: Relations.all)
      guard judgement.broken.isEmpty, judgement.exercised > 0 else { return nil }
      self.scene = scene
      self.strangeness = strangeness
      json = scenario.compactJSON
      held = Set(judgement.held)
      cited = Set(
        TraceExplanation(scenario, judgement.trace).sentences.filter { !$0.isMinor }
          .flatMap(\.rules))
    }

    /// Those of some rules that the explanation cites, or that a wrong engine breaks in the scene.
    func shows(_ rules: [Rule.ID]) -> [Rule.ID] {
      rules.filter { rule in
        let invariants = Invariants.all.filter { $0.id == rule }
        let relations = Relations.all.filter { $0.id == rule }
        return cited.contains(rule)
          || WrongEngine.all.contains { engine in
            engine.breaks.contains(rule)
              && !Judgement(scene.scene, on: engine, by: invariants, relations: relations)
                .broken.isEmpty
          }
      }
    }
  }
}

extension Scenario {
  /// The same with names that say what a thing is, where chance gave the names: `button`, `tap2`.
  fileprivate var withPlainNames: Scenario {
    let things =
      views.map { ($0.id, $0.kind.rawValue) } + recognizers.map { ($0.id, $0.kind.rawValue) }
      + controllers.map { ($0.id, "controller") }
    guard things.allSatisfy({ $0.0.contains(/^[a-z][0-9]+$/) }) else { return self }
    var counts: [String: Int] = [:]
    var names: [String: String] = [:]
    for (id, kind) in things {
      counts[kind, default: 0] += 1
      let count = counts[kind] ?? 1
      names[id] = count == 1 ? kind : "\(kind)\(count)"
    }
    let json = compactJSON.replacing(/"([a-z][0-9]+)"/) { match in
      "\"\(names[String(match.output.1)] ?? String(match.output.1))\""
    }
    return (try? Scenario(json: json)) ?? self
  }
}

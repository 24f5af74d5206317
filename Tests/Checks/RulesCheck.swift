import Conformance
import Foundation
import Invariants
import Stage
import TouchScript

/// Shows for each rule and relation the wrong engines that break it by itself: lenses in recorded scenes, and
/// sections of the catalogue in their recorded traces.
///
/// A line of `Conviction/alone.jsonl` has a rule, a lens, and a scene in which the lens breaks the rule by
/// itself. `Conviction/unshown.txt` lists the rules that no wrong engine breaks so, each with the reason.
enum RulesCheck {
  /// All rules and relations that are judged.
  static let rules = Invariants.all.map(\.id) + Relations.all.map(\.id)

  /// Prints the table, and answers whether each rule is broken by itself, or listed with a reason.
  ///
  /// `--fault` tries some lenses on all kept scenes instead, and on the first cases of seed 0. `--record`
  /// keeps the lines that still hold, and searches for the rules that are left.
  static func run(_ words: [String]) throws -> Bool {
    let options = try Options(words)
    if let engines = options.engines { return try tries(engines, cases: options.cases) }
    let sections = try sections()
    var lenses = try lenses()
    if options.records {
      let left = rules.filter { lenses[$0] == nil && sections[$0] == nil }
      let found = try search(for: Set(left), by: WrongEngine.all, cases: options.cases)
      lenses.merge(Dictionary(grouping: found, by: \.rule)) { old, _ in old }
      try write(rules.flatMap { lenses[$0] ?? [] }, to: file("alone.jsonl"))
      let pages = packageFolder.appending(path: "Sources/EmbeddedTexts/SmallestScenes.jsonl").path
      try write(smallest(in: lenses.values.flatMap(\.self) + SmallestScene.recorded), to: pages)
    }
    let reasons = try reasons()
    var isComplete = true
    for id in rules {
      let names = (lenses[id] ?? []).map(\.fault) + (sections[id] ?? []).map { "section \($0)" }
      if names.isEmpty, reasons[id] == nil { isComplete = false }
      print(
        "\(id): \(names.isEmpty ? "none: " + (reasons[id] ?? "?") : names.joined(separator: ", "))")
    }
    return isComplete
  }

  private static func tries(_ engines: [WrongEngine], cases: Int) throws -> Bool {
    let found = try engines.map { engine in
      let rules = try search(for: Set(engine.breaks), by: [engine], cases: cases).map(\.rule)
      print("\(engine) breaks by themselves \(rules.sorted()) of \(engine.breaks)")
      return rules
    }
    return !found.contains([])
  }

  // MARK: Recorded

  /// The lenses that break a rule by itself in their recorded scenes, by rule.
  static func lenses() throws -> [Rule.ID: [SmallestScene]] {
    let lines = try lines(of: file("alone.jsonl")).map { line in
      try JSONDecoder().decode(SmallestScene.self, from: Data(line.utf8))
    }
    let isHeld = concurrently(lines) { line in
      guard let engine = try? WrongEngine(named: line.fault), engine.breaks.contains(line.rule)
      else { return false }
      return rulesBrokenAlone(by: engine, in: line.scene, of: [line.rule]) == [line.rule]
    }
    return Dictionary(grouping: zip(lines, isHeld).filter(\.1).map(\.0), by: \.rule)
  }

  /// The sections that break a rule by itself in their recorded traces, by rule.
  static func sections() throws -> [Rule.ID: [String]] {
    var names: [Rule.ID: [String]] = [:]
    for scene in try RecordedScene.List.wrong.scenes() where scene.variants.count == 1 {
      for id in scene.plays.flatMap(\.rulesBrokenAlone) where scene.rules.contains(id) {
        names[id, default: []].append(scene.variants[0])
      }
    }
    return names
  }

  /// The rules that no wrong engine breaks by itself, each with the reason.
  static func reasons() throws -> [Rule.ID: String] {
    let path = file("unshown.txt")
    return try lines(of: path).filter { !$0.hasPrefix("#") }.reduce(into: [:]) { reasons, line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, rules.contains(words[0]), reasons[words[0]] == nil else {
        throw Complaint("\(path): '\(line)' is not a rule that stands there once, and a reason")
      }
      reasons[words[0]] = words[1]
    }
  }

  private static func file(_ name: String) -> String {
    packageFolder.appending(path: "Tests/Checks/Conviction/\(name)").path
  }

  private static func write(_ lines: [SmallestScene], to path: String) throws {
    let text = lines.map { JSONReport.line($0) + "\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  // MARK: Search

  /// The rules of some that a lens breaks by themselves in a scene.
  private static func rulesBrokenAlone(
    by engine: WrongEngine, in scene: Scenario, of rules: Set<Rule.ID>
  ) -> [Rule.ID] {
    let relations = Relations.all.filter { rules.contains($0.id) }
    return RecordedScene.Play(of: scene, by: engine.perform, relations: relations)
      .rulesBrokenAlone.filter(rules.contains)
  }

  /// For each of some rules a lens that names it and breaks it by itself, in the smallest of all scenes
  /// that are kept, or else in the first of some cases of seed 0.
  private static func search(
    for rules: Set<Rule.ID>, by engines: [WrongEngine], cases: Int
  ) throws -> [SmallestScene] {
    let campaign = Campaign(seed: 0, cases: cases, scope: .everything, system: Stage())
    let kept = try GoldenCheck.golden().map(\.scene) + SmallestScene.recorded.map(\.scene)
    let scenes = bySize(kept) + (0..<cases).map(campaign.scenario(ofCase:))
    var found: [SmallestScene] = []
    for engine in engines {
      var open = rules.intersection(engine.breaks).subtracting(found.map(\.rule))
      for start in stride(from: 0, to: scenes.count, by: 200) where !open.isEmpty {
        let batch = Array(scenes[start..<min(start + 200, scenes.count)])
        let broken = concurrently(batch) { [open] in rulesBrokenAlone(by: engine, in: $0, of: open)
        }
        for (scene, rules) in zip(batch, broken) {
          for rule in rules where open.remove(rule) != nil {
            found.append(SmallestScene(fault: engine.name, rule: rule, scene: scene))
          }
        }
      }
    }
    return found
  }

  /// For each lens and each rule that it names the smallest of some scenes in which it breaks the rule,
  /// for the page of the rule.
  private static func smallest(in recorded: [SmallestScene]) -> [SmallestScene] {
    let scenes = bySize(Set(recorded.map(\.scene)))
    return concurrently(WrongEngine.all) { engine in
      var found: [Rule.ID: SmallestScene] = [:]
      for scene in scenes where found.count < engine.breaks.count {
        let relations = engine.breaks.compactMap { Relations[$0] }
        let play = RecordedScene.Play(of: scene, by: engine.perform, relations: relations)
        for rule in RecordedScene.accusations([play]).map(\.rule)
        where engine.breaks.contains(rule) && found[rule] == nil {
          found[rule] = SmallestScene(fault: engine.name, rule: rule, scene: scene)
        }
      }
      return engine.breaks.compactMap { found[$0] }
    }
    .flatMap(\.self)
  }

  private static func bySize(_ scenes: some Collection<Scenario>) -> [Scenario] {
    scenes.map { (scene: $0, json: $0.compactJSON) }
      .sorted { ($0.json.utf8.count, $0.json) < ($1.json.utf8.count, $1.json) }.map(\.scene)
  }

  /// What the command line asks of the check.
  private struct Options {
    var engines: [WrongEngine]?
    var cases = 0
    var records = false

    init(_ words: [String]) throws {
      let misuse = Complaint("rules takes --fault NAME[,NAME], --cases N, and --record")
      var words = words[...]
      while let option = words.popFirst() {
        switch (option, option == "--record" ? "" : words.popFirst() ?? "") {
        case ("--record", _): records = true
        case ("--fault", let names):
          engines = try names.split(separator: ",").map { try WrongEngine(named: String($0)) }
        case ("--cases", let word):
          guard let number = Int(word), number >= 0 else { throw misuse }
          cases = number
        default: throw misuse
        }
      }
    }
  }
}

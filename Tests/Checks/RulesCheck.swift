import Conformance
import Foundation
import Generators
import Invariants
import Stage
import TouchScript

/// Shows for each rule and relation a wrong engine that breaks it by itself: at its first wrong event, in a
/// case in which it reports every kind of observation that the in-repo engine reports, and breaks at most
/// five rules.
struct RulesCheck {
  private var engines = WrongEngine.all
  private var cases = 3_000
  private var records = false

  init(_ words: [String]) throws {
    let misuse = Complaint("rules takes --fault NAME[,NAME], --cases N, and --record")
    var words = words[...]
    while let option = words.popFirst() {
      switch (option, option == "--record" ? "" : words.popFirst() ?? "") {
      case ("--record", _): records = true
      case ("--fault", let names):
        engines = try names.split(separator: ",").map { try WrongEngine(named: String($0)) }
      case ("--cases", let word):
        guard let number = Int(word), number > 0 else { throw misuse }
        cases = number
      default: throw misuse
      }
    }
  }

  /// A case with what the in-repo engine does in it.
  private struct Case: Sendable {
    let scenario: Scenario
    let trace: Trace
  }

  /// What came of one wrong engine.
  private struct Result: Sendable {
    let engine: WrongEngine
    /// The first case in which it breaks a rule that it names.
    var caught: Int?
    var changes = 0
    /// In how many cases the changed scene was not valid.
    var unchanged = 0
    /// The rules that it breaks by itself, each with the fewest that are broken with it.
    var alone: [Rule.ID: Int] = [:]
  }

  /// Prints the table, and answers whether each wrong engine is caught.
  func run() throws -> Bool {
    let everything = Campaign(seed: 0, cases: cases, scope: .everything, system: Stage())
    let played = concurrently(Array(0..<cases)) { number in
      let scenario = everything.scenario(ofCase: number)
      return Case(scenario: scenario, trace: Stage().perform(scenario))
    }
    let results = concurrently(engines) { play($0, in: played) }
    for result in results where result.caught == nil {
      print(
        "✗ \(result.engine.name): changes \(result.changes) traces, and is not caught by "
          + result.engine.breaks.joined(separator: ", "))
    }
    var shown = 0
    for id in Invariants.all.map(\.id) + Relations.all.map(\.id) {
      let found = results.filter { $0.alone[id] != nil }
        .sorted { ($0.alone[id] ?? 0, $0.engine.name) < ($1.alone[id] ?? 0, $1.engine.name) }
      shown += found.isEmpty ? 0 : 1
      let names = found.prefix(3).map { "\($0.engine.name) (\($0.alone[id] ?? 0))" }
      print("\(id): \(names.isEmpty ? "none" : names.joined(separator: ", "))")
    }
    let caught = results.compactMap(\.caught).sorted()
    let unchanged = results.reduce(0) { $0 + $1.unchanged }
    print(
      "\(caught.count) of \(results.count) wrong engines are caught, half of them within "
        + "\((caught.isEmpty ? 0 : caught[caught.count / 2]) + 1) cases; \(shown) rules are broken by one by "
        + "itself; \(unchanged) changed scenes were not valid, and played unchanged")
    if records { try record() }
    return caught.count == results.count
  }

  private func play(_ engine: WrongEngine, in cases: [Case]) -> Result {
    var result = Result(engine: engine)
    let panel = Panel(Invariants.all)
    var late = 0
    for (number, right) in cases.enumerated() where late < 20 {
      let scenario = right.scenario
      if engine.scene(for: scenario) == nil { result.unchanged += 1 }
      let trace = engine.perform(scenario)
      if trace == right.trace { continue }
      result.changes += 1
      var broken: [(id: Rule.ID, event: Int)] = []
      panel.judge(Evidence(scenario, trace)) { rule, verdict in
        guard let violation = verdict.violation else { return }
        broken.append((panel.invariants[rule].id, violation.event))
      }
      for relation in Relations.all where engine.breaks.contains(relation.id) {
        guard let changed = relation.transformed(scenario),
          let violation = relation.judge(scenario, trace, changed, engine.perform(changed))
            .violation
        else { continue }
        broken.append((relation.id, violation.event))
      }
      if result.caught == nil, broken.contains(where: { engine.breaks.contains($0.id) }) {
        result.caught = number
      }
      if result.caught != nil { late += 1 }
      guard broken.count <= 5, trace.kinds.isSuperset(of: right.trace.kinds),
        let first = broken.map(\.event).min()
      else { continue }
      for one in broken where one.event == first {
        result.alone[one.id] = min(result.alone[one.id] ?? .max, broken.count)
      }
    }
    return result
  }

  /// Writes for each wrong engine the smallest scene, of those that are recorded, in which it breaks each
  /// rule that it names.
  private func record() throws {
    let scenes = Set(SmallestScene.recorded.map(\.scene)).sorted {
      let (one, other) = (SceneSize($0), SceneSize($1))
      let extents = [one, other].map { $0.views + $0.recognizers + $0.samples }
      return extents[0] == extents[1] ? $0.compactJSON < $1.compactJSON : extents[0] < extents[1]
    }
    let lines = concurrently(engines) { engine -> String in
      engine.breaks.compactMap { id -> String? in
        let invariants = Invariants.all.filter { $0.id == id }
        let relations = Relations.all.filter { $0.id == id }
        let scene = scenes.first {
          !Judgement($0, on: engine, by: invariants, relations: relations).broken.isEmpty
        }
        return scene.map {
          JSONReport.line(SmallestScene(fault: engine.name, rule: id, scene: $0)) + "\n"
        }
      }
      .joined()
    }
    let file = packageFolder.appending(path: "Sources/EmbeddedTexts/SmallestScenes.jsonl")
    try Data(lines.joined().utf8).write(to: file)
  }
}

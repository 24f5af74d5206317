import Conformance
import Foundation
import Invariants
import Stage
import TouchScript

extension Benchmark {
  /// What a whole case costs: a scene that is generated, played, judged by every rule, and played again,
  /// changed.
  static func cases(_ count: Int, rounds: Int) -> Bool {
    let usual = Campaign(seed: 0, cases: count, system: Stage())
    // A window, a finger that comes down in its corner, and at most two more things.
    guard var small = usual.walking(size: 2) else { fatalError("There are no small scenes.") }
    small.cases = min(count, small.cases)
    return [("small", small, 24), ("usual", usual, 9)].map { name, campaign, limit in
      var workload = Workload((0..<campaign.cases).map(campaign.scenario(ofCase:)))
      workload.parts.append(
        Workload.Part(name: "generating the scene") { campaign.scenario(ofCase: $0).views.count })
      return check("a whole case, in plays of its scene: \(name) ones", atMost: limit) {
        workload.report(rounds: rounds) { _ = campaign.run() }
      }
    }.allSatisfy { $0 }
  }

  /// What the scenes of a file cost. Two versions of the package are compared by running both on the same
  /// file, by turns, on a quiet machine.
  static func play(_ file: String, rounds: Int) throws -> Bool {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let workload = Workload(try lines.map { try Scenario(json: String($0)) })
    _ = workload.report(rounds: rounds) {
      for number in lines.indices { for part in workload.parts { _ = part.run(number) } }
    }
    return true
  }
}

/// Scenes to measure with.
private struct Workload {
  let count: Int
  /// What is done in a case: first of all, its scene is played.
  var parts: [Part]

  struct Part {
    let name: String
    /// Does it for the case of a number, and returns a count of what it made, so that the optimizer leaves
    /// nothing out.
    let run: (_ number: Int) -> Int
  }

  /// Makes for each part what comes of the parts before it.
  init(_ scenes: [Scenario]) {
    let stage = Stage().trusting
    let panel = Panel(Invariants.all)
    func trace(of scene: Scenario) -> Trace { stage.outcome(of: scene).trace ?? Trace() }
    let traces = scenes.map(trace)
    let turns = scenes.indices.map { Relations.turn(ofCase: $0, for: scenes[$0]) }
    let changedTraces = turns.map { $0.map { trace(of: $0.transformed) } }
    count = scenes.count
    parts = [
      Part(name: "playing it") { trace(of: scenes[$0]).events.count },
      Part(name: "preparing the evidence, and judging by the rules") { number in
        var exercised = 0
        panel.judge(Evidence(scenes[number], traces[number])) { _, _ in exercised += 1 }
        return exercised
      },
      Part(name: "changing the scene for a relation") {
        Relations.turn(ofCase: $0, for: scenes[$0])?.index ?? 0
      },
      Part(name: "playing the changed scene") {
        turns[$0].map { trace(of: $0.transformed).events.count } ?? 0
      },
      Part(name: "comparing the two") { number in
        guard let turn = turns[number], let changed = changedTraces[number] else { return 0 }
        let verdict = Relations.all[turn.index].judge(
          scenes[number], traces[number], turn.transformed, changed)
        return verdict == .notExercised ? 0 : 1
      },
    ]
  }

  /// Prints what the parts of a case cost, and returns how many plays a whole case costs.
  ///
  /// A part by itself finds its code and data in the caches, and in a whole case it does not: that is most
  /// of all else.
  func report(rounds: Int, whole: @escaping () -> Void) -> Double {
    let pieces = parts.map { part in { for number in 0..<count { _ = part.run(number) } } }
    let times = quickest(rounds: rounds, of: pieces + [whole])
    let whole = times[parts.count]
    printRow("\(count) cases", "share", "in plays", "time")
    func add(_ name: String, _ time: Double) {
      printRow(
        name, "\((time / whole * 100).digits(1)) %", (time / times[0]).digits(2),
        "\((time / Double(count) * 1e6).digits(1)) µs")
    }
    for (part, time) in zip(parts, times) { add(part.name, time) }
    add("all else", 2 * whole - times.reduce(0, +))
    add("a whole case", whole)
    return whole / times[0]
  }
}

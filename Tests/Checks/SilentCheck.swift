import Conformance
import Foundation
import Invariants
import TouchScript

/// Checks that engines that do nothing of some kind break the rules that demand it.
enum SilentCheck {
  /// Prints what becomes of each engine, and answers whether each breaks what demands what it lacks.
  static func run(_ words: [String]) throws -> Bool {
    guard words.count <= 1, let cases = Int(words.first ?? "2000"), cases > 0 else {
      throw Complaint("silent takes how many cases")
    }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let trials = SilentEngine.allCases.map { SilentTrial($0, seed: 0, cases: cases, jobs: jobs) }
    for trial in trials { print(trial.text) }
    return trials.allSatisfy(\.isSeen)
  }
}

/// What the rules say of an engine that does nothing of some kind.
struct SilentTrial: Sendable {
  /// The engine.
  let engine: SilentEngine
  /// How many cases were tried.
  let cases: Int
  /// The rules that are judged, and demand what the engine does not have.
  let demanding: [Rule.ID]
  /// Those of them that it breaks.
  let broken: [Rule.ID]
  /// Those of them that are said to hold: each is a false green.
  let held: [Rule.ID]
  /// How many rules it breaks in all, those not counted that do not demand what is missing.
  let brokenInAll: Int
  /// How many rules are said to hold in all.
  let heldInAll: Int

  /// Tries `cases` cases of `seed`.
  init(_ engine: SilentEngine, seed: UInt64, cases: Int, jobs: Int = 1) {
    let campaign = Campaign(
      seed: seed, cases: cases, jobs: jobs, relations: [], system: engine)
    let outcome = campaign.run()
    var broken: [Rule.ID] = []
    var held: [Rule.ID] = []
    for (rule, id) in campaign.ids.enumerated() where outcome.exercised[rule] > 0 {
      if outcome.firstBroken[rule] == nil { held.append(id) } else { broken.append(id) }
    }
    let rules = Set(engine.missing.rules)
    self.engine = engine
    self.cases = outcome.cases
    demanding = campaign.ids.filter(rules.contains)
    self.broken = broken.filter(rules.contains)
    self.held = held.filter(rules.contains)
    brokenInAll = broken.count
    heldInAll = held.count
  }

  /// The rules that demand what the engine does not have, and were not exercised.
  var notExercised: [Rule.ID] {
    demanding.filter { !broken.contains($0) && !held.contains($0) }
  }

  /// Whether at least nine of ten rules that demand what is missing are broken, and none holds.
  var isSeen: Bool { held.isEmpty && broken.count * 10 >= demanding.count * 9 }
}

extension SilentTrial {
  /// The trial as people read it.
  var text: String {
    var lines = [
      "\(isSeen ? "✓" : "✗") \(engine.rawValue): \(broken.count) of \(demanding.count) rules that demand "
        + "what is missing are broken, \(held.count) held, \(notExercised.count) not exercised "
        + "(of all rules \(brokenInAll) broken, \(heldInAll) held)"
    ]
    if !held.isEmpty { lines.append("  held: \(held.joined(separator: ", "))") }
    if !notExercised.isEmpty {
      lines.append("  not exercised: \(notExercised.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

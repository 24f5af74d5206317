import Conformance
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import TouchScript

/// Measures what random cases reach, by figures that no template can be made for.
enum ReachCheck {
  /// Prints how often rules are exercised, which pairs of features never meet, and which wrong engines change
  /// no trace.
  static func run(_ words: [String]) throws -> Bool {
    let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == words.count, numbers.count < 3 else {
      throw Complaint("reach takes how many cases, and perhaps a seed")
    }
    let (cases, seed) = (numbers.first ?? 3_000, UInt64(numbers.count > 1 ? numbers[1] : 1))
    let search = Search(Scenarios.generator, seed: seed)
    let scenes = (0..<cases).map(search.value(ofCase:))
    printPlain(seed)
    printPairs(scenes)
    printRules(cases, seed)
    printUnseen(scenes)
    return true
  }

  /// How many plain scenes are drawn again, because they are no valid scenes.
  private static func printPlain(_ seed: UInt64) {
    let draws = 1_000
    let invalid = (0..<draws).count {
      PlainScene.attempt(seed: Random.mix(seed, UInt64($0))) == nil
    }
    print("of \(draws) plain scenes \(invalid) are not valid, and are drawn again")
  }

  /// The pairs of features that few scenes have both of.
  private static func printPairs(_ scenes: [Scenario]) {
    var coverage = Coverage()
    for scene in scenes { coverage.count(scene) }
    let counts = Coverage.pairs.map { (count: coverage.counts[$0] ?? 0, pair: $0) }
    let never = counts.filter { $0.count == 0 }
    let few = counts.count { $0.count < 20 }
    print(
      "\(scenes.count) cases: of \(counts.count) pairs of features \(never.count) never meet, "
        + "\(few) in fewer than 20 cases")
    for pair in never { print("  never\t\(pair.pair)") }
  }

  /// How often each rule is exercised, the rarest first.
  private static func printRules(_ cases: Int, _ seed: UInt64) {
    let campaign = Campaign(seed: seed, cases: cases, system: Stage())
    let outcome = campaign.run()
    let counts = zip(campaign.ids, outcome.exercised).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    print("\(cases) cases: how often each rule is exercised")
    for (id, count) in counts { print("  \(count)\t\(id)") }
  }

  /// The wrong engines whose traces are those of the engine in all scenes.
  private static func printUnseen(_ scenes: [Scenario]) {
    let traces = scenes.map(Stage().perform)
    let unseen = concurrently(WrongEngine.all) { engine -> String? in
      let isSeen = scenes.indices.contains { engine.perform(scenes[$0]) != traces[$0] }
      return isSeen ? nil : engine.name
    }.compactMap(\.self)
    print(
      "\(scenes.count) cases: of \(WrongEngine.all.count) wrong engines \(unseen.count) change no trace"
    )
    for name in unseen { print("  \(name)") }
  }
}

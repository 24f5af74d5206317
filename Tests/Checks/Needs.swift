import Conformance
import Dispatch
import Generators
import Invariants
import PropertyTesting
import Stage
import Synchronization
import TouchScript

/// Measures what every scene needs that exercises a rule: the features that all scenes have in common in
/// which the right engine puts it to the test. It prints the lines of `Needs.txt`.
///
/// Scenes are made within features that are chosen by chance, so that what is there by chance is soon
/// seen to be missing; for each rule with a sketch of its own, scenes about that are made besides.
struct Needs {
  private let cases: Int
  private let seed: UInt64
  private let panel = Panel(Invariants.all)

  init(_ words: [String]) throws(Complaint) {
    guard words.count >= 1, words.count <= 2, let cases = Int(words[0]), cases > 0,
      let seed = words.count > 1 ? UInt64(words[1]) : 0
    else { throw Complaint("needs takes how many cases of each sketch, and perhaps a seed") }
    self.cases = cases
    self.seed = seed
  }

  func run() -> Bool {
    let sketches = Sketch.all
    let jobs = sketches.count * 2
    let sum = Mutex(Seen())
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      // As often about anything as about each of the sketches.
      let part = scenes(about: job < sketches.count ? sketches[job] : nil, job: UInt64(job))
      sum.withLock { $0.add(part) }
    }
    let seen = sum.withLock { $0 }
    tell(seen)
    return true
  }

  /// What was seen of rules and relations.
  private struct Seen: Sendable {
    var needs: [Rule.ID: Scenario.Features] = [:]
    var counts: [Rule.ID: Int] = [:]

    mutating func note(_ id: Rule.ID, _ features: Scenario.Features, times: Int = 1) {
      needs[id] = needs[id]?.intersection(features) ?? features
      counts[id, default: 0] += times
    }

    mutating func add(_ other: Seen) {
      for (id, features) in other.needs { note(id, features, times: other.counts[id] ?? 0) }
    }
  }

  private func scenes(about sketch: Sketch?, job: UInt64) -> Seen {
    var seen = Seen()
    var random = Random(seed: Random.mix(seed, job))
    let stage = Stage()
    for _ in 0..<cases {
      let features = features(&random)
      let generator =
        sketch.map { Scenarios.generator(of: $0, within: features) }
        ?? Scenarios.generator(of: .everything, within: features)
      let scenario = generator.value(seed: random.next())
      let needs = scenario.needs
      let trace = stage.perform(scenario)
      panel.judge(Evidence(scenario, trace)) { place, verdict in
        if verdict.isExercised { seen.note(Invariants.all[place].id, needs) }
      }
      guard random.below(8) == 0 else { continue }
      for relation in Relations.all {
        guard let changed = relation.transformed(scenario),
          relation.judge(scenario, trace, changed, stage.perform(changed)).isExercised
        else { continue }
        var both = needs
        both.formUnion(changed.needs)
        seen.note(relation.id, both)
      }
    }
    return seen
  }

  /// All features but a few, or but many.
  private func features(_ random: inout Random) -> Scenario.Features {
    let share = [2, 4, 16, 1_000][Int(random.below(4))]
    var features = Scenario.Features.all
    for feature in Scenario.Feature.allCases where random.below(UInt64(share)) == 0 {
      features = features.without(feature)
    }
    return features
  }

  private func tell(_ seen: Seen) {
    let ids = Invariants.all.map(\.id) + Relations.all.map(\.id)
    for id in ids {
      guard let features = seen.needs[id] else {
        print("# \(id) was never exercised")
        continue
      }
      if (seen.counts[id] ?? 0) < 40 {
        print("# \(id) was exercised \(seen.counts[id] ?? 0) times")
      }
      if features == [] { continue }
      print(([id] + features.plainest.map(\.name)).joined(separator: " "))
    }
  }
}

extension Scenario.Features {
  /// The features that bring all the others.
  fileprivate var plainest: [Scenario.Feature] { Scenario.Features().lacking(self) }
}

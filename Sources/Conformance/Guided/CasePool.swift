import Generators
import PropertyTesting
import TouchScript

/// The cases that are worth building on: for every feature seen so far, the lightest that shows it.
///
/// What was rarely seen is built on most, since that is where the search has hardly been; as mutants
/// show a feature more often, others get their turn. All of it is in order of the cases, so the same
/// cases make the same pool.
struct CasePool: Sendable {
  /// A case that was kept.
  struct Case: Sendable {
    let tree: ChoiceTree
    let weight: Int
    /// Of how many features it is the lightest case.
    fileprivate var holds: Int
  }

  private struct Record {
    var seen = 1
    var holder: Int
  }

  /// How many features are looked at to build on the rarest of them.
  private static let contenders = 8

  private var cases: [Case?] = []
  /// What is known of each feature, in the order in which they were first seen.
  private var records: [Record] = []
  private var places: [UInt64: Int] = [:]
  /// Which of them are behaviours, and which are rules put to the test. They are chosen from by
  /// turns, since behaviours are many and rules are few.
  private var behaviours: [Int] = []
  private var rules: [Int] = []

  /// How many cases are kept.
  var count: Int { cases.count { $0 != nil } }

  /// Counts what a case showed, and keeps it if it showed anything for the first time, or with less
  /// than any case before; gives its tree if it showed anything new.
  mutating func add(
    _ scenario: Scenario, showing features: [UInt64], testing rules: [UInt64] = []
  ) -> ChoiceTree? {
    let weight = scenario.weight
    let all = features + rules
    var new: [Int] = []
    var won: [Int] = []
    for (index, feature) in all.enumerated() {
      guard let place = places[feature] else {
        new.append(index)
        continue
      }
      records[place].seen += 1
      if let holder = cases[records[place].holder], weight < holder.weight { won.append(place) }
    }
    guard !won.isEmpty || !new.isEmpty, let tree = try? Scenarios.generator.tree(of: scenario)
    else { return nil }
    cases.append(Case(tree: tree, weight: weight, holds: won.count + new.count))
    for place in won { hand(place, to: cases.count - 1) }
    for index in new {
      if index < features.count {
        behaviours.append(records.count)
      } else {
        self.rules.append(records.count)
      }
      places[all[index]] = records.count
      records.append(Record(holder: cases.count - 1))
    }
    return new.isEmpty ? nil : tree
  }

  private mutating func hand(_ place: Int, to holder: Int) {
    let old = records[place].holder
    records[place].holder = holder
    guard var loser = cases[old] else { return }
    loser.holds -= 1
    cases[old] = loser.holds == 0 ? nil : loser
  }

  /// A tree to build on: the lightest case of the rarest of some features.
  func parent(_ random: inout Random) -> ChoiceTree? {
    let features = random.hits(.half) && !rules.isEmpty ? rules : behaviours
    var rarest: Record?
    for _ in 0..<Self.contenders {
      guard let place = random.pick(features) else { return nil }
      let record = records[place]
      if rarest.map({ record.seen < $0.seen }) ?? true { rarest = record }
    }
    return rarest.flatMap { cases[$0.holder]?.tree }
  }
}

extension Scenario {
  /// How much there is in it.
  fileprivate var weight: Int {
    script.reduce(views.count + recognizers.count + controllers.count + reactions.count) {
      $0 + 1 + $1.changes.count + $1.touches.count
    }
  }
}

import Conformance
import Generators
import Invariants
import PropertyTesting
import Stage
import TouchScript

/// Scenes to measure with, and what comes of each part of a case, ready for the part after it.
struct Workload {
  /// What the scenes are, in words.
  let name: String
  /// How many bare plays a whole case may cost.
  let mostBarePlays: Double
  /// The whole cases.
  let campaign: Campaign
  private let scenes: [Scenario]
  private let traces: [Trace]
  private let turns: [Turn]

  /// The scene of a case as the relation whose turn it is changes it.
  private struct Turn {
    let number: Int
    let relation: Int
    let changed: Scenario
    let trace: Trace
  }

  /// The parts of a case, in their order.
  enum Part: String, CaseIterable {
    case make = "making the scene"
    case play = "playing it"
    case judge = "preparing the evidence, and judging by the rules"
    case change = "changing the scene for a relation"
    case playChanged = "playing the changed scene"
    case compare = "comparing the two"
  }

  /// The first cases of all that are in the scope of so many unusual things: a window, a finger that
  /// comes down in its corner, and at most two things that are not so.
  static func small(cases: Int, scope: Scenarios.Scope = .default) -> Workload {
    var campaign = Campaign(seed: 0, cases: cases, scope: scope, system: Stage())
    if let walking = campaign.walking(size: smallSize) {
      campaign = walking
      campaign.cases = min(cases, walking.cases)
    }
    return Workload(
      "Small scenes: the first \(campaign.cases) with at most \(smallSize) things unlike the plainest",
      campaign, mostBarePlays: 24)
  }

  /// How many things in a small scene may be other than in the plainest.
  static let smallSize = 2

  /// The cases of a seed, as `touchstone fuzz` tries them.
  static func usual(cases: Int) -> Workload {
    Workload(
      "Usual scenes: \(cases) of a seed", Campaign(seed: 0, cases: cases, system: Stage()),
      mostBarePlays: 9)
  }

  private init(_ name: String, _ campaign: Campaign, mostBarePlays: Double) {
    self.name = name
    self.mostBarePlays = mostBarePlays
    self.campaign = campaign
    scenes = (0..<campaign.cases).map(campaign.scenario(ofCase:))
    traces = scenes.map { Self.trace(of: $0, on: campaign) }
    turns = scenes.enumerated().compactMap { number, scene in
      guard
        let turn = Relations.turn(ofCase: number, among: campaign.relations, for: scene)
      else { return nil }
      return Turn(
        number: number, relation: turn.index, changed: turn.transformed,
        trace: Self.trace(of: turn.transformed, on: campaign))
    }
  }

  /// Does one part of all cases.
  ///
  /// - Returns: What it came to in numbers, so that none of it can be left out: for the judging how
  ///   often rules or relations were put to the test, else how much there is of what was made.
  func run(_ part: Part) -> Int {
    switch part {
    case .make: make()
    case .play: scenes.reduce(0) { $0 + Self.trace(of: $1, on: campaign).events.count }
    case .judge: judge()
    case .change:
      scenes.indices.count {
        Relations.turn(ofCase: $0, among: campaign.relations, for: scenes[$0]) != nil
      }
    case .playChanged:
      turns.reduce(0) { $0 + Self.trace(of: $1.changed, on: campaign).events.count }
    case .compare: turns.count { compare($0) != .notExercised }
    }
  }

  /// What the engine shows of a scene, asked as a campaign asks.
  private static func trace(of scene: Scenario, on campaign: Campaign) -> Trace {
    campaign.system.outcome(of: scene).trace ?? Trace()
  }

  private func make() -> Int {
    if let walk = campaign.walk {
      return scenes.indices.reduce(0) { $0 + walk.scenes[$1].views.count }
    }
    let search = Search(Scenarios.generator(of: campaign.scope), seed: campaign.seed)
    return scenes.indices.reduce(0) { $0 + search.value(ofCase: $1).views.count }
  }

  /// How many rules are put to the test; evidence is made as rules ask for it, so it is made anew.
  private func judge() -> Int {
    let panel = Panel(campaign.invariants)
    var exercised = 0
    for (scene, trace) in zip(scenes, traces) {
      panel.judge(Evidence(scene, trace)) { _, _ in exercised += 1 }
    }
    return exercised
  }

  private func compare(_ turn: Turn) -> Verdict {
    campaign.relations[turn.relation].judge(
      scenes[turn.number], traces[turn.number], turn.changed, turn.trace)
  }
}

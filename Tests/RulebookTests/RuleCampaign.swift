import Conformance
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

/// What the test of a rule plays: first the sketches that aim at the rule, by turns, until it has been
/// put to the test often enough; then a share of random scenes.
///
/// `TOUCHSTONE_SEED` and `TOUCHSTONE_CASES` set the seed and the number of random scenes of each rule;
/// the defaults are fixed, so that a plain `swift test` gives the same verdicts every time. Rules that
/// stand next to each other share all random scenes but one: all rules in all cases are judged by the
/// campaigns of `.ci/run`, with the release build.
struct RuleCampaign {
  static let defaultSeed: UInt64 = 0
  static let defaultCases = 16
  /// How often the sketches must put a rule to the test.
  static let enough = 12
  /// How many scenes they may take for it.
  static let mostScenes = 2_000

  private let place: Int
  private let invariant: Invariant
  private let campaign: Campaign
  private let cases: Int

  /// The campaign of a rule, or what is wrong with the environment.
  init(_ id: Rule.ID) throws {
    guard let place = Invariants.all.firstIndex(where: { $0.id == id }) else {
      throw Complaint(description: "no invariant checks the rule \(id)")
    }
    self.place = place
    invariant = Invariants.all[place]
    cases = try Self.number("TOUCHSTONE_CASES", Self.positive) ?? Self.defaultCases
    campaign = Campaign(
      seed: try Self.number("TOUCHSTONE_SEED", UInt64.init) ?? Self.defaultSeed, cases: cases,
      invariants: [invariant], relations: [], system: Stage())
  }

  var seed: UInt64 { campaign.seed }

  /// Plays until the rule is broken or all is played. The finding, if it is broken, and in how many
  /// scenes the sketches put it to the test.
  func run() -> (finding: Report.Finding?, exercised: Int) {
    let pool = ScenePool.ofSeed(seed)
    let sketches = Sketch.aiming(at: invariant.id)
    var exercised = 0
    var played = 0
    while exercised < Self.enough, played < Self.mostScenes, !sketches.isEmpty {
      let (number, turn) = played.quotientAndRemainder(dividingBy: sketches.count)
      let scene = pool.scene(number, of: sketches[turn])
      switch scene.verdict(invariant) {
      case .broken: return (finding(in: scene, number), exercised)
      case .holds: exercised += 1
      case .notExercised: break
      }
      played += 1
    }
    for number in place..<place + cases {
      let scene = pool.randomScene(number)
      if scene.verdict(invariant).violation != nil {
        return (finding(in: scene, number), exercised)
      }
    }
    return (nil, exercised)
  }

  private func finding(in scene: ScenePool.Scene, _ number: Int) -> Report.Finding? {
    campaign.shrink(scene.scenario, breaking: invariant.id, ofCase: number)
  }

  /// Something wrong with the environment, in one sentence.
  struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  private static func number<Number>(
    _ variable: String, _ parse: (String) -> Number?
  ) throws(Complaint) -> Number? {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    if text.isEmpty { return nil }
    guard let number = parse(text) else {
      throw Complaint(description: "\(variable) takes a whole number, not '\(text)'")
    }
    return number
  }

  private static func positive(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The rule `id` holds in all scenes of its test, and enough of them put it to the test.
func holds(_ id: Rule.ID, at location: SourceLocation = #_sourceLocation) {
  do {
    let campaign = try RuleCampaign(id)
    let (finding, exercised) = campaign.run()
    if let finding {
      let judgement = Judgement(
        finding.scenario, recorded: finding.events, by: Invariants.all.filter { $0.id == id })
      Issue.record("\(judgement.text())\n\(finding.token ?? "")", sourceLocation: location)
    } else if exercised < RuleCampaign.enough {
      Issue.record(
        "the sketches that aim at \(id) put it to the test \(exercised) times only",
        sourceLocation: location)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: location)
  }
}

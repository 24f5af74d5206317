import Conformance
import Foundation
import Generators
import Invariants
import TouchScript

/// What options say of a run: the campaign, and how much is printed of it.
extension Arguments {
  /// The campaign that the options ask for which searches share.
  func campaign(
    seed: UInt64 = 0, cases: Int, of rules: [String] = []
  ) throws(Misuse) -> Campaign {
    let selection = try selection(of: rules)
    let jobs = try count("--jobs", upTo: 1_024)
    var campaign = Campaign(
      seed: seed, cases: cases, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      invariants: selection.invariants, relations: selection.relations,
      system: engine.system(try fault()))
    campaign.breakdownBudget = .ofOneMinute
    campaign.proofBudget =
      try number("--prove", in: 0...UInt32(1_000_000)).map(Int.init) ?? Campaign.usualProofBudget
    if let allowance = Allowance(seconds: try seconds(Option.shrinkTime.name)) {
      campaign.isShrinkingOverdue = { allowance.isSpent }
    }
    campaign.strength = try strength()
    campaign.known = try known()
    campaign.failsFast = has(Option.failFast.name)
    campaign.allowsSkips = has(Option.allowSkips.name)
    campaign.profilesShrinking = has(Option.profileShrink.name)
    return campaign
  }

  /// The scope asked for with `--scope`; without one, the default.
  func scope() throws(Misuse) -> Scenarios.Scope {
    try choice(Option.scope.name) ?? .default
  }

  /// The weakest rules that fail the run, as asked for with `--strength`.
  func strength() throws(Misuse) -> Rule.Strength {
    let names = [Rule.Strength.required, .practice].map(\.rawValue)
    return try word("--strength", of: names).flatMap(Rule.Strength.init) ?? .practice
  }

  /// What is reported, as `--reports` lists it.
  func reports() throws(Misuse) -> Reports {
    guard let list = text("--reports") else { return .all }
    let names = list.split(separator: ",").map(String.init)
    do { return try Reports(names: names) } catch { throw Misuse("--reports: \(error)") }
  }

  /// When progress is shown.
  func progress() throws(Misuse) -> ProgressLine.Wish {
    let wish: ProgressLine.Wish? = try choice("--progress")
    return Console.isQuiet ? .never : wish ?? .auto
  }

  /// The rules that the engine is known to break, as the file of `--known` lists them.
  func known() throws(Misuse) -> KnownFailures {
    guard let path = text("--known") else { return .none }
    do {
      return try KnownFailures(contentsOf: URL(filePath: path), besides: engine.own.invariants)
    } catch {
      throw Misuse("--known: \(error.description)")
    }
  }

  /// The folder of findings that `--save` names.
  func saved() throws(Misuse) -> SavedFindings? {
    text("--save").map { SavedFindings(in: URL(filePath: $0)) }
  }

  /// The seed asked for with `--seed`, or with the variable that sets that of the tests.
  func seed() throws(Misuse) -> UInt64 {
    try number("--seed", orVariable: "TOUCHSTONE_SEED", in: 0...UInt64.max) ?? 0
  }

  /// How many cases `--cases` asks for, or the variable that sets that number in the tests.
  func cases() throws(Misuse) -> Int? {
    try number("--cases", orVariable: "TOUCHSTONE_CASES", in: 1...UInt32(1_000_000_000))
      .map(Int.init)
  }

  /// The part of the campaign asked for with `--shard` or by a build system; without, all of it.
  func shard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Misuse) -> Shard {
    guard let text = text("--shard") else {
      let variables = ["TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS"]
      if let shard = Shard(environment: environment) {
        // By touching this file a test tells Bazel that it divides itself.
        if let path = environment["TEST_SHARD_STATUS_FILE"] {
          guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw Misuse("TEST_SHARD_STATUS_FILE: \(path.quotedOnOneLine) cannot be written")
          }
        }
        return shard
      }
      guard let set = variables.first(where: { environment[$0] != nil }) else { return .whole }
      throw Misuse(
        "\(set): the variables \(variables.joined(separator: " and ")) make no shard together")
    }
    guard let shard = Shard(text) else {
      throw Misuse("--shard takes a part such as 2/4, not \(text.quotedOnOneLine)")
    }
    return shard
  }

  /// The fault asked for with `--fault`.
  func fault() throws(Misuse) -> WrongEngine? {
    guard let name = text("--fault") else { return nil }
    do { return try WrongEngine(named: name) } catch { throw Misuse(error.description) }
  }

  /// How much is printed of what is found; in colors where people look.
  var detail: Detail {
    Detail(
      values: has(Option.values.name), whole: has(Option.whole.name), all: has(Option.all.name),
      colors: Console.hasColors)
  }

  /// What scenes may need: what the engine has, or those of `--features`, but none of `--without`.
  func features(of engine: Scenario.Features) throws(Misuse) -> Scenario.Features {
    var features = engine
    if let wanted = try named("--features").map({ Scenario.Features($0) }) {
      if let missing = engine.lacking(wanted).first {
        throw Misuse("--features names \(missing.name), which the engine says it lacks")
      }
      features = wanted
    }
    for gone in try named("--without") ?? [] { features = features.without(gone) }
    return features
  }

  /// The features that an option names.
  private func named(_ option: String) throws(Misuse) -> [Scenario.Feature]? {
    guard let list = text(option) else { return nil }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var features: [Scenario.Feature] = []
    for name in names {
      do throws(ScenarioError) {
        features.append(try Scenario.Feature(named: name))
      } catch {
        throw Misuse("\(option): \(error.problem)")
      }
    }
    return features
  }
}

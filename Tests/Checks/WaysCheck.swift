import Conformance
import Foundation
import Stage
import TouchEngine

/// Searches for random scenes in which a permitted engine is accused: one for each choice that
/// `permitted.jsonl` has a scene for, and several in which each case draws other choices.
struct WaysCheck {
  private var cases = 20_000
  private var part = Shard.whole

  /// How many searches draw choices.
  private static let drawing = 6

  init(_ words: [String]) throws(Complaint) {
    var words = words[...]
    while let word = words.popFirst() {
      let value = words.popFirst() ?? ""
      switch (word, Int(value), Shard(value)) {
      case ("--cases", let number?, _) where number > 0: cases = number
      case ("--part", _, let part?): self.part = part
      default: throw Complaint("--ways takes --cases N, and --part K/N")
      }
    }
  }

  /// Prints a line for each search, and below it what was found: the rule, the case, and what replays
  /// its smallest scene. Answers whether nothing was found.
  func run() throws -> Bool {
    let ways = try RecordedScene.List.permitted.scenes(plays: false).map(\.latitude)
    let searches = ways + Array(repeating: "any", count: Self.drawing)
    var accused = 0
    for (number, way) in searches.enumerated() where number % part.count == part.number - 1 {
      let report = CampaignReport(try campaign(on: way, seed: UInt64(number)))
      accused += report.broken.count
      print("\(report.broken.isEmpty ? "✓" : "✗") \(way), seed \(number)")
      for finding in report.findings {
        print(
          "  \(finding.rule.id) in case \(finding.caseIndex): \(finding.rule.violation.sentence)")
        let choices = finding.latitude.isEmpty ? way : finding.latitude
        print("  touchstone replay --latitude \(choices) \(finding.token)")
      }
      fflush(nil)
    }
    print("\(accused) accusations in \(searches.count) searches of \(cases) cases")
    return accused == 0
  }

  private func campaign(on way: String, seed: UInt64) throws -> Campaign {
    let engine: @Sendable (Latitude) -> Stage = { Stage(behavior: Behavior(latitude: $0)) }
    let rows = way == "any" ? Latitude() : try Latitude(rows: way)
    var campaign = Campaign(seed: seed, cases: cases, jobs: 2, system: engine(rows))
    if way == "any" {
      campaign.engines = Campaign.Engines(
        latitude: { Latitude.any(seed: seed, case: $0).description },
        system: { engine(Latitude.any(seed: seed, case: $0)) })
    }
    return campaign
  }
}

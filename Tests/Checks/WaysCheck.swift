import Conformance
import Foundation
import PropertyTesting
import Stage
import TouchEngine

/// Searches for random scenes in which a permitted engine is accused: one for each choice that
/// `permitted.jsonl` has a scene for, and several for engines that draw other choices every 200 cases.
struct WaysCheck {
  private var cases = 20_000
  private var part = Shard.whole

  /// How many searches draw choices, and how many cases are played with one drawing.
  private static let (drawing, drawn) = (6, 200)

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
      let seed = UInt64(number)
      let choices =
        way == "any"
        ? (0..<max(cases / Self.drawn, 1)).map { Latitude.any(seed: seed, case: $0) }
        : [try Latitude(rows: way)]
      let found = choices.enumerated().flatMap { place, latitude in
        findings(
          on: latitude, seed: Random.mix(seed, UInt64(place)), cases: cases / choices.count)
      }
      accused += found.count
      print("\(found.isEmpty ? "✓" : "✗") \(way), seed \(number)")
      for line in found { print(line) }
      fflush(nil)
    }
    print("\(accused) accusations in \(searches.count) searches of \(cases) cases")
    return accused == 0
  }

  /// What a search on an engine with some choices finds: rule, case, sentence and token.
  private func findings(on latitude: Latitude, seed: UInt64, cases: Int) -> [String] {
    let engine = Stage(behavior: Behavior(latitude: latitude))
    let report = CampaignReport(Campaign(seed: seed, cases: cases, jobs: 2, system: engine))
    return report.findings.map { finding in
      """
        \(latitude): \(finding.rule.id) in case \(finding.caseIndex) of seed \(seed): \
      \(finding.rule.violation.sentence)
        \(finding.token)
      """
    }
  }
}

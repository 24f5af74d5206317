import Foundation
import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

/// An engine that reports one level.
private struct ResponderCalls: TouchSystem {
  var about: About { About(name: "", reports: Reports(.responderCalls).union(.fields)) }

  func perform(_ scenario: Scenario) -> Trace { Stage().perform(scenario) }
}

/// `Reports.md` lists the keys of what machines read; here they are compared with real reports.
@Suite("The keys of reports are those that are documented")
struct ReportKeysTests {
  @Test("Of a failure")
  func failure() throws {
    let (report, _) = try Self.campaign.get()
    var finding = try #require(report.findings.first { $0.certificate != nil })
    finding.flaky = try flakiness()
    finding.others = [
      .init(rule: "HT-12", sentence: "", expected: "", event: 0, isMissing: false)
    ]
    try expect(JSONReport.line("failure", finding), in: "failure", toHave: "`failure`")
  }

  @Test("Of the summary of a search")
  func summary() throws {
    var (report, shard) = try Self.campaign.get()
    // No engine at hand is flaky.
    let how = try flakiness()
    report.search.flaky = Report.Flaky(case: 0, how: how)
    let walking = try #require(
      Campaign(seed: 0, cases: 0, invariants: [], scope: .taps, system: Stage()).walking(size: 0))
    let partial = Campaign(seed: 0, cases: 1, system: Stage().within([]))
    let quiet = Campaign(seed: 0, cases: 0, system: ResponderCalls())
    let all = try [report, shard, Report(of: walking), Report(of: partial), Report(of: quiet)]
      .map { try keysOfSummary($0) }.reduce(Set()) { $0.union($1) }
    #expect(try documented("`summary` of `fuzz` and `merge`") == all)
  }

  @Test("Of the summary of a replay")
  func replay() throws {
    let summary = JSONReport.ReplaySummary(
      Judgement(Scenario(), on: Stage()), flakiness: try flakiness())
    try expect(
      JSONReport.line("summary", summary), in: "summary", toHave: "`summary` of `replay`")
  }

  @Test("Of a replay, whose verdicts are those of every rule")
  func verdicts() throws {
    let judgement = Judgement(
      Scenario {
        Window("w", Rect(0, 0, 9, 9))
      } script: {
      }, on: Stage())
    let line = JSONReport.line("replay", JSONReport.Replay(judgement))
    try expect(line, in: "replay", toHave: "`replay`")
    let replay = try #require(try object(line)["replay"] as? [String: Any])
    let verdicts = try #require(replay["verdicts"] as? [String: String])
    #expect(Rulebook.all.allSatisfy { verdicts[$0.id] != nil || !$0.isChecked })
    #expect(verdicts["HT-12"] == "not exercised" && verdicts["SY-01"] == "unspecified")
  }

  @Test("Of two engines, scene by scene")
  func severalEngines() throws {
    let fault = try WrongEngine(named: "never-self")
    let campaign = Campaign(
      seed: 5, cases: 64,
      // The fault breaks some of them together.
      invariants: Invariants.all.filter {
        ["HT-01", "HT-06", "HT-07", "HT-12", "HT-19"].contains($0.id)
      },
      relations: [], scope: .taps, system: fault)
    let labels = ComparisonReport.Labels(names: ["one", "other"], replays: ["", ""])
    let lines = Comparison(campaign, with: Stage()).run().json(labels, isComplete: true)
      .split(separator: "\n").map(String.init)
    let fullest = try #require(lines.dropLast().first { $0.contains(#""alsoBroken":[{"#) })
    try expect(fullest, in: "difference", toHave: "`difference`")
    try expect(
      try #require(lines.last), in: "summary", toHave: "`summary` of `fuzz --against`")
  }

  @Test("Of an explanation, of which every sentence is there with its rules")
  func explanation() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("overlay", Rect(0, 0, 100, 100)) { View("sheet", Rect(0, 60, 100, 40)) }
        View("v", Rect(0, 0, 50, 50)).isHidden()
      }
      .tap("tap")
    } script: {
      Tap(at: Point(10, 10))
    }
    let fault = try WrongEngine(named: "hidden-hit")
    let judgement = Judgement(scenario, on: fault)
    let remedies = Remedies(
      for: [try Query("hit overlay", in: scenario)], in: scenario, on: fault)
    let line = JSONReport.line(JSONReport.ExplanationRecord(judgement, remedies))
    try expect(line, toHave: "`explain`")
    let sentences = try #require(try object(line)["sentences"] as? [[String: Any]])
    #expect(sentences.allSatisfy { ($0["rules"] as? [String])?.isEmpty == false })
  }

  @Test("Of verdicts, and of what is known and not so")
  func check() throws {
    let known = try KnownFailures("HT-12 # not yet")
    let stale = try #require(known.stale(broken: [], held: ["HT-12"]).first)
    let verdict = Report.RuleLine(
      rule: "HT-12", says: "", strength: .required, verdict: .stale, exercised: 1, broken: 0,
      remark: "\(stale)", lacking: ["taps"], unreported: ["reset"])
    try expect(JSONReport.line("verdict", verdict), in: "verdict", toHave: "`verdict`")
    let line = Report.StaleLine(line: 1, pattern: stale.entry.words, says: "\(stale)")
    try expect(JSONReport.line("stale", line), in: "stale", toHave: "`stale`")
  }

  @Test("Of rules, relations and faults")
  func lists() throws {
    let rule = try #require(Rulebook["HT-12"])
    try expect(
      JSONReport.line(JSONReport.RuleRecord(rule)), toHave: "An element of `rules`")
    try expect(
      JSONReport.line(JSONReport.ListedFault(try WrongEngine(named: "never-self"))),
      toHave: "An element of `faults`")
  }

  @Test("Of rules, faults and replays these keys stay")
  func lasting() throws {
    let rule = try object(JSONReport.line(JSONReport.RuleRecord(try #require(Rulebook["HT-12"]))))
    #expect(
      keys(of: rule).isSuperset(
        of: ["id", "statement", "strength", "sources", "checked", "faults"]))
    let fault = try object(JSONReport.line(JSONReport.ListedFault(WrongEngine.all[0])))
    #expect(keys(of: fault).isSuperset(of: ["name", "summary", "breaks"]))
    let replay = try object(
      JSONReport.line("replay", JSONReport.Replay(Judgement(Scenario(), on: Stage()))))
    #expect(
      keys(of: replay["replay"]).isSuperset(of: ["scenario", "trace", "verdicts"]))
  }

  private func flakiness() throws -> Flakiness {
    let event = Observation(.hitTest, at: 0, who: "v1")
    return try #require(Flakiness([Trace([event])], [Trace()]))
  }

  /// A campaign that found something, as a whole and one shard of it; made once for all tests.
  private static let campaign = Result { () -> (Report, shard: Report) in
    let fault = try WrongEngine(named: "never-self")
    var campaign = Campaign(
      seed: 5, cases: 64, invariants: Invariants.all.filter { $0.id == fault.breaks.first },
      relations: [], scope: .taps, system: fault)
    campaign.countsCoverage = true
    campaign.proofBudget = 300
    campaign.profilesShrinking = true
    let whole = Report(of: campaign, examining: { false })
    campaign.shard = try #require(Shard("1/2"))
    return (whole, Report(of: campaign))
  }

  private func keysOfSummary(_ report: Report) throws -> Set<String> {
    keys(of: try object(JSONReport.line("summary", Report.Summary(report)))["summary"])
  }

  private func expect(
    _ line: String, in name: String? = nil, toHave title: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let whole = try object(line)
    let record = try #require(name.map { whole[$0] } ?? whole)
    #expect(name == nil || whole.count == 1, sourceLocation: location)
    #expect(try documented(title) == keys(of: record), sourceLocation: location)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// What has keys that are no part of a report: a scene, and counts by names.
  private static let leaves = [
    "scenario", "changedScenario", "changedEvents", "trace", "traces", "exercised", "coverage",
    "events",
    "verdicts",
    "skipped", "failed", "rules", "lacking", "unreported",
  ]

  /// The keys of a record with those of its parts, such as `size.views`.
  private func keys(of value: Any?) -> Set<String> {
    if let array = value as? [Any] { return Set(array.flatMap { keys(of: $0) }) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(
      object.flatMap { key, value -> [String] in
        let parts = Self.leaves.contains(key) ? [] : keys(of: value)
        return [key] + parts.map { "\(key).\($0)" }
      })
  }

  /// The keys that a section of `Reports.md` lists, and what they are parts of.
  private func documented(_ title: String) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Sources/Conformance/Conformance.docc/Reports.md"),
      encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n### \(title)\n").dropFirst().first)
    let lines = section.components(separatedBy: "\n### ")[0].split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("| `") }.compactMap { line in
      line.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(Set(listed).count == listed.count, "each once")
    return Set(
      listed.flatMap { key -> [String] in
        let parts = key.split(separator: ".")
        return parts.indices.map { parts[...$0].joined(separator: ".") }
      })
  }
}

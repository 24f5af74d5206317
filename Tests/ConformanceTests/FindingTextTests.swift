import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("A finding is read in ten seconds")
struct FindingTextTests {
  private static let faults = [
    "no-cancel-after-recognize", "alpha-below-0.009",
  ]

  /// Made once, for two tests.
  private static let ofAlpha = Result { try make("alpha-below-0.009") }

  private static func report(_ fault: String) throws -> CampaignReport {
    fault == "alpha-below-0.009" ? try ofAlpha.get() : try make(fault)
  }

  private static func make(_ fault: String) throws -> CampaignReport {
    let fault = try WrongEngine(named: fault)
    var campaign = Campaign(
      seed: 7, cases: 250, jobs: 2,
      invariants: Invariants.all.filter { fault.breaks.contains($0.id) },
      relations: [], scope: .taps, system: fault)
    campaign.proofBudget = 300
    return CampaignReport(campaign, examining: { false })
  }

  @Test(
    "It has twenty lines at most, and shows what the smallest scene shows, in views of 100 points",
    arguments: faults)
  func brief(fault: String) throws {
    let findings = try Self.report(fault).findings
    try #require(!findings.isEmpty)
    for finding in findings {
      let lines = finding.text(seed: 7, options: " --fault \(fault)").split(separator: "\n")
      #expect(lines.count <= 20 && lines.dropLast().allSatisfy { $0.count <= 100 })
      #expect(lines[0].hasPrefix("✗ \(finding.rule.id) is broken. "))
      let titles = lines.compactMap { $0.dropFirst(2).split(separator: " ").first }
      for title in ["Rule", "Scene", "Fingers", "Trace", "Expected"] {
        #expect(titles.contains { $0 == title }, "\(title)")
      }
      #expect(lines.last?.hasPrefix("  Replay   touchstone replay \(finding.shown.token)") == true)

      let shown = finding.shown
      #expect(shown.rule.violation.event == finding.rule.violation.event)
      #expect(Set(shown.judgement.broken.map(\.id)) == Set(finding.judgement.broken.map(\.id)))
      #expect(try Replay.scenario(ofToken: shown.token) == shown.judgement.scenario)
      #expect(shown.judgement.scenario.views.allSatisfy { $0.frame.width >= 100 })
      #expect(shown.judgement.scenario.script.first?.touches.first?.location == Point(50, 50))
      let json = JSONReport.line(JSONReport.Failure(finding, seed: 7))
      #expect(json.contains("\"smallestToken\":\"\(finding.token)\""))
      #expect(json.contains("\"token\":\"\(shown.token)\""))
    }
  }

  @Test("Values, everything, and colors come when they are asked for")
  func details() throws {
    let finding = try #require(try Self.report("alpha-below-0.009").findings.first)
    let brief = finding.text(seed: 7, options: "")
    #expect(!brief.contains("v2 alpha  ") && !brief.contains("\u{1B}"))
    let values = finding.text(seed: 7, options: "", Detail(values: true))
    #expect(values.contains("v2 alpha  ") && values.contains("\n  Found    Seed 7, case "))
    #expect(values.contains(" replay \(finding.token)"))
    let whole = finding.text(seed: 7, options: "", Detail(whole: true))
    #expect(whole.contains("\n  Swift    let scenario = Scenario {\n") && !whole.contains("… "))
    let colored = finding.text(seed: 7, options: "", Detail(colors: true))
    let codes = /\u{1B}\[[0-9;]*m/
    #expect(colored != brief && colored.replacing(codes, with: "") == brief)
  }

  @Test("Of a long scene and a long trace, what has to do with the violation stays")
  func long() throws {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        for number in 0..<40 { View("far \(number)", Rect(0, 300, 10, 10)) }
        View("near", Rect(0, 0, 100, 100)) { View("hidden", Rect(0, 0, 100, 100)).isHidden() }
        for number in 40..<80 { View("far \(number)", Rect(0, 300, 10, 10)) }
      }
    } script: {
      Down(at: Point(50, 50))
      for step in 0..<60 {
        After(10)
        Move(to: Point(50, 51 + Double(step)))
      }
    }
    let fault = try WrongEngine(named: "hidden-hit")
    let judgement = Judgement(
      scenario, on: fault, by: try Invariants.matching(["HT-04"]))
    let lines = judgement.text().split(separator: "\n").map(String.init)
    #expect(lines.count <= 20)
    for part in ["near  view", "hidden  view", "at   0 ms", " more steps", "events before"] {
      #expect(lines.contains { $0.contains(part) }, "\(part)")
    }
    #expect(lines.contains { $0.hasSuffix(" more views") })
    #expect(judgement.text(Detail(whole: true)).contains("far 79  view"))
  }

  @Test("Ten of each kind are printed, the others counted, and all where that is wished")
  func many() {
    func findings(_ count: Int) -> [FindingText] {
      (0..<count).map { FindingText(head: "Rule \($0) is broken") }
    }
    func told(_ count: Int, _ detail: Detail) -> String {
      FindingsText.text(findings(1), brief: findings(12), findings(count), detail)
    }
    let ten = told(11, .brief)
    #expect(ten.hasSuffix("✗ Rule 9 is broken.\n\n… 1 more finding; --all tells it as well."))
    #expect(ten.contains("… 2 more findings; --all tells them as well.\n\n✗ Rule 0 is broken."))
    #expect(told(11, Detail(all: true)).hasSuffix("✗ Rule 10 is broken."))
  }

  @Test("The order of recognizers is told only where nothing else is different")
  func orderSeed() {
    let scene = Scenario {
      Window("window", Rect(0, 0, 100, 100))
    } script: {
      Tap(at: Point(50, 50))
    }
    var changed = scene
    changed.orderSeed = 3
    let seeds = FindingText(head: "M-8 is broken", scenario: scene, changed: changed).text(.brief)
    #expect(seeds.contains("\n  Changed  order seed 3 instead of 0: "))
    changed.views[0].frame.width = 200
    let wider = FindingText(head: "M-3 is broken", scenario: scene, changed: changed).text(.brief)
    #expect(wider.contains("\n  Changed  window  window (0, 0, 200, 100)"))
    #expect(!wider.contains("order seed"))
  }

  @Test(
    "Words become a sentence, and code stays as it is",
    arguments: [
      ("the finger lifts", "The finger lifts."), ("\"v1\" was hit", "\"v1\" was hit."),
      ("touchesBegan of \"v\"", "touchesBegan of \"v\"."), ("no action", "No action."),
      ("hitTest(v1)", "hitTest(v1)."), ("It is.", "It is."), ("", ""),
    ])
  func sentences(words: String, sentence: String) { #expect(words.asSentence == sentence) }
}

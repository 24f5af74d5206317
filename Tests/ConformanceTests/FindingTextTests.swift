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

  private static func report(_ fault: String) throws -> Report {
    fault == "alpha-below-0.009" ? try ofAlpha.get() : try make(fault)
  }

  private static func make(_ fault: String) throws -> Report {
    let fault = try WrongEngine(named: fault)
    var campaign = Campaign(
      seed: 7, cases: 250, jobs: 2,
      invariants: Invariants.all.filter { fault.breaks.contains($0.id) },
      relations: [], scope: .taps, system: fault)
    campaign.proofBudget = 300
    return Report(of: campaign, examining: { false })
  }

  @Test(
    "It has twenty lines at most, and shows what the smallest scene shows, in views of 100 points",
    arguments: faults)
  func brief(fault: String) throws {
    let report = try Self.report(fault)
    try #require(!report.findings.isEmpty)
    for finding in report.findings {
      let lines = report.text(of: finding).split(separator: "\n")
      #expect(lines.count <= 20 && lines.dropLast().allSatisfy { $0.count <= 100 })
      #expect(lines[0].hasPrefix("✗ \(finding.rule) is broken. "))
      let token = try #require(finding.token)
      let titles = lines.compactMap { $0.dropFirst(2).split(separator: " ").first }
      for title in ["Rule", "Scene", "Fingers", "Trace", "Expected"] {
        #expect(titles.contains { $0 == title }, "\(title)")
      }
      #expect(lines.last?.hasPrefix("  Replay   touchstone replay \(token)") == true)

      let again = Judgement(
        try Replay.scenario(ofToken: token), on: try WrongEngine(named: fault),
        by: Invariants.all.filter { report.line(of: $0.id) != nil })
      let broken = try #require(again.broken.first { $0.id == finding.rule })
      #expect(broken.violation.event == finding.event)
      #expect(Set(again.broken.map(\.id)) == Set([finding.rule] + finding.others.map(\.rule)))
      #expect(try Replay.scenario(ofToken: token) == finding.scenario)
      #expect(finding.scenario.views.allSatisfy { $0.frame.width >= 100 })
      #expect(finding.scenario.script.first?.touches.first?.location == Point(50, 50))
      let json = JSONReport.line("failure", finding)
      #expect(json.contains("\"token\":\"\(token)\""))
    }
  }

  @Test("Values, everything, and colors come when they are asked for")
  func details() throws {
    let report = try Self.report("alpha-below-0.009")
    let finding = try #require(report.findings.first)
    let brief = report.text(of: finding)
    #expect(!brief.contains("v2 alpha  ") && !brief.contains("\u{1B}"))
    let values = report.text(of: finding, Detail(values: true))
    #expect(values.contains("v2 alpha  ") && values.contains("\n  Found    Seed 7, case "))
    #expect(values.contains(" replay \(finding.token ?? "?")"))
    let whole = report.text(of: finding, Detail(whole: true))
    #expect(whole.contains("\n  Swift    let scenario = Scenario {\n") && !whole.contains("… "))
    let colored = report.text(of: finding, Detail(colors: true))
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
      FindingText.list(findings(1), brief: findings(12), findings(count), detail)
    }
    let ten = told(11, .brief)
    #expect(ten.hasSuffix("✗ Rule 9 is broken.\n\n… 1 more finding; --all tells it as well."))
    #expect(ten.contains("… 2 more findings; --all tells them as well.\n\n✗ Rule 0 is broken."))
    #expect(told(11, Detail(all: true)).hasSuffix("✗ Rule 10 is broken."))
  }

  @Test("The order of recognizers is named only where nothing else is different")
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

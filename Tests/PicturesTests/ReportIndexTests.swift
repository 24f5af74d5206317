import Invariants
import Stage
import Testing
import TouchScript

@testable import Pictures

@Suite("The first page of a report")
struct ReportIndexTests {
  private static let scene = Scenario {
    Window("w", .screen) { Button("b", Rect(20, 20, 100, 44)) }
  } script: {
    Tap(at: Point(60, 40))
  }

  private func verdict(
    _ id: Rule.ID, _ standings: ReportIndex.Standing...
  ) -> ReportIndex.Verdict {
    let rule = Rulebook[id] ?? Rule(id, .must, [.documented], [], says: "an own rule")
    return .init(rule: rule, standings: standings)
  }

  private func finding(
    _ id: Rule.ID, _ sentence: String = "it went wrong", explains: [Rule.ID] = []
  ) -> ReportIndex.Finding {
    let violation = Violation(sentence, event: 3, expected: "it goes right")
    let exhibit = Exhibit(
      title: sentence, engine: "e", scenario: Self.scene, trace: Stage().perform(Self.scene),
      broken: [(id, Rulebook[id], violation)])
    return (id, "1-\(id).html", exhibit, "", explains)
  }

  private func index(
    _ verdicts: [ReportIndex.Verdict], _ findings: [ReportIndex.Finding] = [], engines: Int = 1,
    notices: [String] = []
  ) -> ReportIndex {
    let all = (0..<engines).map {
      (name: "engine \($0)", notices: notices, facts: [(name: "Command", says: "x")])
    }
    return ReportIndex(engines: all, findings: findings, verdicts: verdicts)
  }

  private func title(_ page: String) -> Substring? {
    page.firstMatch(of: /<h1>(.*)<\/h1>/)?.output.1
  }

  @Test("Its title is the result")
  func titles() {
    let held = verdict("HT-01", .held)
    let broken = verdict("HT-02", .broken)
    #expect(title(index([held]).html) == "The only exercised rule holds")
    #expect(
      title(index([held, broken], [finding("HT-02")]).html)
        == "1 of 2 exercised rules is broken: 1 finding")
    #expect(
      title(index([held], [finding("crashed")]).html)
        == "The only exercised rule holds, but there is 1 finding")
    #expect(title(index([verdict("HT-01", .notExercised)]).html) == "No rule was exercised")
    #expect(
      title(index([verdict("HT-02", .broken, .held)], engines: 2).html)
        == "1 rule is broken by some of these 2 engines, not by all")
    #expect(
      title(index([verdict("HT-02", .broken, .broken)], engines: 2).html)
        == "These 2 engines break the same 1 rule")
    #expect(
      title(index([verdict("HT-02", .held, .held)], engines: 2).html)
        == "None of these 2 engines breaks a rule")
  }

  @Test("Every rule has a row, one's own and relations too, and every link on the page a goal")
  func rows() {
    let verdicts = [
      verdict("HT-01", .held), verdict("HT-02", .broken), verdict("RC-13", .broken),
      verdict("M-1", .notExercised), verdict("my rule", .notJudged),
    ]
    let page = index(verdicts, [finding("HT-02", explains: ["RC-13"])]).html
    for id in verdicts.map(\.rule.id) { #expect(page.contains("<tr id=\"\(id)\""), "\(id)") }
    for link in page.matches(of: /href="#([^"]+)"/) {
      #expect(page.contains("id=\"\(link.output.1)\""), "\(link.output.1) is not there")
    }
    #expect(page.contains("By the same cause as <a href=\"1-HT-02.html\">HT-02</a>"))
  }

  @Test("A notice comes before the verdicts")
  func notices() throws {
    let page = index([verdict("HT-01", .held)], notices: ["It skipped 9 of 10 cases."]).html
    let notice = try #require(page.range(of: "<p class=\"notice\">It skipped"))
    let verdicts = try #require(page.range(of: "class=\"engines\""))
    #expect(notice.lowerBound < verdicts.lowerBound)
  }

  @Test("Engines are grouped by who breaks what, and what no one breaks alike is folded")
  func groups() throws {
    let page = index(
      [
        verdict("HT-01", .held, .held, .held), verdict("HT-02", .broken, .broken, .broken),
        verdict("HT-03", .held, .broken, .notExercised),
        verdict("HT-04", .held, .notExercised, .held),
      ], [finding("HT-03")], engines: 3
    ).html
    let parts = [
      "Broken only by", "Broken by all", "<span class=\"name\">Exercised",
      "All other rules stand alike",
    ]
    let places = try parts.map { try #require(page.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
    #expect(page.contains("Exercised or judged in some engines only: 1 rule. 2 of 4 rules"))
  }

  @Test("Names cannot get out of the text, and are on one line")
  func hostile() {
    let name = "</h1><script>x()</script>\n\u{202E}"
    for count in [1, 2] {
      var index = index(
        [verdict("HT-02", .broken, .broken)], [finding("HT-02", name)], engines: count,
        notices: [name])
      index.engines[0].name = name
      #expect(!index.html.contains("<script>x"))
      #expect(!index.html.contains("\u{202E}"))
    }
  }

  @Test(
    "A statement ends its first part where a person would stop",
    arguments: [
      ("One (a. b; c). Two.", "One (a. b; c).", "Two."), ("Only one.", "Only one.", ""),
      ("`a; b` and one more thing c; d", "`a; b` and one more thing c;", "d"),
      ("One: 0.5 is e.g. half a point: so", "One: 0.5 is e.g. half a point:", "so"),
    ])
  func parts(statement: String, first: String, rest: String) {
    let parts = Rule("X", .must, [], [], says: statement).parts
    #expect(parts.first == first && parts.rest == rest)
  }

  @Test("Every rule has a title of at most 125 characters", arguments: Rulebook.all)
  func title(rule: Rule) {
    #expect(rule.headline.count <= 125, "\(rule.id): \(rule.headline)")
  }
}

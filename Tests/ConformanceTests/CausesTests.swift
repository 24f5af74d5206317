import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Causes and consequences")
struct CausesTests {
  /// A scene of so many views, of which some are hidden.
  private static func scene(views: Int, isHidden: Bool = false, isFaint: Bool = false) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        for number in 0..<views {
          View("v\(number)", Rect(0, 0, 10, 10)).isHidden(isHidden).alpha(isFaint ? 0 : 1)
        }
      }
    } script: {
      Tap(at: Point(50, 50))
    }
  }

  /// A rule that an event breaks: `A@3`, or `A@3?` where one is missing there.
  private static func broken(_ words: Substring) -> Judgement.BrokenRule {
    let parts = words.split(separator: "@")
    let isMissing = parts[1].hasSuffix("?")
    let event = Int(parts[1].filter(\.isNumber)) ?? 0
    return Judgement.BrokenRule(
      id: String(parts[0]),
      violation: Violation(
        "", event: event, isMissing: isMissing, expected: isMissing ? "a call" : String(parts[0])),
      changedScene: parts[0].hasPrefix("M-") ? Scenario() : nil)
  }

  /// A finding: `A 2: A@3 B@5` is rule A, whose smallest scene has two views and breaks A and B. Behind
  /// a bar stands what a changed scene breaks. `A 2h`: the views are hidden; `A 2f`: they cannot be seen.
  private static func finding(_ words: Substring) -> Report.Finding {
    let parts = words.split(separator: ":")
    let name = parts[0].split(separator: " ")
    let rules = parts[1].split(separator: "|")
    let broken = rules[0].split(separator: " ").map(broken)
    let judgement = Judgement(
      scenario: scene(
        views: Int(name[1].filter(\.isNumber)) ?? 0, isHidden: name[1].hasSuffix("h"),
        isFaint: name[1].hasSuffix("f")), outcome: .played(Trace()), broken: broken,
      held: [], notExercised: [], notJudged: [])
    let rule = broken.first { $0.id == name[0] } ?? broken[0]
    var finding = Report.Finding(rule, in: judgement, token: nil)
    finding.brokenInChangedScene = rules.dropFirst().flatMap {
      $0.split(separator: " ").map(String.init)
    }
    return finding
  }

  private static func causes(
    _ findings: String, counted frequencies: [Rule.ID: Frequency] = [:]
  ) -> String {
    Causes.findings(among: findings.split(separator: ", ").map(finding), counted: frequencies).map {
      ([$0.rule + ":"] + $0.explains).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test(
    "One mistake is one finding, its cause first",
    arguments: [
      // Rules that share no scene are causes of their own.
      ("A 1: A@3, B 1: B@3", "A:, B:"),
      // What goes wrong first is the cause.
      ("A 1: B@3 A@5, B 1: B@3 A@5", "B: A"),
      // The rule of the simplest scene is, though another one goes wrong before it elsewhere.
      ("A 2: A@3 B@5, B 1: B@5", "B: A"),
      // What goes wrong first in a scene need not be the cause itself.
      ("A 1: A@1 B@2, B 1: A@1 B@2, C 2: B@3 C@4", "A: B C"),
      // No rule is folded for the sake of a consequence that comes behind it.
      ("A 1: A@1 B@2, B 1: A@1 B@2, C 2: C@3 B@4", "A: B, C:"),
      // What explains the most comes first, then what is required.
      ("A 1: A@3, B 2: B@3, C 3: B@3 C@4", "B: C, A:"),
      ("HT-12 1: HT-12@3, GC-27 1: GC-27@3", "GC-27:, HT-12:"),
      // A relation is explained by what its changed scene breaks, and explains no rule.
      ("A 2: A@3 M-1@4, M-1 1: M-1@4 | A", "A: M-1"),
      ("M-1 1: M-1@4, A 3: A@4", "A:, M-1:"),
      // What a scene breaks with plain views is the cause of what it breaks with others.
      ("A 2: A@9 | B, B 1: B@3", "B: A"),
      // Two rules about one feature that break a third one alike have one cause.
      ("A 1h: A@1 B@2, B 1h: A@1 B@2, C 2h: C@4 B@5", "A: B C"),
      ("A 1h: A@1 B@2, B 1h: A@1 B@2, C 2h: C@4 B@6", "A: B, C:"),
      ("A 1h: A@1 B@2, B 1h: A@1 B@2, C 2f: C@4 B@5", "A: B, C:"),
    ])
  func table(findings: String, expected: String) { #expect(Self.causes(findings) == expected) }

  @Test("What is broken nearly everywhere explains only what comes with it everywhere")
  func constant() {
    let always = Frequency(broken: 95, exercised: 100, cases: 100)
    let rarely = Frequency(broken: 5, exercised: 100, cases: 100)
    let findings = "A 1: A@1 B@2, B 1: A@1 B@2, C 2: A@1 C@4, D 2: A@4 D@4"
    #expect(Self.causes(findings, counted: ["A": rarely, "C": rarely]) == "A: B C D")
    #expect(Self.causes(findings, counted: ["A": always, "C": rarely]) == "A: B D, C:")
    #expect(Self.causes(findings, counted: ["A": always, "C": always]) == "A: B C D")
    // Nor does it by way of what it causes, which is broken behind the rule.
    let others = "A 1: A@1 B@2, B 1: A@1 B@2, C 2: C@4 B@5 A@6"
    #expect(Self.causes(others, counted: ["A": always, "C": rarely]) == "A: B, C:")
  }

  @Test("Of rules that break together, the one that was broken most often is the cause")
  func often() {
    let counts = [2, 3].map { Frequency(broken: $0, exercised: 9, cases: 100) }
    let findings = "A 1: A@3? B@8?, B 1: A@3? B@8?"
    #expect(Self.causes(findings) == "A: B")
    #expect(Self.causes(findings, counted: ["A": counts[0], "B": counts[1]]) == "B: A")
  }

  private func order(_ words: String, isHidden: Bool = false) -> [Rule.ID] {
    words.split(separator: " ").map(Self.broken)
      .causeFirst(in: Self.scene(views: 1, isHidden: isHidden)).map(\.id)
  }

  @Test("In one scene the earliest wrong event comes first, then the rule that needs most of it")
  func inOneScene() {
    #expect(order("A@3 B@2 M-1@1") == ["B", "A", "M-1"])
    #expect(order("RC-28@4 HT-04@4", isHidden: true) == ["HT-04", "RC-28"])
    #expect(order("RC-28@4 HT-04@4") == ["RC-28", "HT-04"], "nothing is hidden")
    #expect(order("A@3? B@3") == ["B", "A"], "a wrong call says more than a missing one")
    #expect(order("A@5? B@4 C@3?") == ["A", "C", "B"], "the same call is missing")
  }
}

extension Campaign {
  /// What a search found, each cause once.
  func findings(
    in outcome: Outcome, shouldStop: @Sendable () -> Bool = { false }
  ) -> [Report.Finding] {
    Causes.findings(
      among: consequences(in: outcome, shouldStop: shouldStop), counted: frequencies(in: outcome))
  }
}

@Suite("Causes of wrong engines")
struct CausesOfWrongEnginesTests {
  private func report(_ fault: String, _ ids: [Rule.ID], _ cases: Int) throws -> Report {
    var campaign = Campaign(
      seed: 0, cases: cases, jobs: 2, invariants: Invariants.all.filter { ids.contains($0.id) },
      relations: [], system: try WrongEngine(named: fault))
    campaign.proofBudget = 0
    return Report(of: campaign)
  }

  @Test(
    "One mistake is one finding, and the rule that names it comes first",
    arguments: [
      ("never-self", "HT-19", "TO-01 HT-06 HT-32 RC-13 RC-28 FB-12", 60),
      ("forward-subviews", "HT-12", "HT-08 HT-23 RC-13 RC-28", 60),
      ("loses-responder", "RC-28", "RC-11 RC-12 RC-13 GR-08 GR-11", 200),
      ("ignores-recognizer-delegate-shouldReceive", "GC-02", "TO-20 GC-01", 100),
      ("hidden-hit", "HT-38", "HT-02 HT-04 HT-08 RC-13 RC-28", 300),
    ])
  func one(fault: String, rule: Rule.ID, others: String, cases: Int) throws {
    let report = try report(fault, [rule] + others.split(separator: " ").map(String.init), cases)
    #expect(report.findings.map(\.rule) == [rule])
    #expect(report.findings.map { Set($0.explains + [rule]) } == [Set(report.broken)])
  }

  @Test(
    "Two mistakes are two findings, also where one of them is in every scene",
    arguments: [
      ("forward-subviews,no-cancel-after-recognize", "HT-12 GR-11", "RC-28", 60),
      ("repeats-sendEvent,forward-subviews", "RC-28 HT-12", "RC-13", 60),
      (
        "view-called-first,ignores-recognizer-delegate-shouldReceive", "GR-02 GC-02",
        "GC-01 TO-20", 100
      ),
      ("new-touch-objects,silent-controls-let-through", "TO-03 TO-01", "RC-28", 60),
      ("hidden-hit,ignores-recognizer-delegate-shouldReceive", "HT-38 GC-02", "HT-02 RC-28", 300),
    ])
  func two(faults: String, rules: String, others: String, cases: Int) throws {
    let rules = rules.split(separator: " ").map(String.init)
    let report = try report(
      faults, rules + others.split(separator: " ").map(String.init), cases)
    #expect(report.findings.map(\.rule).sorted() == rules.sorted())
  }

  @Test("What is wrong of all views heads what is wrong of tables")
  func plain() throws {
    let system = try WrongEngine(named: "parent-tap-beats-button")
    let table = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        TableView("table", Rect(0, 0, 100, 100)) { Button("b", Rect(0, 0, 100, 100)) }
      }.tap("t")
    } script: {
      Tap(at: Point(50, 50))
    }
    let rules = ["TV-08", "CT-29", "CT-30"]
    let campaign = Campaign(
      scenes: AnyGenerator(constant(table)),
      invariants: Invariants.all.filter { rules.contains($0.id) }, cases: 3, system: system)
    let report = Report(of: campaign)
    #expect(report.findings.map(\.rule) == ["CT-30"])
    #expect(report.findings.first?.explains == ["TV-08"])
    #expect(report.findings.first?.scenario.views.map(\.kind) == [.window, .button])
  }

  @Test("A rule that only a smallest scene breaks is broken all the same")
  func onlyWhenSmall() throws {
    var campaign = Campaign(
      seed: 2, cases: 1, invariants: Invariants.all.filter { ["HT-19", "RC-28"].contains($0.id) },
      relations: [], system: try WrongEngine(named: "never-self"))
    var outcome = campaign.run()
    #expect(outcome.firstBroken == [0, 0], "the case breaks both")
    outcome.firstBroken[0] = nil
    outcome.broken[0] = 0
    #expect(campaign.findings(in: outcome).map(\.rule) == ["HT-19"])
    campaign.known = try KnownFailures("HT-19 # known")
    #expect(campaign.findings(in: outcome).map(\.rule) == ["RC-28"])
  }

  @Test("To judge a scene, it is played once")
  func judging() throws {
    let engine = Flickering(try WrongEngine(named: "never-self"), every: .max)
    let campaign = Campaign(seed: 0, cases: 1, system: engine)
    let judgement = Judgement(campaign.scenario(ofCase: 0), on: engine)
    #expect(judgement.broken.count > 1 && engine.plays.withLock(\.self) == 1)
  }
}

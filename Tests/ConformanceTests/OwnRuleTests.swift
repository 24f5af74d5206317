import Conformance
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import TouchstoneTesting

/// What the page about rules of one's own says, tried.
@Suite("Rules and scenes of one's own")
struct OwnRuleTests {
  private let kept = Invariant("APP-1", "A button never gets touchesCancelled.") { scene in
    .each(scene.views(.button)) { button in
      scene.when(.receives(button), never: .cancelled(button))
    }
  }

  private let screen = Scenario {
    Window("window", Rect(0, 0, 320, 480)) {
      View("card", Rect(20, 40, 280, 200)) {
        Button("like", Rect(20, 20, 100, 44))
      }
      .tap("open")
    }
  }

  /// The same with a press besides, which takes the button's touch.
  private let pressed = Scenario {
    Window("window", Rect(0, 0, 320, 480)) {
      View("card", Rect(20, 40, 280, 200)) {
        Button("like", Rect(20, 20, 100, 44))
      }
      .tap("open").longPress("menu")
    }
  }

  @Test("A rule is searched for in all scenes, and its counterexample is the smallest")
  func everyScene() throws {
    let report = Report(of: Campaign(invariants: [kept], cases: 600, jobs: 2))
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "APP-1" && report.findings.count == 1 && !report.isClean)
    #expect(finding.sentence == "\"v2\" gets touchesCancelled")
    #expect(finding.expected == "\"v2\" gets no touchesCancelled")
    // The button is removed, or a recognizer takes its touch: neither scene becomes the other.
    #expect(finding.size.views == 1 && finding.size.recognizers <= 1 && finding.size.samples <= 2)
    let text = report.text(of: finding)
    #expect(text.contains("A button never gets touchesCancelled."))
    // With the rule it can be played again.
    let again = Judgement(
      try Replay.scenario(ofToken: finding.token ?? ""), on: Stage(), by: [kept])
    #expect(again.broken.map(\.rule?.statement) == ["A button never gets touchesCancelled."])
  }

  @Test("A screen stays as it is, and fingers do this and that on it")
  func ownScreen() throws {
    let screens = try Scenarios.fingers(on: screen)
    #expect(screens.firstRoundTripFailure(seed: 0, cases: 0..<100) == nil)
    let campaign = Campaign(scenes: screens, invariants: [kept], cases: 200)
    let outcome = campaign.run()
    #expect(outcome.firstBroken == [nil] && outcome.exercised[0] > 80)

    let wrong = try WrongEngine(named: "parent-tap-beats-button")
    let judged = Campaign(scenes: screens, invariants: [kept], cases: 200, system: wrong)
    let presses = Campaign(
      scenes: try Scenarios.fingers(on: pressed), invariants: [kept], cases: 200)
    for (campaign, screen, samples) in [(judged, screen, 2), (presses, pressed, 1)] {
      let finding = try #require(Report(of: campaign).findings.first)
      var found = finding.scenario
      #expect(finding.size.samples == samples)
      found.script = []
      #expect(found == screen)
      #expect(finding.sentence == "\"like\" gets touchesCancelled")
    }
  }

  @Test("What a generator cannot spell shrinks to any smaller scene")
  func oneWay() throws {
    struct Screens: Generator {
      let screens: AnyGenerator<Scenario>
      func draw(from source: inout Source) -> Scenario { screens.draw(from: &source) }
      func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
        throw Unspellable(nil, "there is no way back")
      }
    }
    let screens = Screens(screens: try Scenarios.fingers(on: pressed))
    let report = Report(
      of: Campaign(scenes: AnyGenerator(screens), invariants: [kept], cases: 100))
    #expect(report.findings.map(\.size.views) == [1])
  }

  @Test("A scene that is not valid ends the search with a sentence")
  func invalid() throws {
    var twice = screen
    twice.views.append(twice.views[1])
    let report = Report(
      of: Campaign(scenes: AnyGenerator(constant(twice)), invariants: [kept], cases: 10))
    let sentence = try #require(report.search.unjudged.gaveOut)
    #expect(sentence.hasPrefix("the scene of case 0 is not valid, and was not played: "))
    #expect(!report.isClean && report.summary.contains(sentence))
    #expect(throws: ScenarioError.self) { try Scenarios.fingers(on: twice) }
  }

  @Test(
    "Two wishes in words are a rule",
    arguments: [
      ("event like touchUpInside", "not recognized open", "held"),
      (
        "event like touchUpInside", "hit card",
        "\"card\" is not hit, though \"like\" sends touchUpInside"
      ),
      ("receives like", "not event like touchUpInside", "\"like\" sends touchUpInside"),
      ("not recognized open", "event like touchUpInside", "held"),
      ("hit save", "recognized open", "not exercised"),
      ("recognized open", "hit card", "not exercised"),
      ("hits like", "recognized open", "there is no query 'hits'; did you mean hit?"),
      ("hit like", "event like touchUpInsides", "there is no control event 'touchUpInsides'"),
    ])
  func words(condition: String, wish: String, answer: String) {
    var scenario = screen
    scenario.script = Scenario(scene: {}, script: { Tap(at: Point(80, 80)) }).script
    let rule = Invariant("APP-2", "In words.", when: condition, expect: wish)
    let verdict = rule.check(Evidence(scenario, Stage().perform(scenario)))
    switch verdict {
    case .holds: #expect(answer == "held")
    case .notExercised: #expect(answer == "not exercised")
    case .broken(let violation): #expect(violation.sentence.contains(answer))
    }
  }

  @Test(
    "A rule speaks of one gesture, unless it counts later ones as well",
    arguments: [
      // The field is tapped, and later the background.
      ([Point(60, 60), Point(160, 300)], "holds", "broken"),
      ([Point(160, 300), Point(60, 60)], "holds", "holds"),
      ([Point(160, 300)], "not exercised", "not exercised"),
    ])
  func gestures(taps: [Point], now: String, later: String) throws {
    let form = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        TextField("email", Rect(20, 40, 280, 40))
      }
      .tap("dismiss") { $0.delegate = .init(refusesTouchesIn: ["email"]) }
    } script: {
      for tap in taps {
        Tap(at: tap)
        After(1_000)
      }
    }
    let evidence = Evidence(form, Stage().perform(form))
    #expect(evidence.gestures.count == taps.count)
    for (isLater, expected) in [(false, now), (true, later)] {
      let written = Invariant(
        "APP-4", "A tap on the field does not dismiss.", when: "receives email",
        expect: "not recognized dismiss", later: isLater)
      let made = Invariant("APP-5", "The same.") { scene in
        scene.when(.receives("email"), never: .recognized("dismiss"), later: isLater)
      }
      for rule in [written, made] { #expect(word(rule.check(evidence)) == expected) }
    }
  }

  @Test("A gesture lasts until every recognizer is reset")
  func waiting() {
    let photo = { (pause: Int) in
      Scenario {
        Window("window", Rect(0, 0, 320, 480)).tap("zoom") { $0.taps = 2 }
      } script: {
        Tap(at: Point(60, 60))
        After(pause)
        Tap(at: Point(60, 60))
        After(1_000)
      }
    }
    for (pause, count) in [(100, 1), (2_000, 2)] {
      let scene = photo(pause)
      #expect(Evidence(scene, Stage().perform(scene)).gestures.count == count)
    }
  }

  @Test("Of an engine that reports no resets a gesture ends when its fingers lift")
  func ends() throws {
    let scene = Scenario {
      Window("window", Rect(0, 0, 320, 480)).tap("zoom") { $0.taps = 2 }
    } script: {
      Tap(at: Point(60, 60))
      After(2_000)
      Tap(at: Point(60, 60))
      After(100)
      Tap(at: Point(60, 60))
      After(1_000)
    }
    let trace = Stage().perform(scene)
    #expect(Evidence(scene, trace).gestures.count == 2)
    let withoutResets = trace.reporting(only: Reports.all.subtracting(Reports(.reset)))
    #expect(Evidence(scene, withoutResets).gestures.count == 3)
    let withoutActions = trace.reporting(only: Reports.all.subtracting(Reports(.action)))
    let never = Evidence(scene, withoutActions).when(.hit("window"), never: .recognized("zoom"))
    #expect(never == .notExercised, "what is not reported is not judged")
  }

  private func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .holds: "holds"
    case .notExercised: "not exercised"
    case .broken: "broken"
    }
  }

  @Test("A query of a scene is an expectation, which says why it is not true")
  func expectation() throws {
    var screen = screen
    screen.script = Scenario(scene: {}, script: { Tap(at: Point(80, 80)) }).script
    expect("event like touchUpInside", of: screen)
    let complaint = { (query: String) in
      TouchstoneTesting.complaint(about: query, of: screen, on: Stage())
    }
    #expect(complaint("not recognized open") == nil)
    let why = try #require(complaint("recognized open"))
    #expect(why.hasPrefix("recognized open is not true\n- "))
    #expect(why.split(separator: "\n").dropFirst().allSatisfy { $0.contains("\"open\"") })
    #expect(why.contains("(CT-29") && !why.contains("is reset"), "minor sentences are left out")
    let wrong = try WrongEngine(named: "parent-tap-beats-button")
    #expect(TouchstoneTesting.complaint(about: "recognized open", of: screen, on: wrong) == nil)
    let unplayed = TouchstoneTesting.complaint(about: "recognized open", of: screen, on: Idle())
    #expect(unplayed?.contains("not today") == true)
    #expect(complaint("recognized opens")?.contains("did you mean open?") == true)
    screen.views.append(screen.views[1])
    #expect(complaint("recognized open") != nil, "the scene is not valid")
    withKnownIssue { expect("recognized open", of: screen) }
  }

  private struct Idle: TouchSystem {
    func perform(_ scenario: Scenario) -> Trace { Trace(of: scenario) }
    func outcome(of scenario: Scenario) -> EngineOutcome { .skipped(Skip(reason: "not today")) }
  }

  @Test("An engine that does not report what a rule reads is not judged by it")
  func unreported() {
    struct Silent: TouchSystem {
      var about: About { About(name: "Silent", reports: [Reports(.responderCalls), .fields]) }
      func perform(_ scenario: Scenario) -> Trace { Stage().perform(scenario) }
    }
    let opened = Invariant("APP-3", "Opens.", when: "receives like", expect: "recognized open")
    let report = Report(
      of: Campaign(
        scenes: AnyGenerator(constant(screen)), invariants: [kept, opened], cases: 5,
        system: Silent()))
    #expect(
      report.rules(.notJudged).contains("APP-3") && !report.rules(.notJudged).contains("APP-1"))
  }

  @Test("In Swift Testing each is a case, and may be known to be broken")
  func swiftTesting() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("APP-1 # the menu wins\n".utf8).write(to: folder.appending(path: "known.txt"))
    let never = Invariant("APP-4", "Never met.", when: "hit save", expect: "recognized open")
    let rules = [kept, never]
    let judged = { (known: String?) throws(ScenarioError) in
      Conformance(
        scenes: try Scenarios.fingers(on: self.pressed), invariants: rules, known: known,
        cases: 100,
        file: folder.appending(path: "Tests.swift").path)
    }
    let (plain, known) = (try judged(nil), try judged("known.txt"))
    #expect(plain.rules.map(\.statement) == rules.map { $0.rule?.statement ?? "" })
    let report = plain.played().report
    guard case .broken(let text) = plain.verdict(on: "APP-1", in: report) else {
      Issue.record("the press takes no touch")
      return
    }
    #expect(text.hasPrefix("✗ APP-1 is broken") && text.contains("\"like\" gets touchesCancelled"))
    #expect(
      plain.verdict(on: "APP-4", in: report)
        == .unexercised("APP-4 was not exercised in 100 cases"))
    guard case .known(let entry) = known.verdict(on: "APP-1", in: known.played().report) else {
      Issue.record("what is known is not")
      return
    }
    #expect(entry.reason == "the menu wins")
    let besides = Conformance(of: Stage(), invariants: rules, cases: 1)
    #expect(besides.rules.suffix(40).contains { $0.id == "APP-4" })
    #expect(besides.rules.contains { $0.id == "HT-12" })
  }
}

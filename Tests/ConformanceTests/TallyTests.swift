import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Counts: held, broken, not exercised, not judged")
struct TallyTests {
  private func report(
    _ invariants: [Invariant], cases: Int, _ change: (inout Campaign) -> Void = { _ in }
  ) -> CampaignReport {
    var campaign = Campaign(
      seed: 0, cases: cases, invariants: invariants, relations: [], scope: .taps, system: Stage())
    change(&campaign)
    return CampaignReport(campaign)
  }

  /// An invariant of a rule, always with the same verdict.
  private func rule(_ id: Rule.ID, _ verdict: Verdict) -> Invariant {
    Invariant(id) { _ in verdict }
  }

  private let wrong = Verdict.broken(Violation("", event: 0, expected: ""))

  @Test("Each is in one of the lists, and the line says how many are in which")
  func lists() {
    let report = report(
      [rule("HT-12", .holds), rule("TV-01", .notExercised), rule("GR-11", .holds)], cases: 3)
    #expect(report.rules.held == ["HT-12", "GR-11"] && report.rules.notExercised == ["TV-01"])
    #expect(
      report.summary.hasPrefix(
        """
        3 cases of seed 0: 2 rules held, 0 broken, 1 not exercised
          required: 1 rule held, 0 broken, 0 not exercised
          practice: 1 rule held, 0 broken, 1 not exercised
        not exercised: TV-01
        """))
    #expect(report.isClean, "a small run says so, and no more")
  }

  @Test("Open rules are not judged, and counted where the whole chapter is judged")
  func open() throws {
    let report = report(try Invariants.matching("KR"), cases: 1)
    #expect(
      report.rules.notJudged
        == Rulebook.all.filter { $0.chapter == "KR" && $0.strength == .open }.map(\.id))
    #expect(self.report(try Invariants.matching("KR-02"), cases: 1).rules.notJudged == [])
  }

  @Test("A rule that is weaker than asked for is reported, marked, and fails nothing")
  func weak() {
    let practice = report([rule("HT-12", wrong)], cases: 1)
    #expect(!practice.isClean && practice.failing == ["HT-12"])
    let required = report([rule("HT-12", wrong), rule("GR-11", .holds)], cases: 1) {
      $0.strength = .required
    }
    #expect(required.isClean && required.broken == ["HT-12"] && required.failing == [])
    #expect(required.summary.contains("\nbroken, but weaker than --strength required: HT-12"))
    #expect(report([rule("GR-11", wrong)], cases: 1) { $0.strength = .required }.isClean == false)
  }

  @Test("A required rule that was not exercised fails a whole run, and not a small one")
  func required() {
    let rules = [rule("GR-11", .notExercised), rule("HT-12", .notExercised)]
    // Both rules say the same of every scene, so scenes may be as quick to play as can be.
    let scenes = AnyGenerator(constant(Scenario()))
    let whole = report(rules, cases: Campaign.usualCases) {
      $0.scenes = scenes
      $0.demandsExercise = true
    }
    #expect(!whole.isClean && whole.unexercised == ["GR-11"])
    #expect(whole.summary.contains("required, and not exercised in so many cases: GR-11"))
    #expect(
      report(rules, cases: Campaign.usualCases) { $0.scenes = scenes }.unexercised == [],
      "nobody demands it")
    #expect(report(rules, cases: 100) { $0.demandsExercise = true }.isClean)
  }
}

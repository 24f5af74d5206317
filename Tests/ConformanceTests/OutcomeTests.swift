import Foundation
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
  ) -> Report {
    var campaign = Campaign(
      seed: 0, cases: cases, invariants: invariants, relations: [], scope: .taps, system: Stage())
    change(&campaign)
    return Report(of: campaign)
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
    #expect(report.rules(.held) == ["HT-12", "GR-11"] && report.rules(.notExercised) == ["TV-01"])
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

  @Test("Statistics are printed in lines of at most 100 characters")
  func statistics() {
    let text = report(Invariants.all, cases: 60) { $0.countsCoverage = true }.statisticsText
    #expect(text.contains("\nWhy a rule was not exercised, in how many cases\n"))
    let long = text.split(separator: "\n").filter { $0.count > 100 }
    #expect(long.isEmpty, "\(long.joined(separator: "\n"))")
  }

  @Test("Rules that nothing can judge are counted where the whole chapter is judged")
  func open() throws {
    let report = report(try Invariants.matching("KR"), cases: 1)
    let unchecked = Rulebook.all.filter { $0.chapter == "KR" && !$0.isChecked }
    #expect(
      report.rules(.unspecified) == unchecked.filter { $0.strength == .open }.map(\.id))
    #expect(
      report.rules(.notJudged) == unchecked.filter { $0.strength != .open }.map(\.id))
    #expect(self.report(try Invariants.matching("KR-02"), cases: 1).rules.count == 1)
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
    #expect(report(rules, cases: 99) { $0.demandsExercise = true }.isClean)
  }
}

@Suite("A run that says nothing of the engine fails, and says so first")
struct WarningTests {
  /// An engine that skips what it does not like.
  private struct Choosy: TouchSystem {
    let plays: @Sendable (Scenario) -> Bool

    func perform(_ scenario: Scenario) throws(Skip) -> Trace {
      guard plays(scenario) else { throw Skip(reason: "not this one") }
      return Stage().perform(scenario)
    }
  }

  private func report(
    cases: Int, rules: [Invariant] = Invariants.all, allowsSkips: Bool = false,
    _ plays: @escaping @Sendable (Scenario) -> Bool
  ) -> Report {
    var campaign = Campaign(
      seed: 0, cases: cases, invariants: rules, relations: [], system: Choosy(plays: plays))
    campaign.allowsSkips = allowsSkips
    return Report(of: campaign)
  }

  @Test("An engine that skips everything fails, however few the cases", arguments: [1, 200])
  func skipsAll(cases: Int) throws {
    let report = report(cases: cases) { _ in false }
    let warning = try #require(report.warning)
    #expect(warning.hasPrefix("the engine skipped \(cases) of "))
    #expect(!report.isClean && report.text().hasPrefix("✗ The engine skipped "))
    #expect(report.junit().contains("<error message=\"the engine skipped "))
    #expect(report.sarif().contains("the engine skipped "))
    #expect(report.github().hasPrefix("::error title=exercised%3A the engine skipped "))
    #expect(report.json.contains("\"warning\":\"the engine skipped "))
    #expect(try Report.joining([("a", report.json)]).allSatisfy { !$0.isClean })
    let allowed = self.report(cases: cases, allowsSkips: true) { _ in false }
    #expect(allowed.warning?.hasPrefix("no rule was exercised in ") == true && !allowed.isClean)
  }

  @Test("More than half is too much, unless it is permitted")
  func skipsMost() {
    let most: @Sendable (Scenario) -> Bool = { $0.views.count % 3 == 0 }
    #expect(report(cases: 100, most).warning != nil)
    #expect(report(cases: 100, allowsSkips: true, most).warning == nil)
    #expect(report(cases: 100) { $0.views.count % 5 != 0 }.warning == nil)
  }

  @Test("Where nothing is exercised a long run fails, and a short one says how little it says")
  func idle() {
    let never = Invariant("HT-12") { _ in .notExercised }
    #expect(report(cases: 100, rules: [never]) { _ in true }.warning != nil)
    let short = report(cases: 1, rules: [never]) { _ in true }
    #expect(short.isClean && short.summary.contains("1 case says little: try at least 100"))
  }

  @Test("One sum of rules stands in the README, the changelog and the help of the rulebook")
  func sum() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for page in ["README.md", "Sources/Conformance/Conformance.docc/Changelog.md"] {
      let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
      #expect(text.contains(Rulebook.sum), "\(page)")
    }
    #expect(RulebookText.plain.hasSuffix(Rulebook.sum))
    #expect(RulebookPages().files[0].text.contains(Rulebook.sum))
  }
}

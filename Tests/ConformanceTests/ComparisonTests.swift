import Foundation
import Generators
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

/// An engine that does what another does, but for its name, and for what is done to its answers.
private struct Altered: TouchSystem {
  var about = About(name: "altered", version: "2")
  var system: any TouchSystem = Stage()
  var scene: @Sendable (Scenario) -> Scenario = { $0 }
  var answer: @Sendable (Scenario, Trace) -> EngineOutcome = { .played($1) }

  func perform(_ scenario: Scenario) -> Trace { outcome(of: scenario).trace ?? Trace() }

  func outcome(of scenario: Scenario) -> EngineOutcome {
    system.outcome(of: scene(scenario)).trace.map { answer(scenario, $0) } ?? .gaveOut("mute")
  }
}

@Suite("Two engines against each other")
struct ComparisonTests {
  private let labels = ComparisonReport.Labels(
    names: ["mine", "theirs"], replays: [" -- mine", ""], program: "judge")

  private func compare(
    _ one: any TouchSystem, _ other: any TouchSystem, by rules: [Invariant] = Invariants.all,
    scope: Scenarios.Scope = .taps
  ) -> ComparisonReport {
    let campaign = Campaign(
      seed: 5, cases: 100, jobs: 2, invariants: rules, scope: scope, system: one)
    return Comparison(campaign, with: other).run()
  }

  private func wrong(_ fault: String) throws -> WrongEngine { try WrongEngine(named: fault) }

  @Test(
    "Engines that differ in what is open alone do not differ: in order, in what touches are called")
  func openOrder() {
    let other = Altered(
      answer: { _, trace in
        .played(
          Trace(
            trace.observations.map { entry in
              var entry = entry
              for place in entry.touches.indices { entry.touches[place].identity = 0 }
              return entry
            }))
      })
    let report = compare(Stage(), other)
    let (isClean, compared) = (report.isClean, report.outcome.compared)
    #expect(isClean, "\(report.text(labels))")
    #expect(compared == 100)
  }

  @Test("Where a rule accuses one side, that side is named, with the smallest scene")
  func accusation() throws {
    let rules = Invariants.all.filter { $0.id.hasPrefix("HT") }
    let wrong = try wrong("hidden-hit")
    for (side, report) in [
      (Comparison.Side.one, compare(wrong, Stage(), by: rules, scope: .default)),
      (.other, compare(Stage(), wrong, by: rules, scope: .default)),
    ] {
      let first = try #require(report.differences.first)
      #expect(first.broken?.rule == "HT-04")
      #expect(first.side == side)
      #expect(first.size == SceneSize(views: 1, recognizers: 0, samples: 1))
      #expect(first.alsoBroken.map(\.rule) == ["HT-02"])
      #expect(first.first?.kinds == [.hitTest, .hitTest])
      let names = side == .one ? "mine, and not by theirs" : "theirs, and not by mine"
      let text = report.text(labels)
      #expect(text.hasPrefix("✗ HT-04 is broken by \(names). "))
      let token = try #require(first.token)
      #expect(text.contains("judge replay \(token) -- mine\n           judge replay \(token)\n"))
    }
  }

  @Test("Where no rule speaks, the first call that differs is reported, and machines can read it")
  func calls() throws {
    let other = Altered(
      answer: { _, trace in
        .played(
          Trace(
            trace.observations.filter { $0.kind != .touchSet || $0.who != "v1" }))
      })
    let report = compare(Stage(), other)
    let first = try #require(report.differences.first { $0.broken == nil })
    #expect(first.first?.kinds == [.touchSet, nil])
    let text = report.text(labels)
    #expect(text.contains("differ, and no rule says who is right"))
    #expect(text.contains("  Differs  at 0 ms only mine: touches(for: v1): 0\n"))
    #expect(text.contains("at 0 ms only theirs: nothing more at that time"))
    let lines = report.json(labels, isComplete: true).split(separator: "\n")
    #expect(lines.count == report.differences.count + 1)
    let last = try JSONDecoder().decode(Last.self, from: Data(lines[lines.count - 1].utf8)).summary
    #expect(last.engines.map(\.label) == ["mine", "theirs"])
    #expect(last.engines.map(\.version) == ["", "2"])
    #expect(last.cases == 100 && last.differing > 0 && last.complete)
  }

  private struct Last: Decodable {
    struct Content: Decodable {
      struct Engine: Decodable {
        let label: String
        let version: String
      }

      let engines: [Engine]
      let cases: Int
      let differing: Int
      let complete: Bool
    }

    let summary: Content
  }

  @Test("What only one side ever reports is not compared, and the report says so")
  func unreported() {
    let mute = Altered(
      answer: { _, trace in
        .played(Trace(trace.observations.filter { $0.kind != .pointInside }))
      })
    let report = compare(Stage(), mute)
    let isClean = report.isClean
    #expect(isClean)
    #expect(
      report.text(labels).contains("not compared, since theirs does not report it: pointInside"))
  }

  @Test("What one side skips is counted, and that it fails is a difference")
  func unplayed() {
    let partial = Altered(
      answer: { scenario, trace in
        if scenario.views.contains(where: \.kind.isScrollView) {
          return .skipped(Skip(feature: "scrolling", reason: ""))
        }
        return scenario.recognizers.contains { $0.kind == .pinch }
          ? .failed(EngineFailure(.crashed, says: "the engine ended")) : .played(trace)
      })
    let report = compare(Stage(), partial, scope: .everything)
    let (differences, isClean) = (report.differences.count, report.isClean)
    #expect(differences == 0 && !isClean)
    let text = report.text(labels)
    #expect(text.contains("✗ theirs crashed: the engine ended (seed 5, case "))
    #expect(text.contains("skipped by theirs: "))
    #expect(text.contains("scrolling ("))
  }
}

@Suite("Reports side by side")
struct SideBySideTests {
  /// A report on an engine of some name and version. Nothing else in it depends on these, so what is
  /// told of each fault is found out once.
  private static func report(_ name: String, _ version: String, _ fault: String?) throws -> String {
    let text = try #require(made[fault ?? ""]).get()
    let called = #""name":"NAME","version":"VERSION""#
    #expect(text.contains(called))
    return text.replacing(called, with: #""name":"\#(name)","version":"\#(version)""#)
  }

  private static let made = Dictionary(
    uniqueKeysWithValues: ["", "hidden-hit", "alpha-below-0.009"].map { fault in
      (fault, Result { try make(fault) })
    })

  private static func make(_ fault: String) throws -> String {
    let system: any TouchSystem = try fault.isEmpty ? Stage() : WrongEngine(named: fault)
    var campaign = Campaign(
      seed: 5, cases: 400, invariants: Invariants.all.filter { $0.id.hasPrefix("HT-0") },
      relations: [],
      system: Altered(
        about: About(name: "NAME", version: "VERSION"), system: system))
    campaign.proofBudget = 0
    let report = Report(of: campaign)
    return report.json
  }

  @Test("Reports of several engines become a table of what does not stand alike")
  func engines() throws {
    let both = try Report.joining([
      ("a", Self.report("acme", "1", "hidden-hit")), ("b", Self.report("bolt", "7", nil)),
    ])
    #expect(!both.allSatisfy(\.isClean) && both.allSatisfy(\.gaps.isEmpty))
    #expect(
      both.text() == """
        1  acme 1: 400 cases of seed 5: 6 rules held, 3 broken, 0 not exercised; 1 cause
        2  bolt 7: 400 cases of seed 5: 9 rules held, 0 broken, 0 not exercised

                1       2
        HT-02   broken  held
        HT-04   broken  held
        HT-08   broken  held
        (-: not exercised; nothing: not judged. All other rules stand alike.)
        """)
    // What it says for machines can be merged again.
    #expect(
      try Report.joining([("both", both.map(\.json).joined(separator: "\n"))]).text() == both.text()
    )
    let equal = try Report.joining([
      ("a", Self.report("acme", "1", nil)), ("b", Self.report("bolt", "", nil)),
    ])
    #expect(equal.allSatisfy { $0.isClean })
    #expect(equal.text().hasSuffix("all rules stand alike, and none is broken"))
  }

  @Test("Versions of one engine stand side by side as well")
  func versions() throws {
    let files = [
      ("first", try Self.report("acme", "1", "hidden-hit")),
      ("second", try Self.report("acme", "", nil)),
    ]
    let text = try Report.joining(files).text()
    #expect(text.hasPrefix("1  acme 1: 400 cases of seed 5: ") && text.contains("\n2  acme: "))
    #expect(text.contains("\nHT-04   broken  held\n"))
  }

  @Test("A report that was cut short names no engine, and is left out beside those of several")
  func cutShort() throws {
    let files = [
      ("a", try Self.report("acme", "1", nil)), ("b", try Self.report("bolt", "1", nil)),
      ("cut", "{\"summ"),
    ]
    let all = try Report.joining(files)
    let gaps = all.flatMap(\.gaps)
    #expect(
      gaps == ["cut was cut short before it says which engine it is of, and is left out"])
    #expect(all.count == 2 && all.text().hasSuffix("\n\nincomplete: \(gaps[0])"))
  }
}

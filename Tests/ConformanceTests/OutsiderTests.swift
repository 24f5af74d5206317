import Foundation
import Generators
import Invariants
import Stage
import Synchronization
import Testing
import Touchstone

@testable import Conformance
@testable import Outsider
@testable import TouchstoneTesting

/// An engine as its author plugs it in: it knows no recognizers, and asks subviews in the wrong order.
private struct Outsider: TouchSystem {
  var about: About { About(name: "Outsider", version: "0.1") }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    guard scenario.recognizers.isEmpty else {
      throw Skip(feature: "recognizers", reason: "there are none")
    }
    return ((try? WrongEngine(named: "forward-subviews")) ?? WrongEngine.all[0]).perform(scenario)
  }
}

/// An engine behind a wall: it fails, in one way or another, in every scene that has recognizers of some
/// kinds, and after so many failures nobody asks it any more.
private final class Failing: TouchSystem {
  static let ways: [Scenario.Recognizer.Kind: EngineFailure] = [
    .pinch: EngineFailure(.crashed, says: "the engine was killed by signal 11", detail: "oh\nno"),
    .swipe: EngineFailure(.hung, says: "no answer after 2 s"),
    .rotation: EngineFailure(.garbled, says: "no JSON", detail: "{]"),
    .longPress: EngineFailure(.errored, says: "not today"),
  ]

  let mostFailures: Int
  private let failures = Mutex(0)

  init(mostFailures: Int = .max) { self.mostFailures = mostFailures }

  var enduring: any TouchSystem { Failing() }

  func perform(_ scenario: Scenario) -> Trace { Stage().perform(scenario) }

  func outcome(of scenario: Scenario) -> EngineOutcome {
    let way = scenario.recognizers.lazy.compactMap { Self.ways[$0.kind] }.first
    let isAsked = failures.withLock { count in
      if count >= mostFailures { return false }
      if way != nil { count += 1 }
      return true
    }
    guard isAsked else { return .gaveOut("it failed too often") }
    return way.map { .failed($0) } ?? .played(perform(scenario))
  }
}

/// The rules of some chapters.
private func chapters(_ letters: String...) -> [Invariant] {
  Invariants.all.filter { letters.contains(String($0.id.prefix(2))) }
}

@Suite("An engine of another project")
struct OutsiderTests {
  private let campaign = {
    var campaign = Campaign(
      seed: 3, cases: 150, jobs: 2, invariants: chapters("HT", "KR"), relations: [],
      system: Outsider())
    campaign.proofBudget = 0
    return campaign
  }()

  @Test("What it skips is tried, and neither held nor broken nor exercised")
  func skips() throws {
    // How small the scenes are in which something is broken is nothing that is asked here.
    let report = Report(of: campaign, shouldStopShrinking: { true })
    let search = report.search
    let skipped = try #require(search.unjudged.skipped["recognizers"])
    #expect(search.cases == 150 && search.unjudged.skipped.count == 1)
    #expect(search.played == 150 - skipped)
    // What is judged is what is played, and nothing else.
    let own = (0..<150).filter { campaign.scenario(ofCase: $0).recognizers.isEmpty }
    #expect(own.count == search.played)
    #expect(report.rules.allSatisfy { $0.exercised <= own.count })
    #expect(report.rules(.notExercised).contains("KR-05") && report.broken.contains("HT-12"))
    #expect(report.summary.contains("engine lacks something: \(skipped) cases: recognizers ("))
    let line = JSONReport.line("summary", Report.Summary(report))
    #expect(line.contains(#""engine":{"name":"Outsider","version":"0.1"}"#))
    #expect(line.contains(#""skipped":{"recognizers":\#(skipped)}"#))
  }

  @Test("Crash, hang, garbage and error are four findings, each shrunk to what brings it about")
  func breakdowns() throws {
    let campaign = Campaign(
      seed: 0, cases: 200, jobs: 2, invariants: [], relations: [], system: Failing())
    let report = Report(of: campaign, replay: "mine replay TOKEN")
    #expect(report.failures.map(\.kind) == EngineFailure.Kind.allCases)
    #expect(!report.isClean && report.breaksNothing && report.search.unjudged.gaveOut == nil)
    for breakdown in report.failures {
      #expect(breakdown.recurs && breakdown.size.recognizers == 1 && breakdown.size.samples == 0)
      let token = try #require(breakdown.token)
      let scene = try Replay.scenario(ofToken: token)
      #expect(Failing().outcome(of: scene).failure?.kind == breakdown.kind)
      let first = (0..<200).first {
        Failing().outcome(of: campaign.scenario(ofCase: $0)).failure?.kind
          == breakdown.kind
      }
      #expect(breakdown.case == first)
    }
    let text = report.text(of: report.failures[0])
    #expect(text.hasPrefix("✗ The engine crashed: the engine was killed by signal 11.\n"))
    #expect(text.contains("  It said  oh\n           no\n"))
    #expect(text.contains("  Replay   mine replay ts2."))
  }

  @Test("A failure is shrunk as far as the budget goes, and then says so")
  func budget() throws {
    var campaign = Campaign(
      seed: 0, cases: 100, invariants: [], relations: [], system: Failing())
    campaign.breakdownBudget = .init(evaluations: 3)
    let report = Report(of: campaign)
    let few = try #require(report.failures.first)
    #expect(few.ending == .budgetSpent && few.evaluations == 4)
    #expect(report.text(of: few, Detail(values: true)).contains("allowed were spent"))
    campaign.breakdownBudget = .init { { true } }
    #expect(Report(of: campaign).failures.first?.ending == .timeSpent)
  }

  @Test("A campaign whose engine gives out ends there, with all that was found", arguments: [1, 2])
  func givesOut(jobs: Int) {
    let campaign = Campaign(
      seed: 0, cases: 100_000, jobs: jobs, invariants: chapters("HT"), relations: [],
      system: Failing(mostFailures: 10))
    let report = Report(of: campaign)
    #expect(report.search.unjudged.gaveOut == "it failed too often" && report.search.cases < 1_000)
    #expect(report.search.unjudged.failed.values.reduce(0, +) == 10)
    #expect(!report.failures.isEmpty && !report.isClean && report.breaksNothing)
    #expect(report.summary.contains("the engine gave out: it failed too often"))
  }

  @Test("Shards of a failing engine add up to the whole report")
  func merges() throws {
    func lines(_ shard: Shard) -> String {
      var campaign = Campaign(
        seed: 0, cases: 120, shard: shard, invariants: Invariants.all.filter { $0.id == "HT-12" },
        relations: [], system: Failing())
      campaign.countsCoverage = true
      return Report(of: campaign).json
    }
    let parts = try (1...2).map { number in
      ("part \(number)", lines(try #require(Shard(number, of: 2))))
    }
    var merged = try #require(try Report.joining(parts).first)
    merged.search.runs = 1
    #expect(merged.json == lines(.whole))
    #expect(!merged.isClean && merged.text().hasPrefix("✗ The engine crashed: "))
  }
}

@Suite("The engine of the page about engines")
struct TinyEngineTests {
  @Test("Plays all that it is given, and obeys what it was made to obey")
  func judged() {
    let campaign = Campaign(seed: 0, cases: 300, jobs: 2, scope: .taps, system: TinyEngine())
    let outcome = campaign.run()
    #expect(outcome.cases == 300 && outcome.unjudged == Unjudged())
    let exercised = zip(campaign.ids, outcome.exercised).filter { $1 > 0 }.map(\.0)
    let broken = zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
    #expect(exercised.count > 20 && broken.count < exercised.count / 2)
  }
}

@Suite("Known failures")
struct KnownFailuresTests {
  private static let known = """
    # What is to be mended.
    HT-*   # subviews are asked in the wrong order

    KR-05 # thought to be broken
    ~TO-01 # now and then
    """

  @Test("Bind both ways: what held or was not exercised must go")
  func bothWays() throws {
    let known = try KnownFailures(Self.known)
    #expect(known.entries.map(\.words) == ["HT-*", "KR-05", "~TO-01"])
    #expect(known.entries.map(\.line) == [2, 4, 5] && known.covers("HT-12"))
    let lines = { (broken: [String], held: [String]) in
      known.stale(broken: broken, held: held).map { "\($0.entry.words) \($0.wasExercised)" }
    }
    #expect(lines(["HT-12", "KR-05"], ["TO-01", "HT-13"]) == [])
    #expect(lines(["TO-01"], ["KR-05", "HT-12"]) == ["HT-* true", "KR-05 true"])
    #expect(lines(["HT-12"], []) == ["KR-05 false", "~TO-01 false"])
  }

  @Test(
    "That make no sense are refused with the line and the cure",
    arguments: [
      ("HT-12", "line 1: 'HT-12' has no reason: write it behind a #"),
      ("\n~HT-12 # ", "line 2: '~HT-12' has no reason"),
      ("HT-13 # a\nHT-12 # b", "line 2: HT-12 stands behind HT-13"),
      ("HT-12 # a\n~HT-12 # b", "line 2: HT-12 is listed twice"),
      ("HT-99 # a", "line 1: there is no rule 'HT-99'; did you mean"),
      ("XX-* # a", "line 1: no rule that is checked begins with 'XX-'"),
      ("H*-12 # a", "line 1: 'H*-12': a * stands at the end of a rule, or nowhere"),
      ("SY-01 # a", "line 1: the rule SY-01 is not checked: "),
    ])
  func malformed(text: String, sentence: String) throws {
    let error = #expect(throws: KnownFailures.Malformed.self) { try KnownFailures(text) }
    #expect(try #require(error).description.hasPrefix("the list, \(sentence)"))
  }

  @Test("Are neither found nor causes nor a failure of the run, and stand in the report")
  func leftOut() throws {
    var campaign = Campaign(
      seed: 3, cases: 200, invariants: Invariants.all.filter { $0.id.hasPrefix("HT") },
      relations: [], system: Outsider())
    campaign.proofBudget = 0
    let outcome = campaign.run()
    let broken = zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
    campaign.known = try KnownFailures("HT-* # known")
    campaign.allowsSkips = true
    let report = Report(of: campaign)
    #expect(report.broken == broken && !broken.isEmpty && report.rules(.known) == broken)
    #expect(report.findings.isEmpty && report.folded.isEmpty && report.isClean)
    #expect(report.summary.contains("broken, and known: HT-"))
  }
}

@Suite("An engine judged by Swift Testing, rule by rule")
struct ConformanceOfAnEngineTests {
  private static let judged = Conformance(of: Stage(), cases: 200)

  @Test(arguments: judged.rules.filter { $0.id.hasPrefix("HT") && $0.strength == .required })
  func conforms(_ rule: Rule) { Self.judged.expect(rule) }

  @Test("One campaign for all rules says what became of each, and first of what is no rule")
  func verdicts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = [
      "HT-12 # the wrong order", "KR-05 # no recognizers", "TO-01 # gone", "TV-* # none",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "known.txt"))
    let judged = Conformance(
      scenes: Scenarios.generator, invariants: chapters("HT", "KR", "TO", "TV"), of: Outsider(),
      known: "known.txt", seed: 3, cases: 600, file: folder.appending(path: "Tests.swift").path)
    let (report, isFirst) = judged.played()
    #expect(isFirst && !judged.played().isFirst)
    #expect(
      judged.rules.map(\.id)
        == report.rules.filter {
          $0.verdict != .unspecified && Rulebook[$0.rule]?.isChecked != false
        }.map(\.rule))
    #expect(
      judged.verdict(on: "HT-12", in: report) == .known(try KnownFailures(lines[0]).entries[0]))
    #expect(
      judged.verdict(on: "KR-05", in: report)
        == .stale("KR-05 is listed as a known failure (line 2), and was not exercised"))
    #expect(
      judged.verdict(on: "TO-01", in: report)
        == .stale(
          "TO-01 is listed as a known failure (line 3), and held: take it out of the list"))
    #expect(
      judged.verdict(on: "KR-01", in: report)
        == .unexercised(
          "KR-01 was not exercised in 600 cases, \(report.search.unjudged.skippedCases) of which the engine "
            + "skipped"))
    let shown = try #require(report.findings.first?.rule)
    guard case .broken(let text) = judged.verdict(on: shown, in: report) else {
      Issue.record("\(shown) is found, and not broken")
      return
    }
    #expect(text.hasPrefix("✗ \(shown) is broken") && text.contains("try judged.replay(\"ts2."))
    let complaints = judged.complaints(about: report)
    #expect(complaints.count == 2 && complaints[0].hasPrefix("the engine skipped "))
    #expect(complaints[1].hasPrefix("TV-* is listed"))
    let unreadable = Conformance(of: Stage(), known: "none.txt", cases: 1)
    #expect(
      unreadable.complaints(about: unreadable.played().report)
        == ["the list of known failures 'none.txt' cannot be read"])
  }
}

@Suite("An engine of the main actor")
struct MainActorTests {
  @MainActor
  private final class Counting: MainActorTouchSystem {
    private(set) var plays = 0

    nonisolated init() {}

    func perform(_ scenario: Scenario) throws(Skip) -> Trace {
      plays += 1
      if plays % 50 == 0 { throw Skip(reason: "every now and then") }
      return Stage().perform(scenario)
    }
  }

  private func campaign(_ engine: Counting) -> Campaign {
    Campaign(seed: 0, cases: 100, jobs: 8, system: OnMainActor(engine))
  }

  @Test("Is played by one job, from another thread as well as from its own")
  func elsewhere() async throws {
    let engine = Counting()
    let campaign = campaign(engine)
    #expect(campaign.jobs == 1)
    let outcome = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: campaign.run()) }.start()
    }
    #expect(outcome.cases == 100 && outcome.unjudged.failed.isEmpty)
    #expect(await engine.plays > 100)
    let here = await MainActor.run { self.campaign(Counting()).run() }
    #expect(here.cases == 100 && here.exercised == outcome.exercised)
  }
}

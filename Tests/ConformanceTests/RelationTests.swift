import Generators
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Relations in a campaign")
struct RelationTests {
  private func campaign(
    _ relations: [Relation], cases: Int, jobs: Int = 2, scope: Scenarios.Scope = .everything,
    system: any TouchSystem = Stage()
  ) -> Campaign {
    Campaign(
      seed: 0, cases: cases, jobs: jobs, invariants: [], relations: relations, scope: scope,
      system: system)
  }

  /// Scene after scene is changed by each relation that was not put to the test often enough, so that
  /// few scenes do; `.ci/run` plays long campaigns.
  @Test("They hold on the right engine, and are all put to the test")
  func rightEngine() {
    let campaign = campaign(Relations.all, cases: 1)
    var exercised = [Rule.ID: Int]()
    for number in 0..<1_500 {
      let wanted = Relations.all.filter { exercised[$0.id, default: 0] <= 6 }
      if wanted.isEmpty { break }
      let judgement = Judgement(
        campaign.scenario(ofCase: number), on: campaign.system, by: [], relations: wanted)
      #expect(judgement.broken.map(\.id) == [], "case \(number)")
      for id in judgement.held { exercised[id, default: 0] += 1 }
    }
    for relation in Relations.all {
      #expect(exercised[relation.id, default: 0] > 6, "\(relation.id)")
    }
  }

  @Test("They change valid scenes into valid ones")
  func valid() {
    let campaign = campaign(Relations.all, cases: 1)
    for number in 0..<100 {
      let scene = campaign.scenario(ofCase: number)
      for relation in Relations.all {
        #expect(throws: Never.self, "\(relation.id), case \(number)") {
          try relation.transformed(scene)?.validate()
        }
      }
    }
  }

  /// What a campaign by one relation finds, made once for all tests.
  private static let reportOfOne = Result {
    let system = try WrongEngine(named: "hidden-hit")
    return Report(
      of: Campaign(
        seed: 0, cases: 300, jobs: 2, invariants: [], relations: Relations.matching("M-1"),
        scope: .taps, system: system))
  }

  @Test("What breaks one is shrunk, and shows both scenes")
  func finding() throws {
    let report = try Self.reportOfOne.get()
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.changedScenario != nil)
    #expect(finding.size.views <= 1, "the hash that chooses the place leaves some other parts")
    let text = report.text(of: finding)
    #expect(text.hasPrefix("✗ M-1 is broken. The changed scene, which means the same, has "))
    #expect(text.contains(" (HT-04 and 3 more)\n"))
    let source = "HT-04, HT-05, HT-06, HT-12 (INF, no device is known to have shown it); practice"
    let whole = report.text(of: finding, Detail(whole: true))
    #expect(whole.contains("\n  Source   \(source)\n"))
    let changed = try #require(text.firstRange(of: "\n  Changed  "))
    let scene = try #require(text.firstRange(of: "\n  Scene    "))
    #expect(scene.lowerBound < changed.lowerBound)
    #expect(text[changed.upperBound...].contains("closed  view (0, 0, "))
    #expect(!text.contains("order seed"), "recognizers are no part of it")
    let titles = try #require(text.firstMatch(of: /\n  Traces   only in this scene +│ (.*)\n/))
    #expect(titles.1 == "only in the changed scene")
    let row = text[titles.range.upperBound...].prefix { $0 != "\n" }
    #expect(row.contains("│") && row.contains(/[0-9]+ +[0-9]+ ms/), "\(text)")
    // The sentence may be broken between any two of its words.
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("The same values, as in the changed scene"))
    #expect(report.summary.contains(": 0 relations held, 1 broken, 0 not exercised; 1 cause"))
  }

  @Test("Its token breaks the relation again")
  func replay() throws {
    let system = try WrongEngine(named: "hidden-hit")
    let report = try Self.reportOfOne.get()
    let finding = try #require(report.findings.first)
    let scenario = try Replay.scenario(ofToken: finding.token ?? "")
    let judgement = Judgement(scenario, on: system, relations: Relations.all)
    #expect(judgement.broken.contains { $0.id == "M-1" && $0.changedScene != nil })
    #expect(judgement.broken.last?.isRelation == true, "relations come last")
  }

  @Test("The rulebook's texts list them, and its records do not")
  func texts() {
    for relation in Relations.all {
      #expect(RulebookText.plain.contains("\n  \(relation.id)     "))
      #expect(RulebookText.markdown.contains("\n| \(relation.id) | \(relation.statement) | "))
    }
  }
}

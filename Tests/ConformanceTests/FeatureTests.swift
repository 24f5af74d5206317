import Generators
import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Campaigns on engines that lack features")
struct FeatureTests {
  /// An engine with some features, which ends the test where it is asked for more.
  private struct Partial: TouchSystem {
    let features: Scenario.Features
    private let stage = Stage()

    init(_ features: Scenario.Features) { self.features = features }

    var about: About { About(name: "partial", features: features) }

    func perform(_ scenario: Scenario) -> Trace {
      #expect(features.lacking(scenario.needs) == [])
      return stage.perform(scenario)
    }
  }

  @Test(
    "A right engine is asked for nothing that it lacks, skips nothing and breaks nothing",
    arguments: [
      [], [.taps], [.pans, .severalFingers], [.buttons, .controlTargets],
      Scenario.Features.all.without(.severalFingers), Scenario.Features.all.without(.recognizers),
    ] as [Scenario.Features])
  func right(features: Scenario.Features) {
    let report = Report(of: Campaign(seed: 1, cases: 25, system: Partial(features)))
    #expect(
      report.broken == [] && report.search.unjudged.skipped == [:] && report.search.cases == 25)
    #expect(report.starved == [], "it is not the casting that aims badly")
  }

  @Test("Every scene that exercises a rule needs what the rule says it needs")
  func needsOfRules() {
    let stage = Stage()
    let panel = Panel(Invariants.all)
    var search = Search(Scenarios.generator(of: .default), seed: 2)
    for index in 0..<100 {
      // Half of them with little in them.
      if index == 50 {
        search = Search(
          Scenarios.generator(of: .default, within: [.taps, .pans, .buttons, .controlTargets]),
          seed: 2)
      }
      let scene = search.value(ofCase: index)
      let needs = scene.needs
      panel.judge(Evidence(scene, stage.perform(scene))) { place, verdict in
        let rule = Invariants.all[place].id
        guard verdict.isExercised else { return }
        let more = needs.lacking(Rulebook.needs(of: rule)).map(\.name)
        #expect(more == [], "\(rule) does not need them: case \(index)")
      }
    }
  }

  @Test(
    "A rule that cannot arise is not judged, and says for want of what; others are not exercised")
  func lacking() {
    let few = Report(of: Campaign(seed: 0, cases: 40, system: Partial([.taps])))
    #expect(few.line(of: "KR-24")?.lacking == ["pans"])
    #expect(few.rules(.notJudged).contains("KR-24") && !few.rules(.notExercised).contains("KR-24"))
    #expect(few.summary.contains("not judged, since the engine lacks: "))
    #expect(few.rules(.held).contains("KR-02"))
    let all = Report(of: Campaign(seed: 0, cases: 1, system: Stage()))
    #expect(all.rules.allSatisfy { $0.lacking == nil })
  }

  @Test("The rules name features, and every rule of the table is judged")
  func table() {
    let judged = Set(Invariants.all.map(\.id) + Relations.all.map(\.id))
    let named = Scenario.Feature.allCases.flatMap(Rulebook.rules(needing:))
    #expect(Set(named).subtracting(judged).sorted() == [])
  }

  @Test("A scene from elsewhere that is beyond the engine is skipped, and it is said why")
  func beyond() throws {
    let scene = try Scenario(
      json: #"{"views":[{"id":"w","kind":"window"},{"id":"s","kind":"slider","parent":"w"}]}"#)
    let engine = Partial([.taps]).within([.taps])
    guard case .skipped(let skip) = engine.outcome(of: scene) else {
      Issue.record("it was played")
      return
    }
    #expect(skip.feature == "sliders")
    #expect(
      engine.about.features.complaint(about: scene)
        == "the scene needs what the engine says it lacks: sliders (UISlider)")
  }

  @Test("Merging keeps which features an engine has, and what was not judged for want of others")
  func merging() throws {
    var campaign = Campaign(seed: 0, cases: 20, system: Partial([.taps]))
    let whole = JSONReport.line("summary", Report.Summary(Report(of: campaign)))
    campaign.cases = 20
    let parts = try [1, 2].map { number in
      campaign.shard = try #require(Shard(number, of: 2))
      return (
        name: "\(number)",
        text: Report(of: campaign, examining: { true }).json
      )
    }
    let merged = try #require(try Report.joining(parts).first)
    let lacking = /"lacking":\{.*?\}/
    #expect(
      try lacking.firstMatch(in: merged.json)?.output == lacking.firstMatch(in: whole)?.output)
    #expect(whole.contains(#""features":["recognizers","taps"]"#))
  }
}

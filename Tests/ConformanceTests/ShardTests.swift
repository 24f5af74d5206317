import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Shards of a campaign")
struct ShardTests {
  private static func report(_ shard: Shard?) -> Result<CampaignReport, any Error> {
    Result {
      let fault = try Fault.named("hidden-hit")
      var campaign = Campaign(
        seed: 5, cases: 203, shard: try #require(shard), jobs: 2,
        invariants: Invariants.all.filter { $0.id.hasPrefix("HT") },
        system: Stage(behavior: fault.behavior))
      campaign.proofBudget = 300
      return CampaignReport(campaign, expected: fault.breaks)
    }
  }

  // Each is made once, for all tests.
  private static let whole = report(.whole)
  private static let thirds = (1...3).map { report(Shard($0, of: 3)) }

  private func whole() throws -> CampaignReport { try Self.whole.get() }

  private func third(_ number: Int) throws -> CampaignReport { try Self.thirds[number - 1].get() }

  private func json(_ report: CampaignReport, fault: String = "hidden-hit") -> String {
    let failures = report.findings.map { JSONReport.line(JSONReport.Failure($0, seed: 5)) }
    let others = report.consequences.map { JSONReport.line(JSONReport.Consequence($0, seed: 5)) }
    return
      (failures + (report.campaign.shard.isPart ? others : [])
      + [JSONReport.line(JSONReport.Summary(report, fault: fault))]).joined(separator: "\n")
  }

  @Test("Every case belongs to exactly one shard", arguments: [1, 2, 3, 7, 300])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    let cases = shards.flatMap { shard in (0..<shard.size(of: 203)).map(shard.caseIndex) }
    #expect(cases.sorted() == Array(0..<203))
  }

  @Test("A campaign without an end has shards without an end")
  func endless() throws {
    #expect(Shard.whole.size(of: .max) == .max)
    #expect(try #require(Shard(2, of: 4)).size(of: .max) >= .max / 4)
  }

  @Test("Shards are written as people write them, and nothing else is one")
  func spelling() {
    #expect(Shard("2/4")?.description == "2/4")
    for text in ["", "2", "0/4", "5/4", "2/0", "2/4/8", "a/b", "-1/4", "+1/4", "2/", "2/99999999"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("A build system counts its shards from zero")
  func environment() {
    let variables = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]
    #expect(Shard(environment: variables) == Shard(2, of: 4))
    #expect(Shard(environment: ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"]) == nil)
    #expect(Shard(environment: ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "4"]) == nil)
    #expect(Shard(environment: ["TEST_TOTAL_SHARDS": "4"]) == nil)
  }

  @Test("The joined reports of all shards say what the undivided campaign says")
  func merging() throws {
    let whole = json(try whole())
    let parts = try [3, 1, 2].map { number in
      (name: "shard \(number)", text: json(try third(number)))
    }
    let merged = try MergedReport(joining: parts)
    #expect(merged.json == whole)
    #expect(merged.gaps.isEmpty && !merged.isClean)
  }

  @Test("What is missing is named, and what the other shards found is still there")
  func gaps() throws {
    let first = json(try third(1))
    let cut = String(json(try third(3)).dropLast(10))
    let merged = try MergedReport(joining: [("one", first), ("three", cut)])
    #expect(
      merged.gaps == [
        "three was cut short: how many cases it tried is not known",
        "there is no whole report of shard 2/3 and 1 more",
      ])
    #expect(merged.json.contains(#""complete":false"#))
    #expect(merged.text().hasPrefix("✗ "))
  }

  @Test("Reports that do not belong together are refused in one sentence")
  func refusals() throws {
    let first = json(try third(1))
    let other = json(try third(2), fault: "alpha-below-0.009")
    let whole = json(try whole())
    func complaint(_ files: [(name: String, text: String)]) -> String? {
      do { _ = try MergedReport(joining: files) } catch { return error.description }
      return nil
    }
    #expect(complaint([("a", first), ("b", first)]) == "a and b are both of shard 1/3")
    #expect(complaint([("a", whole), ("b", whole)]) == "a and b are both the whole campaign")
    #expect(
      complaint([("a", first), ("b", other)])
        == "a and b are of different campaigns: not the same engine")
    #expect(
      complaint([("a", first), ("b", whole)])
        == "a and b are of different campaigns: not the same number of shards")
    #expect(
      complaint([("a", "hello\n")])
        == "a, line 1: this is no line of a report of touchstone fuzz --format json")
    #expect(complaint([("a", "")]) == "a is empty")
  }

  /// A finding of one rule, whose smallest scene breaks another as well.
  private func finding(_ rule: Rule.ID, besides other: [Rule.ID], case index: Int) -> Finding {
    let broken = ([rule] + other).map {
      Judgement.BrokenRule(id: $0, violation: Violation("", event: 0, expected: ""))
    }
    let judgement = Judgement(
      scenario: Scenario(), outcome: .played(Trace()), broken: broken, held: [], notExercised: [],
      notJudged: [])
    return Finding(
      caseIndex: index, originalSize: SceneSize(Scenario()), judgement: judgement, rule: broken[0],
      alsoBroken: other, token: "", evaluations: 0, ending: .fixedPoint)
  }

  /// What the last line of a hand-written report says besides.
  private static let others = """
    "demandsExercise":false,"engine":{"name":"in-repo","version":""},"held":[],"known":[],\
    "notExercised":[],"notJudged":[],"strength":"practice","unexercised":[],\
    "unjudged":{"failed":{},"gaveOut":null,"skipped":{}}
    """

  @Test("Where the search for a proof found a smaller scene, causes are told apart as before it")
  func improved() throws {
    let before = finding("HT-04", besides: ["HT-06"], case: 1)
    // The smaller scene does not break the other rule.
    var after = finding("HT-04", besides: [], case: 1)
    after.asShrunk = before.suspicion
    let other = finding("HT-06", besides: ["HT-04"], case: 3)
    let whole = Causes.findings(among: [after, other])
    #expect(whole.map(\.rule.id) == ["HT-04"] && whole[0].explains == ["HT-06"])
    let summary = { (shard: Int) in
      """
      {"summary":{"broken":["HT-04","HT-06"],"cases":9,"complete":true,"dialect":null,\
      \(Self.others),\
      "exercised":{"HT-04":5,"HT-06":5},"fault":null,"flaky":null,"latitude":null,"scope":"both",\
      "seed":0,"shard":{"count":2,"number":\(shard)},"starved":[],"walk":null}}
      """
    }
    let first =
      JSONReport.line(JSONReport.Failure(whole[0], seed: 0)) + "\n"
      + JSONReport.line(JSONReport.Consequence(other, seed: 0)) + "\n" + summary(1)
    let merged = try MergedReport(joining: [("one", first), ("two", summary(2))])
    #expect(
      merged.json.split(separator: "\n").first.map(String.init)
        == JSONReport.line(JSONReport.Failure(whole[0], seed: 0)))
    #expect(merged.json.split(separator: "\n").count == 2)
  }

  @Test("The joined shards of a walk are that walk: nothing starves, and sizes are not mixed")
  func walks() throws {
    let line = { (shard: Int, size: Int) in
      """
      {"summary":{"broken":[],"cases":6000,"complete":true,"dialect":null,\
      \(Self.others),\
      "exercised":{"HT-12":5,"HT-06":9000},"fault":null,"flaky":null,"latitude":null,\
      "scope":"both","seed":0,"shard":{"count":2,"number":\(shard)},"starved":[],\
      "walk":{"says":"","scenes":12000,"size":\(size)}}}
      """
    }
    let merged = try MergedReport(joining: [("one", line(1, 2)), ("two", line(2, 2))])
    #expect(merged.isClean && merged.json.contains(#""starved":[]"#))
    #expect(merged.text().hasPrefix("12000 scenes of size 2 or less in 2 shards: "))
    #expect(throws: MergedReport.Complaint.self) {
      try MergedReport(joining: [("one", line(1, 2)), ("two", line(2, 3))])
    }
  }

  @Test("A case that was played twice and not alike is in the joined report, the first of all")
  func flaky() throws {
    let line = { (shard: Int, index: Int) in
      """
      {"summary":{"broken":[],"cases":300,"complete":true,"dialect":null,\
      \(Self.others),\
      "exercised":{"HT-12":5},"fault":null,\
      "flaky":{"case":\(index),"how":{"first":null,"line":1,"second":"x"}},\
      "latitude":null,"scope":"both","seed":0,\
      "shard":{"count":2,"number":\(shard)},"starved":[],"walk":null}}
      """
    }
    let merged = try MergedReport(joining: [("one", line(1, 256)), ("two", line(2, 128))])
    #expect(!merged.isClean)
    #expect(
      merged.text().contains("flaky: the same scene gave two traces; line 1 was once nothing"))
    #expect(merged.text().contains("(case 128)"))
  }

  @Test("One shard does not judge starvation, the joined report does")
  func starvation() throws {
    let line = { (shard: Int) in
      """
      {"summary":{"broken":[],"cases":6000,"complete":true,"dialect":null,\
      \(Self.others),\
      "exercised":{"HT-12":5,"HT-06":9000},"fault":null,"flaky":null,"latitude":null,\
      "scope":"both","seed":0,"shard":{"count":2,"number":\(shard)},"starved":[],"walk":null}}
      """
    }
    let merged = try MergedReport(joining: [("one", line(1)), ("two", line(2))])
    #expect(merged.json.contains(#""starved":["HT-12"]"#))
    #expect(!merged.isClean && merged.gaps.isEmpty)
    // No scene of the older dialect can exercise a rule about what follows the scene in the chain.
    for (dialect, starved) in [("ios12", ""), ("ios13", #""RC-07""#)] {
      let forced = { (shard: Int) in
        line(shard).replacing("\"dialect\":null", with: "\"dialect\":\"\(dialect)\"")
          .replacing("\"HT-12\":5", with: "\"RC-07\":0")
      }
      let merged = try MergedReport(joining: [("one", forced(1)), ("two", forced(2))])
      #expect(merged.json.contains("\"starved\":[\(starved)]"), "\(dialect)")
      #expect(merged.isClean == starved.isEmpty)
    }
  }
}

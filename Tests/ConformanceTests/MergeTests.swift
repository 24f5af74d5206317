import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Reports of several runs")
struct MergeTests {
  private static func report(_ shard: Shard?, seed: UInt64 = 5) -> Result<Report, any Error> {
    Result {
      let fault = try WrongEngine(named: "hidden-hit")
      var campaign = Campaign(
        seed: seed, cases: 203, shard: try #require(shard), jobs: 2,
        invariants: Invariants.all.filter { $0.id.hasPrefix("HT") },
        relations: Relations.matching("M-1"), scope: .taps, system: fault)
      campaign.proofBudget = 0
      return Report(of: campaign, fault: "hidden-hit")
    }
  }

  // Each is made once, for all tests.
  private static let whole = report(.whole)
  private static let thirds = (1...3).map { report(Shard($0, of: 3)) }
  private static let other = report(.whole, seed: 6)

  private func third(_ number: Int) throws -> Report { try Self.thirds[number - 1].get() }

  private func json(_ report: Report) -> String { report.json + "\n" }

  private func merged(_ texts: String...) throws -> Report {
    try #require(try Report.joining(texts.enumerated().map { ("file \($0 + 1)", $1) }).first)
  }

  private func complaint(_ texts: String...) -> String? {
    do { _ = try Report.joining(texts.enumerated().map { ("file \($0 + 1)", $1) }) } catch {
      return error.description
    }
    return nil
  }

  @Test("The report of one run is what it was")
  func one() throws {
    let whole = json(try Self.whole.get())
    let merged = try merged(whole)
    #expect(merged.json + "\n" == whole)
    #expect(merged.gaps.isEmpty && !merged.isClean)
  }

  @Test("The shards of a campaign add up to it, in any order")
  func shards() throws {
    let whole = try merged(json(try Self.whole.get()))
    let sum = try merged(json(third(3)), json(third(1)), json(third(2)))
    #expect(sum.gaps.isEmpty && !sum.isClean && sum.search.complete)
    #expect(sum.search.cases == 203 && sum.search.shard == nil)
    #expect(sum.rules == whole.rules && !whole.rules(.held).isEmpty)
    #expect(sum.search.failing == whole.search.failing)
    #expect(sum.text().contains("203 cases of seed 5 in 3 runs: "))
    #expect(
      try merged(json(third(1)), json(third(2)), json(third(3))).json == sum.json)
  }

  @Test("What several runs found by one cause is there once, with the smallest of their scenes")
  func causes() throws {
    let parts = try (1...3).map(third).flatMap(\.findings)
    let sum = try merged(json(third(1)), json(third(2)), json(third(3)))
    #expect(sum.findings.count < parts.count)
    var told: [Rule.ID] = []
    for failure in sum.findings {
      told += [failure.rule] + failure.explains
      let same = parts.filter { $0.rule == failure.rule }
      #expect(same.map(\.size.extent).min() == failure.size.extent)
      let broken = same.compactMap(\.frequency?.broken).reduce(0, +)
      #expect(failure.frequency?.broken == broken)
    }
    // The cause that any run named stands once, and no rule is a cause twice.
    #expect(Set(told).isSuperset(of: parts.flatMap { [$0.rule] + $0.explains }))
    #expect(Set(told).isSubset(of: sum.broken))
    let causes = sum.findings.map(\.rule)
    #expect(Set(causes).count == causes.count)
    #expect(sum.findings.allSatisfy { Set($0.explains).isDisjoint(with: causes) })
  }

  @Test("Runs of other seeds are added, from one file as from several")
  func seeds() throws {
    let (one, two) = (json(try Self.whole.get()), json(try Self.other.get()))
    let sum = try merged(one, two)
    #expect(sum.gaps.isEmpty && sum.search.cases == 406 && sum.search.seed == nil)
    #expect(sum.text().contains("406 cases in 2 runs: "))
    #expect(sum.text().contains("Seed 5, case ") || sum.text().contains("Seed 6, case "))
    #expect(try merged(one + two).json == sum.json)
    #expect(try merged(sum.json, json(third(1)), json(third(2))).search.cases > 406)
  }

  @Test("What is missing is named, and what the other runs found is still there")
  func gaps() throws {
    let cut = String(json(try third(3)).dropLast(10))
    let sum = try merged(json(third(1)), cut)
    #expect(
      sum.gaps == [
        "file 2 was cut short: how many cases it tried is not known",
        "there is no whole report of shard 2/3, 3/3",
      ])
    #expect(sum.json.contains(#""complete":false"#))
    #expect(sum.text().hasPrefix("✗ ") && sum.text().contains("\nincomplete: file 2 was cut"))
    let interrupted = json(try third(1)).replacing(#""complete":true"#, with: #""complete":false"#)
    #expect(
      try merged(interrupted, json(third(2)), json(third(3))).gaps
        == ["file 1 is not complete: the run was interrupted, or ended early"])
  }

  @Test("Of runs that were all cut short, what they found is reported")
  func cutShort() throws {
    let lines = json(try third(1)).split(separator: "\n")
    let sum = try merged(String(lines[0]))
    let nothing = try merged("")
    #expect(sum.findings.count == 1 && !sum.isClean && sum.gaps.count == 1)
    #expect(nothing.findings.isEmpty && nothing.isClean && nothing.gaps.count == 1)
  }

  @Test("A run that is given twice, and what is no report, is refused in one sentence")
  func refusals() throws {
    let (first, whole) = (json(try third(1)), json(try Self.whole.get()))
    #expect(
      complaint(first, first)
        == "file 1 and file 2 do not go together: shard 1/3 and shard 1/3 of one search")
    #expect(
      complaint(first + whole)
        == "file 1 and file 1, line \(first.split(separator: "\n").count + 1) do not go together: "
        + "shard 1/3 and the whole of one search")
    for text in ["hello\n", "{}\n", "[]\n", first + "hello\n"] {
      let line = text.split(separator: "\n").count
      #expect(
        complaint(text)
          == "file 1, line \(line): this is no line of a report of touchstone fuzz --format json")
    }
  }

  @Test("A rule is known to be broken only where all runs that broke it knew it")
  func known() throws {
    let broken = try third(1).broken
    let knows = json(try third(1)).replacing(#""verdict":"broken""#, with: #""verdict":"known""#)
    #expect(try merged(knows).rules(.known) == broken)
    #expect(try merged(knows, json(third(2))).rules(.known).count < broken.count)
    #expect(try merged(knows, json(third(2))).isClean == false)
  }

  /// A report that somebody wrote.
  private func written(
    _ shard: String, cases: Int = 6_000, exercised: [Rule.ID: Int] = ["HT-12": 5, "HT-06": 9_000],
    verdict: Report.Verdict = .held, dialect: String = "null", flaky: String = "null",
    size: Int? = nil
  ) -> String {
    let walk = size.map { #"{"counted":12000,"says":"","scenes":12000,"size":\#($0)}"# } ?? "null"
    let rules = exercised.keys.sorted().map { id in
      JSONReport.line(
        "verdict",
        Report.RuleLine(
          rule: id, says: "", strength: Rule.strength(of: id), verdict: verdict,
          exercised: exercised[id] ?? 0, broken: 0))
    }
    let summary = """
      {"summary":{"allowsSkips":false,"cases":\(cases),"complete":true,"demandsExercise":false,\
      "dialect":\(dialect),"endedEarly":false,"engine":{"name":"in-repo","version":""},\
      "failing":0,"flaky":\(flaky),"isFixed":false,\
      "isSample":\(size == nil),"replay":"touchstone replay TOKEN","runs":1,\
      "scope":"both","seed":0,"shard":\(shard),"strength":"practice","suite":"0.9",\
      "unjudged":{"failed":{},"gaveOut":null,"skipped":{}},"walk":\(walk)}}
      """
    return (rules + [summary]).joined(separator: "\n")
  }

  private let halves = [#"{"count":2,"number":1}"#, #"{"count":2,"number":2}"#]

  @Test("The shards of a walk are that walk, in which nothing starves; with another they are cases")
  func walks() throws {
    let walk = try merged(written(halves[0], size: 2), written(halves[1], size: 2))
    #expect(walk.isClean && walk.gaps.isEmpty && walk.starved.isEmpty)
    #expect(walk.text().hasPrefix("all 12,000 scenes of size 2 or less in 2 runs: "))
    let two = try merged(written("null", size: 2), written("null", size: 3), written("null"))
    #expect(two.text().hasPrefix("18000 cases of seed 0 in 3 runs: "))
    #expect(two.starved.isEmpty)
  }

  @Test("A case that was played twice and not alike is in the sum, the first of all")
  func flaky() throws {
    let texts = zip(halves, [256, 128]).map { shard, index in
      written(
        shard, cases: 300,
        flaky: #"{"case":\#(index),"how":{"line":1,"occasion":"nothing","second":"x"}}"#)
    }
    let sum = try merged(texts[0], texts[1])
    #expect(!sum.isClean)
    #expect(sum.text().contains("flaky: the same scene gave two traces; line 1 was once nothing"))
    #expect(sum.text().contains("(case 128)"))
  }

  @Test("One shard does not judge starvation, the sum does")
  func starvation() throws {
    let sum = try merged(written(halves[0]), written(halves[1]))
    #expect(sum.starved == ["HT-12"] && !sum.isClean && sum.gaps.isEmpty)
    #expect(try merged(written(halves[0])).starved.isEmpty)
    // No scene of the older dialect can exercise a rule about what follows the scene in the chain.
    for (dialect, starved) in [("ios12", []), ("ios13", ["RC-07"])] as [(String, [Rule.ID])] {
      let texts = halves.map {
        written($0, exercised: ["RC-07": 0, "HT-06": 9_000], dialect: "\"\(dialect)\"")
      }
      let sum = try merged(texts[0], texts[1])
      #expect(sum.starved == starved && sum.isClean == starved.isEmpty)
    }
  }

  @Test("Rules of one's own are reported as well")
  func ownRules() throws {
    let sum = try merged(written("null", exercised: ["MY-1": 3], verdict: .broken))
    #expect(sum.broken == ["MY-1"] && !sum.isClean)
    #expect(sum.text().contains("\nbroken: MY-1"))
  }
}

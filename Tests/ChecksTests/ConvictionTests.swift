import Conformance
import Testing
import TouchScript

@testable import Checks

/// A sample of what `Tests/Checks/run conviction` does with all wrong engines.
@Suite("Wrong engines are caught by rules that they name")
struct ConvictionTests {
  private static let sample = ["forward-subviews", "no-cancel-after-recognize", "tap-at-zero"]

  @Test("One of a sample is caught, and its scene is shrunk to the end", arguments: sample)
  func caught(name: String) throws {
    let fault = Suspect(try WrongEngine(named: name))
    let conviction = Conviction(of: fault, cases: 2_000)
    let first = try #require(conviction.firstCase(), "not caught")
    #expect(fault.breaks.contains(first.rule))
    let smallest = try #require(conviction.shrunk(from: first))
    #expect(smallest.ending == .fixedPoint && smallest.rule == first.rule)
  }

  @Test("One that is not caught fails the check, which says what broke instead")
  func notCaught() throws {
    let options = try ConvictionOptions([
      "--fault", "two-fingers-at-first,never-self", "--cases", "8",
    ])
    let results = ConvictionCheck.results(of: options)
    #expect(results.map(\.fault.name) == ["two-fingers-at-first", "never-self"])
    let complaint = try #require(results[0].complaint)
    #expect(complaint.hasPrefix("✗ two-fingers-at-first: "))
    #expect(complaint.contains("Not caught in 8 cases of seed 0 by "))
    #expect(results[1].complaint == nil)
  }

  @Test("Parts are disjoint, and all of them together are all wrong engines")
  func parts() throws {
    let names = try (1...3).flatMap {
      try ConvictionOptions(["--part", "\($0)/3"]).faults.map(\.name)
    }
    #expect(names.sorted() == Suspect.all.map(\.name).sorted())
  }

  @Test(
    "Wrong words are refused in one sentence",
    arguments: [["--part", "4/3"], ["--cases"], ["--cases", "-1"], ["--fast", "1"]])
  func misuse(words: [String]) { #expect(throws: Complaint.self) { try ConvictionOptions(words) } }

  @Test("Each rule is broken by itself by a wrong engine, or listed as one that none breaks so")
  func eachRule() throws {
    let lenses = try RulesCheck.lenses()
    let sections = try RulesCheck.sections()
    let listed = try RulesCheck.reasons()
    let unshown = RulesCheck.rules.filter {
      lenses[$0] == nil && sections[$0] == nil && listed[$0] == nil
    }
    #expect(unshown == [], "write a wrong engine, or why there is none in unshown.txt")
    #expect(listed.count <= 50, "the list can only shrink")
  }

  @Test("The listed seeds are of wrong engines")
  func seeds() throws { _ = try ConvictionOptions.listedSeeds() }
}

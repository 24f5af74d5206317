import Conformance
import Foundation
import PropertyTesting
import Testing

@Suite("Wrong engines, tried from end to end")
struct FaultsTests {
  private struct Trial: Decodable {
    let name: String
    let breaks: [String]
    let by: [String]
    let size: SceneSize?
    let smallest: SceneSize
    let ending: Ending?
  }

  @Test("Each is caught by a rule it names, and shrinks to its smallest scene", .isLong)
  func caught() throws {
    // A few faults are rare: they take up to 8,000 cases.
    let run = try Touchstone(
      ["faults", "--try", "--cases", "12000", "--format", "json"], patience: 3_600)
    let trials = try JSONDecoder().decode([Trial].self, from: Data(run.output.utf8))
    #expect(run.status == 0)
    #expect(trials.map(\.name) == Fault.all.map(\.name))
    for trial in trials {
      #expect(trial.size == trial.smallest, "\(trial.name)")
      #expect(trial.ending == .fixedPoint, "\(trial.name)")
      #expect(trial.by.first.map(trial.breaks.contains) == true, "\(trial.name)")
    }
  }

  @Test("Whether a planted one is caught or not is told, and is no failure")
  func planted() throws {
    let words = ["faults", "--try", "--planted", "--cases", "1", "--jobs", "2"]
    let all = try Touchstone(words)
    #expect(all.status == 0)
    #expect(all.output.contains(" of \(Fault.planted.count) planted faults caught"))
    let one = try Touchstone(words + ["any-lift-selects", "--format", "json"])
    #expect(one.status == 0)
    #expect(one.output.contains("\"any-lift-selects\""))
    #expect(try Touchstone(words + ["never-self"]).status == 2)
    #expect(try Touchstone(["faults", "any-lift-selects"]).status == 2)
  }

  @Test("They are listed, and with --list their names alone")
  func list() throws {
    let all = try Touchstone("faults")
    let names = try Touchstone("faults", "--list").output.split(separator: "\n").map(String.init)
    #expect(names == Fault.all.map(\.name))
    for fault in Fault.all {
      #expect(all.output.contains("\(fault.name)\n    \(fault.says)".prefix(40)))
    }
    #expect(all.output.contains("\n\(names.count) wrong engines; --try tries them, "))
    let one = try Touchstone("faults", "never-self")
    #expect(one.output.hasPrefix("never-self\n    ") && one.output.contains("\n    caught by HT-"))
    let planted = try Touchstone("faults", "--planted", "--format", "json")
    let records = try JSONDecoder().decode([Listed].self, from: Data(planted.output.utf8))
    #expect(records.map(\.name) == Fault.planted.map(\.name) && records.allSatisfy(\.planted))
    #expect(try Touchstone("faults", "--silent").output.hasPrefix("empty-trace "))
  }

  private struct Listed: Decodable {
    let name: String
    let planted: Bool
  }

  @Test("Asked to fail fast, it ends with the first that is not caught")
  func failFast() throws {
    let words = [
      "faults", "--try", "never-self", "pan-and-pinch", "hidden-hit", "--cases", "20", "--prove",
      "0",
      "--fail-fast", "--jobs",
    ]
    let one = try Touchstone(words + ["1"])
    #expect(one.status == 1 && one.output.hasSuffix("\n1 of 2 faults caught\n"))
    #expect(!one.output.contains("hidden-hit"))
    #expect(try Touchstone(words + ["3"]).output == one.output)
  }

  @Test("They are told of in order, whatever the number of jobs")
  func order() throws {
    let words = [
      "faults", "--try", "never-self", "hidden-hit", "forward-subviews", "alpha-multiplied",
      "--cases", "50",
      "--prove", "0", "--jobs",
    ]
    let one = try Touchstone(words + ["1"])
    #expect(one.output.contains(" of 4 faults caught"))
    #expect(try Touchstone(words + ["3"]).output == one.output)
  }
}

import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

@testable import Conformance

@Suite("Wrong engines")
struct FaultTests {
  /// Each of so many is tried here. All of them are tried by the command, in `FaultsTests`, which
  /// `.ci/run` plays with the release build.
  private static let sample = stride(from: 0, to: Fault.all.count, by: 25).map { Fault.all[$0] }

  @Test(
    "Each is caught by a rule it names, and shrinks to its smallest scene", arguments: sample)
  func caught(fault: Fault) throws {
    var trial = FaultTrial(fault, seed: 0, cases: 2_000)
    // Where the shrinker stops above the smallest scene, the walk through simpler ones finds it.
    if trial.finding.map({ $0.size != fault.smallest }) ?? false {
      trial = FaultTrial(fault, seed: 0, cases: 2_000, proofBudget: Campaign.usualProofBudget)
    }
    let finding = try #require(trial.finding, "not caught in \(trial.cases) cases")
    #expect(finding.size == fault.smallest, "\(finding.text(seed: 0, options: ""))")
    #expect(finding.ending == .fixedPoint)
    #expect(fault.breaks.contains(finding.rule.id))
  }

  @Test("Their names are unique words that one can type")
  func names() {
    let names = (Fault.all + Fault.planted).map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+|-[0-9.]+[a-z]*)*/) != nil) }
  }

  @Test("Each mistake that the engine can make has a fault")
  func mistakes() throws {
    for mistake in Mistake.allCases {
      let faults = (Fault.all + Fault.planted).filter { $0.mistake == mistake }
      #expect(faults.contains { $0.says == mistake.rawValue }, "\(mistake)")
    }
    #expect(try Fault.named("content-delay-20ms").mistake == .contentDelay20ms)
  }

  @Test("The rules they name exist and are checked")
  func rules() {
    for fault in Fault.all {
      #expect(!fault.breaks.isEmpty)
      for id in fault.breaks {
        #expect(Invariants[id] != nil || Relations[id] != nil, "\(fault.name): \(id)")
      }
    }
  }

  @Test("There is one at least for every rule that is checked, and for every relation")
  func everyRule() {
    let broken = Set(Fault.all.flatMap(\.breaks))
    #expect(Invariants.all.map(\.id).filter { !broken.contains($0) } == [])
    #expect(Relations.all.map(\.id).filter { !broken.contains($0) } == [])
  }

  @Test("One that is wrong about times plays a scene the same every time")
  func wrongTimes() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)).pan("r")
    } script: {
      Down(at: Point(0, 0))
      After(1)
      Down(1, at: Point(0, 0))
      After(1)
      Move(to: Point(0, 0))
      Move(1, to: Point(0, 20))
    }
    let stage = Stage(behavior: try Fault.named("timestamps-frozen").behavior)
    let traces = Set((0..<64).map { _ in stage.perform(scenario) })
    // The fingers came at different times; which of the two counts must not be left to chance.
    #expect(traces.count == 1)
  }

  @Test("Each differs from the right engine")
  func behaviors() {
    for fault in Fault.all { #expect(fault.behavior != .uikit, "\(fault.name)") }
  }

  @Test("The nearest name is offered for one that is mistyped")
  func suggestion() {
    #expect(throws: Fault.UnknownFault(name: "hiden-hit")) { try Fault.named("hiden-hit") }
    #expect(
      Fault.UnknownFault(name: "hiden-hit").description
        == "there is no fault 'hiden-hit'; did you mean hidden-hit?")
  }
}

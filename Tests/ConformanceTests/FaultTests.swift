import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

@testable import Conformance

/// `Tests/Checks/run conviction` searches for each of them.
@Suite("Wrong engines")
struct FaultTests {
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

  @Test("Each is caught in its smallest scene: else record them anew with the conviction check")
  func smallestScenes() throws {
    let recorded = SmallestScene.recorded
    #expect(recorded.map(\.fault) == Fault.all.map(\.name))
    for (fault, smallest) in zip(Fault.all, recorded) {
      let judgement = Judgement(
        smallest.scene, on: Stage(behavior: fault.behavior),
        by: Invariants.all.filter { $0.id == smallest.rule },
        relations: Relations.all.filter { $0.id == smallest.rule })
      #expect(!judgement.broken.isEmpty, "\(fault) no longer breaks \(smallest.rule)")
      #expect(fault.breaks.contains(smallest.rule), "\(fault)")
      #expect(SceneSize(smallest.scene) == fault.smallest, "\(fault)")
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

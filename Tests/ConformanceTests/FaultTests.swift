import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

/// `Tests/Checks/run conviction` searches for each of them.
@Suite("Wrong engines")
struct FaultTests {
  @Test("Their names are unique words that one can type, and each says what it does in a sentence")
  func names() {
    let names = WrongEngine.all.map(\.name)
    #expect(Set(names).count == names.count)
    for engine in WrongEngine.all {
      #expect(engine.name.wholeMatch(of: /[a-z][A-Za-z]*(-[A-Za-z0-9.]+)*/) != nil, "\(engine)")
      #expect(engine.summary.wholeMatch(of: /[A-Z`].*\./) != nil, "\(engine): \(engine.summary)")
    }
  }

  @Test("Each line of the table makes one, each lens has a line, and chapters are in order")
  func table() {
    let all = WrongEngine.all
    #expect(all.count == WrongEngine.table.count)
    #expect(Set(Lens.named.keys).isSubset(of: all.map(\.name)))
    let ids = Rulebook.all.map(\.id) + Relations.all.map(\.id)
    let places = all.map { ids.firstIndex(of: $0.breaks[0]) ?? -1 }
    #expect(places == places.sorted())
  }

  @Test("The rules they name exist and are checked, and stand there once")
  func rules() {
    for engine in WrongEngine.all {
      #expect(!engine.breaks.isEmpty && Set(engine.breaks).count == engine.breaks.count)
      for id in engine.breaks {
        #expect(Invariants[id] != nil || Relations[id] != nil, "\(engine): \(id)")
      }
    }
  }

  @Test("Each is caught in its smallest scenes: else record them anew with the rules check")
  func smallestScenes() throws {
    for smallest in SmallestScene.recorded {
      let engine = try WrongEngine(named: smallest.fault)
      let judgement = Judgement(
        smallest.scene, on: engine, by: Invariants.all.filter { $0.id == smallest.rule },
        relations: Relations.all.filter { $0.id == smallest.rule })
      #expect(!judgement.broken.isEmpty, "\(engine) no longer breaks \(smallest.rule)")
      #expect(engine.breaks.contains(smallest.rule), "\(engine)")
    }
    let shown = Set(SmallestScene.recorded.map(\.fault))
    #expect(shown.count * 5 > WrongEngine.all.count * 4, "most have a scene")
  }

  @Test("Several compose: scenes are changed in order, traces in reverse")
  func several() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("back", Rect(0, 0, 50, 50))
        View("front", Rect(0, 0, 50, 50)).isHidden()
      }
    } script: {
      Tap(at: Point(10, 10))
    }
    let mixed = try WrongEngine(named: "hidden-hit,forward-subviews,loses-responder-ended")
    #expect(mixed.breaks.starts(with: try WrongEngine(named: "hidden-hit").breaks))
    let calls = mixed.perform(scenario).observations
    #expect(calls.contains { $0.kind == .responder && $0.who == "back" && $0.phase == .began })
    #expect(!calls.contains { $0.kind == .responder && $0.phase == .ended })
    #expect(mixed.scene(for: scenario)?.views.map(\.id) == ["w", "front", "back"])
    #expect(mixed.scene(for: scenario)?.views[1].isHidden == false)
  }

  @Test("A scene that the change would spoil is played as it is")
  func invalidScene() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100))
    } script: {
      Tap(at: Point(10, 10))
    }
    let engine = WrongEngine(
      name: "twice", summary: "Doubles views.", breaks: ["HT-12"],
      lens: .scene { $0.views += $0.views })
    #expect(engine.scene(for: scenario) == nil)
    #expect(engine.perform(scenario) == Stage().perform(scenario))
  }

  @Test("The nearest name is offered for one that is mistyped")
  func suggestion() {
    #expect(throws: WrongEngine.UnknownName(name: "hiden-hit")) {
      try WrongEngine(named: "hiden-hit")
    }
    #expect(
      WrongEngine.UnknownName(name: "hiden-hit").description
        == "there is no fault 'hiden-hit'; did you mean hidden-hit?")
  }
}

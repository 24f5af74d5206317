import Invariants
import Testing
import TouchScript

@Suite("Relations between two scenes that mean the same")
struct RelationTests {
  private typealias Finger = Scenario.Finger
  private typealias Step = Scenario.Step

  /// A scene to which every relation applies.
  private let scenario = Scenario {
    Window("w", Rect(0, 0, 100, 100)) {
      View("a", Rect(0, 0, 40, 40)).tap("inner")
      View("b", Rect(40, 0, 40, 40))
    }
    .tap("outer")
  } script: {
    At(10)
    Down(at: Point(8, 8))
    At(20)
    Down(1, at: Point(48, 8))
    At(30)
    Move(to: Point(12, 8))
    At(60)
    Up()
    At(70)
    Up(1)
  }

  private func changed(_ id: String) throws -> Scenario {
    try #require(Relations[id]?.transformed(scenario))
  }

  @Test("Their numbers follow each other, and what they follow from is in the rulebook")
  func list() {
    #expect(Relations.all.map(\.id) == (1...8).map { "M-\($0)" })
    for relation in Relations.all {
      #expect(relation.statement.hasSuffix("."))
      #expect(!relation.sources.isEmpty)
      for id in relation.sources { #expect(Rulebook[id] != nil, "\(relation.id): \(id)") }
      #expect(Rulebook[relation.id] == nil)
    }
    #expect(Relations.matching("m-3").map(\.id) == ["M-3"])
    #expect(Relations.matching("M").map(\.id) == Relations.all.map(\.id))
    #expect(Relations.matching("HT").isEmpty)
  }

  @Test("Each changes a scene into a valid one, always the same", arguments: Relations.all)
  func valid(relation: Relation) throws {
    let changed = try #require(relation.transformed(scenario))
    #expect(changed != scenario)
    try changed.validate()
    #expect(relation.transformed(scenario) == changed)
  }

  @Test("None applies to a scene in which nothing is", arguments: Relations.all)
  func nothing(relation: Relation) {
    #expect(relation.transformed(Scenario()) == nil)
  }

  @Test("They take turns, and pass their turn on where they do not apply")
  func turns() {
    let turns = (0..<9).map { Relations.turn(ofCase: $0, for: scenario)?.index }
    #expect(turns == [0, 1, 2, 3, 4, 5, 6, 7, 0])
    var still = scenario
    still.script = []
    #expect(Relations.turn(ofCase: 3, for: still)?.index == 5)
    #expect(Relations.turn(ofCase: 0, among: [], for: scenario) == nil)
    #expect(Relations.turn(ofCase: 0, for: Scenario()) == nil)
  }

  @Test("Fingers keep their numbers where the order of recognizers is not the plainest")
  func fingersInOpenOrder() throws {
    var scenario = scenario
    let plain = try #require(Relations["M-7"]?.transformed(scenario))
    #expect(plain.script.map { $0.touches.map(\.finger) } == [[1], [0], [1], [1], [0]])
    scenario.orderSeed = 1
    let open = try #require(Relations["M-7"]?.transformed(scenario))
    #expect(open.script.map { $0.touches.map(\.finger) } == [[0], [1], [0], [0], [1]])
  }

  @Test("A move is not split where the app disables a control, which may give up its touch")
  func disabled() {
    var scenario = scenario
    let disabling = Step(at: 0, changes: [.setEnabled(scenario.views[1].id, false)])
    scenario.script.insert(disabling, at: 0)
    #expect(Relations["M-5"]?.transformed(scenario) == nil)
  }

  @Test("A move is not split where a control is asked at every move whether it goes on")
  func asked() {
    var scenario = scenario
    scenario.views[1].kind = .control
    #expect(Relations["M-5"]?.transformed(scenario) != nil)
    scenario.views[1].overrides.continuesTracking = false
    #expect(Relations["M-5"]?.transformed(scenario) == nil)
  }

  @Test("A closed view covers its superview")
  func closedView() throws {
    let changed = try changed("M-1")
    let added = try #require(changed.views.first { $0.id == "closed" })
    let parent = try #require(scenario.views.first { $0.id == added.parent })
    #expect(added.frame == parent.bounds)
    #expect(added.isHidden || added.alpha == 0 || !added.isUserInteractionEnabled)
    #expect(changed.views.last { $0.parent == parent.id } == added)
    #expect(changed.views.filter { $0.id != "closed" } == scenario.views)
  }

  @Test("A container stands in the place of the view that is put into it")
  func container() throws {
    let changed = try changed("M-2")
    let index = try #require(changed.views.firstIndex { $0.id == "container" })
    #expect(changed.views[index].overrides.hitTest == .passesThrough)
    #expect(changed.views[index].overrides.pointInside == .always)
    #expect(changed.views[index + 1].parent == "container")
    let without = changed.views.filter { $0.id != "container" }
    #expect(without.map(\.id) == scenario.views.map(\.id))
    #expect(without.map(\.frame) == scenario.views.map(\.frame))
  }

  @Test("Windows and fingers move together, and nothing else does")
  func translation() throws {
    let changed = try changed("M-3")
    let moved = changed.views[0].frame
    #expect(moved != scenario.views[0].frame)
    #expect(changed.views.dropFirst() == scenario.views.dropFirst())
    for (step, old) in zip(changed.script, scenario.script) {
      #expect(step.touches[0].location.x - old.touches[0].location.x == moved.x)
      #expect(step.touches[0].location.y - old.touches[0].location.y == moved.y)
    }
  }

  @Test("All times are later by as much")
  func later() throws {
    let changed = try changed("M-4")
    #expect(Set(zip(changed.script, scenario.script).map { $0.at - $1.at }).count == 1)
    #expect(changed.script.map(\.touches) == scenario.script.map(\.touches))
  }

  @Test("A move stops half-way")
  func splitMove() throws {
    let changed = try changed("M-5")
    var script = scenario.script
    script.insert(Step(at: 25, touches: [Finger(0, .moved, at: Point(10, 8))]), at: 2)
    #expect(changed.script == script)
  }

  @Test("Moves are not split where moving is a gesture")
  func splitGesture() {
    var scenario = scenario
    scenario.recognizers[0].kind = .pan
    #expect(Relations["M-5"]?.transformed(scenario) == nil)
  }

  @Test("Siblings that do not overlap change places")
  func swappedSiblings() throws {
    #expect(try changed("M-6").views.map(\.id) == ["w", "b", "a"])
    var overlapping = scenario
    overlapping.views[2].frame.x -= 0.125
    #expect(Relations["M-6"]?.transformed(overlapping) == nil)
    var moving = scenario
    moving.script.append(Step(at: 99, changes: [.setFrame("a", Rect(0, 0, 90, 90))]))
    #expect(Relations["M-6"]?.transformed(moving) == nil)
  }

  @Test("Everything has another name, and fingers have other numbers")
  func renaming() throws {
    let changed = try changed("M-7")
    #expect(changed.views.map(\.id) == ["n1", "n5", "n4"])
    #expect(changed.views.map(\.parent) == [nil, "n1", "n1"])
    #expect(changed.recognizers.map(\.id) == ["n2", "n3"])
    #expect(changed.recognizers.map(\.view) == ["n1", "n5"])
    #expect(changed.script.map { $0.touches[0].finger } == [1, 0, 1, 1, 0])
    var together = scenario
    together.script[0].touches.append(Finger(1, .began, at: Point(48, 8)))
    together.script.remove(at: 1)
    let kept = try #require(Relations["M-7"]?.transformed(together))
    #expect(kept.script == together.script, "which finger is first is open")
  }

  @Test("The order changes only where no view has two recognizers")
  func openOrder() throws {
    var changed = try changed("M-8")
    #expect(changed.orderSeed != scenario.orderSeed)
    changed.orderSeed = scenario.orderSeed
    #expect(changed == scenario)
    var rivals = scenario
    rivals.recognizers[1].view = "w"
    #expect(Relations["M-8"]?.transformed(rivals) == nil)
    var scrolling = scenario
    scrolling.views[1].kind = .scrollView
    #expect(Relations["M-8"]?.transformed(scrolling) == nil, "it has a pan of its own")
  }

  @Test("The order does not change where a scroll view has a recognizer besides its own")
  func recognizerOfScrollView() {
    let scrolling = Scenario {
      Window("w", Rect(0, 0, 10, 10)) {
        ScrollView("s", Rect(0, 0, 10, 10)) { View("v", Rect(0, 0, 0, 0)).tap("b") }
          .contentSize(Size(0, 20))
          .pan("a")
      }
    } script: {
      Down(at: Point(0, 0))
      After(1)
      Move(to: Point(0, 10))
    }
    #expect(Relations["M-8"]?.transformed(scrolling) == nil)
  }

  @Test(
    "The order changes only where no two views wait at once for a finger to be held",
    arguments: [(Scenario.Recognizer.Kind.longPress, false), (.tap, true)])
  func nestedLongPresses(kind: Scenario.Recognizer.Kind, applies: Bool) {
    let nested = Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("a", Rect(0, 0, 100, 100)).recognizer(kind, "s")
      }
      .longPress("r")
    } script: {
      Tap(at: Point(20, 20), holding: 600)
    }
    #expect((Relations["M-8"]?.transformed(nested) != nil) == applies)
  }
}

@Suite("What relations make of two traces")
struct RelationVerdictTests {
  /// A tap of a window that keeps its touches, at 60 ms at the latest.
  private let tap = Played(
    Scenario {
      Window("w", Rect(0, 0, 100, 100)).touches(.keeps)
    } script: {
      At(10)
      Tap(at: Point(5, 5))
    })

  private func verdict(_ first: Played, _ second: Played) throws -> Verdict {
    let relation = try #require(Relations["M-1"])
    let changed = try #require(relation.transformed(tap.scenario))
    return relation.judge(tap.scenario, first.trace, changed, second.trace)
  }

  @Test("Traces that say the same hold, however the view was found")
  func same() throws {
    #expect(try verdict(tap.without("hitTest", "pointInside"), tap) == .holds)
    let hits = tap.without("sendEvent", "V(w)")
    #expect(try verdict(hits, hits.without("10 ms")) == .notExercised)
  }

  @Test("What differs stands where the scene's own trace has it")
  func different() throws {
    let last = tap.entries.count - 1
    let shorter = tap.without("V(w).ended")
    let later = try #require(
      try verdict(tap, tap.moving("V(w).ended", to: .at(61))).violation)
    #expect(later.event == last)
    #expect(!later.isMissing)
    #expect(later.expected == "nothing of the kind, as in the changed scene")
    let short = try #require(try verdict(tap, shorter).violation)
    #expect(short.event == last)
    let long = try #require(try verdict(shorter, tap).violation)
    #expect(long.isMissing)
    #expect(long.event == last)
    #expect(long.expected == "V(w).ended [touch 0] at 60 ms, as in the changed scene")
  }

  @Test("A call has its own time, also where times are not compared, and all that differs is known")
  func times() throws {
    let move = Played(
      Scenario {
        Window("w", Rect(0, 0, 100, 100)).touches(.keeps)
      } script: {
        Drag(from: Point(5, 5), to: Point(5, 13), over: 20, moves: 1)
      })
    let relation = try #require(Relations["M-5"])
    let end = try #require(move.scenario.script.last?.at)
    let changed = try #require(relation.transformed(move.scenario))
    let other = Played(changed)
    #expect(relation.differences(move.scenario, move.trace, changed, other.trace) == ([], []))
    let shorter = move.without("V(w).ended")
    let violation = try #require(
      relation.judge(move.scenario, shorter.trace, changed, other.trace).violation)
    #expect(violation.expected.hasSuffix(" at \(end) ms, as in the changed scene"))
    let differences = relation.differences(move.scenario, shorter.trace, changed, other.trace)
    #expect(differences.here == [])
    #expect(differences.there.map { other.trace.events[$0].phase } == [.ended])
  }

  @Test("Later by as much is the same for M-4, and for no other")
  func later() throws {
    let relation = try #require(Relations["M-4"])
    let changed = try #require(relation.transformed(tap.scenario))
    let late = Played(changed)
    #expect(relation.judge(tap.scenario, tap.trace, changed, late.trace) == .holds)
    #expect(relation.judge(tap.scenario, tap.trace, changed, tap.trace).violation != nil)
  }
}

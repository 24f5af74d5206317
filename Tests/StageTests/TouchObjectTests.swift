import Stage
import Logs
import Testing
import TouchScript

@Suite("What the stage reports of touch objects and their receivers")
struct TouchObjectTests {
  @Test("A touch is one object from its beginning to its end, and the next touch is another")
  func identity() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)).tap("t") { $0.taps = 2 } }
        } script: {
          Down(at: Point(10, 10))
          After(20)
          Move(to: Point(12, 10))
          After(20)
          Up()
          After(2000)
          Tap(at: Point(10, 10))
        })
    let objects = seen.flatMap(\.touches).map { ($0.identity, $0.timestamp > 1000) }
    #expect(objects.allSatisfy { $0.0 == ($0.1 ? 2 : 1) })
    #expect(Set(objects.map(\.0)) == [1, 2])
  }

  @Test("Objects are numbered as they are seen, not by their fingers")
  func fingers() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)).isMultipleTouchEnabled() }
        } script: {
          Down(5, at: Point(10, 10))
          After(20)
          Down(2, at: Point(20, 10))
          After(20)
          Up(2)
          Up(5)
          After(500)
          Tap(5, at: Point(10, 10))
        })
    let objects = Set(seen.flatMap(\.touches).map { [$0.finger, Int($0.identity)] })
    #expect(objects == [[5, 1], [2, 2], [5, 3]])
  }

  @Test("A thousand touches are a thousand objects: none is taken for one that is gone")
  func manyTouches() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)) }
        } script: {
          for index in 0..<1000 {
            At(index * 100)
            Tap(at: Point(10, 10))
          }
        })
    let began = seen.flatMap(\.touches).filter { $0.phase == .began }
    #expect(began.allSatisfy { Int($0.identity) == $0.timestamp / 100 + 1 })
    #expect(began.last?.identity == 1000)
  }

  @Test("The receivers of a touch are the recognizers around it that take it")
  func receivers() throws {
    let seen = observations(
      of:
        Scenario {
          window {
            View("a", Rect(0, 0, 100, 100)) { View("b", Rect(0, 0, 50, 50)).tap("inner") }
              .tap("outer").tap("disabled") { $0.isEnabled = false }
              .tap("refusing") { $0.delegate = .init(shouldReceive: false) }
            View("c", Rect(100, 0, 100, 100)).tap("elsewhere")
          }
        } script: {
          Tap(at: Point(10, 10))
          After(1000)
          Tap(3, at: Point(150, 300))
        })
    let receivers = seen.compactMap { what -> (Int, Set<Scenario.ID>)? in
      what.kind == .receivers ? (what.fingers[0], Set(what.names)) : nil
    }
    #expect(receivers.map(\.0) == [0, 3])
    #expect(receivers.map(\.1) == [["inner", "outer"], []])
  }

  @Test("Recognizers that the scenario does not name are no receivers")
  func namelessReceivers() throws {
    let seen = observations(
      of:
        Scenario {
          window {
            ScrollView("s", Rect(0, 0, 100, 100)) { Switch("c", Rect(0, 0, 51, 31)) }.tap("t")
          }
        } script: {
          Tap(at: Point(10, 10))
        })
    #expect(seen.contains(.init(.receivers, fingers: [0], names: ["t"])))
  }

  @Test("The event is asked for the touches of the view, of its window and of each receiver")
  func touchSets() throws {
    let seen = observations(
      of:
        Scenario {
          window {
            View("a", Rect(0, 0, 100, 100)).isMultipleTouchEnabled().tap("t") { $0.touches = 2 }
            View("b", Rect(100, 0, 100, 100))
          }
          .pan("p")
        } script: {
          Down(0, at: Point(10, 10))
          Down(1, at: Point(20, 10))
          Down(2, at: Point(110, 10))
        })
    let sets = seen.filter { $0.kind == .touchSet }
    #expect(
      sets == [
        .init(.touchSet, who: "a", fingers: [0, 1]),
        .init(.touchSet, who: "w", fingers: [0, 1, 2]),
        .init(.touchSet, who: "t", fingers: [0, 1]),
        .init(.touchSet, who: "p", fingers: [0, 1, 2]),
        .init(.touchSet, who: "b", fingers: [2]),
      ])
  }

  @Test("A window that is touched itself is asked about once, as a window")
  func touchedWindow() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)) }
        } script: {
          Down(0, at: Point(10, 10))
          After(20)
          Down(1, at: Point(10, 200))
        })
    #expect(seen.contains(.init(.touchSet, who: "a", fingers: [0])))
    #expect(seen.filter { $0 == .init(.touchSet, who: "w", fingers: [0]) }.count == 1)
    #expect(seen.filter { $0 == .init(.touchSet, who: "w", fingers: [0, 1]) }.count == 1)
  }

  @Test("Nothing is read off when no finger comes down")
  func nothingNew() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)).pan("p") }
        } script: {
          Down(at: Point(10, 10))
          After(20)
          Move(to: Point(60, 10))
          After(20)
          Up()
        })
    #expect(seen.count { $0.kind == .receivers } == 1)
    #expect(seen.count { $0.kind == .touchSet } == 3)
  }
}

import Testing
import TouchScript

@Suite("Scenes written as blocks")
struct SceneBuildingTests {
  @Test("list what is attached in the order of the views, and on one view as it is written")
  func attachmentOrder() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9)) {
          View("b", Rect(0, 0, 9, 9)).tap("b1").controller("vcB").tap("b2")
        }
        .tap("a1").controller("vcA").tap("a2")
        View("c", Rect(0, 0, 9, 9)).tap("c1")
      }
      .tap("w1")
    }
    #expect(scenario.recognizers.map(\.id) == ["w1", "a1", "a2", "b1", "b2", "c1"])
    #expect(scenario.controllers.map(\.id) == ["vcA", "vcB"])
  }

  @Test("take what is attached by name behind all others, in the order written")
  func attachedByName() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) { View("a", Rect(0, 0, 9, 9)) }
      Scenario.Recognizer(id: "t2", view: "a").with { $0.taps = 2 }
      Scenario.Recognizer(id: "t1", view: "w")
      Scenario.Controller(id: "vc", view: "a")
    }
    #expect(
      scenario.recognizers == [
        .init(id: "t2", view: "a").with { $0.taps = 2 }, .init(id: "t1", view: "w"),
      ])
    #expect(scenario.controllers == [.init(id: "vc", view: "a")])
  }

  @Test("put views inside others by name")
  func inside() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9)) { View("b", Rect(0, 0, 9, 9)) }
        View("c", Rect(0, 0, 9, 9))
      }
      View("d", Rect(0, 0, 9, 9)) { View("e", Rect(0, 0, 9, 9)) }.inside("a")
    }
    #expect(scenario.views.map(\.id) == ["w", "a", "b", "d", "e", "c"])
    #expect(scenario.views.map(\.parent) == [nil, "w", "a", "a", "d", "w"])
  }

  @Test("may loop and decide", arguments: [false, true])
  func control(isDense: Bool) {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        for index in 0..<2 { View("v\(index)", Rect(0, 0, 9, 9)) }
        if isDense { View("dense", Rect(0, 0, 9, 9)) }
        if isDense { View("x", Rect(0, 0, 9, 9)) } else { View("y", Rect(0, 0, 9, 9)) }
      }
    } script: {
      for _ in 0..<2 {
        Tap(at: .zero)
        After(50)
      }
      if isDense { Change(.bringToFront("x")) } else { Change(.bringToFront("y")) }
    }
    let names = isDense ? ["w", "v0", "v1", "dense", "x"] : ["w", "v0", "v1", "y"]
    #expect(scenario.views.map(\.id) == names)
    #expect(scenario.script.map(\.at) == [0, 50, 100, 150, 200])
    #expect(scenario.script.last?.changes == [.bringToFront(isDense ? "x" : "y")])
  }
}

@Suite("Scripts written as blocks")
struct ScriptBuildingTests {
  private func steps(@ScriptBuilder _ script: () -> ScriptParts) -> [Scenario.Step] {
    Scenario(scene: {}, script: script).script
  }

  @Test("gather fingers between two waits into one step, ascending; each change has a millisecond")
  func moments() {
    let script = steps {
      Down(1, at: Point(1, 1))
      Down(at: Point(2, 2))
      After(20)
      Change(.bringToFront("a"))
      Move(1, to: Point(3, 3))
      Change(.sendToBack("b"))
      After(30)
      Up(1)
      Up(at: Point(4, 4))
    }
    #expect(
      script == [
        .init(
          at: 0, touches: [.init(0, .began, at: Point(2, 2)), .init(1, .began, at: Point(1, 1))]),
        .init(at: 20, changes: [.bringToFront("a")]),
        .init(at: 21, touches: [.init(1, .moved, at: Point(3, 3))]),
        .init(at: 22, changes: [.sendToBack("b")]),
        .init(
          at: 52, touches: [.init(0, .ended, at: Point(4, 4)), .init(1, .ended, at: Point(3, 3))]),
      ])
  }

  @Test("make a step of each moment, even where nothing happens")
  func waits() {
    let script = steps {
      At(100)
      After(50)
      Tap(3, at: Point(1, 1), holding: 5000)
      At(9000)
    }
    #expect(
      script == [
        .init(at: 100), .init(at: 150, touches: [.init(3, .began, at: Point(1, 1))]),
        .init(at: 5150, touches: [.init(3, .ended, at: Point(1, 1))]), .init(at: 9000),
      ])
  }

  @Test("begin at time 0 only where something happens then, or it is said")
  func start() {
    #expect(steps { After(5) } == [.init(at: 5)])
    #expect(steps { At(0) } == [.init(at: 0)])
    #expect(steps { Change(.bringToFront("a")) } == [.init(at: 0, changes: [.bringToFront("a")])])
    #expect(steps {} == [])
  }

  @Test("may hold nonsense, which is for validation to refuse")
  func nonsense() {
    let script = steps {
      Up(2)
      After(-5)
      After(.min)
      After(.min)
    }
    #expect(script.map(\.at) == [0, -5, .max, -1])
    #expect(script[0].touches == [.init(2, .ended, at: .zero)])
  }

  @Test("say what one finger or two do, in eighths of a point")
  func gestures() {
    #expect(
      steps { Press(at: Point(4, 4), for: 700) } == steps { Tap(at: Point(4, 4), holding: 700) })
    let drag = steps { Drag(from: .zero, to: Point(10, 20), over: 90, moves: 2) }
    #expect(
      drag == [
        .init(at: 0, touches: [.init(0, .began, at: .zero)]),
        .init(at: 30, touches: [.init(0, .moved, at: Point(5, 10))]),
        .init(at: 60, touches: [.init(0, .moved, at: Point(10, 20))]),
        .init(at: 90, touches: [.init(0, .ended, at: Point(10, 20))]),
      ])
    let swipe = steps { Swipe(from: .zero, to: Point(100, 0)) }
    #expect(swipe.map(\.at) == [0, 20, 40, 60, 80, 100])
    let pinch = steps { Pinch(at: Point(50, 50), from: 20, to: 40, over: 20, moves: 1) }
    #expect(
      pinch.map { $0.touches.map(\.location.x) } == [[40, 60], [30, 70], [30, 70]])
    let turn = steps { Rotate(at: Point(50, 50), by: 90, radius: 10, over: 20, moves: 1) }
    #expect(
      turn.map { $0.touches.map(\.location) } == [
        [Point(40, 50), Point(60, 50)], [Point(50, 40), Point(50, 60)],
        [Point(50, 40), Point(50, 60)],
      ])
  }

  @Test("name a collection view, which scrolls, and its cells")
  func collections() {
    let scene = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        CollectionView("list", Rect(0, 0, 9, 9)) { CollectionCell("cell", Rect(0, 0, 9, 3)) }
      }
    }
    #expect(scene.views.map(\.kind) == [.window, .scrollView, .view])
  }
}

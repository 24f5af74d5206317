import Testing
import TouchScript

@Suite("Every kind of recognizer is staged")
struct RecognizerKindTests {
  @Test(
    "It notes that it was made, is told of touches, and is reset",
    arguments: Scenario.Recognizer.Kind.allCases)
  func life(kind: Scenario.Recognizer.Kind) throws {
    let seen = try play(
      Scenario {
        window { View("a", Rect(0, 0, 300, 300)).recognizer(kind, "r") }
      } script: {
        Down(at: Point(2, 50))
        After(20)
        Move(to: Point(3, 50))
        After(20)
        Up()
        After(1000)
        Down(at: Point(2, 50))
        After(20)
        Change(.interrupt)
      })
    #expect(seen.contains(.made(recognizer: "r", RecognizerDefaults(newOf: kind))))
    for phase in [TouchPhase.began, .ended, .cancelled] {
      #expect(
        seen.contains { what in
          what.kind == .recognizer && what.who == "r" && what.phase == phase
        })
    }
    #expect(
      seen.contains { $0.kind == .reset && $0.who == "r" })
  }

  @Test("A tap with two fingers, twice")
  func tap() throws {
    let seen = try play(
      Scenario {
        window {
          View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled().tap("r", taps: 2, touches: 2)
        }
      } script: {
        for at in [0, 200] {
          At(at)
          Down(0, at: Point(50, 50))
          Down(1, at: Point(80, 50))
          At(at + 50)
          Up(0)
          Up(1)
        }
      })
    #expect(seen.readings(of: "r") == [GestureReading(location: Point(65, 50), numberOfTouches: 2)])
  }

  @Test("A long press, after its duration, if the finger stays near")
  func longPress() throws {
    let seen = try play(
      Scenario {
        window {
          View("a", Rect(0, 0, 300, 300))
            .longPress("r", minimumPressDuration: 200, allowableMovement: 30)
            .longPress("slow", minimumPressDuration: 900)
        }
      } script: {
        Down(at: Point(50, 50))
        After(100)
        Move(to: Point(75, 50))
        After(300)
        Up()
      })
    #expect(seen.actions(of: "r") == [.began, .ended])
    #expect(seen.actions(of: "slow").isEmpty)
  }

  /// A finger that goes 60 points to the right and 30 down in steps of 50 ms.
  @ScriptBuilder private var drag: ScriptParts {
    Down(at: Point(50, 50))
    for step in 1...3 {
      After(50)
      Move(to: Point(50 + Double(20 * step), 50 + Double(10 * step)))
    }
    After(50)
    Up()
  }

  @Test("A pan, with its translation and velocity")
  func pan() throws {
    let scene = window { View("a", Rect(0, 0, 300, 300)).pan("r") }
    let seen = try play(
      Scenario {
        scene
      } script: {
        drag
      })
    #expect(seen.actions(of: "r").first == .began)
    #expect(seen.actions(of: "r").last == .ended)
    let last = try #require(seen.readings(of: "r").last)
    #expect(last.translation == Point(60, 30))
    #expect(last.velocity?.x ?? 0 > 0)
    #expect(last.scale == nil)
    #expect(last.rotation == nil)
  }

  @Test("A pan that is set back tells differences")
  func rebasing() throws {
    let scene = window { View("a", Rect(0, 0, 300, 300)).pan("r", rebases: true) }
    let seen = try play(
      Scenario {
        scene
      } script: {
        drag
      })
    #expect(
      seen.readings(of: "r").map(\.translation)
        == [Point(20, 10), Point(20, 10), Point(20, 10), Point(0, 0)])
  }

  @Test("A pan with too few or too many fingers does not begin")
  func panTouches() throws {
    let scene = window {
      View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled()
        .pan("two", minimumTouches: 2).pan("one", minimumTouches: 1, maximumTouches: 1)
    }
    #expect(
      try play(
        Scenario {
          scene
        } script: {
          drag
        }
      ).actions(of: "two").isEmpty)
    let both = try play(
      Scenario {
        scene
      } script: {
        Down(0, at: Point(50, 50))
        Down(1, at: Point(50, 90))
        After(50)
        Move(0, to: Point(90, 50))
        Move(1, to: Point(90, 90))
      })
    #expect(both.actions(of: "two") == [.began])
    #expect(both.actions(of: "one").isEmpty)
  }

  @Test("A swipe in its directions only")
  func swipe() throws {
    let scene = window {
      View("a", Rect(0, 0, 300, 300))
        .swipe("right").swipe("left", directions: [.left]).swipe(
          "vertical", directions: [.up, .down])
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Down(at: Point(50, 50))
        After(50)
        Move(to: Point(100, 50))
        After(50)
        Move(to: Point(150, 50))
        After(50)
        Up()
      })
    #expect(seen.actions(of: "right") == [.ended])
    #expect(seen.actions(of: "left").isEmpty)
    #expect(seen.actions(of: "vertical").isEmpty)
  }

  @Test("A pinch, with its scale, set back or not", arguments: [false, true])
  func pinch(rebases: Bool) throws {
    let scene = window {
      View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled().pinch("r", rebases: rebases)
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Down(0, at: Point(100, 100))
        Down(1, at: Point(140, 100))
        for distance in [80.0, 160] {
          After(50)
          Move(1, to: Point(100 + distance, 100))
        }
        After(50)
        Up(0)
        Up(1)
      })
    let scales = seen.readings(of: "r").compactMap(\.scale)
    try #require(scales.count >= 2)
    #expect(abs(scales[1] / (rebases ? 1 : scales[0]) - 2) < 0.01)
  }

  @Test("A rotation, with its angle, set back or not", arguments: [false, true])
  func rotation(rebases: Bool) throws {
    let scene = window {
      View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled().rotation("r", rebases: rebases)
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Down(0, at: Point(100, 100))
        Down(1, at: Point(140, 100))
        for end in [Point(140, 140), Point(100, 140)] {
          After(50)
          Move(1, to: end)
        }
        After(50)
        Up(0)
        Up(1)
      })
    let angles = seen.readings(of: "r").compactMap(\.rotation)
    try #require(angles.count >= 2)
    #expect(abs(angles[1] - (rebases ? 0 : angles[0]) - .pi / 4) < 0.01)
  }

  @Test("A pan from an edge only where it is of that edge")
  func edgePan() throws {
    let scene = window {
      View("a", Rect(0, 0, 320, 480))
        .screenEdgePan("left").screenEdgePan("others", edges: [.top, .bottom, .right])
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Down(at: Point(2, 200))
        for x in [20.0, 50, 90] {
          After(30)
          Move(to: Point(x, 200))
        }
      })
    #expect(seen.actions(of: "left").first == .began)
    #expect(seen.actions(of: "others").isEmpty)
  }
}

import Conformance
import Invariants
import Stage
import Testing
import TouchScript

/// Scenes in which a rule accused the engine of what is right, or unspecified.
@Suite("The engine is not accused")
struct FairnessTests {
  @Test("where", arguments: scenes)
  func nothingIsBroken(_ name: String, _ scenario: Scenario) {
    #expect(Judgement(scenario, on: Stage(), relations: Relations.all).broken.map(\.id) == [])
  }

  private static let decidesAtOnce = Scenario.Recognizer.Decision(on: .began, sets: .began)

  private static let scenes: [(String, Scenario)] = [
    ("a window moves under a resting finger", windowChange(.setFrame("w", Rect(10, 0, 100, 100)))),
    ("a window turns under a resting finger", windowChange(.setTransform("w", .quarterTurn))),
    (
      "a subclass begins at the first finger, and prevents a tap",
      Scenario {
        Window("w", .screen) { View("a", Rect(0, 0, 100, 100)) }
          .tap("first").tap("second") { $0.decisions = [decidesAtOnce] }
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Down(1, at: Point(50, 50))
      }
    ),
    (
      "a scroll view answers itself whether its pan may begin",
      Scenario {
        Window("w", .screen) {
          ScrollView("list", Rect(0, 0, 100, 100)) { Button("row", Rect(0, 0, 100, 100)) }
            .shouldBegin(true)
        }
      } script: {
        Down(at: Point(50, 50))
        After(150)
        Move(to: Point(50, 60))
      }
    ),
    (
      "the pan of a scroll view prevents a recognizer before another recognizes",
      Scenario {
        Window("w", .screen) {
          ScrollView("list", Rect(1, 0, 100, 100)).contentSize(Size(101, 100))
        }
        .pan("asks") {
          $0.delegate = .init(requiresFailureOf: [])
          $0.ignoredFingers = [0]
        }
        .pan("other")
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(0, 50))
        After(1)
        Move(to: Point(60, 50))
        Move(1, to: Point(0, 60))
      }
    ),
    (
      "a tap waits for the failure of one that recognizes",
      Scenario {
        Window("w", .screen) {
          View("a", Rect(0, 0, 100, 100)).tap("first")
          View("b", Rect(51, 0, 100, 100)).tap("waits") { $0.requiresFailureOf = ["first"] }
        }
      } script: {
        Down(at: Point(50, 50))
        Down(1, at: Point(51, 50))
        After(1)
        Up(at: Point(50, 50))
        After(1)
        Up(1, at: Point(51, 50))
      }
    ),
    (
      "a subclass that decides by itself prevents a double tap",
      Scenario {
        Window("w", .screen)
          .tap("double") { $0.taps = 2 }.tap("single")
          .swipe("own") {
            $0.cannotPrevent = ["single"]
            $0.decisions = [decidesAtOnce]
          }
      } script: {
        for _ in 0..<3 {
          Down(at: Point(50, 50))
          After(1)
          Up(at: Point(50, 50))
          After(1)
        }
      }
    ),
    (
      "a subclass decides before super, beside the pan of a scroll view",
      Scenario(orderSeed: 1) {
        Window("w", .screen) { ScrollView("list", Rect(0, 0, 100, 100)) }
          .pan("own") { $0.decisions = [.init(on: .ended, sets: .began)] }
      } script: {
        Down(at: Point(50, 50))
        After(1)
        Up(at: Point(50, 50))
      }
    ),
  ]

  private static func windowChange(_ change: Scenario.Change) -> Scenario {
    Scenario {
      Window("w", .screen) {
        ScrollView("list", Rect(0, 0, 100, 100)).contentSize(Size(101, 101))
      }
    } script: {
      Down(at: Point(50, 50))
      After(1)
      Change(change)
      After(1)
      Move(to: Point(50, 50))
    }
  }
}

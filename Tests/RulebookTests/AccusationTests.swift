import Invariants
import Stage
import Testing
import TouchScript

/// Scenes in which the right engine was once accused of what nobody asks of it.
@Suite("Scenes in which the right engine is right")
struct AccusationTests {
  @Test("GR-16: a scroll view takes a touch that a recognizer has refused")
  func scrollViewTakesRefusedTouch() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 20, 10)) {
        ScrollView("s", Rect(0, 0, 10, 10)).contentSize(Size(20, 0)).delaysContentTouches(false)
      }
      .pan("r", delegate: .init(refusesTouchesIn: ["s"]))
    } script: {
      Down(at: Point(15, 0))
      Down(1, at: Point(0, 0))
      After(1)
      Move(to: Point(15, 40))
      Move(1, to: Point(40, 0))
    }
    let played = try PlayedScene(scenario)
    #expect(played.calls(of: "s").map(\.phase) == [.began, .cancelled])
    #expect(played.actions(of: "r") == [.began])
    #expect(played.broken == [])
  }

  @Test("M-7: who hears first of two fingers decides how far a tap is when it hears of the lift")
  func orderOfFingers() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 10, 20)) {
        ScrollView("s", Rect(0, 0, 10, 20)) {
          Label("l", Rect(0, 0, 10, 10)).isUserInteractionEnabled().tap("r")
        }
      }
    } script: {
      Down(at: Point(0, 10))
      After(1)
      Move(to: Point(0, 20))
      Down(1, at: Point(0, 0))
      After(1)
      Up(1)
    }
    let relation = try #require(Relations["M-7"])
    let changed = try #require(relation.transformed(scenario))
    let stage = Stage()
    let verdict = relation.judge(
      scenario, stage.perform(scenario), changed, stage.perform(changed))
    #expect(verdict == .holds)
  }

  @Test("M-8: a recognizer on a scroll view is not the only one there")
  func recognizerOfScrollView() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 10, 10)) {
        ScrollView("s", Rect(0, 0, 10, 10)) {
          View("v", Rect(0, 0, 0, 0)).tap("b")
        }
        .contentSize(Size(0, 20))
        .pan("a")
      }
    } script: {
      Down(at: Point(0, 0))
      After(1)
      Move(to: Point(0, 10))
    }
    let relation = try #require(Relations["M-8"])
    #expect(relation.transformed(scenario) == nil)
  }
}

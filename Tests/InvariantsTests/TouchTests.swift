import Testing
import TouchScript

@Suite("Touches and their sets")
struct TouchTests {
  private let inA = Point(50, 50)
  private let inB = Point(150, 50)

  @Test("TO-03: a touch is one object, and two touches are two")
  func identity() {
    let tap = sideBySide { Tap(at: inA) }
    tap.keeps("TO-03")
    tap.showing(object: 2, at: "50 ms").breaks(
      "TO-03", "the touch of finger 0 is another object than when it began")
    let two = sideBySide {
      Down(at: inA)
      At(10)
      Down(1, at: inB)
    }
    two.showing(object: 1, at: "10 ms").breaks(
      "TO-03", "the touches of fingers 0 and 1 are one object")
    tap.showing(object: 0, at: "").leavesOpen("TO-03")
  }

  @Test(
    "TO-29, TO-30: an exclusive view keeps others out, and stays out",
    arguments: [
      (
        "a", "TO-29",
        "\"b\" was told of the touch of finger 1 while \"a\", which wants touches for itself, had "
          + "one"
      ),
      (
        "b", "TO-30",
        "\"b\" was told of the touch of finger 1 though it wants touches for itself, while \"a\" "
          + "had one"
      ),
    ])
  func exclusive(view: Scenario.ID, rule: String, sentence: String) {
    func touched(exclusive: Scenario.ID?) -> Played {
      sideBySide { scene in
        for index in scene.views.indices where scene.views[index].id == exclusive {
          scene.views[index].isExclusiveTouch = true
        }
      } script: {
        Down(at: inA)
        At(10)
        Down(1, at: inB)
      }
    }
    touched(exclusive: view).keeps(rule)
    touched(exclusive: view).erring(.exclusiveTouchIgnored).breaks(rule, sentence)
    touched(exclusive: nil).leavesOpen("TO-29", "TO-30")
  }

  @Test("TO-31: an exclusive touch does not keep others out of another window")
  func exclusiveInOneWindow() {
    Mistaken(
      "TO-31", by: .exclusiveAcrossWindows,
      in: Scenario {
        Window("w", Rect(0, 0, 320, 480)).isExclusiveTouch()
        Window("x", Rect(0, 240, 320, 240))
      } script: {
        Down(at: Point(50, 50))
        After(20)
        Down(1, at: Point(50, 300))
      }, breaks: "\"x\" was not told of its touch, because \"w\" in another window had one"
    )
    .check()
  }

  @Test("TO-18, TO-20: whose touches an event finds, and who receives a touch")
  func sets() {
    let down = sideBySide {
      $0.recognizers = [.init(id: "r", view: "a")]
    } script: {
      Down(at: inA)
    }
    down.keeps("TO-18", "TO-20")
    down.changing("receivers(touch 0)") { $0.names = [] }.breaks(
      "TO-20", "\"r\" receives the touch of finger 0, but is not among its recognizers")
    down.told { $0.recognizers[0].view = "b" }.breaks(
      "TO-20",
      "\"r\" is among the recognizers of the touch of finger 0, but is not to receive it")
    down.changing("touches(for: a)") { $0.fingers = [] }.breaks(
      "TO-18", "touches(for:) of \"a\" has the fingers []")
  }
}

extension Played {
  /// Has observations show touches as another object.
  fileprivate func showing(object: Int, at line: String) -> Played {
    changing(line) { what in
      for index in what.touches.indices { what.touches[index].identity = object }
    }
  }
}

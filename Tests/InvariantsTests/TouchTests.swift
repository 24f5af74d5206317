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
        "\"b\" got the touch of finger 1 while \"a\", which wants touches for itself, had "
          + "one"
      ),
      (
        "b", "TO-30",
        "\"b\" got the touch of finger 1 though it wants touches for itself, while \"a\" "
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
    touched(exclusive: view).played(by: "exclusive-touch-ignored").breaks(rule, sentence)
    touched(exclusive: nil).leavesOpen("TO-29", "TO-30")
  }

  @Test("TO-31: an exclusive touch does not keep others out of another window")
  func exclusiveInOneWindow() {
    Mistaken(
      "TO-31", by: "exclusive-across-windows",
      in: Scenario {
        Window("w", Rect(0, 0, 320, 480)).isExclusiveTouch()
        Window("x", Rect(0, 240, 320, 240))
      } script: {
        Down(at: Point(50, 50))
        After(20)
        Down(1, at: Point(50, 300))
      }, breaks: "\"x\" did not get its touch, because \"w\" in another window had one"
    )
    .check()
  }

  @Test(
    "What another engine would do wrong with fingers and views is seen",
    arguments: [
      Mistaken(
        "TO-32", by: "exclusive-touch-hides-from-recognizers",
        in: Scenario {
          Window("w", Rect(0, 0, 100, 100)) {
            View("a", Rect(0, 0, 100, 100)).isExclusiveTouch()
          }
          .tap("r")
        } script: {
          Down(at: Point(10, 10))
        },
        breaks:
          "\"r\" did not get the touch of finger 0, though only for views \"a\" wants touches for itself"
      ),
      Mistaken(
        "RC-28", by: "touches-only-with-recognizers",
        in: Scenario {
          Window("w", Rect(0, 0, 100, 100))
        } script: {
          Tap(at: Point(10, 10))
        },
        breaks: "\"w\" got no call for finger 0 at 0 ms, though nothing was in the way"),
      Mistaken(
        "RC-29", by: "scroll-view-forwards-touches",
        in: Scenario {
          Window("w", Rect(0, 0, 100, 100)) { ScrollView("s", Rect(0, 0, 100, 100)) }
        } script: {
          Tap(at: Point(10, 10), holding: 500)
        },
        breaks: "\"w\" got a touch of finger 0, which the scroll view \"s\" does not pass on"),
      Mistaken(
        "SY-06", by: "one-finger-per-frame",
        in: Scenario {
          Window("w", Rect(0, 0, 100, 100))
        } script: {
          Down(at: Point(10, 10))
          Down(1, at: Point(20, 20))
        },
        breaks: "several fingers changed at 0 ms, but no event of that time has what finger 1 did"),
    ])
  func mistaken(row: Mistaken) { row.check() }

  @Test(
    "What an engine may choose of touches is not accused",
    arguments: [
      "RE-06", "RE-07", "RE-08", "RE-12", "RE-13", "RE-19", "RE-25", "RE-26", "RE-28", "RE-29",
      "RE-30", "RE-31", "RE-35", "RE-67",
    ])
  func chosen(row: String) throws {
    let scenes = [
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          View("a", Rect(0, 0, 100, 100)).controller("c").tap("r")
          View("b", Rect(100, 0, 100, 100))
        }
        Window("x", Rect(0, 300, 320, 100))
      } script: {
        Down(at: inA)
        Down(1, at: inA)
        At(5)
        Move(to: inA)
        At(10)
        Up()
        Up(1)
        At(100)
        Down(at: inB)
        Down(1, at: Point(-50, -50))
        At(1_500)
        Up()
        Up(1)
        At(1_600)
        Tap(at: Point(10, 350))
      },
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).hitTest(.returns("x"))
        Window("x", Rect(50, 50, 1, 1)).boundsOrigin(Point(0, 8))
      } script: {
        Tap(at: Point(0, 0))
      },
    ]
    for scene in scenes {
      let played = Played(scene).played(by: row)
      #expect(played.brokenRules.filter { !$0.hasPrefix("M-") } == [], "\(played.trace)")
    }
  }

  @Test(
    "TO-10: a touch that the first of two events of one time leaves as it was rests there, no more")
  func leftAsItWas() throws {
    let played = Played(
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          View("a", Rect(0, 0, 100, 100)).isMultipleTouchEnabled().tap("r")
        }
      } script: {
        Down(at: inA)
        Down(1, at: inA)
        At(5)
        Move(1, to: Point(11, 10))
        At(10)
        Move(to: Point(20, 10))
        Move(1, to: Point(12, 10))
      }
    ).played(by: "RE-13")
    #expect(played.brokenRules == [])
    // In the first event of 10 ms finger 1 has yet to move.
    var entries = played.entries
    for place in entries.indices where entries[place].at == 10 {
      for touch in entries[place].touches.indices
      where entries[place].touches[touch].phase == .stationary
        && entries[place].touches[touch].timestamp < 10
      {
        entries[place].touches[touch].phase = .moved
      }
    }
    #expect(entries != played.entries)
    #expect(Played(played.scenario, entries).brokenRules == ["TO-10"])
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
  fileprivate func showing(object: UInt32, at line: String) -> Played {
    changing(line) { what in
      for index in what.touches.indices { what.touches[index].identity = object }
    }
  }
}

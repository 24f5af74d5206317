import Testing
import TouchScript

@Suite("A scenario as text")
struct DescriptionTests {
  @Test("is a tree of views with what is attached to them")
  func scene() {
    #expect(
      Samples.small.sceneDescription == """
        window  window (0, 0, 320, 480)
        └─ a  view (20, 40, 280, 400)  alpha 0.5  controller vc (keeps, implements clicked)  \
        tap tapA (cancelsTouchesInView: false)
           └─ b  button (10, 10, 80, 40)  touchUpInside → vc.clicked
        """)
  }

  @Test("says everything that is not at its default")
  func everything() {
    #expect(
      Samples.everything.sceneDescription == """
        dialect ios12
        order seed 7
        application (keeps, implements quit)  delegate (no responder, passesOnFirst, implements far)
        window  window (0, 0, 320, 480)  level 2  hitTest: asksSubviews
        ├─ a  view (20, 40.5, 280, 400)  bounds at (0, 12.125)  anchor (0, 1)  \
        transform (0, 1, -1, 0, 0, 0)  alpha 0.3  hidden  no user interaction  clips to bounds  \
        multiple touch  touches: began keeps, cancelled passesOnFirst  hitTest: returns b  \
        pointInside: grown by 15  next: vc2  shouldBegin: false  implements near, undo  \
        controller vc (keeps, implements clicked)  tap tapA (2 taps, 3 fingers, \
        cancelsTouchesInView: false, delaysTouchesBegan: true, delaysTouchesEnded: false, \
        disabled, shouldReceive: false, shouldBegin: true, simultaneous with tapC, cannot prevent tapB, \
        cannot be prevented by tapC, tapB)
        │  └─ b  button (10, 10, 80, 40)  disabled  touches: keeps  \
        pointInside: onlySubviewFrames  \
        touchUpInside → vc.clicked  touchDown, touchCancel → nil.near  \
        touchUpInside → released.lost  touchUpInside → delegate.far  tap tapB (a silent delegate)
        └─ c  control (0, 440, 320, 40)  transform (0.5, 0, 1, 1, -3, 0)  hitTest: passesThrough  \
        controller vc2 (moved keeps)  tap tapC (simultaneous with none)
        second  window (-8, -8, 16, 16)
        """)
  }

  @Test("draws branches to all siblings but the last")
  func branches() {
    let frame = Rect(0, 0, 1, 1)
    let scenario = Scenario {
      Window("w", frame) {
        View("a", frame) {
          View("b", frame) { View("c", frame) }
          View("d", frame)
        }
        View("e", frame) { View("f", frame) }
      }
    }
    let names = scenario.sceneDescription.split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      names == [
        "w  window ", "├─ a  view ", "│  ├─ b  view ", "│  │  └─ c  view ", "│  └─ d  view ",
        "└─ e  view ", "   └─ f  view ",
      ])
  }

  @Test("is a line for each step of the fingers")
  func script() {
    #expect(
      Samples.everything.scriptDescription == """
        at    5 ms  finger 0 down at (1.5, 2), finger 3 down at (0, 0)
        at   20 ms  a comes to the front, c goes to the back, finger 0 moves to (-3, 2)
        at 5000 ms  nothing but time passes
        at 5001 ms  finger 0 up at (-3, 2), finger 3 up at (9, 9)
        """)
  }

  @Test("of nothing says so")
  func empty() {
    #expect(Scenario().sceneDescription == "an empty scene")
    #expect(Scenario().scriptDescription == "nothing happens")
  }

  @Test("has a line for each view, whatever its name")
  func hostileNames() {
    let scenario = Scenario { Window("a\n\u{1b}[2Jb", Rect(0, 0, 1, 1)) }
    #expect(scenario.sceneDescription == "a\\u{a}\\u{1b}[2Jb  window (0, 0, 1, 1)")
  }
}

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
        order seed 7: which recognizer gets a touch first
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
        at 5000 ms  nothing happens
        at 5001 ms  finger 0 up at (-3, 2), finger 3 up at (9, 9)
        """)
  }

  @Test("of nothing says so")
  func empty() {
    #expect(Scenario().sceneDescription == "no window")
    #expect(Scenario().scriptDescription == "nothing happens")
  }

  @Test("has a line for each view, whatever its name")
  func hostileNames() {
    let scenario = Scenario { Window("a\n\u{1b}[2Jb", Rect(0, 0, 1, 1)) }
    #expect(scenario.sceneDescription == "a\\u{a}\\u{1b}[2Jb  window (0, 0, 1, 1)")
  }
}

@Suite("Everything that a scenario can say, as text")
struct KindDescriptionTests {
  @Test("has a line for each view, with what differs from a new one of its kind")
  func scene() {
    #expect(
      Samples.everyKind.sceneDescription == """
        application (other events: keeps, drops events)  delegate (other events: passesOnFirst)
        window  window (0, 0, 8, 8)  hitTest: asksSubviewsIfOpen  drops events
        ├─ label  label (0, 0, 8, 8)  user interaction  controller sheet (keeps, presented by vc)
        ├─ image  imageView (0, 0, 8, 8)  not opaque  tap tap (requires failure of press, pan, \
        subclass requires failure of swipe, subclass is required to fail by tap, \
        ignores fingers 1, 31, → vc.tapped, → released.gone)  longPress press (1 tap, 2 fingers, press of 300 ms, \
        movement up to 20.5)
        ├─ switch  switch (0, 0, 8, 8)  exclusive touch  refuses cut, copy  other events: keeps  \
        canBecomeFirstResponder: true  beginsTracking: false  continuesTracking: true  \
        sendsActions: false  tracks inside only  redirects actions  valueChanged → nil.switched
        ├─ segments  segmentedControl (0, 0, 8, 8)  5 items
        ├─ pages  pageControl (0, 0, 8, 8)  64 items
        ├─ text  textField (0, 0, 8, 8)
        ├─ scroll  scrollView (0, 0, 8, 8)  content (80, 160.5)  delaysContentTouches: false  \
        canCancelContentTouches: false  no scrolling  pages  touchesShouldBegin: true  \
        touchesShouldCancel: false  controller vc (refuses paste, other events: passesOnFirst)  \
        pan pan (2 fingers or more, 3 fingers at most, rebases, refuses touches in label, \
        shouldReceiveEvent: true, delegate requires failure of none, \
        delegate is required to fail by tap, press, refuses touches of subviews, \
        only while other is began, changed)  swipe swipe (2 fingers, to left, down)
        ├─ table  tableView (0, 0, 8, 8)  content (0, 16)  pinch pinch (rebases)  \
        rotation turn (requires failure of pinch)  scrollPan tablePan (2 fingers or more)
        │  └─ cell  tableCell (0, 0, 8, 8)  screenEdgePan edge (from top, right)  \
        custom own (cannot prevent edge, began, touch 2, on another view: failed, \
        moved, when changed, 30.5 points away, 1 touches down, after 250 ms: ended)
        │     └─ content  cellContent (0, 0, 8, 8)
        ├─ slider  slider (0, 0, 8, 8)
        └─ stepper  stepper (0, 0, 8, 8)
        """)
  }

  @Test("has a line for each reaction and each step")
  func script() {
    let lines = Samples.everyKind.scriptDescription.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "when pan acts: label hides, the system takes all touches",
        "when application gets touchesCancelled: the app comes to the front",
        "when switch sends valueChanged: edge is detached",
      ])
    #expect(lines.dropFirst(3).map { $0.prefix(9) } == ["at 0 ms  ", "at 9 ms  "])
  }

  @Test("has words for every change")
  func changes() {
    #expect(
      Samples.allChanges.map(\.description) == [
        "label comes to the front", "image goes to the back", "text is removed from its superview",
        "text is put into scroll", "label shows", "label gets alpha 0.3",
        "image gets user interaction", "switch is disabled", "label gets frame (1, 2, 3, 4.5)",
        "label gets transform (2, 0, 0, 0.5, 0, 0)", "scroll gets bounds at (0, 40)",
        "tap is disabled", "tap is detached", "tap is attached to label",
        "the system takes all touches", "the home screen comes to the front",
        "the app comes to the front", "the app begins to ignore events",
        "the app ends ignoring events", "text becomes first responder",
        "vc resigns as first responder", "motion began", "press cancelled", "remote control",
        "vc presents sheet", "sheet is dismissed", "switch sends valueChanged, touchUpInside",
        "switch loses its targets for valueChanged, touchUpInside", "window becomes key",
        "label is animated for 300 ms", "label is animated for 0 ms with user interaction",
      ])
  }
}

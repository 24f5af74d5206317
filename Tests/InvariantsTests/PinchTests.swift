import Testing
import TouchScript

@Suite("Pinches and rotations")
struct PinchTests {
  /// Two fingers, 50 points apart, of which the second goes to places.
  private func both(
    _ kind: Scenario.Recognizer.Kind, second places: Point...,
    with change: (inout Scenario.Recognizer) -> Void = { _ in },
    and others: [Scenario.Recognizer] = []
  ) -> Played {
    Played(kind, with: change, and: others) {
      Down(at: Point(100, 100))
      Down(1, at: Point(150, 100))
      for place in places {
        After(50)
        Move(1, to: place)
      }
    }
  }

  @Test("KR-46, KR-47, KR-48, KR-53, GR-51: a pinch begins with two fingers that move apart")
  func pinch() {
    let apart = both(.pinch, second: Point(200, 100))
    apart.keeps("KR-46", "KR-47", "KR-48", "KR-53", "GR-51")
    apart.without("action(r)").breaks(
      "KR-47", "\"r\" has not begun, although its fingers are 50 points further apart or together")
    both(.pinch, second: Point(154, 100)).played(by: "pinch-without-hysteresis").breaks(
      "KR-47", "\"r\" began when its fingers were only 4 points further apart or together")
    apart.measuring("action(r)") { $0.scale = 0.5 }.breaks(
      "KR-48", "the scale of \"r\" was 0.5, where its fingers had moved 50 points apart")
    apart.measuring("action(r)") { $0.location = Point(100, 100) }.breaks(
      "KR-53", "\"r\" was at (100, 100), and the middle of its touches at (150, 100)")
    let one = Played(.pinch) { Stroke(from: 50, 50).to(90, 50, at: 50) }
    one.keeps("KR-46")
    one.played(by: "pinch-of-one-finger").breaks("KR-46", "\"r\" recognized a pinch of one finger")
  }

  @Test("KR-49: a scale that is set goes on from there")
  func scale() {
    let set = both(.pinch, second: Point(200, 100), Point(250, 100)) { $0.rebases = true }
    set.keeps("KR-49")
    set.measuring("action(r) in changed") { $0.scale = 2.5 }.breaks(
      "KR-49",
      "the scale of \"r\" was 2.5, where its fingers had gone from 100 points to 150 since it was "
        + "set to 1")
  }

  @Test("KR-50: a pinch ends when both fingers are up")
  func ends() {
    let lifted = Played(.pinch) {
      Down(at: Point(100, 100))
      Down(1, at: Point(150, 100))
      At(50)
      Move(1, to: Point(200, 100))
      At(100)
      Up()
      At(150)
      Up(1)
    }
    lifted.keeps("KR-50")
    lifted.played(by: "pinch-ends-at-first-lift").breaks(
      "KR-50", "\"r\" ended while 1 finger of it were down")
  }

  @Test("KR-51, KR-52: a rotation begins with a turn, and is measured by it")
  func rotation() {
    func turned(rebases: Bool) -> Played {
      Played(.rotation, with: { $0.rebases = rebases }) {
        Down(at: Point(150, 150))
        Down(1, at: Point(250, 150))
        After(50)
        Move(1, to: Point(150, 250))
        After(50)
        Move(1, to: Point(50, 150))
      }
    }
    turned(rebases: false).measuring("action(r) in changed") { $0.rotation = .pi / 2 }.breaks(
      "KR-51",
      "the rotation of \"r\" was 1.57, where its fingers had turned by 1.57 since it began with 1.48"
    )
    let turned = turned(rebases: true)
    turned.keeps("KR-51", "KR-52")
    turned.without("action(r)").breaks(
      "KR-51", "\"r\" has not begun, although its fingers are 90 degrees")
    turned.measuring("action(r) in began") { $0.rotation = -1.5 }.breaks(
      "KR-51", "\"r\" began with a rotation of -1.5, where its fingers had turned by 1.57")
    turned.measuring("action(r) in changed") { $0.rotation = .pi }.breaks(
      "KR-52",
      "the rotation of \"r\" was 3.14, where its fingers had turned by 1.57 since it was set to 0")
  }

  @Test("KR-51: fingers nearer than any that were measured are unspecified")
  func closeRotation() { both(.rotation, second: Point(100, 150)).leavesOpen("KR-51") }

  @Test("KR-54: a pan and a pinch of one view exclude each other")
  func panAndPinch() {
    let start = both(
      .pan, second: Point(250, 100), and: [.init(id: "p", view: "v", kind: .pinch)])
    start.keeps("KR-54")
    // Of the two the one that was added last recognizes. Source: GC-14.
    start.tells(["50 ms action(p) in began"], of: "action")
    start.repeating("action(p)") { $0.who = "r" }.breaks(
      "KR-54", "\"r\", a pan, and \"p\", a pinch, both recognized")
  }
}

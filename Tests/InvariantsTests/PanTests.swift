import Testing
import TouchScript

@Suite("Pans")
struct PanTests {
  private let down = Stroke(from: 50, 50)

  /// A pan of a finger that goes 30 points to the right and then 10.
  private func going(_ change: (inout Scenario.Recognizer) -> Void = { _ in }) -> Played {
    Played(.pan, with: change) { down.to(80, 50, at: 50).to(90, 50, at: 100) }
  }

  @Test("KR-25, KR-26: it begins when its finger has moved enough")
  func begins() {
    func moved(to x: Double) -> Played { Played(.pan) { down.to(x, 50, at: 50) } }
    moved(to: 80).keeps("KR-25", "KR-26", "KR-28", "KR-35", "GR-51", "GR-33")
    moved(to: 80).moving("action(r)", to: .after("R(r).began")).breaks(
      "KR-25", "\"r\" began before any of its fingers moved")
    moved(to: 53).played(by: "pan-without-hysteresis").breaks(
      "KR-26", "\"r\" began when its fingers had moved by only 3 points")
    moved(to: 80).without("action(r)").breaks(
      "KR-26", "\"r\" has not begun, although its fingers have moved by 30 points")
    moved(to: 60).without("action(r)").leavesOpen("KR-26")
    moved(to: 53).keeps("KR-26")
  }

  @Test("KR-27: it reports each movement once")
  func reports() {
    let pan = going()
    pan.keeps("KR-27")
    pan.without("action(r) in changed").breaks(
      "KR-27", "\"r\" sent no action when its finger moved after it had begun")
    pan.repeating("action(r) in changed").breaks("KR-27", "\"r\" sent 2 actions for one movement")
    pan.moving("action(r) in changed", to: .after("action(r) in began")).breaks(
      "KR-27", "\"r\" changed in the event in which it began")
  }

  @Test("KR-28, KR-29: the translation is the way of the finger, from its start or a little later")
  func translation() {
    let pan = going()
    pan.keeps("KR-28", "KR-29")
    let later = pan.measuring("action(r) in began") { $0.translation = Point(20, 0) }
    later.keeps("KR-28")
    pan.measuring("action(r) in began") { $0.translation = Point(-30, 0) }.breaks(
      "KR-28", "\"r\" began with a translation of (-30, 0), where its fingers had moved by (30, 0)")
    later.measuring("action(r) in changed") { $0.translation = Point(30, 0) }.keeps("KR-29")
    later.measuring("action(r) in changed") { $0.translation = Point(40, 0) }.breaks(
      "KR-29",
      "the translation of \"r\" was (40, 0), after its fingers had moved by (10, 0) since (20, 0)")
    let rebasing = going { $0.rebases = true }
    rebasing.keeps("KR-29")
    rebasing.measuring("action(r) in changed") { $0.translation = Point(40, 0) }.breaks(
      "KR-29",
      "the translation of \"r\" was (40, 0), after its fingers had moved by (10, 0) since it was "
        + "set to zero")
  }

  @Test("KR-29: the translation is that of the view's coordinates")
  func coordinates() {
    let pan = Played(.pan, transform: .scale(2, 2)) { down.to(80, 50, at: 50).to(90, 50, at: 100) }
    pan.keeps("KR-29")
    pan.measuring("action(r) in changed") { $0.translation = Point(25, 0) }.breaks(
      "KR-29",
      "the translation of \"r\" was (25, 0), after its fingers had moved by (5, 0) since (15, 0)")
  }

  @Test("KR-30, KR-31: a second finger makes nothing jump, and the last one ends it")
  func severalFingers() {
    let two = Played(.pan) {
      down.to(80, 50, at: 50)
      At(60)
      Down(1, at: Point(200, 50))
      At(100)
      Move(to: Point(90, 50))
      Move(1, to: Point(210, 50))
      At(120)
      Up()
      At(150)
      Up(1)
    }
    two.keeps("KR-30", "KR-31")
    two.measuring("100 ms action(r)") { $0.translation = Point(105, 0) }.breaks(
      "KR-30",
      "the translation of \"r\" was (105, 0), after its fingers had moved by (10, 0) since (30, 0)")
    two.moving("action(r) in ended", to: .after("120 ms R(r).ended")).breaks(
      "KR-31", "\"r\" ended while 1 finger of it were down")
    two.without("action(r) in ended").breaks(
      "KR-31", "\"r\" sent no action when its last finger lifted")
  }

  @Test("KR-31, KR-57: with too few fingers it ends or waits, and does not change")
  func tooFew() {
    let left = Played(.pan, with: { $0.minimumTouches = 2 }) {
      Down(at: Point(50, 50))
      Down(1, at: Point(90, 50))
      At(20)
      Move(to: Point(90, 50))
      Move(1, to: Point(130, 50))
      At(40)
      Up(1)
      At(60)
      Move(to: Point(95, 50))
      At(80)
      Up()
    }
    for way in ["ends", "waits"] {
      left.played(by: "RE-52:\(way)").keeps("KR-31")
    }
    left.keeps("KR-57")
    left.played(by: "pan-changes-with-too-few").breaks("KR-57", "\"r\" changed with 1 finger down")
  }

  @Test("KR-33, KR-34: only the fingers count that are down")
  func counted() {
    let lifted = Played(.pan, with: { $0.minimumTouches = 2 }) {
      Down(at: Point(50, 50))
      Down(1, at: Point(90, 50))
      At(20)
      Up(1)
      At(40)
      Move(to: Point(90, 50))
    }
    lifted.keeps("KR-33")
    lifted.played(by: "lifted-fingers-begin").breaks("KR-33", "\"r\" began with 1 finger")
    let crowd = Played(.pan, with: { $0.maximumTouches = 1 }) {
      Down(at: Point(50, 50))
      Down(1, at: Point(90, 50))
      At(20)
      Move(to: Point(90, 50))
      Move(1, to: Point(130, 50))
    }
    crowd.keeps("KR-34")
    crowd.played(by: "pan-ignores-maximum").breaks("KR-34", "\"r\" began with 2 fingers")
  }

  @Test("KR-32, KR-33: without movement or fingers enough it fails")
  func fails() {
    let still = Played(.pan) { down.up(at: 50) }
    still.keeps("KR-32")
    still.played(by: "pan-ends-without-beginning").breaks(
      "KR-32", "\"r\" sent its action as ended, although its fingers lifted without having moved")
    let alone = Played(.pan, with: { $0.minimumTouches = 2 }) { down.to(90, 50, at: 50) }
    alone.keeps("KR-33")
    alone.played(by: "pan-of-any-fingers").breaks("KR-33", "\"r\" began with 1 finger")
  }

  @Test("KR-35: the velocity has the sign of the movement")
  func velocity() {
    let back = Played(.pan) { down.to(20, 50, at: 50) }
    back.measuring("action(r)") { $0.velocity?.x = -3 }.keeps("KR-35")
    back.measuring("action(r)") { $0.velocity?.x = 3 }.breaks(
      "KR-35", "the velocity of \"r\" along x was 3, where its finger moved backwards")
    Played(.pan) { down.to(50, 90, at: 50) }.measuring("action(r)") { $0.velocity?.x = 3 }.breaks(
      "KR-35", "the velocity of \"r\" along x was 3, where its finger did not move")
    let returning = Played(.pan) {
      (1...6).reduce(down.to(250, 50, at: 20)) { (stroke: Stroke, step: Int) -> Stroke in
        stroke.to(250 - Double(step) * 10, 50, at: step * 80)
      }
    }
    returning.keeps("KR-35")
    returning.played(by: "velocity-of-whole-gesture").breaks(
      "KR-35", "the velocity of \"r\" along x was 375, where its finger moved backwards")
    let turned = Played(.pan, transform: .quarterTurn) {
      Stroke(from: 150, 150).to(150, 190, at: 50)
    }
    turned.keeps("KR-35")
    turned.played(by: "velocity-in-window").breaks(
      "KR-35", "the velocity of \"r\" along x was 0, where its finger moved forwards")
  }

  @Test("KR-36, GR-45, GR-33: taken away, it is cancelled and says so")
  func cancelled() {
    let taken = Played(.pan) {
      down.to(80, 50, at: 50)
      At(80)
      Change(.interrupt)
    }
    taken.keeps("KR-36", "GR-45", "GR-33")
    taken.changing("action(r) in cancelled") { $0.state = .ended }.breaks(
      "KR-36", "the system took the touches of \"r\" away, which then sent its action as ended")
    taken.without("action(r) in cancelled").breaks(
      "GR-45", "the system took the touches of \"r\" away, which did not tell that it was cancelled"
    )
  }

  @Test("GR-33: its states follow one another")
  func states() {
    going().changing("action(r) in changed") { $0.state = .began }.breaks(
      "GR-33", "\"r\" went from began to began")
    Played(.pan) { down.to(80, 50, at: 50).up(at: 100) }
      .without("action(r) in ended").changing("reset(r)") { $0.state = .failed }
      .breaks(
        "GR-33", "\"r\" last sent its action as began, and was failed when it was reset")
  }

  @Test("GR-51: it is where its touches are")
  func location() {
    let pan = Played(.pan) { down.to(80, 50, at: 50) }
    pan.measuring("action(r)") { $0.location = Point(70, 50) }.breaks(
      "GR-51", "\"r\" was at (70, 50), and the middle of its touches at (80, 50)")
    pan.measuring("action(r)") { $0.numberOfTouches = 2 }.breaks(
      "GR-51", "\"r\" counted 2 touches of 1")
  }

  @Test("KR-55: a screen-edge pan starts at its edge")
  func edge() {
    func pan(from x: Double) -> Played {
      Played(.screenEdgePan, with: { $0.edges = [.left] }) {
        Stroke(from: x, 50).to(150, 50, at: 50)
      }
    }
    pan(from: 100).keeps("KR-55")
    pan(from: 100).played(by: "edge-pan-from-anywhere").breaks(
      "KR-55", "\"r\" began, although its finger came down away from its edges")
    pan(from: 30).leavesOpen("KR-55")
  }
}

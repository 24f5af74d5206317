import Testing
import TouchScript

@Suite("Invariants of pans")
struct PanInvariantTests {
  private func pan(_ change: (inout Scenario.Recognizer) -> Void = { _ in }) -> Tale {
    Tale(.pan, change)
  }
  private func moved(_ x: Double, _ y: Double = 0, velocity: Double = 100) -> GestureReading {
    GestureReading(
      location: Point(50 + x, 50 + y), numberOfTouches: 1, translation: Point(x, y),
      velocity: Point(velocity, 0))
  }

  @Test("KR-25, KR-26: it begins when its finger has moved enough")
  func begins() {
    let down = pan().down(0, 50, 50)
    down.move(50, 80, 50).acts(50, .began, moved(30)).keeps("KR-25", "KR-26", "KR-28", "KR-35")
    down.acts(0, .began).breaks("KR-25", "\"r\" began before any of its fingers moved")
    down.move(50, 53, 50).acts(50, .began).breaks(
      "KR-26", "\"r\" began when its fingers had moved by only 3 points")
    down.move(50, 80, 50).breaks(
      "KR-26", "\"r\" has not begun, although its fingers have moved by 30 points")
    down.move(50, 60, 50).leavesOpen("KR-26")
    down.move(50, 53, 50).keeps("KR-26")
  }

  @Test("KR-27: it tells of each movement once")
  func reports() {
    let begun = pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, moved(30))
    begun.move(100, 90, 50).acts(100, .changed, moved(40)).keeps("KR-27")
    begun.move(100, 90, 50).breaks(
      "KR-27", "\"r\" told of nothing when its finger moved after it had begun")
    begun.move(100, 90, 50).acts(100, .changed).acts(100, .changed).breaks(
      "KR-27", "\"r\" told 2 times of one movement")
    begun.acts(50, .changed).breaks("KR-27", "\"r\" changed in the event in which it began")
  }

  @Test("KR-28, KR-29: the translation is the way of the finger, from its start or a little later")
  func translation() {
    let down = pan().down(0, 50, 50).move(50, 80, 50)
    down.acts(50, .began, moved(20)).keeps("KR-28")
    down.acts(50, .began, moved(-30)).breaks(
      "KR-28",
      "\"r\" began with a translation of (-30, 0), where its fingers had moved by (30, 0)")
    down.acts(50, .began, moved(20)).move(100, 90, 50).acts(100, .changed, moved(30))
      .keeps("KR-29")
    down.acts(50, .began, moved(20)).move(100, 90, 50).acts(100, .changed, moved(40)).breaks(
      "KR-29",
      "the translation of \"r\" was (40, 0), after its fingers had moved by (10, 0) since (20, 0)")
    let rebasing = pan { $0.rebases = true }.down(0, 50, 50).move(50, 80, 50)
      .acts(50, .began, moved(30)).move(100, 90, 50)
    rebasing.acts(100, .changed, moved(10)).keeps("KR-29")
    rebasing.acts(100, .changed, moved(40)).breaks(
      "KR-29",
      "the translation of \"r\" was (40, 0), after its fingers had moved by (10, 0) since it was "
        + "set to zero")
  }

  @Test("KR-29: the translation is that of the view's coordinates")
  func coordinates() {
    let begun = Tale(.pan, transform: .scale(2, 2)).down(0, 50, 50).move(50, 80, 50)
      .acts(50, .began, moved(15)).move(100, 90, 50)
    begun.acts(100, .changed, moved(20)).keeps("KR-29")
    begun.acts(100, .changed, moved(25)).breaks(
      "KR-29",
      "the translation of \"r\" was (25, 0), after its fingers had moved by (5, 0) since (15, 0)")
  }

  @Test("KR-30, KR-31: a second finger makes nothing jump, and the last one ends it")
  func severalFingers() {
    let two = pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, moved(30))
      .fingers(60, (1, .began, Point(200, 50)))
      .fingers(100, (0, .moved, Point(90, 50)), (1, .moved, Point(210, 50)))
    two.acts(100, .changed, moved(40)).keeps("KR-30")
    two.acts(100, .changed, moved(105)).breaks(
      "KR-30",
      "the translation of \"r\" was (105, 0), after its fingers had moved by (10, 0) since (30, 0)")
    let lifted = two.acts(100, .changed, moved(40)).fingers(120, (0, .ended, Point(90, 50)))
    lifted.acts(120, .ended).fingers(150, (1, .ended, Point(210, 50))).breaks(
      "KR-31", "\"r\" ended while 1 finger of it were down")
    lifted.fingers(150, (1, .ended, Point(210, 50))).acts(150, .ended).keeps("KR-31")
    lifted.fingers(150, (1, .ended, Point(210, 50))).breaks(
      "KR-31", "\"r\" told of nothing when its last finger lifted")
  }

  @Test("KR-32, KR-33: without movement or fingers enough it fails")
  func fails() {
    pan().down(0, 50, 50).up(50, 50, 50, state: .failed).reset(50, from: .failed).keeps("KR-32")
    pan().down(0, 50, 50).up(50, 50, 50).acts(50, .ended).breaks(
      "KR-32", "\"r\" told that it was ended, although its fingers lifted without having moved")
    let two = pan { $0.minimumTouches = 2 }.down(0, 50, 50).move(50, 90, 50)
    two.keeps("KR-33")
    two.acts(50, .began).breaks("KR-33", "\"r\" began with 1 finger")
  }

  @Test("KR-35: the velocity has the sign of the movement")
  func velocity() {
    let down = pan().down(0, 50, 50)
    down.move(50, 20, 50).acts(50, .began, moved(-30, velocity: -3)).keeps("KR-35")
    down.move(50, 20, 50).acts(50, .began, moved(-30, velocity: 3)).breaks(
      "KR-35", "the velocity of \"r\" along x was 3, where its finger moved backwards")
    down.move(50, 50, 90).acts(50, .began, moved(0, 40, velocity: 3)).breaks(
      "KR-35", "the velocity of \"r\" along x was 3, where its finger did not move")
  }

  @Test("KR-36, GR-45: taken away, it is cancelled and says so")
  func cancelled() {
    let begun = pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, moved(30))
    begun.interrupted(80, state: .cancelled).acts(80, .cancelled).keeps("KR-36", "GR-45", "GR-33")
    begun.interrupted(80, state: .ended).acts(80, .ended).breaks(
      "KR-36", "the system took the touches of \"r\" away, which then told that it was ended")
    begun.interrupted(80, state: .failed).breaks(
      "GR-45", "the system took the touches of \"r\" away, which did not tell that it was cancelled"
    )
  }

  @Test("GR-33, GR-51: its states follow one another, and it is where its touches are")
  func states() {
    let begun = pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, moved(30))
    begun.keeps("GR-51", "GR-33")
    begun.move(100, 90, 50).acts(100, .began, moved(40)).breaks(
      "GR-33", "\"r\" went from began to began")
    begun.reset(60, from: .failed).breaks(
      "GR-33", "\"r\" had last told that it was began, and was failed when it was reset")
    pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, moved(20)).breaks(
      "GR-51", "\"r\" was at (70, 50), and the middle of its touches at (80, 50)")
    var reading = moved(30)
    reading.numberOfTouches = 2
    pan().down(0, 50, 50).move(50, 80, 50).acts(50, .began, reading).breaks(
      "GR-51", "\"r\" counted 2 touches of 1")
  }

  @Test("KR-55: a screen-edge pan starts at its edge")
  func edge() {
    let pan = Tale(.screenEdgePan) { $0.edges = [.left] }
    pan.down(0, 100, 50, state: .failed).move(50, 150, 50).keeps("KR-55")
    pan.down(0, 100, 50).move(50, 150, 50).acts(50, .began).breaks(
      "KR-55", "\"r\" began, although its finger came down away from its edges")
    pan.down(0, 30, 50).move(50, 150, 50).leavesOpen("KR-55")
  }
}

@Suite("Invariants of swipes")
struct SwipeInvariantTests {
  private func swipe(_ change: (inout Scenario.Recognizer) -> Void = { _ in }) -> Tale {
    Tale(.swipe, change)
  }

  @Test("KR-38, KR-39: it is recognized during the movement, once it is long enough")
  func length() {
    let down = swipe().down(0, 50, 50)
    down.move(100, 150, 50).acts(100, .ended).keeps("KR-38", "KR-39")
    down.move(100, 150, 50).breaks(
      "KR-39",
      "\"r\" did not recognize, although every finger went 100 points to the right in 100 ms")
    down.move(100, 60, 50).acts(100, .ended).breaks(
      "KR-39",
      "\"r\" recognized, although its finger had not gone 20 points in a direction of the swipe")
    down.move(100, 150, 50).up(120, 150, 50).acts(120, .ended).breaks(
      "KR-38", "\"r\" recognized while none of its fingers moved")
    down.move(100, 150, 50).acts(100, .ended).acts(100, .ended).breaks(
      "KR-38", "\"r\" sent its action 2 times")
  }

  @Test("KR-40, KR-41, KR-42, KR-43: it is straight, fast, and in its direction")
  func straight() {
    let down = swipe().down(0, 50, 50)
    down.move(100, 150, 110, state: .failed).keeps("KR-40")
    down.move(100, 150, 110).acts(100, .ended).breaks(
      "KR-40", "\"r\" recognized, although its finger was 60 points off its way")
    down.move(1000, 150, 50, state: .failed).keeps("KR-41")
    down.move(1000, 150, 50).acts(1000, .ended).breaks(
      "KR-41", "\"r\" recognized 1000 ms after its finger came down")
    let behind = down.move(20, 45, 50, state: .failed).move(100, 150, 50)
    behind.keeps("KR-42")
    behind.acts(100, .ended).breaks(
      "KR-42", "\"r\" recognized, although its finger had been 5 points behind its start")
    down.move(100, 50, 150, state: .failed).keeps("KR-43")
    down.move(100, 150, 150).acts(100, .ended).breaks(
      "KR-43", "\"r\" recognized, although its finger went by (100, 100)")
  }

  @Test("KR-44: every finger swipes")
  func severalFingers() {
    let two = swipe { $0.touches = 2 }
      .fingers(0, (0, .began, Point(50, 50)), (1, .began, Point(50, 90)))
    let both = two.fingers(100, (0, .moved, Point(150, 50)), (1, .moved, Point(150, 90)))
    both.acts(100, .ended).keeps("KR-44")
    both.breaks(
      "KR-44",
      "\"r\" did not recognize, although every finger went 100 points to the right in 100 ms")
    two.fingers(100, (0, .moved, Point(150, 50))).keeps("KR-44")
    two.fingers(100, (0, .moved, Point(150, 50))).acts(100, .ended).breaks(
      "KR-44", "\"r\" recognized, although not all of its 2 fingers had gone its way")
  }

  @Test("KR-45: of two directions either will do, and nothing is said of both axes")
  func directions() {
    let down = swipe { $0.directions = [.right, .left] }.down(0, 150, 50)
    down.move(100, 50, 50).acts(100, .ended).keeps("KR-45")
    down.move(100, 50, 50).breaks(
      "KR-45",
      "\"r\" did not recognize, although every finger went 100 points to the left in 100 ms")
    swipe { $0.directions = [.right, .up] }.down(0, 50, 50).move(100, 150, 50)
      .leavesOpen("KR-39", "KR-43", "KR-45")
  }
}

import Testing
import TouchScript

@Suite("Invariants of taps")
struct TapInvariantTests {
  private func tap(_ change: (inout Scenario.Recognizer) -> Void = { _ in }) -> Tale {
    Tale(.tap, change)
  }
  private let place = GestureReading(location: Point(50, 50), numberOfTouches: 1)

  @Test("KR-02, KR-13: a tap is recognized at the lift, where its finger was")
  func lift() {
    let down = tap().down(0, 50, 50)
    down.up(50, 50, 50, state: .ended).acts(50, .ended, place).keeps("KR-02", "KR-13")
    down.up(50, 50, 50).breaks(
      "KR-02", "\"r\" did not recognize, although every tap was short and still and nobody objected"
    )
    tap().down(0, 50, 50, state: .ended).acts(0, .ended, place).up(50, 50, 50).breaks(
      "KR-02", "\"r\" recognized while no finger of its last tap lifted")
    down.up(50, 50, 50, state: .ended).acts(50, .ended, .init(location: Point(7, 50))).breaks(
      "KR-13",
      "\"r\" was at (7, 50) in its action, where none of its fingers had been")
    tap { $0.delegate = .init(shouldBegin: false) }.down(0, 50, 50).up(50, 50, 50, state: .failed)
      .leavesOpen("KR-02")
    tap { $0.requiresFailureOf = ["x"] }.down(0, 50, 50).up(50, 50, 50).leavesOpen("KR-02")
  }

  @Test("KR-03: two points do not matter, a hundred do, and between them nobody knows")
  func movement() {
    tap().down(0, 50, 50).up(50, 52, 50).acts(50, .ended, place).keeps("KR-03")
    tap().down(0, 50, 50).up(50, 150, 50, state: .failed).keeps("KR-03")
    tap().down(0, 50, 50).up(50, 100, 50).leavesOpen("KR-03")
    tap().down(0, 50, 50).up(50, 150, 50).acts(50, .ended, place).breaks(
      "KR-03", "\"r\" recognized a tap, though its finger went 100 points away")
    tap().down(0, 50, 50).up(50, 51, 50, state: .failed).breaks(
      "KR-03",
      "\"r\" did not recognize, although its fingers hardly moved and nobody objected")
  }

  @Test("KR-05: nobody taps for five seconds")
  func duration() {
    tap().down(0, 50, 50).up(5000, 50, 50).keeps("KR-05")
    tap().down(0, 50, 50).up(4000, 50, 50).leavesOpen("KR-05")
    tap().down(0, 50, 50).up(5000, 50, 50).acts(5000, .ended, place).breaks(
      "KR-05", "\"r\" recognized a tap that was held for 5000 ms")
  }

  @Test("KR-06: the second tap comes within a second, or it is the first of others")
  func interval() {
    let first = tap { $0.taps = 2 }.down(0, 50, 50).up(50, 50, 50)
    first.reset(400, from: .failed).down(1050, 50, 50).up(1100, 50, 50).keeps("KR-06")
    first.down(1050, 50, 50).up(1100, 50, 50).acts(1100, .ended, place).breaks(
      "KR-06", "\"r\" recognized taps that were 1000 ms apart")
    first.down(150, 50, 50).up(200, 50, 50).acts(200, .ended, place).keeps("KR-06", "KR-02")
    first.down(150, 50, 50).up(200, 50, 50).breaks(
      "KR-06",
      "\"r\" did not recognize, although the taps followed one another at once and nobody objected")
    first.down(450, 50, 50).up(500, 50, 50).leavesOpen("KR-06")
  }

  @Test("KR-08, KR-09, KR-10: the fingers of a tap are counted")
  func fingers() {
    let one = Point(50, 50)
    let other = Point(90, 50)
    let second = tap().down(0, 50, 50)
    second.fingers(20, (1, .began, other), state: .failed).keeps("KR-08")
    second.fingers(20, (1, .began, other)).breaks(
      "KR-08", "\"r\" is a tap of 1, and went on with 2 fingers")
    let two = tap { $0.touches = 2 }
    two.down(0, 50, 50).up(50, 50, 50, state: .failed).keeps("KR-09")
    two.down(0, 50, 50).up(50, 50, 50).breaks(
      "KR-09", "\"r\" needs 2 fingers, and did not fail when the only 1 lifted")
    let both = two.fingers(0, (0, .began, one), (1, .began, other))
    both.fingers(50, (0, .ended, one), (1, .ended, other)).acts(50, .ended).keeps("KR-10")
    both.fingers(50, (0, .ended, one), (1, .ended, other)).breaks(
      "KR-10",
      "\"r\" did not recognize, although its fingers came and went together and nobody objected")
    both.fingers(50, (0, .ended, one)).acts(50, .ended).breaks(
      "KR-10", "\"r\" recognized while 1 finger of it were still down")
  }

  @Test("KR-12: a tap that is taken away fails")
  func cancelled() {
    tap().down(0, 50, 50).interrupted(20, state: .failed).keeps("KR-12", "GR-45")
    tap().down(0, 50, 50).interrupted(20, state: .ended).acts(20, .ended).breaks(
      "KR-12", "\"r\" recognized a tap whose touch the system had taken away")
    tap().down(0, 50, 50).interrupted(20, state: .possible).breaks(
      "KR-12", "\"r\" was possible after touchesCancelled")
  }
}

@Suite("Invariants of long presses")
struct LongPressInvariantTests {
  private func press(_ change: (inout Scenario.Recognizer) -> Void = { _ in }) -> Tale {
    Tale(.longPress, change)
  }

  @Test("KR-15, KR-16: it begins in its time, without an event")
  func begins() {
    let down = press().down(0, 50, 50)
    down.acts(500, .began).wait(900).keeps("KR-15", "KR-16")
    down.wait(900).breaks(
      "KR-15",
      "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
    down.move(900, 51, 50).acts(900, .began).breaks(
      "KR-15", "\"r\" began only 900 ms after its fingers came down")
    down.acts(0, .began).wait(900).breaks(
      "KR-16", "\"r\" began when its fingers had been held for 0 ms")
    down.wait(700).leavesOpen("KR-15")
  }

  @Test("KR-17: lifted too early it fails")
  func early() {
    press().down(0, 50, 50).up(300, 50, 50, state: .failed).reset(300, from: .failed)
      .keeps("KR-17")
    press().down(0, 50, 50).up(300, 50, 50).acts(300, .ended).breaks(
      "KR-17", "\"r\" sent its action, although it was lifted after 300 ms")
    press().down(0, 50, 50).up(300, 50, 50).reset(300, from: .ended).breaks(
      "KR-17", "\"r\" was lifted after 300 ms, and was reset from ended")
    press().down(0, 50, 50).up(450, 50, 50).leavesOpen("KR-17")
  }

  @Test("KR-18: five points do not matter, thirty do")
  func movement() {
    press().down(0, 50, 50).move(100, 55, 50).acts(500, .began).wait(900).keeps("KR-18")
    press().down(0, 50, 50).move(100, 55, 50).wait(900).breaks(
      "KR-18",
      "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
    press().down(0, 50, 50).move(100, 80, 50, state: .failed).wait(900).keeps("KR-18")
    press().down(0, 50, 50).move(100, 80, 50).acts(500, .began).wait(900).breaks(
      "KR-18", "\"r\" recognized a press that had moved by 30 points before it began")
    press().down(0, 50, 50).move(100, 65, 50).wait(900).leavesOpen("KR-18")
  }

  @Test("KR-19, KR-20: once begun it changes with every movement, and ends at the lift")
  func changes() {
    let begun = press().down(0, 50, 50).acts(500, .began)
    begun.move(600, 250, 50).acts(600, .changed).keeps("KR-19")
    begun.move(600, 250, 50).breaks(
      "KR-19", "\"r\" told of nothing when its finger moved after it had begun")
    begun.move(600, 250, 50).acts(600, .cancelled).breaks(
      "KR-19", "\"r\" told that it was cancelled when its finger moved after it had begun")
    begun.up(700, 50, 50).acts(700, .ended).keeps("KR-20")
    begun.up(700, 50, 50).breaks("KR-20", "\"r\" told of nothing when its last finger lifted")
    let two = press { $0.touches = 2 }
      .fingers(0, (0, .began, Point(50, 50)), (1, .began, Point(90, 50))).acts(500, .began)
    two.fingers(600, (0, .ended, Point(50, 50))).acts(600, .ended).fingers(
      700, (1, .ended, Point(90, 50))
    ).breaks("KR-20", "\"r\" ended while 1 finger of it were down")
  }

  @Test("KR-21: another finger makes it fail")
  func extra() {
    let two = press().down(0, 50, 50)
    two.fingers(100, (1, .began, Point(90, 50)), state: .failed).wait(900).keeps("KR-21")
    two.fingers(100, (1, .began, Point(90, 50))).acts(500, .began).wait(900).breaks(
      "KR-21",
      "\"r\" recognized a press of 1 finger, although 2 had come down before it began")
  }

  @Test("KR-22: the taps come first")
  func taps() {
    let one = press { $0.taps = 1 }
    one.down(0, 50, 50).acts(500, .began).wait(900).breaks(
      "KR-22", "\"r\" recognized a press after 0 taps")
    let tapped = one.down(0, 50, 50).up(50, 50, 50).down(150, 50, 50)
    tapped.acts(650, .began).wait(1000).keeps("KR-22")
    tapped.wait(1000).breaks(
      "KR-22",
      "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
  }

  @Test("KR-23, GR-12: when it begins it takes its touch from the view")
  func takes() {
    let begun = press().down(0, 50, 50).view(0, .began).acts(500, .began)
    begun.view(500, .cancelled).up(700, 50, 50).keeps("KR-23", "GR-12")
    begun.up(700, 50, 50).breaks(
      "GR-12", "\"r\" began, and \"v\" was not told that the touch of finger 0 is cancelled")
    begun.up(700, 50, 50).view(700, .ended).breaks(
      "KR-23",
      "\"r\" began and takes the touch of finger 0 from \"v\", which heard that it ended all the "
        + "same")
    begun.view(500, .cancelled).view(500, .cancelled).breaks(
      "GR-12", "\"v\" was told 2 times that one touch is cancelled")
    press { $0.cancelsTouchesInView = false }.down(0, 50, 50).view(0, .began).acts(500, .began)
      .leavesOpen("GR-12", "KR-23")
  }
}

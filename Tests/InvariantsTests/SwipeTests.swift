import Testing
import TouchScript

@Suite("Swipes")
struct SwipeTests {
  private func swipe(
    to x: Double, _ y: Double = 50, at time: Int = 100,
    with change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Played {
    Played(.swipe, with: change) { Stroke(from: 50, 50).to(x, y, at: time) }
  }

  @Test("KR-38, KR-39: it is recognized during the movement, once it is long enough")
  func length() {
    let right = swipe(to: 150)
    right.keeps("KR-38", "KR-39")
    right.without("action(r)").breaks(
      "KR-39",
      "\"r\" did not recognize, although every finger went 100 points to the right in 100 ms")
    swipe(to: 60).played(by: "swipe-of-any-length").breaks(
      "KR-39",
      "\"r\" recognized, although its finger had not gone 20 points in a direction of the swipe")
    Played(.swipe) { Stroke(from: 50, 50).to(150, 50, at: 100).up(at: 120) }
      .played(by: "swipe-at-lift").breaks(
        "KR-38", "\"r\" recognized while none of its fingers moved")
    right.repeating("action(r)").breaks("KR-38", "\"r\" sent its action twice")
  }

  @Test("KR-40, KR-41, KR-42, KR-43: it is straight, fast, and in its direction")
  func straight() {
    let astray = swipe(to: 150, 110)
    astray.keeps("KR-40")
    astray.played(by: "swipe-may-stray").breaks(
      "KR-40", "\"r\" recognized, although its finger was 60 points off its way")
    let slow = swipe(to: 150, at: 1000)
    slow.keeps("KR-41")
    slow.played(by: "slow-swipe").breaks(
      "KR-41", "\"r\" recognized 1000 ms after its finger came down")
    let behind = Played(.swipe) { Stroke(from: 50, 50).to(45, 50, at: 20).to(150, 50, at: 100) }
    behind.keeps("KR-42")
    behind.played(by: "swipe-after-going-back").breaks(
      "KR-42", "\"r\" recognized, although its finger had been 5 points behind its start")
    let hesitant = Played(.swipe) {
      Stroke(from: 50, 50).to(52, 50, at: 10).to(51, 50, at: 20).to(150, 50, at: 100)
    }
    hesitant.keeps("KR-42")
    hesitant.played(by: "retreating-loses").breaks(
      "KR-42",
      "\"r\" did not recognize, although every finger went 100 points to the right in 100 ms")
    swipe(to: 50, 150).keeps("KR-43")
    swipe(to: 150, 150).changing("R(r).moved") { $0.state = .ended }
      .adding(
        .init(.action, who: "r", state: .ended, detail: .reading(GestureReading())),
        to: .after("R(r).moved")
      )
      .breaks("KR-43", "\"r\" recognized, although its finger went by (100, 100)")
  }

  @Test("KR-44: every finger swipes")
  func severalFingers() {
    func two(second x: Double) -> Played {
      Played(.swipe, with: { $0.touches = 2 }) {
        Down(at: Point(50, 50))
        Down(1, at: Point(50, 90))
        At(100)
        Move(to: Point(150, 50))
        if x > 50 { Move(1, to: Point(x, 90)) }
      }
    }
    let both = two(second: 150)
    both.keeps("KR-44")
    both.without("action(r)").breaks(
      "KR-44",
      "\"r\" did not recognize, although every finger went 100 points to the right in 100 ms")
    two(second: 50).keeps("KR-44")
    two(second: 50).played(by: "swipe-of-one-finger-of-two").breaks(
      "KR-44", "\"r\" recognized, although not all of its 2 fingers had gone its way")
  }

  @Test("KR-45: of two directions either will do, and nothing is said of both axes")
  func directions() {
    let either = swipe(to: -50) { $0.directions = [.right, .left] }
    either.keeps("KR-45")
    either.without("action(r)").breaks(
      "KR-45",
      "\"r\" did not recognize, although every finger went 100 points to the left in 100 ms")
    swipe(to: 150) { $0.directions = [.right, .up] }.leavesOpen("KR-39", "KR-43", "KR-45")
  }
}

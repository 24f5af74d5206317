import Testing
import TouchScript

@Suite("Long presses")
struct LongPressTests {
  private let place = Point(50, 50)

  private func held(
    until time: Int, with change: (inout Scenario.Recognizer) -> Void = { _ in }
  ) -> Played {
    Played(.longPress, with: change) {
      Down(at: place)
      At(time)
    }
  }

  @Test("KR-15, KR-16: it begins in its time, without an event")
  func begins() {
    let press = held(until: 900)
    press.keeps("KR-15", "KR-16")
    press.without("action(r)").breaks(
      "KR-15", "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
    Played(.longPress) { Stroke(from: 50, 50).to(51, 50, at: 900) }.played(
      by: "press-at-next-event"
    )
    .breaks(
      "KR-15", "\"r\" began only 900 ms after its fingers came down")
    press.moving("action(r)", to: .after("R(r).began")).breaks(
      "KR-16", "\"r\" began when its fingers had been held for 0 ms")
    held(until: 700).without("action(r)").leavesOpen("KR-15")
  }

  @Test("KR-17: lifted too early it fails")
  func early() {
    func lifted(at time: Int) -> Played { Played(.longPress) { Tap(at: place, holding: time) } }
    lifted(at: 300).keeps("KR-17")
    lifted(at: 300).played(by: "short-press").breaks(
      "KR-17", "\"r\" sent its action, although it was lifted after 300 ms")
    lifted(at: 300).changing("reset(r)") { $0.state = .ended }.breaks(
      "KR-17", "\"r\" was lifted after 300 ms, and was reset from ended")
    lifted(at: 450).leavesOpen("KR-17")
  }

  @Test("KR-18: five points do not matter, thirty do")
  func movement() {
    func moved(to x: Double) -> Played {
      Played(.longPress) {
        Stroke(from: 50, 50).to(x, 50, at: 100)
        At(900)
      }
    }
    moved(to: 55).keeps("KR-18")
    moved(to: 55).without("action(r)").breaks(
      "KR-18", "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
    moved(to: 80).keeps("KR-18")
    moved(to: 80).played(by: "press-without-distance-limit").breaks(
      "KR-18", "\"r\" recognized a press that had moved by 30 points before it began")
    moved(to: 65).leavesOpen("KR-18")
  }

  @Test("KR-19, KR-20: once begun it changes with every movement, and ends at the lift")
  func changes() {
    let moved = Played(.longPress) {
      Down(at: place)
      At(600)
      Move(to: Point(250, 50))
    }
    moved.keeps("KR-19")
    moved.without("action(r) in changed").breaks(
      "KR-19", "\"r\" sent no action when its finger moved after it had begun")
    moved.changing("action(r) in changed") { $0.state = .cancelled }.breaks(
      "KR-19", "\"r\" sent its action as cancelled when its finger moved after it had begun")
    let lifted = Played(.longPress) { Tap(at: place, holding: 700) }
    lifted.keeps("KR-20")
    lifted.without("action(r) in ended").breaks(
      "KR-20", "\"r\" sent no action when the first of its fingers lifted")
    let two = Played(.longPress, with: { $0.touches = 2 }) {
      Down(at: place)
      Down(1, at: Point(90, 50))
      At(600)
      Up()
      At(700)
      Up(1)
    }
    two.keeps("KR-20")
    two.played(by: "press-outlasts-first-lift").breaks(
      "KR-20", "\"r\" sent no action when the first of its fingers lifted")
    two.moving("action(r) in ended", to: .after("action(r) in began")).breaks(
      "KR-20", "\"r\" ended while all of its fingers were down")
  }

  @Test("KR-15, KR-16, KR-18: fingers tremble, drift, and come one after the other")
  func unsteady() {
    let trembling = Played(.longPress) {
      Stroke(from: 50, 50).to(51, 50, at: 200).to(50, 51, at: 450).to(50, 50, at: 900)
    }
    trembling.keeps("KR-15", "KR-18")
    trembling.played(by: "trembling-restarts-press").breaks(
      "KR-15", "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
    let drifting = Played(.longPress) {
      Stroke(from: 10, 50).to(18, 50, at: 20).to(26, 50, at: 40).to(34, 50, at: 60)
        .to(42, 50, at: 80)
      At(900)
    }
    drifting.keeps("KR-18")
    drifting.played(by: "press-measured-by-step").breaks(
      "KR-18", "\"r\" recognized a press that had moved by 32 points before it began")
    let staggered = Played(.longPress, with: { $0.touches = 2 }) {
      Down(at: place)
      At(60)
      Down(1, at: Point(90, 50))
      At(900)
    }
    staggered.keeps("KR-16")
    staggered.played(by: "press-timed-from-first-finger").breaks(
      "KR-16", "\"r\" began when its fingers had been held for 440 ms")
  }

  @Test("KR-21: another finger makes it fail, or is none of it")
  func extra() {
    let two = Played(.longPress) {
      Down(at: place)
      At(100)
      Down(1, at: Point(90, 50))
      At(900)
    }
    two.keeps("KR-21")
    two.played(by: "RE-56:ignored").keeps("KR-21")
    two.played(by: "press-with-more-fingers").breaks(
      "KR-21", "\"r\" recognized a press of 1 finger, and 2 had come down before it began")
  }

  @Test("KR-22: the taps come first")
  func taps() {
    held(until: 900) { $0.taps = 1 }.played(by: "press-without-taps").breaks(
      "KR-22", "\"r\" recognized a press after 0 taps")
    let tapped = Played(.longPress, with: { $0.taps = 1 }) {
      Tap(at: place)
      At(150)
      Down(at: place)
      At(1000)
    }
    tapped.keeps("KR-22")
    tapped.without("action(r)").breaks(
      "KR-22", "\"r\" did not begin, although its fingers were held still for 500 ms and longer")
  }

  @Test("KR-23, GR-12: when it begins it takes its touch from the view")
  func takes() {
    let press = Played(.longPress) { Tap(at: place, holding: 700) }
    press.keeps("KR-23", "GR-12")
    press.without("V(v).cancelled").breaks(
      "GR-12", "\"r\" began, and \"v\" did not get touchesCancelled for the touch of finger 0")
    press.without("V(v).cancelled")
      .repeating("V(v).began", to: .after("R(r).ended")) { what in
        what.phase = .ended
        what.touches[0].phase = .ended
      }
      .breaks(
        "KR-23",
        "\"r\" began and takes the touch of finger 0 from \"v\", which still got "
          + "touchesEnded")
    press.repeating("V(v).cancelled").breaks(
      "GR-12", "\"v\" got touchesCancelled twice for one touch")
    held(until: 900) { $0.cancelsTouchesInView = false }.leavesOpen("GR-12", "KR-23")
  }
}

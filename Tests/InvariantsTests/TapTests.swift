import Testing
import TouchScript

@Suite("Taps")
struct TapTests {
  private let place = Point(50, 50)

  @Test("KR-02, KR-13: a tap is recognized at the lift, where its finger was")
  func lift() {
    let tap = Played(.tap) { Tap(at: place) }
    tap.keeps("KR-02", "KR-13")
    tap.without("action(r)").breaks(
      "KR-02",
      "\"r\" did not recognize, although every tap was short and still and nothing prevented it"
    )
    tap.moving("action(r)", to: .after("R(r).began")).breaks(
      "KR-02", "\"r\" recognized while no finger of its last tap lifted")
    tap.measuring("action(r)") { $0.location = Point(7, 50) }.breaks(
      "KR-13", "\"r\" was at (7, 50) in its action, where none of its fingers had been")
    Played(.tap, with: { $0.delegate = .init(shouldBegin: false) }) { Tap(at: place) }
      .leavesOpen("KR-02")
    Played(
      .tap, with: { $0.requiresFailureOf = ["x"] },
      and: [.init(id: "x", view: "v").with { $0.taps = 2 }]
    ) {
      Tap(at: place)
    }
    .leavesOpen("KR-02")
  }

  @Test("KR-03: two points do not matter, a hundred do, and between them it is unspecified")
  func movement() {
    func tap(lifting x: Double) -> Played {
      Played(.tap) { Stroke(from: 50, 50).up(x, 50, at: 50) }
    }
    tap(lifting: 52).keeps("KR-03")
    tap(lifting: 150).keeps("KR-03")
    tap(lifting: 100).leavesOpen("KR-03")
    tap(lifting: 150).played(by: "tap-without-distance-limit").breaks(
      "KR-03", "\"r\" recognized a tap, though its finger went 100 points away")
    tap(lifting: 150).played(by: "lift-distance-unchecked").breaks(
      "KR-03", "\"r\" recognized a tap, though its finger went 100 points away")
    let trembling = Played(.tap) {
      (1...12).reduce(Stroke(from: 50, 50)) { (stroke: Stroke, step: Int) -> Stroke in
        stroke.to(50 + Double(step % 2), 50, at: step * 10)
      }
      .up(at: 130)
    }
    trembling.keeps("KR-03")
    trembling.played(by: "tap-path-summed").breaks(
      "KR-03", "\"r\" did not recognize, although its fingers hardly moved and nothing prevented it"
    )
    tap(lifting: 51).without("action(r)").breaks(
      "KR-03", "\"r\" did not recognize, although its fingers hardly moved and nothing prevented it"
    )
  }

  @Test("KR-05: a finger that stays for five seconds is no tap")
  func duration() {
    let long = Played(.tap) { Tap(at: place, holding: 5000) }
    long.keeps("KR-05")
    long.played(by: "tap-without-time-limit").breaks(
      "KR-05", "\"r\" recognized a tap, that was held for 5000 ms")
    Played(.tap) { Tap(at: place, holding: 4000) }.leavesOpen("KR-05")
  }

  @Test("KR-06: the second tap comes within a second, or it is the first of others")
  func interval() {
    func taps(second time: Int) -> Played {
      Played(.tap, with: { $0.taps = 2 }) {
        Tap(at: place)
        At(time)
        Tap(at: place)
      }
    }
    taps(second: 1050).keeps("KR-06")
    taps(second: 1050).played(by: "taps-at-any-interval").breaks(
      "KR-06", "\"r\" recognized taps that were 1000 ms apart")
    taps(second: 150).keeps("KR-06", "KR-02")
    taps(second: 150).without("action(r)").breaks(
      "KR-06",
      "\"r\" did not recognize, although the taps followed one another at once and nothing prevented it"
    )
    taps(second: 450).leavesOpen("KR-06")
  }

  @Test("KR-08, KR-09, KR-10: the fingers of a tap are counted")
  func fingers() {
    let second = Played(.tap) {
      Down(at: place)
      At(20)
      Down(1, at: Point(90, 50))
      At(50)
      Up()
      At(60)
      Up(1)
    }
    second.keeps("KR-08")
    second.played(by: "RE-49").keeps("KR-08")
    second.played(by: "tap-with-any-fingers").breaks(
      "KR-08", "\"r\" recognized a tap, with 2 fingers, being a tap of 1")
    let alone = Played(.tap, with: { $0.touches = 2 }) { Tap(at: place) }
    alone.keeps("KR-09")
    alone.played(by: "RE-50").keeps("KR-09")
    alone.played(by: "tap-with-fewer-fingers").breaks(
      "KR-09", "\"r\" recognized a tap, with 1 finger, and needs 2")
    let both = Played(.tap, with: { $0.touches = 2 }) {
      Down(at: place)
      Down(1, at: Point(90, 50))
      At(50)
      Up()
      Up(1)
    }
    both.keeps("KR-10")
    both.without("action(r)").breaks(
      "KR-10",
      "\"r\" did not recognize, although its fingers came and went together and nothing prevented it"
    )
    Played(.tap, with: { $0.touches = 2 }) {
      Down(at: place)
      Down(1, at: Point(90, 50))
      At(50)
      Up()
    }
    .played(by: "two-finger-tap-at-first-lift").breaks(
      "KR-10", "\"r\" recognized while 1 finger of it were still down")
  }

  @Test("KR-12, GR-45: a tap that is taken away fails")
  func cancelled() {
    let taken = Played(.tap) {
      Down(at: place)
      At(20)
      Change(.interrupt)
    }
    taken.keeps("KR-12", "GR-45")
    taken.played(by: "cancelled-tap").breaks(
      "KR-12", "\"r\" recognized a tap whose touch the system had taken away")
    taken.changing("R(r).cancelled") { $0.state = .possible }.breaks(
      "KR-12", "\"r\" was possible after touchesCancelled")
  }
}

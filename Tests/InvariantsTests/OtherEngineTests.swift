import Testing
import TouchScript

/// Traces of engines that are as right as the one here, and do otherwise.
@Suite("What other conforming engines report")
struct OtherEngineTests {
  @Test("GR-31: a tap that waits for a double tap is in the attempt of the first of two touches")
  func waitsOn() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100))
        .tap("double") { $0.taps = 2 }.tap("single") { $0.requiresFailureOf = ["double"] }
    } script: {
      Down(at: Point(10, 10))
      After(50)
      Up()
      After(2)
      Down(at: Point(10, 10))
      After(48)
      Up()
    }
    let tap = Played(scenario)
    tap.repeating("52 ms R(double).began") {
      $0.who = "single"
      $0.state = .failed
    }
    .doesNotBreak("GR-31")
    tap.changing("0 ms R(single).began") { $0.state = .failed }
      .breaks("GR-31", "\"single\" was failed when its first touch came down")
  }

  @Test("TO-20: what a window swallows is listed with one that would ignore it if it received it")
  func listedUntold() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 1, 1)).dropsEvents().recognizer(.tap, "tap") {
        $0.ignoredFingers = [0]
      }
    } script: {
      Down(at: Point(0, 0))
    }
    let name = "receivers(touch 0)"
    let swallowed = Played(scenario)
    swallowed.doesNotBreak("TO-20")
    swallowed.changing(name) { $0.names = ["tap"] }.doesNotBreak("TO-20")
  }

  @Test("GR-01, GC-04: two that wait for one another may wait for ever")
  func ring() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 1, 1))
        .tap("one") { $0.delegate = .init(requiresFailureOf: ["other"]) }
        .tap("other") { $0.delegate = .init(requiresFailureOf: ["one"]) }
    } script: {
      Down(at: Point(0, 0))
      After(1)
      Up()
      After(2000)
      Down(at: Point(0, 0))
    }
    let waiting = Played(scenario).without(
      "action", "reset", "2001 ms R(one)", "2001 ms R(other)")
    waiting.doesNotBreak("GR-01")
    waiting.doesNotBreak("GC-04")
    waiting.without("0 ms R(one).began").breaks(
      "GR-01", "\"one\" of \"w\" did not get the touch of \"w\"")
  }
}

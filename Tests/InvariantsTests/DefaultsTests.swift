import Testing
import TouchScript

@Suite("New recognizers and new views")
struct DefaultsTests {
  @Test(
    "KR-01, KR-14, KR-24, KR-37: each kind of recognizer has its own defaults",
    arguments: [
      (Scenario.Recognizer.Kind.tap, "KR-01"), (.longPress, "KR-14"), (.pan, "KR-24"),
      (.swipe, "KR-37"),
    ])
  func kinds(kind: Scenario.Recognizer.Kind, rule: String) { Played(kind) {}.keeps(rule) }

  @Test("KR-01, KR-14, KR-24, KR-37: they are judged one by one")
  func differences() {
    func made(
      _ kind: Scenario.Recognizer.Kind, _ change: (inout RecognizerDefaults) -> Void
    ) -> Played {
      var defaults = RecognizerDefaults(newOf: kind)
      change(&defaults)
      return Played(kind) {}.changing("made(r)") { $0.detail = .recognizer(defaults) }
    }
    Played(.pan) {}.leavesOpen("KR-01")
    made(.tap) { $0.taps = 2 }.breaks("KR-01", "new, \"r\" had 2 as taps")
    made(.longPress) { $0.minimumPressDuration = 400 }.breaks(
      "KR-14", "new, \"r\" had 400 as milliseconds")
    made(.pan) { $0.maximumTouches = 2 }.breaks(
      "KR-24", "new, \"r\" had 2 as touches at most", expected: "unlimited")
    made(.swipe) { $0.directions = [.left] }.breaks("KR-37", "new, \"r\" had left as directions")
  }

  @Test("TO-24, TO-28, HT-26: what new views are like")
  func views() {
    let made = Played(
      Scenario { Window("w", Rect(0, 0, 320, 480)) { Label("l", Rect(0, 0, 100, 100)) } })
    made.keeps("TO-24", "TO-28", "HT-26")
    made.changing("made a label") { $0.detail = .view(ViewDefaults()) }.breaks(
      "HT-26", "isUserInteractionEnabled of a new label is true")
    made.changing("made a label") {
      $0.detail = .view(
        ViewDefaults(isUserInteractionEnabled: false, isMultipleTouchEnabled: true))
    }
    .breaks("TO-24", "a new label has isMultipleTouchEnabled")
    made.changing("made a window") { $0.detail = .view(ViewDefaults(isExclusiveTouch: true)) }
      .breaks("TO-28", "a new window has isExclusiveTouch")
  }
}

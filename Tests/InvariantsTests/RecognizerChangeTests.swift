import Testing
import TouchScript

@Suite("Recognizers that change during gestures")
struct RecognizerChangeTests {
  private let inA = Point(50, 50)

  /// A long press `r` that has begun is changed at 700 ms.
  private func began(
    _ change: Scenario.Change, at location: SourceLocation = #_sourceLocation
  ) -> Played {
    sideBySide({ $0.recognizers = [.init(id: "r", view: "a", kind: .longPress)] }, at: location) {
      Down(at: inA)
      At(600)
      At(700)
      Change(change)
      At(800)
      Up()
    }
  }

  @Test("EX-06, EX-09: a recognizer that began is cancelled when it is disabled or detached")
  func disabled() {
    let disabled = began(.setRecognizerEnabled("r", false))
    disabled.keeps("EX-06")
    disabled.without("action(r) in cancelled").breaks(
      "EX-06",
      "\"r\" was disabled after it had begun, and did not say that it was cancelled before the next "
        + "event")
    disabled.moving("action(r) in cancelled", to: .at(900)).breaks(
      "EX-06",
      "\"r\" was disabled after it had begun, and did not say that it was cancelled before the next "
        + "event")
    disabled.played(by: "RE-48").keeps("EX-06")
    disabled.repeating("action(r) in cancelled") { $0.state = .ended }.breaks(
      "EX-06", "\"r\" was disabled, was cancelled, and sent another action")
    let detached = began(.removeRecognizer("r"))
    detached.keeps("EX-09")
    detached.without("action(r) in cancelled").keeps("EX-09")
    detached.repeating("action(r) in cancelled") { $0.state = .ended }.breaks(
      "EX-09", "\"r\" was detached after it had begun, and sent an action all the same")
  }

  @Test("EX-23: one that was disabled takes up new fingers while the old ones are down")
  func startsAfresh() {
    let again = sideBySide {
      $0.recognizers = [.init(id: "r", view: "w")]
    } script: {
      Down(at: inA)
      At(10)
      Change(.setRecognizerEnabled("r", false))
      At(20)
      Change(.setRecognizerEnabled("r", true))
      Stroke(1, from: 150, 50, at: 1200).up(at: 1250)
      At(1300)
      Up()
    }
    again.keeps("EX-08", "EX-23")
    again.tells(["1250 ms action(r) in ended"], of: "action(r)")
    again.played(by: "disabled-keeps-its-touches").breaks(
      "EX-23",
      "\"r\", which was disabled and enabled again, did not get the touch of finger 1, which came down later"
    )
    again.without("action(r)").breaks(
      "EX-23",
      "\"r\", which was disabled and enabled again, did not recognize the tap of finger 1, which "
        + "came down later")
  }

  @Test("EX-10: one whose view is removed ends once at most")
  func uprooted() {
    let uprooted = began(.removeFromSuperview("a"))
    uprooted.keeps("EX-10")
    uprooted.without("action(r) in cancelled").keeps("EX-10")
    uprooted.repeating("action(r) in cancelled").breaks(
      "EX-10", "\"r\", whose view was removed, ended twice")
  }

  @Test("EX-07, EX-08: one that is undecided recognizes nothing more, and gets nothing back")
  func possible() {
    func tapped(again: Bool) -> Played {
      sideBySide {
        $0.recognizers = [.init(id: "r", view: "a")]
      } script: {
        Down(at: inA)
        At(10)
        Change(.setRecognizerEnabled("r", false))
        if again {
          At(20)
          Change(.setRecognizerEnabled("r", true))
        }
        At(30)
        Up()
      }
    }
    let disabled = tapped(again: false)
    disabled.keeps("EX-07")
    disabled.adding(
      .init(.action, who: "r", state: .ended, detail: .reading(GestureReading())), to: .at(30)
    ).breaks(
      "EX-07", "\"r\" was disabled while it was undecided, and sent an action all the same")
    let enabled = tapped(again: true)
    enabled.keeps("EX-08")
    enabled.repeating("R(r).began", to: .at(30)) { $0.tell(.ended) }.breaks(
      "EX-08", "\"r\" was enabled and got the touch of finger 0, which had come down before")
  }
}

import Testing
import TouchScript

private let inA = Point(50, 50)

@Suite("Views that change during touches")
struct ViewChangeTests {
  /// A change at 10 ms, while a finger is down in `a`.
  private func changed(
    by change: Scenario.Change, at location: SourceLocation = #_sourceLocation,
    @ScriptBuilder then script: () -> ScriptParts
  ) -> Played {
    sideBySide(at: location) {
      Down(at: inA)
      At(10)
      Change(change)
      At(20)
      script()
    }
  }

  @Test("EX-02: a removed view receives one end of its touch, now or when the finger lifts")
  func removed() {
    let gone = changed(by: .removeFromSuperview("a")) { Up() }
    gone.keeps("EX-02", "TO-11")
    gone.moving("V(a).cancelled", to: .at(20)).changing("V(a).cancelled") { $0.tell(.ended) }
      .keeps("EX-02", "TO-11")
    gone.repeating("V(a).cancelled", to: .at(20)) { $0.tell(.ended) }.breaks(
      "EX-02", "\"a\" got the end of one touch twice")
    gone.without("V(a).cancelled").breaks(
      "EX-02",
      "\"a\" got touchesBegan in event 0 ms V(a).began [touch 0], but never "
        + "touchesEnded or touchesCancelled")
    sideBySide { Tap(at: inA) }.leavesOpen("EX-02")
  }

  @Test("EX-03: a view that is closed keeps the touch that it has")
  func closed() {
    let hidden = changed(by: .setHidden("a", true)) { Move(to: Point(60, 50)) }
    hidden.keeps("EX-03")
    hidden.without("V(a).moved").breaks(
      "EX-03",
      "\"a\" did not go on receiving the touch of finger 0, though \"a\" takes no touches any "
        + "more")
  }

  @Test("EX-04: a view that is moved sees its touch where it is now")
  func moved() {
    let moved = changed(by: .setFrame("a", Rect(20, 0, 100, 100))) { Move(to: Point(60, 50)) }
    moved.keeps("EX-04", "TO-06")
    moved.changing("V(a).moved") { $0.touches[0].locationInReceiver = Point(60, 50) }.breaks(
      "EX-04", "\"a\" was moved and sees its touch at (60.0, 50.0), not at (40.0, 50.0)")
  }

  @Test("EX-05: a touch stays where it is when another view comes to the front")
  func reordered() {
    let covered = sideBySide {
      $0.views[2].frame = Rect(0, 0, 100, 100)
      $0.views.swapAt(1, 2)
    } script: {
      Down(at: inA)
      At(10)
      Change(.bringToFront("b"))
      At(20)
      Move(to: Point(60, 50))
    }
    covered.keeps("EX-05")
    covered.changing("20 ms") { $0.touches[0].view = "b" }.changing("V(a).moved") { $0.who = "b" }
      .breaks(
        "EX-05", "the touch of finger 0 in \"a\" went to \"b\" when the order of views changed")
  }

  @Test("EX-14: what the app does inside a callback moves no touch in that event")
  func duringAnEvent() {
    let reacting = sideBySide {
      $0.views[1].overrides = .init()
    } script: {
      When(.touches("a", .began), .removeFromSuperview("a"))
      Down(at: inA)
    }
    reacting.keeps("EX-14")
    reacting.repeating("V(a).began") { $0.who = "w" }.keeps("EX-14")
    let handedOn = reacting.repeating("V(a).began") { what in
      what.who = "w"
      what.touches[0].view = "w"
    }
    handedOn.breaks(
      "EX-14", "during the event the touch of finger 0 went from \"a\" to \"w\"")
  }

  @Test("EX-12, EX-15, FB-10: each wrong engine is caught by what it does", arguments: mistakes)
  func mistake(row: Mistaken) { row.check() }

  static let mistakes = [
    Mistaken(
      "EX-12", by: "disabled-control-ends-twice",
      in: Scenario {
        Window("w", Rect(0, 0, 320, 480)) { Button("v", Rect(0, 0, 100, 40)) }
      } script: {
        Down(at: Point(50, 20))
        After(30)
        Change(.setEnabled("v", false))
        After(60)
        Up()
      },
      breaks: "the control \"v\", disabled while it tracked a touch, sent 2 last events of it"),
    Mistaken(
      "EX-15", by: "removed-view-not-cancelled",
      in: Scenario {
        Window("w", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 100, 40)) }.tap("t")
      } script: {
        When(.action("t"), .removeFromSuperview("v"))
        Tap(at: Point(50, 20), holding: 90)
      },
      breaks: "\"v\" got touchesBegan in event 0 ms V(v).began [touch 0], but never "
        + "touchesEnded or touchesCancelled"),
    Mistaken(
      "FB-10", by: "excluded-subviews-skipped",
      in: Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          View("p", Rect(0, 0, 100, 100)) { View("v", Rect(80, 80, 60, 60)) }
            .isHidden()
            .hitTest(.asksSubviews)
        }
      } script: {
        Tap(at: Point(120, 120))
      },
      breaks: "the touch of finger 0 went to \"w\", although \"p\" asks its subviews, closed or not"
    ),
  ]
}

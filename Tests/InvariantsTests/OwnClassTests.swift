import Testing
import TouchScript

private let own = Scenario.Recognizer(id: "a", view: "v", kind: .custom).with {
  $0.decisions = [
    .init(on: .moved, distance: 20, sets: .began), .init(on: .ended, from: .began, sets: .ended),
    .init(on: .ended, from: .changed, sets: .ended), .init(on: .ended, sets: .failed),
  ]
}
private let drag = Stroke(from: 20, 20, at: 10).to(80, 20, at: 20).to(90, 20, at: 30)
  .to(100, 20, at: 40).up(at: 60)

@Suite("Recognizers of an app's own classes")
struct OwnClassTests {
  @Test("Each wrong engine is caught by what it does", arguments: mistakes)
  func mistake(row: Mistaken) { row.check() }

  private static let mistakes = [
    Mistaken(
      "GR-53", "a finger moves on", by: "changed-only-when-set", in: .nested(own) { drag },
      breaks: "\"a\", which had begun, sent no action when one of its fingers moved"),
    Mistaken(
      "GR-54", "a finger comes down", by: "recognizers-pass-touches-on", in: .nested(own) { drag },
      breaks: "\"v\" got twice that the touch of finger 0 began"),
    Mistaken(
      "GR-54", "a finger comes down on a subview", by: "recognizers-pass-touches-on",
      in: .nested(outer) { drag },
      breaks:
        "\"p\" got touchesBegan before the view of the touch did, as if \"a\" had handed it on"),
  ]

  /// The same one level up.
  private static var outer: Scenario.Recognizer {
    var outer = own
    outer.view = "p"
    return outer
  }

  @Test("GR-53: one action for each event, as long as it goes on")
  func changes() {
    let dragged = Played(.nested(own) { drag })
    dragged.keeps("GR-53", "GR-33", "GR-12")
    dragged.repeating("30 ms action(a)", to: .after("30 ms action(a)"))
      .breaks("GR-53", "\"a\" sent 2 actions for one movement")
    // An engine that says so itself says no more.
    var saying = own
    saying.decisions.insert(.init(on: .moved, from: .began, sets: .changed), at: 0)
    Played(.nested(saying) { drag }).keeps("GR-53")
    Played(.nested(own) { Stroke(from: 20, 20, at: 10).to(30, 20, at: 20).up(at: 60) })
      .leavesOpen("GR-53")
  }

  @Test("GR-51: where it is that ends by a timer, when its fingers are gone, is open")
  func endsLate() {
    var late = own
    late.decisions = [
      .init(on: .moved, distance: 20, sets: .began),
      .init(on: .ended, from: .began, after: 30, sets: .ended),
    ]
    let dragged = Played(
      .nested(late) {
        Stroke(from: 20, 20, at: 10).to(80, 20, at: 20).up(at: 60)
        At(100)
        Change(.remoteControl)
      })
    dragged.measuring("90 ms action(a) in ended") { $0.location = Point(500, 500) }
      .doesNotBreak("GR-51")
    late.decisions[1].after = 0
    let inTime = Played(
      .nested(late) { Stroke(from: 20, 20, at: 10).to(80, 20, at: 20).up(at: 60) })
    inTime.measuring("60 ms action(a) in ended") { $0.location = Point(500, 500) }
      .breaks("GR-51", "\"a\" ended at (500, 500), where none of its touches ever was near")
  }

  @Test("GR-53: a change that a timer brings is one more, also at the time of a movement")
  func changesByTimer() {
    var timed = own
    timed.decisions = [
      .init(on: .moved, distance: 20, sets: .began),
      .init(on: .moved, from: .changed, after: 10, sets: .changed),
    ]
    let dragged = Played(.nested(timed) { drag })
    dragged.tells(
      ["30 ms action(a) in changed", "40 ms action(a) in changed", "40 ms action(a) in changed"],
      of: "30 ms action(a)", "40 ms action(a)")
    dragged.keeps("GR-53")
    dragged.repeating("40 ms action(a)").breaks(
      "GR-53", "\"a\" sent 3 actions for one movement")
  }
}

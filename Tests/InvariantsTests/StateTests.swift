import Testing
import TouchScript

private let tap = Scenario.Recognizer(id: "a", view: "v")
private let oneTap = Stroke(from: 20, 20, at: 10).up(at: 60)

@Suite("The states of recognizers, and their targets")
struct StateTests {
  @Test("Each wrong engine is caught by what it does", arguments: states + targets)
  func mistake(row: Mistaken) { row.check() }

  private static let states = [
    Mistaken(
      "GR-29", "the second tap follows the first", by: "forgets-between-taps",
      in: .nested(.init(id: "a", view: "v").with { $0.taps = 2 }) {
        oneTap
        Stroke(from: 20, 20, at: 110).up(at: 160)
        At(3000)
      }, breaks: "\"a\" recognized two quick taps 0 times"),
    Mistaken(
      "GR-32", "a tap is disabled while it is undecided", by: "undecided-is-cancelled",
      in: .nested(tap) {
        Stroke(from: 20, 20, at: 10).with(.setRecognizerEnabled("a", false), at: 20).up(at: 60)
      }, breaks: "\"a\", which is discrete, went from possible to cancelled"),
    Mistaken(
      "GR-35", "a tap is reset", by: "possible-before-reset", in: .nested(tap) { oneTap },
      breaks: "\"a\" recognized, but was possible when it was reset"),
    Mistaken(
      "GR-37", "a tap sends its action", by: "action-while-possible", in: .nested(tap) { oneTap },
      breaks: "in its action \"a\" was possible"),
    Mistaken(
      "GR-42", "a finger goes on when the tap has failed", by: "reset-under-fingers",
      in: .nested(tap) {
        Stroke(from: 20, 20, at: 10).to(220, 20, at: 40).to(240, 20, at: 60).to(260, 20, at: 80)
          .up(at: 100)
      },
      breaks:
        "\"a\" was reset, and got again the touch of finger 0, which had been down all the time"
    ),
    Mistaken(
      "GR-44", "a tap has decided at once", by: "state-changes-after-event",
      in: .nested(tap) { oneTap }, breaks: "\"a\" was possible when its touchesEnded returned"),
    Mistaken(
      "GR-50", "a tap is moved to another view, and its old one touched", by: "stays-on-old-view",
      in: moved, breaks: "\"a\" was moved to another view, and got a touch of \"v\""),
  ]

  private static func tapping(for receiver: Scenario.RecognizerTarget.Receiver) -> Scenario {
    .nested(.init(id: "a", view: "v").with { $0.targets = [.init(receiver, "go")] }) { oneTap }
  }

  private static let targets = [
    Mistaken(
      "GR-47", "a tap has two targets", by: "first-target-only", in: tapping(for: .responder("v")),
      breaks: "\"a\" sent its action once, and \"v\" was called 0 times"),
    Mistaken(
      "GR-48", "a target receives its sender", by: "view-is-sender",
      in: tapping(for: .responder("v")),
      breaks: "go of \"v\" was called with the sender \"v\""),
    Mistaken(
      "GR-49", "a target is gone", by: "recognizer-retains-targets", in: tapping(for: .released),
      breaks: "\"a\" called a target that was gone"),
  ]

  /// A tap that is moved from the view `v` to `q` before `v` is touched.
  private static let moved = Scenario.nested(
    tap, beside: { View("q", Rect(0, 420, 300, 50)) },
    script: {
      At(5)
      Change(.addRecognizer("a", to: "q"))
      oneTap
    })

  @Test("GR-50: a recognizer that was moved receives nothing at its old view")
  func movedAway() {
    var scenario = Self.moved
    scenario.script[0].changes = []
    let unmoved = Played(scenario)
    unmoved.told(of: Self.moved).breaks(
      "GR-50", "\"a\" was moved to another view, and got a touch of \"v\"")
  }

  @Test("GR-44: alone, a tap has decided when its touchesEnded returns")
  func decides() {
    let played = Played(.nested(tap) { oneTap })
    played.keeps("GR-44")
    played.changing("R(a).ended") { $0.state = .possible }.breaks(
      "GR-44", "\"a\" was possible when its touchesEnded returned")
  }

  @Test("GR-47, GR-48, GR-49: every target is called by the recognizer, unless it is gone")
  func everyTarget() {
    var recognizer = tap
    recognizer.targets = [
      .init(.responder("v"), "tapped"), .init(.released, "gone"), .init(.responder("p"), "tapped"),
    ]
    let played = Played(.nested(recognizer) { oneTap })
    played.keeps("GR-47", "GR-48", "GR-49")
    played.without("target(p, tapped)").breaks(
      "GR-47", "\"a\" sent its action once, and \"p\" was called 0 times")
    played.changing("target(") { $0.who = "p" }.breaks(
      "GR-48", "tapped of \"v\" was called with the sender \"p\"")
    played.changing("target(p, tapped)") { what in
      what = .init(.actionMethod, who: "a", other: "other", detail: .text("gone"))
    }
    .breaks("GR-49", "\"a\" called a target that was gone")
  }
}

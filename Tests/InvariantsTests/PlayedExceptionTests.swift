import Invariants
import Testing
import TouchEngine
import TouchScript

@Suite("Changes under a finger, and views that want touches: rules judged of what engines do")
struct PlayedExceptionTests {
  @Test("Each holds of the right engine", arguments: cases)
  func holds(played: Played) {
    #expect(played.right == .holds)
    #expect(played.brokenByRight == [])
  }

  @Test(
    "Each is broken by the wrong one, in a sentence that says what went wrong", arguments: cases)
  func broken(played: Played) { #expect(played.wrong?.violation?.sentence == played.sentence) }

  @Test("The right engine breaks nothing where it was accused", arguments: accused)
  func accusation(scenario: Scenario) {
    #expect(Played("EX-15", scenario, breaks: "") { $0 = .uikit }.brokenByRight == [])
  }

  /// Views that are taken out with a finger on them that a recognizer ignores, are put elsewhere, or
  /// are taken out before they are seen to hear of the finger; and fingers whose touches are taken.
  private static let accused: [Scenario] = [
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        Button("v", Rect(0, 0, 100, 100)).touches(.passesOnFirst)
      }
    } script: {
      When(.controlEvent("v", .touchDown), .removeFromSuperview("v"))
      Down(at: Point(20, 20))
    },
    Scenario {
      Window("w", Rect(0, 0, 100, 100))
        .recognizer(.tap, "a", taps: 2, subclassIsRequiredToFailBy: ["b"]).tap("b")
    } script: {
      Down(at: Point(20, 20))
      After(1)
      Down(1, at: Point(60, 20))
      After(1)
      Change(.interrupt)
      Down(2, at: Point(20, 20))
      After(1)
      Up(2)
      After(350)
    },
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("v", Rect(0, 0, 100, 100)).isMultipleTouchEnabled()
      }
      .recognizer(.pan, "r", ignoredFingers: [1])
    } script: {
      When(.action("r"), .removeFromSuperview("v"))
      Down(at: Point(20, 20))
      Down(1, at: Point(60, 20))
      After(20)
      Move(to: Point(20, 80))
    },
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("p", Rect(0, 0, 100, 100)).boundsOrigin(Point(0, 8))
        View("v", Rect(0, 0, 100, 100))
      }
      .tap("r")
    } script: {
      When(.action("r"), .removeFromSuperview("v"), .addSubview("v", to: "p"))
      Tap(at: Point(20, 20))
    },
  ]

  private static let window = Scenario.View(id: "w", kind: .window, frame: Rect(0, 0, 320, 480))

  /// A window with a view or control `v`, which a finger touches from 10 to 100 milliseconds.
  private static func scene(
    _ kind: Scenario.View.Kind, recognizers: [Scenario.Recognizer] = [],
    reactions: [Scenario.Reaction] = [], amid change: Scenario.Change? = nil
  ) -> Scenario {
    var script: [Scenario.Step] = .finger(Point(50, 20), lasting: 90)
    if let change { script.insert(.init(at: 40, changes: [change]), at: 1) }
    return Scenario(
      views: [
        window, .init(id: "v", parent: "w", kind: kind, frame: Rect(0, 0, 100, 40)),
      ], recognizers: recognizers, script: script, reactions: reactions)
  }

  /// Two windows, the one in front covering the lower half, and a finger for each.
  private static let twoWindows: Scenario = {
    var first = window
    first.isExclusiveTouch = true
    return Scenario(
      views: [first, .init(id: "x", kind: .window, frame: Rect(0, 240, 320, 240))],
      script: [
        .init(at: 10, touches: [.init(0, .began, at: Point(50, 50))]),
        .init(at: 30, touches: [.init(1, .began, at: Point(50, 300))]),
      ])
  }()

  /// A hidden view that asks its subviews all the same, and a finger on one of them.
  private static let closedHelper = Scenario(
    views: [
      window,
      .init(
        id: "p", parent: "w", frame: Rect(0, 0, 100, 100), isHidden: true,
        overrides: .init(hitTest: .asksSubviews)),
      .init(id: "v", parent: "p", frame: Rect(80, 80, 60, 60)),
    ], script: .finger(Point(120, 120), lasting: 50))

  static let cases: [Played] = [
    Played(
      "EX-12", scene(.button, amid: .setEnabled("v", false)),
      breaks: "the control \"v\", disabled while it tracked a touch, sent 2 last events of it"
    ) { $0.mistakes = [.disabledControlEndsTwice] },
    Played(
      "EX-15",
      scene(
        .view, recognizers: [.init(id: "t", view: "w")],
        reactions: [.init(on: .action("t"), changes: [.removeFromSuperview("v")])]),
      breaks: "\"v\" was told in event 10 that a touch began, and never that it is over"
    ) { $0.mistakes = [.removedViewForgotten] },
    Played(
      "FB-10", closedHelper,
      breaks: "the touch of finger 0 went to \"w\", although \"p\" asks its subviews, closed or not"
    ) { $0.mistakes = [.excludedSubviewsSkipped] },
    Played(
      "TO-31", twoWindows,
      breaks: "\"x\" was not told of its touch, because \"w\" in another window had one"
    ) { $0.mistakes = [.exclusiveAcrossWindows] },
  ]
}

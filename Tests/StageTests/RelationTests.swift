import Logs
import Testing
import TouchScript

@Suite("How recognizers stand to each other, and what their delegates answer, is staged")
struct RelationTests {
  /// A tap on what is in the window.
  private func tapped(@SceneBuilder _ subviews: () -> SceneParts) -> Scenario {
    Scenario {
      window(subviews)
    } script: {
      Tap(at: Point(50, 50))
    }
  }

  private let a = View("a", Rect(0, 0, 300, 300))

  @Test("A delegate is asked about the event, and then about the touch")
  func receiving() {
    let scenario = tapped {
      a.tap("r") { $0.delegate = .init(shouldReceive: true, shouldReceiveEvent: true) }
        .tap("event") { $0.delegate = .init(shouldReceiveEvent: false) }
    }
    let kinds = ["shouldReceive", "shouldReceiveEvent", "action"]
    expectLog(
      of: scenario, observing: kinds, of: ["r"],
      """
      shouldReceiveEvent(r) → true
      shouldReceive(r) [touch 0] → true
      action(r) in ended
      """)
    expectLog(
      of: scenario, observing: kinds, of: ["event"], "shouldReceiveEvent(event) → false")
  }

  @Test("A delegate refuses the touches in some views, with or without an answer for all others")
  func refusingViews() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(0, 0, 300, 300)) { View("inner", Rect(0, 0, 50, 50)) }
            .tap("r") { $0.delegate = .init(refusesTouchesIn: ["inner"]) }
        }
      } script: {
        Tap(at: Point(10, 10))
        After(500)
        Tap(at: Point(100, 10))
      }, observing: ["shouldReceive", "action"],
      """
      0 ms    shouldReceive(r) → false
      550 ms  shouldReceive(r) → true
      600 ms  action(r) in ended
      """)
  }

  @Test("A delegate that implements nothing is not noted")
  func silence() {
    expectLog(
      of: tapped { a.tap("r") { $0.delegate = .init() }.tap("s") },
      observing: [
        "shouldReceive", "shouldReceiveEvent", "simultaneous", "shouldRequireFailure",
        "shouldBeRequiredToFail",
      ], "",
      forbidden: ["shouldBegin(r) asked of the delegate", "shouldBegin(s) asked of the delegate"])
  }

  @Test("Delegates let recognizers recognize together")
  func simultaneous() {
    let scenario = tapped {
      a.tap("r") { $0.delegate = .init(shouldBegin: true, simultaneousWith: ["s"]) }.tap("s")
    }
    expectLog(
      of: scenario, observing: ["shouldBegin(r)"],
      ["shouldBegin(r) asked of the delegate → true", .maybe(["shouldBegin(r) asked of a → true"])])
    expectLog(
      of: scenario, observing: ["simultaneous"],
      .repeated(["simultaneous(r, with s) → true"]))
    expectLog(
      of: scenario, observing: ["action"],
      .unordered(["action(r) in ended", "action(s) in ended"]))
  }

  @Test("A recognizer waits for one whose failure it requires")
  func requirement() {
    expectLog(
      of: tapped {
        a.tap("single") { $0.requiresFailureOf = ["double"] }.tap("double") { $0.taps = 2 }
      }
      .playedOut,
      observing: ["action"], "400 ms  action(single) in ended")
  }

  /// Two taps of which the first is asked, or the second, whether the first waits for the second.
  private static let dynamicRequirements: [(View, LogPattern)] = {
    let a = View("a", Rect(0, 0, 300, 300))
    return [
      (
        a.tap("r") { $0.delegate = .init(requiresFailureOf: ["s"]) }.tap("s") { $0.taps = 2 },
        "shouldRequireFailure(r, of s) asked of the delegate → true"
      ),
      (
        a.tap("r").tap("s") {
          $0.taps = 2
          $0.delegate = .init(isRequiredToFailBy: ["r"])
        },
        "shouldBeRequiredToFail(s, by r) asked of the delegate → true"
      ),
      (
        a.recognizer(.tap, "r") { $0.subclassRequiresFailureOf = ["s"] }.recognizer(.tap, "s") {
          $0.taps = 2
        },
        "shouldRequireFailure(r, of s) asked of the recognizer → true"
      ),
      (
        a.tap("r").recognizer(.tap, "s") {
          $0.taps = 2
          $0.subclassIsRequiredToFailBy = ["r"]
        },
        "shouldBeRequiredToFail(s, by r) asked of the recognizer → true"
      ),
    ]
  }()

  @Test(
    "Delegates and classes are asked whether one waits for another", arguments: dynamicRequirements)
  func dynamicRequirement(view: View, asked: LogPattern) {
    let log = Log(trace(of: tapped { view }))
    let answers = log.observing(["shouldRequireFailure", "shouldBeRequiredToFail"])
    expect(Log(answers.lines.filter { $0.text.hasSuffix("true") }), asked)
    expect(log.observing(["action"]), "")
  }

  @Test("A class that prevents nothing, and one that nothing prevents")
  func prevention() {
    let scenario = tapped {
      // The one that was added last is heard first. Source: rulebook GC-14.
      a.recognizer(.tap, "s") { $0.cannotBePreventedBy = ["r"] }.recognizer(.tap, "r") {
        $0.cannotPrevent = ["s"]
      }
    }
    expectLog(
      of: scenario, observing: ["canPrevent(r)"], .repeated(["canPrevent(r, s) → false"]))
    expectLog(
      of: scenario, observing: ["action"],
      .unordered(["action(r) in ended", "action(s) in ended"]))
  }

  @Test("A class that ignores a finger does not see it again")
  func ignoring() {
    expectLog(
      of: Scenario {
        window { a.isMultipleTouchEnabled().recognizer(.tap, "r") { $0.ignoredFingers = [1] } }
      } script: {
        Down(0, at: Point(50, 50))
        Down(1, at: Point(90, 50))
        After(50)
        Up(0)
        Up(1)
      }, observing: ["R", "action"],
      """
      R(r).began [touches 0, 1]
      R(r).ended [touch 0]
      action(r) in ended [1 touch at (50, 50)]
      """)
  }
}

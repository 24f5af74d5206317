import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

/// For every wrong way to deal with recognizers a small scene, written by hand, that shows it.
@Suite("Wrong gestures in scenes of their own")
struct WrongGestureTests {
  private typealias Row = RecognizerSceneTests.Row

  /// A tap `a` on the inner view.
  private static let tap = Scenario.Recognizer(id: "a", view: "v")
  private static let double = Scenario.Recognizer(id: "a", view: "v", taps: 2)
  private static let oneTap: [Scenario.Step] = .stroke() + .rest(until: 3000)
  private static let twoTaps: [Scenario.Step] =
    .stroke() + .stroke(down: 110, up: 160) + .rest(until: 3000)

  /// A tap `a` with something set.
  private static func changedTap(
    _ set: (inout Scenario.Recognizer) -> Void
  ) -> [Scenario.Recognizer] {
    var changed = tap
    set(&changed)
    return [changed]
  }

  /// Two views side by side, each with a tap, under two fingers of which the second lifts first or
  /// comes just when the first lifts.
  private static func apart(_ lifts: (Int, Int), second down: Int = 10) -> Scenario {
    var scenario = Scenario.nested(
      [
        .init(id: "a", view: "v", delegate: .init(simultaneousWith: [])),
        .init(id: "b", view: "q", delegate: .init(simultaneousWith: [])),
      ], [])
    scenario.views[2].frame = Rect(0, 0, 300, 100)
    scenario.views.append(.init(id: "q", parent: "w", frame: Rect(0, 150, 300, 100)))
    let places = [Point(20, 20), Point(20, 200)]
    for (finger, (began, lifted)) in [(10, lifts.0), (down, lifts.1)].enumerated() {
      for (time, phase) in [(began, TouchPhase.began), (lifted, .ended)] {
        let touch = Scenario.Finger(finger, phase, at: places[finger])
        if let index = scenario.script.firstIndex(where: { $0.at == time }) {
          scenario.script[index].touches.append(touch)
        } else {
          scenario.script.append(Scenario.Step(at: time, touches: [touch]))
        }
      }
    }
    scenario.script.sort { $0.at < $1.at }
    return scenario
  }

  private static let delivery: [Row] = [
    Row(
      "GR-03", says: "two fingers of a pan come down at once",
      .nested(
        [.init(id: "a", view: "v", kind: .pan), .init(id: "b", view: "p")],
        [
          Scenario.Step(
            at: 10,
            touches: [.init(0, .began, at: Point(20, 20)), .init(1, .began, at: Point(90, 20))])
        ])
    ) { $0.mistakes = [.recognizerToldTwice] },
    Row(
      "TO-09", says: "a finger comes just when another lifts, each on a tap of its own",
      apart((60, 90), second: 60)
    ) { $0.mistakes = [.toldOfNothing] },
    Row("GR-05", says: "a finger comes just when another lifts", apart((60, 90), second: 60)) {
      $0.mistakes = [.actionAmidTelling]
    },
    Row("GR-07", says: "a view keeps the touch", .nested([tap], oneTap)) {
      $0.mistakes = [.keptTouchesLeaveRecognizers]
    },
    Row("GR-08", says: "nobody delays the touch", .nested([tap], oneTap)) {
      $0.mistakes = [.allDelayBegan]
    },
    Row(
      "GR-14", says: "a tap may not begin",
      .nested(changedTap { $0.delegate = .init(shouldBegin: false) }, oneTap)
    ) { $0.mistakes = [.failureCancels] },
    Row(
      "GR-15", says: "two taps recognize together",
      .nested(
        changedTap { $0.delegate = .init(simultaneousWith: ["b"]) } + [.init(id: "b", view: "p")],
        oneTap)
    ) { $0.mistakes = [.cancelledByEach] },
    Row(
      "GR-17", says: "a view passes on that it lost its touch", passingOn
    ) { $0.mistakes = [.cancelNotForwarded] },
    Row("GR-18", says: "a view loses its touch", .nested([tap], oneTap)) {
      $0.mistakes = [.cancelledPhaseHidden]
    },
    Row(
      "GR-23", says: "a delayed touch is not recognized",
      .nested(
        changedTap {
          $0.delaysTouchesBegan = true
          $0.delegate = .init(shouldBegin: false)
        }, oneTap)
    ) { $0.mistakes = [.lateTouchesDropped] },
    Row("GR-26", says: "a view hears of a double tap", .nested([double], twoTaps)) {
      $0.mistakes = [.liftedTouchesNotTaken]
    },
    Row("GR-27", "GR-30", says: "a double tap gives up", .nested([double], oneTap)) {
      $0.mistakes = [.withheldEndForgotten]
    },
    Row(
      "GR-28", says: "a double tap does not delay the end",
      .nested([.init(id: "a", view: "v", taps: 2, delaysTouchesEnded: false)], oneTap)
    ) { $0.mistakes = [.allDelayEnded] },
  ]

  /// The views of `nested`, none of which keeps its touches.
  private static var passingOn: Scenario {
    var scenario = Scenario.nested([tap], oneTap)
    scenario.views[2].overrides.touches = .init()
    return scenario
  }

  private static let states: [Row] = [
    Row("GR-29", says: "the second tap follows the first", .nested([double], twoTaps)) {
      $0.mistakes = [.forgetsBetweenTaps]
    },
    Row(
      "GR-32", says: "a tap is disabled while it is undecided",
      .nested(
        [tap],
        [
          Scenario.Step(at: 10, touches: [.init(0, .began, at: Point(20, 20))]),
          Scenario.Step(at: 20, changes: [.setRecognizerEnabled("a", false)]),
          Scenario.Step(at: 60, touches: [.init(0, .ended, at: Point(20, 20))]),
        ])
    ) { $0.mistakes = [.undecidedIsCancelled] },
    Row("GR-35", says: "a tap is reset", .nested([tap], oneTap)) {
      $0.mistakes = [.possibleBeforeReset]
    },
    Row("GR-37", says: "a tap sends its action", .nested([tap], oneTap)) {
      $0.mistakes = [.actionWhilePossible]
    },
    Row(
      "GR-42", says: "a finger goes on when the tap has failed",
      .nested([tap], .stroke([(40, 200), (60, 20), (80, 20)], up: 100))
    ) {
      $0.mistakes = [.resetUnderFingers]
    },
    Row("GR-44", says: "a tap has decided at once", .nested([tap], oneTap)) {
      $0.mistakes = [.decidesLate]
    },
    Row(
      "GR-47", says: "a tap has two targets",
      .nested(changedTap { $0.targets = [.init(.responder("v"), "go")] }, oneTap)
    ) { $0.mistakes = [.firstTargetOnly] },
    Row(
      "GR-48", says: "a target is told who sends",
      .nested(changedTap { $0.targets = [.init(.responder("v"), "go")] }, oneTap)
    ) { $0.mistakes = [.viewIsSender] },
    Row(
      "GR-49", says: "a target is gone",
      .nested(changedTap { $0.targets = [.init(.released, "go")] }, oneTap)
    ) { $0.mistakes = [.recognizerRetainsTargets] },
    Row(
      "GR-50", says: "a tap is moved to another view, and its old one touched",
      .nested(
        [tap], [Scenario.Step(at: 5, changes: [.addRecognizer("a", to: "q")])] + oneTap
      ).withSibling
    ) { $0.mistakes = [.staysOnOldView] },
  ]

  private static let questions: [Row] = [
    Row(
      "GC-01", says: "a delegate lets a touch through",
      .nested(changedTap { $0.delegate = .init(shouldReceive: true) }, oneTap)
    ) { $0.mistakes = [.askedTwiceToReceive] },
    Row("GC-04", says: "a tap has no delegate", .nested([tap], oneTap)) {
      $0.mistakes = [.refusedByDefault]
    },
    Row(
      "GC-08", says: "a tap fails when its finger lifts far away",
      .nested(
        changedTap { $0.delegate = .init(shouldBegin: true) },
        [
          Scenario.Step(at: 10, touches: [.init(0, .began, at: Point(20, 20))]),
          Scenario.Step(at: 60, touches: [.init(0, .ended, at: Point(280, 20))]),
        ])
    ) { $0.mistakes = [.askedWhenFailing] },
    Row(
      "GC-08", says: "a finger is held long enough for a long press, and then lifts",
      .nested([.init(id: "a", view: "v", kind: .longPress)], .stroke(down: 10, up: 910))
    ) { $0.mistakes = [.askedWhenGoingOn] },
    Row(
      "GC-13", says: "of two taps only one recognizes",
      .nested([tap, .init(id: "b", view: "p")], oneTap)
    ) { $0.mistakes = [.excludedBeforeHearing] },
    Row(
      "GC-15", says: "the nearer of two taps may not begin",
      .nested(
        changedTap { $0.delegate = .init(shouldBegin: false) } + [.init(id: "b", view: "p")], oneTap
      )
    ) { $0.mistakes = [.vetoedExcludes] },
    Row(
      "GC-22", says: "a tap has a rival, and nothing in common with another",
      {
        var scenario = apart((60, 90))
        scenario.recognizers.append(.init(id: "c", view: "v"))
        return scenario
      }()
    ) { $0.mistakes = [.askedOfStrangers] },
    Row("GC-25", says: "two taps have nothing in common", apart((60, 90))) {
      $0.mistakes = [.excludesEverywhere]
    },
    Row(
      "GC-28", "GC-35", says: "a tap waits for a double tap",
      .nested(
        changedTap { $0.requiresFailureOf = ["b"] } + [.init(id: "b", view: "v", taps: 2)], oneTap)
    ) { $0.mistakes = [.failsInsteadOfWaiting] },
    Row(
      "GC-34", says: "a tap would wait for one that is disabled",
      .nested(
        changedTap { $0.requiresFailureOf = ["b"] } + [.init(id: "b", view: "v", isEnabled: false)],
        oneTap)
    ) { $0.mistakes = [.absentOnesBlock] },
  ]

  @Test(
    "The right engine stands the test, and a wrong one does not",
    arguments: delivery + states + questions)
  func row(row: RecognizerSceneTests.Row) throws {
    let right = try PlayedScene(row.scenario)
    #expect(right.broken == [])
    var behavior = Behavior.uikit
    row.wrong(&behavior)
    let wrong = try PlayedScene(row.scenario, on: Stage(behavior: behavior))
    for rule in row.rules {
      #expect(right.exercises(rule), "\(rule)")
      #expect(wrong.broken.contains(rule), "\(rule)")
    }
  }
}

extension Scenario {
  /// With another view `q` below the others.
  fileprivate var withSibling: Scenario {
    var scenario = self
    scenario.views.append(.init(id: "q", parent: "w", frame: Rect(0, 420, 300, 50)))
    return scenario
  }
}

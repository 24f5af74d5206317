import Logs
import Testing
import TouchScript

@Suite("Every kind of recognizer is staged")
struct RecognizerKindTests {
  /// A view open to several fingers, with what is attached to it.
  private func scene(
    _ attach: (View) -> View, @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    let view = attach(View("a", Rect(0, 0, 320, 480)).isMultipleTouchEnabled())
    return Scenario {
      window { view }
    } script: {
      script()
    }
  }

  @Test(
    "It notes that it was made, receives touches, and is reset",
    // What a scroll view has by itself is not made, and its class is not watched.
    arguments: Scenario.Recognizer.Kind.allCases.filter { $0 != .scrollPan })
  func life(kind: Scenario.Recognizer.Kind) {
    let scenario = scene {
      // What is the app's own fails only if it says so.
      $0.recognizer(kind, "r") {
        $0.decisions = kind == .custom ? [.init(on: .ended, sets: .failed)] : []
      }
    } script: {
      Path((0, 2, 50), (20, 3, 50), up: 40)
      Path((1040, 2, 50))
      At(1060)
      Change(.interrupt)
    }
    expectLog(
      of: scenario, observing: ["made(r)", "R.began", "R.ended", "R.cancelled", "reset"],
      """
      made(r)
      0 ms     R(r).began
      40 ms    R(r).ended
      40 ms    reset(r)
      1040 ms  R(r).began
      1060 ms  R(r).cancelled
      1060 ms  reset(r)
      """)
    #expect(
      observations(of: scenario).contains(
        .init(.made, who: "r", detail: .recognizer(RecognizerDefaults(newOf: kind)))))
  }

  @Test("A class of the app's own begins where it says, changes by itself, and ends in time")
  func custom() {
    expectLog(
      of: scene {
        $0.custom("r") {
          $0.decisions = [
            .init(on: .began, touch: 2, sets: .failed),
            .init(on: .moved, distance: 30, sets: .began),
            .init(on: .moved, from: .changed, distance: 60, after: 50, sets: .ended),
            .init(on: .ended, isOnOwnView: true, sets: .ended),
          ]
        }
      } script: {
        Path((0, 10, 50), (10, 39, 50), (20, 40, 50), (30, 60, 50), (40, 70, 50), (60, 71, 50))
        At(200)
        Up()
        At(1_000)
        Down(at: Point(50, 50))
        Down(1, at: Point(90, 50))
        At(1_010)
        Up()
        Up(1)
        At(2_000)
        Tap(at: Point(50, 50))
      }, observing: ["action", "reset"],
      """
      20 ms    action(r) in began
      30 ms    action(r) in changed
      40 ms    action(r) in changed
      60 ms    action(r) in changed
      90 ms    action(r) in ended
      200 ms   reset(r)
      1010 ms  reset(r)
      2050 ms  action(r) in ended
      2050 ms  reset(r)
      """)
  }

  @Test("A scroll view's own pan acts under its name, is waited for, and can be moved")
  func scrollPan() {
    let scenario = Scenario {
      window {
        ScrollView("s", Rect(0, 0, 100, 100)).contentSize(Size(100, 900)).scrollPan("own")
        View("a", Rect(0, 100, 100, 100)).pan("other") { $0.requiresFailureOf = ["own"] }
      }
    } script: {
      Path((0, 50, 50), (300, 50, 20), (310, 50, 10), up: 320)
      At(1_000)
      Change(.addRecognizer("own", to: "a"))
      Path((1_010, 50, 150), (1_300, 50, 120), up: 1_320)
    }
    expectLog(
      of: scenario, observing: ["action"],
      """
      300 ms   action(own) in began
      310 ms   action(own) in changed
      320 ms   action(own) in ended
      1300 ms  action(own) in began
      1320 ms  action(own) in ended
      """)
  }

  @Test("Delegates look at the touch's view, and at the state of the other recognizer")
  func dependentAnswers() {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 200, 200)) { View("b", Rect(0, 0, 100, 100)) }
          .tap("own") { $0.delegate = .init(refusesTouchesOfSubviews: true) }
          .pan("p")
          .pan("q") {
            $0.delegate = .init(simultaneousWith: ["p"], onlyWhileOtherIs: [.began, .changed])
          }
      }
    } script: {
      Tap(at: Point(50, 50))
      At(1_000)
      Tap(at: Point(150, 150))
      Path((2_000, 150, 150), (2_020, 50, 150), up: 2_040)
    }
    let seen = observations(of: scenario)
    let actions = seen.compactMap { $0.kind == .action ? $0.who : nil }
    #expect(actions.filter { $0 == "own" }.count == 1)
    // Of a tie the one that was added last is heard first: the other is not yet what its delegate
    // wants it to be.
    #expect(Set(actions).intersection(["p", "q"]).count == 1)
  }

  @Test("A subclass decides before super does, and then does without super")
  func beforeSuper() {
    expectLog(
      of: scene {
        $0.recognizer(.pan, "r") {
          $0.decisions = [
            .init(on: .moved, distance: 20, touches: 2, sets: .failed),
            .init(on: .moved, from: .changed, distance: 100, sets: .cancelled),
          ]
        }
      } script: {
        Path((0, 10, 50), (10, 60, 50), (20, 100, 50), (30, 110, 50), up: 40)
        At(1_000)
        Down(at: Point(50, 50))
        Down(1, at: Point(90, 50))
        At(1_010)
        Move(to: Point(90, 90))
        At(1_020)
        Up()
        Up(1)
      }, observing: ["R", "action", "reset"],
      """
      0 ms     R(r).began
      10 ms    R(r).moved
      10 ms    action(r) in began
      20 ms    R(r).moved
      20 ms    action(r) in changed
      30 ms    R(r).moved
      30 ms    action(r) in cancelled
      40 ms    reset(r)
      1000 ms  R(r).began
      1010 ms  R(r).moved
      1020 ms  reset(r)
      """)
  }

  @Test("A tap with two fingers, twice")
  func tap() {
    expectLog(
      of: scene {
        $0.tap("r") {
          $0.taps = 2
          $0.touches = 2
        }
      } script: {
        for time in [0, 200] {
          At(time)
          Down(0, at: Point(50, 50))
          Down(1, at: Point(80, 50))
          At(time + 50)
          Up(0)
          Up(1)
        }
      }, observing: ["action"], "250 ms  action(r) in ended [2 touches at (65, 50)]")
  }

  @Test("A long press, after its duration, if the finger stays near")
  func longPress() {
    expectLog(
      of: scene {
        $0.longPress("r") {
          $0.minimumPressDuration = 200
          $0.allowableMovement = 30
        }
        .longPress("slow") { $0.minimumPressDuration = 900 }
      } script: {
        Path((0, 50, 50), (100, 75, 50), up: 400)
      }, observing: ["action"],
      """
      200 ms  action(r) in began
      400 ms  action(r) in ended
      """)
  }

  /// A finger that goes 60 points to the right and 30 down in steps of 50 ms.
  private let drag = Path((0, 50, 50), (50, 70, 60), (100, 90, 70), (150, 110, 80), up: 200)

  @Test("A pan, with its translation and velocity, and nothing else")
  func pan() {
    expectLog(
      of: scene {
        $0.pan("r")
      } script: {
        drag
      }, observing: ["action"],
      """
      action(r) in began [1 touch at (70, 60), translation (20, 10), velocity (400, 200)]
      action(r) in changed [1 touch at (90, 70), translation (40, 20), velocity (400, 200)]
      action(r) in changed [1 touch at (110, 80), translation (60, 30), velocity (400, 200)]
      action(r) in ended [translation (60, 30), …]
      """)
  }

  @Test("A pan that is set back reports differences")
  func rebasing() {
    expectLog(
      of: scene {
        $0.pan("r") { $0.rebases = true }
      } script: {
        drag
      }, observing: ["action"],
      """
      action(r) in began [translation (20, 10), …]
      action(r) in changed [translation (20, 10), …]
      action(r) in changed [translation (20, 10), …]
      action(r) in ended [translation (0, 0), …]
      """)
  }

  @Test("A pan with too few or too many fingers does not begin")
  func panTouches() {
    func pans(@ScriptBuilder _ script: () -> ScriptParts) -> Scenario {
      scene(
        { $0.pan("two") { $0.minimumTouches = 2 }.pan("one") { $0.maximumTouches = 1 } },
        script: script)
    }
    expectLog(of: pans { drag }, observing: ["action(two)"], "")
    expectLog(
      of: pans {
        Down(0, at: Point(50, 50))
        Down(1, at: Point(50, 90))
        After(50)
        Move(0, to: Point(90, 50))
        Move(1, to: Point(90, 90))
      }, observing: ["action"], "action(two) in began")
  }

  @Test("A swipe in its directions only")
  func swipe() {
    expectLog(
      of: scene {
        $0.swipe("right").swipe("left") { $0.directions = [.left] }
          .swipe("vertical") { $0.directions = [.up, .down] }
      } script: {
        Path((0, 50, 50), (50, 100, 50), (100, 150, 50), up: 150)
      }, observing: ["action"], "action(right) in ended")
  }

  /// A finger at (100, 100), and one that goes from beside it to some places.
  private func around(_ ends: Point...) -> ScriptParts {
    var parts = [Down(0, at: Point(100, 100)).parts, Down(1, at: Point(140, 100)).parts]
    for end in ends { parts += [After(50).parts, Move(1, to: end).parts] }
    return ScriptBuilder.buildArray(parts)
  }

  @Test("A pinch, with its scale, set back or not", arguments: [(false, "3.33"), (true, "2")])
  func pinch(rebases: Bool, second: String) {
    expectLog(
      of: scene {
        $0.pinch("r") { $0.rebases = rebases }
      } script: {
        around(Point(180, 100), Point(260, 100))
      }, observing: ["action"],
      """
      action(r) in began [scale 1.667, …]
      action(r) in changed [scale \(second), …]
      """)
  }

  @Test(
    "A rotation, with its angle, set back or not", arguments: [(false, "1.48"), (true, "0.785")])
  func rotation(rebases: Bool, second: String) {
    expectLog(
      of: scene {
        $0.rotation("r") { $0.rebases = rebases }
      } script: {
        around(Point(140, 140), Point(100, 140))
      }, observing: ["action"],
      """
      action(r) in began [rotation 0.698, …]
      action(r) in changed [rotation \(second), …]
      """)
  }

  @Test("A pan from an edge only where it is of that edge")
  func edgePan() {
    expectLog(
      of: scene {
        $0.screenEdgePan("left").screenEdgePan("others") { $0.edges = [.top, .bottom, .right] }
      } script: {
        Path((0, 2, 200), (30, 20, 200), (60, 50, 200), (90, 90, 200))
      }, observing: ["action"],
      """
      30 ms  action(left) in began
      60 ms  action(left) in changed
      90 ms  action(left) in changed
      """)
  }
}

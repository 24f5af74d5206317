import Invariants
import Stage
import Testing
import TouchScript

/// Scenes, one in a hundred thousand or rarer, in which the right engine was accused once; or, where
/// it says so, was wrong.
@Suite("The right engine is not accused in rare scenes")
struct RareSceneTests {
  @Test("GR-27: a pan waits for a double tap that the second finger's touch is not for")
  func endHeldBackByWaiting() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 2)) {
          View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
        }
        .pan("pan", requiresFailureOf: ["double"])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 1))
        After(1)
        Move(to: Point(0, 11))
        After(1)
        Up(at: Point(0, 101))
      })
  }

  @Test("CT-33: the app has a control send touchUpInside after a double tap took its touch")
  func sentByTheApp() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }.tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Change(.sendActions("b", for: [.touchUpInside]))
      })
  }

  @Test("CT-33: the app had a control send touchDown, whose touches a scroll view keeps from it")
  func sentByTheAppBefore() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          ScrollView("s", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
            .isScrollEnabled(false)
            .touchesShouldBegin(false)
        }
        .tap("double", taps: 2)
      } script: {
        Change(.sendActions("b", for: [.touchDown]))
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Up()
      })
  }

  @Test("M-5: a finger moves when a tap has given up on it, and would have stopped before")
  func stopBeforeGivingUp() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
      } script: {
        Down(at: Point(0, 0))
        After(750)
        Move(to: Point(0, 1))
      })
  }

  @Test("GR-01: a window that drops events answers with a view in no window")
  func droppedOnTheWay() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)).tap("tap") }
          .hitTest(.returns("v"))
          .dropsEvents()
      } script: {
        Change(.removeFromSuperview("v"))
        Down(at: Point(0, 0))
      })
  }

  @Test("HT-35: a view answers with one that answered nil itself")
  func answeredForAnother() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("a", Rect(0, 0, 0, 0)).hitTest(.returns("b"))
          View("b", Rect(0, 0, 0, 0)).hitTest(.returnsNil)
        }
      } script: {
        Down(at: Point(0, 0))
      })
  }

  /// Here the engine was wrong: it went on ignoring a finger of which it had not seen the lift.
  @Test("EX-11: a finger comes down again that lifted, ignored, on the home screen")
  func liftedOnTheHomeScreen() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Down(at: Point(0, 0))
        After(1)
        Change(.showHomeScreen)
        Change(.showApplication)
        Change(.endIgnoringInteractionEvents)
        Up()
        After(1)
        Down(at: Point(0, 0))
      })
  }

  @Test("GR-16: an interruption has a double tap fail, for which a tap has waited")
  func cancelledAndRecognized() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .tap("double", taps: 2)
          .tap("single", delegate: .init(requiresFailureOf: ["double"]))
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Change(.interrupt)
      })
  }

  @Test("M-7: one finger lifts as another moves, whose recognizer waits for the first's")
  func numbersOfWaitingFingers() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .recognizer(.tap, "r", ignoredFingers: [1])
          .recognizer(.tap, "s", requiresFailureOf: ["r"], ignoredFingers: [0])
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Up()
        Move(1, to: Point(0, 0))
      })
  }

  @Test("GC-11: a tap that waited recognizes its touch as a pan recognizes the next one")
  func oneTouchEach() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1))
          .pan("pan").tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Down(at: Point(0, 0))
        After(1)
        Move(to: Point(0, 11))
      })
  }

  @Test("GR-19: a double tap is detached before the second tap")
  func detachedBetweenTaps() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
        }
        .tap("single")
      } script: {
        Down(at: Point(0, 0))
        After(1)
        Up()
        After(1)
        Change(.removeRecognizer("double"))
        Down(at: Point(0, 0))
      })
  }

  @Test("RC-13: a message leads the app to have a control send what leads it to take the view out")
  func reactionToAReaction() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
        Window("x", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.controlEvent("b", .touchUpInside), .removeFromSuperview("v"))
        When(.touches("x", .began), .sendActions("b", for: [.touchUpInside]))
        Down(at: Point(0, 0))
      })
  }

  /// Here the engine was wrong: what views were told between events had touches that were over.
  @Test("M-8: two recognizers give up on a delayed touch at one moment")
  func twoTimersAtOnce() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 1, 1)) {
        View("v", Rect(0, 0, 1, 1)).tap("double", taps: 2)
      }
      .tap("single", delaysTouchesBegan: true)
    } script: {
      Down(at: Point(0, 0))
      After(1)
      Up()
      After(1)
      Down(at: Point(0, 0))
      After(750)
    }
    try holds(scenario)
    let relation = try #require(Relations["M-8"])
    for seed in 1...8 {
      var changed = scenario
      changed.orderSeed = seed
      let verdict = relation.judge(
        scenario, Stage().perform(scenario), changed, Stage().perform(changed))
      #expect(verdict.violation?.sentence == nil, "order seed \(seed)")
    }
  }

  @Test("GR-26: a pinch takes two fingers, but not a third, of which it had heard")
  func thirdFinger() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).isMultipleTouchEnabled().pan("pan").pinch("pinch")
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        Down(2, at: Point(0, 0))
        After(1)
        Up(1)
        Up(2)
        After(1)
        Down(1, at: Point(0, 0))
        After(1)
        Move(1, to: Point(0, 10))
      })
  }

  @Test("GR-24: a pan of one finger ignores the second, which another recognizer delayed")
  func delayedAndIgnored() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("v", Rect(0, 0, 1, 1)).isMultipleTouchEnabled()
            .pan("pan", maximumTouches: 1, delaysTouchesBegan: true)
        }
        .tap("tap", delaysTouchesBegan: true)
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
      })
  }

  @Test("EX-08: a recognizer is disabled and enabled before its window is sent the event")
  func enabledBeforeItsTurn() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).tap("tap")
        Window("x", Rect(1, 0, 1, 1))
      } script: {
        When(
          .touches("application", .began), .setRecognizerEnabled("tap", false),
          .setRecognizerEnabled("tap", true))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      })
  }

  @Test("EX-14: a window shows amid an event, of a finger that another window's tap ignores")
  func shownAmidAnEvent() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).transform(.quarterTurn)
        Window("x", Rect(0, 0, 1, 1)).recognizer(.tap, "tap", ignoredFingers: [1])
      } script: {
        When(.touches("w", .began), .setHidden("w", false))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
      })
  }

  @Test("GC-06: a pan is disabled when a finger has joined it, beside one that it ignores")
  func joinedAndDisabled() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)).recognizer(.pan, "pan", ignoredFingers: [1])
      } script: {
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Move(to: Point(0, 10))
        After(1)
        Down(2, at: Point(0, 0))
        After(1)
        Change(.setRecognizerEnabled("pan", false))
      })
  }

  /// Here the engine was wrong: what a view was told amid an event had not the touch that it ended.
  @Test("TO-17: a view is taken out when it hears late, as another of its touches ends")
  func toldAmidAnEvent() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 0, 0)) { ScrollView("s", Rect(0, 0, 0, 0)) }.hitTest(.returns("s"))
      } script: {
        When(.touches("s", .began), .removeFromSuperview("s"))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      })
  }

  @Test("HT-20: the app animates a view in a message that the view's removal brings about")
  func animatedOnTheWayOut() throws {
    try holds(
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(
          .touches("w", .cancelled),
          .animate("v", milliseconds: 2, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        After(1)
        Change(.addSubview("v", to: "w"))
        Down(1, at: Point(0, 0))
      })
  }

  /// Judges by all rules and all relations.
  private func holds(
    _ scenario: Scenario, at location: SourceLocation = #_sourceLocation
  ) throws {
    try scenario.validate()
    let trace = Stage().perform(scenario)
    let rules = Invariants.judge(trace, of: scenario)
      .compactMap { $0.verdict.violation?.sentence }
    #expect(rules == [], sourceLocation: location)
    for relation in Relations.all {
      guard let changed = relation.transformed(scenario) else { continue }
      let verdict = relation.judge(scenario, trace, changed, Stage().perform(changed))
      #expect(verdict.violation?.sentence == nil, sourceLocation: location)
    }
  }
}

import Testing
import TouchScript

/// Scenes, one in a hundred thousand or rarer, in which the right engine was accused once; or, where
/// it says so, was wrong.
@Suite("The right engine is not accused in rare scenes that the app changes or answers for")
struct RareReactionTests {
  @Test("CT-33: the app has a control send touchUpInside after a double tap took its touch")
  func sentByTheApp() throws {
    try noRuleIsBroken(
      by: Scenario {
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
    try noRuleIsBroken(
      by: Scenario {
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

  @Test("GR-01: a window that drops events answers with a view in no window")
  func droppedOnTheWay() throws {
    try noRuleIsBroken(
      by: Scenario {
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
    try noRuleIsBroken(
      by: Scenario {
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
    try noRuleIsBroken(
      by: Scenario {
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

  @Test("RC-13: a message leads the app to have a control send what leads it to take the view out")
  func reactionToAReaction() throws {
    try noRuleIsBroken(
      by: Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
        Window("x", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.controlEvent("b", .touchUpInside), .removeFromSuperview("v"))
        When(.touches("x", .began), .sendActions("b", for: [.touchUpInside]))
        Down(at: Point(0, 0))
      })
  }

  /// Here the engine was wrong: what views were told between events had touches that were over.
  @Test("EX-08: a recognizer is disabled and enabled before its window is sent the event")
  func enabledBeforeItsTurn() throws {
    try noRuleIsBroken(
      by: Scenario {
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
    try noRuleIsBroken(
      by: Scenario {
        Window("w", Rect(0, 0, 1, 1)).transform(.quarterTurn)
        Window("x", Rect(0, 0, 1, 1)).recognizer(.tap, "tap", ignoredFingers: [1])
      } script: {
        When(.touches("w", .began), .setHidden("w", false))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
      })
  }

  @Test("TO-17: a view is taken out when it hears late, as another of its touches ends")
  func toldAmidAnEvent() throws {
    try noRuleIsBroken(
      by: Scenario {
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
    try noRuleIsBroken(
      by: Scenario {
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

  @Test("GC-05: a recognizer is enabled while another window is told of the event")
  func enabledInAnothersTurn() throws {
    try noRuleIsBroken(
      by: Scenario {
        Window("w", Rect(0, 0, 1, 1)).transform(.quarterTurn)
        Window("front", Rect(0, 0, 1, 1)).tap("tap", isEnabled: false)
      } script: {
        When(.touches("w", .began), .setRecognizerEnabled("tap", true))
        Down(at: Point(1, 0))
        Down(1, at: Point(0, 0))
      })
  }

  @Test("EX-01: the app has a slider send touchDown that does not track its touch")
  func sentWithoutTracking() throws {
    try noRuleIsBroken(
      by: Scenario {
        Window("w", Rect(0, 0, 32, 1)) { Slider("s", Rect(0, 0, 32, 1)) }
      } script: {
        Down(at: Point(31, 0))
        After(1)
        Change(.sendActions("s", for: [.touchDown]))
        After(1)
        Change(.interrupt)
      })
  }

  @Test("TO-01: what the app does as a view that is taken out hears of it comes before the rest")
  func takenOutTwice() throws {
    try noRuleIsBroken(
      by: Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.touches("w", .cancelled), .removeFromSuperview("v"))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        Change(.addSubview("v", to: "w"))
        Change(.setHidden("v", true))
        Down(1, at: Point(0, 0))
      })
  }
}

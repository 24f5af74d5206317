import Testing
import TouchScript

@Suite("Every change is staged")
struct ChangeTests {
  /// The hit view of a touch at `point` after `changes`.
  private func hit(
    _ point: Point, after changes: [Scenario.Change], @SceneBuilder in subviews: () -> SceneParts
  ) throws -> Scenario.ID? {
    let parts = subviews()
    return try play(
      Scenario {
        window { parts }
      } script: {
        for change in changes { Change(change) }
        After(10)
        Tap(at: point)
      }
    ).hitViews.first
  }

  /// Two views on top of each other, and one beside them.
  @SceneBuilder private var three: SceneParts {
    View("back", Rect(0, 0, 100, 100))
    View("front", Rect(0, 0, 100, 100))
    View("other", Rect(200, 0, 100, 100))
  }

  private static let hits: [(Scenario.Change, Scenario.ID)] = [
    (.bringToFront("back"), "back"), (.sendToBack("front"), "back"),
    (.removeFromSuperview("front"), "back"), (.addSubview("back", to: "front"), "back"),
    (.addSubview("front", to: "other"), "back"), (.setHidden("front", true), "back"),
    (.setAlpha("front", 0.001), "back"), (.setUserInteractionEnabled("front", false), "back"),
    (.setFrame("front", Rect(50, 0, 100, 100)), "back"),
    (.setFrame("other", Rect(0, 0, 50, 50)), "other"),
    (.setTransform("front", .translation(50, 0)), "back"),
    (.setTransform("other", .translation(-200, 0)), "other"),
    (.setBoundsOrigin("w", Point(200, 0)), "other"),
    (.setBoundsOrigin("front", Point(9, 9)), "front"),
  ]

  @Test("It changes what is hit", arguments: hits)
  func hitTesting(change: Scenario.Change, answer: Scenario.ID) throws {
    #expect(try hit(Point(10, 10), after: [change]) { three } == answer)
  }

  @Test("A frame is where a view is before its transform, about its anchor point")
  func frames() throws {
    let changes = [Scenario.Change.setFrame("a", Rect(100, 100, 40, 40))]
    for (point, answer) in [(Point(100, 100), "a"), (Point(179, 179), "a"), (Point(180, 100), "w")]
    {
      let hit = try hit(point, after: changes) {
        View("a", Rect(0, 0, 10, 10)).anchorPoint(.zero).transform(.scale(2, 2))
      }
      #expect(hit == answer)
    }
  }

  @Test("What is impossible by now is nothing, or what the engine reports")
  func impossible() throws {
    let seen = try play(
      Scenario {
        window { three }
        Scenario.Recognizer(id: "r", view: "front")
      } script: {
        Change(.removeFromSuperview("front"))
        Change(.removeFromSuperview("front"))
        Change(.bringToFront("front"))
        Change(.sendToBack("front"))
        Change(.removeRecognizer("r"))
        Change(.removeRecognizer("r"))
        Change(.becomeFirstResponder("front"))
        Change(.motion(.ended))
        Change(.press(.cancelled))
        Change(.showApplication)
        After(10)
        Change(.endIgnoringInteractionEvents)
        Tap(at: Point(10, 10))
      })
    #expect(seen.contains(.firstResponder("front", isFirst: false)))
    #expect(seen.errors.count == 1)
    #expect(seen.hitViews == ["back"])
  }

  @Test("Recognizers are disabled, enabled, detached and attached elsewhere")
  func recognizers() throws {
    let seen = try play(
      Scenario {
        window { three }
        Scenario.Recognizer(id: "r", view: "front")
      } script: {
        Change(.setRecognizerEnabled("r", false))
        Tap(at: Point(10, 10))
        After(500)
        Change(.setRecognizerEnabled("r", true))
        Tap(at: Point(10, 10))
        After(500)
        Change(.removeRecognizer("r"))
        Tap(at: Point(10, 10))
        After(500)
        Change(.addRecognizer("r", to: "other"))
        Tap(at: Point(10, 10))
        After(500)
        Tap(at: Point(210, 10))
      })
    #expect(
      seen.readings(of: "r")
        == [Point(10, 10), Point(10, 10)].map { .init(location: $0, numberOfTouches: 1) })
  }

  @Test("A control is disabled")
  func disabling() throws {
    let hit = try hit(Point(10, 10), after: [.setEnabled("b", false)]) {
      Button("b", Rect(0, 0, 50, 50))
    }
    #expect(hit == "w")
  }

  @Test("A control sends actions that no touch caused")
  func sendingActions() throws {
    let seen = try play(
      Scenario {
        window { Button("b", Rect(0, 0, 50, 50)).target("w", "go", for: [.touchUpInside]) }
      } script: {
        Change(.sendActions("b", for: [.touchUpInside, .valueChanged]))
      })
    #expect(seen.contains(.sendAction(action: "go", sender: "b", delivered: true)))
    #expect(Set(seen.events(of: "b")) == [.touchUpInside, .valueChanged])
  }

  @Test("The system takes touches away, and what the finger does then is unheard")
  func interruption() throws {
    let seen = try play(
      Scenario {
        window { three }
      } script: {
        Down(at: Point(10, 10))
        After(10)
        Change(.interrupt)
        After(10)
        Move(to: Point(20, 20))
        After(10)
        Up()
      })
    #expect(seen.touches(of: "front") == [.began, .cancelled])
  }

  @Test("The home screen takes touches away and keeps new ones, until the app is back")
  func homeScreen() throws {
    let seen = try play(
      Scenario {
        window { three }
      } script: {
        Down(at: Point(10, 10))
        After(10)
        Change(.showHomeScreen)
        Down(1, at: Point(10, 20))
        After(10)
        Change(.showApplication)
        Move(1, to: Point(12, 20))
        After(10)
        Up()
        Up(1)
        After(10)
        Tap(at: Point(210, 10))
      })
    #expect(seen.touches(of: "front") == [.began, .cancelled])
    #expect(seen.touches(of: "other") == [.began, .ended])
    #expect(seen.hitViews == ["front", "other"])
  }

  @Test("Interaction is ignored until that has been ended as often as it was begun")
  func ignoring() throws {
    let seen = try play(
      Scenario {
        window { three }
      } script: {
        Change(.beginIgnoringInteractionEvents)
        Change(.beginIgnoringInteractionEvents)
        Tap(at: Point(10, 10))
        After(10)
        Change(.endIgnoringInteractionEvents)
        Tap(at: Point(10, 10))
        After(10)
        Change(.endIgnoringInteractionEvents)
        Tap(at: Point(210, 10))
      })
    #expect(seen.hitViews == ["other"])
  }
}

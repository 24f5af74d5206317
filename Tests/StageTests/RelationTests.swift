import Testing
import TouchScript

@Suite("How recognizers stand to each other, and what their delegates answer, is staged")
struct RelationTests {
  private func tapped(@SceneBuilder _ subviews: () -> SceneParts) throws -> [Observation] {
    try play(
      Scenario {
        window(subviews)
      } script: {
        Tap(at: Point(50, 50))
      })
  }

  @Test("A delegate is asked about the event, and then about the touch")
  func receiving() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("r", delegate: .init(shouldReceive: true, shouldReceiveEvent: true))
        .tap("event", delegate: .init(shouldReceiveEvent: false))
    }
    #expect(seen.contains(.shouldReceiveEvent(recognizer: "r", answer: true)))
    #expect(seen.contains(.shouldReceiveEvent(recognizer: "event", answer: false)))
    #expect(seen.actions(of: "r") == [.ended])
    #expect(seen.actions(of: "event").isEmpty)
  }

  @Test("A delegate refuses the touches in some views, with or without an answer for all others")
  func refusingViews() throws {
    let delegate = Scenario.Recognizer.Delegate(refusesTouchesIn: ["inner"])
    let scene = window {
      View("a", Rect(0, 0, 300, 300)) { View("inner", Rect(0, 0, 50, 50)) }
        .tap("r", delegate: delegate)
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Tap(at: Point(10, 10))
        After(500)
        Tap(at: Point(100, 10))
      })
    let answers = seen.compactMap { what in
      what.kind == .shouldReceive && what.who == "r" ? what.answer : nil
    }
    #expect(answers == [false, true])
    #expect(seen.actions(of: "r") == [.ended])
  }

  @Test("A delegate that implements nothing is not noted")
  func silence() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300)).tap("r", delegate: .init()).tap("s")
    }
    #expect(
      !seen.contains { what in
        switch what.kind {
        case .shouldReceive, .shouldReceiveEvent, .simultaneous, .shouldRequireFailure,
          .shouldBeRequiredToFail:
          true
        // Asked of nobody else, it is asked of the delegate.
        case .shouldBegin: what.other == nil
        default: false
        }
      })
  }

  @Test("Delegates let recognizers recognize together")
  func simultaneous() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("r", delegate: .init(shouldBegin: true, simultaneousWith: ["s"])).tap("s")
    }
    #expect(seen.contains(.simultaneous(recognizer: "r", with: "s", answer: true)))
    #expect(seen.contains(.shouldBegin(recognizer: "r", asked: .delegate, answer: true)))
    #expect(seen.actions(of: "r") + seen.actions(of: "s") == [.ended, .ended])
  }

  @Test("A recognizer waits for one whose failure it requires")
  func requirement() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
    }
    #expect(seen.actions(of: "single").isEmpty)
    let later = try play(
      Scenario {
        window {
          View("a", Rect(0, 0, 300, 300))
            .tap("single", requiresFailureOf: ["double"]).tap("double", taps: 2)
        }
      } script: {
        Tap(at: Point(50, 50))
        After(1000)
      })
    #expect(later.actions(of: "single") == [.ended])
  }

  @Test("Delegates and classes are asked whether one waits for another")
  func dynamicRequirements() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("r", delegate: .init(requiresFailureOf: ["s"], isRequiredToFailBy: []))
        .tap("s", taps: 2, delegate: .init(requiresFailureOf: [], isRequiredToFailBy: ["r"]))
    }
    #expect(
      seen.contains(.shouldRequireFailure(recognizer: "r", of: "s", asked: .delegate, answer: true))
    )
    #expect(seen.actions(of: "r").isEmpty)
    let classes = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .recognizer(.tap, "r", subclassRequiresFailureOf: ["s"])
        .recognizer(.tap, "s", taps: 2)
    }
    #expect(
      classes.contains(
        .shouldRequireFailure(recognizer: "r", of: "s", asked: .recognizer, answer: true)))
    #expect(classes.actions(of: "r").isEmpty)
    let others = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("r").recognizer(.tap, "s", taps: 2, subclassIsRequiredToFailBy: ["r"])
    }
    #expect(
      others.contains(
        .shouldBeRequiredToFail(recognizer: "s", by: "r", asked: .recognizer, answer: true)))
    #expect(others.actions(of: "r").isEmpty)
    let other = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .tap("r").tap("s", taps: 2, delegate: .init(isRequiredToFailBy: ["r"]))
    }
    #expect(
      other.contains(
        .shouldBeRequiredToFail(recognizer: "s", by: "r", asked: .delegate, answer: true)))
  }

  @Test("A class that prevents nothing, and one that nothing prevents")
  func prevention() throws {
    let seen = try tapped {
      View("a", Rect(0, 0, 300, 300))
        .recognizer(.tap, "r", cannotPrevent: ["s"])
        .recognizer(.tap, "s", cannotBePreventedBy: ["r"])
    }
    #expect(seen.contains(.canPrevent(recognizer: "r", other: "s", answer: false)))
    #expect(seen.actions(of: "r") + seen.actions(of: "s") == [.ended, .ended])
  }

  @Test("A class that ignores a finger does not see it again")
  func ignoring() throws {
    let scene = window {
      View("a", Rect(0, 0, 300, 300)).isMultipleTouchEnabled()
        .recognizer(.tap, "r", ignoredFingers: [1])
    }
    let seen = try play(
      Scenario {
        scene
      } script: {
        Down(0, at: Point(50, 50))
        Down(1, at: Point(90, 50))
        After(50)
        Up(0)
        Up(1)
      })
    let calls = seen.compactMap { what -> [Int]? in
      what.kind == .recognizer && what.who == "r" ? what.touches.map(\.finger) : nil
    }
    #expect(calls == [[0, 1], [0]])
    #expect(seen.readings(of: "r").map(\.numberOfTouches) == [1])
  }
}

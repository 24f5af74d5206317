import Stage
import Testing
import TouchScript

@Suite("The targets of recognizers and controls")
struct TargetTests {
  /// The action methods that were called, in order.
  private func calls(_ scenario: Scenario) throws -> [Observation] {
    try play(scenario).filter { $0.kind == .actionMethod }
  }

  @Test("All targets of a recognizer are called, after its own, with the recognizer as sender")
  func recognizerTargets() throws {
    let seen = try play(
      Scenario(application: .init(delegate: .init())) {
        window {
          View("a", Rect(0, 0, 100, 100)).controller("vc")
            .tap(
              "t",
              targets: [
                .init(.responder("vc"), "tapped"), .init(.responder("a"), "tapped"),
                .init(.responder("delegate"), "noticed"),
              ])
        }
      } script: {
        Tap(at: Point(10, 10))
      })
    let calls = seen.filter { $0.kind == .actionMethod }
    #expect(
      calls == [
        .actionMethod(receiver: "vc", action: "tapped", sender: "t"),
        .actionMethod(receiver: "a", action: "tapped", sender: "t"),
        .actionMethod(receiver: "delegate", action: "noticed", sender: "t"),
      ])
    let own = try #require(seen.firstIndex { $0.kind == .action })
    let first = try #require(seen.firstIndex(of: calls[0]))
    #expect(own < first)
  }

  @Test("A pan calls its targets for each of its states")
  func continuousTarget() throws {
    let seen = try play(
      Scenario {
        window {
          View("a", Rect(0, 0, 300, 100)).pan("p", targets: [.init(.responder("w"), "panned")])
        }
      } script: {
        Down(at: Point(10, 10))
        After(20)
        Move(to: Point(60, 10))
        After(20)
        Move(to: Point(90, 10))
        After(20)
        Up()
      })
    let called = Observation.actionMethod(receiver: "w", action: "panned", sender: "p")
    #expect(seen.actions(of: "p").count >= 3)
    #expect(seen.filter { $0 == called }.count == seen.actions(of: "p").count)
  }

  @Test("A target that is gone is passed over, and those behind it are called")
  func releasedTarget() throws {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 100, 100))
          .tap("t", targets: [.init(.released, "gone"), .init(.responder("a"), "tapped")])
      }
    } script: {
      Tap(at: Point(10, 10))
    }
    #expect(
      try calls(scenario) == [.actionMethod(receiver: "a", action: "tapped", sender: "t")])
  }

  @Test("A touch hands its event over to a control's action, and code hands none over")
  func events() throws {
    let scenario = Scenario {
      window { Button("c", Rect(0, 0, 100, 30)).target("w", "pressed") }
    } script: {
      Tap(at: Point(10, 10))
      After(100)
      Change(.sendActions("c", for: [.touchUpInside]))
    }
    #expect(
      try calls(scenario) == [
        .actionMethod(receiver: "w", action: "pressed", sender: "c", withEvent: true),
        .actionMethod(receiver: "w", action: "pressed", sender: "c", withEvent: false),
      ])
  }

  @Test("Targets are removed for the given events only, and events are still noted")
  func removal() throws {
    let seen = try play(
      Scenario {
        window {
          Button("c", Rect(0, 0, 100, 30))
            .target("w", "down", for: [.touchDown])
            .target("w", "both", for: [.touchDown, .touchUpInside])
            .target(nil, "up", for: [.touchUpInside])
        }
        .implements("up")
      } script: {
        Change(.removeTargets("c", for: [.touchUpInside]))
        After(10)
        Tap(at: Point(10, 10))
      })
    #expect(
      seen.filter { $0.kind == .actionMethod } == [
        .actionMethod(receiver: "w", action: "down", sender: "c", withEvent: true),
        .actionMethod(receiver: "w", action: "both", sender: "c", withEvent: true),
      ])
    #expect(seen.events(of: "c").contains(.touchUpInside))
  }
}

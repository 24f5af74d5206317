import Testing
import TouchScript

@Suite("Events that are no touches, and who hears of them")
struct OtherEventTests {
  @Test("They climb from the first responder to the application and its delegate")
  func climbing() throws {
    let seen = try play(
      Scenario(application: .init(delegate: .init())) {
        window { View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true).controller("vc") }
      } script: {
        Change(.motion(.began))
        After(10)
        Change(.motion(.ended))
        Change(.becomeFirstResponder("a"))
        Change(.press(.began))
        Change(.remoteControl)
      })
    #expect(seen.receivers(of: .motion) == ["w", "scene", "application", "delegate"])
    #expect(seen.receivers(of: .motion, .ended) == ["w", "scene", "application", "delegate"])
    let chain = ["a", "vc", "w", "scene", "application", "delegate"]
    #expect(seen.receivers(of: .press) == chain)
    #expect(seen.receivers(of: .remoteControl) == chain)
    #expect(seen.contains(.sendEvent(receiver: "application", touches: [])))
    #expect(seen.contains(.sendEvent(receiver: "w", touches: [])))
  }

  @Test("Whoever keeps them ends the climb; whoever calls super first is noted last")
  func forwarding() throws {
    func receivers(_ forwarding: Scenario.Forwarding) throws -> [Scenario.ID] {
      try play(
        Scenario(
          application: .init(otherEvents: .passesOnFirst, delegate: .init(otherEvents: .keeps))
        ) {
          window {
            View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true)
              .controller("vc", otherEvents: forwarding)
          }
        } script: {
          Change(.becomeFirstResponder("a"))
          Change(.motion(.began))
        }
      ).receivers(of: .motion)
    }
    #expect(try receivers(.keeps) == ["a", "vc"])
    #expect(try receivers(.passesOn) == ["a", "vc", "w", "scene", "delegate", "application"])
    #expect(try receivers(.passesOnFirst) == ["a", "w", "scene", "delegate", "application", "vc"])
  }

  @Test("The key window is the one that was shown last; without one, the application hears")
  func keyWindow() throws {
    func receiver(isHidden: Bool) throws -> Scenario.ID? {
      try play(
        Scenario {
          Window("back", Rect(0, 0, 320, 480)).isHidden(isHidden)
          Window("front", Rect(0, 0, 320, 480)).isHidden(isHidden)
          Window("hidden", Rect(0, 0, 320, 480)).isHidden()
        } script: {
          Change(.motion(.began))
        }
      ).receivers(of: .motion).first
    }
    #expect(try receiver(isHidden: false) == "front")
    #expect(try receiver(isHidden: true) == "application")
  }

  @Test("One first responder resigns in favor of another; controllers and the application refuse")
  func firstResponders() throws {
    let seen = try play(
      Scenario(application: .init(delegate: .init())) {
        window {
          View("a", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true).controller("vc")
          View("b", Rect(0, 0, 100, 100)).canBecomeFirstResponder(true)
          View("c", Rect(0, 0, 100, 100))
        }
      } script: {
        Change(.becomeFirstResponder("a"))
        Change(.becomeFirstResponder("b"))
        Change(.becomeFirstResponder("c"))
        Change(.becomeFirstResponder("vc"))
        Change(.becomeFirstResponder("application"))
        Change(.becomeFirstResponder("delegate"))
        Change(.removeFromSuperview("b"))
      })
    #expect(
      seen.filter { $0.kind == .firstResponder } == [
        .firstResponder("a", isFirst: true), .firstResponder("a", isFirst: false),
        .firstResponder("b", isFirst: true), .firstResponder("c", isFirst: false),
        .firstResponder("vc", isFirst: false), .firstResponder("application", isFirst: false),
        .firstResponder("delegate", isFirst: false), .firstResponder("b", isFirst: false),
      ])
  }

  @Test("A window or an application that drops events delivers none, of any kind")
  func dropping() throws {
    for drops in [Scenario.Reserved.application, "w"] {
      let seen = try play(
        Scenario(application: .init(dropsEvents: drops == "application")) {
          window { View("a", Rect(0, 0, 100, 100)).tap("r") }.dropsEvents(drops == "w")
        } script: {
          Tap(at: Point(10, 10))
          After(10)
          Change(.motion(.began))
        })
      #expect(seen.touches(of: "a").isEmpty)
      #expect(seen.actions(of: "r").isEmpty)
      #expect(seen.receivers(of: .motion).isEmpty)
      let receivers = seen.compactMap { what -> Scenario.ID? in
        what.kind == .sendEvent ? what.who : nil
      }
      #expect(Set(receivers) == (drops == "w" ? ["application", "w"] : ["application"]))
    }
  }

  @Test("A view takes touches exclusively")
  func exclusive() throws {
    let seen = try play(
      Scenario {
        window {
          View("a", Rect(0, 0, 100, 100)).isExclusiveTouch()
          View("b", Rect(100, 0, 100, 100))
        }
      } script: {
        Down(0, at: Point(10, 10))
        After(10)
        Down(1, at: Point(110, 10))
      })
    #expect(seen.touches(of: "a") == [.began])
    #expect(seen.touches(of: "b").isEmpty)
  }
}

import Testing
import TouchScript

@Suite("Controls are staged with their values")
struct ControlTests {
  @Test("A switch is on after a tap")
  func switches() throws {
    let seen = try play(
      Scenario {
        window { Switch("c", Rect(100, 100, 51, 31)) }
      } script: {
        Tap(at: Point(110, 110))
      })
    #expect(seen.events(of: "c").contains(.valueChanged))
    #expect(seen.values(of: "c").first == 0)
    #expect(seen.values(of: "c").contains(1))
  }

  @Test("A slider's value follows the finger, in whole multiples of 1/1024")
  func slider() throws {
    let seen = try play(
      Scenario {
        window { Slider("c", Rect(100, 100, 131, 31)) }
      } script: {
        Down(at: Point(110, 110))
        After(50)
        Move(to: Point(143, 110))
        After(50)
        Up()
      })
    let values = seen.values(of: "c").compactMap(\.self)
    #expect(values.contains(0.330_078_125))
    #expect(values.allSatisfy { ($0 * 1024).rounded() == $0 * 1024 })
  }

  @Test("A segmented control has as many segments as items, of which none is selected at first")
  func segments() throws {
    let seen = try play(
      Scenario {
        window { SegmentedControl("c", Rect(0, 0, 160, 30)).items(4) }
      } script: {
        Tap(at: Point(130, 10))
      })
    #expect(seen.values(of: "c").first == -1)
    #expect(seen.values(of: "c").last == 3)
  }

  @Test("A stepper steps")
  func stepper() throws {
    let seen = try play(
      Scenario {
        window { Stepper("c", Rect(0, 0, 100, 30)) }
      } script: {
        Tap(at: Point(80, 10))
      })
    #expect(seen.values(of: "c").last == 1)
  }

  @Test("A page control has as many pages as items")
  func pages() throws {
    let seen = try play(
      Scenario {
        window { PageControl("c", Rect(0, 0, 100, 30)).items(2) }
      } script: {
        Tap(at: Point(80, 10))
        After(500)
        Tap(at: Point(80, 10))
      })
    #expect(seen.values(of: "c").last == 1)
  }

  @Test("A text field that is tapped is first responder, and tells that editing began and ended")
  func textField() throws {
    let seen = try play(
      Scenario {
        window { TextField("c", Rect(0, 0, 100, 30)) }
      } script: {
        Tap(at: Point(80, 10))
        After(50)
        Change(.resignFirstResponder("c"))
      })
    #expect(seen.contains(.firstResponder("c", isFirst: true)))
    #expect(seen.contains(.firstResponder("c", isFirst: false)))
    #expect(seen.events(of: "c").contains(.editingDidBegin))
    #expect(seen.events(of: "c").last == .editingDidEnd)
    #expect(seen.values(of: "c").allSatisfy { $0 == nil })
  }

  @Test("A control that does not begin to track sends nothing")
  func beginsTracking() throws {
    let seen = try play(
      Scenario {
        window { Slider("c", Rect(0, 0, 100, 30)).beginsTracking(false) }
      } script: {
        Tap(at: Point(80, 10))
      })
    #expect(seen.contains(.tracking(control: "c", .begin, answer: false)))
    #expect(seen.events(of: "c").isEmpty)
  }

  @Test("A control that does not go on tracking says so")
  func continuesTracking() throws {
    let seen = try play(
      Scenario {
        window { Control("c", Rect(0, 0, 100, 30)).continuesTracking(false) }
      } script: {
        Down(at: Point(80, 10))
        After(50)
        Move(to: Point(81, 10))
        After(50)
        Up()
      })
    #expect(seen.contains(.tracking(control: "c", .continue, answer: false)))
    #expect(!seen.events(of: "c").contains(.touchUpInside))
  }

  @Test("Tracking is noted to its end, and to its being cancelled")
  func tracking() throws {
    let seen = try play(
      Scenario {
        window { Control("c", Rect(0, 0, 100, 30)) }
      } script: {
        Tap(at: Point(80, 10))
        After(50)
        Down(at: Point(80, 10))
        After(50)
        Change(.interrupt)
      })
    #expect(seen.contains(.tracking(control: "c", .end, answer: true)))
    #expect(seen.contains(.tracking(control: "c", .cancel, answer: true)))
  }

  @Test("A control whose class keeps its actions to itself sends none", arguments: [true, false])
  func sendsActions(flag: Bool) throws {
    let seen = try play(
      Scenario {
        window { Button("c", Rect(0, 0, 100, 30)).sendsActions(flag).target("w", "pressed") }
      } script: {
        Tap(at: Point(80, 10))
      })
    #expect(seen.events(of: "c").contains(.touchUpInside))
    #expect(
      seen.contains(.sendAction(action: "pressed", sender: "c", delivered: true)) == flag)
    #expect(
      seen.contains(
        .actionMethod(receiver: "w", action: "pressed", sender: "c", withEvent: true)) == flag)
  }

  @Test("A responder that refuses an action is passed over")
  func refusing() throws {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 300, 300)) {
          View("b", Rect(0, 0, 200, 200)) {
            Button("c", Rect(0, 0, 100, 30)).target(nil, "pressed")
          }
          .implements("pressed").refuses("pressed")
        }
        .controller("vc", actions: ["pressed"], refuses: ["pressed"])
        .implements("pressed")
      }
    } script: {
      Tap(at: Point(80, 10))
    }
    let seen = try play(scenario)
    #expect(
      seen.contains(.actionMethod(receiver: "a", action: "pressed", sender: "c", withEvent: true)))
    var other = scenario
    other.views[1].overrides.refuses = ["pressed"]
    #expect(
      try play(other).contains(.sendAction(action: "pressed", sender: "c", delivered: false)))
  }
}

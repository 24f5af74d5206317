import Logs
import Testing
import TouchScript

@Suite("Controls are staged with their values")
struct ControlTests {
  /// A tap on a control at a place.
  private func tapped(_ control: some SceneElement, at place: Point) -> Scenario {
    Scenario {
      window { control }
    } script: {
      Tap(at: place)
    }
  }

  @Test("A switch is on after a tap")
  func switches() {
    expectLog(
      of: tapped(Switch("c", Rect(100, 100, 51, 31)), at: Point(110, 110)),
      observing: ["send(c, touchDown)", "send(c, valueChanged)"],
      """
      send(c, touchDown) [value 0, …]
      send(c, valueChanged) [value 1, …]
      """)
  }

  @Test("A slider's value follows the finger, in whole multiples of 1/1024")
  func slider() {
    let scenario = Scenario {
      window { Slider("c", Rect(100, 100, 131, 31)) }
    } script: {
      Path((0, 110, 110), (50, 143, 110), up: 100)
    }
    expectLog(
      of: scenario, observing: ["send(c, valueChanged)"],
      "50 ms  send(c, valueChanged) [value 0.330078125, …]")
    let values = trace(of: scenario).observations.compactMap { $0.detail?.control?.value }
    #expect(values.contains(0.330_078_125))
    #expect(values.allSatisfy { ($0 * 1024).rounded() == $0 * 1024 })
  }

  @Test("A segmented control has as many segments as items, of which none is selected at first")
  func segments() {
    expectLog(
      of: tapped(SegmentedControl("c", Rect(0, 0, 160, 30)).items(4), at: Point(130, 10)),
      observing: ["send(c, touchDown)", "send(c, valueChanged)"],
      """
      send(c, touchDown) [value -1, …]
      send(c, valueChanged) [value 3, …]
      """)
  }

  @Test("A stepper steps")
  func stepper() {
    expectLog(
      of: tapped(Stepper("c", Rect(0, 0, 100, 30)), at: Point(80, 10)),
      observing: ["send(c, valueChanged)"], "send(c, valueChanged) [value 1, …]")
  }

  @Test("A page control has as many pages as items")
  func pages() {
    expectLog(
      of: Scenario {
        window { PageControl("c", Rect(0, 0, 100, 30)).items(2) }
      } script: {
        Tap(at: Point(80, 10))
        After(500)
        Tap(at: Point(80, 10))
      }, observing: ["send(c, valueChanged)"], "50 ms  send(c, valueChanged) [value 1, …]")
  }

  @Test("A text field that is tapped is first responder, and reports that editing began and ended")
  func textField() {
    let scenario = Scenario {
      window { TextField("c", Rect(0, 0, 100, 30)) }
    } script: {
      Tap(at: Point(80, 10))
      After(50)
      Change(.resignFirstResponder("c"))
    }
    expectLog(
      of: scenario,
      observing: ["send(c, editingDidBegin)", "send(c, editingDidEnd)", "firstResponder"],
      """
      50 ms   send(c, editingDidBegin)
      50 ms   firstResponder(c) → true
      100 ms  send(c, editingDidEnd)
      100 ms  firstResponder(c) → false
      """)
    #expect(trace(of: scenario).observations.allSatisfy { $0.detail?.control?.value == nil })
  }

  @Test("A control that does not begin to track sends nothing")
  func beginsTracking() {
    expectLog(
      of: tapped(Slider("c", Rect(0, 0, 100, 30)).beginsTracking(false), at: Point(80, 10)),
      observing: ["beginTracking", "send"], "beginTracking(c) → false")
  }

  @Test("A control that does not go on tracking says so")
  func continuesTracking() {
    expectLog(
      of: Scenario {
        window { Control("c", Rect(0, 0, 100, 30)).continuesTracking(false) }
      } script: {
        Path((0, 80, 10), (50, 81, 10), up: 100)
      }, observing: ["continueTracking", "send"],
      """
      send(c, touchDown)
      continueTracking(c) → false
      """)
  }

  @Test("Tracking is noted to its end, and to its being cancelled")
  func tracking() {
    expectLog(
      of: Scenario {
        window { Control("c", Rect(0, 0, 100, 30)) }
      } script: {
        Tap(at: Point(80, 10))
        After(50)
        Down(at: Point(80, 10))
        After(50)
        Change(.interrupt)
      }, observing: ["endTracking", "cancelTracking"],
      """
      50 ms   endTracking(c) → true
      150 ms  cancelTracking(c) → true
      """)
  }

  @Test("A control whose class keeps its actions to itself sends none")
  func sendsActions() {
    func scenario(_ flag: Bool) -> Scenario {
      let button = Button("c", Rect(0, 0, 100, 30)).sendsActions(flag).target("w", "pressed")
      return tapped(button, at: Point(80, 10))
    }
    let kinds = ["send(c, touchUpInside)", "sendAction", "target"]
    expectLog(of: scenario(false), observing: kinds, "send(c, touchUpInside)")
    expectLog(
      of: scenario(true), observing: kinds,
      .unordered([
        "send(c, touchUpInside)", "sendAction(pressed) from c → true",
        "target(w, pressed) from c with event",
      ]))
  }

  @Test("A responder that refuses an action is passed over, all of them if all do")
  func refusing() {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 300, 300)) {
          View("b", Rect(0, 0, 200, 200)) {
            Button("c", Rect(0, 0, 100, 30)).target(nil, "pressed")
          }
          .implements("pressed").refuses("pressed")
        }
        .controller("vc") {
          $0.actions = ["pressed"]
          $0.refuses = ["pressed"]
        }
        .implements("pressed")
      }
    } script: {
      Tap(at: Point(80, 10))
    }
    expectLog(of: scenario, observing: ["target"], "target(a, pressed) from c with event")
    var other = scenario
    other.views[1].overrides.refuses = ["pressed"]
    expectLog(
      of: other, observing: ["target", "sendAction"], "sendAction(pressed) from c → false")
  }
}

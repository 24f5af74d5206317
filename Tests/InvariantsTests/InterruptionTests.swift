import Testing
import TouchScript

/// What happens in a window `w` with the views `a` and `b` side by side, each 100 points square,
/// which keep their touches.
func sideBySide(
  _ change: (inout Scenario) -> Void = { _ in }, at location: SourceLocation = #_sourceLocation,
  @ScriptBuilder script: () -> ScriptParts
) -> Played {
  var scenario = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100)).touches(.keeps)
      View("b", Rect(100, 0, 100, 100)).touches(.keeps)
    }
  } script: {
    script()
  }
  change(&scenario)
  return Played(scenario, at: location)
}

private let inA = Point(50, 50)

@Suite("Interruptions")
struct InterruptionTests {
  @Test("TO-34, EX-01: the system's event cancels the touch, and the view receives that")
  func interrupted() {
    let taken = sideBySide {
      Down(at: inA)
      At(10)
      Change(.interrupt)
    }
    taken.keeps("TO-34", "EX-01", "TO-11", "TO-02")
    taken.without("V(a).cancelled").breaks(
      "EX-01", "\"a\" did not get touchesCancelled when the system took the touch of finger 0 away")
    taken.without("10 ms").breaks(
      "TO-34",
      "the system took all touches away at 10 ms, and neither an event nor a call says so")
    // No event is demanded, if all calls come: RE-69.
    taken.without("10 ms sendEvent").keeps("TO-34", "EX-01")
    sideBySide { Down(at: inA) }.leavesOpen("TO-34", "EX-01")
  }

  @Test("TO-34: each finger may be taken away in an event of its own, as long as none is left")
  func fingerByFinger() {
    let taken = sideBySide {
      Down(at: inA)
      Down(1, at: Point(150, 50))
      At(10)
      Change(.interrupt)
    }
    .played(by: "RE-13:interruptions")
    #expect(taken.brokenRules == [])
    taken.keeps("TO-34", "EX-01", "TO-02", "TO-08", "TO-11")
    taken.tells(["V(a).cancelled [touch 0]", "V(b).cancelled [touch 1]"], of: "10 ms V(")
    taken.without("V(b).cancelled").breaks(
      "EX-01", "\"b\" did not get touchesCancelled when the system took the touch of finger 1 away")
    let first = taken.entries.lastIndex { "\($0)".hasPrefix("sendEvent(application)") }
    let halved = Played(taken.scenario, Array(taken.entries[..<(first ?? 0)]))
    halved.breaks("TO-34", "the system took all touches away, but not that of finger 1")
  }

  @Test("TO-02: what a finger does after its touch was taken is delivered to no view")
  func afterwards() {
    let lifted = sideBySide {
      Down(at: inA)
      At(10)
      Change(.interrupt)
      At(20)
      Up()
    }
    lifted.keeps("TO-02", "SY-03")
    lifted.repeating("10 ms sendEvent(application)", to: .at(20)) { $0.tell(.ended) }.breaks(
      "TO-02", "finger 0 was gone, and its touch was in an event again")
  }

  @Test("EX-11: touches that begin while events are ignored are not delivered, later ones are")
  func ignored() {
    let ignored = sideBySide {
      Change(.beginIgnoringInteractionEvents)
      At(5)
      Down(at: inA)
    }
    ignored.keeps("EX-11")
    ignored.played(by: "ignoring-ignored").breaks(
      "EX-11", "the touch of finger 0, which came down while the app ignored events, was delivered")
    let later = sideBySide {
      Change(.beginIgnoringInteractionEvents)
      At(5)
      Down(at: inA)
      At(6)
      Up()
      At(7)
      Change(.endIgnoringInteractionEvents)
      At(8)
      Down(at: inA)
    }
    later.keeps("EX-11")
    later.without("8 ms").breaks(
      "EX-11",
      "finger 0 came down after the app had stopped ignoring events, and its touch was not delivered"
    )
  }

  @Test("TO-01, TO-34, EX-11: fingers on the home screen are no touches of the app")
  func homeScreen() {
    sideBySide {
      Change(.showHomeScreen)
      At(5)
      Down(at: inA)
    }
    .leavesOpen("TO-01", "TO-34", "EX-11")
  }

  @Test("TO-11: a presentation may end a touch or not, but only once")
  func presentation() {
    let shown = sideBySide {
      $0.controllers = [.init(id: "c", view: "a"), .init(id: "d", view: "b")]
    } script: {
      Down(at: inA)
      At(10)
      Change(.present("d", by: "c"))
      At(20)
      Up()
    }
    shown.keeps("TO-11")
    shown.moving("V(a).cancelled", to: .at(20)).changing("V(a).cancelled") { $0.tell(.ended) }
      .keeps("TO-11")
    shown.repeating("V(a).cancelled", to: .at(20)) { $0.tell(.ended) }.breaks(
      "TO-11", "\"a\" got the end of one touch twice")
  }
}

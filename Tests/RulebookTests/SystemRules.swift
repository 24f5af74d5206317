import Testing

/// Chapter SY of the rulebook, rule by rule, on the in-repo engine.
@Suite("SY: the system's part")
struct SystemRules {
  @Test("SY-03: Events are dispatched first in, first out")
  func SY_03() { holds("SY-03") }

  @Test("SY-04: An event passes `UIApplication.sendEvent`, then `UIWindow.sendEvent`, then the…")
  func SY_04() { holds("SY-04") }

  @Test("SY-06: One UIEvent may carry changes of several touches (fingers sampled in one frame)")
  func SY_06() { holds("SY-06") }

  @Test("SY-07: Everything that a touch sample causes at once is finished before `sendEvent`…")
  func SY_07() { holds("SY-07") }

  @Test("SY-08: Motion and remote control events go to the first responder first")
  func SY_08() { holds("SY-08") }

  @Test("SY-09: What makes the app inactive cancels the motion and the presses that go on")
  func SY_09() { holds("SY-09") }

  @Test("SY-10: While the home screen is in front no touch, no motion and no press begins in…")
  func SY_10() { holds("SY-10") }
}

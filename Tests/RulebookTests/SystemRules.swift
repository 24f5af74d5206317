import Testing

/// Chapter SY of the rulebook, rule by rule, on the in-repo engine.
@Suite("SY: the system's part")
struct SystemRules {
  @Test("SY-03: Events are dispatched in FIFO order")
  func SY_03() { holds("SY-03") }

  @Test("SY-04: Dispatch path is `UIApplication.sendEvent` -> `UIWindow.sendEvent` ->…")
  func SY_04() { holds("SY-04") }

  @Test("SY-06: One UIEvent may carry changes of several touches (several fingers…")
  func SY_06() { holds("SY-06") }

  @Test("SY-07: Everything a touch sample causes synchronously (recognizer callbacks,…")
  func SY_07() { holds("SY-07") }
}

import Testing

/// Chapter EX of the rulebook, rule by rule, on the in-repo engine.
@Suite("EX: exceptional situations")
struct ExceptionsRules {
  @Test("EX-01: A system interruption (call, alert, app resigns active) cancels every active touch")
  func EX_01() { holds("EX-01") }

  @Test("EX-02: A hit view that is removed from its window mid-touch gets touchesCancelled")
  func EX_02() { holds("EX-02") }

  @Test("EX-03: If a view is hidden or gets alpha 0 during a touch, the running touch keeps going…")
  func EX_03() { holds("EX-03") }

  @Test("EX-04: Moving or transforming a view during a touch does not give the touch to another…")
  func EX_04() { holds("EX-04") }

  @Test("EX-05: Reordering subviews during a touch does not give the touch to another view")
  func EX_05() { holds("EX-05") }

  @Test("EX-06: isEnabled = false while a recognizer is in began or changed makes it cancelled")
  func EX_06() { holds("EX-06") }

  @Test("EX-07: isEnabled = false while a recognizer is possible")
  func EX_07() { holds("EX-07") }

  @Test("EX-08: Enabling a recognizer again while fingers are down does not give it back those…")
  func EX_08() { holds("EX-08") }

  @Test("EX-09: If a recognizer is removed from its view during a gesture, it recognizes nothing…")
  func EX_09() { holds("EX-09") }

  @Test("EX-10: If a recognizer's view is removed from the hierarchy during a gesture, the same…")
  func EX_10() { holds("EX-10") }

  @Test("EX-11: After `beginIgnoringInteractionEvents` new touch events are not delivered")
  func EX_11() { holds("EX-11") }

  @Test("EX-12: A control that is disabled while it tracks sends at most one terminal event")
  func EX_12() { holds("EX-12") }

  @Test("EX-14: Adding or removing views or recognizers inside callbacks must not crash")
  func EX_14() { holds("EX-14") }

  @Test("EX-15: If an action handler removes the hit view, the touchesCancelled owed to it still…")
  func EX_15() { holds("EX-15") }

  @Test("EX-17: When a second finger lands while a one-finger tap is possible, the tap sends no…")
  func EX_17() { holds("EX-17") }

  @Test("EX-23: isEnabled = false resets the recognizer at once")
  func EX_23() { holds("EX-23") }
}

import Testing

/// Chapter EX of the rulebook, rule by rule, on the in-repo engine.
@Suite("EX: exceptional situations")
struct ExceptionsRules {
  @Test("EX-01: System interruption (call, alert, app resigns active): every active…")
  func EX_01() { holds("EX-01") }

  @Test("EX-02: Hit view removed from its window mid-touch: the documentation lists it…")
  func EX_02() { holds("EX-02") }

  @Test("EX-03: Hidden, disabled or alpha 0 mid-touch: the running touch keeps going to…")
  func EX_03() { holds("EX-03") }

  @Test("EX-04: Moving or transforming a view mid-touch does not retarget;…")
  func EX_04() { holds("EX-04") }

  @Test("EX-05: Reordering subviews mid-touch does not retarget")
  func EX_05() { holds("EX-05") }

  @Test("EX-06: recognizer.isEnabled = false while began/changed -> cancelled, action…")
  func EX_06() { holds("EX-06") }

  @Test("EX-07: isEnabled = false while possible in a sequence -> it recognizes nothing…")
  func EX_07() { holds("EX-07") }

  @Test("EX-08: Re-enabling in the same sequence does not re-attach running touches")
  func EX_08() { holds("EX-08") }

  @Test("EX-09: recognizer removed from its view mid-gesture: began/changed ->…")
  func EX_09() { holds("EX-09") }

  @Test("EX-10: Recognizer's view removed from the hierarchy mid-gesture -> as EX-09")
  func EX_10() { holds("EX-10") }

  @Test("EX-11: `beginIgnoringInteractionEvents` -> new touch events are not delivered;…")
  func EX_11() { holds("EX-11") }

  @Test("EX-12: Control disabled while tracking: outcome not established")
  func EX_12() { holds("EX-12") }

  @Test("EX-14: Re-entrancy: adding/removing views or recognizers inside callbacks must…")
  func EX_14() { holds("EX-14") }

  @Test("EX-15: An action handler that removes the hit view: the touchesCancelled owed…")
  func EX_15() { holds("EX-15") }

  @Test("EX-17: A second finger landing while a one-finger tap is possible -> tap fails…")
  func EX_17() { holds("EX-17") }

  @Test("EX-23: isEnabled = false resets the recognizer at once: it forgets its touches")
  func EX_23() { holds("EX-23") }
}

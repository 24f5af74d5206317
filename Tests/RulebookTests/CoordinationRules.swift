import Testing

/// Chapter GC of the rulebook, rule by rule, on the in-repo engine.
@Suite("GC: coordination between recognizers")
struct CoordinationRules {
  @Test("GC-01: `shouldReceive touch` is asked for each recognizer and new touch, after…")
  func GC_01() { holds("GC-01") }

  @Test("GC-02: Where the answer is false that recognizer gets no callback for that touch in any…")
  func GC_02() { holds("GC-02") }

  @Test("GC-03: `shouldReceive event` (iOS 13.4) is asked once before shouldReceive touch")
  func GC_03() { holds("GC-03") }

  @Test("GC-04: Where there is no delegate, or it does not implement the method, the answer is…")
  func GC_04() { holds("GC-04") }

  @Test("GC-05: Disabled recognizers get nothing, and their delegate is asked nothing")
  func GC_05() { holds("GC-05") }

  @Test("GC-06: A refused touch does not count in numberOfTouches of that recognizer")
  func GC_06() { holds("GC-06") }

  @Test("GC-07: `gestureRecognizerShouldBegin` is asked when a recognizer of any kind tries to…")
  func GC_07() { holds("GC-07") }

  @Test("GC-08: `gestureRecognizerShouldBegin` is not asked when a recognizer goes from possible…")
  func GC_08() { holds("GC-08") }

  @Test("GC-09: Besides the delegate, the touched view is asked `gestureRecognizerShouldBegin` at…")
  func GC_09() { holds("GC-09") }

  @Test("GC-10: The view and the delegate must both allow it")
  func GC_10() { holds("GC-10") }

  @Test("GC-11: By default, once one recognizer has recognized, every other that it prevents and…")
  func GC_11() { holds("GC-11") }

  @Test("GC-12: Of identical taps on nested views the one on the deepest view (the hit view)…")
  func GC_12() { holds("GC-12") }

  @Test("GC-13: Exclusion is resolved after delivery of the event")
  func GC_13() { holds("GC-13") }

  @Test("GC-14: Of two recognizers on one view that prevent each other and recognize in the same…")
  func GC_14() { holds("GC-14") }

  @Test("GC-15: If the child tap fails (e.g. vetoed by its delegate) the next ancestor able to…")
  func GC_15() { holds("GC-15") }

  @Test("GC-16: A recognizer that has recognized prevents a later one from beginning in the same…")
  func GC_16() { holds("GC-16") }

  @Test("GC-17: A recognizer in began/changed is not cancelled by another one's recognition")
  func GC_17() { holds("GC-17") }

  @Test("GC-18: An active A prevents a possible P if A.canPrevent(P) and P.canBePrevented(by: A)…")
  func GC_18() { holds("GC-18") }

  @Test("GC-19: canPrevent and canBePrevented are true by default")
  func GC_19() { holds("GC-19") }

  @Test("GC-20: A tap recognizer never prevents a tap recognizer requiring more taps")
  func GC_20() { holds("GC-20") }

  @Test("GC-21: A prevented recognizer ends failed (not cancelled) and sends no action, whatever…")
  func GC_21() { holds("GC-21") }

  @Test("GC-22: `shouldRecognizeSimultaneouslyWith` is asked only when one would be blocked by…")
  func GC_22() { holds("GC-22") }

  @Test("GC-23: Either delegate answering true is enough, for every kind of recognizer")
  func GC_23() { holds("GC-23") }

  @Test("GC-24: Where simultaneity is allowed, both actions are sent")
  func GC_24() { holds("GC-24") }

  @Test("GC-25: Recognizers that share no touch (different fingers, disjoint paths) do not…")
  func GC_25() { holds("GC-25") }

  @Test("GC-27: `a.require(toFail: b)`: while b is possible and active, a cannot recognize")
  func GC_27() { holds("GC-27") }

  @Test("GC-28: Where b fails, a recognizes at that moment if its criteria were met, and its…")
  func GC_28() { holds("GC-28") }

  @Test("GC-29: Where b recognizes or begins, a becomes failed")
  func GC_29() { holds("GC-29") }

  @Test("GC-30: The static requirement lasts for the life of the recognizers")
  func GC_30() { holds("GC-30") }

  @Test("GC-31: A delegate's `shouldRequireFailureOf` or `shouldBeRequiredToFailBy` sets a…")
  func GC_31() { holds("GC-31") }

  @Test("GC-32: The subclass methods of the same names set class-wide requirements with the same…")
  func GC_32() { holds("GC-32") }

  @Test("GC-33: Answering false does not remove a requirement established by the other side or…")
  func GC_33() { holds("GC-33") }

  @Test("GC-34: A recognizer b that takes no part in the sequence (not on the path, disabled…")
  func GC_34() { holds("GC-34") }

  @Test("GC-35: Where a single tap requires a double tap to fail, one tap makes the single tap…")
  func GC_35() { holds("GC-35") }

  @Test("GC-36: Without the requirement, two quick taps make the single tap fire at the first…")
  func GC_36() { holds("GC-36") }

  @Test("GC-38: While a waits for b, delaysTouchesEnded of a still withholds V.ended (a is…")
  func GC_38() { holds("GC-38") }

  @Test("GC-39: If simultaneity is allowed, both do recognize")
  func GC_39() { holds("GC-39") }

  @Test("GC-40: A veto (GC-07 to GC-10) is in force at the moment when the recognizer would begin")
  func GC_40() { holds("GC-40") }
}

import Testing

/// Chapter GC of the rulebook, rule by rule, on the in-repo engine.
@Suite("GC: coordination between recognizers")
struct CoordinationRules {
  @Test("GC-01: `shouldReceive touch` is asked once per (recognizer, new touch), after…")
  func GC_01() { holds("GC-01") }

  @Test("GC-02: Answer false -> that recognizer gets no callback for that touch in any…")
  func GC_02() { holds("GC-02") }

  @Test("GC-04: No delegate or method not implemented -> true")
  func GC_04() { holds("GC-04") }

  @Test("GC-05: Disabled recognizers are not asked and get nothing")
  func GC_05() { holds("GC-05") }

  @Test("GC-07: `gestureRecognizerShouldBegin` is asked when the recognizer tries to leave…")
  func GC_07() { holds("GC-07") }

  @Test("GC-08: It is not asked for possible -> failed, nor for later transitions")
  func GC_08() { holds("GC-08") }

  @Test("GC-09: Besides the delegate, the view side…")
  func GC_09() { holds("GC-09") }

  @Test("GC-10: Both must allow")
  func GC_10() { holds("GC-10") }

  @Test("GC-11: Default")
  func GC_11() { holds("GC-11") }

  @Test("GC-12: Identical taps on nested views")
  func GC_12() { holds("GC-12") }

  @Test("GC-13: All of them still receive began and ended (exclusion is resolved after…")
  func GC_13() { holds("GC-13") }

  @Test("GC-14: Two identical taps on the same view")
  func GC_14() { holds("GC-14") }

  @Test("GC-15: If the child tap fails (e.g")
  func GC_15() { holds("GC-15") }

  @Test("GC-18: Prevention test for (active A, possible P)")
  func GC_18() { holds("GC-18") }

  @Test("GC-19: canPrevent / canBePrevented default to true")
  func GC_19() { holds("GC-19") }

  @Test("GC-20: A tap recognizer never prevents a tap recognizer requiring more taps")
  func GC_20() { holds("GC-20") }

  @Test("GC-21: A prevented recognizer ends failed (not cancelled) and sends no action")
  func GC_21() { holds("GC-21") }

  @Test("GC-22: `shouldRecognizeSimultaneouslyWith` is asked only when one would be…")
  func GC_22() { holds("GC-22") }

  @Test("GC-23: Either delegate answering true is enough")
  func GC_23() { holds("GC-23") }

  @Test("GC-24: Simultaneous")
  func GC_24() { holds("GC-24") }
}

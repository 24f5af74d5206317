import Testing

/// Chapter FB of the rulebook, rule by rule, on the in-repo engine.
@Suite("FB: customisation patterns")
struct CustomisationRules {
  @Test("FB-01: If a view enlarges its hit area by 15 pt, a touch up to 15 pt outside hits it, if…")
  func FB_01() { holds("FB-01") }

  @Test("FB-02: An enlarged hit area is bounded by the parent")
  func FB_02() { holds("FB-02") }

  @Test("FB-03: An enlarged hit area changes no geometry (frame, bounds unchanged)")
  func FB_03() { holds("FB-03") }

  @Test("FB-04: An enlarged hit area wins over siblings behind, and loses to siblings in front…")
  func FB_04() { holds("FB-04") }

  @Test("FB-05: The edge of an enlarged hit area is half-open")
  func FB_05() { holds("FB-05") }

  @Test("FB-06: A child that overflows, variant A")
  func FB_06() { holds("FB-06") }

  @Test("FB-07: A child that overflows, variant B (the parent's point(inside:) is true ONLY…")
  func FB_07() { holds("FB-07") }

  @Test("FB-08: Where variant A or B counts a hidden or transparent subview there is a dead zone")
  func FB_08() { holds("FB-08") }

  @Test("FB-09: A child that overflows, variant C")
  func FB_09() { holds("FB-09") }

  @Test("FB-10: Variant C without its own gate check also makes children of a hidden/disabled…")
  func FB_10() { holds("FB-10") }

  @Test("FB-11: All ancestors up to the one containing the point must cooperate")
  func FB_11() { holds("FB-11") }

  @Test("FB-12: The empty area of a pass-through view (hitTest returns nil instead of self) falls…")
  func FB_12() { holds("FB-12") }

  @Test("FB-13: A touch that passes through a view also bypasses the recognizers attached to that…")
  func FB_13() { holds("FB-13") }

  @Test("FB-14: The same override on a window makes it a pass-through window, which sends touches…")
  func FB_14() { holds("FB-14") }

  @Test("FB-16: A child and its parent may both handle a touch")
  func FB_16() { holds("FB-16") }

  @Test("FB-17: A hitTest that always returns nil makes the view and its subviews untouchable…")
  func FB_17() { holds("FB-17") }
}

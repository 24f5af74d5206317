import Testing

/// Chapter FB of the rulebook, rule by rule, on the in-repo engine.
@Suite("FB: customisation patterns")
struct CustomisationRules {
  @Test("FB-01: Enlarged hit area (point(inside:) tests bounds inset by −15)")
  func FB_01() { holds("FB-01") }

  @Test("FB-02: The enlargement is bounded by the parent")
  func FB_02() { holds("FB-02") }

  @Test("FB-03: It changes no geometry (frame, bounds unchanged)")
  func FB_03() { holds("FB-03") }

  @Test("FB-04: It wins over siblings behind, loses to siblings in front that contain the…")
  func FB_04() { holds("FB-04") }

  @Test("FB-05: The edge is half-open")
  func FB_05() { holds("FB-05") }

  @Test("FB-06: Overflow child, variant A (parent's point(inside:) also true where the…")
  func FB_06() { holds("FB-06") }

  @Test("FB-07: Overflow child, variant B (parent's point(inside:) true ONLY inside some…")
  func FB_07() { holds("FB-07") }

  @Test("FB-08: Variant B/A with a hidden or transparent subview counted -> dead zone")
  func FB_08() { holds("FB-08") }

  @Test("FB-09: Overflow child, variant C (parent's hitTest")
  func FB_09() { holds("FB-09") }

  @Test("FB-10: Variant C without its own gate check also makes children of a…")
  func FB_10() { holds("FB-10") }

  @Test("FB-11: All ancestors up to the one containing the point must cooperate")
  func FB_11() { holds("FB-11") }

  @Test("FB-12: Pass-through view (hitTest returns nil instead of self)")
  func FB_12() { holds("FB-12") }

  @Test("FB-13: Touch passing through also bypasses recognizers attached to the…")
  func FB_13() { holds("FB-13") }

  @Test("FB-14: Pass-through window")
  func FB_14() { holds("FB-14") }

  @Test("FB-16: Handling a touch in both child and parent")
  func FB_16() { holds("FB-16") }

  @Test("FB-17: hitTest that always returns nil makes the view and its subviews…")
  func FB_17() { holds("FB-17") }
}

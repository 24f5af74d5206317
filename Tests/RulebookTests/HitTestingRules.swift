import Testing

/// Chapter HT of the rulebook, rule by rule, on the in-repo engine.
@Suite("HT: hit-testing")
struct HitTestingRules {
  @Test("HT-01: Default `hitTest(p)` checks the gate, asks `point(inside:)`, then the subviews…")
  func HT_01() { holds("HT-01") }

  @Test("HT-02: Where the gate fails, `hitTest` returns nil without any call of `point(inside:)`…")
  func HT_02() { holds("HT-02") }

  @Test("HT-03: The parent does call `hitTest` on a child that fails the gate (the child rejects…")
  func HT_03() { holds("HT-03") }

  @Test("HT-04: A hidden view is not hit, nor is anything in its subtree")
  func HT_04() { holds("HT-04") }

  @Test("HT-05: A view without user interaction is not hit, nor is anything in its subtree")
  func HT_05() { holds("HT-05") }

  @Test("HT-06: A view with an `alpha` below 0.01 is not hit, nor is anything in its subtree.…")
  func HT_06() { holds("HT-06") }

  @Test("HT-07: Alpha is judged per view")
  func HT_07() { holds("HT-07") }

  @Test("HT-08: `backgroundColor`, opacity of drawn content and `isOpaque` do not matter (clear…")
  func HT_08() { holds("HT-08") }

  @Test("HT-09: Default `point(inside:)` is containment in `bounds`, half-open")
  func HT_09() { holds("HT-09") }

  @Test("HT-10: The test uses `bounds` including `bounds.origin` (a scrolled view's visible area…")
  func HT_10() { holds("HT-10") }

  @Test("HT-11: A view with zero width or height contains no point")
  func HT_11() { holds("HT-11") }

  @Test("HT-12: Siblings are asked in reverse `subviews` order")
  func HT_12() { holds("HT-12") }

  @Test("HT-13: Changing subview order (bringToFront, insert, exchange) changes the result…")
  func HT_13() { holds("HT-13") }

  @Test("HT-15: The point given to a child is the parent's point converted to the child's…")
  func HT_15() { holds("HT-15") }

  @Test("HT-16: Conversion honours `transform`")
  func HT_16() { holds("HT-16") }

  @Test("HT-17: A child's point p is P = position + T·(p − (bounds.origin +…")
  func HT_17() { holds("HT-17") }

  @Test("HT-19: Default `hitTest` returns self when the view passes gate and point(inside) and no…")
  func HT_19() { holds("HT-19") }

  @Test("HT-20: Default `hitTest` returns nil exactly if the gate or point(inside:) fails")
  func HT_20() { holds("HT-20") }

  @Test("HT-21: Where a point is in a child but outside the parent's bounds, the child is not…")
  func HT_21() { holds("HT-21") }

  @Test("HT-22: `clipsToBounds`/`masksToBounds` has no effect on hit-testing in either value")
  func HT_22() { holds("HT-22") }

  @Test("HT-23: Result is the deepest view on the first (front-most) successful branch, not the…")
  func HT_23() { holds("HT-23") }

  @Test("HT-24: In a pass every visited view has hitTest once and point(inside) at most once")
  func HT_24() { holds("HT-24") }

  @Test("HT-26: Defaults of isUserInteractionEnabled")
  func HT_26() { holds("HT-26") }

  @Test("HT-28: While a view is animated without `.allowUserInteraction`, a touch on it is…")
  func HT_28() { holds("HT-28") }

  @Test("HT-30: `UIControl.hitTest` returns nil when `isEnabled == false`")
  func HT_30() { holds("HT-30") }

  @Test("HT-31: An enabled UIControl with no registered action still captures the hit")
  func HT_31() { holds("HT-31") }

  @Test("HT-32: Where an override of `point(inside:)` returns true, children are asked although…")
  func HT_32() { holds("HT-32") }

  @Test("HT-33: `hitTest` override result is used as is by the caller, even if it is not a…")
  func HT_33() { holds("HT-33") }

  @Test("HT-34: Where an override of `hitTest` does not call super, neither point(inside:) nor…")
  func HT_34() { holds("HT-34") }

  @Test("HT-35: Where an override of `hitTest` returns nil, the next sibling behind, or the…")
  func HT_35() { holds("HT-35") }

  @Test("HT-36: The first pass that is made for a touch asks the windows from the highest…")
  func HT_36() { holds("HT-36") }

  @Test("HT-37: A window whose hitTest returns nil is skipped and the next one is asked")
  func HT_37() { holds("HT-37") }

  @Test("HT-38: Hidden windows are not considered")
  func HT_38() { holds("HT-38") }

  @Test("HT-39: A front window that contains the point and has no handler still swallows the…")
  func HT_39() { holds("HT-39") }

  @Test("HT-40: Being key window is irrelevant to touch routing")
  func HT_40() { holds("HT-40") }

  @Test("HT-41: For a touch-down hit-testing runs at least once, and is finished before the…")
  func HT_41() { holds("HT-41") }

  @Test("HT-42: A hit-test while a touch moves, is stationary or ends decides nothing")
  func HT_42() { holds("HT-42") }

  @Test("HT-43: View controllers take no part in hit-testing")
  func HT_43() { holds("HT-43") }
}

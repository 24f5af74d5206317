import Testing

/// Chapter TV of the rulebook, rule by rule, on the in-repo engine.
@Suite("TV: table view cells")
struct TableViewsRules {
  @Test("TV-01: Ancestor of a UITableView has a tap recognizer (defaults)")
  func TV_01() { holds("TV-01") }

  @Test("TV-02: Mechanism")
  func TV_02() { holds("TV-02") }

  @Test("TV-03: Quick tap (< ~0.15 s)")
  func TV_03() { holds("TV-03") }

  @Test("TV-04: Hold past the tap limit")
  func TV_04() { holds("TV-04") }

  @Test("TV-05: Fix 1")
  func TV_05() { holds("TV-05") }

  @Test("TV-06: Fix 2")
  func TV_06() { holds("TV-06") }

  @Test("TV-07: The hit view of a touch on a standard cell is its content view (or a hittable…")
  func TV_07() { holds("TV-07") }

  @Test("TV-08: A UIButton next to or inside the table under the same ancestor still works")
  func TV_08() { holds("TV-08") }

  @Test("TV-09: `delaysContentTouches` default true causes TV-03")
  func TV_09() { holds("TV-09") }

  @Test("TV-10: Scrolling (pan of the scroll view begins) cancels content touches")
  func TV_10() { holds("TV-10") }

  @Test("TV-11: A row is selected once, not before its finger has lifted")
  func TV_11() { holds("TV-11") }

  @Test("TV-12: When the delay is over the content gets the touch, and by the lift the whole…")
  func TV_12() { holds("TV-12") }

  @Test("TV-13: A finger that drags scrolls, and nothing else does")
  func TV_13() { holds("TV-13") }

  @Test("TV-14: One touch scrolls one scroll view, and is no other recognizer's")
  func TV_14() { holds("TV-14") }

  @Test("TV-15: Content gets nothing that touchesShouldBegin keeps from it")
  func TV_15() { holds("TV-15") }

  @Test("TV-16: Content keeps its touch where touchesShouldCancel says no")
  func TV_16() { holds("TV-16") }

  @Test("TV-17: Content keeps its touch where canCancelContentTouches is false")
  func TV_17() { holds("TV-17") }

  @Test("TV-18: A touch of a list that still moves selects nothing")
  func TV_18() { holds("TV-18") }
}

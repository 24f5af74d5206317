import Testing

/// Chapter TV of the rulebook, rule by rule, on the in-repo engine.
@Suite("TV: table view cells")
struct TableViewsRules {
  @Test("TV-01: If an ancestor of a UITableView has a tap recognizer, tapping a row fires the…")
  func TV_01() { holds("TV-01") }

  @Test("TV-02: Selection follows the table's touchesEnded (at its time or later, TV-11)")
  func TV_02() { holds("TV-02") }

  @Test("TV-03: In a quick tap (shorter than about 0.15 s) only the tap acts")
  func TV_03() { holds("TV-03") }

  @Test("TV-04: If a row is held past the tap limit, the table gets began and ended, and the tap…")
  func TV_04() { holds("TV-04") }

  @Test("TV-05: First cure: the tap's delegate answers `shouldReceive touch` with false where…")
  func TV_05() { holds("TV-05") }

  @Test("TV-06: Second cure: with cancelsTouchesInView = false the tap fires and the row is…")
  func TV_06() { holds("TV-06") }

  @Test("TV-07: The hit view of a touch on a standard cell is its content view (or a hittable…")
  func TV_07() { holds("TV-07") }

  @Test("TV-08: A UIButton next to or inside the table under the same ancestor still works")
  func TV_08() { holds("TV-08") }

  @Test("TV-09: `delaysContentTouches`, true by default, causes TV-03")
  func TV_09() { holds("TV-09") }

  @Test("TV-10: Scrolling cancels the touches of the content")
  func TV_10() { holds("TV-10") }

  @Test("TV-11: A row is selected once, not before its finger has lifted")
  func TV_11() { holds("TV-11") }

  @Test("TV-12: When the delay of TV-03 is over without a significant move, the scroll view sends…")
  func TV_12() { holds("TV-12") }

  @Test("TV-13: A scroll view begins to scroll when a finger drags its content along an axis on…")
  func TV_13() { holds("TV-13") }

  @Test("TV-14: The pan of a scroll view excludes others as any recognizer does")
  func TV_14() { holds("TV-14") }

  @Test("TV-15: Content for which touchesShouldBegin of its scroll view answers false receives…")
  func TV_15() { holds("TV-15") }

  @Test("TV-16: Where touchesShouldCancel of a scroll view answers false for content that has…")
  func TV_16() { holds("TV-16") }

  @Test("TV-17: Where canCancelContentTouches is false, a touch that the content has received…")
  func TV_17() { holds("TV-17") }

  @Test("TV-18: A touch of a list that still moves by itself after a drag stops it, and selects…")
  func TV_18() { holds("TV-18") }

  @Test("TV-19: The content of a scroll view goes with the finger that drags it, until the finger…")
  func TV_19() { holds("TV-19") }
}

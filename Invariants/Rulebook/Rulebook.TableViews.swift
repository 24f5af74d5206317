extension Rulebook {
  /// The chapter TV: table view cells.
  static let tableViews: [Rule] = [
    Rule(
      "TV-01", .must, [.log], ["S001 scenes 1/2", "LOT"],
      says: """
        If an ancestor of a UITableView has a tap recognizer (defaults), tapping a row fires the \
        tap, and the row is not selected (didSelectRow is not called).
        """,
      remark: "MUST where tables exist."),
    Rule(
      "TV-02", .must, [.log], ["LOT log", "RKT"],
      says: """
        Selection follows the table's touchesEnded (at its time or later, TV-11); the tap turns \
        that into touchesCancelled. In a short press (longer than about 0.15 s, below the tap \
        limit) the table gets began, the tap acts, the table gets cancelled, and there is no \
        selection, then or later.
        """),
    Rule(
      "TV-03", .parameter, [.log], ["LOT log + time stamps (151.8 ms)"],
      says: """
        In a quick tap (shorter than about 0.15 s) only the tap acts; the table gets no \
        touchesBegan, because scroll views hold content touches back for about 0.15 s.
        """,
      remark: "Delay."),
    Rule(
      "TV-04", .must, [.log], ["LOT log"],
      says: """
        If a row is held past the tap limit, the table gets began and ended, and the row is \
        selected in or after ended (TV-11), once; the tap does not act.
        """),
    Rule(
      "TV-05", .must, [.stated], ["S001"],
      says: """
        First cure: if the tap's delegate answers `shouldReceive touch` with false when \
        touch.view is the cell's content view (class name UITableViewCellContentView), the row \
        is selected (TV-11), the tap is silent on rows and works on the background.
        """),
    Rule(
      "TV-06", .should, [.inferred], ["INF GR-13"],
      says: """
        Second cure: with cancelsTouchesInView = false the tap fires and the row is selected \
        (TV-11).
        """),
    Rule(
      "TV-07", .should, [.stated], ["S001"],
      says: """
        The hit view of a touch on a standard cell is its content view (or a hittable \
        descendant).
        """),
    Rule(
      "TV-08", .must, [.stated], ["S001 scene 1"],
      says: "A UIButton next to or inside the table under the same ancestor still works.",
      remark: "CT-29."),
    Rule(
      "TV-09", .parameter, [.log], ["LOT", "CHM", "ADOC~"],
      says: """
        `delaysContentTouches`, true by default, causes TV-03; where it is false began is \
        immediate.
        """),
    Rule(
      "TV-10", .should, [.remembered], ["ADOC~", "GR-12"],
      says: """
        Scrolling cancels the touches of the content: when the pan of the scroll view begins, \
        cells and controls get touchesCancelled.
        """),
    Rule(
      "TV-11", .tolerant, [.log], ["RKT", "APO", "LOT"],
      says: """
        A row is selected once, not before its finger has lifted: in the table's touchesEnded or \
        after it, when the event is over. Stack traces show the selection run by the handler after \
        the drawing commit, not below touchesEnded.
        """,
      remark: """
        (any time from the table's touchesEnded until the next touch-down, or 0.5 s)
        """),
    Rule(
      "TV-12", .parameter, [.documented, .log], ["ADOC:UIScrollView", "LOT log", "GR-23"],
      says: """
        When the delay of TV-03 is over without a significant move, the scroll view sends the \
        touch to the touched subview. A touch that nobody takes reaches the subview as a whole, by \
        the lift at the latest.
        """,
      remark: "Delay."),
    Rule(
      "TV-13", .should, [.documented],
      ["ADOC:UIScrollView", "ADOC:isScrollEnabled", "KR-26"],
      says: """
        A scroll view begins to scroll when a finger drags its content along an axis on which \
        there is more than it shows, unless another one around the finger does. It does not with a \
        finger that has hardly moved, nor where isScrollEnabled is false.
        """),
    Rule(
      "TV-14", .should, [.stated], ["DZN", "GC-11"],
      says: """
        The pan of a scroll view excludes others as any recognizer does: one touch scrolls one \
        scroll view only, and no other recognizer recognizes it.
        """,
      remark: """
        Two scroll views scrolled with one touch under a library whose delegate said that they \
        may, and no longer when it was corrected. A radar of 2017 and a question from before iOS 5 \
        report two without such a delegate.
        """),
    Rule(
      "TV-15", .must, [.documented], ["ADOC:UIScrollView.touchesShouldBegin(_:with:in:)"],
      says: """
        Content for which touchesShouldBegin of its scroll view answers false receives nothing of \
        the touch.
        """,
      remark: "Whether the scroll view receives it then, and when it is asked, is open."),
    Rule(
      "TV-16", .must, [.documented],
      ["ADOC:UIScrollView.touchesShouldCancel(in:)", "HDR(UIScrollView.h)"],
      says: """
        Where touchesShouldCancel of a scroll view answers false for content that has received a \
        touch, the touch does not scroll, and the content keeps it. By default the answer is false \
        for a UIControl and true for any other view.
        """,
      remark: """
        It holds for content that has received the touch: a quick drag scrolls, be it on a button \
        or on the knob of a slider (TV-13). Which views tables let go by default is open.
        """),
    Rule(
      "TV-17", .must, [.documented],
      ["ADOC:UIScrollView.canCancelContentTouches", "HDR(UIScrollView.h)"],
      says: """
        Where canCancelContentTouches is false, a touch that the content has received does not \
        scroll, however its finger moves, and the content keeps it.
        """),
    Rule(
      "TV-18", .should, [.stated], ["INT"],
      says: """
        A touch of a list that still moves by itself after a drag stops it, and selects no row.
        """,
      remark: """
        Judged where the trace shows that the list moved when the finger came down. Whether rows \
        receive the touch, and whether an ancestor's tap recognizes it, is open.
        """),
  ]
}

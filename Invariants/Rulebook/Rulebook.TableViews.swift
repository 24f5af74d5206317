extension Rulebook {
  /// The chapter TV: table view cells.
  static let tableViews: [Rule] = [
    Rule(
      "TV-01", .must, [.log], ["S001 scenes 1/2", "LOT"],
      says: """
        Ancestor of a UITableView has a tap recognizer (defaults): tapping a row fires the tap; \
        the row is not selected (didSelectRow not called).
        """,
      remark: "MUST where tables exist."),
    Rule(
      "TV-02", .must, [.log], ["LOT log"],
      says: """
        Mechanism: selection happens in the table's touchesEnded; the tap turns it into \
        touchesCancelled. Short press (> ~0.15 s, below the tap limit): table began, tap action, \
        table cancelled.
        """),
    Rule(
      "TV-03", .parameter, [.log], ["LOT log + time stamps (151.8 ms)"],
      says: """
        Quick tap (< ~0.15 s): only the tap action; the table gets no touchesBegan because scroll \
        views hold content touches back ~0.15 s.
        """,
      remark: "Delay."),
    Rule(
      "TV-04", .must, [.log], ["LOT log"],
      says: "Hold past the tap limit: table began, table ended, row selected, no tap."),
    Rule(
      "TV-05", .must, [.stated], ["S001"],
      says: """
        Fix 1: tap delegate `shouldReceive touch` returns false when touch.view is the cell's \
        content view (class name UITableViewCellContentView) -> row selected, tap silent on rows, \
        tap works on the background.
        """),
    Rule(
      "TV-06", .should, [.inferred], ["INF GR-13"],
      says: "Fix 2: cancelsTouchesInView = false -> tap fires and the row is selected."),
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
      "TV-09", .parameter, [.remembered], ["LOT", "CHM", "DOC~"],
      says: "`delaysContentTouches` default true causes TV-03; false -> began is immediate."),
    Rule(
      "TV-10", .should, [.remembered], ["DOC~", "GR-12"],
      says: """
        Scrolling (pan of the scroll view begins) cancels content touches: cell/controls get \
        touchesCancelled.
        """),
  ]
}

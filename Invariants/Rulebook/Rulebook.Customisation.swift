extension Rulebook {
  /// The chapter FB: customisation patterns.
  static let customisation: [Rule] = [
    Rule(
      "FB-01", .must, [.log], ["S004", "CAT scheme 1"],
      says: """
        If a view enlarges its hit area (point(inside:) tests bounds inset by −15), a touch up \
        to 15 pt outside hits the view if the parent also contains the point.
        """),
    Rule(
      "FB-02", .must, [.log], ["CAT"],
      says: """
        An enlarged hit area is bounded by the parent: outside the parent's bounds it has no \
        effect.
        """),
    Rule(
      "FB-03", .must, [.log], ["CAT"],
      says: "An enlarged hit area changes no geometry (frame, bounds unchanged)."),
    Rule(
      "FB-04", .must, [.inferred], ["HT-12"],
      says: """
        An enlarged hit area wins over siblings behind, and loses to siblings in front that \
        contain the point.
        """),
    Rule(
      "FB-05", .must, [.inferred], ["HT-09"],
      says: """
        The edge of an enlarged hit area is half-open: with −15 the point (−15, y) hits, \
        (width+15, y) does not.
        """),
    Rule(
      "FB-06", .must, [.stated], ["S000"],
      says: """
        A child that overflows, variant A (the parent's point(inside:) is also true where the \
        child's point(inside:) is, else super): the child gets touches in its overflow; the \
        parent's own area is unchanged.
        """,
      remark: "Certainty: STATED; trace derivable."),
    Rule(
      "FB-07", .must, [.stated], ["S004 (states the side effect)"],
      says: """
        A child that overflows, variant B (the parent's point(inside:) is true ONLY inside some \
        subview frame): as A for the child, but the parent's own empty area is no longer hit \
        (falls behind).
        """),
    Rule(
      "FB-08", .should, [.stated], ["CAT"],
      says: """
        Where variant A or B counts a hidden or transparent subview there is a dead zone: the \
        parent takes the touch although the child rejects it (the parent returns itself).
        """),
    Rule(
      "FB-09", .must, [.stated], ["S004 (recommended)"],
      says: """
        A child that overflows, variant C (the parent's hitTest calls super and, if that is nil, \
        asks the children in reverse order with converted points): the child gets its overflow; \
        the parent's area is unchanged; it works although point(inside:) stays false.
        """),
    Rule(
      "FB-10", .should, [.inferred], ["INF from the S004 code"],
      says: """
        Variant C without its own gate check also makes children of a hidden/disabled parent \
        hittable.
        """,
      remark: "As a documented trap."),
    Rule(
      "FB-11", .must, [.inferred], ["HT-21"],
      says: """
        All ancestors up to the one containing the point must cooperate; fixing only the direct \
        parent is not enough when the grandparent does not contain the point.
        """),
    Rule(
      "FB-12", .must, [.stated], ["S004"],
      says: """
        The empty area of a pass-through view (hitTest returns nil instead of self) falls to \
        views behind; its subviews stay active.
        """),
    Rule(
      "FB-13", .must, [.inferred], ["GR-01"],
      says: """
        A touch that passes through a view also bypasses the recognizers attached to that view \
        (it is not on the path).
        """),
    Rule(
      "FB-14", .must, [.stated], ["HT-37", "medium article"],
      says: """
        The same override on a window makes it a pass-through window, which sends touches to \
        lower windows.
        """),
    Rule(
      "FB-15", .should, [.stated], ["S002", "S004"],
      says: """
        Finding the owning controller by walking `next` from a view returns the nearest VC on \
        the chain.
        """,
      unchecked: """
        Looking for a controller is the app's own walk; RC-01 and RC-02 judge every step of it.
        """),
    Rule(
      "FB-16", .must, [.stated], ["S000", "S002"],
      says: """
        A child and its parent may both handle a touch: the child overrides and calls super, the \
        parent overrides; both see each phase, the child first if it logs before super.
        """),
    Rule(
      "FB-17", .must, [.stated], ["e-com-net article", "HT-35"],
      says: """
        A hitTest that always returns nil makes the view and its subviews untouchable while \
        visible.
        """),
  ]
}

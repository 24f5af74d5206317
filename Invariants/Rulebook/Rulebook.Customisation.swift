extension Rulebook {
  /// The chapter FB: customisation patterns.
  static let customisation: [Rule] = [
    Rule(
      "FB-01", .must, [.log], ["S004", "CAT scheme 1"],
      says: """
        Enlarged hit area (point(inside:) tests bounds inset by −15): a touch up to 15 pt outside \
        hits the view if the parent also contains the point.
        """),
    Rule(
      "FB-02", .must, [.log], ["CAT"],
      says: """
        The enlargement is bounded by the parent: outside the parent's bounds it has no effect.
        """),
    Rule(
      "FB-03", .must, [.log], ["CAT"],
      says: "It changes no geometry (frame, bounds unchanged)."),
    Rule(
      "FB-04", .must, [.inferred], ["HT-12"],
      says: "It wins over siblings behind, loses to siblings in front that contain the point."),
    Rule(
      "FB-05", .must, [.inferred], ["HT-09"],
      says: "The edge is half-open: with −15 the point (−15, y) hits, (width+15, y) does not."),
    Rule(
      "FB-06", .must, [.stated], ["S000"],
      says: """
        Overflow child, variant A (parent's point(inside:) also true where the child's \
        point(inside:) is, else super): the child gets touches in its overflow; the parent's own \
        area is unchanged.
        """,
      remark: "Certainty: STATED; trace derivable."),
    Rule(
      "FB-07", .must, [.stated], ["S004 (states the side effect)"],
      says: """
        Overflow child, variant B (parent's point(inside:) true ONLY inside some subview frame): \
        as A for the child, but the parent's own empty area is no longer hit (falls behind).
        """),
    Rule(
      "FB-08", .should, [.stated], ["CAT"],
      says: """
        Variant B/A with a hidden or transparent subview counted -> dead zone: the parent takes \
        the touch although the child rejects it (parent returns itself).
        """),
    Rule(
      "FB-09", .must, [.stated], ["S004 (recommended)"],
      says: """
        Overflow child, variant C (parent's hitTest: call super; if nil, ask children in reverse \
        order with converted points): child gets its overflow; parent's area unchanged; works \
        although point(inside:) stays false.
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
        Pass-through view (hitTest returns nil instead of self): its empty area falls to views \
        behind, its subviews stay active.
        """),
    Rule(
      "FB-13", .must, [.inferred], ["GR-01"],
      says: """
        Touch passing through also bypasses recognizers attached to the pass-through view (it is \
        not on the path).
        """),
    Rule(
      "FB-14", .must, [.stated], ["HT-37", "medium article"],
      says: "Pass-through window: same override on a window sends touches to lower windows."),
    Rule(
      "FB-15", .should, [.stated], ["S002", "S004"],
      says: """
        Finding the owning controller by walking `next` from a view returns the nearest VC on the \
        chain.
        """,
      unchecked: """
        Looking for a controller is the app's own walk; RC-01 and RC-02 judge every step of it.
        """),
    Rule(
      "FB-16", .must, [.stated], ["S000", "S002"],
      says: """
        Handling a touch in both child and parent: child overrides and calls super, parent \
        overrides; both see each phase, child first if it logs before super.
        """),
    Rule(
      "FB-17", .must, [.stated], ["e-com-net article", "HT-35"],
      says: """
        hitTest that always returns nil makes the view and its subviews untouchable while \
        visible.
        """),
  ]
}

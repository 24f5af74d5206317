extension Rulebook {
  /// Rules HT-01 to HT-29: hit-testing, the algorithm.
  static let hitTestingAlgorithm: [Rule] = [
    Rule(
      "HT-01", .must, [.log], ["S000", "S002", "S004", "CAT trace"],
      says: """
        Default `hitTest(p)` first checks the gate (hidden, interaction, alpha), then asks \
        `point(inside:)`, then the subviews from last to first, and then answers with the view \
        itself.
        """),
    Rule(
      "HT-02", .must, [.log], ["CAT (A disabled: IN/OUT only)", "S002 item 7"],
      says: """
        Where the gate fails, `hitTest` returns nil without any call of `point(inside:)` and \
        without any child's `hitTest`.
        """),
    Rule(
      "HT-03", .must, [.log], ["S002 item 7", "CAT"],
      says: """
        The parent does call `hitTest` on a child that fails the gate (the child rejects \
        itself).
        """,
      remark: """
        Observable through overrides. An implementation differs: WOC skips hidden children in \
        the parent loop; take LOG.
        """),
    Rule(
      "HT-04", .must, [.log, .documented],
      ["S000", "S001", "S002", "S003", "S004", "CAT", "ADOC:hitTest"],
      says: "A hidden view is not hit, nor is anything in its subtree: `hitTest` returns nil."),
    Rule(
      "HT-05", .must, [.log, .documented],
      ["S000", "S001", "S002", "S003", "S004", "CAT", "ADOC:hitTest"],
      says: """
        A view without user interaction is not hit, nor is anything in its subtree: `hitTest` \
        returns nil.
        """),
    Rule(
      "HT-06", .must, [.log, .documented],
      ["CAT (ulp probe)", "ADOC:hitTest (\"less than 0.01\")"],
      says: """
        A view with an `alpha` below 0.01 is not hit, nor is anything in its subtree. alpha is \
        held as a 32-bit float: assigning 0.01 stores 0.0099999998 and is not hittable; \
        0.010000001 (the next float) is. So "< 0.01" and "<= 0.01" cannot be told apart.
        """,
      remark: """
        MUST with alpha in {0, 0.009, 0.01 -> miss; 0.0101, 0.011, 0.02 … 1 -> hit}. See CF-01.
        """),
    Rule(
      "HT-07", .must, [.log], ["CAT"],
      says: """
        Alpha is judged per view; it is not multiplied down the tree (parent 0.02 x child 0.02 \
        still hits the child).
        """),
    Rule(
      "HT-08", .must, [.log, .documented],
      ["CAT", "ADOC:hitTest (\"does not take the view's content into account\")"],
      says: """
        `backgroundColor`, opacity of drawn content and `isOpaque` do not matter (clear colour, \
        alpha 1 hits).
        """),
    Rule(
      "HT-09", .must, [.log],
      ["S004 (CGRectContainsPoint)", "CAT (right/bottom edge miss, 199.999 hit)"],
      says: """
        Default `point(inside:)` is containment in `bounds`, half-open: minX <= x < maxX, minY \
        <= y < maxY.
        """),
    Rule(
      "HT-10", .must, [.implemented, .remembered], ["FLK comment", "ADOC~ (the API)"],
      says: """
        The test uses `bounds` including `bounds.origin` (a scrolled view's visible area \
        shifts).
        """),
    Rule(
      "HT-11", .should, [.inferred], ["INF HT-09"],
      says: "A view with zero width or height contains no point."),
    Rule(
      "HT-12", .must, [.log],
      ["S000 logs", "S002", "S003 log (back button never asked)", "S004", "CAT"],
      says: """
        Siblings are asked in reverse `subviews` order; the first non-nil answer is returned and \
        remaining siblings are not asked.
        """),
    Rule(
      "HT-13", .must, [.log], ["CAT"],
      says: """
        Changing subview order (bringToFront, insert, exchange) changes the result accordingly.
        """),
    Rule(
      "HT-14", .note, [.folklore], ["FOLK"],
      says: "`layer.zPosition` does not change hit order.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "HT-15", .must, [.log], ["S000", "S004 code", "CAT trace"],
      says: """
        The point given to a child is the parent's point converted to the child's coordinates (may \
        be negative).
        """,
      remark: "S003 pseudo-code omits it (CF-04)."),
    Rule(
      "HT-16", .must, [.log], ["CAT"],
      says: """
        Conversion honours `transform`: with a 45° rotation, points inside the old frame but \
        outside the rotated shape miss, and points only inside the rotated shape hit.
        """),
    Rule(
      "HT-17", .must, [.remembered], ["ADOC~ (the geometry of layers)", "ADOC~"],
      says: """
        A child's point p is P = position + T·(p − (bounds.origin + anchorPoint·bounds.size)) in \
        its parent; hit-testing uses the inverse.
        """,
      remark: "Tolerance for floating point; keep sample points >= 0.01 pt from edges."),
    Rule(
      "HT-18", .note, [.open], [],
      says: "With a transform that cannot be inverted (scale 0) the result is unspecified.",
      remark: "Do not generate.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "HT-19", .must, [.log], ["S000", "S002", "S004", "CAT", "S003's log"],
      says: """
        Default `hitTest` returns self when the view passes gate and point(inside) and no child \
        answers.
        """,
      remark: "S003's pseudo-code/summary says nil: wrong, CF-04."),
    Rule(
      "HT-20", .must, [.inferred], ["INF", "CAT"],
      says: "Default `hitTest` returns nil exactly if the gate or point(inside:) fails."),
    Rule(
      "HT-21", .must, [.log, .documented],
      ["S000 log 2", "S002 item 8", "S003", "S004", "CAT", "ADOC:hitTest"],
      says: """
        Where a point is in a child but outside the parent's bounds, the child is not asked, and \
        the result is what lies behind the parent.
        """),
    Rule(
      "HT-22", .must, [.log], ["CAT"],
      says: "`clipsToBounds`/`masksToBounds` has no effect on hit-testing in either value.",
      remark: "S003 suggests a link: it is only about visibility."),
    Rule(
      "HT-23", .must, [.log], ["S000", "CAT"],
      says: """
        Result is the deepest view on the first (front-most) successful branch, not the deepest \
        overall.
        """),
    Rule(
      "HT-24", .should, [.log], ["CAT (53 for 52)"],
      says: """
        In a pass every visited view has hitTest once and point(inside) at most once; n siblings \
        that do not contain the point cost n+1 hitTest calls.
        """),
    Rule(
      "HT-25", .note, [.log], ["CAT"],
      says: "`view.hidden`/`alpha` and `layer.hidden`/`opacity` are the same storage.",
      remark: "Only if the port has layers.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "HT-26", .must, [.log], ["CAT"],
      says: """
        Defaults of isUserInteractionEnabled: UIView, UIButton, UIScrollView, UIStackView, \
        UIActivityIndicatorView, UIProgressView true; UILabel, UIImageView false.
        """,
      remark: "MUST where the classes exist."),
    Rule(
      "HT-27", .note, [.folklore], ["FOLK", "ADOC~"],
      says: "Hit-testing reads model geometry, not in-flight animation (presentation) geometry.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "HT-28", .parameter, [.documented],
      ["W14-236", "W17-219", "CHM", "FLK", "ADOC:isUserInteractionEnabled"],
      says: """
        While a view is animated without `.allowUserInteraction`, a touch on it is swallowed: the \
        view is hit, and neither it, nor a view around or behind it, nor a recognizer in it \
        receives the touch.
        """,
      remark: """
        Apple's engineers say so on stage. Re-implementations let it fall through to what is \
        behind; that is wrong. What recognizers of the views around it receive is open (RE-70).
        """),
    Rule(
      "HT-29", .must, [.log, .documented], ["CAT", "ADOC:hitTest (\"you can specify nil\")"],
      says: "For default implementations the result does not depend on `event` (nil allowed).",
      unchecked: "The event handed to a hit test is not in the trace."),
  ]
}

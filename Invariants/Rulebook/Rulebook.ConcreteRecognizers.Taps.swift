extension Rulebook {
  /// Rules KR-01 to KR-23: concrete recognizers, taps and long presses.
  static let concreteRecognizersTaps: [Rule] = [
    Rule(
      "KR-01", .must, [.remembered], ["CHM", "WOC", "OUK", "ADOC~"],
      says: "Defaults: 1 tap, 1 touch."),
    Rule(
      "KR-02", .must, [.log], ["S000", "LOT logs"],
      says: """
        Recognizes at the lift of the last finger of the last required tap (never at touch-down).
        """),
    Rule(
      "KR-03", .parameter, [.implemented], [],
      says: """
        Movement beyond an allowance from the start point (straight distance of the centroid, not \
        path length) -> fails. Allowance: 10 pt in WOC and OUK; not documented.
        """,
      remark: "Move <= 2 pt must recognize; >= 100 pt must fail."),
    Rule(
      "KR-04", .note, [.inferred], ["INF KR-03", "FLK requires inside (IMP conflict)"],
      says: "Leaving the view's bounds is not by itself a failure.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "KR-05", .parameter, [.log], [],
      says: """
        Held longer than a limit -> fails while the finger is down (no action at lift). Limit \
        ~0.75 s (WOC). S001: fails by 5 s. Not documented.
        """,
      remark: "<= 0.15 s recognizes, >= 5 s fails. Certainty: LOG for 5 s."),
    Rule(
      "KR-06", .parameter, [.implemented], [],
      says: """
        n taps: gap between lift and next down must be within ~0.35 s (WOC, OUK) else fails by \
        timer.
        """),
    Rule(
      "KR-07", .parameter, [.open], ["engine's choice"],
      says: "Each later tap must start within the movement allowance of the first.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "KR-08", .must, [.implemented], ["WOC", "MIR", "OUK"],
      says: "More simultaneous fingers than required -> fails at that touch-down."),
    Rule(
      "KR-09", .must, [.implemented], ["WOC", "OUK"],
      says: "Fewer fingers than required when they lift -> fails."),
    Rule(
      "KR-10", .should, [.inferred], ["INF KR-02"],
      says: "n-finger tap recognizes when the last of the n fingers lifts, fingers down together.",
      remark: "Allowed stagger between downs/ups is private."),
    Rule(
      "KR-11", .should, [.documented], ["TO-26 + KR-08"],
      says: """
        A second finger anywhere under the recognizer's view counts, even if \
        isMultipleTouchEnabled is false.
        """,
      unchecked: "Follows from TO-26 and KR-08, which are judged."),
    Rule(
      "KR-12", .must, [.documented], ["ADOC"],
      says: "touchesCancelled -> failed."),
    Rule(
      "KR-13", .tolerant, [.open], ["engine's choice"],
      says: "`location(in:)` in the action is the touch-down centroid.",
      remark: "Within the movement used."),
    Rule(
      "KR-14", .must, [.remembered], ["CHM", "WOC", "MIR", "OUK", "ADOC~"],
      says: """
        Defaults: minimumPressDuration 0.5 s, allowableMovement 10 pt, numberOfTapsRequired 0, \
        numberOfTouchesRequired 1.
        """,
      remark: "Certainty: DOC~ (all four documented)."),
    Rule(
      "KR-15", .must, [.remembered], ["ADOC~", "CHM", "WOC"],
      says: """
        Finger(s) held for minimumPressDuration without exceeding allowableMovement -> began at \
        that time, with no touch event needed.
        """),
    Rule(
      "KR-16", .must, [.remembered], [],
      says: "Never begins before minimumPressDuration."),
    Rule(
      "KR-17", .must, [.remembered], ["CHM", "OUK", "DOC~"],
      says: "Lift before -> failed, no action."),
    Rule(
      "KR-18", .must, [.remembered], [],
      says: "Distance from start > allowableMovement before began -> failed.",
      remark: "Sample 5 pt ok, 30 pt fail."),
    Rule(
      "KR-19", .must, [.remembered], ["DOC~", "CHM/WOC differ (cancel)"],
      says: "After began, any movement -> changed; allowableMovement no longer applies."),
    Rule(
      "KR-20", .must, [.remembered], [],
      says: "After began, all required fingers up -> ended."),
    Rule(
      "KR-21", .parameter, [.implemented], ["OUK", "MIR (IMP)"],
      says: "Extra finger before began -> fails."),
    Rule(
      "KR-22", .should, [.remembered], [],
      says: "numberOfTapsRequired n > 0: n quick taps precede the hold."),
    Rule(
      "KR-23", .must, [.inferred], [],
      says: """
        With defaults, at began the view's touch is cancelled (GR-12) while the finger is still \
        down.
        """),
  ]
}

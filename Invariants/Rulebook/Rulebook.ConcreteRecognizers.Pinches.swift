extension Rulebook {
  /// Rules KR-46 to KR-57: concrete recognizers, pinches and others.
  static let concreteRecognizersPinches: [Rule] = [
    Rule(
      "KR-46", .must, [.log], ["OUK", "ADOC:UIPinchGestureRecognizer~"],
      says: "Pinch needs two touches; one finger never recognizes."),
    Rule(
      "KR-47", .parameter, [.log], ["OUK"],
      says: "Pinch begins when |Δdistance| >= 10 pt (8 no, 10 yes)."),
    Rule(
      "KR-48", .parameter, [.log], ["OUK"],
      says: """
        scale = distance / (initial ± 8 pt, in the direction of the change): 100->110 gives \
        110/108, 200->190 gives 190/192.
        """,
      remark: "Always: out > 1, in < 1."),
    Rule(
      "KR-49", .must, [.log], ["OUK"],
      says: "Setting scale rebases (set 1 at 200 pt, then 250 pt -> 1.25)."),
    Rule(
      "KR-50", .should, [.log], ["OUK", "UIPinchGestureRecognizer.h (via OUK)", "TAN"],
      says: """
        Pinch stays continuous when one finger lifts (changed may go on or pause) and ends \
        when both are up.
        """),
    Rule(
      "KR-51", .parameter, [.log], ["OUK"],
      says: """
        Rotation begins at 10°, and 5° is subtracted in the direction of rotation (10° gives \
        5°, 45° gives 40°, 90° gives 85°). Measured with fingers well apart; of fingers a few \
        points apart nothing is known.
        """,
      remark: "Fingers >= 100 pt apart."),
    Rule(
      "KR-52", .must, [.log], ["OUK"],
      says: "Setting rotation rebases without new hysteresis."),
    Rule(
      "KR-53", .must, [.log], ["OUK"],
      says: "Pinch and rotation location = centroid of the two touches."),
    Rule(
      "KR-54", .should, [.stated], ["OUK report"],
      says: "Pan against pinch on one view with defaults: mutually exclusive (GC-11)."),
    Rule(
      "KR-55", .parameter, [.implemented, .remembered],
      ["OUK", "ADOC:UIScreenEdgePanGestureRecognizer~"],
      says: """
        Screen-edge pan only starts from a touch near a configured edge of the screen; width \
        undocumented (20 pt in OUK). The edge is the screen's, not the view's, also in a scene \
        that is moved or nested.
        """),
    Rule(
      "KR-56", .note, [.documented], ["OUK (header)"],
      says: "Hover is a no-op on iPhone.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "KR-57", .should, [.documented],
      ["HDR", "ADOC:UIPanGestureRecognizer"],
      says: "While fewer than minimumNumberOfTouches are down a pan sends no changed.",
      remark: "Not for subclasses that ignore touches."),
  ]
}

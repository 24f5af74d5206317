extension Rulebook {
  /// Rules KR-46 to KR-56: concrete recognizers, pinches and others.
  static let concreteRecognizersPinches: [Rule] = [
    Rule(
      "KR-46", .must, [.simulated], ["OUK", "ADOC:UIPinchGestureRecognizer~"],
      says: "A pinch needs two touches; with one finger it never recognizes."),
    Rule(
      "KR-47", .parameter, [.simulated], ["OUK"],
      says: """
        A pinch begins when the distance of its fingers has changed by 10 pt or more (8 no, 10 \
        yes).
        """),
    Rule(
      "KR-48", .parameter, [.simulated], ["OUK"],
      says: """
        The scale of a pinch is distance / (initial ± 8 pt, in the direction of the change): \
        from 100 to 110 it is 110/108, from 200 to 190 it is 190/192.
        """,
      remark: "Always: out > 1, in < 1."),
    Rule(
      "KR-49", .must, [.simulated], ["OUK"],
      says: "Setting the scale of a pinch rebases it: set to 1 at 200 pt, it is 1.25 at 250 pt."),
    Rule(
      "KR-50", .should, [.simulated],
      ["OUK", "OUK (UIPinchGestureRecognizer.h)", "TAN (changed seen with one finger)"],
      says: """
        A pinch stays continuous when one finger lifts (changed may go on or pause) and ends \
        when both are up.
        """),
    Rule(
      "KR-51", .parameter, [.simulated], ["OUK"],
      says: """
        A rotation begins at 10°, and 5° is subtracted in the direction of rotation (10° gives \
        5°, 45° gives 40°, 90° gives 85°). Measured with fingers well apart; of fingers a few \
        points apart nothing is known.
        """,
      remark: "Fingers >= 100 pt apart."),
    Rule(
      "KR-52", .must, [.simulated], ["OUK"],
      says: "Setting the rotation of a recognizer rebases it without new hysteresis."),
    Rule(
      "KR-53", .must, [.simulated], ["OUK"],
      says: "The location of a pinch or rotation is the centroid of the two touches."),
    Rule(
      "KR-54", .should, [.stated], ["OUK report"],
      says: "A pan and a pinch on one view, with defaults, exclude each other (GC-11)."),
    Rule(
      "KR-55", .parameter, [.implemented, .remembered],
      ["OUK", "ADOC:UIScreenEdgePanGestureRecognizer~"],
      says: """
        A screen-edge pan starts only from a touch near a configured edge of the screen; the \
        width is undocumented (20 pt in OUK). The edge is the screen's, not the view's, also in \
        a scene that is moved or nested.
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

extension Rulebook {
  /// Rules KR-01 to KR-23: concrete recognizers, taps and long presses.
  static let concreteRecognizersTaps: [Rule] = [
    Rule(
      "KR-01", .must, [.remembered], ["CHM", "WOC", "OUK", "ADOC~"],
      says: "Defaults of a tap: 1 tap, 1 touch."),
    Rule(
      "KR-02", .must, [.log], ["S000", "LOT logs"],
      says: """
        A tap recognizes at the lift of the last finger of the last required tap (never at \
        touch-down).
        """),
    Rule(
      "KR-03", .parameter, [.implemented], ["WOC", "OUK"],
      says: """
        Movement beyond an allowance from the start point (straight distance of the centroid, \
        not path length) makes a tap fail. The allowance is 10 pt in WOC and OUK; it is not \
        documented.
        """,
      remark: "Move <= 2 pt must recognize; >= 100 pt must fail."),
    Rule(
      "KR-04", .note, [.inferred], ["INF KR-03", "FLK (requires inside)"],
      says: "Leaving the view's bounds is not by itself a failure of a tap.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "KR-05", .parameter, [.log], ["S001", "WOC"],
      says: """
        A tap that is held longer than a limit fails while the finger is down (no action at the \
        lift). The limit is about 0.75 s (WOC); in S001 it has failed by 5 s. It is not \
        documented.
        """,
      remark: "<= 0.15 s recognizes, >= 5 s fails."),
    Rule(
      "KR-06", .parameter, [.implemented], ["WOC", "OUK", "W10-121 (a timer; no length)"],
      says: """
        Of n taps the gap between a lift and the next touch-down must be within about 0.35 s, \
        else the recognizer fails by a timer.
        """),
    Rule(
      "KR-07", .note, [.open], [],
      says: "Whether each later tap must start within the movement allowance of the first is open.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "KR-08", .must, [.implemented], ["WOC", "MIR", "OUK", "ADOC:numberOfTouchesRequired~"],
      says: """
        When more fingers are down together than required, the tap sends no action in that \
        attempt. Re-implementations let it fail at that touch-down; the moment is open.
        """,
      remark: "MUST that no action comes; TOL for the moment."),
    Rule(
      "KR-09", .must, [.remembered, .implemented],
      ["ADOC:numberOfTouchesRequired~ (\"must tap\")", "WOC", "OUK"],
      says: """
        When fewer fingers than required have come down by the time all have lifted, the tap \
        sends no action. Whether it fails at the lift or by a timer is open.
        """,
      remark: "MUST that no action comes; TOL for the moment."),
    Rule(
      "KR-10", .should, [.inferred], ["INF KR-02"],
      says: "A tap of n fingers, down together, recognizes when the last of the n fingers lifts.",
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
      says: "touchesCancelled makes a tap fail."),
    Rule(
      "KR-13", .tolerant, [.inferred], ["KR-03"],
      says: """
        In a tap's action `location(in:)` lies within the box spanned by the places of its \
        touches from touch-down to lift (touch-down centroid, lift, or between).
        """,
      remark: "The box."),
    Rule(
      "KR-14", .must, [.remembered], ["CHM", "WOC", "MIR", "OUK", "ADOC~"],
      says: """
        Defaults of a long press: minimumPressDuration 0.5 s, allowableMovement 10 pt, \
        numberOfTapsRequired 0, numberOfTouchesRequired 1.
        """,
      remark: "Certainty: DOC~ (all four documented)."),
    Rule(
      "KR-15", .must, [.documented], ["ADOC:UILongPressGestureRecognizer", "CHM", "WOC"],
      says: """
        Fingers held for minimumPressDuration without exceeding allowableMovement make a long \
        press begin at that time, with no touch event needed.
        """),
    Rule(
      "KR-16", .must, [.documented], ["ADOC:UILongPressGestureRecognizer"],
      says: "A long press never begins before minimumPressDuration."),
    Rule(
      "KR-17", .must, [.remembered], ["CHM", "OUK", "ADOC~"],
      says: "A lift before minimumPressDuration makes the press fail, without an action."),
    Rule(
      "KR-18", .must, [.documented],
      ["ADOC:UILongPressGestureRecognizer (\"or the gesture fails\")"],
      says: """
        A distance from the start greater than allowableMovement before began makes a long press \
        fail.
        """,
      remark: "Sample 5 pt ok, 30 pt fail."),
    Rule(
      "KR-19", .must, [.documented], ["ADOC:UILongPressGestureRecognizer"],
      says: """
        After a long press began, each event in which one of its required fingers moves to \
        another place sends changed; allowableMovement no longer applies. Moves to the same \
        place, and fingers beyond the required number, are not judged.
        """),
    Rule(
      "KR-20", .must, [.documented],
      ["ADOC:UILongPressGestureRecognizer (\"it ends when the user lifts any of the fingers\")"],
      says: """
        After began, the press ends when the user lifts any of its fingers: with one finger at \
        its lift, with several at the first lift.
        """),
    Rule(
      "KR-21", .parameter, [.implemented], ["OUK", "MIR"],
      says: "An extra finger before began makes the press fail."),
    Rule(
      "KR-22", .should, [.remembered], ["ADOC:numberOfTapsRequired~"],
      says: "With numberOfTapsRequired n > 0, n quick taps precede the hold of a long press."),
    Rule(
      "KR-23", .must, [.inferred], ["INF KR-15", "GR-12"],
      says: """
        With defaults, when a long press begins the view's touch is cancelled (GR-12) while the \
        finger is still down.
        """),
  ]
}

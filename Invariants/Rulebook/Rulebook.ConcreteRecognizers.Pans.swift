extension Rulebook {
  /// Rules KR-24 to KR-45: concrete recognizers, pans and swipes.
  static let concreteRecognizersPans: [Rule] = [
    Rule(
      "KR-24", .must, [.remembered], ["CHM", "WOC", "MIR", "OUK", "ADOC~"],
      says: "Defaults: minimum 1, maximum unlimited touches."),
    Rule(
      "KR-25", .must, [.log], ["LOT (three moved before recognition)"],
      says: "Does not begin at touch-down nor with zero movement."),
    Rule(
      "KR-26", .parameter, [.folklore], [],
      says: """
        Begins when movement reaches a hysteresis; community and OUK value 10 pt; WOC/FLK use 5. \
        Undocumented.
        """,
      remark: "<= 3 pt never begins; >= 30 pt on one axis has begun."),
    Rule(
      "KR-27", .must, [.log], ["LOT pan log"],
      says: """
        On the first sample past the hysteresis: began, then one changed (with action) per later \
        move.
        """),
    Rule(
      "KR-28", .tolerant, [.open], ["engine's choice"],
      says: "At began the translation may exclude the hysteresis.",
      remark: "|translation| <= total movement; same sign."),
    Rule(
      "KR-29", .must, [.remembered], ["CHM", "OUK", "ADOC~"],
      says: """
        `translation(in:)` is the centroid displacement expressed in that view's coordinates; \
        `setTranslation` rebases it.
        """),
    Rule(
      "KR-30", .should, [.inferred], ["INF KR-29"],
      says: "Adding or lifting one of several fingers does not make translation jump."),
    Rule(
      "KR-31", .should, [.implemented], ["OUK"],
      says: "Ends only when the last tracked finger lifts."),
    Rule(
      "KR-32", .must, [.implemented], ["MIR", "OUK"],
      says: "Lift without having begun -> failed."),
    Rule(
      "KR-33", .must, [.remembered], [],
      says: "Fewer fingers than minimumNumberOfTouches -> never begins."),
    Rule(
      "KR-34", .note, [.open], ["engine's choice"],
      says: "Touches beyond maximumNumberOfTouches: outcome not documented.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "KR-35", .tolerant, [.remembered], ["ADOC~"],
      says: """
        Velocity is in points per second in the view's coordinates; 0 with no movement; the \
        smoothing is private.
        """,
      remark: "Sign only."),
    Rule(
      "KR-36", .must, [.documented], ["ADOC"],
      says: "System cancel after began -> cancelled with action."),
    Rule(
      "KR-37", .must, [.log], ["OUK read-back", "CHM", "WOC"],
      says: "Defaults: direction right (raw 1), 1 touch; left 2, up 4, down 8."),
    Rule(
      "KR-38", .must, [.log], ["OUK"],
      says: "Recognizes during movement, once, not at lift."),
    Rule(
      "KR-39", .parameter, [.log], ["OUK (±0.001 pt brackets, iOS 26.1)"],
      says: """
        At elapsed t (0…0.5 s) needs primary displacement >= 50·(1 − 0.94·t) pt: 50 / 45.3 / 40.6 \
        / 35.9 / 31.2 / 26.5 at t = 0,.1,.2,.3,.4,.5.
        """,
      remark: "Certainty: LOG(sim), undocumented."),
    Rule(
      "KR-40", .parameter, [.log], ["OUK"],
      says: "and secondary displacement <= 50·(1 − 0.98·t) pt (50 … 25.5)."),
    Rule(
      "KR-41", .parameter, [.log], ["OUK"],
      says: "and t <= 0.5 s (0.500 recognizes, 0.501 does not)."),
    Rule(
      "KR-42", .parameter, [.log], ["OUK"],
      says: """
        Going behind the start in the primary direction (0.1 pt) disqualifies; retreating while \
        still on the positive side does not.
        """),
    Rule(
      "KR-43", .must, [.log], ["INF from KR-40/KR-42"],
      says: "Wrong direction, or a 45° diagonal of 100 pt in 0.1 s -> not recognized.",
      remark: "Certainty: LOG(sim) by inference."),
    Rule(
      "KR-44", .should, [.log], ["OUK"],
      says: """
        Several fingers: every required finger must qualify (100/50 ok at t=.1; 100/0 and \
        100/−100 not).
        """),
    Rule(
      "KR-45", .should, [.log], ["OUK"],
      says: """
        Direction is a mask. With left|right either side qualifies; with mixed-axis masks UIKit \
        prefers the horizontal test when horizontal bits are present (the vertical outcome is not \
        stated in the README).
        """,
      remark: "SHOULD for one axis, NOTE for mixed axes."),
  ]
}

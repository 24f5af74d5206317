extension Rulebook {
  /// Rules KR-24 to KR-45: concrete recognizers, pans and swipes.
  static let concreteRecognizersPans: [Rule] = [
    Rule(
      "KR-24", .must, [.remembered], ["CHM", "WOC", "MIR", "OUK", "ADOC~"],
      says: "Defaults of a pan: minimum 1, maximum unlimited touches."),
    Rule(
      "KR-25", .must, [.log], ["LOT (three moved before recognition)"],
      says: "A pan does not begin at touch-down, nor with zero movement."),
    Rule(
      "KR-26", .parameter, [.folklore, .implemented], ["OUK", "WOC", "FLK"],
      says: """
        A pan begins when the movement reaches a hysteresis: 10 pt by the community and OUK, 5 \
        in WOC and FLK. It is not documented.
        """,
      remark: "<= 3 pt never begins; >= 30 pt on one axis has begun."),
    Rule(
      "KR-27", .must, [.documented, .log], ["LOT pan log", "HDR"],
      says: """
        On the first sample past the hysteresis the pan begins, with its action; then each event \
        in which one of its fingers moves to another place sends one changed, as long as at \
        least minimumNumberOfTouches and at most maximumNumberOfTouches are down.
        """),
    Rule(
      "KR-28", .tolerant, [.inferred], ["KR-29"],
      says: """
        The translation at began has the direction of the movement and is not longer than it; \
        whether it leaves out the hysteresis is open.
        """,
      remark: "Direction and upper bound."),
    Rule(
      "KR-29", .must, [.remembered], ["CHM", "OUK", "ADOC~"],
      says: """
        From one action to a later one with the same fingers down, at least the minimum and at \
        most the maximum, `translation(in:)` grows by the displacement of their centroid in that \
        view's coordinates; `setTranslation` rebases it. A pan of one finger ends with its last \
        translation, with the way of the lift or without it. What it counts from, and what \
        happens to it below the minimum, is not judged.
        """,
      remark: "Differences only."),
    Rule(
      "KR-30", .should, [.inferred], ["INF KR-29"],
      says: """
        Adding or lifting one of several fingers does not make translation jump, while at least \
        minimumNumberOfTouches stay down.
        """),
    Rule(
      "KR-31", .must, [.documented],
      [
        "HDR (\"Ends: when all fingers have lifted\")",
        "ADOC:UIPanGestureRecognizer",
        "SMD (seen: ended at one finger of two)",
      ],
      says: """
        A pan that has begun and is not cancelled (KR-36, EX-06) sends ended once: at the latest \
        when its last finger lifts, and not while at least minimumNumberOfTouches and at most \
        maximumNumberOfTouches are down. Between the two, once fingers fall below the minimum, \
        it may end or wait.
        """),
    Rule(
      "KR-32", .must, [.implemented], ["MIR", "OUK"],
      says: "A pan whose fingers lift before it has begun fails."),
    Rule(
      "KR-33", .must, [.documented],
      [
        "HDR (\"Begins: when at least minimumNumberOfTouches have moved enough\")",
        "ADOC:minimumNumberOfTouches",
      ],
      says: "Fewer fingers than minimumNumberOfTouches never make a pan begin."),
    Rule(
      "KR-34", .should, [.documented, .log],
      [
        "ADOC:maximumNumberOfTouches",
        "HDR (\"the maximum number of touches that can be down\")",
        "RDR",
      ],
      says: """
        When more fingers than maximumNumberOfTouches are down before the pan has begun, it \
        sends no action while they are. Seen on a plain view; the pan of a scroll view did act. \
        Fingers that are added after began are open.
        """,
      remark: "SHOULD before began, not for scroll views; NOTE after began."),
    Rule(
      "KR-35", .tolerant, [.remembered], ["ADOC~"],
      says: """
        The velocity of a pan is in points per second in the view's coordinates; 0 with no \
        movement; the smoothing is private.
        """,
      remark: """
        Sign only, and only until the translation is set: that may make it zero. When the finger \
        lifts it may be zero, too, but not turned round.
        """),
    Rule(
      "KR-36", .must, [.documented], ["ADOC"],
      says: """
        When the system cancels the touches of a pan that has begun, it becomes cancelled and \
        sends its action.
        """),
    Rule(
      "KR-37", .must, [.log], ["OUK read-back", "CHM", "WOC"],
      says: "Defaults of a swipe: direction right (raw 1), 1 touch; left is 2, up 4, down 8."),
    Rule(
      "KR-38", .must, [.simulated], ["OUK"],
      says: "A swipe recognizes during the movement, once, not at the lift."),
    Rule(
      "KR-39", .parameter, [.simulated], ["OUK (±0.001 pt brackets, iOS 26.1)"],
      says: """
        After t seconds (0 to 0.5) a swipe needs a primary displacement of at least 50·(1 − \
        0.94·t) pt: 50 / 45.3 / 40.6 / 35.9 / 31.2 / 26.5 at t = 0,.1,.2,.3,.4,.5. This holds \
        only for exactly the required number of fingers, here and in KR-40 to KR-42; surplus \
        fingers are open.
        """),
    Rule(
      "KR-40", .parameter, [.simulated], ["OUK"],
      says: """
        After t seconds a swipe needs a secondary displacement of at most 50·(1 − 0.98·t) pt (50 \
        … 25.5).
        """),
    Rule(
      "KR-41", .parameter, [.simulated], ["OUK"],
      says: "A swipe needs t <= 0.5 s (0.500 recognizes, 0.501 does not)."),
    Rule(
      "KR-42", .parameter, [.simulated], ["OUK"],
      says: """
        Going behind the start in the primary direction (0.1 pt) disqualifies a swipe; going \
        back while still on the positive side does not.
        """),
    Rule(
      "KR-43", .must, [.simulated], ["INF from KR-40/KR-42"],
      says: "A movement in the wrong direction, or a 45° diagonal of 100 pt in 0.1 s, is no swipe.",
      remark: "Certainty: LOG(sim) by inference."),
    Rule(
      "KR-44", .should, [.simulated], ["OUK"],
      says: """
        Where a swipe requires several fingers and exactly so many are down, every one must \
        qualify (100/50 ok at t=.1; 100/0 and 100/−100 not). More fingers than required: open.
        """),
    Rule(
      "KR-45", .should, [.simulated], ["OUK"],
      says: """
        The direction of a swipe is a mask. With left|right either side qualifies; with \
        mixed-axis masks UIKit prefers the horizontal test when horizontal bits are present (the \
        vertical outcome is not stated in the README).
        """,
      remark: "SHOULD for one axis, NOTE for mixed axes."),
  ]
}

extension Rulebook {
  /// Rules GR-20 to GR-52: gesture recognizers, delays and states.
  static let gestureRecognizersStates: [Rule] = [
    Rule(
      "GR-20", .must, [.log], ["ADOC:delaysTouchesBegan", "LOT log"],
      says: "Flag true and recognizer possible -> view gets neither began nor moved."),
    Rule(
      "GR-21", .must, [.log], ["LOT log (\"View panned\" only)", "ADOC (\"discarded\")"],
      says: """
        Then recognized (cancelsTouchesInView true) -> the view gets nothing at all for that \
        touch, not even touchesCancelled.
        """),
    Rule(
      "GR-22", .must, [.documented], ["ADOC:delaysTouchesBegan", "CHM"],
      says: "Then failed -> view gets touchesBegan (late) and then the rest in order.",
      remark: "Whether intermediate moved samples are replayed or only the latest: TOL."),
    Rule(
      "GR-23", .should, [.inferred], ["INF GR-22", "MIR"],
      says: """
        If the finger lifts before failure is decided, after failure the view gets began and \
        ended in that order.
        """),
    Rule(
      "GR-24", .should, [.implemented], ["CHM", "MIR"],
      says: """
        One delaying recognizer on the path is enough; began is released only when every delaying \
        recognizer has left possible without recognizing.
        """),
    Rule(
      "GR-25", .must, [.documented], ["ADOC:delaysTouchesEnded", "HDR"],
      says: """
        Flag true (default) and recognizer still possible at finger-up -> V.ended is withheld.
        """),
    Rule(
      "GR-26", .must, [.documented], ["ADOC:delaysTouchesEnded"],
      says: "It later recognizes -> V.cancelled instead of V.ended."),
    Rule(
      "GR-27", .must, [.documented, .log], ["ADOC"],
      says: """
        It later fails -> V.ended is delivered at that moment (same event if it fails on that \
        event; at the timer otherwise).
        """,
      remark: """
        MUST for order; delay length PARAM (0.15 s in S000/LOT is the scroll-view content delay, \
        not this flag; a double-tap holds ~0.35 s)
        """),
    Rule(
      "GR-28", .must, [.documented], ["ADOC", "LOT"],
      says: """
        Flag false -> V.ended is delivered with the lift even though the recognizer is undecided.
        """),
    Rule(
      "GR-29", .tolerant, [.remembered], ["Event Handling Guide"],
      says: """
        Double-tap recognizer on the view, double tap performed: flag true -> began, began, \
        cancelled, cancelled (cancels may come in one call); flag false -> began, ended, began, \
        cancelled.
        """,
      remark: """
        Every began has its one ended or cancelled; the double tap fires once. Certainty: DOC~, \
        contested.
        """),
    Rule(
      "GR-30", .must, [.documented], ["GR-25/27"],
      says: """
        Single tap on a view with only a double-tap recognizer (defaults): V.began at down; \
        V.ended only after the recognizer gave up.
        """,
      remark: "(order), PARAM (time)"),
    Rule(
      "GR-31", .must, [.documented], ["ADOC:state-machine", "S001", "HDR"],
      says: "Initial state and state after reset: possible."),
    Rule(
      "GR-32", .must, [.documented], ["S001", "ADOC:state-machine", "CHM table"],
      says: "Discrete: possible -> ended(=recognized) | failed. Nothing else.",
      remark: "HDR/ADOC sentence \"can not fail or be cancelled\" contradicts; failed is legal."),
    Rule(
      "GR-33", .must, [.documented], ["S001", "ADOC:state-machine", "CHM table"],
      says: """
        Continuous: possible -> began | failed; began -> changed | ended | cancelled; changed -> \
        changed | ended | cancelled.
        """),
    Rule(
      "GR-34", .note, [.folklore],
      ["CHM table lists it for discrete only", "HDR raw value equality"],
      says: "A continuous recognizer may go possible -> ended directly (counts as recognized).",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "GR-35", .must, [.log], ["HDR", "LOT (\"state = 3\", \"state = 5\")"],
      says: "`.ended` and `.recognized` are the same value (3); cancelled 4, failed 5."),
    Rule(
      "GR-36", .must, [.documented], ["HDR", "ADOC:state-machine"],
      says: """
        Actions are sent for began, each changed, ended, cancelled; never for possible or failed.
        """),
    Rule(
      "GR-37", .must, [.log], ["HDR", "CHM comment", "OUK probe"],
      says: "In the action `recognizer.state` is the state that caused it."),
    Rule(
      "GR-38", .must, [.log], ["S000", "S001", "OUK"],
      says: "A discrete recognizer sends its action exactly once per recognition."),
    Rule(
      "GR-39", .tolerant, [.log], ["OUK swipe probe note"],
      says: """
        After sendEvent returns for the lift, a recognized discrete recognizer already reads \
        possible (it was reset).
        """,
      remark: "Allow ended or possible when inspected outside callbacks."),
    Rule(
      "GR-40", .must, [.documented], ["HDR(reset)", "LOT"],
      says: """
        After reaching ended/failed/cancelled a recognizer receives no further touch callbacks \
        until reset, even for touches still down.
        """),
    Rule(
      "GR-41", .must, [.documented], ["HDR"],
      says: """
        `reset()` is called after a final state (ended, failed, cancelled) and before the \
        recognizer sees a new touch-down; it is called once per attempt.
        """,
      remark: "(ordering), TOL (exact moment)"),
    Rule(
      "GR-42", .must, [.documented], ["HDR(reset)"],
      says: "After reset, touches that were already down stay ignored until they end."),
    Rule(
      "GR-43", .note, [.open], ["engine's choice"],
      says: """
        Reset is postponed while a recognizer related by a failure requirement is still active \
        (the whole related group resets together).
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "GR-44", .should, [.log], ["LOT logs"],
      says: """
        Setting state is synchronous: right after super.touchesEnded a blocked parent tap already \
        reads failed, a successful one ended.
        """),
    Rule(
      "GR-45", .must, [.documented],
      ["ADOC:UIGestureRecognizer.touchesCancelled", "MIR", "OUK(IMP)"],
      says: """
        System cancellation: continuous in began/changed -> cancelled (action sent); discrete or \
        still possible -> failed (no action).
        """),
    Rule(
      "GR-46", .must, [.log], ["S000 logs (none printed)"],
      says: """
        V.cancelled caused by another recognizer's success does not make recognizers receive \
        touchesCancelled.
        """),
    Rule(
      "GR-47", .should, [.documented], ["HDR"],
      says: "Several target/action pairs: all are called; `removeTarget(nil, nil)` removes all."),
    Rule(
      "GR-48", .should, [.documented], ["HDR"],
      says: "The action's sender is the recognizer; zero- and one-argument actions are legal."),
    Rule(
      "GR-49", .should, [.remembered], ["OUK", "DOC~"],
      says: "Targets are not retained; a deallocated target is skipped."),
    Rule(
      "GR-50", .should, [.remembered], ["DOC~"],
      says: """
        Adding a recognizer to a view removes it from its previous view; `recognizer.view` is the \
        current one.
        """),
    Rule(
      "GR-51", .must, [.log, .documented], ["HDR", "CHM", "OUK pinch/rotation measurement"],
      says: """
        `location(in:)` is by default the centroid of the touches in use; `numberOfTouches` their \
        count.
        """,
      remark: "Certainty: LOG for pinch/rotation, DOC otherwise."),
    Rule(
      "GR-52", .must, [.log], ["S001 case D (>= 5 s)"],
      says: """
        Held past the tap time limit then lifted: tap fails silently during the hold, view gets \
        began then ended, no action, no cancel.
        """),
    Rule(
      "GR-53", .must, [.documented], ["W10-121 (\"this actually happens for you\")"],
      says: """
        A continuous recognizer of an app's own class that is in began or changed sends its action \
        with changed at each later event in which one of its touches moves to another place, \
        whether or not it assigns its state again.
        """),
    Rule(
      "GR-54", .should, [.documented], ["W10-121 (\"end points for these deliveries\")"],
      says: """
        Recognizers are end points: calling super in a recognizer's touch method forwards nothing \
        to a view, a responder or another recognizer.
        """),
  ]
}

extension Rulebook {
  /// Rules GR-20 to GR-54: gesture recognizers, delays and states.
  static let gestureRecognizersStates: [Rule] = [
    Rule(
      "GR-20", .must, [.log, .documented], ["ADOC:delaysTouchesBegan", "LOT log"],
      says: """
        Where delaysTouchesBegan is true the view gets neither began nor moved while the \
        recognizer is possible. Whatever ends the delay, an event or a timer, nothing comes \
        before it.
        """),
    Rule(
      "GR-21", .must, [.log, .documented],
      ["LOT log (\"View panned\" only)", "ADOC (\"discarded\")"],
      says: """
        Where a recognizer with delaysTouchesBegan recognizes (cancelsTouchesInView true), the \
        view gets nothing at all of that touch, not even touchesCancelled.
        """),
    Rule(
      "GR-22", .must, [.documented], ["ADOC:delaysTouchesBegan", "CHM"],
      says: """
        When the delaying recognizer then fails, the view gets touchesBegan within the event or \
        the timer at which it failed, not later, and then the rest in order.
        """,
      remark: """
        What the touches show: GR-55. Whether the failure is settled just before or just after the \
        other callbacks of that event: TOL.
        """),
    Rule(
      "GR-23", .should, [.inferred], ["INF GR-22", "MIR"],
      says: """
        If the finger lifts before failure is decided, the view gets began and ended in that \
        order when it fails, within that event or timer.
        """),
    Rule(
      "GR-24", .should, [.implemented], ["CHM", "MIR"],
      says: """
        One delaying recognizer on the path is enough; began is released when the last delaying \
        recognizer has left possible without recognizing, within that event or timer.
        """),
    Rule(
      "GR-25", .must, [.documented], ["ADOC:delaysTouchesEnded", "HDR"],
      says: """
        Where delaysTouchesEnded is true (the default) and the recognizer is still possible at \
        finger-up, V.ended is withheld.
        """),
    Rule(
      "GR-26", .must, [.documented], ["ADOC:delaysTouchesEnded"],
      says: """
        Where a recognizer that withheld V.ended recognizes later, the view gets \
        touchesCancelled instead of touchesEnded.
        """),
    Rule(
      "GR-27", .must, [.documented, .log], ["ADOC:delaysTouchesEnded", "W10-121 (timeline)"],
      says: """
        If it later fails, V.ended is delivered at that moment: in the same event if it fails on \
        that event, at the timer otherwise, not later.
        """,
      remark: """
        MUST for order; delay length PARAM (0.15 s in S000/LOT is the scroll-view content delay, \
        not this flag; a double-tap holds ~0.35 s).
        """),
    Rule(
      "GR-28", .must, [.documented], ["ADOC", "LOT"],
      says: """
        Where delaysTouchesEnded is false V.ended is delivered with the lift, even though the \
        recognizer is undecided.
        """),
    Rule(
      "GR-29", .tolerant, [.remembered], ["EHG"],
      says: """
        A double tap on a view with a double-tap recognizer gives the view began, began, \
        cancelled, cancelled where delaysTouchesEnded is true (the cancels may come in one \
        call), and began, ended, began, cancelled where it is false.
        """,
      remark: """
        Every began has its one ended or cancelled; the double tap fires once. Certainty: DOC~, \
        contested.
        """),
    Rule(
      "GR-30", .must, [.documented], ["W10-121 (timeline)", "GR-25/27"],
      says: """
        Single tap on a view with only a double-tap recognizer (defaults): V.began comes at the \
        touch-down, V.ended only after the recognizer gave up.
        """,
      remark: "MUST for the order, PARAM for the time."),
    Rule(
      "GR-31", .must, [.documented], ["ADOC:state-machine", "S001", "HDR"],
      says: "Initial state and state after reset: possible."),
    Rule(
      "GR-32", .must, [.documented], ["S001", "ADOC:state-machine", "CHM table"],
      says: """
        A discrete recognizer goes from possible to ended (which is recognized) or to failed, \
        and to nothing else.
        """,
      remark: "HDR/ADOC sentence \"can not fail or be cancelled\" contradicts; failed is legal."),
    Rule(
      "GR-33", .must, [.documented], ["S001", "ADOC:state-machine", "W10-121", "CHM table"],
      says: """
        Continuous: from possible to began or failed; from began and changed to changed, ended \
        or cancelled. Reset brings a recognizer back to possible from ended, cancelled and \
        failed, and from possible itself (after it was disabled, say).
        """),
    Rule(
      "GR-34", .note, [.folklore],
      ["CHM (its table lists it for discrete ones only)", "HDR raw value equality"],
      says: """
        A continuous recognizer may go from possible to ended directly, which counts as \
        recognized.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "GR-35", .must, [.log, .documented], ["HDR", "LOT (\"state = 3\", \"state = 5\")"],
      says: "`.ended` and `.recognized` are the same value (3); cancelled 4, failed 5."),
    Rule(
      "GR-36", .must, [.documented], ["HDR", "ADOC:state-machine"],
      says: """
        Actions are sent for began, each changed, ended, cancelled; never for possible or \
        failed.
        """),
    Rule(
      "GR-37", .must, [.log, .documented], ["HDR", "CHM comment", "OUK probe"],
      says: "In the action `recognizer.state` is the state that caused it."),
    Rule(
      "GR-38", .must, [.log, .documented], ["S000", "S001", "OUK", "W10-121"],
      says: """
        A discrete recognizer sends its action exactly once per recognition, to each of its \
        target/action pairs. Sending none breaks the rule, and so does sending a second one, \
        however late.
        """),
    Rule(
      "GR-39", .tolerant, [.simulated], ["OUK swipe probe note"],
      says: """
        After sendEvent returns for the lift, a recognized discrete recognizer already reads \
        possible (it was reset).
        """,
      remark: "Allow ended or possible when inspected outside callbacks."),
    Rule(
      "GR-40", .must, [.documented], ["HDR(reset)", "W10-121", "LOT"],
      says: """
        After reaching ended, failed or cancelled a recognizer receives no further touch \
        callbacks until reset, even for touches still down; in the place of the lift it gets its \
        reset. Within the event in which it decides this is open (RE-81).
        """),
    Rule(
      "GR-41", .must, [.documented], ["HDR", "W10-121"],
      says: """
        `reset()` is called after a final state (ended, failed, cancelled) and before the \
        recognizer sees a new touch-down: at least once for each attempt that ended. More calls \
        are allowed, as when the recognizer is disabled, removed, or had no attempt.
        """,
      remark: """
        MUST for the order and that there is one at least; TOL for the exact moment and the \
        number.
        """),
    Rule(
      "GR-42", .must, [.documented], ["HDR(reset)"],
      says: "After reset, touches that were already down stay ignored until they end."),
    Rule(
      "GR-43", .should, [.documented],
      ["W10-121 (\"always reset simultaneously, if you've set up failure requirements\")"],
      says: """
        A failure requirement ties resets together: a recognizer that has finished is reset only \
        when the one that it requires to fail has finished too.
        """,
      remark: "SHOULD for static requirements, NOTE for larger groups."),
    Rule(
      "GR-44", .should, [.log], ["LOT logs"],
      says: """
        Setting state is synchronous: right after super.touchesEnded a blocked parent tap \
        already reads failed, a successful one ended.
        """),
    Rule(
      "GR-45", .must, [.documented], ["ADOC:UIGestureRecognizer.touchesCancelled", "MIR", "OUK"],
      says: """
        When the system cancels touches a continuous recognizer in began or changed becomes \
        cancelled, and its action is sent; a discrete one, or one that is still possible, fails \
        without an action.
        """),
    Rule(
      "GR-46", .must, [.log], ["S000 logs (none printed)"],
      says: """
        V.cancelled caused by another recognizer's success does not make recognizers receive \
        touchesCancelled.
        """),
    Rule(
      "GR-47", .must, [.documented], ["ADOC:UIGestureRecognizer.addTarget", "ADOC:removeTarget"],
      says: """
        All target/action pairs of a recognizer are called; a pair that is added again is \
        ignored, and called once; `removeTarget(nil, nil)` removes all.
        """),
    Rule(
      "GR-48", .should, [.documented], ["HDR"],
      says: "The action's sender is the recognizer; zero- and one-argument actions are legal."),
    Rule(
      "GR-49", .should, [.remembered], ["OUK", "ADOC~"],
      says: "Targets are not retained; a deallocated target is skipped."),
    Rule(
      "GR-50", .should, [.remembered], ["ADOC~"],
      says: """
        Adding a recognizer to a view removes it from its previous view; `recognizer.view` is \
        the current one.
        """),
    Rule(
      "GR-51", .must, [.log, .documented], ["HDR", "CHM", "OUK pinch/rotation measurement"],
      says: """
        `location(in:)` is by default the centroid of the touches in use; `numberOfTouches` \
        their count.
        """,
      remark: "Certainty: LOG for pinch/rotation, DOC otherwise."),
    Rule(
      "GR-52", .must, [.log], ["S001 case D (>= 5 s)"],
      says: """
        If a finger is held past the time limit of a tap and then lifts, the tap fails silently \
        during the hold, and the view gets began, then ended, with no action and no cancel.
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
    Rule(
      "GR-55", .must, [.documented], ["W10-121"],
      says: """
        A touchesBegan that was held back has its original place and time, and one touchesMoved \
        follows it in the same turn of the run loop, to where the finger is by then; what lies in \
        between is not replayed.
        """,
      remark: """
        Said on stage in 2010, and by nobody since; it is taken for both dialects, since nothing \
        speaks against it. Where the finger is back in its place or has lifted, the touchesMoved may \
        be missing.
        """),
  ]
}

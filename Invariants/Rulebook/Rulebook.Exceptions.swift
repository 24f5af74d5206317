extension Rulebook {
  /// The chapter EX: exceptional situations.
  static let exceptions: [Rule] = [
    Rule(
      "EX-01", .must, [.documented], ["S000", "ADOC:touchesCancelled", "HDR"],
      says: """
        System interruption (call, alert, app resigns active): every active touch cancelled; \
        recognizers first, then views; controls send touchCancel.
        """),
    Rule(
      "EX-02", .tolerant, [.inferred],
      ["ADOC:UIResponder.touchesCancelled (\"removed from its window\")"],
      says: """
        Hit view removed from its window mid-touch: the documentation lists it as an interruption \
        -> touchesCancelled.
        """,
      remark: """
        TOL : exactly one terminal callback (TO-11) and no crash. Conflict: FOLK/CHM history — \
        the removed view may keep receiving the sequence.
        """),
    Rule(
      "EX-03", .should, [.inferred], ["INF TO-04 (no re-hit-test)"],
      says: """
        Hidden, disabled or alpha 0 mid-touch: the running touch keeps going to the same view; \
        only later touch-downs are affected.
        """),
    Rule(
      "EX-04", .should, [.inferred], ["TO-04/06"],
      says: """
        Moving or transforming a view mid-touch does not retarget; location(in:) follows the new \
        geometry.
        """),
    Rule(
      "EX-05", .must, [.inferred], ["TO-04"],
      says: "Reordering subviews mid-touch does not retarget."),
    Rule(
      "EX-06", .must, [.documented], ["HDR(enabled)", "ADOC~", "OUK"],
      says: """
        recognizer.isEnabled = false while began/changed -> cancelled, action sent once with \
        cancelled.
        """),
    Rule(
      "EX-07", .must, [.documented], ["HDR"],
      says: """
        isEnabled = false while possible in a sequence -> it recognizes nothing in that sequence \
        and sends no action.
        """),
    Rule(
      "EX-08", .should, [.implemented], ["GR-09"],
      says: "Re-enabling in the same sequence does not re-attach running touches."),
    Rule(
      "EX-09", .should, [.inferred], ["INF EX-06"],
      says: """
        recognizer removed from its view mid-gesture: began/changed -> cancelled, possible -> \
        failed; no later actions.
        """),
    Rule(
      "EX-10", .tolerant, [.inferred, .folklore], ["INF/FOLK"],
      says: "Recognizer's view removed from the hierarchy mid-gesture -> as EX-09."),
    Rule(
      "EX-11", .parameter, [.remembered],
      ["csdn guide translation", "CHM counter", "DOC~ (deprecated iOS 13)"],
      says: """
        `beginIgnoringInteractionEvents` -> new touch events are not delivered; calls nest and \
        need equal ends.
        """),
    Rule(
      "EX-12", .tolerant, [.open], [],
      says: "Control disabled while tracking: outcome not established.",
      remark: "At most one terminal event."),
    Rule(
      "EX-13", .note, [.open], [],
      says: "Control's window or superview changes while tracking: effect not established.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-14", .should, [.implemented], ["CHM comment (keeps the view alive)"],
      says: """
        Re-entrancy: adding/removing views or recognizers inside callbacks must not crash or \
        change the current event's already computed targets.
        """),
    Rule(
      "EX-15", .tolerant, [.inferred], ["INF"],
      says: """
        An action handler that removes the hit view: the touchesCancelled owed to it still obeys \
        TO-11.
        """),
    Rule(
      "EX-16", .note, [.implemented], ["MIR caches at start"],
      says: """
        Action changes cancelsTouchesInView/delays flags mid-sequence: effect on the current \
        sequence unspecified.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "EX-17", .must, [.open], [],
      says: """
        A second finger landing while a one-finger tap is possible -> tap fails (KR-08), the \
        views still get their touches normally.
        """),
    Rule(
      "EX-18", .note, [.open], [],
      says: "App sends sendEvent recursively from a callback: undefined.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-19", .tolerant, [.folklore], [],
      says: """
        Presenting a modal controller in touchesBegan/action: running touches of the covered view \
        are typically cancelled; order unspecified.
        """),
    Rule(
      "EX-20", .should, [.inferred], ["INF HT-37"],
      says: "Touches beginning where no window answers: dropped for the whole contact (TO-33).",
      unchecked: "The same as TO-33, which is judged."),
    Rule(
      "EX-21", .must, [.inferred], ["GR-07"],
      says: """
        touchesCancelled overridden as empty in a view must not affect recognizers or other \
        touches.
        """,
      unchecked: "Follows from GR-07 and GR-19, which are judged of such scenes."),
    Rule(
      "EX-22", .note, [.folklore], ["e-learn/SO note"],
      says: """
        Started UIView animation without allowUserInteraction after touchesBegan may cancel the \
        touch.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
  ]
}

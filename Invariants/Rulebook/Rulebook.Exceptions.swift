extension Rulebook {
  /// The chapter EX: exceptional situations.
  static let exceptions: [Rule] = [
    Rule(
      "EX-01", .must, [.documented], ["S000", "ADOC:touchesCancelled", "HDR"],
      says: """
        A system interruption (call, alert, app resigns active) cancels every active touch; \
        recognizers get it first, then views; controls send touchCancel.
        """),
    Rule(
      "EX-02", .tolerant, [.documented],
      ["ADOC:UIResponder.touchesCancelled (\"removed from its window\")"],
      says: """
        A hit view that is removed from its window mid-touch gets touchesCancelled: the \
        documentation lists the removal as an interruption.
        """,
      remark: """
        TOL : exactly one terminal callback (TO-11) and no crash. Conflict: FOLK/CHM history — \
        the removed view may keep receiving the sequence.
        """),
    Rule(
      "EX-03", .should, [.inferred], ["INF TO-04 (no re-hit-test)"],
      says: """
        If a view is hidden or gets alpha 0 during a touch, the running touch keeps going to \
        it; only later touch-downs are affected. Whether it does if the view's \
        isUserInteractionEnabled becomes false is open, but it has one end at most (TO-11).
        """),
    Rule(
      "EX-04", .should, [.inferred], ["TO-04/06"],
      says: """
        Moving or transforming a view during a touch does not give the touch to another view; \
        location(in:) follows the new geometry.
        """),
    Rule(
      "EX-05", .must, [.inferred], ["TO-04"],
      says: "Reordering subviews during a touch does not give the touch to another view."),
    Rule(
      "EX-06", .must, [.documented],
      ["HDR(isEnabled: \"will be cancelled if it's currently recognizing a gesture\")", "OUK"],
      says: """
        isEnabled = false while a recognizer is in began or changed makes it cancelled: its \
        action is sent once with cancelled, at once or at least before the next event is \
        delivered.
        """),
    Rule(
      "EX-07", .must, [.documented], ["HDR", "W14-235"],
      says: """
        isEnabled = false while a recognizer is possible: with the touches that are down it \
        recognizes nothing, and sends no action. EX-23 is about touches that come after it was \
        enabled again.
        """),
    Rule(
      "EX-08", .must, [.documented],
      [
        "W14-235 (\"it will still have stopped looking at the touch that it was looking at\")",
        "GR-09",
      ],
      says: """
        Enabling a recognizer again while fingers are down does not give it back those fingers.
        """),
    Rule(
      "EX-09", .should, [.inferred], ["INF EX-06"],
      says: """
        If a recognizer is removed from its view during a gesture, it recognizes nothing more: \
        possible fails, and began or changed ends. Whether it sends its action once with \
        cancelled or is reset in silence is open (RE-79); there are no other actions.
        """),
    Rule(
      "EX-10", .tolerant, [.inferred, .folklore], ["EX-09"],
      says: """
        If a recognizer's view is removed from the hierarchy during a gesture, the same holds as \
        in EX-09.
        """,
      remark: "At most one terminal action."),
    Rule(
      "EX-11", .parameter, [.remembered],
      [
        "csdn 6539386 (translation of Apple's old guide)",
        "CHM counter",
        "ADOC~ (deprecated in iOS 13)",
      ],
      says: """
        After `beginIgnoringInteractionEvents` new touch events are not delivered; calls nest \
        and need equal ends.
        """),
    Rule(
      "EX-12", .tolerant, [.inferred], ["CT-05"],
      says: """
        A control that is disabled while it tracks sends at most one terminal event; which one, \
        or none, is not established.
        """,
      remark: "At most one terminal event."),
    Rule(
      "EX-13", .note, [.open], [],
      says: """
        What happens if a control's window or superview changes while it tracks is not \
        established.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-14", .tolerant, [.implemented], ["CHM comment (keeps the view alive)"],
      says: """
        Adding or removing views or recognizers inside callbacks must not crash. Whether the \
        current event still goes to the targets that were computed before is open.
        """),
    Rule(
      "EX-15", .tolerant, [.inferred], ["INF"],
      says: """
        If an action handler removes the hit view, the touchesCancelled owed to it still obeys \
        TO-11.
        """),
    Rule(
      "EX-16", .note, [.open], ["MIR caches at start"],
      says: """
        What happens to the current sequence if an action changes cancelsTouchesInView or the \
        delays flags is unspecified.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "EX-17", .should, [.inferred], ["KR-08", "TO-25", "GR-40"],
      says: """
        When a second finger lands while a one-finger tap is possible, the tap sends no action \
        in that attempt (KR-08); having failed, it need not get either lift (GR-40). The views \
        get their touches as TO-23 to TO-25 say, so a second finger in one single-touch view \
        gets none.
        """),
    Rule(
      "EX-18", .note, [.open], [],
      says: "What happens if an app calls sendEvent recursively from a callback is undefined.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-19", .tolerant, [.folklore], [],
      says: """
        If a modal controller is presented in touchesBegan or in an action, the running touches \
        of the covered view are typically cancelled; the order is unspecified.
        """,
      unchecked: "Nothing public settles it: no engine is judged by it."),
    Rule(
      "EX-20", .should, [.inferred], ["INF HT-37"],
      says: """
        A touch that begins where no window answers is dropped for the whole contact (TO-33).
        """,
      unchecked: "The same as TO-33, which is judged."),
    Rule(
      "EX-21", .must, [.inferred], ["GR-07"],
      says: """
        An empty override of touchesCancelled in a view must not affect recognizers or other \
        touches.
        """,
      unchecked: "Follows from GR-07 and GR-19, which are judged of such scenes."),
    Rule(
      "EX-22", .note, [.folklore], ["e-learn"],
      says: """
        A UIView animation without allowUserInteraction that is started after touchesBegan may \
        cancel the touch.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "EX-23", .must, [.documented], ["W14-235"],
      says: """
        isEnabled = false resets the recognizer at once: it forgets its touches. Enabled again, \
        while the old fingers may still be down, it gets every new touch that comes down, and \
        can recognize with it. A missing call breaks the rule.
        """),
  ]
}

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
      "EX-06", .must, [.documented],
      ["HDR(isEnabled: \"will be cancelled if it's currently recognizing a gesture\")", "OUK"],
      says: """
        recognizer.isEnabled = false while began or changed makes it cancelled: its action is \
        sent once with cancelled, at once or at least before the next event is delivered.
        """),
    Rule(
      "EX-07", .must, [.documented], ["HDR", "W14-235"],
      says: """
        isEnabled = false while possible: with the touches that are down it recognizes nothing, \
        and sends no action. Touches that come after it was enabled again are EX-23's.
        """),
    Rule(
      "EX-08", .must, [.documented],
      [
        "W14-235 (\"it will still have stopped looking at the touch that it was looking at\")",
        "GR-09",
      ],
      says: "Enabling it again while fingers are down does not give it back those fingers."),
    Rule(
      "EX-09", .should, [.inferred], ["INF EX-06"],
      says: """
        recognizer removed from its view mid-gesture: began/changed becomes cancelled, possible \
        fails, at once or at least before the next event is delivered; no actions after that.
        """),
    Rule(
      "EX-10", .tolerant, [.inferred, .folklore], ["EX-09"],
      says: "Recognizer's view removed from the hierarchy mid-gesture: as EX-09.",
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
      says: "Control's window or superview changes while tracking: effect not established.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-14", .tolerant, [.implemented], ["CHM comment (keeps the view alive)"],
      says: """
        Re-entrancy: adding or removing views or recognizers inside callbacks must not crash. \
        Whether the current event still goes to the targets that were computed before is open.
        """),
    Rule(
      "EX-15", .tolerant, [.inferred], ["INF"],
      says: """
        An action handler that removes the hit view: the touchesCancelled owed to it still obeys \
        TO-11.
        """),
    Rule(
      "EX-16", .note, [.open], ["MIR caches at start"],
      says: """
        Action changes cancelsTouchesInView/delays flags mid-sequence: effect on the current \
        sequence unspecified.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "EX-17", .should, [.inferred], ["KR-08", "TO-25", "GR-40"],
      says: """
        When a second finger lands while a one-finger tap is possible, the tap sends no action \
        in that attempt (KR-08); having failed, it need not hear of either lift (GR-40). The \
        views get their touches as TO-23 to TO-25 say, so a second finger in one single-touch \
        view gets none.
        """),
    Rule(
      "EX-18", .note, [.open], [],
      says: "App sends sendEvent recursively from a callback: undefined.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "EX-19", .tolerant, [.folklore], [],
      says: """
        Presenting a modal controller in touchesBegan/action: running touches of the covered \
        view are typically cancelled; order unspecified.
        """,
      unchecked: "Nothing public settles it: no engine is judged by it."),
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
      "EX-22", .note, [.folklore], ["e-learn"],
      says: """
        Started UIView animation without allowUserInteraction after touchesBegan may cancel the \
        touch.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "EX-23", .must, [.documented], ["W14-235"],
      says: """
        isEnabled = false resets the recognizer at once: it forgets its touches. Enabled again, \
        while the old fingers may still be down, it hears of every new touch that comes down, and \
        can recognize with it. Silence is a fault.
        """),
  ]
}

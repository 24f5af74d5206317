extension Rulebook {
  /// Rules TO-17 to TO-34: touches and events, UIEvent, several fingers.
  static let touchesEvents: [Rule] = [
    Rule(
      "TO-17", .must, [.remembered], ["S000", "S001", "CHM"],
      says: """
        `event.allTouches` contains every active touch of the sequence (all phases, all views of \
        the event), a superset of the callback's `touches`.
        """),
    Rule(
      "TO-18", .should, [.remembered], ["CHM", "OUK", "DOC~"],
      says: """
        `event.touches(for: view)` = touches whose `view` is that view; `touches(for: window)` \
        likewise; `touches(for: recognizer)` = touches the recognizer is receiving.
        """),
    Rule(
      "TO-19", .tolerant, [.remembered], ["S001", "DOC~"],
      says: """
        A multi-touch sequence runs from the first finger down to the last finger up, and the \
        same UIEvent object may be reused for all its deliveries.
        """,
      remark: "Never assert object inequality.",
      unchecked: "The identity of events is not in the trace."),
    Rule(
      "TO-20", .should, [.stated], ["S003 §2", "HT2", "LOT"],
      says: """
        `touch.gestureRecognizers` lists the recognizers currently receiving the touch (attached \
        on the path, enabled, accepted by shouldReceive).
        """,
      remark: "SHOULD at began; later membership TOL."),
    Rule(
      "TO-21", .must, [.stated], ["API type"],
      says: "Set iteration order of touches is unspecified.",
      remark: "Never depend on it.",
      unchecked: "Always true of a trace: its touches are listed by finger."),
    Rule(
      "TO-22", .must, [.stated, .remembered], ["S000", "S001"],
      says: "n fingers = n UITouch objects; each is hit-tested separately at its own began."),
    Rule(
      "TO-23", .must, [.documented], ["S001", "ADOC:isMultipleTouchEnabled"],
      says: "Fingers on different views are independent: each view receives only its own touches."),
    Rule(
      "TO-24", .must, [.documented], ["ADOC:isMultipleTouchEnabled"],
      says: "`isMultipleTouchEnabled` defaults to false."),
    Rule(
      "TO-25", .must, [.documented], ["ADOC:isMultipleTouchEnabled"],
      says: """
        With `isMultipleTouchEnabled == false`, of the touches of one sequence that start in the \
        view only the first is delivered to the view; later ones produce no view callback while \
        the first is active.
        """,
      remark: """
        Whether a third finger placed after the first has lifted, while the second is still down, \
        is delivered: unspecified — avoid.
        """),
    Rule(
      "TO-26", .must, [.documented], ["ADOC:isMultipleTouchEnabled (note)"],
      says: """
        The flag does not affect recognizers attached to the view: they receive all touches on \
        the path.
        """,
      remark: """
        Conflict: ADOC:UIGestureRecognizer.touchesEnded text says the attached view must enable \
        multiple touch; take the property's own note.
        """),
    Rule(
      "TO-27", .should, [.remembered], ["DOC~"],
      says: """
        With the flag true, touches that begin in one event for one view arrive in a single \
        touchesBegan call.
        """),
    Rule(
      "TO-28", .must, [.documented], ["ADOC:isExclusiveTouch"],
      says: "`isExclusiveTouch` defaults to false."),
    Rule(
      "TO-29", .must, [.documented],
      ["ADOC:isExclusiveTouch", "learn.microsoft.com UIView.ExclusiveTouch"],
      says: """
        While an exclusive-touch view is tracking a touch, a new touch on another view of the \
        same window is not delivered to that view.
        """),
    Rule(
      "TO-30", .must, [.remembered],
      ["learn.microsoft.com remark", "old Apple guide translation (csdn 6539386)"],
      says: """
        While any other view of the window is tracking a touch, a new touch on an exclusive-touch \
        view is not delivered to it.
        """),
    Rule(
      "TO-31", .should, [.documented], ["ADOC (\"in the same window\")"],
      says: "Exclusivity does not cross windows."),
    Rule(
      "TO-32", .note, [.folklore], ["csdn 50467670"],
      says: "Recognizers ignore isExclusiveTouch.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "TO-33", .should, [.inferred], ["INF HT-20/HT-37"],
      says: """
        A touch for which every window's hitTest returns nil is dropped: no recognizer and no \
        view callback for the whole contact.
        """),
    Rule(
      "TO-34", .must, [.documented], ["S000", "ADOC:UIGestureRecognizer.touchesCancelled"],
      says: """
        System cancellation puts every active touch in `.cancelled`; recognizers are told before \
        views.
        """),
  ]
}

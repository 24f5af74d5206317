extension Rulebook {
  /// Rules TO-17 to TO-34: touches and events, UIEvent, several fingers.
  static let touchesEvents: [Rule] = [
    Rule(
      "TO-17", .must, [.remembered],
      [
        "S000",
        "S001",
        "CHM",
        "W17-219 (the touches \"might not be there\" during hit-testing)",
        "ADOC~",
      ],
      says: """
        In a touch callback `event.allTouches` contains every active touch of the sequence that \
        is delivered to some window (all phases, all views), a superset of the callback's \
        `touches`. A touch that hit nothing may be missing. During `hitTest` the event is not \
        complete yet.
        """),
    Rule(
      "TO-18", .should, [.remembered],
      ["CHM", "OUK", "W10-121 (a recognizer uses the touches for itself)", "ADOC~"],
      says: """
        In a touch callback `event.touches(for: view)` contains every active touch whose `view` \
        is that view and none of another; `touches(for: window)` likewise; `touches(for: \
        recognizer)` contains every touch that the recognizer has received and not ignored. The \
        set is never empty where the callback itself brings such a touch.
        """),
    Rule(
      "TO-19", .tolerant, [.remembered], ["S001", "ADOC~"],
      says: """
        A multi-touch sequence runs from the first finger down to the last finger up, and the same \
        UIEvent object may be reused for all its deliveries.
        """,
      remark: "Never assert object inequality.",
      unchecked: "The identity of events is not in the trace."),
    Rule(
      "TO-20", .should, [.log], ["S003 §2", "HT2", "LOT", "CXJ (printed list)"],
      says: """
        When touchesBegan is called, `touch.gestureRecognizers` contains every recognizer that \
        gets the touch, whatever its kind (attached on the path, enabled, accepted by \
        shouldReceive), and none that was refused the touch or is off the path. Private \
        recognizers of the system may be in it too. Before shouldReceive is answered it may be \
        empty; for a touch that hit nothing no list is required.
        """,
      remark: "SHOULD at began; later membership TOL."),
    Rule(
      "TO-21", .must, [.documented], ["ADOC~ (the type)"],
      says: "Set iteration order of touches is unspecified.",
      remark: "Never depend on it.",
      unchecked: "Always true of a trace: its touches are listed by finger."),
    Rule(
      "TO-22", .must, [.stated, .log], ["S000", "S001", "CXJ", "MO4"],
      says: """
        n fingers are n UITouch objects; each is hit-tested for its own began, in one pass or \
        more, before the `UIApplication.sendEvent` that carries it. The passes of fingers that \
        land together may come in any order and be mixed with the questions of shouldReceive.
        """),
    Rule(
      "TO-23", .must, [.documented], ["S001", "ADOC:isMultipleTouchEnabled"],
      says: "Fingers on different views are independent: each view receives only its own touches."),
    Rule(
      "TO-24", .must, [.documented], ["ADOC:isMultipleTouchEnabled", "W17-219", "IBX"],
      says: """
        `isMultipleTouchEnabled` of a UIView is false by default. Of scroll views and their \
        subclasses, of cells and their content views public evidence leaves this open \
        (storyboards written by Interface Builder set it for them), and of windows, which may \
        take several touches whatever it is.
        """,
      remark: "MUST for plain views and controls, NOTE for scroll views, cells and windows."),
    Rule(
      "TO-25", .must, [.documented], ["ADOC:isMultipleTouchEnabled"],
      says: """
        With `isMultipleTouchEnabled == false`, of the touches that start in the view and are \
        down together only one is delivered to the view: the first; of fingers that land in one \
        event exactly one (which one is open). The others produce no view callback while it is \
        down, neither alone nor in one call with it. Of a window this is open (RE-75).
        """,
      remark: """
        Whether a third finger placed after the first has lifted, while the second is still \
        down, is delivered: unspecified; avoid.
        """),
    Rule(
      "TO-26", .must, [.documented], ["ADOC:isMultipleTouchEnabled (note)"],
      says: """
        The flag does not affect recognizers attached to the view: they receive all touches on the \
        path.
        """,
      remark: """
        Conflict: ADOC:UIGestureRecognizer.touchesEnded text says the attached view must enable \
        multiple touch; take the property's own note.
        """),
    Rule(
      "TO-27", .should, [.remembered], ["ADOC~"],
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
        While an exclusive-touch view is tracking a touch, a new touch on another view of the same \
        window is not delivered to that view.
        """),
    Rule(
      "TO-30", .must, [.remembered],
      ["learn.microsoft.com remark", "csdn 6539386 (translation of Apple's old guide)"],
      says: """
        While any other view of the window is tracking a touch, a new touch on an \
        exclusive-touch view is not delivered to it.
        """),
    Rule(
      "TO-31", .should, [.documented], ["ADOC (\"in the same window\")"],
      says: "Exclusivity does not cross windows."),
    Rule(
      "TO-32", .tolerant, [.documented],
      ["SGR (\"Recognizers ignore the exclusive touch setting for views\")", "csdn 50467670"],
      says: """
        Recognizers ignore isExclusiveTouch: a finger on an exclusive-touch view is still seen \
        by a recognizer on a view above it, which may recognize with fingers on several such \
        views. What a touch that exclusivity keeps from every view does to recognizers is open.
        """,
      remark: """
        Neither hearing nor not hearing a touch that is kept out is a fault; a finger that is \
        delivered is heard as GR-01 says.
        """),
    Rule(
      "TO-33", .should, [.inferred], ["INF HT-20/HT-37"],
      says: """
        A touch for which every window's hitTest returns nil is dropped: no recognizer and no view \
        callback for the whole contact.
        """),
    Rule(
      "TO-34", .must, [.documented], ["S000", "ADOC:UIGestureRecognizer.touchesCancelled"],
      says: """
        System cancellation puts every active touch in `.cancelled`; recognizers get it before \
        views. No `sendEvent` is required for it.
        """),
  ]
}

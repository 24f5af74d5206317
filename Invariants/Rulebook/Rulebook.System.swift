extension Rulebook {
  /// The chapter SY: the system pipeline.
  static let system: [Rule] = [
    Rule(
      "SY-01", .note, [.stated], ["S000", "S004", "HT2"],
      says: """
        A finger contact becomes an IOHIDEvent in the HID layer (IOKit), is sent over a mach \
        port to the system process, which forwards it by IPC to the frontmost app's port, or \
        consumes it itself when the home screen is frontmost.
        """,
      remark: """
        Newer systems use `backboardd` in the place the seeds give to SpringBoard — DOC~/FOLK.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "SY-02", .note, [.stated],
      [
        "S000",
        "HT2 (`__IOHIDEventSystemClientQueueCallback` then `__UIApplicationHandleEventQueue`)",
      ],
      says: """
        The arrival on the app's port fires a run-loop source1 callback; that signals a source0 \
        whose callback wraps the IOHIDEvents into UIEvent and enqueues them on UIApplication.
        """,
      remark: """
        Since about iOS 9 source1 runs on an event-fetch thread and only source0 runs on the \
        main thread — FOLK; seeds do not mention it.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "SY-03", .must, [.stated], ["S000 (\"queue\")", "S002", "HT2"],
      says: """
        Events are dispatched first in, first out: if HID sample a precedes b, every callback \
        that a causes directly is finished before any callback that b causes directly starts. \
        What a timer, an ended delay or a table's selection sends later belongs to no sample. A \
        sample in which nothing changed (a move to the same place) need not be an event.
        """),
    Rule(
      "SY-04", .must, [.documented, .log],
      [
        "S002",
        "S003",
        "CXJ (stack traces)",
        "HT2",
        "CHM",
        "W10-121 (sendEvent calls the recognizers, then the view)",
      ],
      says: """
        An event passes `UIApplication.sendEvent`, then `UIWindow.sendEvent`, then the \
        recognizers, then the view. Where an override of either `sendEvent` does not call super, \
        no callback follows from that event, neither at once nor later: no touch method of a \
        recognizer, view or control, no action, no control event. What earlier events have \
        started (a timer) may go on; hit-testing and, where it comes that early, shouldReceive \
        come before `UIApplication.sendEvent` (HT-41, GC-01) and are not held back by it. What \
        becomes of the touch in later events that do pass is open.
        """),
    Rule(
      "SY-05", .note, [.stated], ["S000 (main run loop)"],
      says: """
        All callbacks (hitTest, recognizer, view, action) happen on the main thread, never \
        concurrently.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "SY-06", .should, [.stated, .remembered], ["S000", "S001"],
      says: """
        One UIEvent may carry changes of several touches (fingers sampled in one frame). A \
        finger that did not change, or moved to the place where it was, need not be a change in \
        it.
        """,
      remark: """
        SHOULD: fingers that change at one time come in one event, or in neighbouring events \
        with one timestamp; TOL for moves to the same place.
        """),
    Rule(
      "SY-07", .must, [.log],
      [
        "LOT and S000 logs (action between R.ended and V.cancelled of the same lift)",
        "CXJ (stack: the action is sent inside `UIWindow.sendEvent`)",
      ],
      says: """
        Everything that a touch sample causes at once (recognizer callbacks, state changes, \
        exclusivity, actions, cancellation, view callbacks) is finished before `sendEvent` \
        returns. Only these happen outside it: transitions by a timer, what they release, a \
        table's selection (TV-11), the valueChanged of a switch (CT-31), and perhaps a system cancellation, for which no `sendEvent` \
        is required.
        """,
      remark: """
        Conflict: HDR says actions run "at the next turn of the run loop". MUST for order, TOL \
        for the exact turn.
        """),
    Rule(
      "SY-08", .note, [.documented], ["S003", "S004", "HT2", "ADOC:using-responders"],
      says: """
        Event types other than touches (motion, remote control, presses) use the first \
        responder, not hit-testing.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
  ]
}

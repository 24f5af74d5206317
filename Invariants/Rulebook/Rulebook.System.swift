extension Rulebook {
  /// The chapter SY: the system pipeline.
  static let system: [Rule] = [
    Rule(
      "SY-01", .note, [.stated], ["S000", "S004", "HT2"],
      says: """
        A finger contact becomes an IOHIDEvent in the HID layer (IOKit), is sent over a mach port \
        to the system process, which forwards it by IPC to the frontmost app's port, or consumes \
        it itself when the home screen is frontmost.
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
        Since about iOS 9 source1 runs on an event-fetch thread and only source0 runs on the main \
        thread — FOLK; seeds do not mention it.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "SY-03", .must, [.stated], ["S000 (\"queue\")", "S002", "HT2"],
      says: """
        Events are dispatched in FIFO order: if HID sample a precedes b, every callback for a \
        completes before any callback for b starts.
        """),
    Rule(
      "SY-04", .must, [.log, .remembered], ["S002", "S003 stack traces", "HT2", "CHM"],
      says: """
        Dispatch path is `UIApplication.sendEvent` -> `UIWindow.sendEvent` -> recognizers -> \
        view. Overriding either `sendEvent` without calling super suppresses every later callback \
        for that event.
        """,
      remark: "Certainty: LOG (stack) / DOC~."),
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
        One UIEvent may carry changes of several touches (several fingers sampled in one frame).
        """),
    Rule(
      "SY-07", .must, [.log],
      ["LOT/S000 logs (action between R.ended and V.cancelled of the same lift)"],
      says: """
        Everything a touch sample causes synchronously (recognizer callbacks, state changes, \
        exclusivity, actions, cancellation, view callbacks) is finished before `sendEvent` \
        returns; only time-driven transitions (long-press, tap timeouts) happen between events.
        """,
      remark: """
        MUST for order, TOL for the exact turn. Conflict: HDR says actions run "at the next turn \
        of the run loop".
        """),
    Rule(
      "SY-08", .note, [.documented], ["S003", "S004", "HT2", "ADOC:using-responders"],
      says: """
        Event types other than touches (motion, remote control, presses) use the first responder, \
        not hit-testing.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
  ]
}

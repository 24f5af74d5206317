extension Rulebook {
  /// Rules GR-01 to GR-19: gesture recognizers, delivery.
  static let gestureRecognizersDelivery: [Rule] = [
    Rule(
      "GR-01", .must, [.documented, .log],
      ["HDR (\"its view and any of that view's subviews\")", "S000", "LOT", "CHM"],
      says: """
        At touch-down the recognizers of every view on the path (hit view up to the window \
        inclusive) receive the touch; recognizers of siblings, descendants or other windows do \
        not.
        """),
    Rule(
      "GR-02", .must, [.log, .documented],
      ["S000 logs 5–7", "LOT", "S003 (gate recognizers first)", "HDR"],
      says: """
        For each phase every such recognizer gets its callback before the hit view gets the \
        corresponding one (began of every recognizer, then began of the view).
        """),
    Rule(
      "GR-03", .must, [.log], ["S000 logs 6 and 7"],
      says: """
        The order among recognizers for one event is open: it changed between two runs of the \
        same app. It is open between two runs of one scene, between scenes that differ in \
        something else, and between the events of one touch; no comparison of two traces may \
        look at it.
        """,
      remark: "Compare as an unordered block."),
    Rule(
      "GR-04", .note, [.log], ["S000 logs 6, 7, 10"],
      says: "Within one sequence the observed order was the same for began and ended.",
      remark: "Do not require. Certainty: LOG (3 of 3).",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "GR-05", .must, [.log],
      ["S000 logs 6/7 (four touchesEnded, then one action)", "LOT pan log", "CXJ (stack)"],
      says: """
        All recognizers of an event have received it before any action that it causes is sent. \
        This holds for every action of an attempt: began, each changed, ended, cancelled.
        """),
    Rule(
      "GR-06", .must, [.log],
      ["S000 logs 4–7", "S001 A/B", "LOT tap, pan and pan-without-cancel logs", "SOQ"],
      says: """
        For one event the order is: recognizer callbacks, then actions, then the view callback. \
        In particular the action precedes V.cancelled, and with `cancelsTouchesInView == false` \
        it precedes the view's moved or ended of the same event. This holds for every action of \
        a gesture, changed and ended included.
        """,
      remark: "Conflict: HDR says cancellation is sent \"immediately before the action\" (CF-12)."),
    Rule(
      "GR-07", .must, [.log], ["S000 (EView/AView do not call super)"],
      says: """
        Delivery to recognizers does not depend on what views do in their touch methods (no \
        super call needed). It ends where GR-40 ends it: a recognizer that has recognized, \
        failed or was reset need not get the lift.
        """),
    Rule(
      "GR-08", .must, [.log, .documented],
      ["ADOC:delaysTouchesBegan", "W10-121", "S000", "S001", "LOT pan log"],
      says: """
        By default (delaysTouchesBegan false) the view gets began and every move to another \
        place in the same event as the recognizers, while these are `.possible`. A call that the \
        view does not get breaks the rule.
        """,
      remark: "S001/S003 wording \"only after failure\": CF-16."),
    Rule(
      "GR-09", .should, [.implemented], ["CHM", "MIR", "INF GR-01"],
      says: """
        Recognizers added to the path, or enabled, after touch-down do not receive that touch.
        """),
    Rule(
      "GR-10", .must, [.log, .documented],
      ["HDR", "ADOC", "CAT read-back", "OUK read-back (swipe, pinch)", "POP"],
      says: """
        Defaults of a new recognizer: cancelsTouchesInView true, delaysTouchesBegan false, \
        delaysTouchesEnded true, isEnabled true, state possible. Of \
        UIScreenEdgePanGestureRecognizer delaysTouchesBegan is not judged (the navigation \
        controller's prints `delaysTouchesBegan = YES`).
        """,
      remark: "S000 says delaysTouchesEnded defaults to NO: wrong (CF-13)."),
    Rule(
      "GR-11", .must, [.log, .documented], ["S000", "S001", "LOT", "ADOC:cancelsTouchesInView"],
      says: """
        Where a discrete recognizer recognizes at finger-up and cancelsTouchesInView is true, \
        the view gets touchesCancelled and no touchesEnded.
        """),
    Rule(
      "GR-12", .must, [.log, .documented], ["LOT pan log", "ADOC:cancelsTouchesInView"],
      says: """
        When a continuous recognizer with cancelsTouchesInView true enters began, each touch \
        that the view had received is cancelled exactly once (in one touchesCancelled or in \
        several), within the event or the timer that made it begin, and the view gets nothing \
        more of it.
        """),
    Rule(
      "GR-13", .must, [.log, .documented], ["S000", "LOT log", "ADOC"],
      says: """
        Where cancelsTouchesInView is false the view gets the complete sequence (moved…, ended).
        """),
    Rule(
      "GR-14", .must, [.log, .documented], ["S001 D", "ADOC:cancelsTouchesInView"],
      says: """
        Where the recognizer fails the view gets the complete sequence, whatever \
        cancelsTouchesInView is.
        """),
    Rule(
      "GR-15", .must, [.inferred], ["TO-11"],
      says: """
        Where several recognizers recognize the same touch there is still one touchesCancelled \
        for each touch.
        """),
    Rule(
      "GR-16", .should, [.documented], ["HDR"],
      says: """
        Only the touches that recognizer is using are cancelled; touches it ignored \
        (`ignore(_:for:)`) or refused are not.
        """),
    Rule(
      "GR-17", .must, [.log], ["INF", "S001 A (logged by the controller)"],
      says: "touchesCancelled goes to the hit view and, by RC-12, up the chain."),
    Rule(
      "GR-18", .should, [.implemented], ["CHM", "MIR"],
      says: """
        During V.cancelled the touch reports phase `.cancelled`, while recognizers still \
        following the finger continue to see its real phases.
        """),
    Rule(
      "GR-19", .must, [.inferred], ["INF GR-07"],
      says: """
        Recognizers on other views that are allowed to run are unaffected by the cancellation of \
        the view's touches.
        """),
  ]
}

extension Rulebook {
  /// Rules CT-27 to CT-41: controls, recognizers.
  static let controlsRecognizers: [Rule] = [
    Rule(
      "CT-27", .must, [.log], ["S004", "CAT"],
      says: "Disabled control: see HT-30 — no touch, no event; the touch goes behind."),
    Rule(
      "CT-28", .must, [.log], ["S003"],
      says: """
        A covered control never gets events from touches on the covering one, even if the \
        covering one has no actions.
        """),
    Rule(
      "CT-29", .must, [.log, .documented],
      ["S001 C", "LOT log 1", "SOQ", "ADOC:attaching-gesture-recognizers"],
      says: """
        UIButton under an ancestor's single-finger single-tap recognizer (defaults): a tap sends \
        `.touchUpInside`; the ancestor's tap gets began and ended but fails; no touchCancel.
        """),
    Rule(
      "CT-30", .must, [.log], ["LOT log 1"],
      says: """
        Full order for CT-29: R.began, Btn.touchesBegan, beginTracking, (touchDown), \
        R.ended[state failed], Btn.touchesEnded, endTracking, action.
        """),
    Rule(
      "CT-31", .must, [.documented], ["S001 (doc quote)", "ADOC:attaching-gesture-recognizers"],
      says: """
        With a single-finger single tap on a UISwitch, UISegmentedControl, UIStepper or \
        UIPageControl under an ancestor's single tap, the control handles it (the action of its \
        class, such as `.valueChanged`, where the tap changes the value) and the ancestor's tap \
        does not fire. Which touch events the control sends on the way is open (CT-41).
        """,
      remark: "MUST where the class exists."),
    Rule(
      "CT-32", .should, [.documented], ["S001 (doc quote)", "ADOC:attaching-gesture-recognizers"],
      says: """
        Same for a swipe along the track on a UISlider knob, and a pan along the axis on a \
        UISwitch knob.
        """),
    Rule(
      "CT-33", .should, [.documented],
      ["S001 (doc quote \"applies only to…\")", "LOT", "ADOC:attaching-gesture-recognizers"],
      says: """
        Only overlapping gestures are blocked: an ancestor's double tap, two-finger tap, long \
        press, or pan off the knob still recognizes and cancels the control's touch; a class of \
        CT-41 then sends touchCancel.
        """),
    Rule(
      "CT-34", .must, [.log], ["SOQ log", "LOT correction of 2017-11"],
      says: """
        A plain UIControl subclass has no such protection: the ancestor's tap fires, the control \
        gets touchDown then touchCancel, never touchUpInside.
        """),
    Rule(
      "CT-35", .must, [.log], ["SOQ log", "LOT remark"],
      says: """
        Ancestor's tap with cancelsTouchesInView false: both fire, for UIButton as well as plain \
        UIControl; recognizer action first, then touchUpInside. So the button's veto applies \
        only to cancelling recognizers.
        """,
      remark: "MUST for a plain UIControl, SHOULD for UIButton. Certainty: LOG, contested."),
    Rule(
      "CT-36", .must, [.log, .documented], ["LOT log 2", "S000 text", "ADOC:attaching"],
      says: """
        Where a tap recognizer (defaults) is on the button itself its action fires; the button \
        gets touchDown, then touchesCancelled, cancelTracking and touchCancel, and no \
        touchUpInside.
        """),
    Rule(
      "CT-37", .must, [.log], ["LOT log 2"],
      says: """
        Full order for CT-36: R.began, Btn.touchesBegan, beginTracking, (touchDown), \
        R.ended[state ended], R.action, Btn.touchesCancelled, cancelTracking, (touchCancel).
        """),
    Rule(
      "CT-38", .should, [.log], ["LOT (state 5 inside touchesEnded)"],
      says: """
        Protection works through GC-09 (veto at shouldBegin), so it does not depend on the \
        recognizer's depth on the path.
        """),
    Rule(
      "CT-39", .must, [.log], ["S000 conclusion corrected by LOT/SOQ"],
      says: """
        Priority summary: own recognizer > protected control action > ancestor recognizer > \
        plain responder; plain UIControl counts as a plain responder.
        """,
      remark: "Derived."),
    Rule(
      "CT-40", .should, [.inferred], ["INF S001 D + CT-06"],
      says: """
        Long hold on a UIButton under an ancestor tap: the tap fails by time, the button sends \
        touchUpInside at lift.
        """),
    Rule(
      "CT-41", .note, [.log], ["PI4"],
      says: """
        The story of the touch events (CT-01 to CT-14) binds UIControl itself, subclasses that \
        override none of its tracking, and UIButton. Segmented controls, switches, steppers, \
        sliders, page controls, date pickers and text fields track in their own way: which touch \
        events they send and when their flags change is open. (A list got by experiment on an \
        early iOS: segmented control and date picker send value changes only; text fields no "up" \
        events.)
        """,
      unchecked: "It says of which classes CT-01 to CT-14 speak, and leaves the others open."),
  ]
}

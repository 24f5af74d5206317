extension Rulebook {
  /// Rules CT-27 to CT-41: controls, recognizers.
  static let controlsRecognizers: [Rule] = [
    Rule(
      "CT-27", .must, [.log], ["S004", "CAT"],
      says: """
        A disabled control gets no touch and sends no event; the touch goes to what is behind it \
        (HT-30).
        """),
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
        A tap on a UIButton under an ancestor's single-finger single-tap recognizer (defaults) \
        sends `.touchUpInside`; the ancestor's tap gets began and ended but fails; there is no \
        touchCancel.
        """),
    Rule(
      "CT-30", .must, [.log], ["LOT log 1"],
      says: """
        The ancestor's tap of CT-29 fails before the button hears of the lift. The full order is: \
        began of the tap, touchesBegan of the button, beginTracking, (touchDown), ended of the \
        tap with the state failed, touchesEnded of the button, endTracking, the button's action.
        """),
    Rule(
      "CT-31", .must, [.documented], ["S001 (doc quote)", "ADOC:attaching-gesture-recognizers"],
      says: """
        With a single-finger single tap on a UISwitch, UISegmentedControl, UIStepper or \
        UIPageControl under an ancestor's single tap, the control handles it (the action of its \
        class, such as `.valueChanged`, where the tap changes the value) and the ancestor's tap \
        does not fire. Which touch events the control sends on the way is open (CT-41), and so \
        is whether it acts within the event of the lift or soon after it (RE-65).
        """,
      remark: "MUST where the class exists."),
    Rule(
      "CT-32", .should, [.documented], ["S001 (doc quote)", "ADOC:attaching-gesture-recognizers"],
      says: """
        A UISlider keeps a swipe along the track that begins on its knob, and a UISwitch a pan \
        along the axis that begins on its knob, as the controls of CT-31 keep a tap.
        """),
    Rule(
      "CT-33", .should, [.documented],
      ["S001 (doc quote \"applies only to…\")", "LOT", "ADOC:attaching-gesture-recognizers"],
      says: """
        Only overlapping gestures are blocked: an ancestor's double tap, two-finger tap, long \
        press or pan on a UIButton, and a pan across the track of a UISlider, still recognize \
        and cancel the control's touch; the button then sends touchCancel. Other controls may \
        have such recognizers of their own (RE-76).
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
        If an ancestor's tap has cancelsTouchesInView false, both fire, for UIButton as well as \
        plain UIControl; recognizer action first, then touchUpInside. So the button's veto \
        applies only to cancelling recognizers.
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
        Where a tap is on the button itself (CT-36) the calls come in this order: began of the \
        tap, touchesBegan of the button, beginTracking, (touchDown), ended of the tap with the \
        state ended, its action, touchesCancelled of the button, cancelTracking, (touchCancel).
        """),
    Rule(
      "CT-38", .should, [.log], ["LOT (state 5 inside touchesEnded)"],
      says: """
        The protection of a control works through GC-09 (veto at shouldBegin), so it does not \
        depend on the recognizer's depth on the path.
        """),
    Rule(
      "CT-39", .must, [.log], ["S000 conclusion corrected by LOT/SOQ"],
      says: """
        Who takes a touch, the strongest first: a recognizer of the control's own, the protected \
        action of a control, a recognizer of an ancestor, a plain responder. A plain UIControl \
        counts as a plain responder.
        """,
      remark: "Derived."),
    Rule(
      "CT-40", .should, [.inferred], ["INF S001 D + CT-06"],
      says: """
        If a UIButton under an ancestor's tap is held long, the tap fails by time, and the \
        button sends touchUpInside at the lift.
        """),
    Rule(
      "CT-41", .note, [.log], ["PI4"],
      says: """
        The rules on touch events (CT-01 to CT-14) hold for UIControl itself, subclasses that \
        override none of its tracking, and UIButton. Segmented controls, switches, steppers, \
        sliders, page controls, date pickers and text fields track in their own way: which touch \
        events they send and when their flags change is open. (A list got by experiment on an \
        early iOS: segmented control and date picker send value changes only; text fields no \
        "up" events.)
        """,
      unchecked: "It says of which classes CT-01 to CT-14 speak, and leaves the others open."),
    Rule(
      "CT-42", .should, [.stated], ["RSV"],
      says: """
        A UIControl or UIButton does not track a touch that hit a view which the app has put \
        inside it: it sends no control events of the touch.
        """,
      remark: """
        UIKit's own subviews are another matter: a UISwitch is hit in one of its own. Whether the \
        control keeps the touch or passes it on is open (RC-21).
        """),
  ]
}

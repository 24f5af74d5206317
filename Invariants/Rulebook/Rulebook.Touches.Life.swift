extension Rulebook {
  /// Rules TO-01 to TO-16: touches and events, UITouch and its life.
  static let touchesLife: [Rule] = [
    Rule(
      "TO-01", .must, [.stated, .documented], ["S000", "S001", "S003"],
      says: """
        Finger goes down -> exactly one new UITouch in phase `.began` with `view` = hit view, \
        `window` = hit window, previousLocation == location.
        """),
    Rule(
      "TO-02", .must, [.documented], ["S003 §2", "HDR(UIResponder)", "ADOC:handling-touches"],
      says: """
        For one contact the phase sequence is `began (moved | stationary)* (ended | cancelled)`; \
        nothing after the terminal phase.
        """),
    Rule(
      "TO-03", .must, [.remembered], ["S000", "S003"],
      says: "The same UITouch object (identity) is used for all phases of a contact.",
      remark: "MUST within a contact. Identity between successive taps: unspecified (see CF-19)."),
    Rule(
      "TO-04", .must, [.documented], ["S003 §2"],
      says: "`touch.view` never changes after `.began`, even when the finger leaves the view."),
    Rule(
      "TO-05", .must, [.documented], ["S003", "INF TO-04"],
      says: "A view keeps receiving moved/ended/cancelled for its touch wherever the finger is."),
    Rule(
      "TO-06", .must, [.remembered, .implemented], ["haomeiwen/ADOC~", "CHM", "FLK"],
      says: """
        `location(in: v)` = window point converted to v with v's geometry at the time of the \
        call; `location(in: nil)` = window coordinates.
        """),
    Rule(
      "TO-07", .must, [.remembered], ["DOC~", "CHM", "FLK"],
      says: "`previousLocation(in:)` equals the location of the previous event of that touch."),
    Rule(
      "TO-08", .should, [.stated], ["S003"],
      says: """
        `timestamp` is that of the last change of the touch and never decreases over the \
        sequence.
        """),
    Rule(
      "TO-09", .must, [.documented], ["HDR", "ADOC:touchesBegan"],
      says: """
        In a callback `touchesX(touches, event)` every member of `touches` is in phase X and \
        belongs to the responder the window addressed (or was forwarded from it).
        """),
    Rule(
      "TO-10", .should, [.remembered, .implemented], ["S003", "CHM"],
      says: """
        A touch that did not change while another finger did is `.stationary` and causes no \
        callback.
        """),
    Rule(
      "TO-11", .must, [.documented], ["HDR (UIResponder.h comment)"],
      says: """
        For every touch a responder received in touchesBegan it later receives exactly one of \
        touchesEnded or touchesCancelled.
        """,
      remark: "The single most valuable invariant."),
    Rule(
      "TO-12", .must, [.documented, .log], ["INF from GR-12", "HDR"],
      says: """
        A view that did not receive touchesBegan for a touch never receives moved/ended/cancelled \
        for it.
        """,
      remark: "Certainty: DOC/LOG (LOT delaysTouchesBegan log)."),
    Rule(
      "TO-13", .must, [.remembered], ["S000"],
      says: "An isolated quick tap reports `tapCount == 1` at began and ended."),
    Rule(
      "TO-14", .parameter, [.remembered, .implemented],
      [
        "S000", "OUK(IMP)",
        "rdignard08/iOSPrivateHeaders `UITouchTapInfo.h` (fields for delay and thresholds)",
      ],
      says: """
        A touch beginning soon after, and near to, the previous lift has tapCount one higher than \
        the previous; otherwise it restarts at 1.
        """,
      remark: """
        Interval ~0.35 s, distance tens of points; sample <=0.15 s/<=2 pt and >=1.0 s or >=150 \
        pt.
        """),
    Rule(
      "TO-15", .note, [.folklore], ["FOLK"],
      says: "A touch that moved far or was held long may have tapCount reset to 0.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "TO-16", .should, [.folklore], ["INF"],
      says: "tapCount is independent of whether any recognizer exists.",
      unchecked: "Follows from TO-13 and TO-14, which are judged with and without recognizers."),
  ]
}

extension Rulebook {
  /// Rules TO-01 to TO-16: touches and events, UITouch and its life.
  static let touchesLife: [Rule] = [
    Rule(
      "TO-01", .must, [.stated, .documented], ["S000", "S001", "S003"],
      says: """
        When a finger goes down there is exactly one new UITouch in phase `.began`, with \
        previousLocation equal to location, `view` the hit view and `window` the window that \
        hit-testing chose. Tolerated: `view` is nil for a second finger in a single-touch view \
        and for a touch that exclusive touch keeps out; where a hitTest override returns a view \
        of another window, `window` is the asked one or that view's.
        """),
    Rule(
      "TO-02", .must, [.documented],
      [
        "S003 §2",
        "HDR(UIResponder)",
        "ADOC:handling-touches",
        "OZA (devices that send moved without movement)",
      ],
      says: """
        For one contact, each receiver sees began, then any number of moved or stationary, then \
        ended or cancelled, and nothing after the terminal phase. A move to the same place may \
        be reported as moved, as stationary, or not at all.
        """),
    Rule(
      "TO-03", .must, [.remembered], ["S000", "S003"],
      says: "The same UITouch object (identity) is used for all phases of a contact.",
      remark: "MUST within a contact. Identity between successive taps: unspecified (see CF-19)."),
    Rule(
      "TO-04", .must, [.documented], ["S003 §2", "ADOC:UITouch.view"],
      says: """
        `touch.view` never becomes another view after `.began`, even when the finger leaves the \
        view. Once a recognizer that cancels touches in their views has recognized the touch, or \
        the view has left its window, it may be nil (RE-74).
        """),
    Rule(
      "TO-05", .must, [.documented], ["S003", "INF TO-04", "ADOC:handling-touches"],
      says: """
        Wherever the finger is, a view that received touchesBegan also receives each later move \
        to another place and the lift, as long as nobody cancels or withholds the touch. A \
        missing call breaks the rule.
        """),
    Rule(
      "TO-06", .must, [.remembered, .implemented], ["haomeiwen", "ADOC~", "CHM", "FLK"],
      says: """
        `location(in: v)` is the window point converted to v with v's geometry at the time of \
        the call; `location(in: nil)` is in window coordinates.
        """),
    Rule(
      "TO-07", .must, [.remembered], ["ADOC~", "CHM", "FLK"],
      says: """
        `previousLocation(in:)` equals the location in the previous event of that touch that the \
        engine sent. Moves to the same place that were dropped or added shift nothing that can \
        be seen. In callbacks that come late (GR-22, GR-27) it is not judged.
        """),
    Rule(
      "TO-08", .should, [.stated], ["S003"],
      says: """
        `timestamp` never decreases over the sequence and is that of the last change of the \
        touch. Whether a move to the same place renews it, and what a late callback (GR-22, \
        GR-27) shows, is open.
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
        callback. A sample at the same place counts as a change or not.
        """,
      remark: "TOL for samples at the same place."),
    Rule(
      "TO-11", .must, [.documented], ["HDR (UIResponder.h comment)"],
      says: """
        For every touch a responder received in touchesBegan it later receives exactly one of \
        touchesEnded or touchesCancelled.
        """,
      remark: "MUST — the single most valuable invariant."),
    Rule(
      "TO-12", .must, [.documented, .log], ["INF from GR-12", "HDR"],
      says: """
        A view that did not receive touchesBegan for a touch never receives \
        moved/ended/cancelled for it.
        """,
      remark: "LOT delaysTouchesBegan log."),
    Rule(
      "TO-13", .must, [.remembered], ["S000"],
      says: "An isolated quick tap reports `tapCount == 1` at began and ended."),
    Rule(
      "TO-14", .parameter, [.documented, .implemented],
      ["S000", "ADOC:tapCount (\"within a predefined period of time\")", "OUK"],
      says: """
        At began, tapCount is one higher than that of the touch before, if this one begins soon \
        after and near to the lift of a quick and still touch in the same view; if it begins \
        late or far away it is 1. Not judged: moved and ended of a touch that was held or moved \
        far (TO-15), a touch in another view or window, several fingers.
        """,
      remark: """
        PARAM interval ~0.35 s, distance tens of points; sample <=0.15 s/<=2 pt and >=1.0 s or \
        >=150 pt.
        """),
    Rule(
      "TO-15", .note, [.folklore], ["FOLK"],
      says: """
        What tapCount is at moved and ended of a touch that moved far or was held long (0, or \
        the count of began) is open.
        """,
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "TO-16", .should, [.inferred], ["INF ADOC:tapCount (names time only)"],
      says: "tapCount does not depend on whether any recognizer exists.",
      remark: "In the cases that TO-13 and TO-14 judge.",
      unchecked: "Follows from TO-13 and TO-14, which are judged with and without recognizers."),
  ]
}

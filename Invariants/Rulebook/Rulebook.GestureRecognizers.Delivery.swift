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
      "GR-02", .must, [.log], ["S000 logs 5–7", "LOT", "S003 (gate recognizers first)", "HDR"],
      says: """
        For each phase every such recognizer gets its callback before the hit view gets the \
        corresponding one (R.began* then V.began).
        """),
    Rule(
      "GR-03", .must, [.log], ["S000 logs 6 and 7"],
      says: """
        The order among recognizers for one event is unspecified: it changed between two runs of \
        the same app.
        """,
      remark: "Compare as an unordered block."),
    Rule(
      "GR-04", .note, [.log], ["S000 logs 6, 7, 10"],
      says: "Within one sequence the observed order was the same for began and ended.",
      remark: "Do not require. Certainty: LOG (3 of 3).",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "GR-05", .must, [.log], ["S000 logs 6/7 (four touchesEnded, then one action)"],
      says: "All recognizers of the event have received it before any action is sent."),
    Rule(
      "GR-06", .must, [.log],
      ["S000 logs 4–7", "S001 A/B", "LOT tap, pan and pan-without-cancel logs", "SOQ"],
      says: """
        For one event: recognizer callbacks -> actions -> view callback. In particular action \
        precedes V.cancelled, and with `cancelsTouchesInView == false` action precedes the view's \
        moved/ended of that same event.
        """,
      remark: "Conflict: HDR says cancellation is sent \"immediately before the action\" (CF-12)."),
    Rule(
      "GR-07", .must, [.log], ["S000 (EView/AView do not call super)"],
      says: """
        Delivery to recognizers does not depend on what views do in their touch methods (no super \
        call needed).
        """),
    Rule(
      "GR-08", .must, [.log, .documented],
      ["ADOC:delaysTouchesBegan", "S000", "S001", "LOT pan log"],
      says: """
        By default (delaysTouchesBegan false) view and recognizers see began and moved in \
        parallel while the recognizer is `.possible`.
        """,
      remark: "S001/S003 wording \"only after failure\": CF-16."),
    Rule(
      "GR-09", .should, [.implemented], ["CHM", "MIR", "INF GR-01"],
      says: """
        Recognizers added to the path, or enabled, after touch-down do not receive that touch.
        """),
    Rule(
      "GR-10", .must, [.log], ["HDR", "ADOC", "CAT read-back", "OUK read-back (swipe, pinch)"],
      says: """
        Defaults of a new recognizer: cancelsTouchesInView true, delaysTouchesBegan false, \
        delaysTouchesEnded true, isEnabled true, state possible.
        """,
      remark: "S000 says delaysTouchesEnded defaults to NO: wrong (CF-13)."),
    Rule(
      "GR-11", .must, [.log], ["S000", "S001", "LOT"],
      says: """
        Discrete recognizer recognizes at finger-up, flag true -> view gets touchesCancelled and \
        no touchesEnded.
        """),
    Rule(
      "GR-12", .must, [.log], ["LOT pan log", "ADOC:cancelsTouchesInView"],
      says: """
        Continuous recognizer enters began, flag true -> view gets exactly one touchesCancelled \
        for the touches it had received and nothing more for them.
        """),
    Rule(
      "GR-13", .must, [.log], ["S000", "LOT log", "ADOC"],
      says: "Flag false -> the view gets the complete sequence (moved…, ended)."),
    Rule(
      "GR-14", .must, [.log], ["S001 D", "ADOC:cancelsTouchesInView"],
      says: "Recognizer fails -> the view gets the complete sequence regardless of the flag."),
    Rule(
      "GR-15", .must, [.inferred], ["TO-11"],
      says: """
        Several recognizers recognizing the same touch -> still one touchesCancelled per touch.
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

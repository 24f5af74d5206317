extension Rulebook {
  /// Rules GC-01 to GC-26: coordination between recognizers, filters and exclusion.
  static let coordinationExclusion: [Rule] = [
    Rule(
      "GC-01", .must, [.documented], ["HDR", "ADOC:shouldReceive", "S001", "CHM", "WOC"],
      says: """
        `shouldReceive touch` is asked once per (recognizer, new touch), after hit-testing \
        (touch.view is set) and before that recognizer's touchesBegan.
        """),
    Rule(
      "GC-02", .must, [.documented], ["HDR", "ADOC", "S001 fix"],
      says: """
        Answer false -> that recognizer gets no callback for that touch in any phase, and does \
        not cancel or delay it.
        """),
    Rule(
      "GC-03", .parameter, [.documented], ["HDR", "ADOC"],
      says: """
        `shouldReceive event` (iOS 13.4) is asked once before shouldReceive touch; false hides \
        the whole event.
        """),
    Rule(
      "GC-04", .must, [.documented], ["ADOC"],
      says: "No delegate or method not implemented -> true."),
    Rule(
      "GC-05", .must, [.documented], ["HDR(isEnabled)", "CHM"],
      says: "Disabled recognizers are not asked and get nothing."),
    Rule(
      "GC-06", .should, [.inferred], ["INF GC-02"],
      says: "A refused touch does not count in numberOfTouches of that recognizer."),
    Rule(
      "GC-07", .must, [.documented], ["HDR", "ADOC:UIView.gestureRecognizerShouldBegin", "CHM"],
      says: """
        `gestureRecognizerShouldBegin` is asked when the recognizer tries to leave possible for \
        began/ended; false -> failed, no action, view's touches continue.
        """),
    Rule(
      "GC-08", .must, [.documented], ["HDR"],
      says: "It is not asked for possible -> failed, nor for later transitions."),
    Rule(
      "GC-09", .must, [.documented, .log],
      [
        "ADOC:UIView.gestureRecognizerShouldBegin (UISlider example)",
        "LOT (button veto: ancestor tap ends in state 5)",
      ],
      says: """
        Besides the delegate, the view side (`UIView.gestureRecognizerShouldBegin`) is asked — on \
        the touched view, so a control can veto an ancestor's recognizer; default true.
        """,
      remark: """
        MUST that a veto on the hit view works; which other views on the path are asked: NOTE.
        """),
    Rule(
      "GC-10", .should, [.inferred], ["INF"],
      says: "Both must allow: any false -> failed."),
    Rule(
      "GC-11", .must, [.log], ["HDR (\"by default no two\")", "S000 logs 6/7", "OUK(IMP)", "WOC"],
      says: """
        Default: once one recognizer recognizes (began or ended), every other recognizer sharing \
        the sequence that is still possible fails without an action.
        """),
    Rule(
      "GC-12", .must, [.log], ["S000 logs 6 and 7"],
      says: """
        Identical taps on nested views: the one on the deepest view (the hit view) fires, \
        ancestors' do not, whatever the delivery order.
        """),
    Rule(
      "GC-13", .must, [.log], ["S000 logs 6/7"],
      says: """
        All of them still receive began and ended (exclusion is resolved after delivery of the \
        event).
        """),
    Rule(
      "GC-14", .tolerant, [.inferred], ["GC-11"],
      says: "Two identical taps on the same view: exactly one fires; which one is unspecified."),
    Rule(
      "GC-15", .should, [.inferred], ["INF GC-11/12"],
      says: """
        If the child tap fails (e.g. vetoed by its delegate) the next ancestor able to recognize \
        fires.
        """),
    Rule(
      "GC-16", .should, [.documented, .implemented], ["OUK(IMP)", "HDR"],
      says: """
        A recognizer already recognized prevents a later one from beginning in the same sequence \
        unless simultaneous.
        """),
    Rule(
      "GC-17", .should, [.implemented], ["WOC (only possible ones are removed)"],
      says: "A recognizer in began/changed is not cancelled by another one's recognition."),
    Rule(
      "GC-18", .must, [.implemented, .documented],
      ["WOC decision table (\"reference platform\")", "HDR"],
      says: """
        Prevention test for (active A, possible P): A.canPrevent(P) and P.canBePrevented(by: A) \
        both true, and neither delegate allows simultaneity -> P prevented; otherwise not.
        """),
    Rule(
      "GC-19", .must, [.documented], ["HDR", "CHM", "WOC"],
      says: """
        canPrevent / canBePrevented default to true; either returning false is sufficient to let \
        P live.
        """),
    Rule(
      "GC-20", .must, [.documented], ["HDR"],
      says: "A tap recognizer never prevents a tap recognizer requiring more taps."),
    Rule(
      "GC-21", .must, [.documented], ["HDR", "WOC uses cancelled internally (IMP conflict)"],
      says: "A prevented recognizer ends failed (not cancelled) and sends no action."),
    Rule(
      "GC-22", .should, [.documented], ["HDR"],
      says: """
        `shouldRecognizeSimultaneouslyWith` is asked only when one would be blocked by the other.
        """,
      remark: "No upper bound on calls."),
    Rule(
      "GC-23", .must, [.documented], ["HDR", "WOC", "OUK", "FLK"],
      says: """
        Either delegate answering true is enough; answering false does not guarantee exclusion.
        """,
      remark: "MIR requires both: wrong."),
    Rule(
      "GC-24", .must, [.inferred], ["INF GR-03"],
      says: "Simultaneous: both actions are sent; their relative order is unspecified.",
      remark: "Unordered."),
    Rule(
      "GC-25", .tolerant, [.folklore], ["INF, path-scoped by GR-01"],
      says: """
        Recognizers that share no touch (different fingers, disjoint paths) do not exclude each \
        other.
        """,
      remark: """
        Test only disjoint paths with no common recognizer. Certainty: FOLK (UIKit groups related \
        recognizers; edge cases with a common ancestor recognizer).
        """),
    Rule(
      "GC-26", .should, [.stated], ["CAT remark", "LOT"],
      says: """
        Exclusion concerns recognizers only; it is not a way to make a control's action and a \
        recognizer both fire (that is cancelsTouchesInView).
        """,
      unchecked: "Follows from CT-35 and CT-36, which are judged."),
  ]
}

extension Rulebook {
  /// Rules GC-01 to GC-26: coordination between recognizers, filters and exclusion.
  static let coordinationExclusion: [Rule] = [
    Rule(
      "GC-01", .must, [.documented],
      ["HDR", "ADOC:shouldReceive", "CXJ (breakpoint trace)", "S001", "CHM", "WOC"],
      says: """
        `shouldReceive touch` is asked for each (recognizer, new touch), after hit-testing \
        (touch.view is set) and before that recognizer's touchesBegan; it may be asked before \
        the `UIApplication.sendEvent` that carries the touch. It is not asked again once \
        touchesBegan has come; earlier repeats with the same answer are tolerated.
        """),
    Rule(
      "GC-02", .must, [.documented], ["HDR", "ADOC", "S001 fix"],
      says: """
        Where the answer is false that recognizer gets no callback for that touch in any phase, \
        and does not cancel or delay it.
        """),
    Rule(
      "GC-03", .parameter, [.documented], ["HDR", "ADOC"],
      says: """
        `shouldReceive event` (iOS 13.4) is asked once before shouldReceive touch; where the \
        answer is false the recognizer gets nothing of the whole event.
        """),
    Rule(
      "GC-04", .must, [.documented], ["ADOC"],
      says: "Where there is no delegate, or it does not implement the method, the answer is true."),
    Rule(
      "GC-05", .must, [.documented],
      ["HDR(isEnabled: \"disabled gesture recognizers will not receive touches\")", "CHM"],
      says: """
        Disabled recognizers get nothing, and their delegate is asked nothing: no shouldReceive, \
        shouldBegin, simultaneity or failure question with the disabled one as its subject.
        """),
    Rule(
      "GC-06", .should, [.inferred], ["INF GC-02"],
      says: "A refused touch does not count in numberOfTouches of that recognizer."),
    Rule(
      "GC-07", .must, [.documented], ["HDR", "ADOC:UIView.gestureRecognizerShouldBegin", "CHM"],
      says: """
        `gestureRecognizerShouldBegin` is asked when a recognizer of any kind tries to leave \
        possible for began or ended; false makes it fail, with no action, and the view's touches \
        continue.
        """),
    Rule(
      "GC-08", .must, [.documented], ["HDR"],
      says: """
        `gestureRecognizerShouldBegin` is not asked when a recognizer goes from possible to \
        failed, nor for later transitions, for any kind of recognizer.
        """),
    Rule(
      "GC-09", .must, [.documented, .log],
      [
        "ADOC:UIView.gestureRecognizerShouldBegin (UISlider example)",
        "LOT (button veto: ancestor tap ends in state 5)",
      ],
      says: """
        Besides the delegate, the view side (`UIView.gestureRecognizerShouldBegin`) is asked, on \
        the touched view, so that a control can veto an ancestor's recognizer of any kind, at \
        the moment when it would begin; default true. Of several touched views one at least is \
        asked, and if all forbid it, it does not begin; which other views are asked, and whether \
        the view or the delegate comes first, is open.
        """,
      remark: "MUST that a veto on the hit view works; TOL for extra questions."),
    Rule(
      "GC-10", .should, [.inferred], ["INF GC-07", "GC-09"],
      says: """
        The view and the delegate must both allow it: any false makes the recognizer fail, \
        whatever its kind.
        """),
    Rule(
      "GC-11", .must, [.documented, .log],
      [
        "HDR (\"by default no two\")",
        "W10-120 (\"no Gesture Recognizer is compatible with another\")",
        "S000 logs 6/7",
        "OUK",
        "WOC",
      ],
      says: """
        By default, once one recognizer has recognized (began or ended), every other one that it \
        prevents (GC-18) and that shares a touch with it sends no more actions in that attempt, \
        whatever event or timer each of the two comes from; one that is still possible fails. \
        Those that were already in began or changed are exempt (GC-17).
        """),
    Rule(
      "GC-12", .must, [.documented, .log],
      ["S000 logs 6 and 7", "W10-120 (\"favoring views that are closest to leaf nodes\")"],
      says: """
        Of identical taps on nested views the one on the deepest view (the hit view) fires and \
        the ancestors' do not, whatever the delivery order.
        """),
    Rule(
      "GC-13", .must, [.log], ["S000 logs 6/7"],
      says: """
        Exclusion is resolved after delivery of the event: every recognizer that is still \
        possible when the lift arrives gets it. One that had recognized, failed or was reset \
        before need not.
        """),
    Rule(
      "GC-14", .must, [.documented], ["W10-120"],
      says: """
        Of two recognizers on the same view that prevent each other (GC-18) and recognize at the \
        same moment, in response to the same event, exactly one fires: the one that was added \
        last.
        """,
      remark: "MUST that exactly one fires, SHOULD that it is the one added last."),
    Rule(
      "GC-15", .should, [.inferred], ["INF GC-11/12"],
      says: """
        If the child tap fails (e.g. vetoed by its delegate) the next ancestor able to recognize \
        fires.
        """),
    Rule(
      "GC-16", .should, [.documented, .implemented], ["W10-120", "HDR", "OUK"],
      says: """
        A recognizer that has recognized prevents a later one from beginning in the same \
        sequence unless simultaneity is allowed (GC-11, across events).
        """),
    Rule(
      "GC-17", .should, [.implemented], ["WOC (only possible ones are removed)"],
      says: "A recognizer in began/changed is not cancelled by another one's recognition."),
    Rule(
      "GC-18", .must, [.implemented, .documented],
      ["WOC decision table (\"reference platform\")", "HDR"],
      says: """
        An active A prevents a possible P, whatever their kinds, if A.canPrevent(P) and \
        P.canBePrevented(by: A) are both true and neither delegate allows simultaneity; \
        otherwise it does not.
        """),
    Rule(
      "GC-19", .must, [.documented], ["HDR", "CHM", "WOC"],
      says: """
        canPrevent and canBePrevented are true by default; either returning false lets P live, \
        and P then sends its actions.
        """),
    Rule(
      "GC-20", .must, [.documented], ["HDR"],
      says: "A tap recognizer never prevents a tap recognizer requiring more taps."),
    Rule(
      "GC-21", .must, [.documented], ["HDR"],
      says: """
        A prevented recognizer ends failed (not cancelled) and sends no action, whatever its \
        kind.
        """),
    Rule(
      "GC-22", .should, [.documented], ["HDR"],
      says: """
        `shouldRecognizeSimultaneouslyWith` is asked only when one would be blocked by the \
        other.
        """,
      remark: "No upper bound on calls."),
    Rule(
      "GC-23", .must, [.documented], ["HDR", "WOC", "OUK", "FLK"],
      says: """
        Either delegate answering true is enough, for every kind of recognizer; answering false \
        does not guarantee exclusion.
        """),
    Rule(
      "GC-24", .must, [.documented],
      ["ADOC:shouldRecognizeSimultaneously~", "W10-120", "INF GR-03"],
      says: """
        Where simultaneity is allowed, both actions are sent; their relative order is \
        unspecified.
        """,
      remark: "Unordered."),
    Rule(
      "GC-25", .tolerant, [.folklore, .inferred], ["INF", "GR-01"],
      says: """
        Recognizers that share no touch (different fingers, disjoint paths) do not exclude each \
        other.
        """,
      remark: """
        Test only disjoint paths with no common recognizer. Certainty: FOLK (UIKit groups \
        related recognizers; edge cases with a common ancestor recognizer).
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

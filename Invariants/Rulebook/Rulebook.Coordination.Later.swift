extension Rulebook {
  /// Rules GC-39 and GC-40: what is due where recognizers may recognize together, or may not begin.
  static let coordinationLater: [Rule] = [
    Rule(
      "GC-39", .must, [.documented], ["W10-120", "ADOC:shouldRecognizeSimultaneously~"],
      says: """
        If simultaneity is allowed, both do recognize: where one side allows it and the criteria \
        of both are met, each sends all its actions, discrete or continuous (began, each \
        changed, ended), as if the other were not there. A missing action of either breaks the \
        rule.
        """),
    Rule(
      "GC-40", .must, [.documented],
      ["ADOC:UIView.gestureRecognizerShouldBegin (a slider against pans)", "HDR"],
      says: """
        A veto (GC-07 to GC-10) is in force at the moment when the recognizer would begin, be it \
        at a move, at a timer or at the lift: no pan, pinch, rotation, swipe, press or tap acts \
        in an attempt that was vetoed, and the view's touches go on.
        """),
  ]
}

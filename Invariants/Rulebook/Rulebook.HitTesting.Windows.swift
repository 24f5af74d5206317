extension Rulebook {
  /// Rules HT-30 to HT-43: hit-testing, controls, overrides, windows.
  static let hitTestingWindows: [Rule] = [
    Rule(
      "HT-30", .should, [.stated], ["S004", "CAT (UIControl overrides hitTest)"],
      says: """
        `UIControl.hitTest` returns nil when `isEnabled == false`. The touch goes to whatever is \
        behind or to the superview. What it asks before it answers is open.
        """,
      remark: "CF-02; the in-repo engine follows it."),
    Rule(
      "HT-31", .must, [.log], ["S003 conclusion 1 (log)"],
      says: """
        An enabled UIControl with no registered action still captures the hit; controls behind \
        it never get the touch.
        """),
    Rule(
      "HT-32", .must, [.log], ["S000", "S004", "CAT"],
      says: """
        Where an override of `point(inside:)` returns true, children are asked although the \
        point is outside bounds; where it returns false, the view and its subtree are left out \
        although the point is inside.
        """),
    Rule(
      "HT-33", .should, [.inferred], ["ADOC~ (the API's contract)", "S004 examples"],
      says: """
        `hitTest` override result is used as is by the caller, even if it is not a descendant; \
        no re-validation.
        """),
    Rule(
      "HT-34", .must, [.log], ["HT2"],
      says: """
        Where an override of `hitTest` does not call super, neither point(inside:) nor any child \
        is called for that view.
        """,
      remark: "Certainty: LOG(screens)."),
    Rule(
      "HT-35", .must, [.stated], ["S004 pass-through", "medium pass-through article"],
      says: """
        Where an override of `hitTest` returns nil, the next sibling behind, or the parent, is \
        chosen.
        """),
    Rule(
      "HT-36", .must, [.log, .remembered],
      ["S000 (\"last added window first\")", "S003 log", "ADOC:UIWindow.Level~"],
      says: """
        The first pass that is made for a touch asks the windows from the highest `windowLevel` \
        to the lowest; within a level, the window that was ordered front most recently comes \
        first. A later pass for the same touch may ask only the window that was chosen, and a \
        window that cannot answer may be passed over (RE-77).
        """,
      remark: "MUST for different levels, SHOULD within a level."),
    Rule(
      "HT-37", .must, [.log],
      [
        "S003 log (text-effects window subtree all miss, then main window)",
        "medium pass-through window",
      ],
      says: "A window whose hitTest returns nil is skipped and the next one is asked."),
    Rule(
      "HT-38", .must, [.log], ["CAT (UIWindow does not override hitTest and pointInside)"],
      says: "Hidden windows are not considered; window gate/point(inside) apply as for views."),
    Rule(
      "HT-39", .must, [.log], ["OBA"],
      says: """
        A front window that contains the point and has no handler still swallows the touch (its \
        hitTest returns itself); the window behind gets nothing.
        """),
    Rule(
      "HT-40", .must, [.log], ["OBA (key window was the back one)"],
      says: "Being key window is irrelevant to touch routing.",
      remark: "S002/HT2 say \"key/main window first\": only a simplification."),
    Rule(
      "HT-41", .tolerant, [.log],
      [
        "HT2 (experiment)",
        "S003 (two passes)",
        "CXJ (stacks: hit tests, then shouldReceive, then `sendEvent`)",
        "MO4 (log: two passes, then `sendEvent`)",
        "W17-219 (\"hit test is the first thing we do\")",
      ],
      says: """
        For a touch-down hit-testing runs at least once, and is finished before the \
        `UIApplication.sendEvent` that carries it. It may run more than once (seen: one pass to \
        choose the window, one to choose the view), on all windows or on the chosen one; \
        shouldReceive may be asked between the passes and `sendEvent`; the last pass decides.
        """,
      remark: "Collapse repeated passes; require one at least."),
    Rule(
      "HT-42", .must, [.inferred], ["TO-04"],
      says: "A hit-test while a touch moves, is stationary or ends decides nothing.",
      remark: """
        MUST in the form "touch.view unchanged". S003 attributes its second pass to touch end: not \
        supported (CF-08).
        """),
    Rule(
      "HT-43", .must, [.documented], ["S002", "S003", "S004"],
      says: "View controllers take no part in hit-testing."),
  ]
}

extension Rulebook {
  /// Rules CT-01 to CT-26: controls, events.
  static let controlsEvents: [Rule] = [
    Rule(
      "CT-01", .must, [.log],
      ["LOT log (touchesBegan then beginTracking)", "CHM (highlights after sending)"],
      says: """
        (Classes: CT-41.) At touch-down on an enabled control `beginTracking` is called inside \
        touchesBegan; if it returns true, `.touchDown` is sent, and when touchesBegan has returned \
        isTracking, isTouchInside and isHighlighted are true. Whether each flag is set already \
        while the action runs is open.
        """),
    Rule(
      "CT-02", .must, [.remembered], ["CHM", "ADOC~"],
      says: """
        beginTracking returns false -> no control event for that touch at all, isTracking false.
        """),
    Rule(
      "CT-03", .must, [.implemented], ["CHM", "OUK", "ADOC~"],
      says: """
        touch.tapCount >= 2 at touch-down -> `.touchDownRepeat` in addition to `.touchDown` \
        (after it).
        """,
      remark: "MUST that both are sent; order SHOULD."),
    Rule(
      "CT-04", .must, [.remembered],
      [
        "ADOC~ (the events' meanings)",
        "CHM/OUK send one combined mask, so order inside one move is open",
      ],
      says: """
        (Classes: CT-41.) Each move to another place while tracking: `continueTracking` first; \
        then, if inside changed, `.touchDragEnter` / `.touchDragExit`; and `.touchDragInside` or \
        `.touchDragOutside`. A move to the same place may send a drag event or none.
        """,
      remark: "MUST for the set, NOTE for the order."),
    Rule(
      "CT-05", .should, [.remembered], ["ADOC~ (continueTracking: tracking stops)"],
      says: """
        continueTracking returns false -> isTracking false, no drag event for that move and no \
        further events for the touch (no up, no cancel).
        """),
    Rule(
      "CT-06", .must, [.log], ["LOT log (touchesEnded, endTracking, action)"],
      says: """
        (Classes: CT-41.) Lift while tracking: inside sends `.touchUpInside`, outside \
        `.touchUpOutside`, exactly one of them, after endTracking.
        """),
    Rule(
      "CT-07", .note, [.open], ["engine's choice"],
      says: """
        Inside state differs at the lift from the last move -> an enter/exit is sent before the \
        up event.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "CT-08", .must, [.log], ["LOT log 2", "CHM (clears after sending)"],
      says: """
        (Classes: CT-41.) touchesCancelled while tracking calls cancelTracking, then sends \
        `.touchCancel`, and no up event; when touchesCancelled has returned isTracking and \
        isHighlighted are false. Flags at the moment of sending are open.
        """),
    Rule(
      "CT-09", .note, [.open], ["engine's choice"],
      says: """
        `.touchCancel` and the state clean-up are done by the default cancelTracking: an override \
        without super may suppress them.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "CT-10", .must, [.inferred], ["INF CT-01..08"],
      says: """
        (Classes: CT-41.) Event grammar per touch: `D R? (Ex|En|Di|Do)* (Ui|Uo|C)` with D first, Ex/En alternating \
        starting from inside, exactly one terminal unless CT-05.
        """),
    Rule(
      "CT-11", .should, [.remembered], ["CHM", "ADOC~"],
      says: """
        (Classes: CT-41.) isHighlighted follows inside during drags, when the touch method has \
        returned.
        """),
    Rule(
      "CT-12", .must, [.implemented], ["CHM"],
      says: "touchesEnded/Cancelled while not tracking -> no control event."),
    Rule(
      "CT-13", .should, [.implemented], ["LOT", "WOC"],
      says: """
        A control tracks one touch at a time (the first touch in it); further fingers cause no \
        events.
        """),
    Rule(
      "CT-14", .must, [.inferred], ["CHM", "INF HT-20"],
      says: "(Classes: CT-41.) At touch-down the touch always counts as inside."),
    Rule(
      "CT-15", .parameter, [.folklore], [],
      says: """
        While dragging and at lift, "inside" = bounds enlarged by a private margin, OR \
        `point(inside:)` true. Margin ~70 pt per side (FOLK; one public test instead reports 70 % \
        of width/height).
        """,
      remark: """
        (in bounds -> inside; farther than max(150 pt, 1.5 x control size) -> outside; never \
        sample in between)
        """),
    Rule(
      "CT-16", .note, [.open], [],
      says: """
        A re-implementation without margin is acceptable only if the suite samples per CT-15.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "CT-17", .should, [.inferred], ["S004", "INF CT-15"],
      says: "Overriding `point(inside:)` to enlarge the hit area enlarges the inside area too."),
    Rule(
      "CT-18", .must, [.log], ["S003", "CHM", "OUK"],
      says: """
        Every registration whose event mask intersects the sent event is called; registrations \
        for other events are not.
        """),
    Rule(
      "CT-19", .tolerant, [.implemented], ["OUK", "CHM"],
      says: """
        Order of calls for several registrations: registration order in re-implementations; not \
        promised.
        """,
      remark: "Unordered."),
    Rule(
      "CT-20", .must, [.documented], ["S003 (header note)"],
      says: "The control does not retain targets; a deallocated target is skipped silently."),
    Rule(
      "CT-21", .should, [.stated], ["LOT"],
      says: """
        Actions go control.sendAction -> UIApplication.sendAction -> target; overriding \
        control.sendAction without super suppresses them.
        """),
    Rule(
      "CT-22", .should, [.remembered], ["ADOC~"],
      says: """
        Action may take (), (sender), (sender, event); sender is the control, event the \
        triggering UIEvent.
        """),
    Rule(
      "CT-23", .must, [.log], ["S003", "CAT"],
      says: "nil target: routed per RC-24…RC-26."),
    Rule(
      "CT-24", .should, [.remembered], ["OUK (IMP)", "DOC~"],
      says: """
        removeTarget(nil, action: nil, for: events) removes all registrations for those event \
        bits only.
        """),
    Rule(
      "CT-25", .should, [.remembered], ["ADOC~"],
      says: "sendActions(for:) sends without touch and with nil event."),
    Rule(
      "CT-26", .note, [.log], ["OUK (measured)"],
      says: "allTargets reports NSNull for nil-target registrations.",
      unchecked: "The rulebook only notes it: not to be asserted."),
  ]
}

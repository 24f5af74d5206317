extension Rulebook {
  /// Rules CT-01 to CT-26: controls, events.
  static let controlsEvents: [Rule] = [
    Rule(
      "CT-01", .must, [.log],
      ["LOT log (touchesBegan then beginTracking)", "CHM (highlights after sending)"],
      says: """
        At touch-down on an enabled control `beginTracking` is called inside touchesBegan; if it \
        returns true, `.touchDown` is sent, and when touchesBegan has returned isTracking, \
        isTouchInside and isHighlighted are true. Whether each flag is set already while the \
        action runs is open. It holds for the classes of CT-41.
        """),
    Rule(
      "CT-02", .must, [.remembered], ["CHM", "ADOC~"],
      says: """
        Where beginTracking returns false a control sends no event at all for that touch, and \
        isTracking is false.
        """),
    Rule(
      "CT-03", .must, [.implemented], ["CHM", "OUK", "ADOC~"],
      says: """
        Where touch.tapCount is 2 or more at touch-down, `.touchDownRepeat` is sent in addition \
        to `.touchDown`, and after it.
        """,
      remark: "MUST that both are sent; order SHOULD."),
    Rule(
      "CT-04", .must, [.remembered], ["ADOC~ (the events' meanings)", "CHM", "OUK"],
      says: """
        For each move to another place while a control tracks, `continueTracking` is called \
        first; then, if inside changed, it sends `.touchDragEnter` or `.touchDragExit`; and \
        `.touchDragInside` or `.touchDragOutside`. A move to the same place may send a drag \
        event or none. It holds for the classes of CT-41.
        """,
      remark: "MUST for the set, NOTE for the order."),
    Rule(
      "CT-05", .should, [.remembered], ["ADOC~ (continueTracking: tracking stops)"],
      says: """
        Where continueTracking returns false isTracking becomes false, and there is no drag \
        event for that move and no further event for the touch (no up, no cancel).
        """),
    Rule(
      "CT-06", .must, [.log], ["LOT log (touchesEnded, endTracking, action)"],
      says: """
        A lift while a control tracks sends `.touchUpInside` inside and `.touchUpOutside` \
        outside, exactly one of them, after endTracking. It holds for the classes of CT-41.
        """),
    Rule(
      "CT-07", .note, [.open], [],
      says: """
        Where the inside state differs at the lift from the last move, an enter or exit is sent \
        before the up event.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "CT-08", .must, [.log], ["LOT log 2", "CHM (clears after sending)"],
      says: """
        touchesCancelled while a control tracks calls cancelTracking, then sends `.touchCancel`, \
        and no up event; when touchesCancelled has returned isTracking and isHighlighted are \
        false. Flags at the moment of sending are open. It holds for the classes of CT-41.
        """),
    Rule(
      "CT-09", .note, [.open], [],
      says: """
        `.touchCancel` and the state clean-up are done by the default cancelTracking: an \
        override without super may suppress them.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "CT-10", .must, [.inferred], ["INF CT-01..08"],
      says: """
        The events of a control for one touch follow the grammar `D R? (Ex|En|Di|Do)* (Ui|Uo|C)` \
        (down, repeat; drag exit, enter, inside, outside; up inside, up outside, cancel), with D \
        first, Ex and En alternating starting from inside, and exactly one terminal unless \
        CT-05. It holds for the classes of CT-41.
        """),
    Rule(
      "CT-11", .should, [.remembered], ["CHM", "ADOC~"],
      says: """
        isHighlighted of a control follows inside during drags, when the touch method has \
        returned. It holds for the classes of CT-41.
        """),
    Rule(
      "CT-12", .must, [.implemented], ["CHM"],
      says: "touchesEnded or touchesCancelled while not tracking send no control event."),
    Rule(
      "CT-13", .should, [.implemented], ["LOT", "WOC"],
      says: """
        A control tracks one touch at a time (the first touch in it); further fingers cause no \
        events.
        """),
    Rule(
      "CT-14", .must, [.inferred], ["CHM", "INF HT-20"],
      says: """
        At touch-down the touch always counts as inside the control. It holds for the classes of \
        CT-41.
        """),
    Rule(
      "CT-15", .parameter, [.folklore], ["FOLK"],
      says: """
        While dragging and at the lift, "inside" means in the bounds enlarged by a private \
        margin, or where `point(inside:)` is true. The margin is about 70 pt per side (FOLK; one \
        public test instead reports 70 % of width/height).
        """,
      remark: """
        (in bounds -> inside; farther than max(150 pt, 1.5 x control size) -> outside; never \
        sample in between)
        """,
      strength: .practice),
    Rule(
      "CT-16", .note, [.open], [],
      says: "A re-implementation without margin is acceptable only if the suite samples per CT-15.",
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
        Several registrations are called in the order of registration in re-implementations; \
        UIKit promises no order.
        """,
      remark: "Unordered."),
    Rule(
      "CT-20", .must, [.documented], ["S003 (header note)"],
      says: "The control does not retain targets; a deallocated target is skipped silently."),
    Rule(
      "CT-21", .should, [.stated], ["LOT"],
      says: """
        Actions go from control.sendAction to UIApplication.sendAction and then to the target; \
        overriding control.sendAction without super suppresses them.
        """),
    Rule(
      "CT-22", .should, [.remembered], ["ADOC~"],
      says: """
        Action may take (), (sender), (sender, event); sender is the control, event the \
        triggering UIEvent.
        """),
    Rule(
      "CT-23", .must, [.log], ["S003", "CAT"],
      says: "An action with a nil target is routed as RC-24 to RC-26 say."),
    Rule(
      "CT-24", .should, [.remembered], ["OUK", "ADOC~"],
      says: """
        removeTarget(nil, action: nil, for: events) removes all registrations for those event \
        bits only.
        """),
    Rule(
      "CT-25", .should, [.remembered], ["ADOC~"],
      says: "sendActions(for:) sends without touch and with nil event."),
    Rule(
      "CT-26", .note, [.simulated], ["OUK (measured)"],
      says: "allTargets reports NSNull for nil-target registrations.",
      unchecked: "The rulebook only notes it: not to be asserted."),
  ]
}

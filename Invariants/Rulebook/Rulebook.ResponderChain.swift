extension Rulebook {
  /// The chapter RC: the responder chain.
  static let responderChain: [Rule] = [
    Rule(
      "RC-01", .must, [.log, .documented], ["S000", "S003", "S004", "ADOC:next", "CAT"],
      says: """
        `UIView.next` is the view's controller if the view is that controller's root view, else \
        its superview (nil when none).
        """),
    Rule(
      "RC-02", .must, [.log, .documented],
      ["S004", "ADOC:next", "CAT", "S003 log (from the controller to UIDropShadowView)"],
      says: """
        `UIViewController.next` is its view's superview; private container views in between do \
        not count (RC-03).
        """,
      remark: "CF-09."),
    Rule(
      "RC-03", .tolerant, [.log], ["S000", "S003 log", "CAT"],
      says: """
        For a root controller whose view is directly in the window that superview is the window, \
        so the controller's `next` is the window. On current iOS private container views \
        (UIDropShadowView, UITransitionView) sit between.
        """,
      remark: "After removing private containers the chain is root view -> VC -> window."),
    Rule(
      "RC-04", .parameter, [.documented], ["S000", "S003", "ADOC:using-responders"],
      says: """
        If a controller is presented by another, and its view has no superview in the model, its \
        `next` is the presenting controller.
        """),
    Rule(
      "RC-05", .must, [.log], ["S002", "CAT"],
      says: """
        From a child controller's root view the chain goes to the child controller, then to the \
        parent's view that contains it, and so on up to the parent controller.
        """),
    Rule(
      "RC-06", .parameter, [.log], ["S003 log", "CAT", "S000", "S004", "ADOC:next"],
      says: "`UIWindow.next` is its window scene when it has one (iOS 13+), else UIApplication.",
      remark: "CF-10."),
    Rule(
      "RC-07", .must, [.log], ["S003 log", "CAT"],
      says: "`UIWindowScene.next` is UIApplication.",
      remark: "When scenes exist."),
    Rule(
      "RC-08", .must, [.log, .documented],
      ["S000", "S003 log", "ADOC:next/using-responders", "CAT"],
      says: """
        `UIApplication.next` is the app delegate exactly if that is a UIResponder and is not a \
        view, a view controller or the application itself; otherwise it is nil.
        """,
      remark: "S004 says nil (CF-11)."),
    Rule(
      "RC-09", .must, [.documented], ["ADOC:next"],
      says: "Base `UIResponder.next` is nil; the delegate's next is nil: chain ends."),
    Rule(
      "RC-10", .must, [.log, .documented], ["CAT", "HDR"],
      says: "Recognizers are not responders and never appear in the chain."),
    Rule(
      "RC-11", .must, [.log], ["S003 §1.4 and breakpoints"],
      says: """
        `next` is evaluated at each forwarding step (dynamic); overriding it redirects forwarding.
        """),
    Rule(
      "RC-12", .must, [.documented, .log],
      ["S003 log (9 levels)", "S000", "ADOC:touchesBegan/touchesCancelled", "W12-223", "CHM"],
      says: """
        Default touchesBegan/Moved/Ended/Cancelled call the same method on `next` with the same \
        touches and event, at every hop of the chain and not only at the first.
        """),
    Rule(
      "RC-13", .must, [.documented, .log], ["S003 case 2", "W12-223"],
      says: """
        With no overrides a tap on a plain view makes each responder of the chain receive \
        touchesBegan exactly once, and then each move and the lift once, from the hit view to \
        the app delegate, in chain order. A responder of the chain that receives nothing breaks \
        the rule, with or without recognizers on the path that stay out of the way.
        """),
    Rule(
      "RC-14", .must, [.log], ["S000", "S002"],
      says: "Where an override does not call super, no responder further up receives that call.",
      remark: "Certainty: LOG (S000 log 1 shows only E)."),
    Rule(
      "RC-15", .must, [.stated], ["S000", "S002"],
      says: """
        Where an override calls super, it and the rest of the chain receive the call; the \
        position of the super call decides the order.
        """),
    Rule(
      "RC-16", .must, [.inferred], ["INF RC-12", "ADOC:touchesBegan (advises overriding all)"],
      says: """
        The four methods are independent: overriding only touchesBegan does not stop \
        moved/ended/cancelled from climbing.
        """),
    Rule(
      "RC-17", .must, [.inferred], ["INF TO-04"],
      says: "Forwarded touches keep `touch.view` of the original hit view."),
    Rule(
      "RC-18", .should, [.inferred], ["S003 §1.1 (partial)", "INF"],
      says: """
        Forwarding does not consult isUserInteractionEnabled, hidden or alpha of the receiving \
        responder (only hit-testing does).
        """,
      remark: "Reachable through an overridden `next`."),
    Rule(
      "RC-19", .must, [.stated], ["S002"],
      says: "The end of the chain silently discards unhandled touches."),
    Rule(
      "RC-20", .must, [.log], ["S003 case 1", "S001 case C"],
      says: """
        A tracking UIControl as hit view handles the touch itself: no other responder receives \
        touchesBegan/Moved/Ended.
        """),
    Rule(
      "RC-21", .note, [.open], [],
      says: """
        A UIControl that is not tracking: began is forwarded up the chain when the control is \
        disabled at delivery time, swallowed when beginTracking returned false; moved/ended \
        while not tracking are forwarded; cancelled is not.
        """,
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "RC-22", .must, [.log], ["S003 conclusion 1"],
      says: "Siblings are never part of each other's chain."),
    Rule(
      "RC-23", .note, [.log], ["S003"],
      says: "After touchesEnded an extra private walk of the chain happens (no public callback).",
      remark: "NOTE — never assert the number of `next` reads.",
      unchecked: "The rulebook only notes it: not to be asserted."),
    Rule(
      "RC-24", .must, [.log, .documented],
      [
        "S003 conclusions 2/3 (logs)", "CAT", "ADOC:UIApplication.sendAction(_:to:from:for:)",
        "NTR",
      ],
      says: """
        An action of a control with a nil target goes to the first responder, or else to the next \
        one up its chain that implements the action, once; if there is none, nobody is called. \
        Without a first responder the search starts at the control itself and follows `next`.
        """,
      remark: """
        Which window's first responder is meant, and whether a text field is first responder while \
        it sends that editing begins or ends, is open. UIResponder's older text starts at the \
        control; it describes the case without a first responder.
        """),
    Rule(
      "RC-25", .must, [.log], ["CAT"],
      says: "Where nobody implements the action nothing happens, and `sendAction` returns false."),
    Rule(
      "RC-26", .must, [.log], ["S003 conclusion 1"],
      says: "A target that is not nil is called directly; the chain is not consulted."),
    Rule(
      "RC-27", .should, [.documented], ["HDR(UIResponder.h)", "CAT"],
      says: """
        `canPerformAction(_:withSender:)` returning false lets the search continue upward \
        (targetForAction). Where it begins RC-24 says.
        """),
    Rule(
      "RC-28", .must, [.documented], ["ADOC:handling-touches", "W10-121", "W12-223"],
      says: """
        A plain view with nobody in the way gets its whole touch: where the hit view is no \
        control, scroll view or table, no recognizer on the path delays or recognizes, no \
        exclusive touch and no other finger in the view interferes, no `sendEvent` swallows the \
        event, and nothing of HT-28 or chapter EX happens (a view that is hidden or disabled \
        during its touch is EX-03's), it receives touchesBegan within the \
        event of the touch-down, touchesMoved within each event of a move to another place, and \
        touchesEnded within the event of the lift (except as GR-25 says). The same holds without \
        any recognizer. A missing call breaks the rule.
        """),
    Rule(
      "RC-29", .should, [.documented], ["W12-223"],
      says: """
        The way up the chain ends at a scroll view: it implements the touch methods and does not \
        pass them on, so the responders above it get nothing of a touch that hit it.
        """,
      remark: "SHOULD where scroll views exist."),
  ]
}

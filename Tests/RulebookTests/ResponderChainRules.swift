import Testing

/// Chapter RC of the rulebook, rule by rule, on the in-repo engine.
@Suite("RC: the responder chain")
struct ResponderChainRules {
  @Test("RC-01: `UIView.next` is the view's controller if the view is that controller's root…")
  func RC_01() { holds("RC-01") }

  @Test("RC-02: `UIViewController.next` is its view's superview")
  func RC_02() { holds("RC-02") }

  @Test("RC-03: For a root controller whose view is directly in the window that superview is the…")
  func RC_03() { holds("RC-03") }

  @Test("RC-04: The `next` of a presented controller is the presenting one, if its view has no…")
  func RC_04() { holds("RC-04") }

  @Test("RC-05: From a child controller's root view the chain goes to the child controller, then…")
  func RC_05() { holds("RC-05") }

  @Test("RC-06: `UIWindow.next` is its window scene when it has one (iOS 13+), else UIApplication")
  func RC_06() { holds("RC-06") }

  @Test("RC-07: `UIWindowScene.next` is UIApplication")
  func RC_07() { holds("RC-07") }

  @Test("RC-08: `UIApplication.next` is the app delegate if that is a UIResponder and no view…")
  func RC_08() { holds("RC-08") }

  @Test("RC-09: Base `UIResponder.next` is nil")
  func RC_09() { holds("RC-09") }

  @Test("RC-10: Recognizers are not responders and never appear in the chain")
  func RC_10() { holds("RC-10") }

  @Test("RC-11: `next` is evaluated at each forwarding step (dynamic)")
  func RC_11() { holds("RC-11") }

  @Test("RC-12: Each default touch method calls the same method on `next` with the same touches…")
  func RC_12() { holds("RC-12") }

  @Test("RC-13: With no overrides a tap on a plain view calls each responder of the chain, from…")
  func RC_13() { holds("RC-13") }

  @Test("RC-14: Where an override does not call super, no responder further up receives that call")
  func RC_14() { holds("RC-14") }

  @Test("RC-15: Where an override calls super, it and the rest of the chain receive the call")
  func RC_15() { holds("RC-15") }

  @Test("RC-16: The four methods are independent")
  func RC_16() { holds("RC-16") }

  @Test("RC-17: Forwarded touches keep `touch.view` of the original hit view")
  func RC_17() { holds("RC-17") }

  @Test("RC-18: Forwarding does not ask for isUserInteractionEnabled, hidden or alpha of the…")
  func RC_18() { holds("RC-18") }

  @Test("RC-19: The end of the chain silently discards unhandled touches")
  func RC_19() { holds("RC-19") }

  @Test("RC-20: A tracking UIControl as hit view handles the touch itself")
  func RC_20() { holds("RC-20") }

  @Test("RC-22: Siblings are never part of each other's chain")
  func RC_22() { holds("RC-22") }

  @Test("RC-24: An action of a control with a nil target goes to the first responder, or up its…")
  func RC_24() { holds("RC-24") }

  @Test("RC-25: Where nobody implements the action nothing happens, and `sendAction` returns false")
  func RC_25() { holds("RC-25") }

  @Test("RC-26: A target that is not nil is called directly")
  func RC_26() { holds("RC-26") }

  @Test("RC-27: `canPerformAction(_:withSender:)` returning false lets the search continue upward…")
  func RC_27() { holds("RC-27") }

  @Test("RC-28: A plain view with nobody in the way gets its whole touch")
  func RC_28() { holds("RC-28") }

  @Test("RC-29: The way up the chain ends at a scroll view")
  func RC_29() { holds("RC-29") }

  @Test("RC-30: Motion, presses and remote control events climb the responder chain as touches do")
  func RC_30() { holds("RC-30") }
}

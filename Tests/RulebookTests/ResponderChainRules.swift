import Testing

/// Chapter RC of the rulebook, rule by rule, on the in-repo engine.
@Suite("RC: the responder chain")
struct ResponderChainRules {
  @Test("RC-01: `UIView.next` = its view controller if it is that controller's root view,…")
  func RC_01() { holds("RC-01") }

  @Test("RC-02: `UIViewController.next` = its view's superview")
  func RC_02() { holds("RC-02") }

  @Test("RC-03: For a root controller whose view is directly in the window that superview…")
  func RC_03() { holds("RC-03") }

  @Test("RC-04: Controller presented by another, whose view has no superview in the…")
  func RC_04() { holds("RC-04") }

  @Test("RC-05: Child controller")
  func RC_05() { holds("RC-05") }

  @Test("RC-06: `UIWindow.next` = its window scene when it has one (iOS 13+), else…")
  func RC_06() { holds("RC-06") }

  @Test("RC-07: `UIWindowScene.next` = UIApplication")
  func RC_07() { holds("RC-07") }

  @Test("RC-08: `UIApplication.next` = app delegate iff the delegate is a UIResponder and…")
  func RC_08() { holds("RC-08") }

  @Test("RC-09: Base `UIResponder.next` is nil")
  func RC_09() { holds("RC-09") }

  @Test("RC-10: Recognizers are not responders and never appear in the chain")
  func RC_10() { holds("RC-10") }

  @Test("RC-11: `next` is evaluated at each forwarding step (dynamic)")
  func RC_11() { holds("RC-11") }

  @Test("RC-12: Default touchesBegan/Moved/Ended/Cancelled call the same method on `next`…")
  func RC_12() { holds("RC-12") }

  @Test("RC-13: With no overrides a tap on a plain view makes each responder of the chain…")
  func RC_13() { holds("RC-13") }

  @Test("RC-14: Override without super -> no responder further up receives that call")
  func RC_14() { holds("RC-14") }

  @Test("RC-15: Override with super -> self and the rest of the chain receive it")
  func RC_15() { holds("RC-15") }

  @Test("RC-16: The four methods are independent")
  func RC_16() { holds("RC-16") }

  @Test("RC-17: Forwarded touches keep `touch.view` of the original hit view")
  func RC_17() { holds("RC-17") }

  @Test("RC-18: Forwarding does not consult isUserInteractionEnabled, hidden or alpha of…")
  func RC_18() { holds("RC-18") }

  @Test("RC-19: The end of the chain silently discards unhandled touches")
  func RC_19() { holds("RC-19") }

  @Test("RC-20: A tracking UIControl as hit view handles the touch itself")
  func RC_20() { holds("RC-20") }

  @Test("RC-22: Siblings are never part of each other's chain")
  func RC_22() { holds("RC-22") }

  @Test("RC-24: Control registered with a nil target -> the first responder, starting at…")
  func RC_24() { holds("RC-24") }

  @Test("RC-25: Nobody implements it -> nothing happens, `sendAction` returns false")
  func RC_25() { holds("RC-25") }

  @Test("RC-26: Non-nil target -> called directly, the chain is not consulted")
  func RC_26() { holds("RC-26") }

  @Test("RC-27: `canPerformAction(_:withSender:)` returning false lets the search…")
  func RC_27() { holds("RC-27") }

  @Test("RC-28: A plain view with nobody in the way hears its whole touch")
  func RC_28() { holds("RC-28") }

  @Test("RC-29: A scroll view ends the climb")
  func RC_29() { holds("RC-29") }
}

import Testing

/// Chapter GR of the rulebook, rule by rule, on the in-repo engine.
@Suite("GR: gesture recognizers")
struct GestureRecognizersRules {
  @Test("GR-01: At touch-down the recognizers of every view on the path (hit view up to the…")
  func GR_01() { holds("GR-01") }

  @Test("GR-02: For each phase every such recognizer gets its callback before the hit view gets…")
  func GR_02() { holds("GR-02") }

  @Test("GR-03: The order among recognizers for one event is open")
  func GR_03() { holds("GR-03") }

  @Test("GR-05: All recognizers of an event have received it before any action that it causes is…")
  func GR_05() { holds("GR-05") }

  @Test("GR-06: For one event the order is")
  func GR_06() { holds("GR-06") }

  @Test("GR-07: Delivery to recognizers does not depend on what views do in their touch methods…")
  func GR_07() { holds("GR-07") }

  @Test("GR-08: By default the view gets began and every move in the same event as the…")
  func GR_08() { holds("GR-08") }

  @Test("GR-09: Recognizers added to the path, or enabled, after touch-down do not receive that…")
  func GR_09() { holds("GR-09") }

  @Test("GR-10: Defaults of a new recognizer")
  func GR_10() { holds("GR-10") }

  @Test("GR-11: Where a discrete recognizer with cancelsTouchesInView recognizes at finger-up…")
  func GR_11() { holds("GR-11") }

  @Test("GR-12: When a continuous recognizer with cancelsTouchesInView enters began, each touch…")
  func GR_12() { holds("GR-12") }

  @Test("GR-13: Where cancelsTouchesInView is false the view gets the complete sequence (moved……")
  func GR_13() { holds("GR-13") }

  @Test("GR-14: Where the recognizer fails the view gets the complete sequence, whatever…")
  func GR_14() { holds("GR-14") }

  @Test("GR-15: Where several recognizers recognize the same touch there is still one…")
  func GR_15() { holds("GR-15") }

  @Test("GR-16: Only the touches that recognizer is using are cancelled")
  func GR_16() { holds("GR-16") }

  @Test("GR-17: touchesCancelled goes to the hit view and, by RC-12, up the chain")
  func GR_17() { holds("GR-17") }

  @Test("GR-18: During touchesCancelled of the view the touch reports phase `.cancelled`")
  func GR_18() { holds("GR-18") }

  @Test("GR-19: Recognizers on other views that are allowed to run are unaffected by the…")
  func GR_19() { holds("GR-19") }

  @Test("GR-20: Where delaysTouchesBegan is true the view gets neither began nor moved while the…")
  func GR_20() { holds("GR-20") }

  @Test("GR-21: Where a recognizer with delaysTouchesBegan recognizes, the view gets nothing at…")
  func GR_21() { holds("GR-21") }

  @Test("GR-22: When the delaying recognizer then fails, the view gets touchesBegan within the…")
  func GR_22() { holds("GR-22") }

  @Test("GR-23: If the finger lifts before failure is decided, the view gets began and ended in…")
  func GR_23() { holds("GR-23") }

  @Test("GR-24: One delaying recognizer on the path is enough")
  func GR_24() { holds("GR-24") }

  @Test("GR-25: Where delaysTouchesEnded is true (the default) and the recognizer is still…")
  func GR_25() { holds("GR-25") }

  @Test("GR-26: Where a recognizer that withheld V.ended recognizes later, the view gets…")
  func GR_26() { holds("GR-26") }

  @Test("GR-27: If it later fails, V.ended is delivered at that moment")
  func GR_27() { holds("GR-27") }

  @Test("GR-28: Where delaysTouchesEnded is false V.ended is delivered with the lift, even though…")
  func GR_28() { holds("GR-28") }

  @Test("GR-29: A double tap on a view with a double-tap recognizer gives the view began, began…")
  func GR_29() { holds("GR-29") }

  @Test("GR-30: Single tap on a view with only a double-tap recognizer (defaults)")
  func GR_30() { holds("GR-30") }

  @Test("GR-31: Initial state and state after reset")
  func GR_31() { holds("GR-31") }

  @Test("GR-32: A discrete recognizer goes from possible to ended (which is recognized) or to…")
  func GR_32() { holds("GR-32") }

  @Test("GR-33: Continuous: from possible to began or failed")
  func GR_33() { holds("GR-33") }

  @Test("GR-35: `.ended` and `.recognized` are the same value (3)")
  func GR_35() { holds("GR-35") }

  @Test("GR-36: Actions are sent for began, each changed, ended, cancelled")
  func GR_36() { holds("GR-36") }

  @Test("GR-37: In the action `recognizer.state` is the state that caused it")
  func GR_37() { holds("GR-37") }

  @Test("GR-38: A discrete recognizer sends its action exactly once per recognition, to each of…")
  func GR_38() { holds("GR-38") }

  @Test("GR-39: After sendEvent returns for the lift, a recognized discrete recognizer already…")
  func GR_39() { holds("GR-39") }

  @Test("GR-40: After ended, failed or cancelled a recognizer receives no further touch callbacks…")
  func GR_40() { holds("GR-40") }

  @Test("GR-41: `reset()` is called after a final state (ended, failed, cancelled) and before the…")
  func GR_41() { holds("GR-41") }

  @Test("GR-42: After reset, touches that were already down stay ignored until they end")
  func GR_42() { holds("GR-42") }

  @Test("GR-43: A failure requirement ties resets together")
  func GR_43() { holds("GR-43") }

  @Test("GR-44: Setting state is synchronous")
  func GR_44() { holds("GR-44") }

  @Test("GR-45: When the system cancels touches a continuous recognizer in began or changed…")
  func GR_45() { holds("GR-45") }

  @Test("GR-46: V.cancelled caused by another recognizer's success does not make recognizers…")
  func GR_46() { holds("GR-46") }

  @Test("GR-47: All target/action pairs of a recognizer are called")
  func GR_47() { holds("GR-47") }

  @Test("GR-48: The action's sender is the recognizer")
  func GR_48() { holds("GR-48") }

  @Test("GR-49: Targets are not retained")
  func GR_49() { holds("GR-49") }

  @Test("GR-50: Adding a recognizer to a view removes it from its previous view")
  func GR_50() { holds("GR-50") }

  @Test("GR-51: `location(in:)` is by default the centroid of the touches in use")
  func GR_51() { holds("GR-51") }

  @Test("GR-52: A finger held past the time limit of a tap makes the tap fail silently during the…")
  func GR_52() { holds("GR-52") }

  @Test("GR-53: A continuous recognizer of an app's own class sends its action with changed at…")
  func GR_53() { holds("GR-53") }

  @Test("GR-54: Recognizers are end points")
  func GR_54() { holds("GR-54") }

  @Test("GR-55: A touchesBegan that was held back has its original place and time, and one…")
  func GR_55() { holds("GR-55") }
}

import Testing

/// Chapter GR of the rulebook, rule by rule, on the in-repo engine.
@Suite("GR: gesture recognizers")
struct GestureRecognizersRules {
  @Test("GR-01: At touch-down the recognizers of every view on the path (hit view up to…")
  func GR_01() { holds("GR-01") }

  @Test("GR-02: For each phase every such recognizer gets its callback before the hit view…")
  func GR_02() { holds("GR-02") }

  @Test("GR-03: The order among recognizers for one event is unspecified")
  func GR_03() { holds("GR-03") }

  @Test("GR-05: All recognizers of the event have received it before any action is sent")
  func GR_05() { holds("GR-05") }

  @Test("GR-06: For one event")
  func GR_06() { holds("GR-06") }

  @Test("GR-07: Delivery to recognizers does not depend on what views do in their touch…")
  func GR_07() { holds("GR-07") }

  @Test("GR-08: By default (delaysTouchesBegan false) view and recognizers see began and…")
  func GR_08() { holds("GR-08") }

  @Test("GR-09: Recognizers added to the path, or enabled, after touch-down do not receive…")
  func GR_09() { holds("GR-09") }

  @Test("GR-10: Defaults of a new recognizer")
  func GR_10() { holds("GR-10") }

  @Test("GR-11: Discrete recognizer recognizes at finger-up, flag true -> view gets…")
  func GR_11() { holds("GR-11") }

  @Test("GR-12: Continuous recognizer enters began, flag true -> view gets exactly one…")
  func GR_12() { holds("GR-12") }

  @Test("GR-13: Flag false -> the view gets the complete sequence (moved…, ended)")
  func GR_13() { holds("GR-13") }

  @Test("GR-14: Recognizer fails -> the view gets the complete sequence regardless of the…")
  func GR_14() { holds("GR-14") }

  @Test("GR-15: Several recognizers recognizing the same touch -> still one…")
  func GR_15() { holds("GR-15") }

  @Test("GR-16: Only the touches that recognizer is using are cancelled")
  func GR_16() { holds("GR-16") }

  @Test("GR-17: touchesCancelled goes to the hit view and, by RC-12, up the chain")
  func GR_17() { holds("GR-17") }

  @Test("GR-18: During V.cancelled the touch reports phase `.cancelled`, while recognizers…")
  func GR_18() { holds("GR-18") }

  @Test("GR-19: Recognizers on other views that are allowed to run are unaffected by the…")
  func GR_19() { holds("GR-19") }

  @Test("GR-20: Flag true and recognizer possible -> view gets neither began nor moved")
  func GR_20() { holds("GR-20") }

  @Test("GR-21: Then recognized (cancelsTouchesInView true) -> the view gets nothing at…")
  func GR_21() { holds("GR-21") }

  @Test("GR-22: Then failed -> view gets touchesBegan (late) and then the rest in order")
  func GR_22() { holds("GR-22") }

  @Test("GR-23: If the finger lifts before failure is decided, after failure the view gets…")
  func GR_23() { holds("GR-23") }

  @Test("GR-24: One delaying recognizer on the path is enough; began is released only when…")
  func GR_24() { holds("GR-24") }

  @Test("GR-25: Flag true (default) and recognizer still possible at finger-up -> V.ended…")
  func GR_25() { holds("GR-25") }

  @Test("GR-26: It later recognizes -> V.cancelled instead of V.ended")
  func GR_26() { holds("GR-26") }

  @Test("GR-27: It later fails -> V.ended is delivered at that moment (same event if it…")
  func GR_27() { holds("GR-27") }

  @Test("GR-28: Flag false -> V.ended is delivered with the lift even though the…")
  func GR_28() { holds("GR-28") }

  @Test("GR-29: Double-tap recognizer on the view, double tap performed: flag true ->…")
  func GR_29() { holds("GR-29") }

  @Test("GR-30: Single tap on a view with only a double-tap recognizer (defaults): V.began…")
  func GR_30() { holds("GR-30") }

  @Test("GR-31: Initial state and state after reset")
  func GR_31() { holds("GR-31") }

  @Test("GR-32: Discrete")
  func GR_32() { holds("GR-32") }

  @Test("GR-33: Continuous: possible -> began | failed; began -> changed | ended |…")
  func GR_33() { holds("GR-33") }

  @Test("GR-35: `.ended` and `.recognized` are the same value (3)")
  func GR_35() { holds("GR-35") }

  @Test("GR-36: Actions are sent for began, each changed, ended, cancelled")
  func GR_36() { holds("GR-36") }

  @Test("GR-37: In the action `recognizer.state` is the state that caused it")
  func GR_37() { holds("GR-37") }

  @Test("GR-38: A discrete recognizer sends its action exactly once per recognition")
  func GR_38() { holds("GR-38") }

  @Test("GR-39: After sendEvent returns for the lift, a recognized discrete recognizer…")
  func GR_39() { holds("GR-39") }

  @Test("GR-40: After reaching ended/failed/cancelled a recognizer receives no further…")
  func GR_40() { holds("GR-40") }

  @Test("GR-41: `reset()` is called after a final state (ended, failed, cancelled) and…")
  func GR_41() { holds("GR-41") }

  @Test("GR-42: After reset, touches that were already down stay ignored until they end")
  func GR_42() { holds("GR-42") }

  @Test("GR-43: A failure requirement ties resets together")
  func GR_43() { holds("GR-43") }

  @Test("GR-44: Setting state is synchronous: right after super.touchesEnded a blocked…")
  func GR_44() { holds("GR-44") }

  @Test("GR-45: System cancellation: continuous in began/changed -> cancelled (action…")
  func GR_45() { holds("GR-45") }

  @Test("GR-46: V.cancelled caused by another recognizer's success does not make…")
  func GR_46() { holds("GR-46") }

  @Test("GR-47: All target/action pairs of a recognizer are called")
  func GR_47() { holds("GR-47") }

  @Test("GR-48: The action's sender is the recognizer")
  func GR_48() { holds("GR-48") }

  @Test("GR-49: Targets are not retained; a deallocated target is skipped")
  func GR_49() { holds("GR-49") }

  @Test("GR-50: Adding a recognizer to a view removes it from its previous view;…")
  func GR_50() { holds("GR-50") }

  @Test("GR-51: `location(in:)` is by default the centroid of the touches in use…")
  func GR_51() { holds("GR-51") }

  @Test("GR-52: Held past the tap time limit then lifted")
  func GR_52() { holds("GR-52") }

  @Test("GR-53: A continuous recognizer of an app's own class sends changed at each move")
  func GR_53() { holds("GR-53") }

  @Test("GR-54: Recognizers are end points: calling super forwards nothing")
  func GR_54() { holds("GR-54") }

  @Test("GR-55: A late beginning has its original place and time, and one move follows")
  func GR_55() { holds("GR-55") }
}

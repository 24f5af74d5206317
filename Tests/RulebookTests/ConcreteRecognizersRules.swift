import Testing

/// Chapter KR of the rulebook, rule by rule, on the in-repo engine.
@Suite("KR: concrete recognizers")
struct ConcreteRecognizersRules {
  @Test("KR-01: Defaults: 1 tap, 1 touch")
  func KR_01() { holds("KR-01") }

  @Test("KR-02: Recognizes at the lift of the last finger of the last required tap (never…")
  func KR_02() { holds("KR-02") }

  @Test("KR-03: Movement beyond an allowance from the start point (straight distance of…")
  func KR_03() { holds("KR-03") }

  @Test("KR-05: Held longer than a limit -> fails while the finger is down (no action at…")
  func KR_05() { holds("KR-05") }

  @Test("KR-06: n taps: gap between lift and next down must be within ~0.35 s (WOC, OUK)…")
  func KR_06() { holds("KR-06") }

  @Test("KR-08: More simultaneous fingers than required -> fails at that touch-down")
  func KR_08() { holds("KR-08") }

  @Test("KR-09: Fewer fingers than required when they lift -> fails")
  func KR_09() { holds("KR-09") }

  @Test("KR-10: n-finger tap recognizes when the last of the n fingers lifts, fingers…")
  func KR_10() { holds("KR-10") }

  @Test("KR-12: touchesCancelled -> failed")
  func KR_12() { holds("KR-12") }

  @Test("KR-13: `location(in:)` in the action is the touch-down centroid")
  func KR_13() { holds("KR-13") }

  @Test("KR-14: Defaults: minimumPressDuration 0.5 s, allowableMovement 10 pt…")
  func KR_14() { holds("KR-14") }

  @Test("KR-15: Finger(s) held for minimumPressDuration without exceeding…")
  func KR_15() { holds("KR-15") }

  @Test("KR-16: Never begins before minimumPressDuration")
  func KR_16() { holds("KR-16") }

  @Test("KR-17: Lift before -> failed, no action")
  func KR_17() { holds("KR-17") }

  @Test("KR-18: Distance from start > allowableMovement before began -> failed")
  func KR_18() { holds("KR-18") }

  @Test("KR-19: After began, any movement -> changed; allowableMovement no longer applies")
  func KR_19() { holds("KR-19") }

  @Test("KR-20: After began, all required fingers up -> ended")
  func KR_20() { holds("KR-20") }

  @Test("KR-21: Extra finger before began -> fails")
  func KR_21() { holds("KR-21") }

  @Test("KR-22: numberOfTapsRequired n > 0: n quick taps precede the hold")
  func KR_22() { holds("KR-22") }

  @Test("KR-23: With defaults, at began the view's touch is cancelled (GR-12) while the…")
  func KR_23() { holds("KR-23") }

  @Test("KR-24: Defaults: minimum 1, maximum unlimited touches")
  func KR_24() { holds("KR-24") }

  @Test("KR-25: Does not begin at touch-down nor with zero movement")
  func KR_25() { holds("KR-25") }

  @Test("KR-26: Begins when movement reaches a hysteresis; community and OUK value 10…")
  func KR_26() { holds("KR-26") }

  @Test("KR-27: On the first sample past the hysteresis: began, then one changed (with…")
  func KR_27() { holds("KR-27") }

  @Test("KR-28: At began the translation may exclude the hysteresis")
  func KR_28() { holds("KR-28") }

  @Test("KR-29: `translation(in:)` is the centroid displacement expressed in that view's…")
  func KR_29() { holds("KR-29") }

  @Test("KR-30: Adding or lifting one of several fingers does not make translation jump")
  func KR_30() { holds("KR-30") }

  @Test("KR-31: Ends only when the last tracked finger lifts")
  func KR_31() { holds("KR-31") }

  @Test("KR-32: Lift without having begun -> failed")
  func KR_32() { holds("KR-32") }

  @Test("KR-33: Fewer fingers than minimumNumberOfTouches -> never begins")
  func KR_33() { holds("KR-33") }

  @Test("KR-34: When more fingers than maximumNumberOfTouches are down before the pan has begun…")
  func KR_34() { holds("KR-34") }

  @Test("KR-35: Velocity is in points per second in the view's coordinates; 0 with no…")
  func KR_35() { holds("KR-35") }

  @Test("KR-36: System cancel after began -> cancelled with action")
  func KR_36() { holds("KR-36") }

  @Test("KR-37: Defaults: direction right (raw 1), 1 touch; left 2, up 4, down 8")
  func KR_37() { holds("KR-37") }

  @Test("KR-38: Recognizes during movement, once, not at lift")
  func KR_38() { holds("KR-38") }

  @Test("KR-39: At elapsed t (0…0.5 s) needs primary displacement >= 50·(1 − 0.94·t) pt…")
  func KR_39() { holds("KR-39") }

  @Test("KR-40: and secondary displacement <= 50·(1 − 0.98·t) pt (50 … 25.5)")
  func KR_40() { holds("KR-40") }

  @Test("KR-41: and t <= 0.5 s (0.500 recognizes, 0.501 does not)")
  func KR_41() { holds("KR-41") }

  @Test("KR-42: Going behind the start in the primary direction (0.1 pt) disqualifies…")
  func KR_42() { holds("KR-42") }

  @Test("KR-43: Wrong direction, or a 45° diagonal of 100 pt in 0.1 s -> not recognized")
  func KR_43() { holds("KR-43") }

  @Test("KR-44: Several fingers: every required finger must qualify (100/50 ok at t=.1…")
  func KR_44() { holds("KR-44") }

  @Test("KR-45: Direction is a mask. With left|right either side qualifies; with…")
  func KR_45() { holds("KR-45") }

  @Test("KR-46: Pinch needs two touches; one finger never recognizes")
  func KR_46() { holds("KR-46") }

  @Test("KR-47: Pinch begins when |Δdistance| >= 10 pt (8 no, 10 yes)")
  func KR_47() { holds("KR-47") }

  @Test("KR-48: scale = distance / (initial ± 8 pt, in the direction of the change)…")
  func KR_48() { holds("KR-48") }

  @Test("KR-49: Setting scale rebases (set 1 at 200 pt, then 250 pt -> 1.25)")
  func KR_49() { holds("KR-49") }

  @Test("KR-50: Pinch stays continuous when one finger lifts; ends when both are up")
  func KR_50() { holds("KR-50") }

  @Test("KR-51: Rotation begins at 10°, 5° is subtracted in the direction of rotation…")
  func KR_51() { holds("KR-51") }

  @Test("KR-52: Setting rotation rebases without new hysteresis")
  func KR_52() { holds("KR-52") }

  @Test("KR-53: Pinch and rotation location = centroid of the two touches")
  func KR_53() { holds("KR-53") }

  @Test("KR-54: Pan against pinch on one view with defaults: mutually exclusive (GC-11)")
  func KR_54() { holds("KR-54") }

  @Test("KR-55: Screen-edge pan only starts from a touch near a configured edge; width…")
  func KR_55() { holds("KR-55") }

  @Test("KR-57: While fewer than minimumNumberOfTouches are down a pan sends no changed")
  func KR_57() { holds("KR-57") }
}

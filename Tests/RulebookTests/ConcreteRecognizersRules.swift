import Testing

/// Chapter KR of the rulebook, rule by rule, on the in-repo engine.
@Suite("KR: concrete recognizers")
struct ConcreteRecognizersRules {
  @Test("KR-01: Defaults of a tap: 1 tap, 1 touch")
  func KR_01() { holds("KR-01") }

  @Test("KR-02: A tap recognizes at the lift of the last finger of the last required tap (never…")
  func KR_02() { holds("KR-02") }

  @Test("KR-03: A finger that moves beyond an allowance from its start makes a tap fail")
  func KR_03() { holds("KR-03") }

  @Test("KR-05: A tap that is held longer than a limit fails while the finger is down (no action…")
  func KR_05() { holds("KR-05") }

  @Test("KR-06: Of n taps the gap between a lift and the next touch-down must be within about…")
  func KR_06() { holds("KR-06") }

  @Test("KR-08: When more fingers are down together than required, the tap sends no action in…")
  func KR_08() { holds("KR-08") }

  @Test("KR-09: When fewer fingers than required have come down by the time all have lifted, the…")
  func KR_09() { holds("KR-09") }

  @Test("KR-10: A tap of n fingers, down together, recognizes when the last of the n fingers lifts")
  func KR_10() { holds("KR-10") }

  @Test("KR-12: touchesCancelled makes a tap fail")
  func KR_12() { holds("KR-12") }

  @Test("KR-13: In a tap's action `location(in:)` lies within the box spanned by the places of…")
  func KR_13() { holds("KR-13") }

  @Test("KR-14: Defaults of a long press")
  func KR_14() { holds("KR-14") }

  @Test("KR-15: Fingers held for minimumPressDuration within allowableMovement make a long press…")
  func KR_15() { holds("KR-15") }

  @Test("KR-16: A long press never begins before minimumPressDuration")
  func KR_16() { holds("KR-16") }

  @Test("KR-17: A lift before minimumPressDuration makes the press fail, without an action")
  func KR_17() { holds("KR-17") }

  @Test("KR-18: A distance from the start greater than allowableMovement before began makes a…")
  func KR_18() { holds("KR-18") }

  @Test("KR-19: After a long press began, each event in which one of its required fingers moves…")
  func KR_19() { holds("KR-19") }

  @Test("KR-20: After began, the press ends when the user lifts any of its fingers")
  func KR_20() { holds("KR-20") }

  @Test("KR-21: An extra finger before began makes the press fail")
  func KR_21() { holds("KR-21") }

  @Test("KR-22: With numberOfTapsRequired n > 0, n quick taps precede the hold of a long press")
  func KR_22() { holds("KR-22") }

  @Test("KR-23: With defaults, when a long press begins the view's touch is cancelled (GR-12)…")
  func KR_23() { holds("KR-23") }

  @Test("KR-24: Defaults of a pan: minimum 1, maximum unlimited touches")
  func KR_24() { holds("KR-24") }

  @Test("KR-25: A pan does not begin at touch-down, nor with zero movement")
  func KR_25() { holds("KR-25") }

  @Test("KR-26: A pan begins when the movement reaches a hysteresis")
  func KR_26() { holds("KR-26") }

  @Test("KR-27: On the first sample past the hysteresis the pan begins, with its action")
  func KR_27() { holds("KR-27") }

  @Test("KR-28: The translation at began has the direction of the movement and is not longer than…")
  func KR_28() { holds("KR-28") }

  @Test("KR-29: From one action to a later one with the same fingers, `translation(in:)` grows by…")
  func KR_29() { holds("KR-29") }

  @Test("KR-30: Adding or lifting one of several fingers does not make translation jump")
  func KR_30() { holds("KR-30") }

  @Test("KR-31: A pan that has begun and is not cancelled (KR-36, EX-06) sends ended once")
  func KR_31() { holds("KR-31") }

  @Test("KR-32: A pan whose fingers lift before it has begun fails")
  func KR_32() { holds("KR-32") }

  @Test("KR-33: Fewer fingers than minimumNumberOfTouches never make a pan begin")
  func KR_33() { holds("KR-33") }

  @Test("KR-34: When more fingers than maximumNumberOfTouches are down before the pan has begun…")
  func KR_34() { holds("KR-34") }

  @Test("KR-35: The velocity of a pan is in points per second in the view's coordinates")
  func KR_35() { holds("KR-35") }

  @Test("KR-36: When the system cancels the touches of a pan that has begun, it becomes cancelled…")
  func KR_36() { holds("KR-36") }

  @Test("KR-37: Defaults of a swipe: direction right (raw 1), 1 touch")
  func KR_37() { holds("KR-37") }

  @Test("KR-38: A swipe recognizes during the movement, once, not at the lift")
  func KR_38() { holds("KR-38") }

  @Test("KR-39: After t seconds (0 to 0.5) a swipe needs a primary displacement of at least 50·(1…")
  func KR_39() { holds("KR-39") }

  @Test("KR-40: After t seconds a swipe needs a secondary displacement of at most 50·(1 − 0.98·t)…")
  func KR_40() { holds("KR-40") }

  @Test("KR-41: A swipe needs t <= 0.5 s (0.500 recognizes, 0.501 does not)")
  func KR_41() { holds("KR-41") }

  @Test("KR-42: Going behind the start in the primary direction (0.1 pt) disqualifies a swipe")
  func KR_42() { holds("KR-42") }

  @Test("KR-43: A movement in the wrong direction, or a 45° diagonal of 100 pt in 0.1 s, is no…")
  func KR_43() { holds("KR-43") }

  @Test("KR-44: Where a swipe requires several fingers and exactly so many are down, every one…")
  func KR_44() { holds("KR-44") }

  @Test("KR-45: The direction of a swipe is a mask")
  func KR_45() { holds("KR-45") }

  @Test("KR-46: A pinch needs two touches")
  func KR_46() { holds("KR-46") }

  @Test("KR-47: A pinch begins when the distance of its fingers has changed by 10 pt or more (8…")
  func KR_47() { holds("KR-47") }

  @Test("KR-48: The scale of a pinch is distance / (initial ± 8 pt, in the direction of the…")
  func KR_48() { holds("KR-48") }

  @Test("KR-49: Setting the scale of a pinch rebases it")
  func KR_49() { holds("KR-49") }

  @Test("KR-50: A pinch stays continuous when one finger lifts (changed may go on or pause) and…")
  func KR_50() { holds("KR-50") }

  @Test("KR-51: A rotation begins at 10°, and 5° is subtracted in the direction of rotation (10°…")
  func KR_51() { holds("KR-51") }

  @Test("KR-52: Setting the rotation of a recognizer rebases it without new hysteresis")
  func KR_52() { holds("KR-52") }

  @Test("KR-53: The location of a pinch or rotation is the centroid of the two touches")
  func KR_53() { holds("KR-53") }

  @Test("KR-54: A pan and a pinch on one view, with defaults, exclude each other (GC-11)")
  func KR_54() { holds("KR-54") }

  @Test("KR-55: A screen-edge pan starts only from a touch near a configured edge of the screen")
  func KR_55() { holds("KR-55") }

  @Test("KR-57: While fewer than minimumNumberOfTouches are down a pan sends no changed")
  func KR_57() { holds("KR-57") }
}

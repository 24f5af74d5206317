import Testing

/// Chapter CT of the rulebook, rule by rule, on the in-repo engine.
@Suite("CT: controls")
struct ControlsRules {
  @Test("CT-01: Touch-down on an enabled control")
  func CT_01() { holds("CT-01") }

  @Test("CT-02: beginTracking returns false -> no control event for that touch at all,…")
  func CT_02() { holds("CT-02") }

  @Test("CT-03: touch.tapCount >= 2 at touch-down -> `.touchDownRepeat` in addition to…")
  func CT_03() { holds("CT-03") }

  @Test("CT-04: Each move while tracking")
  func CT_04() { holds("CT-04") }

  @Test("CT-05: continueTracking returns false -> isTracking false, no drag event for that move…")
  func CT_05() { holds("CT-05") }

  @Test("CT-06: Lift while tracking")
  func CT_06() { holds("CT-06") }

  @Test("CT-08: touchesCancelled while tracking -> cancelTracking -> `.touchCancel`,…")
  func CT_08() { holds("CT-08") }

  @Test("CT-10: Event grammar per touch")
  func CT_10() { holds("CT-10") }

  @Test("CT-11: isHighlighted follows inside during drags")
  func CT_11() { holds("CT-11") }

  @Test("CT-12: touchesEnded/Cancelled while not tracking -> no control event")
  func CT_12() { holds("CT-12") }

  @Test("CT-13: A control tracks one touch at a time (the first touch in it)")
  func CT_13() { holds("CT-13") }

  @Test("CT-14: At touch-down the touch always counts as inside")
  func CT_14() { holds("CT-14") }

  @Test("CT-15: While dragging and at lift, \"inside\" = bounds enlarged by a private margin, OR…")
  func CT_15() { holds("CT-15") }

  @Test("CT-17: Overriding `point(inside:)` to enlarge the hit area enlarges the inside area too")
  func CT_17() { holds("CT-17") }

  @Test("CT-18: Every registration whose event mask intersects the sent event is called")
  func CT_18() { holds("CT-18") }

  @Test("CT-19: Order of calls for several registrations")
  func CT_19() { holds("CT-19") }

  @Test("CT-20: The control does not retain targets")
  func CT_20() { holds("CT-20") }

  @Test("CT-21: Actions go control.sendAction -> UIApplication.sendAction -> target")
  func CT_21() { holds("CT-21") }

  @Test("CT-22: Action may take (), (sender), (sender, event)")
  func CT_22() { holds("CT-22") }

  @Test("CT-23: nil target")
  func CT_23() { holds("CT-23") }

  @Test("CT-24: removeTarget(nil, action: nil, for: events) removes all registrations for those…")
  func CT_24() { holds("CT-24") }

  @Test("CT-25: sendActions(for:) sends without touch and with nil event")
  func CT_25() { holds("CT-25") }

  @Test("CT-27: Disabled control")
  func CT_27() { holds("CT-27") }

  @Test("CT-28: A covered control never gets events from touches on the covering one, even…")
  func CT_28() { holds("CT-28") }

  @Test("CT-29: UIButton under an ancestor's single-finger single-tap recognizer (defaults)")
  func CT_29() { holds("CT-29") }

  @Test("CT-30: Full order for CT-29")
  func CT_30() { holds("CT-30") }

  @Test("CT-31: Same for single tap on UISwitch, UISegmentedControl, UIStepper, UIPageControl")
  func CT_31() { holds("CT-31") }

  @Test("CT-32: Same for a swipe along the track on a UISlider knob, and a pan along the axis on…")
  func CT_32() { holds("CT-32") }

  @Test("CT-33: Only overlapping gestures are blocked")
  func CT_33() { holds("CT-33") }

  @Test("CT-34: A plain UIControl subclass has no such protection")
  func CT_34() { holds("CT-34") }

  @Test("CT-35: Ancestor's tap with cancelsTouchesInView false")
  func CT_35() { holds("CT-35") }

  @Test("CT-36: Recognizer on the button itself (tap, defaults)")
  func CT_36() { holds("CT-36") }

  @Test("CT-37: Full order for CT-36")
  func CT_37() { holds("CT-37") }

  @Test("CT-38: Protection works through GC-09 (veto at shouldBegin), so it does not…")
  func CT_38() { holds("CT-38") }

  @Test("CT-39: Priority summary")
  func CT_39() { holds("CT-39") }

  @Test("CT-40: Long hold on a button under an ancestor tap")
  func CT_40() { holds("CT-40") }

  @Test("CT-42: A control does not track a touch that hit a view inside it")
  func CT_42() { holds("CT-42") }
}

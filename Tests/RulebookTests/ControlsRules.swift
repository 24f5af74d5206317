import Testing

/// Chapter CT of the rulebook, rule by rule, on the in-repo engine.
@Suite("CT: controls")
struct ControlsRules {
  @Test("CT-01: At touch-down on an enabled control `beginTracking` is called inside touchesBegan")
  func CT_01() { holds("CT-01") }

  @Test("CT-02: Where beginTracking returns false a control sends no event at all for that touch…")
  func CT_02() { holds("CT-02") }

  @Test("CT-03: Where touch.tapCount is 2 or more at touch-down, `.touchDownRepeat` is sent in…")
  func CT_03() { holds("CT-03") }

  @Test("CT-04: For each move to another place while a control tracks, `continueTracking` is…")
  func CT_04() { holds("CT-04") }

  @Test("CT-05: Where continueTracking returns false, isTracking becomes false, and no drag or…")
  func CT_05() { holds("CT-05") }

  @Test("CT-06: A lift while a control tracks sends `.touchUpInside` inside and `.touchUpOutside`…")
  func CT_06() { holds("CT-06") }

  @Test("CT-08: touchesCancelled while a control tracks calls cancelTracking, then sends…")
  func CT_08() { holds("CT-08") }

  @Test("CT-10: The events of a control for one touch follow the grammar `D R? (Ex|En|Di|Do)*…")
  func CT_10() { holds("CT-10") }

  @Test("CT-11: isHighlighted of a control follows inside during drags, when the touch method has…")
  func CT_11() { holds("CT-11") }

  @Test("CT-12: touchesEnded or touchesCancelled while not tracking send no control event")
  func CT_12() { holds("CT-12") }

  @Test("CT-13: A control tracks one touch at a time (the first touch in it)")
  func CT_13() { holds("CT-13") }

  @Test("CT-14: At touch-down the touch always counts as inside the control")
  func CT_14() { holds("CT-14") }

  @Test("CT-15: While dragging and at the lift, \"inside\" means in the bounds enlarged by a…")
  func CT_15() { holds("CT-15") }

  @Test("CT-17: Overriding `point(inside:)` to enlarge the hit area enlarges the inside area too")
  func CT_17() { holds("CT-17") }

  @Test("CT-18: Every registration whose event mask intersects the sent event is called")
  func CT_18() { holds("CT-18") }

  @Test("CT-19: Several registrations are called in the order of registration in…")
  func CT_19() { holds("CT-19") }

  @Test("CT-20: The control does not retain targets")
  func CT_20() { holds("CT-20") }

  @Test("CT-21: Actions go from control.sendAction to UIApplication.sendAction and then to the…")
  func CT_21() { holds("CT-21") }

  @Test("CT-22: Action may take (), (sender), (sender, event)")
  func CT_22() { holds("CT-22") }

  @Test("CT-23: An action with a nil target is routed as RC-24 to RC-26 say")
  func CT_23() { holds("CT-23") }

  @Test("CT-24: removeTarget(nil, action: nil, for: events) removes all registrations for those…")
  func CT_24() { holds("CT-24") }

  @Test("CT-25: sendActions(for:) sends without touch and with nil event")
  func CT_25() { holds("CT-25") }

  @Test("CT-27: A disabled control gets no touch and sends no event")
  func CT_27() { holds("CT-27") }

  @Test("CT-28: A covered control never gets events from touches on the covering one, even if the…")
  func CT_28() { holds("CT-28") }

  @Test("CT-29: A tap on a UIButton under an ancestor's single-finger single-tap recognizer…")
  func CT_29() { holds("CT-29") }

  @Test("CT-30: The ancestor's tap of CT-29 fails before the button receives the lift")
  func CT_30() { holds("CT-30") }

  @Test("CT-31: A UISwitch, UISegmentedControl, UIStepper or UIPageControl handles a single tap…")
  func CT_31() { holds("CT-31") }

  @Test("CT-32: A UISlider keeps a swipe along the track that begins on its knob, and a UISwitch…")
  func CT_32() { holds("CT-32") }

  @Test("CT-33: Only overlapping gestures are blocked")
  func CT_33() { holds("CT-33") }

  @Test("CT-34: A plain UIControl subclass has no such protection")
  func CT_34() { holds("CT-34") }

  @Test("CT-35: If an ancestor's tap has cancelsTouchesInView false, both fire, for UIButton as…")
  func CT_35() { holds("CT-35") }

  @Test("CT-36: Where a tap recognizer (defaults) is on the button itself its action fires")
  func CT_36() { holds("CT-36") }

  @Test("CT-37: Where a tap is on the button itself (CT-36) the calls come in this order")
  func CT_37() { holds("CT-37") }

  @Test("CT-38: The protection of a control works through GC-09 (veto at shouldBegin)")
  func CT_38() { holds("CT-38") }

  @Test("CT-39: Who takes a touch, the strongest first")
  func CT_39() { holds("CT-39") }

  @Test("CT-40: If a UIButton under an ancestor's tap is held long, the tap fails by time")
  func CT_40() { holds("CT-40") }

  @Test("CT-42: A UIControl or UIButton does not track a touch that hit a view which the app has…")
  func CT_42() { holds("CT-42") }

  @Test("CT-43: valueChanged comes with another value than the one before")
  func CT_43() { holds("CT-43") }

  @Test("CT-44: The value of a control lies within its bounds")
  func CT_44() { holds("CT-44") }

  @Test("CT-45: A tap toggles a switch, selects a segment, and takes a stepper or page control…")
  func CT_45() { holds("CT-45") }

  @Test("CT-46: A new stepper whose button is held goes on stepping while the finger stays")
  func CT_46() { holds("CT-46") }

  @Test("CT-47: A text field sends editingDidBegin as it becomes first responder, and…")
  func CT_47() { holds("CT-47") }
}

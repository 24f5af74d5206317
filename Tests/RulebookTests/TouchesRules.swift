import Testing

/// Chapter TO of the rulebook, rule by rule, on the in-repo engine.
@Suite("TO: touches and events")
struct TouchesRules {
  @Test("TO-01: When a finger goes down there is exactly one new UITouch in phase `.began`")
  func TO_01() { holds("TO-01") }

  @Test("TO-02: For one contact, each receiver sees began, any number of moved or stationary…")
  func TO_02() { holds("TO-02") }

  @Test("TO-03: The same UITouch object (identity) is used for all phases of a contact")
  func TO_03() { holds("TO-03") }

  @Test("TO-04: `touch.view` never becomes another view after `.began`, even when the finger…")
  func TO_04() { holds("TO-04") }

  @Test("TO-05: A view that received touchesBegan also receives each later move to another place…")
  func TO_05() { holds("TO-05") }

  @Test("TO-06: `location(in: v)` is the window point converted to v with v's geometry at the…")
  func TO_06() { holds("TO-06") }

  @Test("TO-07: `previousLocation(in:)` equals the location in the previous event of that touch…")
  func TO_07() { holds("TO-07") }

  @Test("TO-08: `timestamp` never decreases over the sequence and is that of the last change of…")
  func TO_08() { holds("TO-08") }

  @Test("TO-09: In a callback `touchesX(touches, event)` every member of `touches` is in phase X")
  func TO_09() { holds("TO-09") }

  @Test("TO-10: A touch that did not change while another finger did is `.stationary` and causes…")
  func TO_10() { holds("TO-10") }

  @Test("TO-11: For every touch a responder received in touchesBegan it later receives exactly…")
  func TO_11() { holds("TO-11") }

  @Test("TO-12: A view that did not receive touchesBegan for a touch never receives…")
  func TO_12() { holds("TO-12") }

  @Test("TO-13: An isolated quick tap reports `tapCount == 1` at began and ended")
  func TO_13() { holds("TO-13") }

  @Test("TO-14: A touch soon after and near to a quick and still touch in the same view has a…")
  func TO_14() { holds("TO-14") }

  @Test("TO-17: In a touch callback `event.allTouches` contains every active touch of the…")
  func TO_17() { holds("TO-17") }

  @Test("TO-18: In a touch callback `event.touches(for: view)` contains every active touch whose…")
  func TO_18() { holds("TO-18") }

  @Test("TO-20: When touchesBegan is called, `touch.gestureRecognizers` contains every recognizer…")
  func TO_20() { holds("TO-20") }

  @Test("TO-22: n fingers are n UITouch objects")
  func TO_22() { holds("TO-22") }

  @Test("TO-23: Fingers on different views are independent")
  func TO_23() { holds("TO-23") }

  @Test("TO-24: `isMultipleTouchEnabled` of a UIView is false by default")
  func TO_24() { holds("TO-24") }

  @Test("TO-25: A view with `isMultipleTouchEnabled == false` gets only the first of the touches…")
  func TO_25() { holds("TO-25") }

  @Test("TO-26: The flag does not affect recognizers attached to the view")
  func TO_26() { holds("TO-26") }

  @Test("TO-27: With the flag true, touches that begin in one event for one view arrive in a…")
  func TO_27() { holds("TO-27") }

  @Test("TO-28: `isExclusiveTouch` defaults to false")
  func TO_28() { holds("TO-28") }

  @Test("TO-29: While an exclusive-touch view tracks a touch, a new touch on another view of the…")
  func TO_29() { holds("TO-29") }

  @Test("TO-30: While any other view of the window is tracking a touch, a new touch on an…")
  func TO_30() { holds("TO-30") }

  @Test("TO-31: Exclusivity does not cross windows")
  func TO_31() { holds("TO-31") }

  @Test("TO-32: Recognizers ignore isExclusiveTouch")
  func TO_32() { holds("TO-32") }

  @Test("TO-33: A touch for which every window's hitTest returns nil is dropped")
  func TO_33() { holds("TO-33") }

  @Test("TO-34: System cancellation puts every active touch in `.cancelled`")
  func TO_34() { holds("TO-34") }
}

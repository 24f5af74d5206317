import Testing
import TouchScript

@Suite("A trace as text")
struct TraceLogTests {
  @Test("has a line for each event, with its time")
  func timed() {
    #expect(
      Samples.trace.log() == """
            0 ms  made(tapA)
           50 ms  made(tapB) cancelsTouchesInView: false delaysTouchesBegan: true \
        delaysTouchesEnded: false disabled failed
          100 ms  hitTest(a) at (10, 20.5) → b
          150 ms  hitTest(b) at (-1, 0) → nil
          200 ms  pointInside(a) at (10, 20) → true
          250 ms  sendEvent(window) [touch 0 began at (40, 60.5), 1 tap, 50 ms; \
        touch 2 stationary at (0, 0), 0 taps, 0 ms]
          300 ms  V(a).began [touch 0]
          350 ms  R(tapA).ended [touches 0, 2] → failed
          400 ms  chain(b): a → window → application
          450 ms  shouldReceiveEvent(tapA) → false
          500 ms  shouldReceive(tapA) [touch 0] → true
          550 ms  shouldBegin(tapA) asked of the delegate → true
          600 ms  shouldBegin(tapA) asked of b → false
          650 ms  simultaneous(tapA, with tapB) → false
          700 ms  shouldRequireFailure(tapA, of tapB) asked of the delegate → true
          750 ms  shouldRequireFailure(tapA, of tapB) asked of the recognizer → false
          800 ms  shouldBeRequiredToFail(tapA, by tapB) asked of the delegate → false
          850 ms  shouldBeRequiredToFail(tapA, by tapB) asked of the recognizer → true
          900 ms  canPrevent(tapA, tapB) → true
          950 ms  canBePrevented(tapB, by tapA) → true
         1000 ms  touchesShouldBegin(scroll, in b) → true
         1050 ms  touchesShouldCancel(scroll, in b) → false
         1100 ms  action(tapA) in ended
         1150 ms  action(tapA) in ended [1 touch at (3, 4.5)]
         1200 ms  action(panA) in changed [2 touches at (3, 4), translation (12, 0), \
        velocity (-240, 0.25), scale 1.25, rotation -0.5]
         1250 ms  reset(tapA) from ended
         1300 ms  continueTracking(b) → true
         1350 ms  send(b, touchUpInside) [tracking, highlighted]
         1400 ms  send(slider, touchDragInside) [tracking, inside, value 0.5]
         1450 ms  target(vc, clicked) from b
         1500 ms  sendAction(clicked) from b → false
         1550 ms  didSelectRow(table, row1)
         1600 ms  didDeselectRow(table, row1)
         1650 ms  willBeginDragging(scroll) at (0, 0)
         1700 ms  didScroll(scroll) at (0, 12.5)
         1750 ms  didEndDragging(scroll) at (0, 40)
         1800 ms  V(a).motion began
         1850 ms  V(a).motion ended
         1900 ms  V(a).motion cancelled
         1950 ms  V(a).press began
         2000 ms  V(a).press ended
         2050 ms  V(a).press cancelled
         2100 ms  V(a).remoteControl
         2150 ms  firstResponder(a) → true
         2200 ms  programmer error: a touch\\u{a}was lost
         2250 ms  made a label [no user interaction]
         2300 ms  made a button [user interaction, multiple touch, exclusive touch]
         2350 ms  made(press)
         2400 ms  made(odd) disabled taps: 2 touches: 3 minimumPressDuration: 100 ms \
        allowableMovement: 2.5 minimumTouches: 4 maximumTouches: 5 directions: left, up
         2450 ms  sendEvent(window) [touch 1 moved at (40, 60), 1 tap, 60 ms]
         2500 ms  receivers(touch 1): tapA, tapB
         2550 ms  receivers(touch 0): none
         2600 ms  touches(for: tapA): 0, 1
         2650 ms  touches(for: window): none
         2700 ms  target(vc, clicked) from tapA with event
        """)
  }

  @Test("has a form that can be held beside the log of a device")
  func device() {
    #expect(
      Samples.trace.log(form: .device) == """
        -[tapA initWithTarget:action:]
        -[tapB initWithTarget:action:]
        -[a hitTest:withEvent:]
        -[b hitTest:withEvent:]
        -[a pointInside:withEvent:]
        -[window sendEvent:]
        -[a touchesBegan:withEvent:]
        -[tapA touchesEnded:withEvent:]
        b nextResponder: a, window, application
        -[tapA gestureRecognizer:shouldReceiveEvent:] = NO
        -[tapA gestureRecognizer:shouldReceiveTouch:] = YES
        -[tapA gestureRecognizerShouldBegin:] = YES
        -[b gestureRecognizerShouldBegin:] tapA = NO
        -[tapA gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:] tapB = NO
        -[tapA gestureRecognizer:shouldRequireFailureOfGestureRecognizer:] tapB = YES
        -[tapA shouldRequireFailureOfGestureRecognizer:] tapB = NO
        -[tapA gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:] tapB = NO
        -[tapA shouldBeRequiredToFailByGestureRecognizer:] tapB = YES
        -[tapA canPreventGestureRecognizer:] tapB = YES
        -[tapB canBePreventedByGestureRecognizer:] tapA = YES
        -[scroll touchesShouldBegin:withEvent:inContentView:] b = YES
        -[scroll touchesShouldCancelInContentView:] b = NO
        tapA action
        tapA action
        panA action
        -[tapA reset]
        -[b continueTrackingWithTouch:withEvent:]
        b UIControlEventTouchUpInside
        slider UIControlEventTouchDragInside
        -[vc clicked]
        -[application sendAction:to:from:forEvent:] clicked from b = NO
        -[table tableView:didSelectRowAtIndexPath:] row1
        -[table tableView:didDeselectRowAtIndexPath:] row1
        -[scroll scrollViewWillBeginDragging:] {0, 0}
        -[scroll scrollViewDidScroll:] {0, 12.5}
        -[scroll scrollViewDidEndDragging:willDecelerate:] {0, 40}
        -[a motionBegan:withEvent:]
        -[a motionEnded:withEvent:]
        -[a motionCancelled:withEvent:]
        -[a pressesBegan:withEvent:]
        -[a pressesEnded:withEvent:]
        -[a pressesCancelled:withEvent:]
        -[a remoteControlReceivedWithEvent:]
        -[a isFirstResponder] = YES
        *** a touch\\u{a}was lost
        label userInteractionEnabled: NO, multipleTouchEnabled: NO, exclusiveTouch: NO
        button userInteractionEnabled: YES, multipleTouchEnabled: YES, exclusiveTouch: YES
        -[press initWithTarget:action:]
        -[odd initWithTarget:action:]
        -[window sendEvent:]
        touch 1 gestureRecognizers: (tapA, tapB)
        touch 0 gestureRecognizers: ()
        touchesFor: tapA = (0, 1)
        touchesFor: window = ()
        -[vc clicked]
        """)
  }

  @Test("has one line for each event, whatever the names")
  func hostileNames() {
    let trace = Trace(events: [.init(at: 123_456, .reset(recognizer: "a\nb", from: .failed))])
    #expect(trace.log() == "123456 ms  reset(a\\u{a}b) from failed")
    #expect(trace.log(form: .device) == "-[a\\u{a}b reset]")
  }
}

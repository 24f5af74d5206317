import TouchScript

/// An event of the trace, with numbers in the place of names.
struct Fact: Sendable {
  var kind: Kind
  /// When it happened.
  var at: Int
  /// The responder or recognizer that was called.
  var who: Int
  /// The view that was answered or asked, the other recognizer, or the receiver of an action.
  var other = Scene.none
  /// The answer that was given.
  var answer = false
  /// The phase that was told.
  var phase = TouchPhase.stationary
  /// The recognizer's state.
  var state = RecognizerState.possible
  /// The fingers of `event.allTouches`, as bits.
  var allFingers: UInt64 = 0
  /// The control event that was sent.
  var controlEvent: ControlEvent?
  /// The tracking method that was called.
  var tracking: Observation.Tracking?
  /// The touches, as places in `Evidence.touches`.
  var firstTouch = 0
  var endOfTouches = 0

  var touches: Range<Int> { firstTouch..<endOfTouches }

  /// What was observed.
  enum Kind: UInt8, Sendable, CaseIterable {
    case made, hitTest, pointInside, applicationSends, windowSends, responder, recognizer
    case shouldReceiveEvent, shouldReceive, shouldBegin, simultaneous, shouldRequireFailure
    case shouldBeRequiredToFail, canPrevent, canBePrevented, action, reset
    case tracking, controlEvent, actionMethod, sendAction, chain
    case selection, scroll, contentTouch, otherEvent, firstResponder, programmerError
    case madeView, receivers, touchSet
  }
}

/// A touch in an event of the trace.
struct TouchFact: Sendable {
  /// The event in which it was seen.
  var event: Int
  /// The contact that it belongs to; `Scene.unknown` where the script has no such finger.
  var contact: Int
  var finger: Int
  var phase: TouchPhase
  var view: Int
  var window: Int
  var tapCount: Int
  var timestamp: Int
  var location: Point
  var previousLocation: Point
  var locationInReceiver: Point?
  /// Which touch object it is; 0: nobody told.
  var identity = 0
}

/// One thing that probes see happen, named for the method that was called.
///
/// A call that encloses others stands where it was entered; its answer is filled in at the end.
public enum Observation: Hashable, Sendable {
  /// The first view of a kind was made; its properties before anything was set. Source: rulebook
  /// TO-24, TO-28, HT-26.
  case madeView(Scenario.View.Kind, ViewDefaults)
  /// A new recognizer was made; its properties before anything was set. Source: rulebook GR-10,
  /// KR-01, KR-14, KR-24, KR-37.
  case made(recognizer: Trace.ID, RecognizerDefaults)
  /// `hitTest(_:with:)` of a view, with the point in its coordinates and the answer.
  case hitTest(view: Trace.ID, point: Point, result: Trace.ID?)
  /// `point(inside:with:)` of a view, with the point in its coordinates and the answer.
  case pointInside(view: Trace.ID, point: Point, answer: Bool)
  /// `sendEvent(_:)` of the application or of a window, with all touches of the event.
  case sendEvent(receiver: Trace.ID, touches: [TouchState])
  /// One of a responder's four touch methods.
  case responder(Trace.ID, TouchCall)
  /// One of a recognizer's four touch methods, and the recognizer's state when it returned.
  case recognizer(Trace.ID, TouchCall, state: RecognizerState)
  /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a whole event.
  case shouldReceiveEvent(recognizer: Trace.ID, answer: Bool)
  /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a touch.
  case shouldReceive(recognizer: Trace.ID, touch: TouchState, answer: Bool)
  /// `gestureRecognizerShouldBegin(_:)` of the delegate, or of a view.
  case shouldBegin(recognizer: Trace.ID, asked: Asked, answer: Bool)
  /// The delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  case simultaneous(recognizer: Trace.ID, with: Trace.ID, answer: Bool)
  /// `gestureRecognizer(_:shouldRequireFailureOf:)` of the delegate, or the recognizer's own
  /// `shouldRequireFailure(of:)`.
  case shouldRequireFailure(recognizer: Trace.ID, of: Trace.ID, asked: Questioned, answer: Bool)
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of the delegate, or the recognizer's own
  /// `shouldBeRequiredToFail(by:)`.
  case shouldBeRequiredToFail(recognizer: Trace.ID, by: Trace.ID, asked: Questioned, answer: Bool)
  /// The recognizer's `canPrevent(_:)`.
  case canPrevent(recognizer: Trace.ID, other: Trace.ID, answer: Bool)
  /// The recognizer's `canBePrevented(by:)`.
  case canBePrevented(recognizer: Trace.ID, by: Trace.ID, answer: Bool)
  /// The recognizer's action was sent; its state and what it measured, then.
  case action(recognizer: Trace.ID, state: RecognizerState, GestureReading)
  /// The recognizer's `reset()`, with its state before.
  case reset(recognizer: Trace.ID, from: RecognizerState)
  /// One of a control's four tracking methods, with its answer (true where it has none).
  case tracking(control: Trace.ID, Tracking, answer: Bool)
  /// A control event was sent to a listener registered for all events.
  case controlEvent(control: Trace.ID, ControlEvent, ControlState)
  /// An action method was called on a responder, by a control or a recognizer; whether an event was
  /// handed over. Source: rulebook CT-22, CT-25, GR-48.
  case actionMethod(
    receiver: Trace.ID, action: String, sender: Trace.ID, withEvent: Bool = false)
  /// The application's `sendAction(_:to:from:for:)` for a registration of the scenario, and what
  /// it returned.
  case sendAction(action: String, sender: Trace.ID, delivered: Bool)
  /// The table's delegate heard that a row was selected, or no longer is; `row` is its cell.
  case selection(table: Trace.ID, row: Trace.ID, isSelected: Bool)
  /// A scroll view's delegate heard of scrolling; `offset` is the content offset then, in points.
  case scroll(Trace.ID, Scroll, offset: Point)
  /// A scroll view was asked what becomes of a touch in `view`, which is part of its content.
  case contentTouch(scrollView: Trace.ID, question: ContentQuestion, view: Trace.ID, answer: Bool)
  /// A responder heard of something that is no touch.
  case otherEvent(responder: Trace.ID, OtherEvent, EventPhase)
  /// Read off after `becomeFirstResponder()` or `resignFirstResponder()`: whether the responder is
  /// first now.
  case firstResponder(Trace.ID, isFirst: Bool)
  /// The engine reported a misuse of its API instead of obeying; what it said.
  case programmerError(String)
  /// Read off after a touch went down: the chain of `next` from its view, without that view.
  case chain(from: Trace.ID, responders: [Trace.ID])
  /// Read off after a touch went down in a view: `gestureRecognizers` of the touch, without those
  /// that the scenario does not name. Source: rulebook TO-20.
  case receivers(finger: Int, recognizers: [Trace.ID])
  /// Read off after a touch went down in a view: the fingers of `event.touches(for:)`, ascending, of
  /// a view, a window or a recognizer. Source: rulebook TO-18.
  ///
  /// Asked about are the touch's view, its window, and its `receivers`, each once for an event.
  /// About a window it is always asked as about a window, even where it is the touch's view.
  case touchSet(of: Trace.ID, fingers: [Int])
}

/// What was observed while a scenario was played: every callback, in order, with its time.
///
/// An engine only reports; it judges nothing. Touches inside one event are listed by finger number,
/// since UIKit hands them over as an unordered set (rulebook TO-21).
public struct Trace: Hashable, Sendable {
  /// What happened, in order.
  public var events: [Event]

  /// Makes a trace.
  public init(events: [Event] = []) {
    self.events = events
  }

  /// Names a responder or recognizer of the scenario.
  public typealias ID = Scenario.ID

  /// One observation.
  public struct Event: Hashable, Sendable {
    /// Virtual time in milliseconds since the scene was built.
    public var at: Int
    /// What was observed.
    public var what: Observation

    /// Makes an event.
    public init(at: Int, _ what: Observation) {
      self.at = at
      self.what = what
    }
  }
}

/// One thing that probes see happen, named for the method that was called.
///
/// A call that encloses others stands where it was entered; its answer is filled in at the end.
public enum Observation: Hashable, Sendable {
  /// A new recognizer was made; its properties before anything was set. Source: rulebook GR-10.
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
  /// The delegate's `gestureRecognizer(_:shouldReceive:)`.
  case shouldReceive(recognizer: Trace.ID, touch: TouchState, answer: Bool)
  /// `gestureRecognizerShouldBegin(_:)` of the delegate, or of a view.
  case shouldBegin(recognizer: Trace.ID, asked: Asked, answer: Bool)
  /// The delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  case simultaneous(recognizer: Trace.ID, with: Trace.ID, answer: Bool)
  /// The recognizer's `canPrevent(_:)`.
  case canPrevent(recognizer: Trace.ID, other: Trace.ID, answer: Bool)
  /// The recognizer's `canBePrevented(by:)`.
  case canBePrevented(recognizer: Trace.ID, by: Trace.ID, answer: Bool)
  /// The recognizer's action was sent; its state then.
  case action(recognizer: Trace.ID, state: RecognizerState)
  /// The recognizer's `reset()`, with its state before.
  case reset(recognizer: Trace.ID, from: RecognizerState)
  /// One of a control's four tracking methods, with its answer (true where it has none).
  case tracking(control: Trace.ID, Tracking, answer: Bool)
  /// A control event was sent to a listener registered for all events.
  case controlEvent(control: Trace.ID, ControlEvent, ControlState)
  /// An action method was called on a responder.
  case actionMethod(receiver: Trace.ID, action: String, sender: Trace.ID)
  /// The application's `sendAction(_:to:from:for:)` for a registration of the scenario, and what
  /// it returned.
  case sendAction(action: String, sender: Trace.ID, delivered: Bool)
  /// Read off after a touch went down: the chain of `next` from its view, without that view.
  case chain(from: Trace.ID, responders: [Trace.ID])

  /// Who was asked whether a recognizer should begin.
  public enum Asked: Hashable, Sendable {
    /// The recognizer's delegate.
    case delegate
    /// A view on the way of the touch.
    case view(Trace.ID)
  }

  /// The tracking methods of `UIControl`.
  public enum Tracking: String, Hashable, Sendable, Codable, CaseIterable {
    /// `beginTracking(_:with:)`.
    case begin
    /// `continueTracking(_:with:)`.
    case `continue`
    /// `endTracking(_:with:)`.
    case end
    /// `cancelTracking(with:)`.
    case cancel
  }
}

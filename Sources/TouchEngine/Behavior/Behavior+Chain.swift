extension Behavior {
  /// Passing touches and actions from responder to responder. Source: rulebook, chapter RC.
  public struct Chain: Hashable, Sendable {
    /// Whether touch methods that are not overridden pass the touch on. RC-12.
    public var forwardsTouches = true
    /// Whether a controller stands between its view and that view's superview. RC-01.
    public var includesControllers = true
    /// Whether the application's delegate ends the chain. RC-08.
    public var includesDelegate = true
    /// Whether forwarding passes over views that take no touches. RC-18.
    public var skipsExcludedViews = false
    /// Whether an action without a target is looked for from the control on. RC-24.
    public var startsAtSender = true
    /// Whether an action goes on up the chain once it was handled. RC-24.
    public var sendsActionToAll = false
    /// Whether a first responder that refuses to resign stays the first responder. SY-08.
    public var asksFirstResponderToResign = true
  }
}

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
    /// Whether motion, press and remote control methods that are not overridden pass the event on.
    /// SY-08.
    public var forwardsOtherEvents = true
    /// Whether a responder is passed over that implements an action but says that it cannot perform
    /// it. RC-27.
    public var heedsCanPerformAction = true
    /// Whether an action without a target is looked for from the first responder on, if there is
    /// one, as older documentation says. CF-29.
    public var startsAtFirstResponder = false
    /// Whether a window that is in a scene is followed by it. RC-06.
    public var includesScenes = true
    /// Whether a controller whose view has no superview is followed by the one that presented it.
    /// RC-04.
    public var includesPresenting = true
    /// Whether `next` of the application asks what its delegate is. RC-08.
    public var acceptsAnyDelegate = false
    /// Whether a target that was given has to be in the chain to get its action. RC-26.
    public var seeksGivenTargets = false
    /// Whether a first responder that refuses to resign stays the first responder. SY-08.
    public var asksFirstResponderToResign = true
  }
}

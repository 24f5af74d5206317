extension Behavior {
  /// Passing touches and actions from responder to responder. Source: rulebook, chapter RC.
  public struct Chain: Hashable, Sendable {
    /// Whether touch methods that are not overridden pass the touch on. RC-12.
    public var forwardsTouches = true
    /// Whether `touchesCancelled` is passed on like the other touch methods. GR-17.
    public var forwardsCancellation = true
    /// Whether a controller stands between its view and that view's superview. RC-01.
    public var includesControllers = true
    /// Whether the application's delegate ends the chain. RC-08.
    public var includesDelegate = true
    /// Whether the chain ends with the delegate; if not, a responder of the engine's own follows.
    /// RC-09.
    public var endsWithDelegate = true
    /// Whether recognizers stand between their view and what follows it. RC-10.
    public var includesRecognizers = false
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
    /// Who comes after a controller whose view is in a superview. RC-02, RC-03, RC-05.
    public var afterController = AfterController.superview
    /// Whether the application comes after a scene. RC-07.
    public var continuesAfterScene = true
    /// Whether a view is followed by the sibling behind it. RC-22.
    public var includesSiblings = false
    /// Whether `next` is asked at every step; if not, the first answer stands for ever. RC-11.
    public var asksNextEveryTime = true
    /// Whether a touch goes on up the chain although an override kept it. RC-14.
    public var forwardsKeptTouches = false
    /// Whether each touch method is passed on by itself; if not, only by who passed on a beginning.
    /// RC-16.
    public var forwardsMethodsSeparately = true
    /// Whether a touch that is passed on becomes one of the view that gets it. RC-17.
    public var retargetsForwardedTouches = false
    /// Whether `sendAction` tells apart if anybody performed the action. RC-25.
    public var tellsWhetherDelivered = true
    /// Whether a view that leaves its window stops being the first responder. SY-08.
    public var releasesRemovedFirstResponder = true
    /// Whether a window that is in a scene is followed by it. RC-06.
    public var includesScenes = true
    /// Whether a controller whose view has no superview is followed by the one that presented it.
    /// RC-04.
    public var includesPresenting = true
    /// Whether a delegate ends the chain even if it is a view, a controller or the application
    /// itself. RC-08.
    public var acceptsAnyDelegate = false
    /// Whether an action goes to whom the chain has for it, although a target was given. RC-26.
    public var seeksGivenTargets = false
    /// Whether a first responder that refuses to resign stays the first responder. SY-08.
    public var asksFirstResponderToResign = true

    /// Who comes after a controller whose view is in a superview.
    public enum AfterController: Hashable, Sendable {
      /// That superview.
      case superview
      /// The controller that it is a child of.
      case parent
      /// The window.
      case window
    }
  }
}

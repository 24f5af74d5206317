extension Behavior {
  /// The way of events from the hardware to the windows. Source: rulebook, chapters SY and EX.
  public struct System: Hashable, Sendable {
    /// Whether what comes in while an event is being handled waits until that is done. SY-03.
    public var queuesNestedEvents = true
    /// Whether an app hears of fingers on the home screen that came in its place. SY-01.
    public var hearsBehindHomeScreen = false
    /// Whether actions are sent with the event that brings them about, and not with the next.
    /// SY-07.
    public var sendsActionsAtOnce = true
    /// Whether the fingers of one frame make one event. SY-06.
    public var bundlesFingers = true
    /// Whether windows get events from `UIApplication.sendEvent(_:)`, and not past it. SY-04.
    public var asksApplication = true
    /// Whether recognizers and views get events from `UIWindow.sendEvent(_:)`, and not past it.
    /// SY-04.
    public var asksWindows = true
    /// How often a window is sent one event. SY-04.
    public var sendsPerWindow = 1
    /// Who hears of events that are no touches. SY-08.
    public var otherEvents = OtherEvents.firstResponder
    /// At multiples of how many milliseconds of the device's time the timers of recognizers fire,
    /// as if they waited for the frames of a display; 1: whenever they are due. M-4, KR-15.
    public var timerStep = 1
    /// Whether an interruption takes all touches away. EX-01.
    public var interruptionCancels = true
    /// Whether `beginIgnoringInteractionEvents()` keeps new touches away. EX-11.
    public var heedsIgnoring = true
    /// Whether ignoring ends only after as many ends as beginnings. EX-11.
    public var countsIgnoring = true
    /// Whether presenting a controller cancels the touches in what it covers. UIKit mostly does.
    /// EX-19.
    public var presentationCancels = true

    /// Who hears of events that are no touches.
    public enum OtherEvents: Hashable, Sendable {
      /// The first responder of the key window; without one, the key window.
      case firstResponder
      /// The key window, whoever is the first responder.
      case keyWindow
      /// Nobody.
      case nobody
    }
  }
}

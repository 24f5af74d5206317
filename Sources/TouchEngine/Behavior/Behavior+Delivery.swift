extension Behavior {
  /// Telling recognizers and views of touches. Source: rulebook, chapters TO and GR.
  public struct Delivery: Hashable, Sendable {
    /// Whether a touch keeps its view while the finger moves. TO-04.
    public var keepsView = true
    /// Who hears of an event first. GR-02.
    public var first = First.recognizers
    /// Whether a recognized gesture cancels the touch in its view. GR-11.
    public var cancelsTouches = true
    /// Whether `cancelsTouchesInView` set to false is heeded. GR-13.
    public var heedsCancelsTouchesInView = true
    /// Whether the action comes before the cancellation. GR-06.
    public var sendsActionFirst = true
    /// Whether a cancelled view also gets `touchesEnded`. GR-11, TO-11.
    public var endsCancelledTouches = false
    /// Whether `delaysTouchesBegan` is heeded. GR-20.
    public var heedsDelaysTouchesBegan = true
    /// Whether a delayed touch is cancelled although the view never heard of it. GR-21.
    public var cancelsUndeliveredTouches = false
    /// Whether `delaysTouchesEnded` is heeded. GR-25.
    public var heedsDelaysTouchesEnded = true
    /// Whether a view without multiple touch hears of a second finger. TO-25.
    public var deliversSecondFinger = false
    /// Whether `isExclusiveTouch` is heeded. TO-29, TO-30.
    public var heedsExclusiveTouch = true
    /// Whether an exclusive touch keeps others out of other windows too. TO-31.
    public var exclusiveTouchCrossesWindows = false
    /// Whether an exclusive touch is kept from recognizers too. TO-32.
    public var exclusiveTouchBindsRecognizers = false
    /// Whether the touches that the system takes away are taken from the views. TO-34, EX-01.
    public var tellsViewsOfInterruption = true
    /// Whether a view that leaves its window is told that its touches are cancelled. EX-02.
    public var cancelsTouchesOfRemovedViews = true
    /// Whether a view that leaves its window is forgotten: it never hears of the end of its touches.
    /// EX-02, EX-15.
    public var forgetsRemovedViews = false
    /// Whether a touch goes to the superview when its view is removed. EX-14.
    public var handsOnTouchesOfRemovedViews = false
    /// Whether `location(in:)` is in the coordinates of the view that is asked about. TO-06.
    public var convertsLocations = true
    /// Whether a touch's time is that of its last change, and not of its beginning. TO-08.
    public var updatesTimestamps = true
    /// What a lone tap counts. TO-13.
    public var firstTapCount = 1
    /// Whether an event has the touches that did not change. TO-17.
    public var includesRestingTouches = true
    /// Whether each of several fingers is hit-tested, and not only the first. TO-22.
    public var hitTestsEachFinger = true
    /// Whether a touch that hits nothing is kept from the recognizers of the key window. TO-33.
    public var dropsTouchesWithoutView = true
    /// Whether a touch is the same object from event to event. TO-03.
    public var keepsTouchObjects = true
    /// Whether an event finds the touches that a recognizer receives, and not all. TO-18.
    public var tellsTouchesOfRecognizers = true
    /// Whether the recognizers of a touch are all that are on its way, asked or not. TO-20.
    public var listsRefusedRecognizers = false
    /// Whether new views take several touches at a time. TO-24.
    public var newViewsTakeSeveralTouches = false
    /// Whether new views want touches for themselves. TO-28.
    public var newViewsAreExclusive = false
    /// Whether a view that was hidden or disabled keeps its running touches. EX-03.
    public var keepsTouchesOfExcludedViews = true
    /// Whether recognizers that come to the way of a touch later receive it. GR-09.
    public var recognizersJoinLate = false
    /// Whether a recognizer of several touches hears of each event once. GR-03.
    public var tellsRecognizersOnce = true
    /// Whether a recognizer is called for a phase in which it has no touch, but others do. TO-09.
    public var tellsRecognizersOfNothing = false
    /// Whether actions are sent only when all recognizers have heard of the event. GR-05.
    public var sendsActionsLast = true
    /// Whether a touch that its view keeps to itself is taken from the recognizers. GR-07.
    public var keptTouchesLeaveRecognizers = false
    /// Whether every undecided recognizer delays what its view hears of the beginning. GR-08.
    public var allDelayBegan = false
    /// Whether every undecided recognizer delays what its view hears of the end. GR-28.
    public var allDelayEnded = false
    /// Whether a view is told of cancellation once, and not once by each recognizer. GR-15.
    public var cancelsOnce = true
    /// Whether a touch's phase is shown as cancelled when its view is told so. GR-18.
    public var showsCancelledPhase = true
    /// Whether a delayed touch is told late even if its finger has lifted by then. GR-23.
    public var tellsDelayedTouchesAfterLift = true
    /// Whether an end that is withheld is told when the recognizer has failed. GR-27.
    public var remembersWithheldEnds = true
    /// Whether touches that did not change are told to the views as moved. TO-10.
    public var tellsStationaryTouches = false
    /// Whether the touches that begin together in a view are told in one call. TO-27.
    public var tellsTouchesTogether = true
    /// Which views' recognizers get a touch. GR-01.
    public var recognizers = RecognizerScope.path
    /// Whether disabled recognizers get touches. GC-05.
    public var tellsDisabledRecognizers = false
    /// Whether recognizers are told of cancellation when another one recognizes. GR-46.
    public var tellsRecognizersOfCancellation = false
    /// Whether `previousLocation(in:)` is where the touch was before. TO-07.
    public var remembersPreviousLocation = true
    /// Whether a quick second touch counts as a second tap. TO-14.
    public var countsTaps = true
    /// Whether an event's touches are delivered view by view, each its own. TO-23.
    public var separatesViews = true

    /// Who hears of an event first.
    public enum First: Hashable, Sendable {
      /// All recognizers, then the views.
      case recognizers
      /// The views, then the recognizers.
      case views
    }

    /// Which views' recognizers get a touch.
    public enum RecognizerScope: Hashable, Sendable {
      /// Those from the hit view up to the window.
      case path
      /// Only those of the hit view.
      case hitView
      /// Those of the path, without the window's.
      case pathBelowWindow
      /// Those of the path, and of the siblings of the hit view.
      case pathAndSiblings
    }
  }
}

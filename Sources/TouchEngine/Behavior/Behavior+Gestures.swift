extension Behavior {
  /// Deciding which recognizers recognize. Source: rulebook, chapters GR, GC and KR.
  public struct Gestures: Hashable, Sendable {
    /// Whether a state that cannot follow the present one is refused. GR-32, GR-33.
    public var refusesIllegalTransitions = true
    /// Whether a gesture that goes on tells that it began each time it changes. GR-33.
    public var repeatsBegan = false
    /// Which state a recognizer shows in its action. GR-37.
    public var stateInAction = StateInAction.cause
    /// Whether the delegate's `shouldReceive` of a whole event is heeded. GC-03.
    public var heedsShouldReceiveEvent = true
    /// Whether a recognizer that ignores a touch hears no more of it. GR-16.
    public var heedsIgnoring = true
    /// Whether `require(toFail:)` is heeded. GC-27, GC-28.
    public var heedsFailureRequirements = true
    /// Whose delegate can make a recognizer wait for another's failure. GC-31, GC-33.
    public var dynamicRequirements = DynamicRequirements.either
    /// Whether the classes can make a recognizer wait for another's failure. GC-32.
    public var heedsClassRequirements = true
    /// Whether a recognizer fails when one recognizes whose failure it requires. GC-29.
    public var failsWhenRequiredOneRecognizes = true
    /// Whether one that has recognized excludes those that come later. GC-16.
    public var excludesLaterRecognizers = true
    /// Whether recognition cancels others that have begun. GC-17.
    public var cancelsActiveRecognizers = false
    /// Whether the system's taking touches away ends the attempts at them. GR-45.
    public var endsCancelledAttempts = true
    /// Whether disabling a recognizer, or taking it off its view, ends its attempt. EX-06, EX-07,
    /// EX-09.
    public var endsInterferedAttempts = true
    /// How a recognizer ends that is withdrawn before it began. GR-32, GR-45.
    public var withdrawnState = UIGestureRecognizer.State.failed
    /// Whether a recognition is held back until all recognizers of the touch have heard of the event.
    /// GC-13.
    public var waitsForAllToHear = true
    /// Whether a claim is heard at once, if nobody else is in question. GR-44.
    public var decidesAtOnce = true
    /// Whether only recognizers that share a touch are asked if they may recognize together. GC-22.
    public var asksOnlyRivals = true
    /// Whether recognizers exclude others of other touches. GC-25.
    public var excludesAcrossTouches = false
    /// Whether a recognizer that may not begin leaves others alone. GC-15.
    public var vetoedSpareOthers = true
    /// Whether a recognizer that has seen its gesture waits for those that must fail first; if not, it
    /// fails where it would have to wait. GC-28.
    public var awaitsFailure = true
    /// Whether a recognizer also waits for others that have no part in the touch. GC-34.
    public var awaitsAbsentOnes = false
    /// Whether it is asked if a recognizer may begin when it fails. GC-08.
    public var asksWhenFailing = false
    /// Whether it is asked if a recognizer may begin whenever it goes on: to changed, ended or
    /// cancelled. GC-08.
    public var asksWhenGoingOn = false
    /// How often it is asked whether a recognizer may have a touch. GC-01.
    public var questionsPerTouch = 1
    /// Whether a recognizer without a delegate receives touches. GC-04.
    public var receivesByDefault = true
    /// Whether a recognizer's failure takes its touches from their views. GR-14.
    public var cancelsTouchesOnFailure = false
    /// Whether a recognition takes all touches of its attempt from their views, lifted ones included.
    /// GR-26.
    public var takesLiftedTouches = true
    /// Whether a recognizer is possible again by the time of its `reset()`. GR-35.
    public var isPossibleInReset = false
    /// Whether recognizers are reset while fingers of their attempt are down. GR-42.
    public var resetsUnderFingers = false
    /// Whether recognizers are reset when no finger is down, decided or not. GR-29.
    public var resetsUndecided = false
    /// Whether an action is sent to all targets, and not only to the first. GR-47.
    public var callsAllTargets = true
    /// Whether the sender of an action is the recognizer, and not its view. GR-48.
    public var sendsRecognizer = true
    /// Whether targets are retained. GR-49.
    public var retainsTargets = false
    /// Whether a recognizer that is added to a view leaves the one that it was on. GR-50.
    public var leavesOldView = true
    /// Which of several nested recognizers recognizes. GC-11, GC-12.
    public var winner = Winner.deepest
    /// Whether the delegate's `shouldReceive` is heeded. GC-02.
    public var heedsShouldReceive = true
    /// Whether `gestureRecognizerShouldBegin` of the delegate is heeded. GC-07.
    public var heedsShouldBegin = true
    /// Whether `gestureRecognizerShouldBegin` of the hit view is heeded. GC-09.
    public var heedsViewShouldBegin = true
    /// Whether `canPrevent(_:)` and `canBePrevented(by:)` are heeded. GC-18, GC-19.
    public var heedsPrevention = true
    /// How many delegates must allow simultaneous recognition. GC-23.
    public var simultaneity = Simultaneity.eitherDelegate
    /// Whether a tap leaves recognizers of more taps alone. GC-20.
    public var tapsSpareMultipleTaps = true
    /// How a prevented recognizer ends. GC-21.
    public var preventedState = UIGestureRecognizer.State.failed
    /// Whether actions are sent when a recognizer fails. GR-36.
    public var sendsActionOnFailure = false
    /// How often the action is sent at each recognition. GR-38.
    public var actionsPerRecognition = 1
    /// Whether recognizers return to `.possible` when their touches are over. GR-31, GR-41.
    public var resets = true
    /// Whether recognizers that are done still hear of touches. GR-40.
    public var tellsDecidedRecognizers = false
    /// When a tap is recognized. KR-02.
    public var tapRecognizesAt = TapMoment.lift
    /// Whether a tap fails when it is held too long. GR-52, KR-05.
    public var limitsTapDuration = true
    /// Whether a tap fails when it moves too far. KR-03.
    public var limitsTapMovement = true
    /// Whether a tap fails with more fingers than it requires. KR-08.
    public var limitsTapTouches = true

    /// Which state a recognizer shows in its action.
    public enum StateInAction: Hashable, Sendable {
      /// The one that caused it.
      case cause
      /// The one it is in by then.
      case present
      /// Always possible.
      case possible
    }

    /// Which of several nested recognizers recognizes.
    public enum Winner: Hashable, Sendable {
      /// The one nearest to the hit view.
      case deepest
      /// The one farthest from it.
      case outermost
      /// The one that heard of its touch first.
      case firstTold
      /// All of them.
      case all
    }

    /// Whose delegate can make a recognizer wait for another's failure.
    public enum DynamicRequirements: Hashable, Sendable {
      /// The delegates of both.
      case either
      /// That of the one that would wait.
      case own
      /// That of the one that would have to fail.
      case ofOther
    }

    /// How many delegates must allow simultaneous recognition.
    public enum Simultaneity: Hashable, Sendable {
      /// One of the two.
      case eitherDelegate
      /// Both.
      case bothDelegates
      /// It is never allowed.
      case never
    }

    /// When a tap is recognized.
    public enum TapMoment: Hashable, Sendable {
      /// When the last finger lifts.
      case lift
      /// When the finger comes down.
      case touchDown
    }
  }
}

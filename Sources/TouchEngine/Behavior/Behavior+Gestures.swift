extension Behavior {
  /// Deciding which recognizers recognize. Source: rulebook, chapters GR, GC and KR.
  public struct Gestures: Hashable, Sendable {
    /// Whether a state that cannot follow the present one is refused. GR-32, GR-33.
    public var refusesIllegalTransitions = true
    /// Whether a gesture that goes on tells that it began each time it changes. GR-33.
    public var repeatsBegan = false
    /// Whether the state in an action is the one that caused it. GR-37.
    public var showsStateInAction = true
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

    /// Which of several nested recognizers recognizes.
    public enum Winner: Hashable, Sendable {
      /// The one nearest to the hit view.
      case deepest
      /// The one farthest from it.
      case outermost
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

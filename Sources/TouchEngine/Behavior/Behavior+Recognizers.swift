extension Behavior {
  /// What each kind of recognizer takes for its gesture. Source: rulebook, chapter KR.
  public struct Recognizers: Hashable, Sendable {
    /// Moving fingers.
    public var pan = Pan()
    /// How a recognizer that has begun ends when the system takes its touches. GR-45, KR-36.
    public var endsActiveAs = UIGestureRecognizer.State.cancelled

    /// When a gesture of several fingers is over.
    public enum End: Hashable, Sendable {
      /// When the last finger lifts.
      case lastLift
      /// When the first one does.
      case firstLift
    }
  }
}

extension Behavior.Recognizers {
  /// Moving fingers. Source: rulebook KR-24 to KR-36.
  public struct Pan: Hashable, Sendable {
    /// When a pan begins. KR-25, KR-26.
    public var begins = Begin.hysteresis
    /// Whether each movement after the first sends its action. KR-27.
    public var reportsMovement = true
    /// Where the translation is measured from. KR-28 allows both.
    public var translation = Translation.sinceTouchDown
    /// Whether translation and velocity are in the coordinates of the view asked for. KR-29, KR-35.
    public var convertsMovement = true
    /// Whether `setTranslation(_:in:)` is heeded. KR-29.
    public var heedsSetTranslation = true
    /// Whether the translation stays when one of several fingers comes down or lifts. KR-30.
    public var isSteady = true
    /// When a pan ends. KR-31.
    public var ends = End.lastLift
    /// Whether a lift without movement makes it fail. KR-32.
    public var failsWithoutMovement = true
    /// Whether it takes `minimumNumberOfTouches` fingers to begin. KR-33.
    public var heedsMinimum = true
    /// Whether fingers beyond `maximumNumberOfTouches` are ignored. KR-34.
    public var heedsMaximum = true
    /// Whether the velocity is measured; it is zero otherwise. KR-35.
    public var measuresVelocity = true

    /// When a pan begins.
    public enum Begin: Hashable, Sendable {
      /// When the fingers have moved far enough.
      case hysteresis
      /// When enough fingers have come down.
      case touchDown
      /// When they move at all.
      case movement
      /// Never.
      case never
    }

    /// Where the translation is measured from.
    public enum Translation: Hashable, Sendable {
      /// From where the fingers came down.
      case sinceTouchDown
      /// From where the pan had moved far enough to begin.
      case sinceHysteresis
    }
  }
}

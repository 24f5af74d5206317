import Thresholds

extension Behavior {
  /// What each kind of recognizer takes for its gesture. Source: rulebook, chapter KR.
  public struct Recognizers: Hashable, Sendable {
    /// Taps, beyond what `Gestures` says of them.
    public var tap = Tap()
    /// Fingers that are held still.
    public var longPress = LongPress()
    /// Moving fingers.
    public var pan = Pan()
    /// Fast and straight movement.
    public var swipe = Swipe()
    /// Two fingers that move apart or together.
    public var pinch = TwoFingers()
    /// Two fingers that turn.
    public var rotation = TwoFingers()
    /// Whether a new recognizer delays the ends of touches. GR-10.
    public var delaysTouchesEndedOfNew = true
    /// How a recognizer that has begun ends when the system takes its touches. GR-45, KR-36.
    public var endsActiveAs = UIGestureRecognizer.State.cancelled
    /// Where a recognizer says that it is, unless its kind knows better. GR-51, KR-53.
    public var location = Location.middle

    /// Where a recognizer says that it is.
    public enum Location: Hashable, Sendable {
      /// In the middle of its touches.
      case middle
      /// Where the first of them is.
      case firstTouch
      /// Where the finger with the lowest number is. M-7.
      case lowestFinger
    }

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
  /// Taps. Source: rulebook KR-01 to KR-13.
  public struct Tap: Hashable, Sendable {
    /// How many taps a new recognizer looks for. KR-01.
    public var tapsOfNew = 1
    /// Whether leaving the view's bounds makes a tap fail. KR-04 leaves it open.
    public var staysInBounds = false
    /// Whether the next tap must follow soon. KR-06.
    public var limitsInterval = true
    /// Whether a later tap must start near the first. KR-07.
    public var limitsDistance = true
    /// Whether a tap fails with fewer fingers than it requires. KR-09.
    public var requiresAllFingers = true
    /// When a tap of several fingers is recognized. KR-10.
    public var ends = End.lastLift
    /// Whether a tap fails when the system takes its touches; otherwise it is recognized. KR-12.
    public var failsWhenCancelled = true
    /// Where a tap says that it is. KR-13 allows the first two.
    public var location = Location.touchDown

    /// Where a tap says that it is.
    public enum Location: Hashable, Sendable {
      /// Where its fingers came down.
      case touchDown
      /// Where they are.
      case present
      /// At zero, wherever they are.
      case zero
    }
  }

  /// Fingers that are held still. Source: rulebook KR-14 to KR-23.
  public struct LongPress: Hashable, Sendable {
    /// How long a new recognizer has fingers held, in seconds. KR-14.
    public var durationOfNew = Double(Thresholds.pressDuration.engine) / 1000
    /// When a long press begins. KR-15, KR-16.
    public var begins = Begin.afterDuration
    /// Whether a lift before it has begun makes it fail; otherwise it is recognized. KR-17.
    public var failsWhenLiftedEarly = true
    /// Whether it fails when it moves too far before it has begun. KR-18.
    public var limitsMovement = true
    /// Whether it is cancelled when it moves too far after it has begun. KR-19.
    public var limitsMovementAfterBegan = false
    /// Whether each movement after it has begun sends its action. KR-19.
    public var reportsMovement = true
    /// When it ends. KR-20.
    public var ends = End.lastLift
    /// Whether it fails with more fingers than it requires. KR-21 leaves it open.
    public var limitsTouches = true
    /// Whether the taps that must precede it are waited for. KR-22.
    public var heedsTaps = true

    /// When a long press begins.
    public enum Begin: Hashable, Sendable {
      /// When its duration has passed.
      case afterDuration
      /// With the first event after that.
      case nextEvent
      /// When its fingers come down.
      case touchDown
    }
  }

  /// Moving fingers. Source: rulebook KR-24 to KR-36, KR-55.
  public struct Pan: Hashable, Sendable {
    /// How many fingers a new recognizer takes at least. KR-24.
    public var fingersOfNew = 1
    /// When a pan begins. KR-25, KR-26.
    public var begins = Begin.hysteresis
    /// Whether each movement after the first sends its action. KR-27.
    public var reportsMovement = true
    /// Where the translation is measured from. KR-28 allows the first two.
    public var translation = Translation.sinceTouchDown
    /// Whether translation and velocity are in the coordinates of the view asked for. KR-29, KR-35.
    public var convertsMovement = true
    /// Whether `setTranslation(_:in:)` is heeded. KR-29.
    public var heedsSetTranslation = true
    /// Whether the translation stays when one of several fingers comes down or lifts. KR-30.
    public var isSteady = true
    /// When a pan ends. KR-31.
    public var ends = End.lastLift
    /// Whether a lift before it has begun makes it fail; otherwise it is recognized. KR-32.
    public var failsWithoutMovement = true
    /// Whether it takes `minimumNumberOfTouches` fingers to begin. KR-33.
    public var heedsMinimum = true
    /// Whether fingers beyond `maximumNumberOfTouches` are ignored. KR-34 leaves it open.
    public var heedsMaximum = true
    /// Whether the velocity is measured; it is zero otherwise. KR-35.
    public var measuresVelocity = true
    /// Whether a screen-edge pan must start near one of its edges. KR-55.
    public var heedsEdges = true

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
      /// From where the fingers are to where they came down.
      case backwards
    }
  }

  /// Fast and straight movement. Source: rulebook KR-37 to KR-45.
  public struct Swipe: Hashable, Sendable {
    /// The directions that a new recognizer looks for. KR-37.
    public var directionOfNew = UISwipeGestureRecognizer.Direction.right
    /// When a swipe is recognized. KR-38.
    public var recognizesAt = Moment.movement
    /// Whether the fingers must go far enough; otherwise any way in the direction is. KR-39.
    public var requiresLength = true
    /// Whether a finger may go only so far to the side. KR-40.
    public var limitsDrift = true
    /// Whether it fails when it takes too long. KR-41.
    public var limitsDuration = true
    /// Whether a finger behind its start has lost the direction. KR-42.
    public var losesDirectionBehindStart = true
    /// Whether only the directions asked for are recognized. KR-43.
    public var heedsDirection = true
    /// Whether every finger must go far enough, rather than one of them. KR-44.
    public var requiresEveryFinger = true
    /// Whether all directions of a mask count, rather than its first. KR-45.
    public var heedsAllDirections = true

    /// When a swipe is recognized.
    public enum Moment: Hashable, Sendable {
      /// As soon as the fingers have gone far enough.
      case movement
      /// When they lift after that.
      case lift
    }
  }

  /// What two fingers do to one another: pinches and rotations. Source: rulebook KR-46 to KR-53.
  public struct TwoFingers: Hashable, Sendable {
    /// Whether it takes two fingers; otherwise one that moves is enough to begin. KR-46.
    public var requiresTwo = true
    /// When the gesture begins. KR-47, KR-51.
    public var begins = Begin.hysteresis
    /// Whether part of what it took to begin does not count. KR-48, KR-51.
    public var subtractsHysteresis = true
    /// Whether it is measured the wrong way round: apart as together, clockwise as counterclockwise.
    /// KR-48, KR-51.
    public var isInverted = false
    /// Whether the app may set scale and rotation. KR-49, KR-52.
    public var heedsSetting = true
    /// Whether each movement after it has begun sends its action. GR-33.
    public var reportsMovement = true
    /// When the gesture ends. KR-50.
    public var ends = End.lastLift

    /// When the gesture begins.
    public enum Begin: Hashable, Sendable {
      /// When the fingers have moved or turned enough.
      case hysteresis
      /// When they move at all.
      case movement
      /// Never.
      case never
    }
  }
}

/// What the engine does at each point where an engine can get UIKit wrong.
///
/// Every property is one rule's outcome, UIKit's by default. The engine reads it at the rule in
/// question, so a wrong engine is a value with one property changed; nothing else in the engine
/// knows that wrong engines exist. Honest variations that UIKit allows are values of it as well.
public struct Behavior: Hashable, Sendable {
  /// Finding the view under a finger.
  public var hitTesting = HitTesting()
  /// Telling recognizers and views of touches.
  public var delivery = Delivery()
  /// Passing touches and actions from responder to responder.
  public var chain = Chain()
  /// Deciding which recognizers recognize.
  public var gestures = Gestures()
  /// Tracking, control events, and protection against recognizers.
  public var controls = Controls()

  /// UIKit's behavior.
  public init() {}

  /// UIKit's behavior.
  public static let uikit = Behavior()
}

extension Behavior {
  /// Finding the view under a finger. Source: rulebook, chapter HT.
  public struct HitTesting: Hashable, Sendable {
    /// In which order a view asks its subviews. HT-12.
    public var subviewOrder = Order.frontToBack
    /// Whether the first subview with an answer ends the asking. HT-12, HT-24.
    public var stopsAtFirstAnswer = true
    /// A view whose alpha is below this takes no touches. HT-06.
    public var alphaLimit = 0.01
    /// Whether the alphas of the superviews are multiplied in. HT-07.
    public var multipliesAlpha = false
    /// Whether hidden views take touches. HT-04.
    public var hitsHiddenViews = false
    /// Whether views with user interaction disabled take touches. HT-05.
    public var hitsNoninteractiveViews = false
    /// Whether disabled controls take touches. HT-30.
    public var hitsDisabledControls = false
    /// Whether `point(inside:with:)` is asked of a view that takes no touches. HT-02.
    public var asksPointOfExcludedViews = false
    /// Whether a superview passes over subviews that take no touches, unasked. HT-03.
    public var skipsExcludedSubviews = false
    /// Whether subviews are asked where the point is outside the view. HT-21.
    public var asksSubviewsOutsideBounds = false
    /// Whether subviews get the point in their own coordinates. HT-15.
    public var convertsPoint = true
    /// Whether conversion heeds the bounds' origin. HT-10.
    public var heedsBoundsOrigin = true
    /// Whether conversion heeds transforms. HT-16.
    public var heedsTransform = true
    /// Whether the right and bottom edges are outside. HT-09.
    public var edgesAreHalfOpen = true
    /// Whether a view that contains the point answers with itself when no subview does. HT-19.
    public var answersSelf = true
    /// Whether `clipsToBounds` decides if subviews are asked outside the bounds. HT-22.
    public var heedsClipping = false
    /// In which order windows are asked. HT-36.
    public var windowOrder = Order.frontToBack
    /// Whether window levels come before the order of showing. HT-36.
    public var heedsWindowLevel = true
    /// Whether the next window is asked when one has no answer. HT-37.
    public var fallsThroughWindows = true
    /// Whether hidden windows are asked. HT-38.
    public var asksHiddenWindows = false
    /// How many identical passes are made at touch-down; the last decides. UIKit was seen to make
    /// one and two. HT-41.
    public var passes = 1
  }

  /// An order of subviews or windows.
  public enum Order: Hashable, Sendable {
    /// The front-most first.
    case frontToBack
    /// The back-most first.
    case backToFront
  }

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
  }

  /// Deciding which recognizers recognize. Source: rulebook, chapters GR, GC and KR.
  public struct Gestures: Hashable, Sendable {
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

  /// Tracking, control events, and protection against recognizers. Source: rulebook, chapter CT.
  public struct Controls: Hashable, Sendable {
    /// Which recognizers a button keeps from recognizing. CT-29, CT-34 to CT-36.
    public var protection = Protection.ancestorsCancellingTaps
    /// Whether plain controls protect themselves as buttons do. CT-34.
    public var protectsPlainControls = false
    /// Whether a control passes on the touches that it handles. RC-20.
    public var forwardsTouches = false
    /// Whether `.touchCancel` is sent. CT-08.
    public var sendsTouchCancel = true
    /// Whether `.touchUpOutside` is told from `.touchUpInside`. CT-06.
    public var tellsUpOutside = true
    /// Whether a second quick touch sends `.touchDownRepeat`. CT-03.
    public var sendsTouchDownRepeat = true
    /// Whether the registered events are compared with the event sent. CT-18.
    public var heedsEventMask = true
    /// Whether `endTracking` comes before the up event. CT-06.
    public var endsTrackingFirst = true
    /// Whether enter and exit events are sent. CT-04.
    public var sendsDragEnterAndExit = true
    /// Whether `isHighlighted` follows the touch in and out. CT-11.
    public var highlightFollowsTouch = true

    /// Which recognizers a button keeps from recognizing.
    public enum Protection: Hashable, Sendable {
      /// Ancestors' single taps that would cancel the button's touch.
      case ancestorsCancellingTaps
      /// Ancestors' single taps, cancelling or not.
      case ancestorsTaps
      /// Single taps of ancestors and its own.
      case allTaps
      /// None.
      case none
    }
  }
}

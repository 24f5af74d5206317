/// What an engine may choose because nobody has settled what UIKit does. Every choice is a right one:
/// no rule may accuse an engine of it.
///
/// Most choices are rows of the rulebook's section 16, which lists how right engines may differ: the
/// property's comment names the row, `Latitude.Row` has its sentence, and `Latitude(rows:)` makes the
/// choices of rows such as `RE-07,RE-52:waits`. What is chosen by default is what the engine does by
/// itself. What is called an order "of its own" depends on the application's order seed alone.
public struct Latitude: Hashable, Sendable {

  // MARK: Hit-testing and what is asked of a new touch

  /// How many passes of hit-testing are made at touch-down, from 1 on; the last decides. UIKit was
  /// seen to make one and two. Source: rulebook HT-41, RE-05.
  public var hitTestingPasses = 1
  /// Whether there is a second pass, and passes after the first ask only the window that was chosen.
  /// Source: rulebook HT-36, RE-06.
  public var asksChosenWindowAgain = false
  /// Whether delegates are asked about an event before it is sent, and all touches of one frame are
  /// hit-tested before the first of its events. Source: rulebook HT-41, RE-07.
  public var asksAboutEventsEarly = false
  /// Whether delegates are asked about touches before their event is sent. Source: GC-01, RE-08.
  public var asksAboutTouchesEarly = false
  /// Whether each recognizer's delegate is asked about touches directly before their `touchesBegan`,
  /// when other recognizers have heard of them. Source: rulebook GC-01, RE-09.
  public var asksAboutTouchesLate = false
  /// Whether delegates are asked about each touch twice. Source: rulebook GC-01, RE-10.
  public var asksAboutTouchesTwice = false
  /// How often delegates are asked whether a recognizer may have an event. Source: GC-03, RE-11.
  public var eventQuestions = EventQuestions.once
  /// Whether, of fingers that land together, each is hit-tested and asked about before the next is;
  /// all of it comes before the event is sent. Source: rulebook TO-22, RE-12.
  public var asksFingerByFinger = false
  /// Whether each finger's change is an event of its own. Source: rulebook SY-06, RE-13.
  public var separatesFingers = false
  /// Whether each touch that the system takes away is in an event of its own, one right after the
  /// other. Source: rulebook SY-06, TO-34, RE-13.
  public var interruptsFingerByFinger = false

  // MARK: Touches and events

  /// Whether a move to the same place is no change. If not, all hear of it. Source: SY-03, RE-19,
  /// RE-20.
  public var dropsIdleMoves = false
  /// Whether a finger that rests has its location for its previous one. Source: TO-07, RE-21.
  public var restingTouchesForgetTheirWay = false
  /// Whether the object of a touch is used again for the next tap. Source: TO-03, RE-23.
  public var reusesTouches = false
  /// Whether sets of touches are gone through in an order of the engine's own. Source: TO-21, RE-24.
  public var takesSetsInAnyOrder = false
  /// Whether the tap count of a touch becomes 0 when it lasts long or goes far. Source: TO-15, RE-25.
  public var forgetsTapsOfLongTouches = false
  /// Whether counting taps starts anew in another view or window. Source: TO-14, RE-26.
  public var countsTapsInEachView = false
  /// Whether, of several fingers, each counts its own taps. Source: TO-14, RE-27.
  public var countsTapsOfEachFinger = false
  /// Whether a touch that its view is not to hear of has none. Source: TO-01, RE-28.
  public var keptOutTouchesHaveNoView = false
  /// Whether a touch is in the window that was asked, where an override of `hitTest(_:with:)`
  /// answers with a view of another. Source: rulebook TO-01, RE-29.
  public var touchesStayInAskedWindow = false
  /// Whether a touch that hit nothing is in no event. Source: rulebook TO-17, TO-33, RE-30.
  public var leavesOutTouchesThatHitNothing = false
  /// Whether, of fingers that land together in a view that takes one, the last is delivered.
  /// Source: rulebook TO-25, RE-31.
  public var deliversLastOfSeveral = false
  /// Whether a view that takes one finger gets no third one while the second is down, though the
  /// first has lifted. Source: rulebook TO-25, RE-32.
  public var keepsOutThirdFinger = false
  /// Whether scroll views take several fingers unless they are told otherwise. Source: TO-24, RE-33.
  public var scrollViewsTakeSeveralFingers = false
  /// Whether a recognizer's set of touches has none that is over. Source: TO-18, RE-34.
  public var setsLeaveOutEndedTouches = false
  /// Whether a private view stands between a controller and its window. Source: RC-03, RE-35.
  public var hasPrivateContainers = false
  /// Whether the set of windows' `next` leaves scenes out. Source: rulebook RC-06, RE-67.
  public var windowsLeadToApplication = false
  /// Whether the system takes touches away without an event's being sent. Source: SY-07, RE-69.
  public var interruptsWithoutSending = false
  /// Whether a view that is animated swallows touches; if not, they fall through to what is behind.
  /// Source: rulebook HT-28, RE-70.
  public var animatedViewsSwallowTouches = false

  // MARK: Telling views

  /// Whether views that are told of one event are told in an order of the engine's own.
  /// Source: rulebook TO-23, RE-04.
  public var tellsViewsInAnyOrder = false
  /// Whether recognizers do not hear of a touch that exclusive touch keeps from its view.
  /// Source: rulebook TO-32, RE-36.
  public var exclusiveTouchBindsRecognizers = false
  /// Whether all moves follow a `touchesBegan` that was delayed; if not, the latest.
  /// Source: rulebook GR-22, RE-37.
  public var replaysAllMoves = false
  /// Whether a touch is, in a call that comes late, as it is then. Source: GR-22, GR-27, RE-38.
  public var lateTouchesAreUpToDate = false
  /// Whether what a delay held back comes after what other touches do in the event that ends it.
  /// Source: rulebook GR-22 to GR-27, RE-39.
  public var tellsLateTouchesLast = false
  /// Whether each cancelled touch has a call of its own. Source: rulebook GR-12, RE-40.
  public var cancelsTouchesOneByOne = false
  /// Whether a view that leaves its window hears at once that its touches are cancelled. If not, it
  /// hears how they go on. Source: rulebook EX-02, RE-71.
  public var cancelsTouchesOfRemovedViews = true
  /// Whether recognizers that a view's callback adds to the path hear of the event at hand.
  /// Source: rulebook EX-14, GR-09, RE-72.
  public var additionsCountAtOnce = false
  /// Whether an animation that allows no interaction cancels the touches that are down in its views.
  /// Source: rulebook EX-22.
  public var animationsCancelTouches = false
  /// Whether presenting a controller cancels the touches in what it covers. UIKit mostly does.
  /// Source: rulebook EX-19.
  public var cancelsCoveredTouches = true

  // MARK: Recognizers and one another

  /// Whether recognizers are told of each event in an order of the engine's own.
  /// Source: rulebook GR-03, RE-01.
  public var tellsRecognizersInAnyOrder = false
  /// Whether actions of one event are sent in an order of the engine's own. Source: GC-24, RE-02.
  public var sendsActionsInAnyOrder = false
  /// Whether the pairs of a recognizer, and the registrations of a control, are called in an order
  /// of the engine's own. Source: rulebook GR-47, CT-19, RE-03.
  public var callsTargetsInAnyOrder = false
  /// Whether views are asked before the delegate whether a recognizer may begin.
  /// Source: rulebook GC-09, RE-15.
  public var asksViewsFirst = false
  /// Which views are asked whether a recognizer may begin. Source: rulebook GC-09, RE-16.
  public var viewsAsked = ViewsAsked.hitAndOwn
  /// Whose delegates are asked whether two may recognize together. Source: GC-22, RE-17.
  public var simultaneityQuestions = SimultaneityQuestions.untilYes
  /// Whether failure requirements are asked about when touches come down. Source: GC-31, RE-18.
  public var asksForFailureAtTouchDown = false
  /// Whether a recognizer is reset before its window has had the event. Source: GR-39, RE-41.
  public var resetsBeforeSendingEnds = false
  /// When a recognizer that is done is reset. Source: rulebook GR-41, GR-42, RE-42.
  public var resetTime = ResetTime.fingersAreUp
  /// Whether recognizers are reset when they are disabled or removed, too. Source: GR-41, RE-43.
  public var resetsWithoutAttempt = false
  /// With whom a recognizer is reset that requires another's failure. Source: GR-43, RE-44.
  public var tiedResets = TiedResets.pair
  /// Whether a recognizer that is prevented fails at once, and hears no more of the event.
  /// Source: rulebook GC-13, GC-21, RE-46.
  public var failsPreventedAtOnce = false
  /// Whether, of recognizers of one view that claim to begin with one event, only those are asked whose
  /// turn it is: one that loses the tie is never asked. Source: rulebook GC-14, RE-47.
  public var asksOnlyWinners = false
  /// Whether a recognizer that is disabled or removed amid its gesture says so with the next event.
  /// Source: rulebook EX-06, EX-09, RE-48.
  public var cancelsWithNextEvent = false

  // MARK: Kinds of recognizers

  /// Whether leaving the view's bounds makes a tap fail. Source: rulebook KR-04.
  public var keepsTapsInBounds = false
  /// Whether a finger too many has a tap fail when one lifts; if not, when it comes down.
  /// Source: rulebook KR-08, RE-49.
  public var surplusFailsTapsAtLift = false
  /// Whether a tap with too few fingers fails after a while; if not, at the lift. Source: KR-09,
  /// RE-50.
  public var lackFailsTapsLater = false
  /// Where a tap says that it is. Source: rulebook KR-13, RE-51.
  public var tapLocation = TapLocation.touchDown
  /// What a pan does whose fingers have become too few. Source: rulebook KR-31, KR-57, RE-52.
  public var pansOfTooFew = PansOfTooFew.resumes
  /// Whether the translation of a pan leaves out what it took to begin. Source: rulebook KR-28,
  /// RE-53.
  public var translationLeavesOutHysteresis = false
  /// What fingers beyond a pan's maximum do that come after it began. Source: KR-34, RE-54.
  public var lateSurplusOfPans = LateSurplusOfPans.ignored
  /// What a finger too many does to a press. Source: rulebook KR-19, KR-21, RE-56.
  public var surplusOfPresses = SurplusOfPresses.fails
  /// Whether swipes ignore a finger too many; if not, it has them fail. Source: KR-44, RE-57.
  public var swipesIgnoreSurplus = false
  /// Whether a pinch pauses while one finger is left. Source: rulebook KR-50, RE-58.
  public var pinchesPause = false
  /// When a rotation begins whose fingers are close together. Source: rulebook KR-51, RE-59.
  public var closeRotations = CloseRotations.likeOthers
  /// Whether a new screen-edge pan delays touches. Source: rulebook GR-10, RE-60.
  public var edgePansDelayTouches = false
  /// Where each threshold lies between what is surely below it and what is surely above, in percent,
  /// from 1 to 99; 0: where the engine has it by itself. Source: rulebook section 13, RE-73.
  public var thresholdPlace = 0

  // MARK: Controls and scroll views

  /// Whether the registration that was made last is called first. Source: rulebook CT-19.
  public var callsLatestRegistrationFirst = false
  /// Whether registering the same action again for one event has it called twice.
  /// Source: rulebook CT-18.
  public var repeatsRegistrations = false
  /// Whether a control that is disabled while it tracks gives its touch up. Source: rulebook EX-12.
  public var cancelsDisabledControls = false
  /// Whether a control sets its flags when it has sent what they go with. Source: CT-01, CT-08,
  /// RE-61.
  public var setsControlFlagsLate = false
  /// How controls tell that a drag went in or out. Source: rulebook CT-04, CT-07, RE-62.
  public var dragsAcrossBorder = DragsAcrossBorder.apart
  /// Whether controls with a way of tracking of their own send no touch events.
  /// Source: rulebook CT-41, RE-63.
  public var valueControlsKeepTouchEvents = false
  /// Whether a control that tracks asks `point(inside:with:)` at every move. Source: CT-15, RE-64.
  public var controlsAlwaysAskInside = false
  /// When a row is selected. Source: rulebook TV-11, RE-65.
  public var selectionTime = SelectionTime.eventOver
  /// Whether a scroll view that cannot scroll holds touches back from its content all the same.
  /// Source: rulebook TV-03, TV-09, which speak of neither.
  public var idleScrollViewsDelayTouches = false
  /// For how long scroll views hold touches back from their content at most, in milliseconds; at 0
  /// they do not. Source: rulebook TV-03, RE-66.
  public var contentDelayMilliseconds = UIScrollView.contentTouchDelayMilliseconds

  /// Makes the choices that the engine makes by default.
  public init() {}
}

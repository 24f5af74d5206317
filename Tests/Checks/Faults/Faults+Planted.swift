import Conformance
import TouchEngine

/// Wrong engines that somebody planted who had read the rulebook, but none of the rules in code: wrong
/// ideas, as one has them who builds such an engine.
///
/// They measured the rules, and are kept apart from `all`. `breaks` says against which rules of the
/// rulebook each is; some of these may not be checked at all, but one of them must catch it.
extension Fault {
  /// All that were planted, chapter by chapter.
  public static let planted: [Fault] = [
    notedOnPaper, plantedInEvents, plantedInTouches, plantedInHitTesting, plantedInChain,
    plantedInDelivery, plantedInCoordination, plantedInPresses, plantedInPans, plantedInTaps,
    plantedInControls, plantedInTables, plantedInExceptions, plantedLater, plantedThird,
    plantedFourth, plantedFifth, plantedSixth, plantedSeventh,
  ].flatMap { $0 }

  /// Those that a reading of the rules had suspected of passing them all.
  private static let notedOnPaper: [Fault] = [
    Fault(planted: .pressExcludesNobody, breaks: ["GC-11", "GC-16"]),
    Fault(planted: .pressBeginsRegardless, breaks: ["GC-11", "GC-16"]),
    Fault(planted: .simultaneityOfTapsOnly, breaks: ["GC-23", "GC-39"]),
    Fault(planted: .preventionOfTapsOnly, breaks: ["GC-18", "GC-19"]),
    Fault(planted: .viewVetoOfTapsOnly, breaks: ["GC-09", "GC-10", "GC-40"]),
    Fault(planted: .delayedUntilLift, breaks: ["GR-22", "GR-24"]),
    Fault(planted: .changedAmidTelling, breaks: ["GR-05", "GR-06"]),
    Fault(planted: .disabledDelegateAsked, breaks: ["GC-05"]),
    Fault(planted: .failingPansAsked, breaks: ["GC-08"]),
  ]

  private static let plantedInEvents: [Fault] = [
    Fault(planted: .swallowedEventStillTold, breaks: ["SY-04"]),
    Fault(planted: .oneWindowPerSequence, breaks: ["RC-28", "TO-05", "TO-23", "GR-01"]),
    Fault(planted: .eventPerWindow, breaks: ["TO-17"]),
    Fault(planted: .interruptionAmidEventLost, breaks: ["EX-01", "TO-34"]),
  ]

  private static let plantedInTouches: [Fault] = [
    Fault(planted: .fingersTogetherBothTold, breaks: ["TO-25"]),
    Fault(planted: .delayEndsAfterAWhile, breaks: ["GR-20"]),
    Fault(planted: .restingTouchesRetimed, breaks: ["TO-08"]),
    Fault(planted: .tapSeriesTimedFromFirst, breaks: ["TO-14"]),
    Fault(planted: .tapCountedAtLift, breaks: ["TO-13", "TO-14"]),
    Fault(planted: .movesInScreenSpace, breaks: ["TO-06"]),
    Fault(planted: .convertsInsideOut, breaks: ["TO-06", "HT-17"]),
    Fault(planted: .geometryKeptFromDown, breaks: ["TO-06", "EX-04"]),
    Fault(planted: .previousIsStart, breaks: ["TO-07"]),
    Fault(planted: .onlyHitViewsListed, breaks: ["TO-20"]),
    Fault(planted: .touchesForViewWithSubviews, breaks: ["TO-18"]),
    Fault(planted: .sameFingerForgetsLastTouch, breaks: ["TO-11", "GR-26", "GR-27"]),
    Fault(planted: .withheldTouchKeepsViewClosed, breaks: ["TO-05", "GR-08", "RC-28"]),
    Fault(planted: .quickTapsNotHitTested, breaks: ["HT-41", "TO-22", "TO-01"]),
    Fault(planted: .movesBringFingersBack, breaks: ["TO-01", "TO-02", "EX-01"]),
    Fault(planted: .exclusiveKeepsOutOthersOnly, breaks: ["TO-30"]),
    Fault(planted: .exclusiveSparesRelatives, breaks: ["TO-29", "TO-30"]),
  ]

  private static let plantedInHitTesting: [Fault] = [
    Fault(planted: .orderKeptFromFirstTouch, breaks: ["HT-12", "HT-13"]),
    Fault(planted: .controlsHideSubviews, breaks: ["HT-01", "HT-12", "HT-23"]),
    Fault(planted: .rotatedHitInFrame, breaks: ["HT-09", "HT-16"]),
    Fault(planted: .anchorTakenForMiddle, breaks: ["HT-15", "HT-17"]),
    Fault(planted: .windowTransformIgnored, breaks: ["HT-16", "HT-17", "HT-38"]),
    Fault(planted: .removedAmidAnimationStaysClosed, breaks: ["HT-20"]),
    Fault(planted: .firstAnimationOpens, breaks: ["HT-28"]),
    Fault(planted: .closedAnswerDropped, breaks: ["HT-33"]),
    Fault(planted: .grownAreaHasNoSubviews, breaks: ["HT-32", "FB-06"]),
    Fault(planted: .windowTakesWhatNobodyWants, breaks: ["HT-37", "FB-14"]),
    Fault(planted: .shownAgainStaysBehind, breaks: ["HT-36"]),
  ]

  private static let plantedInChain: [Fault] = [
    Fault(planted: .forwardedOnce, breaks: ["RC-12", "RC-13"]),
    Fault(planted: .secondPassTakenForLoop, breaks: ["RC-12"]),
    Fault(planted: .keptBeganKeepsAll, breaks: ["RC-16"]),
    Fault(planted: .searchEndsAtWindow, breaks: ["RC-24"]),
    Fault(planted: .refusalEndsSearch, breaks: ["RC-27"]),
    Fault(planted: .scrollViewPassesCancellation, breaks: ["RC-29", "TO-12"]),
  ]

  private static let plantedInDelivery: [Fault] = [
    Fault(planted: .cancelsInOwnViewOnly, breaks: ["GR-11", "GR-12"]),
    Fault(planted: .onlyFirstTouchTaken, breaks: ["GR-11", "GR-12"]),
    Fault(planted: .cancelsAtEndOfGesture, breaks: ["GR-12", "KR-23"]),
    Fault(planted: .cancellationToRecognizersView, breaks: ["GR-17", "TO-11"]),
    Fault(planted: .oneFailureReleases, breaks: ["GR-20", "GR-24"]),
    Fault(planted: .secondFingerEndsDelay, breaks: ["GR-20"]),
    Fault(planted: .timersReleaseNothing, breaks: ["GR-22", "GR-27", "GR-30"]),
    Fault(planted: .recognizersWithinController, breaks: ["GR-01"]),
    Fault(planted: .recognizersAlongChain, breaks: ["GR-01"]),
    Fault(planted: .stateRestoredAfterAction, breaks: ["EX-06", "EX-09", "GR-33"]),
    Fault(planted: .oneActionPerTarget, breaks: ["GR-47"]),
    Fault(planted: .liftedFingersCount, breaks: ["GR-51"]),
    Fault(planted: .locationIsMiddleOfBox, breaks: ["GR-51"]),
  ]

  private static let plantedInCoordination: [Fault] = [
    Fault(planted: .sameViewNotExcluded, breaks: ["GC-11", "GC-14", "KR-54"]),
    Fault(planted: .innerOnesNotExcluded, breaks: ["GC-11", "GC-16"]),
    Fault(planted: .discreteLeavesContinuousAlone, breaks: ["GC-11", "GC-18"]),
    Fault(planted: .onlyActiveSideAllows, breaks: ["GC-23", "GC-39"]),
    Fault(planted: .canBePreventedNotAsked, breaks: ["GC-18", "GC-19"]),
    Fault(planted: .togetherOnlyLatestChanges, breaks: ["GC-39", "KR-27"]),
    Fault(planted: .oneFailureIsEnough, breaks: ["GC-27"]),
    Fault(planted: .requirementUsedUp, breaks: ["GC-30", "GC-27"]),
    Fault(planted: .requirementsRemembered, breaks: ["GC-31"]),
    Fault(planted: .furtherTouchesNotAsked, breaks: ["GC-01", "GC-02"]),
    Fault(planted: .vetoedStayPossible, breaks: ["GC-07"]),
    Fault(planted: .waitingEndsAtLift, breaks: ["GC-27", "GC-35"]),
  ]

  private static let plantedInPresses: [Fault] = [
    Fault(planted: .pressTimerNotStopped, breaks: ["KR-16"]),
    Fault(planted: .tremblingRestartsPress, breaks: ["KR-15"]),
    Fault(planted: .pressMeasuredByStep, breaks: ["KR-18"]),
    Fault(planted: .pressTimedFromFirstFinger, breaks: ["KR-15", "KR-16"]),
    Fault(planted: .pressChangesBeyondAllowanceOnly, breaks: ["KR-19"]),
  ]

  private static let plantedInPans: [Fault] = [
    Fault(planted: .liftedFingersBegin, breaks: ["KR-33"]),
    Fault(planted: .secondFingerRestartsPan, breaks: ["KR-29", "KR-30"]),
    Fault(planted: .panFollowsFirstFinger, breaks: ["KR-29", "KR-30"]),
    Fault(planted: .translationOfSuperview, breaks: ["KR-28", "KR-29"]),
    Fault(planted: .translationKeptFromLast, breaks: ["KR-28"]),
    Fault(planted: .velocityOfWholeGesture, breaks: ["KR-35"]),
    Fault(planted: .velocityInWindow, breaks: ["KR-35"]),
    Fault(planted: .setTranslationStopsVelocity, breaks: ["KR-35"]),
    Fault(planted: .edgesOfView, breaks: ["KR-55"]),
    Fault(planted: .rotationJumpsAtHalfTurn, breaks: ["KR-51"]),
    Fault(planted: .scaleOfLastMove, breaks: ["KR-48"]),
    Fault(planted: .rebaseNeedsHysteresis, breaks: ["KR-52"]),
  ]

  private static let plantedInTaps: [Fault] = [
    Fault(planted: .tapTimerNotStopped, breaks: ["KR-02", "KR-05"]),
    Fault(planted: .tapPathSummed, breaks: ["KR-03"]),
    Fault(planted: .fingersGatheredOverTaps, breaks: ["KR-09"]),
    Fault(planted: .surplusFingerForgiven, breaks: ["KR-08", "EX-17"]),
    Fault(planted: .liftDistanceUnchecked, breaks: ["KR-03"]),
    Fault(planted: .lostDirectionsKept, breaks: ["KR-38", "KR-39"]),
    Fault(planted: .swipeTimedFromMovement, breaks: ["KR-41"]),
    Fault(planted: .swipeOfTheMiddle, breaks: ["KR-44"]),
    Fault(planted: .retreatingLoses, breaks: ["KR-42"]),
  ]

  private static let plantedInControls: [Fault] = [
    Fault(planted: .anyLiftEndsTracking, breaks: ["CT-13", "CT-06"]),
    Fault(planted: .insideKeptFromLastTouch, breaks: ["CT-14", "CT-10"]),
    Fault(planted: .repeatInsteadOfDown, breaks: ["CT-03", "CT-01"]),
    Fault(planted: .stoppedTrackingCancels, breaks: ["CT-05"]),
    Fault(planted: .knobProtectedWhereItWas, breaks: ["CT-32"]),
    Fault(planted: .everyTapIsTheControls, breaks: ["CT-33"]),
    Fault(planted: .laterEventsReplaceEarlier, breaks: ["CT-18"]),
    Fault(planted: .sendingWithinSendingLost, breaks: ["CT-25"]),
  ]

  private static let plantedInTables: [Fault] = [
    Fault(planted: .nestedScrollViewsBothScroll, breaks: ["GC-11", "TV-10"]),
    Fault(planted: .rowUnderLiftSelected, breaks: ["TV-04", "TV-11"]),
    Fault(planted: .anyLiftSelects, breaks: ["TV-11"]),
    Fault(planted: .selectedRowStaysSilent, breaks: ["TV-04"]),
    Fault(planted: .rowSubviewsSelectNothing, breaks: ["TV-04"]),
    Fault(planted: .delayTimerRemembered, breaks: ["TV-02", "TV-09", "TV-03"]),
  ]

  private static let plantedInExceptions: [Fault] = [
    Fault(planted: .interruptsKeyWindowOnly, breaks: ["EX-01", "TO-34"]),
    Fault(planted: .interruptionViewsFirst, breaks: ["TO-34", "EX-01"]),
    Fault(planted: .hiddenWindowGetsNothing, breaks: ["EX-03", "TO-05", "TO-11"]),
    Fault(planted: .disabledOnlyPauses, breaks: ["EX-06", "EX-07", "EX-08"]),
    Fault(planted: .detachedSendNothing, breaks: ["EX-09"]),
  ]
}

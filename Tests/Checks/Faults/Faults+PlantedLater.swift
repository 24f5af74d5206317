import Conformance
import TouchEngine

/// Wrong engines that were planted when the rules had learned from the first ones: by a third hand,
/// which had read the rulebook and the engine, but none of the rules in code.
extension Fault {
  /// All that were planted later, chapter by chapter.
  static let plantedLater: [Fault] = [
    plantedLaterInHitTesting, plantedLaterInTouches, plantedLaterInChain, plantedLaterInDelivery,
    plantedLaterInCoordination, plantedLaterInKinds, plantedLaterInControls, plantedLaterInTables,
    plantedLaterInExceptions,
  ].flatMap { $0 }

  private static let plantedLaterInHitTesting: [Fault] = [
    Fault(planted: .hitKeptForPoint, breaks: ["HT-41", "TO-22", "HT-04"]),
    Fault(planted: .scalesNotUndone, breaks: ["HT-15", "HT-17"]),
    Fault(planted: .emptyViewsAreGroups, breaks: ["HT-11", "HT-21"]),
    Fault(planted: .idleControlsPassed, breaks: ["HT-31"]),
    Fault(planted: .insideFromZero, breaks: ["HT-10"]),
    Fault(planted: .windowsHaveNoGates, breaks: ["HT-38", "HT-05", "HT-06"]),
    Fault(planted: .laterFingersStayInWindow, breaks: ["HT-36", "TO-22"]),
    Fault(planted: .addedAgainStaysInPlace, breaks: ["HT-12", "HT-13"]),
  ]

  private static let plantedLaterInTouches: [Fault] = [
    Fault(planted: .lastLocationShared, breaks: ["TO-07"]),
    Fault(planted: .thirdTapCountsOne, breaks: ["TO-14"]),
    Fault(planted: .liftsWhereItMovedLast, breaks: ["TO-06", "CT-06"]),
    Fault(planted: .onlyFirstViewTold, breaks: ["TO-05", "TO-11", "TO-23"]),
    Fault(planted: .keptOutUntilMoved, breaks: ["TO-12", "TO-25", "TO-29"]),
    Fault(planted: .onePhasePerEvent, breaks: ["TO-05", "TO-11", "RC-28"]),
    Fault(planted: .newFingerTakesOver, breaks: ["TO-05", "TO-25"]),
  ]

  private static let plantedLaterInChain: [Fault] = [
    Fault(planted: .onlyRootControllersInChain, breaks: ["RC-01", "RC-05"]),
    Fault(planted: .movesNotForwarded, breaks: ["RC-12", "RC-13"]),
    Fault(planted: .oneTouchForwarded, breaks: ["RC-12"]),
    Fault(planted: .viewsWithRecognizersKeep, breaks: ["RC-12", "RC-13"]),
  ]

  private static let plantedLaterInDelivery: [Fault] = [
    Fault(planted: .restingFingersMoveToo, breaks: ["TO-09"]),
    Fault(planted: .begunTakeNoMoreFingers, breaks: ["GR-01"]),
    Fault(planted: .failedNotReset, breaks: ["GR-41"]),
    Fault(planted: .delayedThenCancelled, breaks: ["GR-21"]),
    Fault(planted: .onlyHitViewsDelay, breaks: ["GR-20", "GR-21", "GR-24"]),
    Fault(planted: .waitingReleasesEnd, breaks: ["GR-25", "GC-38"]),
    Fault(planted: .everyFingerInViewCounts, breaks: ["GC-06", "GR-51"]),
    Fault(planted: .ignoredForOneEvent, breaks: ["GR-16", "GR-51"]),
    Fault(planted: .resetWaitsForAllFingers, breaks: ["GR-01", "GR-41", "KR-02", "EX-23"]),
    Fault(planted: .onlyLatestOfHeldTold, breaks: ["GR-22", "GR-23", "TO-12"]),
    Fault(planted: .waitingHearsNothing, breaks: ["GR-01", "GR-07", "GR-39", "TO-20"]),
    Fault(planted: .refusedStillDelays, breaks: ["GC-02", "GR-22", "RC-28"]),
    Fault(planted: .takesAllTouchesInView, breaks: ["GR-16", "GC-02"]),
    Fault(planted: .locationKeptFromBegin, breaks: ["GR-51"]),
  ]

  private static let plantedLaterInCoordination: [Fault] = [
    Fault(planted: .oneYesAllowsAll, breaks: ["GC-11", "GC-18"]),
    Fault(planted: .togetherEndTogether, breaks: ["GC-39", "KR-31", "SY-07"]),
    Fault(planted: .requirementsWithinViewOnly, breaks: ["GC-27", "GC-35"]),
    Fault(planted: .requirementsAreTransitive, breaks: ["GC-28"]),
    Fault(planted: .onlyClaimantsDismissed, breaks: ["GC-11", "GC-21"]),
    Fault(planted: .onlyFirstFingersViewAsked, breaks: ["GC-09", "GC-40"]),
    Fault(planted: .askedToBeginAtTouchDown, breaks: ["GC-07", "GC-08"]),
    Fault(planted: .simultaneityLiftsRequirements, breaks: ["GC-27"]),
    Fault(planted: .vetoFailsWaiters, breaks: ["GC-28"]),
    Fault(planted: .canPreventNotAsked, breaks: ["GC-18", "GC-19", "GC-20"]),
  ]

  private static let plantedLaterInKinds: [Fault] = [
    Fault(planted: .tapsCountedByTouch, breaks: ["KR-02", "KR-06"]),
    Fault(planted: .laterTapsWithFewerFingers, breaks: ["KR-09"]),
    Fault(planted: .pressCancelledOutside, breaks: ["KR-19", "KR-20"]),
    Fault(planted: .panEndsOutside, breaks: ["KR-27", "KR-31"]),
    Fault(planted: .panPathSummed, breaks: ["KR-26"]),
    Fault(planted: .panHysteresisOnce, breaks: ["KR-25", "KR-26"]),
    Fault(planted: .changedByEachFinger, breaks: ["KR-27"]),
    Fault(planted: .swipeInOneStep, breaks: ["KR-38", "KR-39"]),
    Fault(planted: .pinchByMovement, breaks: ["KR-47"]),
    Fault(planted: .directionKnownToHalfTurn, breaks: ["KR-51", "KR-52"]),
    Fault(planted: .edgePanFromAnyEdge, breaks: ["KR-55"]),
  ]

  private static let plantedLaterInControls: [Fault] = [
    Fault(planted: .anyMoveDrags, breaks: ["CT-13"]),
    Fault(planted: .insideMeansHit, breaks: ["CT-06", "CT-15"]),
    Fault(planted: .noHighlightOnReturn, breaks: ["CT-11"]),
    Fault(planted: .cancelEndsTracking, breaks: ["CT-08", "CT-37"]),
    Fault(planted: .nextFingerTracked, breaks: ["CT-13"]),
    Fault(planted: .idleControlsUnprotected, breaks: ["CT-29", "CT-31"]),
    Fault(planted: .cancelWithoutTracking, breaks: ["CT-02", "CT-12"]),
  ]

  private static let plantedLaterInTables: [Fault] = [
    Fault(planted: .cancelledPressKept, breaks: ["TV-02", "TV-11"]),
    Fault(planted: .heldBackFromRecognizers, breaks: ["GR-01", "TV-03"]),
    Fault(planted: .rowsHearTheirControls, breaks: ["RC-20"]),
  ]

  private static let plantedLaterInExceptions: [Fault] = [
    Fault(planted: .disabledSendNothing, breaks: ["EX-06"]),
    Fault(planted: .enabledUnderFingersStaysDeaf, breaks: ["EX-23"]),
    Fault(planted: .interruptionKeptFromRecognizers, breaks: ["TO-34", "EX-01"]),
  ]
}

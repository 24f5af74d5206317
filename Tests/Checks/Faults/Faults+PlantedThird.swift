import Conformance
import TouchEngine

/// Wrong engines that were planted when the rules had learned from those before: ordinary slips of an
/// engineer who builds a touch stack, thought of before anything was mended for them.
extension Fault {
  /// All that were planted third, chapter by chapter.
  static let plantedThird: [Fault] = [
    plantedThirdInTouches, plantedThirdInDelivery, plantedThirdInCoordination,
    plantedThirdInKinds, plantedThirdInControls, plantedThirdInExceptions,
  ].flatMap { $0 }

  private static let plantedThirdInTouches: [Fault] = [
    Fault(planted: .locationsRounded, breaks: ["TO-06"]),
    Fault(planted: .multipleTouchOfSuperview, breaks: ["TO-25", "TO-27"]),
    Fault(planted: .exclusiveUntilAllUp, breaks: ["TO-05", "GR-08", "RC-28"]),
    Fault(planted: .thirdFingerLost, breaks: ["TO-05", "TO-23", "RC-28", "GR-08"]),
    Fault(planted: .movesThrottled, breaks: ["TO-05", "RC-28"]),
    Fault(planted: .smallMovesDropped, breaks: ["TO-05", "RC-28"]),
    Fault(planted: .bringToFrontSwaps, breaks: ["HT-12", "HT-13"]),
    Fault(planted: .levelsAboveNormalAreEqual, breaks: ["HT-36"]),
    Fault(planted: .scrollBeforeTransform, breaks: ["HT-15", "HT-17"]),
    Fault(planted: .cancelledSkipsControllers, breaks: ["RC-12", "GR-17"]),
    Fault(planted: .dragsOutsidePassedOn, breaks: ["RC-20"]),
  ]

  private static let plantedThirdInDelivery: [Fault] = [
    Fault(planted: .delayHoldsWholeView, breaks: ["TO-05", "GC-02", "GR-08"]),
    Fault(planted: .takenViewStaysClosed, breaks: ["TO-05", "GR-08", "RC-28"]),
    Fault(planted: .countKeptFromBegin, breaks: ["GR-51"]),
    Fault(planted: .vetoCancelsTouch, breaks: ["GC-07", "GC-40"]),
    Fault(planted: .waitingTakesTouches, breaks: ["GC-27", "GR-14"]),
    Fault(planted: .disabledKeepsCount, breaks: ["EX-23", "GR-41"]),
    Fault(planted: .excludedStayDeaf, breaks: ["GR-01", "KR-47", "KR-02", "KR-51"]),
    Fault(planted: .oneTimerPerView, breaks: ["KR-05", "KR-15", "GR-27"]),
  ]

  private static let plantedThirdInCoordination: [Fault] = [
    Fault(planted: .requirementsAreMutual, breaks: ["GC-27", "KR-02", "KR-38"]),
    Fault(planted: .preventionReversed, breaks: ["GC-18", "GC-19", "GC-20"]),
    Fault(planted: .dynamicRequirementsReversed, breaks: ["GC-31"]),
    Fault(planted: .vetoRemembered, breaks: ["GC-07", "GC-10"]),
    Fault(planted: .pinchAndRotationTogether, breaks: ["GC-11", "GC-18"]),
    Fault(planted: .ownClassExcludesNobody, breaks: ["GC-11", "GC-18"]),
    Fault(planted: .ownClassCancelsNothing, breaks: ["GR-11", "GR-12"]),
    Fault(planted: .ownClassNotAsked, breaks: ["GC-07", "GC-40"]),
  ]

  private static let plantedThirdInKinds: [Fault] = [
    Fault(planted: .pressCancelledBySecondFinger, breaks: ["KR-19", "KR-20"]),
    Fault(planted: .shortPressesLast, breaks: ["KR-15"]),
    Fault(planted: .pressAllowanceFixed, breaks: ["KR-18"]),
    Fault(planted: .panAxisLocked, breaks: ["KR-29"]),
    Fault(planted: .stillMiddleIsNoChange, breaks: ["KR-27"]),
    Fault(planted: .translationOfLastMove, breaks: ["KR-29"]),
    Fault(planted: .velocityHasNoSign, breaks: ["KR-35"]),
    Fault(planted: .pinchMeasuresWidth, breaks: ["KR-47", "KR-48"]),
    Fault(planted: .rotationInDegrees, breaks: ["KR-51"]),
  ]

  private static let plantedThirdInControls: [Fault] = [
    Fault(planted: .dragOutsideEndsTracking, breaks: ["CT-04", "CT-06"]),
    Fault(planted: .onceOutsideStaysOutside, breaks: ["CT-04", "CT-06"]),
    Fault(planted: .highlightAfterCancel, breaks: ["CT-08"]),
    Fault(planted: .sliderKeepsWholeTrack, breaks: ["CT-32", "CT-33"]),
    Fault(planted: .sliderKeepsDragsAcross, breaks: ["CT-32", "CT-33"]),
    Fault(planted: .secondFingerSendsDown, breaks: ["CT-13", "CT-10"]),
  ]

  private static let plantedThirdInExceptions: [Fault] = [
    Fault(planted: .delayOnlyForControls, breaks: ["TV-03"]),
    Fault(planted: .interruptionOfFirstFinger, breaks: ["EX-01", "TO-34"]),
    Fault(planted: .interruptionSparesControls, breaks: ["EX-01", "TO-11"]),
  ]
}

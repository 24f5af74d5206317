import Conformance

/// Wrong ways to tell recognizers and views of touches, and to pass them on.
extension Fault {
  static let delivery: [Fault] = [
    Fault(
      .viewFollowsFinger, breaks: ["TO-04", "HT-42", "TO-05"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      "view-loses-finger", of: .viewFollowsFinger,
      "A view gets no calls while its finger is in another view.",
      breaks: ["TO-05"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .previousLocationLost, breaks: ["TO-07"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .tapsNotCounted, breaks: ["TO-14"], smallest: SceneSize(views: 0, recognizers: 0, samples: 3)),
    Fault(
      .viewsGetAllTouches, breaks: ["TO-23", "TO-09"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2)),
    Fault(
      .secondFingerDelivered, breaks: ["TO-25"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      .viewToldFirst, breaks: ["GR-02"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .noCancelAfterRecognize, breaks: ["GR-11"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .cancelAlthoughToldNotTo, breaks: ["GR-13"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .cancelBeforeAction, breaks: ["GR-06"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .endAndCancel, breaks: ["GR-11", "TO-11"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .delaysBeganIgnored, breaks: ["GR-20", "GR-22", "GR-24"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .undeliveredCancelled, breaks: ["GR-21", "TO-12"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .delaysEndedIgnored, breaks: ["GR-25", "GR-30", "GC-38"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .superviewsRecognizersDeaf, breaks: ["GR-01"],
      smallest: SceneSize(views: 1, recognizers: 1, samples: 1)),
    Fault(
      .windowRecognizersDeaf, breaks: ["GR-01"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .siblingsRecognizersTold, breaks: ["GR-01"],
      smallest: SceneSize(views: 2, recognizers: 1, samples: 1)),
    Fault(
      .disabledRecognizerTold, breaks: ["GC-05", "GR-01"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .recognizersCancelledToo, breaks: ["GR-46", "GR-19"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
  ]

  static let chain: [Fault] = [
    Fault(
      .touchesNotForwarded, breaks: ["RC-12", "RC-13", "RC-15", "RC-16"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .viewsNeedRecognizers, breaks: ["RC-28", "RC-13", "TO-11"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .scrollViewsPassTouchesOn, breaks: ["RC-29"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 2), scope: .everything),
    Fault(
      .closedViewsSkipped, breaks: ["RC-18"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .controllersLeftOut, breaks: ["RC-01", "RC-03", "RC-05"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .delegateLeftOut, breaks: ["RC-08"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ),
    Fault(
      .nilTargetSkipsControl, breaks: ["RC-24", "CT-23"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .nilTargetAll, breaks: ["RC-24", "CT-23"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
  ]
}

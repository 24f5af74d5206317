import Conformance

/// Wrong ways to decide which recognizers recognize.
extension Fault {
  static let recognition: [Fault] = [
    Fault(
      .recognizesAtTouchDown, breaks: ["KR-02", "GR-36"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .tapWithoutTimeLimit, breaks: ["GR-52", "KR-05"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .tapWithoutDistanceLimit, breaks: ["KR-03"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .tapWithAnyFingers, breaks: ["KR-08"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 4)),
    Fault(
      .actionOnFailure, breaks: ["GR-36"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ),
    Fault(
      .actionTwice, breaks: ["GR-38"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .neverReset, breaks: ["GR-41", "GR-31", "GR-39"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
    Fault(
      .decidedStillTold, breaks: ["GR-40"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 3)),
  ]

  static let ownClasses: [Fault] = [
    Fault(
      .changesMustBeSet, breaks: ["GR-53"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .recognizersPassTouchesOn, breaks: ["GR-54"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
  ]

  static let coordination: [Fault] = [
    Fault(
      .bothNestedTaps, breaks: ["GC-11", "GC-12", "GC-14"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .outerTapWins, breaks: ["GC-12"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)),
    Fault(
      .shouldReceiveIgnored, breaks: ["GC-02"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .shouldBeginIgnored, breaks: ["GC-07", "GC-10", "GC-40"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .viewVetoIgnored, breaks: ["GC-09", "GC-10", "GC-40"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .preventionIgnored, breaks: ["GC-18", "GC-19", "GC-20"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .bothMustAllow, breaks: ["GC-23", "GC-18"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .neverSimultaneous, breaks: ["GC-23", "GC-24", "GC-18", "GC-39"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .tapPreventsDoubleTap, breaks: ["GC-20", "GC-36"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .preventedIsCancelled, breaks: ["GC-21", "GR-32"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
  ]
}

import Conformance

/// Wrong ways of scroll views and tables.
extension Fault {
  static let scrolling: [Fault] = [
    Fault(
      .rowSelectedWhenCancelled, breaks: ["TV-01"],
      smallest: SceneSize(views: 2, recognizers: 1, samples: 2)),
    Fault(
      .rowSelectedAtDown, breaks: ["TV-11", "TV-02"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 2)),
    Fault(
      .contentDelay20ms, breaks: ["TV-03"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .contentDelay600ms, breaks: ["TV-03"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .longPressSelectsNothing, breaks: ["TV-04"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 2)),
    Fault(
      .cellsHit, breaks: ["TV-07", "TV-05"],
      smallest: SceneSize(views: 3, recognizers: 0, samples: 1)),
    Fault(
      "content-view-not-spared", of: .shouldReceiveIgnored,
      "A tap recognizes touches of content views that it refuses.",
      breaks: ["TV-05"], smallest: SceneSize(views: 3, recognizers: 1, samples: 2)),
    Fault(
      .liftInDelayLost, breaks: ["TV-03", "TV-06", "TV-05", "TV-08"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 2)),
    Fault(
      "buttons-lose-in-tables", of: .parentTapBeatsButton,
      "A tap above a table takes the touches of its buttons.",
      breaks: ["TV-08"], smallest: SceneSize(views: 2, recognizers: 1, samples: 2)),
    Fault(
      .delaysContentAlways, breaks: ["TV-09"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    // Two touch samples are enough, but then somebody has to wait, which is one choice more than a lift.
    Fault(
      .scrollingCancelsNothing, breaks: ["TV-10"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 3)),
  ]
}

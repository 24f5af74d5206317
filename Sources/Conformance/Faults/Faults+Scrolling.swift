/// Wrong ways of scroll views and tables.
extension Fault {
  static let scrolling: [Fault] = [
    Fault(
      "row-selected-when-cancelled", "A row is selected although a tap takes its touch.",
      breaks: ["TV-01"], smallest: SceneSize(views: 2, recognizers: 1, samples: 2)
    ) { $0.scrolling.selectsRow = .liftOrCancellation },
    Fault(
      "row-selected-at-down", "A row is selected when the finger comes down.",
      breaks: ["TV-02"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)
    ) { $0.scrolling.selectsRow = .touchDown },
    Fault(
      "content-hears-at-once", "Scroll views do not hold touches back from their content.",
      breaks: ["TV-03"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.scrolling.delaysContentTouches = .never },
    Fault(
      "content-delay-20ms", "Scroll views hold touches back for 20 milliseconds only.",
      breaks: ["TV-03"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.scrolling.contentTouchDelayMilliseconds = 20 },
    Fault(
      "content-delay-600ms", "Scroll views hold touches back for 600 milliseconds.",
      breaks: ["TV-03"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.scrolling.contentTouchDelayMilliseconds = 600 },
    Fault(
      "long-press-selects-nothing", "A row that is held for long is not selected.",
      breaks: ["TV-04"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)
    ) { $0.scrolling.selectsRow = .liftOfTap },
    Fault(
      "cells-hit", "A touch of a row hits the cell, and not its content view.",
      breaks: ["TV-07", "TV-05"], smallest: SceneSize(views: 3, recognizers: 0, samples: 1)
    ) { $0.scrolling.hitsContentViews = false },
    Fault(
      "content-view-not-spared", "A tap recognizes touches of content views that it refuses.",
      breaks: ["TV-05"], smallest: SceneSize(views: 3, recognizers: 1, samples: 2)
    ) { $0.gestures.heedsShouldReceive = false },
    Fault(
      "lift-in-delay-lost", "A quick tap does not reach the content at all.",
      breaks: ["TV-06", "TV-05", "TV-08"], smallest: SceneSize(views: 3, recognizers: 1, samples: 2)
    ) { $0.scrolling.endsContentDelayAtLift = false },
    Fault(
      "buttons-lose-in-tables", "A tap above a table takes the touches of its buttons.",
      breaks: ["TV-08"], smallest: SceneSize(views: 2, recognizers: 1, samples: 2)
    ) { $0.controls.protection = .none },
    Fault(
      "delays-content-always", "Content touches are delayed against delaysContentTouches = false.",
      breaks: ["TV-09"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.scrolling.delaysContentTouches = .always },
    Fault(
      "scrolling-cancels-nothing", "Scrolling leaves the touch to the content.",
      breaks: ["TV-10"], smallest: SceneSize(views: 2, recognizers: 0, samples: 2)
    ) { $0.scrolling.cancelsContentTouches = false },
  ]
}

/// Wrong ways of recognizers with one another over time: who waits for whom, who comes too late, and
/// which touches and events are not theirs.
extension Fault {
  static let requirements: [Fault] = [
    Fault(
      "requirements-ignored", "A recognizer does not wait for those whose failure it requires.",
      breaks: ["GC-27", "GC-30", "GC-35", "GC-38"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.heedsFailureRequirements = false },
    Fault(
      "only-own-delegate-requires",
      "The delegate of the one that would have to fail has no say in who waits for it.",
      breaks: ["GC-31", "GC-33"], smallest: SceneSize(views: 0, recognizers: 2, samples: 2)
    ) { $0.gestures.dynamicRequirements = .own },
    Fault(
      "only-other-delegate-requires", "The delegate of the one that would wait has no say in it.",
      breaks: ["GC-31", "GC-33"], smallest: SceneSize(views: 0, recognizers: 2, samples: 3)
    ) { $0.gestures.dynamicRequirements = .ofOther },
    Fault(
      "class-requirements-ignored", "Classes cannot make recognizers wait for one another.",
      breaks: ["GC-32"], smallest: SceneSize(views: 0, recognizers: 2, samples: 1)
    ) { $0.gestures.heedsClassRequirements = false },
    Fault(
      "waits-although-recognized",
      "A recognizer does not fail when one recognizes whose failure it requires.",
      breaks: ["GC-29"], smallest: SceneSize(views: 0, recognizers: 2, samples: 1)
    ) { $0.gestures.failsWhenRequiredOneRecognizes = false },
  ]

  static let lateness: [Fault] = [
    Fault(
      "later-ones-recognize", "A recognizer may begin although another has recognized its touch.",
      breaks: ["GC-16"], smallest: SceneSize(views: 1, recognizers: 2, samples: 4)
    ) { $0.gestures.excludesLaterRecognizers = false },
    Fault(
      "active-ones-cancelled", "A gesture that goes on is cancelled when another is recognized.",
      breaks: ["GC-17"], smallest: SceneSize(views: 0, recognizers: 2, samples: 1)
    ) { $0.gestures.cancelsActiveRecognizers = true },
    Fault(
      "recognizers-join-late", "A recognizer gets touches that were down when it came.",
      breaks: ["GR-09"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.delivery.recognizersJoinLate = true },
    Fault(
      "event-refusal-ignored", "A recognizer gets touches of events that its delegate refused.",
      breaks: ["GC-03"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.heedsShouldReceiveEvent = false },
    Fault(
      "ignored-touches-taken", "A recognizer uses touches that it ignores.",
      breaks: ["GR-16", "GC-06"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.gestures.heedsIgnoring = false },
  ]
}

import Conformance

/// Wrong engines that two scenes show which mean the same, and are not told alike.
extension Fault {
  static let relations: [Fault] = [
    Fault(
      "hidden-view-counts", of: .hiddenHit, "A hidden view takes touches from what is behind it.",
      breaks: ["M-1"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      "container-separates", of: .siblingsRecognizersTold,
      "The recognizers of siblings get the touch, in whatever container.",
      breaks: ["M-2"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .windowPlaceIgnored, breaks: ["M-3"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .timersWaitForFrames, breaks: ["M-4"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      "moves-change-view", of: .viewFollowsFinger,
      "A touch belongs to whatever view each of its moves is in.",
      breaks: ["M-5"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)),
    Fault(
      "order-beside-counts", of: .pointNotConverted,
      "Subviews beside one another are asked as if they were at one place.",
      breaks: ["M-6"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .lowestFingerCounts, breaks: ["M-7"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .firstToldWins, breaks: ["M-8"], smallest: SceneSize(views: 2, recognizers: 2, samples: 2)),
  ]
}

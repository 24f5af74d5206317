/// Wrong engines that two scenes show which mean the same, and are not told alike.
extension Fault {
  static let relations: [Fault] = [
    Fault(
      "hidden-view-counts", "A hidden view takes touches from what is behind it.",
      breaks: ["M-1"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.hitsHiddenViews = true },
    Fault(
      "container-separates", "The recognizers of siblings get the touch, in whatever container.",
      breaks: ["M-2"], smallest: SceneSize(views: 2, recognizers: 1, samples: 1)
    ) { $0.delivery.recognizers = .pathAndSiblings },
    Fault(
      "window-place-ignored", "Windows take the point of the screen for one of their own.",
      breaks: ["M-3"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ) { $0.hitTesting.convertsPointToWindow = false },
    Fault(
      "timers-wait-for-frames", "Timers fire with the frames of a display, 16 ms apart.",
      breaks: ["M-4"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.system.timerStep = 16 },
    Fault(
      "moves-change-view", "A touch belongs to whatever view each of its moves is in.",
      breaks: ["M-5"], smallest: SceneSize(views: 0, recognizers: 0, samples: 2)
    ) { $0.delivery.keepsView = false },
    Fault(
      "order-beside-counts", "Subviews beside one another are asked as if they were at one place.",
      breaks: ["M-6"], smallest: SceneSize(views: 2, recognizers: 0, samples: 1)
    ) { $0.hitTesting.convertsPoint = false },
    Fault(
      "lowest-finger-counts", "A recognizer is where its finger with the lowest number is.",
      breaks: ["M-7"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.location = .lowestFinger },
    Fault(
      "first-told-wins", "Of nested taps the one is recognized that hears of the touch first.",
      breaks: ["M-8"], smallest: SceneSize(views: 1, recognizers: 2, samples: 2)
    ) { $0.gestures.winner = .firstTold },
  ]
}

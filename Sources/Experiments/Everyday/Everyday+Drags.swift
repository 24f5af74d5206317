import TouchScript

/// Everyday conflicts of pans, swipes and what scrolls.
extension Experiment {
  static let everydayDrags = [
    panInScrollView, nestedScrollViews, sliderUnderPan, swipes, sheet,
  ]

  // MARK: A pan in a scroll view

  private static func panInScrollView(simultaneous: Bool = false) -> Scenario {
    Scenario {
      Window("window", screen) {
        ScrollView("list", screen) {
          View("card", Rect(20, 40, 280, 200))
            .pan("drag", delegate: simultaneous ? .init(simultaneousWith: ["scroll"]) : nil)
        }
        .contentSize(Size(320, 2_000)).scrollPan("scroll")
      }
    } script: {
      Down(at: Point(100, 200))
      After(30)
      Move(to: Point(100, 160))
      After(30)
      Move(to: Point(100, 100))
      After(30)
      Up()
    }.playedOut
  }

  private static let panInScrollView = Experiment(
    "pan-in-scroll-view", panInScrollView(),
    Conflict(
      "I put a pan on a view in a scroll view. Why does the list not scroll there any more?",
      shows: ["recognized drag", "not recognized scroll"],
      why:
        "Both are pans and see the same move; of recognizers that exclude each other the one nearest "
        + "to the view that was hit wins.",
      cures: [
        .init(
          "the delegate of drag allows both (shouldRecognizeSimultaneouslyWith)",
          panInScrollView(simultaneous: true), shows: ["recognized drag", "recognized scroll"])
      ]))

  // MARK: Scroll views in scroll views

  private static func nestedScrollViews(innerScrolls: Bool = true) -> Scenario {
    Scenario {
      Window("window", screen) {
        ScrollView("page", screen) {
          ScrollView("text", Rect(20, 40, 280, 200)).contentSize(Size(280, 900))
            .isScrollEnabled(innerScrolls).scrollPan("textPan")
        }
        .contentSize(Size(320, 2_000)).scrollPan("pagePan")
      }
    } script: {
      Down(at: Point(100, 200))
      After(30)
      Move(to: Point(100, 160))
      After(30)
      Move(to: Point(100, 100))
      After(30)
      Up()
    }.playedOut
  }

  private static let nestedScrollViews = Experiment(
    "nested-scroll-views", nestedScrollViews(),
    Conflict(
      "A scroll view is in another one, and both scroll the same way. Which of them moves?",
      shows: ["recognized textPan", "not recognized pagePan"],
      why:
        "The pans of both see the move at once, and the inner one is nearer to the view that was hit.",
      cures: [
        .init(
          "text.isScrollEnabled = false", nestedScrollViews(innerScrolls: false),
          shows: ["not recognized textPan", "recognized pagePan"])
      ]))

  // MARK: A slider under a pan

  private static func sliderUnderPan(delegate: Scenario.Recognizer.Delegate? = nil) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("player", screen) { Slider("volume", Rect(60, 200, 200, 31)) }
          .pan("dismiss", delegate: delegate)
      }
    } script: {
      Down(at: Point(70, 215))
      After(40)
      Move(to: Point(72, 260))
      After(40)
      Move(to: Point(74, 320))
      After(40)
      Up()
    }.playedOut
  }

  private static let sliderUnderPan = Experiment(
    "slider-under-pan", sliderUnderPan(),
    Conflict(
      "The player has a pan to dismiss it, and a slider. Why does dragging from the slider dismiss it?",
      shows: ["recognized dismiss", "cancelled volume"],
      why:
        "A slider keeps drags along its track. The pan gets a drag across the track, and "
        + "cancels the slider's touch.",
      cures: [
        .init(
          "the delegate of dismiss refuses touches of the slider (shouldReceive)",
          sliderUnderPan(delegate: .init(refusesTouchesIn: ["volume"])),
          shows: ["not recognized dismiss", "not cancelled volume"])
      ]))

  // MARK: Swipes

  private static func swipes(simultaneous: Bool = false) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("page", screen) {
          View("row", Rect(0, 100, 320, 60)).swipe(
            "deleteRow", directions: [.left],
            delegate: simultaneous ? .init(simultaneousWith: ["nextPage"]) : nil)
        }
        .swipe("nextPage", directions: [.left])
      }
    } script: {
      Down(at: Point(280, 130))
      After(40)
      Move(to: Point(200, 130))
      After(40)
      Move(to: Point(120, 130))
      After(40)
      Up()
    }.playedOut
  }

  private static let swipes = Experiment(
    "page-swipe-and-row-swipe", swipes(),
    Conflict(
      "A row and the page around it both have a swipe to the left. Which of them gets it?",
      shows: ["recognized deleteRow", "not recognized nextPage"],
      why:
        "Both recognize with the same move; they exclude each other, and the row's is nearer to the "
        + "view that was hit.",
      cures: [
        .init(
          "the delegate of deleteRow allows both (shouldRecognizeSimultaneouslyWith)",
          swipes(simultaneous: true), shows: ["recognized deleteRow", "recognized nextPage"])
      ]))

  // MARK: A sheet

  private static func sheet(simultaneous: Bool = false) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("sheet", Rect(0, 100, 320, 380)) {
          ScrollView("list", Rect(0, 40, 320, 340)).contentSize(Size(320, 2_000))
            .scrollPan("listPan")
        }
        .pan("dragSheet", delegate: simultaneous ? .init(simultaneousWith: ["listPan"]) : nil)
      }
    } script: {
      Down(at: Point(100, 300))
      After(30)
      Move(to: Point(100, 250))
      After(30)
      Move(to: Point(100, 180))
      After(30)
      Up()
    }.playedOut
  }

  private static let sheet = Experiment(
    "sheet-drag", sheet(),
    Conflict(
      "A sheet that is dragged with a pan has a list in it. Why does a drag on the list not move it?",
      shows: ["recognized listPan", "not recognized dragSheet"],
      why: "The list's own pan is nearer to the view that was hit, and excludes the sheet's.",
      cures: [
        .init(
          "the delegate of dragSheet allows both (shouldRecognizeSimultaneouslyWith)",
          sheet(simultaneous: true), shows: ["recognized listPan", "recognized dragSheet"])
      ]))
}

import TouchScript

/// Everyday conflicts of what lies over what.
extension Experiment {
  static let everydayHits = [mapOverlay, passThrough, smallButton]

  // MARK: An overlay

  private static func mapOverlay(takesTouches: Bool = true) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("map", screen).pan("scrollMap")
        View("gradient", screen).isUserInteractionEnabled(takesTouches)
      }
    } script: {
      Down(at: Point(100, 200))
      After(40)
      Move(to: Point(160, 200))
      After(40)
      Up()
    }
  }

  private static let mapOverlay = Experiment(
    "map-overlay", mapOverlay(),
    Conflict(
      "I put a gradient over the map, and the map does not move any more. Why?",
      shows: ["hit gradient", "not recognized scrollMap"],
      why:
        "The gradient lies in front and is hit. Recognizers only get touches in their own view "
        + "and its subviews, and the map is a sibling.",
      cures: [
        .init(
          "gradient.isUserInteractionEnabled = false", mapOverlay(takesTouches: false),
          shows: ["hit map", "recognized scrollMap"])
      ]))

  // MARK: A container that lets touches through

  private static func passThrough(passes: Bool = false) -> Scenario {
    let overlay = View("overlay", screen) { Button("close", Rect(260, 20, 44, 44)) }
    return Scenario {
      Window("window", screen) {
        Button("play", Rect(100, 200, 120, 60))
        if passes { overlay.hitTest(.passesThrough) } else { overlay }
      }
    } script: {
      Tap(at: Point(160, 230), holding: 80)
    }
  }

  private static let passThrough = Experiment(
    "pass-through-view", passThrough(),
    Conflict(
      "A clear view with a button in a corner covers the screen. Why are the buttons below it dead?",
      shows: ["hit overlay", "not event play touchUpInside"],
      why:
        "A clear color does not matter to hit-testing: the view in front contains the point, and "
        + "answers. isUserInteractionEnabled = false would take its own button away as well.",
      cures: [
        .init(
          "hitTest(_:with:) of overlay returns nil in the place of itself",
          passThrough(passes: true), shows: ["hit play", "event play touchUpInside"])
      ]))

  // MARK: A small button

  private static func smallButton(grown margin: Double? = nil) -> Scenario {
    let button = Button("close", Rect(280, 30, 20, 20)).target("owner", "close")
    return Scenario {
      Window("window", screen) {
        View("root", screen) {
          if let margin { button.pointInside(.grown(margin)) } else { button }
        }
        .controller("owner", actions: ["close"])
      }
    } script: {
      Tap(at: Point(270, 40), holding: 80)
    }
  }

  private static let smallButton = Experiment(
    "enlarged-hit-area", smallButton(),
    Conflict(
      "The button is 20 points wide and hard to hit. How can its hit area be larger?",
      shows: ["hit root", "not event close touchUpInside"],
      why:
        "point(inside:with:) is whether the bounds contain the point, and the finger is ten points "
        + "beside them.",
      cures: [
        .init(
          "point(inside:with:) of close answers for bounds that are 12 points larger on each side",
          smallButton(grown: 12), shows: ["hit close", "event close touchUpInside"])
      ]))
}

import TouchScript

/// Everyday conflicts of taps, presses and buttons.
extension Experiment {
  static let everydayTaps = [rowUnderTap, buttonUnderTap, pressOnButton, singleAndDouble]

  static let everyday = "Everyday conflicts"

  static let screen = Rect(0, 0, 320, 480)

  // MARK: A row under a tap

  private static func rowUnderTap(
    cancels: Bool = true, delegate: Scenario.Recognizer.Delegate? = nil
  ) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("root", screen) {
          TableView("table", screen) {
            Cell("row", Rect(0, 0, 320, 44)) { CellContent("content", Rect(0, 0, 320, 44)) }
          }
        }
        .tap("dismissKeyboard", cancelsTouchesInView: cancels, delegate: delegate)
      }
    } script: {
      Tap(at: Point(100, 20), holding: 60)
    }.playedOut
  }

  private static let rowUnderTap = Experiment(
    "tap-and-row", rowUnderTap(),
    Conflict(
      "I added a tap to dismiss the keyboard, and didSelectRow is not called any more. Why?",
      shows: ["action dismissKeyboard", "not select row"],
      why:
        "The tap recognizes at the lift and cancels touches in its view. A row is selected when its "
        + "table gets touchesEnded; it gets touchesCancelled instead, or no touch at all.",
      cures: [
        .init(
          "dismissKeyboard.cancelsTouchesInView = false", rowUnderTap(cancels: false),
          shows: ["action dismissKeyboard", "select row"]),
        .init(
          "the tap's delegate refuses touches of the content view",
          rowUnderTap(delegate: .init(refusesTouchesIn: ["content"])),
          shows: ["not action dismissKeyboard", "select row"]),
      ]))

  // MARK: A button under a tap

  private static func buttonUnderTap(cancels: Bool = true) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("card", Rect(20, 40, 280, 200)) {
          Button("like", Rect(20, 20, 100, 44)).target("owner", "liked")
        }
        .tap("open", cancelsTouchesInView: cancels).controller("owner", actions: ["liked"])
      }
    } script: {
      Tap(at: Point(80, 80), holding: 80)
    }
  }

  private static let buttonUnderTap = Experiment(
    "button-in-tapped-view", buttonUnderTap(),
    Conflict(
      "A card has a tap and a button. Does a tap on the button also open the card?",
      shows: ["event like touchUpInside", "action liked", "not recognized open"],
      why:
        "A button keeps single taps from the recognizers of its superviews: asked whether \"open\" "
        + "should begin, it says no.",
      cures: [
        .init(
          "open.cancelsTouchesInView = false: then both act", buttonUnderTap(cancels: false),
          shows: ["event like touchUpInside", "recognized open"])
      ]))

  // MARK: A press over a button

  private static func pressOnButton(cancels: Bool = true) -> Scenario {
    Scenario {
      Window("window", screen) {
        View("card", Rect(20, 40, 280, 200)) { Button("buy", Rect(20, 20, 100, 44)) }
          .tap("tap").longPress("menu", cancelsTouchesInView: cancels)
      }
    } script: {
      Tap(at: Point(80, 80), holding: 900)
    }
  }

  private static let pressOnButton = Experiment(
    "press-and-tap", pressOnButton(),
    Conflict(
      "A card has a tap and a long press. I hold its button: which of the three acts?",
      shows: [
        "recognized menu", "not recognized tap", "event buy touchCancel",
        "not event buy touchUpInside",
      ],
      why:
        "After half a second the press begins. Buttons keep single taps to themselves, and nothing "
        + "else; so the press cancels the button's touch, and excludes the tap.",
      cures: [
        .init(
          "menu.cancelsTouchesInView = false: then the button acts as well",
          pressOnButton(cancels: false),
          shows: ["recognized menu", "event buy touchUpInside"])
      ]))

  // MARK: One tap or two

  private static func taps(waiting: Bool) -> Scenario {
    Scenario {
      Window("window", screen) {
        ImageView("photo", screen).isUserInteractionEnabled(true)
          .tap("showBars", requiresFailureOf: waiting ? ["zoom"] : [])
          .tap("zoom", taps: 2)
      }
    } script: {
      Tap(at: Point(160, 200), holding: 60)
      After(100)
      Tap(at: Point(160, 200), holding: 60)
    }.playedOut
  }

  private static let singleAndDouble = Experiment(
    "single-and-double-tap", taps(waiting: false),
    Conflict(
      "A photo has a single and a double tap. Why does a double tap call the single tap, too?",
      shows: ["recognized showBars", "recognized zoom"],
      why:
        "A tap that needs fewer taps does not exclude one that needs more, and the first tap is a "
        + "whole single tap: nothing says that it must wait.",
      cures: [
        .init(
          "showBars.require(toFail: zoom)", taps(waiting: true),
          shows: ["not recognized showBars", "recognized zoom"])
      ]))
}

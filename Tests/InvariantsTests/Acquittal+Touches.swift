import TouchScript

extension Acquittal {
  /// Of hit-testing, touches, the responder chain and tables.
  static let touches: [Acquittal] = [
    Acquittal(
      "HT-20", "the app animates a view in a message that the view's removal brings about",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(
          .touches("w", .cancelled),
          .animate("v", milliseconds: 2, allowsUserInteraction: false))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        After(1)
        Change(.addSubview("v", to: "w"))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "HT-35", "a view answers with one that answered nil itself",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) {
          View("a", Rect(0, 0, 0, 0)).hitTest(.returns("b"))
          View("b", Rect(0, 0, 0, 0)).hitTest(.returnsNil)
        }
      } script: {
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "RC-13", "a message leads the app to have a control send what leads it to take the view out",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { Button("b", Rect(0, 0, 1, 1)) }
        Window("x", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.controlEvent("b", .touchUpInside), .removeFromSuperview("v"))
        When(.touches("x", .began), .sendActions("b", for: [.touchUpInside]))
        Down(at: Point(0, 0))
      }),
    Acquittal(
      "TO-01", "what the app does as a view that is taken out hears of it comes before the rest",
      Scenario {
        Window("w", Rect(0, 0, 1, 1)) { View("v", Rect(0, 0, 1, 1)) }
      } script: {
        When(.touches("w", .cancelled), .removeFromSuperview("v"))
        Down(at: Point(0, 0))
        After(1)
        Change(.removeFromSuperview("v"))
        Change(.addSubview("v", to: "w"))
        Change(.setHidden("v", true))
        Down(1, at: Point(0, 0))
      }),
    Acquittal(
      "TO-17", "a view is taken out when it hears late, as another of its touches ends",
      Scenario {
        Window("w", Rect(0, 0, 0, 0)) { ScrollView("s", Rect(0, 0, 0, 0)) }.hitTest(.returns("s"))
      } script: {
        When(.touches("s", .began), .removeFromSuperview("s"))
        Down(at: Point(0, 0))
        Down(1, at: Point(0, 0))
        After(1)
        Up(1)
      }),

    Acquittal(
      "FB-17", "a view answers with one whose own hitTest returns nil",
      answering { View("b", Rect(50, 50, 50, 50)).hitTest(.returnsNil) }),
    Acquittal(
      "HT-04", "a view answers with one that is hidden",
      answering { View("b", Rect(50, 50, 50, 50)).isHidden() }),
    Acquittal(
      "HT-21", "a view answers with one whose superview does not contain the point",
      answering { View("c", Rect(0, 0, 1, 1)) { View("b", Rect(50, 50, 50, 50)) } }),
    Acquittal(
      "TO-01", "a view answers with one that is in no window",
      answering(after: .removeFromSuperview("b")) {
        View("b", Rect(50, 50, 50, 50)).boundsOrigin(Point(0, 8))
      }),
    Acquittal(
      "TV-07", "a window answers with a cell, whose content view would be hit",
      Scenario {
        Window("w", Rect(0, 0, 100, 100)) {
          TableView("table", Rect(0, 0, 100, 100)) {
            Cell("cell", Rect(0, 0, 100, 44)) { CellContent("content", Rect(0, 0, 100, 44)) }
          }
        }
        .hitTest(.returns("cell"))
      } script: {
        Tap(at: Point(20, 20), holding: 100)
      }),
  ]

  /// A tap where a view in front answers with `b`, which would not be hit by itself.
  private static func answering(
    after change: Scenario.Change? = nil, @SceneBuilder with answer: () -> SceneParts
  ) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        answer()
        View("a", Rect(0, 0, 100, 100)).hitTest(.returns("b"))
      }
    } script: {
      if let change { Change(change) }
      After(10)
      Tap(at: Point(20, 20), holding: 100)
    }
  }
}

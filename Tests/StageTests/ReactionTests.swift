import Logs
import Testing
import TouchScript

@Suite("The app reacts inside callbacks")
struct ReactionTests {
  @Test("Once, the first time, after the callback was noted")
  func once() {
    expectLog(
      of: Scenario {
        window { Button("b", Rect(0, 0, 100, 100)).tap("r") { $0.cancelsTouchesInView = false } }
      } script: {
        Path((0, 10, 10), up: 50)
        Path((550, 10, 10), up: 600)
        When(.touches("b", .began), .becomeFirstResponder("b"))
        When(.touches("b", .began), .becomeFirstResponder("w"))
        When(.controlEvent("b", .touchDown), .becomeFirstResponder("application"))
      }, observing: ["V(b).began", "send(b, touchDown)", "firstResponder"],
      """
      0 ms    V(b).began
      0 ms    firstResponder(b)
      0 ms    firstResponder(w)
      0 ms    send(b, touchDown)
      0 ms    firstResponder(application)
      550 ms  V(b).began
      550 ms  send(b, touchDown)
      """)
  }

  @Test("To an action, which is called in the middle of it")
  func action() {
    expectLog(
      of: Scenario {
        window { View("a", Rect(0, 0, 300, 300)).pan("r") }
      } script: {
        Path((0, 10, 10), (50, 60, 10), (100, 90, 10), up: 150)
        When(.action("r"), .setRecognizerEnabled("r", false))
      }, observing: ["action"],
      """
      50 ms  action(r) in began
      50 ms  action(r) in cancelled
      """)
  }

  @Test("That leads to another")
  func chains() {
    expectLog(
      of: Scenario {
        window {
          Button("a", Rect(0, 0, 100, 100))
          Button("b", Rect(100, 0, 100, 100))
        }
      } script: {
        Down(at: Point(10, 10))
        When(.touches("a", .began), .sendActions("b", for: [.valueChanged]))
        When(.controlEvent("b", .valueChanged), .sendActions("b", for: [.valueChanged]))
        When(.controlEvent("b", .valueChanged), .sendActions("a", for: [.editingChanged]))
      }, observing: ["send(b)", "send(a, editingChanged)", "send(a, touchDown)"],
      """
      send(b, valueChanged)
      send(b, valueChanged)
      send(a, editingChanged)
      send(a, touchDown)
      """)
  }

  @Test("Of any kind, without end or harm", arguments: zip(harms.indices, harms))
  func harm(number: Int, change: Scenario.Change) {
    // Each change comes with a third of the triggers, and each trigger with a third of the changes.
    for (place, trigger) in Self.triggers.enumerated() where (place + number) % 3 == 0 {
      var scenario = Self.scene
      scenario.reactions = [.init(on: trigger, changes: [change])]
      let seen = observations(of: scenario)
      // A view that received touchesBegan receives one end of the touch.
      for id in Self.scene.views.map(\.id) {
        let phases = seen.ownTouches(of: id)
        let begun = phases.count { $0 == .began }
        let over = phases.count { $0 == .ended || $0 == .cancelled }
        #expect(begun == over, "\(trigger) → \(change): \(id) \(phases)")
      }
    }
  }

  private static let triggers: [Scenario.Reaction.Trigger] = [
    .touches("a", .began), .touches("a", .moved), .touches("a", .ended), .touches("b", .began),
    .touches("b", .ended), .touches("content", .began), .touches("table", .ended),
    .controlEvent("b", .touchDown), .controlEvent("b", .touchUpInside), .action("tap"),
    .action("pan"),
  ]

  static let harms: [Scenario.Change] = [
    .removeFromSuperview("a"), .removeFromSuperview("b"), .removeFromSuperview("cell"),
    .removeFromSuperview("table"), .removeFromSuperview("content"), .addSubview("a", to: "c"),
    .addSubview("c", to: "a"), .addSubview("b", to: "w"), .addSubview("cell", to: "table"),
    .setHidden("w", true), .setHidden("a", true), .setEnabled("b", false),
    .setUserInteractionEnabled("a", false), .setFrame("a", Rect(0, 0, 0, 0)),
    .setTransform("a", .scale(0.001, 0.001)), .setRecognizerEnabled("tap", false),
    .setRecognizerEnabled("pan", false), .removeRecognizer("tap"), .removeRecognizer("pan"),
    .addRecognizer("tap", to: "b"), .addRecognizer("pan", to: "cell"), .interrupt, .showHomeScreen,
    .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents, .becomeFirstResponder("b"),
    .present("second", by: "first"), .dismiss("first"), .sendActions("b", for: [.touchUpInside]),
    .setBoundsOrigin("table", Point(0, 20)), .bringToFront("table"), .sendToBack("b"),
  ]

  /// A button in a view with recognizers, and a table; each is tapped and dragged.
  private static let scene = Scenario {
    window {
      View("c", Rect(0, 200, 100, 100)).controller("second")
      View("a", Rect(0, 0, 100, 100)) { Button("b", Rect(0, 0, 50, 50)) }
        .tap("tap").pan("pan").controller("first")
      TableView("table", Rect(200, 0, 100, 100)) {
        Cell("cell", Rect(0, 0, 100, 50)) { CellContent("content", Rect(0, 0, 100, 50)) }
        Cell("cell2", Rect(0, 50, 100, 50)) { CellContent("content2", Rect(0, 0, 100, 50)) }
      }
    }
  } script: {
    for (index, place) in [Point(10, 10), Point(60, 60), Point(210, 10), Point(210, 60)]
      .enumerated()
    {
      At(index * 2000)
      Tap(at: place, holding: 200)
      After(600)
      Down(at: place)
      After(200)
      Move(to: Point(place.x + 20, place.y))
      After(50)
      Move(to: Point(place.x + 20, place.y + 30))
      After(50)
      Up()
    }
  }
}

import Testing
import TouchScript

@Suite("A scenario as JSON")
struct ScenarioJSONTests {
  @Test("has a form on one line")
  func compactForm() {
    let scenario = Scenario(
      views: [Scenario.View(id: "w", kind: .window)], script: [.init(at: 3)])
    #expect(
      scenario.compactJSON == #"{"script":[{"at":3}],"#
        + #""views":[{"frame":{"height":0,"width":0,"x":0,"y":0},"id":"w","kind":"window"}]}"#)
  }

  @Test("of nothing is an empty object")
  func empty() throws {
    #expect(Scenario().json == "{}\n")
    #expect(try Scenario(json: "{}") == Scenario())
  }

  @Test("takes the defaults for what is left out")
  func defaults() throws {
    let scenario = try Scenario(
      json: """
        {
          "views": [{"id": "w", "kind": "window"}, {"id": "b", "parent": "w", "kind": "button",
            "targets": [{"action": "go"}], "overrides": {"touches": {"moved": "keeps"}}}],
          "controllers": [{"id": "vc", "view": "b"}],
          "recognizers": [{"id": "t", "view": "b", "delegate": {}}],
          "application": {"delegate": {}},
          "script": [{"at": 10}]
        }
        """)
    let expected = Scenario(
      views: [
        Scenario.View(id: "w", kind: .window),
        Scenario.View(
          id: "b", parent: "w", kind: .button, targets: [.init(.firstResponder, "go")],
          overrides: .init(touches: .init(moved: .keeps))),
      ],
      controllers: [.init(id: "vc", view: "b")],
      recognizers: [.init(id: "t", view: "b", delegate: .init())],
      application: .init(delegate: .init()), script: [.init(at: 10)])
    #expect(scenario == expected)
  }

  @Test("puts views into pre-order, and leaves siblings and windows as they are")
  func preOrder() throws {
    let scenario = try Scenario(
      json: """
        {"views": [
          {"id": "c", "parent": "b"}, {"id": "b", "parent": "w"}, {"id": "a", "parent": "w"},
          {"id": "w", "kind": "window"}, {"id": "d", "parent": "b"}, {"id": "v", "kind": "window"}
        ]}
        """)
    #expect(scenario.views.map(\.id) == ["w", "b", "c", "d", "a", "v"])
  }

  @Test("keeps numbers of many digits to the last one")
  func numbers() throws {
    var scenario = Scenario(
      views: [Scenario.View(id: "w", kind: .window, alpha: Float(0.1).nextUp)],
      orderSeed: .max)
    scenario.views[0].transform = Transform(a: 0.1 + 0.2, b: 1.0 / 3)
    scenario.views[0].frame.x = 123456.125
    #expect(try Scenario(json: scenario.json) == scenario)
  }

  @Test("has the same bytes for zero of either sign, which are equal")
  func negativeZero() {
    let zero = Scenario(views: [.init(id: "w", kind: .window, frame: Rect(0, 0, 1, 1))])
    let negative = Scenario(views: [.init(id: "w", kind: .window, frame: Rect(-0.0, 0, 1, 1))])
    #expect(zero == negative)
    #expect(zero.json == negative.json)
  }

  @Test("ignores unknown keys, which a newer version may know")
  func unknownKeys() throws {
    let scenario = try Scenario(
      json: #"{"weather": [[]], "views": [{"id": "w", "kind": "window", "zPosition": 3}]}"#)
    #expect(scenario == Scenario(views: [Scenario.View(id: "w", kind: .window)]))
  }

  @Test("lists the unknown keys with their paths, in order")
  func listsUnknownKeys() {
    let json = """
      {
        "views": [{"id": "w", "frame": {"left": 1, "x": 0}, "hiden": true},
          {"targets": [{"to": null}], "overrides": {"hitTest": {"return": "w"}, "touch": "keeps"}}],
        "script": [{"at": 0, "touches": [{"location": {"z": 1}, "force": 2}], "delay": 3}],
        "aplication": {}, "application": {"delegate": {"touches": {"end": "keeps"}}}
      }
      """
    #expect(
      Scenario.unknownKeys(inJSON: .init(json.utf8)) == [
        "aplication", "application.delegate.touches.end", "script[0].delay",
        "script[0].touches[0].force", "script[0].touches[0].location.z", "views[0].frame.left",
        "views[0].hiden", "views[1].overrides.hitTest.return", "views[1].overrides.touch",
        "views[1].targets[0].to",
      ])
  }

  @Test("lists the unknown keys inside changes and reactions too")
  func listsUnknownKeysOfChanges() {
    let json = """
      {
        "views": [{"id": "a", "scrolling": {"contentSize": {"depth": 1}, "bounces": true}}],
        "recognizers": [{"id": "r", "delegate": {"shouldFail": true}, "velocity": 3,
          "targets": [{"events": 1}]}],
        "script": [{"at": 0, "changes": [{"setFrame": {"view": "a", "to": {"left": 1}, "in": "b"}},
          {"explode": 1}]}],
        "reactions": [{"on": {"touches": {"view": "a"}}, "changes": [{"hide": "a"}], "often": 2}]
      }
      """
    #expect(
      Scenario.unknownKeys(inJSON: .init(json.utf8)) == [
        "reactions[0].changes[0].hide", "reactions[0].often", "reactions[0].on.touches.view",
        "recognizers[0].delegate.shouldFail", "recognizers[0].targets[0].events",
        "recognizers[0].velocity",
        "script[0].changes[0].setFrame.in", "script[0].changes[0].setFrame.to.left",
        "script[0].changes[1].explode", "views[0].scrolling.bounces",
        "views[0].scrolling.contentSize.depth",
      ])
  }

  @Test("lists no unknown keys of what cannot be read")
  func unknownKeysOfNothing() {
    #expect(Scenario.unknownKeys(inJSON: .init("{\"weather\": ".utf8)) == [])
    #expect(Scenario.unknownKeys(inJSON: .init("[3]".utf8)) == [])
  }
}

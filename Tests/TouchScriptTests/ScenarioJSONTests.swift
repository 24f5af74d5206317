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
        Scenario.View(id: "b", parent: "w", kind: .button).with {
          $0.targets = [.init(.firstResponder, "go")]
          $0.overrides.touches = .init(moved: .keeps)
        },
      ],
      controllers: [.init(id: "vc", view: "b")],
      recognizers: [.init(id: "t", view: "b").with { $0.delegate = .init() }],
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
      views: [Scenario.View(id: "w", kind: .window).with { $0.alpha = Float(0.1).nextUp }],
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

  @Test("passes over unknown keys only where that is wanted")
  func unknownKeys() throws {
    let json = #"{"weather": [[]], "views": [{"id": "w", "kind": "window", "zPosition": 3}]}"#
    #expect(
      try Scenario(json: .init(json.utf8), isLenient: true)
        == Scenario(views: [Scenario.View(id: "w", kind: .window)]))
    #expect(throws: ScenarioError.self) { try Scenario(json: json) }
  }

  @Test("has its errors at lines and columns where it has several lines")
  func lines() {
    let json = """
      {"views": [
        {"id": "w", "kind": "window", "é": 1, "alhpa": 1}
      ]}
      """
    #expect(
      message { try Scenario(json: json.replacing(#""é": 1, "#, with: "")) }
        == "line 2, column 33 (views[0].alhpa): unknown key 'alhpa'; did you mean 'alpha'?")
    #expect(message { try Scenario(json: json) }.hasPrefix("line 2, column 33 (views[0].é): "))
    let orphan = json.replacing(#""é": 1, "alhpa": 1"#, with: #""parent": "b""#)
    #expect(
      message { try Scenario(json: orphan) }
        == "line 2, column 43 (views[0].parent): no view 'b'")
  }
}

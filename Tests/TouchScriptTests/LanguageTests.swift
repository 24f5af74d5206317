import Foundation
import Testing
import TouchScript

/// That each part of the language can be said everywhere: in files, in source and in text.
@Suite("Everything that a scenario can say")
struct LanguageTests {
  /// Keys are found in files only where the values differ from the defaults; so a property that
  /// files forget, or that no sample sets, is missed here.
  @Test("has a key for each property, and no sample leaves one at its default")
  func keys() throws {
    let kinds = SampleScene.everyKind.scenario
    let view = try #require(kinds.views.first)
    let recognizer = try #require(kinds.recognizers.first)
    let controller = try #require(kinds.controllers.first)
    let delegate = Scenario.Recognizer.Delegate()
    let step = Scenario.Step(at: 0)
    let finger = Scenario.Finger(0, .began, at: .zero)
    try expectKeys(of: kinds, at: [])
    try expectKeys(of: view, at: ["views"])
    try expectKeys(of: view.scrolling, at: ["views", "scrolling"])
    try expectKeys(of: view.overrides, at: ["views", "overrides"])
    try expectKeys(of: view.overrides.touches, at: ["views", "overrides", "touches"])
    try expectKeys(of: recognizer, at: ["recognizers"])
    try expectKeys(of: delegate, at: ["recognizers", "delegate"])
    try expectKeys(of: controller, at: ["controllers"])
    try expectKeys(of: kinds.application, at: ["application"])
    try expectKeys(
      of: Scenario.Application.Delegate(), at: ["application", "delegate"])
    try expectKeys(of: step, at: ["script"])
    try expectKeys(of: finger, at: ["script", "touches"])
    try expectKeys(of: kinds.reactions[0], at: ["reactions"])
  }

  private func expectKeys(of value: Any, at path: [String]) throws {
    let names = Set(Mirror(reflecting: value).children.compactMap(\.label))
    var found: Set<String> = []
    var all = [SampleScene.everything.scenario, SampleScene.everyKind.scenario]
    all[0].application.delegate?.isResponder = false
    all[0].views[0].overrides.touches = .init(moved: .keeps, ended: .keeps)
    for scenario in all {
      var objects = [try JSONSerialization.jsonObject(with: Data(scenario.json.utf8))]
      for key in path {
        objects = objects.flatMap { object -> [Any] in
          let value = (object as? [String: Any])?[key]
          return value as? [Any] ?? [value].compactMap { $0 }
        }
      }
      for object in objects { found.formUnion((object as? [String: Any])?.keys ?? [:].keys) }
    }
    #expect(found == names, "\(path)")
  }

  @Test("takes the defaults of its kind for what is left out")
  func defaultsByKind() throws {
    let scenario = try Scenario(
      json: """
        {
          "views": [{"id": "w", "kind": "window"}, {"id": "l", "kind": "label", "parent": "w"},
            {"id": "i", "kind": "imageView", "parent": "w"}, {"id": "v", "parent": "w"}],
          "recognizers": [{"id": "t", "view": "l"},
            {"id": "p", "view": "l", "kind": "longPress"}, {"id": "s", "view": "l", "kind": "swipe"}]
        }
        """)
    #expect(scenario.views.map(\.isUserInteractionEnabled) == [true, false, false, true])
    #expect(scenario.recognizers.map(\.taps) == [1, 0, 1])
    #expect(scenario.recognizers.map(\.directions) == [[.right], [.right], [.right]])
    #expect(scenario.recognizers.map(\.edges) == [[.left], [.left], [.left]])
    #expect(scenario.recognizers.map(\.minimumPressDuration) == [500, 500, 500])
    #expect(scenario.recognizers.map(\.allowableMovement) == [10, 10, 10])
    #expect(
      scenario
        == Scenario(
          views: [
            .init(id: "w", kind: .window), .init(id: "l", parent: "w", kind: .label),
            .init(id: "i", parent: "w", kind: .imageView), .init(id: "v", parent: "w"),
          ],
          recognizers: [
            .init(id: "t", view: "l"), .init(id: "p", view: "l", kind: .longPress),
            .init(id: "s", view: "l", kind: .swipe),
          ]))
  }

  @Test("keeps the defaults of a kind out of files, and says what differs from them")
  func fileDefaultsByKind() {
    let frame = Rect(0, 0, 0, 0)
    let scenario = Scenario(
      views: [
        .init(id: "w", kind: .window, frame: frame), .init(id: "l", parent: "w", kind: .label),
        .init(id: "m", parent: "w", kind: .label).with { $0.isUserInteractionEnabled = true },
      ],
      recognizers: [
        .init(id: "p", view: "l", kind: .longPress),
        .init(id: "q", view: "l", kind: .longPress).with { $0.taps = 1 },
      ])
    let json = scenario.compactJSON
    #expect(json.contains(#""id":"l","kind":"label","parent":"w"}"#))
    #expect(
      json.contains(#""id":"m","isUserInteractionEnabled":true,"kind":"label","parent":"w"}"#))
    #expect(json.contains(#"{"id":"p","kind":"longPress","view":"l"}"#))
    #expect(json.contains(#"{"id":"q","kind":"longPress","taps":1,"view":"l"}"#))
  }

  @Test("separates the events that touches send from those that controls make of them")
  func touchEvents() {
    #expect(ControlEvent.touchEvents.first == .touchDown)
    #expect(ControlEvent.touchEvents.last == .touchCancel)
    #expect(ControlEvent.touchEvents.count == 9)
  }

  @Test("has the same file for zero of either sign in a change, which are equal")
  func negativeZero() {
    func script(_ change: Scenario.Change) -> String {
      Scenario(script: [.init(at: 0, changes: [change])]).json
    }
    #expect(script(.setAlpha("a", -0.0)) == script(.setAlpha("a", 0)))
    #expect(
      script(.setBoundsOrigin("a", Point(-0.0, 0))) == script(.setBoundsOrigin("a", .zero)))
  }
}

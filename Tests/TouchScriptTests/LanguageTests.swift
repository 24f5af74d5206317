import Foundation
import Testing
import TouchScript

/// That each part of the language can be said everywhere: in files, in source and in text.
@Suite("Everything that a scenario can say")
struct LanguageTests {
  @Test("comes back from a file as it was, in either form, and is valid")
  func roundTrip() throws {
    try Samples.everyKind.validate()
    #expect(try Scenario(json: Samples.everyKind.json) == Samples.everyKind)
    #expect(try Scenario(json: Samples.everyKind.compactJSON) == Samples.everyKind)
    #expect(Scenario.unknownKeys(inJSON: .init(Samples.everyKind.json.utf8)) == [])
  }

  /// Keys are found in files only where the values differ from the defaults; so a property that
  /// files forget, or that no sample sets, is missed here.
  @Test("has a key for each property, and no sample leaves one at its default")
  func keys() throws {
    let kinds = Samples.everyKind
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
    var all = [Samples.everything, Samples.everyKind]
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
        .init(id: "m", parent: "w", kind: .label, isUserInteractionEnabled: true),
      ],
      recognizers: [
        .init(id: "p", view: "l", kind: .longPress),
        .init(id: "q", view: "l", kind: .longPress, taps: 1),
      ])
    let json = scenario.compactJSON
    #expect(json.contains(#""id":"l","kind":"label","parent":"w"}"#))
    #expect(
      json.contains(#""id":"m","isUserInteractionEnabled":true,"kind":"label","parent":"w"}"#))
    #expect(json.contains(#"{"id":"p","kind":"longPress","view":"l"}"#))
    #expect(json.contains(#"{"id":"q","kind":"longPress","taps":1,"view":"l"}"#))
  }

  @Test("has a change of every sort in its samples")
  func allChanges() {
    let names = Samples.allChanges.map { "\($0)" }
    #expect(Set(names).count == 31)
  }

  @Test("tells the events that touches send from those that controls make of them")
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

  @Test(
    "is spelled in files as words, and as objects of one key",
    arguments: [
      #""changes":[{"setHidden":{"to":true,"view":"label"}},"interrupt"]"#,
      #""on":{"action":"pan"}"#,
      #""on":{"touches":{"phase":"cancelled","responder":"application"}}"#,
      #""on":{"controlEvent":{"control":"switch","event":"valueChanged"}}"#,
      #"{"addSubview":{"to":"scroll","view":"text"}}"#, #"{"setAlpha":{"to":0.3,"view":"label"}}"#,
      #"{"setTransform":{"to":{"a":2,"d":0.5},"view":"label"}}"#,
      #"{"setEnabled":{"control":"switch","to":false}}"#,
      #"{"setRecognizerEnabled":{"recognizer":"tap","to":false}}"#, #"{"removeRecognizer":"tap"}"#,
      #"{"addRecognizer":{"recognizer":"tap","to":"label"}}"#, #""showHomeScreen""#,
      #"{"motion":"began"}"#, #"{"press":"cancelled"}"#, #""remoteControl""#,
      #"{"present":{"by":"vc","controller":"sheet"}}"#, #"{"dismiss":"sheet"}"#,
      #"{"sendActions":{"control":"switch","for":["valueChanged","touchUpInside"]}}"#,
      #"{"removeTargets":{"control":"switch","for":["valueChanged","touchUpInside"]}}"#,
      #"{"makeKeyWindow":"window"}"#, #"{"animate":{"milliseconds":300,"view":"label"}}"#,
      #"{"animate":{"allowsUserInteraction":true,"milliseconds":0,"view":"label"}}"#,
      #""isOpaque":false"#,
      #""targets":[{"action":"tapped","receiver":"vc"},{"action":"gone","released":true}]"#,
      #""scrolling":{"contentSize":{"height":16,"width":0}}"#, #""ignoredFingers":[1,31]"#,
      #""directions":["left","down"]"#, #""edges":["top","right"]"#,
    ])
  func spelling(_ spelling: String) {
    #expect(Samples.everyKind.compactJSON.contains(spelling))
  }
}

import Testing

@testable import TouchScript

@Suite("All that the scenario language can say is known by name")
struct TermTests {
  private static let names = Set(Scenario.terms.map(\.name))

  @Test("Every key of a scenario file is a term, unless it is always there")
  func keys() {
    let keys = Self.keys(of: Scenario.shape, at: "")
    #expect(keys.count > 100)
    let parts = ["views", "controllers", "recognizers", "application", "script"]
    // What these hold has no defaults: it is said as a whole, or not at all.
    let wholes = [
      "frame", "boundsOrigin", "anchorPoint", "transform", "touches", "hitTest", "pointInside",
      "targets", "contentSize", "changes", "decisions",
    ]
    let always = [
      "views.id", "views.frame", "controllers.id", "controllers.view", "recognizers.id",
      "recognizers.view", "script.at",
    ]
    for key in keys where !always.contains(key) {
      let words = key.split(separator: ".").map(String.init)
      let isInWhole = words.dropLast().contains { wholes.contains($0) }
      if isInWhole || !parts.contains(words[0]) && words.count > 1 { continue }
      #expect(Self.names.contains(key))
    }
  }

  @Test("No two terms have one name, and an empty scenario says none")
  func empty() {
    #expect(Self.names.count == Scenario.terms.count)
    #expect(Scenario.terms.filter { $0.isSaid(Scenario()) }.map(\.name) == [])
  }

  @Test("A field is said where it differs from a new object's, and a word where it stands")
  func said() {
    let scenario = Scenario(
      views: [
        .init(id: "w", kind: .window, alpha: 0.5, overrides: .init(hitTest: .returns("w"))),
        .init(id: "a", parent: "w", kind: .label, isUserInteractionEnabled: false),
      ],
      recognizers: [
        .init(id: "r", view: "a", kind: .longPress, delegate: .init(shouldBegin: true))
      ],
      script: [.init(at: 5, changes: [.setAlpha("a", 1)])],
      reactions: [.init(on: .action("r"), changes: [.interrupt])])
    #expect(
      Scenario.terms.filter { $0.isSaid(scenario) }.map(\.name) == [
        "views", "recognizers", "script", "reactions", "views.parent", "views.kind", "views.alpha",
        "views.overrides", "views.overrides.hitTest", "recognizers.kind", "recognizers.delegate",
        "recognizers.delegate.shouldBegin", "script.changes", "change.interrupt",
        "change.setAlpha", "trigger.action", "hitTest.returns",
      ])
  }

  private static func keys(of shape: Shape, at path: String) -> [String] {
    switch shape {
    case .list(let member): keys(of: member, at: path)
    case .any(_, let shapes): shapes.flatMap { keys(of: $0, at: path) }
    case .object(_, let inner): inner.flatMap { keys(of: $0.name, $0.shape, at: path) }
    case .forms(_, let forms):
      forms.filter { !$0.arguments.isEmpty }.flatMap { keys(of: $0.name, $0.payload, at: path) }
    case .flag, .whole, .number, .text, .words, .null: []
    }
  }

  private static func keys(of name: String, _ shape: Shape, at path: String) -> [String] {
    let path = path.isEmpty ? name : "\(path).\(name)"
    return [path] + keys(of: shape, at: path)
  }
}

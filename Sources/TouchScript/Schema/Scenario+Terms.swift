extension Scenario {
  /// Something that the scenario language can say: a field, or one word of a field that has a word
  /// for each of its cases.
  public struct Term: Sendable {
    /// The path to it in files, without numbers: `views.alpha`, `change.addSubview`.
    public let name: String
    /// Whether a scenario says it: a field by a value that a new object does not have.
    public let isSaid: @Sendable (Scenario) -> Bool
  }

  /// All that the language can say, but for fields that are always said, such as ids and frames.
  ///
  /// They follow from what files can say, so that a new field is among them by itself.
  public static let terms: [Term] =
    terms("", of: { [$0] })
    + terms("views.", of: \.views)
    + terms("views.scrolling.", of: { $0.views.map(\.scrolling) })
    + terms("views.overrides.", of: { $0.views.map(\.overrides) })
    + terms("controllers.", of: \.controllers)
    + terms("recognizers.", of: \.recognizers)
    + terms("recognizers.delegate.", of: { $0.recognizers.compactMap(\.delegate) })
    + terms("recognizers.decisions.", of: { $0.recognizers.flatMap(\.decisions) })
    + terms("application.", of: { [$0.application] })
    + terms("application.delegate.", of: { [$0.application.delegate].compactMap(\.self) })
    + terms("script.", of: \.script)
    + forms("change.") { $0.allChanges }
    + forms("trigger.") { $0.reactions.map(\.on) }
    + forms("hitTest.") { $0.views.compactMap(\.overrides.hitTest) }
    + forms("pointInside.") { $0.views.compactMap(\.overrides.pointInside) }

  private static func terms<Part: Composite>(
    _ path: String, of parts: @escaping @Sendable (Scenario) -> [Part]
  ) -> [Term] {
    Part.schema.properties.filter { !$0.isAlwaysSaid }.map { property in
      Term(name: path + property.name) { scenario in
        parts(scenario).contains { property.isSaid($0, $0.new) }
      }
    }
  }

  private static func forms<Value: Variant>(
    _ path: String, _ values: @escaping @Sendable (Scenario) -> [Value]
  ) -> [Term] {
    Value.names.map { name in
      Term(name: path + name) { scenario in values(scenario).contains { $0.name == name } }
    }
  }

  /// The changes of the script and of all reactions.
  private var allChanges: [Change] { script.flatMap(\.changes) + reactions.flatMap(\.changes) }
}

import Invariants
import TouchScript

/// The table of features as people and programs read it.
public enum FeatureTable {
  /// A feature a line: its name, what it is, and how many rules cannot be judged without it.
  public static var plain: String {
    let rows = Scenario.Feature.allCases.map(FeatureRecord.init)
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let rules = row.rules.isEmpty ? "" : " (\(row.rules.count.of("rule")))"
      return "  \(row.name.padded(to: width + 2))\(row.says)\(rules)"
        .wrapped(to: 100, indent: String(repeating: " ", count: width + 4))
    }
    return """
      What scenes can have and an engine may lack. An engine that says which it has is asked for no
      scene that needs another; one that says nothing has all. Behind each: how many rules cannot be
      judged without it.

      \(lines.joined(separator: "\n"))

      What every engine has: one window with views that have frames, and one finger at a time.
      """
  }

  /// One feature, with where scenes need it and which rules do.
  public static func whole(_ feature: Scenario.Feature) -> String {
    let row = FeatureRecord(feature)
    let entries = [
      ("Brings", row.implies), ("Places", row.places), ("Rules", row.rules),
    ]
    let lines = entries.map { title, words in
      "  \(title.padded(to: 8))\(words.isEmpty ? "none" : words.joined(separator: ", "))"
        .wrapped(to: 100, indent: "          ")
    }
    return (["\(row.name)  \(row.says)"] + lines).joined(separator: "\n")
  }

  /// All features, or some, as a JSON array.
  public static func json(_ features: [Scenario.Feature] = Scenario.Feature.allCases) -> String {
    JSONReport.pretty(features.map(FeatureRecord.init))
  }
}

/// What is known of a feature.
private struct FeatureRecord: Encodable {
  let name: String
  let says: String
  /// The features that it brings.
  let implies: [String]
  /// Where in a scenario it is needed.
  let places: [String]
  /// The rules and relations that cannot be judged without it.
  let rules: [String]

  init(_ feature: Scenario.Feature) {
    name = feature.name
    says = feature.says
    implies = feature.implied.map(\.name)
    places = feature.places
    rules = Rulebook.rules(needing: feature).inRulebookOrder
  }
}

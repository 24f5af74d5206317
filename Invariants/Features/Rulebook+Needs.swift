internal import EmbeddedTexts
import TouchScript

extension Rulebook {
  /// What every scene needs that exercises a rule or a relation: an engine that lacks any of it cannot be
  /// judged by that rule.
  public static func needs(of id: Rule.ID) -> Scenario.Features {
    needsByID[id] ?? Scenario.Features()
  }

  /// The rules and relations that cannot be judged of an engine without a feature, in no order that means
  /// anything.
  public static func rules(needing feature: Scenario.Feature) -> [Rule.ID] {
    needsByID.filter { $0.value.contains(feature) }.map(\.key)
  }

  /// Whether scenes of a dialect can exercise a rule. In the older one no scene stands in the responder
  /// chain. Source: rulebook RC-06, RC-07.
  public static func canArise(_ id: Rule.ID, in dialect: Scenario.Dialect) -> Bool {
    dialect != .ios12 || id != "RC-07"
  }

  private static let needsByID = Dictionary(
    uniqueKeysWithValues: needsLines.map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], Scenario.Features(words.dropFirst().compactMap(Scenario.Feature.init)))
    })

  /// `Needs.txt` has a line for each rule and relation that needs something: its number and features, as
  /// `Tests/Checks/run needs` measures them. RC-04, EX-23 and GC-16 arise without the first that stands there,
  /// but in fewer than one of some thousands of scenes: no engine is asked for that.
  static let needsLines = String(cString: Needs_txt()).split(separator: "\n")
}

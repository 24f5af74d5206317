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

  private static let needsByID: [Rule.ID: Scenario.Features] = {
    var needs: [Rule.ID: Scenario.Features] = [:]
    for (features, ids) in needsTable {
      for id in ids.split(separator: " ") { needs[String(id), default: []].formUnion(features) }
    }
    return needs
  }()
}

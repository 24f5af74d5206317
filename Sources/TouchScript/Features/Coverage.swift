/// How often what a scenario can contain occurred in some scenarios.
///
/// It is counted by *classes*. A class is a feature, two features together, a property that is other
/// than on a new part, a word or an answer of a property, or a form of a change, a trigger or an
/// override. All follow from the schema: a new property, word or form is counted without a line here.
public struct Coverage: Hashable, Codable, Sendable {
  /// In how many scenarios each class occurred that occurred at all.
  public private(set) var counts: [String: Int] = [:]

  /// No scenario counted.
  public init() {}

  /// All classes but pairs: the features in the order of their table, then the others by their names.
  public static let classes =
    Scenario.Feature.allCases.map(\.coverageClass)
    + Census(of: Scenario?.none, naming: .classes).classes.sorted()

  /// The classes of two features of which neither brings the other.
  public static let pairs = allPairs.flatMap { $0 }.compactMap(\.self)

  /// For each feature and each before it in the table, the class of both.
  private static let allPairs = Scenario.Feature.allCases.map { feature in
    Scenario.Feature.allCases.prefix(while: { $0 != feature }).map { other in
      Scenario.Features([feature]).contains(other) || Scenario.Features([other]).contains(feature)
        ? nil : "\(other.name) and \(feature.name)"
    }
  }

  /// Counts the classes of a scenario.
  public mutating func count(_ scenario: Scenario) {
    let census = Census(of: scenario, naming: .classes)
    for name in census.classes { counts[name, default: 0] += 1 }
    let features = census.needs.list
    for (place, feature) in features.enumerated() {
      counts[feature.coverageClass, default: 0] += 1
      for other in features[..<place] {
        guard let pair = Self.allPairs[Int(feature.rawValue)][Int(other.rawValue)] else { continue }
        counts[pair, default: 0] += 1
      }
    }
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: Self) { counts.merge(other.counts, uniquingKeysWith: +) }
}

extension Scenario.Feature {
  fileprivate var coverageClass: String { "feature \(name)" }
}

extension Scenario {
  /// A set of features. With a feature come those without which it means nothing.
  public struct Features: OptionSet, Hashable, Sendable {
    /// A bit for each feature, by its place in the table.
    public let rawValue: UInt128

    /// The features of some bits.
    public init(rawValue: UInt128) { self.rawValue = rawValue }

    /// Some features.
    public init(_ features: some Sequence<Feature>) {
      self = features.reduce(Self(rawValue: 0)) { $0.union(Self.closures[Int($1.rawValue)]) }
    }

    /// A feature, or none.
    package init(_ feature: Feature?) {
      self = feature.map { Self.closures[Int($0.rawValue)] } ?? Self(rawValue: 0)
    }

    /// All features there are.
    public static let all = Features(Feature.allCases)

    /// The features in it, in the order of the table.
    public var list: [Feature] { Feature.allCases.filter(contains) }

    /// Whether it has the feature.
    public func contains(_ feature: Feature) -> Bool { rawValue >> feature.rawValue & 1 != 0 }

    /// Puts a feature in, with those without which it means nothing.
    public mutating func insert(_ feature: Feature) {
      formUnion(Self.closures[Int(feature.rawValue)])
    }

    /// The set without a feature, and without all that mean nothing without it.
    public func without(_ feature: Feature) -> Features {
      Features(list.filter { !Self.closures[Int($0.rawValue)].contains(feature) })
    }

    /// Of the features that are needed, those that are not in it, in the order of the table; the
    /// plainer ones first, which bring others, are left out where what they come with is named.
    public func lacking(_ needs: Features) -> [Feature] {
      if isSuperset(of: needs) { return [] }
      let missing = needs.list.filter { !contains($0) }
      let brought = Set(missing.flatMap(\.implied))
      return missing.filter { !brought.contains($0) }
    }

    /// Each feature with all that it implies, by its place in the table.
    private static let closures = Feature.allCases.map { feature in
      var bits: UInt128 = 0
      var pending = [feature]
      while let next = pending.popLast() {
        bits |= 1 << next.rawValue
        pending += next.implied
      }
      return Features(rawValue: bits)
    }
  }
}

extension Scenario.Features {
  /// Some features.
  public init(arrayLiteral features: Scenario.Feature...) { self.init(features) }
}

// MARK: - Names

extension Scenario.Features {
  /// The names of the features in it, in the order of the table.
  public var names: [String] { list.map(\.name) }

  /// The features of such names; throws where one means nothing, and names the nearest that does.
  public init(names: [String]) throws(ScenarioError) {
    self.init()
    for (index, name) in names.enumerated() {
      insert(try Scenario.Feature(named: name, at: "features[\(index)]"))
    }
  }
}

extension Scenario.Feature {
  /// The feature of that name; throws where there is none, and names the nearest that there is.
  public init(named name: String, at place: String = "features") throws(ScenarioError) {
    guard let feature = Self(name: name) else {
      let hint =
        Self.allCases.map(\.name).hint(for: name) ?? "; touchstone rules --features lists them"
      throw ScenarioError(place: place, problem: "there is no feature \(name.quoted)\(hint)")
    }
    self = feature
  }
}

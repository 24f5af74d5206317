extension Scenario {
  /// A set of features. With a feature come those without which it means nothing.
  public struct Features: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// No feature: one window with plain views, and one finger.
    public init() {}

    /// Some features.
    public init(_ features: some Sequence<Feature>) {
      for feature in features { insert(feature) }
    }

    /// All features there are.
    public static let all = Features(Feature.allCases)

    /// The features in it, in the order of the table.
    public var list: [Feature] { Feature.allCases.filter(contains) }

    /// Whether it has the feature.
    public func contains(_ feature: Feature) -> Bool {
      let bit = feature.rawValue
      return (bit < 64 ? low >> UInt64(bit) : high >> UInt64(bit - 64)) & 1 != 0
    }

    /// Puts a feature in, with those without which it means nothing.
    public mutating func insert(_ feature: Feature) {
      formUnion(Self.closures[Int(feature.rawValue)])
    }

    /// Puts the features of another set in.
    public mutating func formUnion(_ other: Features) {
      low |= other.low
      high |= other.high
    }

    /// The features of both sets alone.
    public func intersection(_ other: Features) -> Features {
      var common = self
      common.low &= other.low
      common.high &= other.high
      return common
    }

    /// Whether all features of another set are in it.
    public func isSuperset(of other: Features) -> Bool {
      low & other.low == other.low && high & other.high == other.high
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
    private static let closures: [Features] = Feature.allCases.map { feature in
      var set = Features()
      var pending = [feature]
      while let next = pending.popLast() {
        if set.contains(next) { continue }
        let bit = next.rawValue
        if bit < 64 { set.low |= 1 << UInt64(bit) } else { set.high |= 1 << UInt64(bit - 64) }
        pending += next.implied
      }
      return set
    }
  }
}

extension Scenario.Features: ExpressibleByArrayLiteral {
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
        Self.allCases.map(\.name).nearest(to: name)
        .map { "; did you mean \($0)?" } ?? "; touchstone features lists them"
      throw ScenarioError(place: place, problem: "there is no feature \(name.quoted)\(hint)")
    }
    self = feature
  }
}

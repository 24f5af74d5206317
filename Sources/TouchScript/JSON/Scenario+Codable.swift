extension Scenario {
  /// Reads a scenario; what is left out takes the initializer's default, unknown keys are ignored,
  /// and views may stand in any order. Nothing else is checked; `init(json:)` does that.
  public init(from decoder: any Decoder) throws {
    self = try AsWritten(from: decoder).scenario
    views = Self.inPreOrder(views)
  }

  /// A scenario with its views in the order of the file, for errors that count in that order.
  struct AsWritten: Decodable {
    let scenario: Scenario

    init(scenario: Scenario) { self.scenario = scenario }

    init(from decoder: any Decoder) throws { scenario = try Scenario(properties: decoder) }
  }
}

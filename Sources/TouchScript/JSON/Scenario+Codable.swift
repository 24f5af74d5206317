extension Scenario: Composite {
  static let properties: [Property<Self>] = [
    .init("dialect", \.dialect), .init("views", \.views), .init("controllers", \.controllers),
    .init("recognizers", \.recognizers), .init("application", \.application),
    .init("script", \.script), .init("reactions", \.reactions), .init("orderSeed", \.orderSeed),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads a scenario; what is left out takes the initializer's default, unknown keys are ignored,
  /// and views may stand in any order. Nothing else is checked; `init(json:)` does that.
  public init(from decoder: any Decoder) throws {
    self = try AsWritten(from: decoder).scenario
    views = Self.inPreOrder(views)
  }

  /// Writes what differs from an empty scenario.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }

  /// A scenario with its views in the order of the file, for errors that count in that order.
  struct AsWritten: Decodable {
    let scenario: Scenario

    init(from decoder: any Decoder) throws { scenario = try Scenario(properties: decoder) }
  }
}

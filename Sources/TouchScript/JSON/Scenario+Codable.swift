extension Scenario: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case dialect, views, controllers, recognizers, application, script, orderSeed
  }

  /// Reads a scenario; what is left out takes the initializer's default, unknown keys are ignored,
  /// and views may stand in any order. Nothing else is checked; `init(json:)` does that.
  public init(from decoder: any Decoder) throws {
    self = try AsWritten(from: decoder).scenario
    views = Self.inPreOrder(views)
  }

  /// Writes what differs from an empty scenario.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let empty = Scenario()
    try fields.encode(dialect, for: .dialect, unless: empty.dialect)
    try fields.encode(views, for: .views, unless: empty.views)
    try fields.encode(controllers, for: .controllers, unless: empty.controllers)
    try fields.encode(recognizers, for: .recognizers, unless: empty.recognizers)
    try fields.encode(application, for: .application, unless: empty.application)
    try fields.encode(script, for: .script, unless: empty.script)
    try fields.encode(orderSeed, for: .orderSeed, unless: empty.orderSeed)
  }

  /// A scenario with its views in the order of the file, for errors that count in that order.
  struct AsWritten: Decodable {
    let scenario: Scenario

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let empty = Scenario()
      scenario = Scenario(
        dialect: try fields.word(.dialect, as: "dialect", or: empty.dialect),
        views: try fields.value(.views, or: empty.views),
        controllers: try fields.value(.controllers, or: empty.controllers),
        recognizers: try fields.value(.recognizers, or: empty.recognizers),
        application: try fields.value(.application, or: empty.application),
        script: try fields.value(.script, or: empty.script),
        orderSeed: try fields.whole(.orderSeed, or: empty.orderSeed))
    }
  }
}

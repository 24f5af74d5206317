extension Scenario.TouchHandling: Spellable {
  enum CodingKeys: String, CodingKey, CaseIterable { case began, moved, ended, cancelled }

  static var shape: FileShape { .object(CodingKeys.self) }

  /// Reads a word for all four methods, or an object with a word for each.
  public init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: CodingKeys.self) {
      self.init()
      began = try fields.word(.began, as: "handling", or: began)
      moved = try fields.word(.moved, as: "handling", or: moved)
      ended = try fields.word(.ended, as: "handling", or: ended)
      cancelled = try fields.word(.cancelled, as: "handling", or: cancelled)
      return
    }
    guard let word = try? decoder.singleValueContainer().decode(String.self) else {
      throw ScenarioError(path: decoder.codingPath, problem: "expected text or an object")
    }
    self.init(try Scenario.Forwarding(word, named: "handling", at: decoder.codingPath))
  }

  /// Writes a word where all four methods do alike, else what is not passed on.
  public func encode(to encoder: any Encoder) throws {
    if self == Self(began) { return try Choice.encode(began.rawValue, to: encoder) }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Self()
    try fields.encode(began, for: .began, unless: new.began)
    try fields.encode(moved, for: .moved, unless: new.moved)
    try fields.encode(ended, for: .ended, unless: new.ended)
    try fields.encode(cancelled, for: .cancelled, unless: new.cancelled)
  }
}

extension Scenario.Controller: Composite {
  static let properties: [Property<Self>] = [
    .init("id", \.id, isAlwaysSaid: true), .init("view", \.view, isAlwaysSaid: true),
    .init("touches", \.touches), .init("actions", \.actions), .init("refuses", \.refuses),
    .init("otherEvents", \.otherEvents), .init("presentedBy", \.presentedBy),
  ]

  init(new fields: FileFields) throws {
    self.init(id: try fields.required("id"), view: try fields.required("view"))
  }

  var new: Self { Self(id: id, view: view) }

  /// Reads a controller; all but its id and view may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the id, the view, and what differs from a new controller.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Application: Composite {
  static let properties: [Property<Self>] = [
    .init("touches", \.touches), .init("actions", \.actions), .init("otherEvents", \.otherEvents),
    .init("dropsEvents", \.dropsEvents), .init("delegate", \.delegate),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads an application; everything may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes what differs from a new application.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Application.Delegate: Composite {
  static let properties: [Property<Self>] = [
    .init("isResponder", \.isResponder), .init("touches", \.touches), .init("actions", \.actions),
    .init("otherEvents", \.otherEvents),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads a delegate; everything may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes what differs from a new delegate.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

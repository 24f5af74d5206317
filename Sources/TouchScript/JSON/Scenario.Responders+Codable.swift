extension Scenario.TouchHandling: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case began, moved, ended, cancelled }

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

extension Scenario.Controller: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case id, view, touches, actions }

  /// Reads a controller; all but its id and view may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(Scenario.ID.self, forKey: .id),
      view: try fields.decode(Scenario.ID.self, forKey: .view))
    touches = try fields.value(.touches, or: touches)
    actions = try fields.value(.actions, or: actions)
  }

  /// Writes the id, the view, and what differs from a new controller.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Scenario.Controller(id: id, view: view)
    try fields.encode(id, forKey: .id)
    try fields.encode(view, forKey: .view)
    try fields.encode(touches, for: .touches, unless: new.touches)
    try fields.encode(actions, for: .actions, unless: new.actions)
  }
}

extension Scenario.Application: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case touches, actions, delegate }

  /// Reads an application; everything may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    touches = try fields.value(.touches, or: touches)
    actions = try fields.value(.actions, or: actions)
    delegate = try fields.decodeIfPresent(Delegate.self, forKey: .delegate)
  }

  /// Writes what differs from a new application.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Scenario.Application()
    try fields.encode(touches, for: .touches, unless: new.touches)
    try fields.encode(actions, for: .actions, unless: new.actions)
    try fields.encodeIfPresent(delegate, forKey: .delegate)
  }
}

extension Scenario.Application.Delegate: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case isResponder, touches, actions }

  /// Reads a delegate; everything may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    isResponder = try fields.value(.isResponder, or: isResponder)
    touches = try fields.value(.touches, or: touches)
    actions = try fields.value(.actions, or: actions)
  }

  /// Writes what differs from a new delegate.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Scenario.Application.Delegate()
    try fields.encode(isResponder, for: .isResponder, unless: new.isResponder)
    try fields.encode(touches, for: .touches, unless: new.touches)
    try fields.encode(actions, for: .actions, unless: new.actions)
  }
}

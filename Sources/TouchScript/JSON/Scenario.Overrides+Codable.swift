extension Scenario.Overrides: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case touches, hitTest, pointInside, next, shouldBegin, actions
  }

  /// Reads overrides; what is left out is not overridden.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    touches = try fields.value(.touches, or: touches)
    hitTest = try fields.decodeIfPresent(HitTest.self, forKey: .hitTest)
    pointInside = try fields.decodeIfPresent(PointInside.self, forKey: .pointInside)
    next = try fields.decodeIfPresent(Scenario.ID.self, forKey: .next)
    shouldBegin = try fields.decodeIfPresent(Bool.self, forKey: .shouldBegin)
    actions = try fields.value(.actions, or: actions)
  }

  /// Writes what is overridden.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let none = Scenario.Overrides()
    try fields.encode(touches, for: .touches, unless: none.touches)
    try fields.encodeIfPresent(hitTest, forKey: .hitTest)
    try fields.encodeIfPresent(pointInside, forKey: .pointInside)
    try fields.encodeIfPresent(next, forKey: .next)
    try fields.encodeIfPresent(shouldBegin, forKey: .shouldBegin)
    try fields.encode(actions, for: .actions, unless: none.actions)
  }
}

extension Scenario.Overrides.HitTest: Codable {
  static let words = ["returnsNil", "returnsSelf", "passesThrough", "asksSubviews"]
  static let objects = ["returns"]

  /// Reads a word such as `"returnsNil"`, or `{"returns": "a"}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "hitTest", words: Self.words, objects: Self.objects)
    switch choice.name {
    case "returnsNil": self = .returnsNil
    case "returnsSelf": self = .returnsSelf
    case "passesThrough": self = .passesThrough
    case "asksSubviews": self = .asksSubviews
    default: self = .returns(try choice.payload())
    }
  }

  /// Writes a word, or an object of one key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .returnsNil: try Choice.encode("returnsNil", to: encoder)
    case .returnsSelf: try Choice.encode("returnsSelf", to: encoder)
    case .passesThrough: try Choice.encode("passesThrough", to: encoder)
    case .asksSubviews: try Choice.encode("asksSubviews", to: encoder)
    case .returns(let id): try Choice.encode("returns", id, to: encoder)
    }
  }
}

extension Scenario.Overrides.PointInside: Codable {
  static let words = ["always", "never", "orSubviews", "onlySubviewFrames"]
  static let objects = ["grown"]

  /// Reads a word such as `"always"`, or `{"grown": 15}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "pointInside", words: Self.words, objects: Self.objects)
    switch choice.name {
    case "always": self = .always
    case "never": self = .never
    case "orSubviews": self = .orSubviews
    case "onlySubviewFrames": self = .onlySubviewFrames
    default: self = .grown(try choice.payload())
    }
  }

  /// Writes a word, or an object of one key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .always: try Choice.encode("always", to: encoder)
    case .never: try Choice.encode("never", to: encoder)
    case .orSubviews: try Choice.encode("orSubviews", to: encoder)
    case .onlySubviewFrames: try Choice.encode("onlySubviewFrames", to: encoder)
    case .grown(let points): try Choice.encode("grown", points, to: encoder)
    }
  }
}

extension Scenario.Overrides: Composite {
  static let properties: [Property<Self>] = [
    .init("touches", \.touches), .init("hitTest", \.hitTest), .init("pointInside", \.pointInside),
    .init("next", \.next), .init("shouldBegin", \.shouldBegin), .init("actions", \.actions),
    .init("refuses", \.refuses), .init("otherEvents", \.otherEvents),
    .init("canBecomeFirstResponder", \.canBecomeFirstResponder),
    .init("beginsTracking", \.beginsTracking), .init("continuesTracking", \.continuesTracking),
    .init("sendsActions", \.sendsActions), .init("touchesShouldBegin", \.touchesShouldBegin),
    .init("touchesShouldCancel", \.touchesShouldCancel), .init("dropsEvents", \.dropsEvents),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads overrides; what is left out is not overridden.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes what is overridden.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Overrides.HitTest: Spellable {
  static let words = [
    "returnsNil", "returnsSelf", "passesThrough", "asksSubviews", "asksSubviewsIfOpen",
  ]
  static let objects = ["returns"]
  static var shape: FileShape { .object(objects, [:]) }

  /// Reads a word such as `"returnsNil"`, or `{"returns": "a"}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "hitTest", words: Self.words, objects: Self.objects)
    switch choice.name {
    case "returnsNil": self = .returnsNil
    case "returnsSelf": self = .returnsSelf
    case "passesThrough": self = .passesThrough
    case "asksSubviews": self = .asksSubviews
    case "asksSubviewsIfOpen": self = .asksSubviewsIfOpen
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
    case .asksSubviewsIfOpen: try Choice.encode("asksSubviewsIfOpen", to: encoder)
    case .returns(let id): try Choice.encode("returns", id, to: encoder)
    }
  }
}

extension Scenario.Overrides.PointInside: Spellable {
  static let words = ["always", "never", "orSubviews", "onlySubviewFrames"]
  static let objects = ["grown"]
  static var shape: FileShape { .object(objects, [:]) }

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

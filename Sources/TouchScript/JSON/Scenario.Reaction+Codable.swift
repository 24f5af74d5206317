extension Scenario.Reaction: Composite {
  static let properties: [Property<Self>] = [
    .init("on", \.on, isAlwaysSaid: true), .init("changes", \.changes, isAlwaysSaid: true),
  ]

  init(new fields: FileFields) throws {
    self.init(on: try fields.required("on"), changes: try fields.required("changes"))
  }

  var new: Self { self }

  /// Reads a reaction; nothing may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the callback and what happens in it.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Reaction.Trigger: Spellable {
  static let objects = ["action", "touches", "controlEvent"]
  static var shape: FileShape {
    .object(
      objects,
      [
        "touches": .object(["responder", "phase"], [:]),
        "controlEvent": .object(["control", "event"], [:]),
      ])
  }

  /// Reads an object of one key, such as `{"action": "tap"}` or
  /// `{"touches": {"responder": "a", "phase": "began"}}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "trigger", words: [], objects: Self.objects)
    switch choice.name {
    case "action": self = .action(try choice.value())
    case "touches":
      let fields = try choice.object()
      self = .touches(try fields.required("responder"), try fields.required("phase"))
    default:
      let fields = try choice.object()
      self = .controlEvent(try fields.required("control"), try fields.required("event"))
    }
  }

  /// Writes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .action(let id): try Choice.encode("action", id, to: encoder)
    case .touches(let id, let phase):
      try Choice.encode("touches", [("responder", id), ("phase", phase)], to: encoder)
    case .controlEvent(let id, let event):
      try Choice.encode("controlEvent", [("control", id), ("event", event)], to: encoder)
    }
  }
}

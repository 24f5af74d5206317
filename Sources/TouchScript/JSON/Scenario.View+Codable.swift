extension Scenario.View: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, parent, kind, frame, boundsOrigin, anchorPoint, transform, alpha, isHidden
    case isUserInteractionEnabled, clipsToBounds, isMultipleTouchEnabled, isEnabled, level
    case targets, overrides
  }

  /// Reads a view; all but its id may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(Scenario.ID.self, forKey: .id),
      parent: try fields.decodeIfPresent(Scenario.ID.self, forKey: .parent))
    kind = try fields.word(.kind, as: "kind of view", or: kind)
    frame = try fields.value(.frame, or: frame)
    boundsOrigin = try fields.value(.boundsOrigin, or: boundsOrigin)
    anchorPoint = try fields.value(.anchorPoint, or: anchorPoint)
    transform = try fields.value(.transform, or: transform)
    alpha = Float(try fields.value(.alpha, or: Double(alpha)))
    isHidden = try fields.value(.isHidden, or: isHidden)
    isUserInteractionEnabled = try fields.value(
      .isUserInteractionEnabled, or: isUserInteractionEnabled)
    clipsToBounds = try fields.value(.clipsToBounds, or: clipsToBounds)
    isMultipleTouchEnabled = try fields.value(.isMultipleTouchEnabled, or: isMultipleTouchEnabled)
    isEnabled = try fields.value(.isEnabled, or: isEnabled)
    level = try fields.whole(.level, or: level)
    targets = try fields.value(.targets, or: targets)
    overrides = try fields.value(.overrides, or: overrides)
  }

  /// Writes the id, the parent, the frame, and what differs from a new view.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Scenario.View(id: id)
    try fields.encode(id, forKey: .id)
    try fields.encodeIfPresent(parent, forKey: .parent)
    try fields.encode(kind, for: .kind, unless: new.kind)
    try fields.encode(frame, forKey: .frame)
    try fields.encode(boundsOrigin, for: .boundsOrigin, unless: new.boundsOrigin)
    try fields.encode(anchorPoint, for: .anchorPoint, unless: new.anchorPoint)
    try fields.encode(transform, for: .transform, unless: new.transform)
    try fields.encode(alpha + 0, for: .alpha, unless: new.alpha)
    try fields.encode(isHidden, for: .isHidden, unless: new.isHidden)
    try fields.encode(
      isUserInteractionEnabled, for: .isUserInteractionEnabled,
      unless: new.isUserInteractionEnabled)
    try fields.encode(clipsToBounds, for: .clipsToBounds, unless: new.clipsToBounds)
    try fields.encode(
      isMultipleTouchEnabled, for: .isMultipleTouchEnabled, unless: new.isMultipleTouchEnabled)
    try fields.encode(isEnabled, for: .isEnabled, unless: new.isEnabled)
    try fields.encode(level, for: .level, unless: new.level)
    try fields.encode(targets, for: .targets, unless: new.targets)
    try fields.encode(overrides, for: .overrides, unless: new.overrides)
  }
}

extension Scenario.Target: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case receiver, released, action, events }

  /// Reads a registration; without a receiver it is for the first responder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let receiver = try fields.decodeIfPresent(Scenario.ID.self, forKey: .receiver)
    self.init(
      receiver.map(Receiver.responder) ?? .firstResponder,
      try fields.decode(String.self, forKey: .action))
    if try fields.value(.released, or: false) { self.receiver = .released }
    events = try fields.words(.events, as: "control event", or: events)
  }

  /// Writes a registration; a receiver of null says that the target is nil.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch receiver {
    case .responder(let id): try fields.encode(id, forKey: .receiver)
    case .firstResponder: try fields.encodeNil(forKey: .receiver)
    case .released: try fields.encode(true, forKey: .released)
    }
    try fields.encode(action, forKey: .action)
    try fields.encode(
      events, for: .events, unless: Scenario.Target(.firstResponder, action).events)
  }
}

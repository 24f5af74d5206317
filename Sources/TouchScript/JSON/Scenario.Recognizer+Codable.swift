extension Scenario.Recognizer: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, view, kind, taps, touches, cancelsTouchesInView, delaysTouchesBegan
    case delaysTouchesEnded, isEnabled, delegate, cannotPrevent, cannotBePreventedBy
  }

  /// Reads a recognizer; all but its id and view may be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(Scenario.ID.self, forKey: .id),
      view: try fields.decode(Scenario.ID.self, forKey: .view))
    kind = try fields.word(.kind, as: "recognizer", or: kind)
    taps = try fields.whole(.taps, or: taps)
    touches = try fields.whole(.touches, or: touches)
    cancelsTouchesInView = try fields.value(.cancelsTouchesInView, or: cancelsTouchesInView)
    delaysTouchesBegan = try fields.value(.delaysTouchesBegan, or: delaysTouchesBegan)
    delaysTouchesEnded = try fields.value(.delaysTouchesEnded, or: delaysTouchesEnded)
    isEnabled = try fields.value(.isEnabled, or: isEnabled)
    delegate = try fields.decodeIfPresent(Delegate.self, forKey: .delegate)
    cannotPrevent = try fields.value(.cannotPrevent, or: cannotPrevent)
    cannotBePreventedBy = try fields.value(.cannotBePreventedBy, or: cannotBePreventedBy)
  }

  /// Writes the id, the view, and what differs from a new recognizer.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let new = Scenario.Recognizer(id: id, view: view)
    try fields.encode(id, forKey: .id)
    try fields.encode(view, forKey: .view)
    try fields.encode(kind, for: .kind, unless: new.kind)
    try fields.encode(taps, for: .taps, unless: new.taps)
    try fields.encode(touches, for: .touches, unless: new.touches)
    try fields.encode(
      cancelsTouchesInView, for: .cancelsTouchesInView, unless: new.cancelsTouchesInView)
    try fields.encode(
      delaysTouchesBegan, for: .delaysTouchesBegan, unless: new.delaysTouchesBegan)
    try fields.encode(
      delaysTouchesEnded, for: .delaysTouchesEnded, unless: new.delaysTouchesEnded)
    try fields.encode(isEnabled, for: .isEnabled, unless: new.isEnabled)
    try fields.encodeIfPresent(delegate, forKey: .delegate)
    try fields.encode(cannotPrevent, for: .cannotPrevent, unless: new.cannotPrevent)
    try fields.encode(
      cannotBePreventedBy, for: .cannotBePreventedBy, unless: new.cannotBePreventedBy)
  }
}

extension Scenario.Recognizer.Delegate: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case shouldReceive, shouldBegin, simultaneousWith
  }

  /// Reads a delegate; the methods left out are not implemented.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shouldReceive: try fields.decodeIfPresent(Bool.self, forKey: .shouldReceive),
      shouldBegin: try fields.decodeIfPresent(Bool.self, forKey: .shouldBegin),
      simultaneousWith: try fields.decodeIfPresent(
        [Scenario.ID].self, forKey: .simultaneousWith))
  }

  /// Writes the answers of the methods that are implemented.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(shouldReceive, forKey: .shouldReceive)
    try fields.encodeIfPresent(shouldBegin, forKey: .shouldBegin)
    try fields.encodeIfPresent(simultaneousWith, forKey: .simultaneousWith)
  }
}

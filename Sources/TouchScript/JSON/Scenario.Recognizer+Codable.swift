extension Scenario.Recognizer: Composite {
  static let properties: [Property<Self>] = [
    .init("id", \.id, isAlwaysSaid: true), .init("view", \.view, isAlwaysSaid: true),
    .init("kind", \.kind, plain: .tap), .init("taps", \.taps), .init("touches", \.touches),
    .init("minimumPressDuration", \.minimumPressDuration),
    .init("allowableMovement", \.allowableMovement), .init("minimumTouches", \.minimumTouches),
    .init("maximumTouches", \.maximumTouches), .init("directions", \.directions),
    .init("edges", \.edges), .init("rebases", \.rebases),
    .init("cancelsTouchesInView", \.cancelsTouchesInView),
    .init("delaysTouchesBegan", \.delaysTouchesBegan),
    .init("delaysTouchesEnded", \.delaysTouchesEnded), .init("isEnabled", \.isEnabled),
    .init("delegate", \.delegate), .init("cannotPrevent", \.cannotPrevent),
    .init("cannotBePreventedBy", \.cannotBePreventedBy),
    .init("requiresFailureOf", \.requiresFailureOf),
    .init("subclassRequiresFailureOf", \.subclassRequiresFailureOf),
    .init("subclassIsRequiredToFailBy", \.subclassIsRequiredToFailBy),
    .init("ignoredFingers", \.ignoredFingers), .init("targets", \.targets),
  ]

  init(new fields: FileFields) throws {
    self.init(
      id: try fields.required("id"), view: try fields.required("view"),
      kind: try fields.value("kind", or: .tap))
  }

  var new: Self { Self(id: id, view: view, kind: kind) }

  /// Reads a recognizer; all but its id and view may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the id, the view, and what differs from a new recognizer of the kind.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Recognizer.Delegate: Composite {
  static let properties: [Property<Self>] = [
    .init("shouldReceive", \.shouldReceive), .init("refusesTouchesIn", \.refusesTouchesIn),
    .init("shouldReceiveEvent", \.shouldReceiveEvent), .init("shouldBegin", \.shouldBegin),
    .init("simultaneousWith", \.simultaneousWith), .init("requiresFailureOf", \.requiresFailureOf),
    .init("isRequiredToFailBy", \.isRequiredToFailBy),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads a delegate; the methods left out are not implemented.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the answers of the methods that are implemented.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

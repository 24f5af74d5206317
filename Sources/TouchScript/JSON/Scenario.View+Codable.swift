extension Scenario.View: Composite {
  static let properties: [Property<Self>] = [
    .init("id", \.id, isAlwaysSaid: true), .init("parent", \.parent),
    .init("kind", \.kind, plain: .view),
    .init("frame", \.frame, isAlwaysSaid: true), .init("boundsOrigin", \.boundsOrigin),
    .init("anchorPoint", \.anchorPoint), .init("transform", \.transform), .init("alpha", \.alpha),
    .init("isHidden", \.isHidden), .init("isOpaque", \.isOpaque),
    .init("isUserInteractionEnabled", \.isUserInteractionEnabled),
    .init("clipsToBounds", \.clipsToBounds),
    .init("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
    .init("isExclusiveTouch", \.isExclusiveTouch), .init("isEnabled", \.isEnabled),
    .init("level", \.level), .init("items", \.items), .init("scrolling", \.scrolling),
    .init("targets", \.targets), .init("overrides", \.overrides),
  ]

  init(new fields: FileFields) throws {
    self.init(id: try fields.required("id"), kind: try fields.value("kind", or: .view))
  }

  var new: Self { Self(id: id, kind: kind) }

  /// Reads a view; all but its id may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes the id, the frame, and what differs from a new view of the kind.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

extension Scenario.Scrolling: Composite {
  static let properties: [Property<Self>] = [
    .init("contentSize", \.contentSize), .init("delaysContentTouches", \.delaysContentTouches),
    .init("canCancelContentTouches", \.canCancelContentTouches),
    .init("isScrollEnabled", \.isScrollEnabled),
  ]

  init(new fields: FileFields) throws {
    self.init()
  }

  var new: Self { Self() }

  /// Reads a scrolling; everything may be left out.
  public init(from decoder: any Decoder) throws { try self.init(properties: decoder) }

  /// Writes what differs from a new scroll view.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }
}

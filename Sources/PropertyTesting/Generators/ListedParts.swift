/// Parts that come in a list: as many as a value of the program says.
public struct ListedParts<Root: Sendable>: RecordParts {
  let parts: [any RecordParts<Root>]

  /// No place: which parts there are is known only when the program runs.
  public var places: Places? { nil }

  /// Draws nothing, since there are no places.
  public func draw(to memory: UnsafeMutableRawPointer, from source: inout Source) {}

  /// Draws every part in order and puts each into a record.
  public func draw(into root: inout Root, from source: inout Source) {
    for part in parts { part.draw(into: &root, from: &source) }
  }

  /// Spells every part of a record in order.
  public func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable) {
    for part in parts { try part.spell(root, into: &spelling) }
  }

  /// Whether two records have the same parts.
  public func agrees(_ one: Root, _ other: Root) -> Bool {
    parts.allSatisfy { $0.agrees(one, other) }
  }
}

/// A part that is taken from a record and put into it by functions.
public struct ComputedPart<Root: Sendable, Subject: Generator>: RecordParts
where Subject.Value: Equatable {
  let get: @Sendable (Root) -> Subject.Value
  let set: @Sendable (inout Root, Subject.Value) -> Void
  let generator: Subject

  /// Makes a part of two functions and the generator of what is there.
  public init(
    get: @escaping @Sendable (Root) -> Subject.Value,
    set: @escaping @Sendable (inout Root, Subject.Value) -> Void, _ generator: Subject
  ) {
    self.get = get
    self.set = set
    self.generator = generator
  }

  /// No place: it is computed.
  public var places: Places? { nil }

  /// Draws nothing, since there is no place.
  public func draw(to memory: UnsafeMutableRawPointer, from source: inout Source) {}

  /// Draws by the generator.
  public func draw(into root: inout Root, from source: inout Source) {
    set(&root, generator.draw(from: &source))
  }

  /// Spells what is there.
  public func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable) {
    try generator.spell(get(root), into: &spelling)
  }

  /// Whether two records have the same there.
  public func agrees(_ one: Root, _ other: Root) -> Bool { get(one) == get(other) }
}

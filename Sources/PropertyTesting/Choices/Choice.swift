/// One bounded integer that helps to say what a value is.
public struct Choice: Hashable, Sendable {
  /// What the integer means.
  public enum Kind: Hashable, Sendable {
    /// A number, or an index into an enumeration.
    case value
    /// Which of several alternatives was taken.
    case branch
    /// The number of a span elsewhere in the tree; deleting that span renumbers it.
    case reference(to: Tag)
  }

  /// The unit the integer is measured in.
  public let tag: Tag
  /// What the integer means.
  public let kind: Kind
  /// The integer; always within the bounds.
  public let value: Int
  /// The values there could be instead.
  public let bounds: ClosedRange<Int>
  /// The simplest of them.
  public let origin: Int

  /// Makes a choice; the value and the origin must lie within the bounds.
  public init(
    _ tag: Tag, _ kind: Kind = .value, value: Int, in bounds: ClosedRange<Int>, origin: Int
  ) {
    precondition(bounds.contains(value), "the value of a choice lies within its bounds")
    precondition(bounds.contains(origin), "the origin of a choice lies within its bounds")
    self.init(unchecked: tag, kind, value: value, in: bounds, origin: origin)
  }

  private init(
    unchecked tag: Tag, _ kind: Kind, value: Int, in bounds: ClosedRange<Int>, origin: Int
  ) {
    self.tag = tag
    self.kind = kind
    self.value = value
    self.bounds = bounds
    self.origin = origin
  }

  /// Whether the choice is as simple as it can be.
  public var isOrigin: Bool { value == origin }

  /// How far the value is from the origin.
  public var distance: UInt { value.distanceMagnitude(to: origin) }

  /// The same choice with another value, or nil if that is out of bounds.
  public func with(value: Int) -> Choice? {
    guard value >= bounds.lowerBound, value <= bounds.upperBound else { return nil }
    return Choice(unchecked: tag, kind, value: value, in: bounds, origin: origin)
  }

  /// The same choice at its simplest.
  public var simplest: Choice {
    Choice(unchecked: tag, kind, value: origin, in: bounds, origin: origin)
  }

  /// Whether a draw of the other's tag and kind may take this recorded choice.
  ///
  /// What a reference points to is left out, so that renaming a list keeps old records alive.
  func answers(_ other: Choice) -> Bool {
    guard tag == other.tag else { return false }
    switch (kind, other.kind) {
    case (.value, .value), (.branch, .branch), (.reference, .reference): return true
    default: return false
    }
  }
}

extension Choice {
  /// Compares what mostly differs first: of trees that are alike, the values.
  public static func == (one: Choice, other: Choice) -> Bool {
    one.value == other.value && one.origin == other.origin
      && one.bounds.lowerBound == other.bounds.lowerBound
      && one.bounds.upperBound == other.bounds.upperBound && one.tag == other.tag
      && one.kind == other.kind
  }

  /// Hashes the value alone: in trees of one generator nothing else differs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension Int {
  /// The distance to another integer, however far apart the two are.
  func distanceMagnitude(to other: Int) -> UInt {
    self >= other
      ? UInt(bitPattern: self) &- UInt(bitPattern: other)
      : UInt(bitPattern: other) &- UInt(bitPattern: self)
  }
}

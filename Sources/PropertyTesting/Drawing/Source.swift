/// Where a generator takes its choices from.
///
/// A source either searches, that is makes choices up at random and records nothing, or it takes
/// them from a supply such as a recorded tree. What is drawn while searching is written down
/// afterwards, by spelling the one value that matters.
public struct Source: Sendable {
  /// Whether choices are made up at random.
  public let isSearching: Bool
  /// The randomness of the search; generators use it only while `isSearching`.
  public var random: Random
  /// The seed of this case, by which features are switched on and off.
  @usableFromInline let caseSeed: UInt64
  private var supply: (any Supply)?
  /// Whether what was drawn is no value of the generator after all, such as one that is filtered out.
  public private(set) var isRejected = false
  /// How many lists of the usual length are being drawn, one inside the other.
  var nesting = 0

  /// A source that searches: the seed determines everything.
  public init(seed: UInt64) {
    isSearching = true
    random = Random(seed: seed)
    caseSeed = seed
  }

  /// A source that draws the value a tree spells.
  public init(replaying tree: ChoiceTree) {
    self.init(supply: Replay(tree))
  }

  /// A source that draws the value a tree spells, and makes up what the tree lacks.
  init(replaying tree: ChoiceTree, filling random: Random?) {
    self.init(supply: Replay(tree, filling: random))
  }

  init(supply: some Supply) {
    isSearching = false
    random = Random(seed: 0)
    caseSeed = 0
    self.supply = supply
  }

  /// Whether this case may use a feature; always true unless searching.
  ///
  /// Each case first settles how much it leaves out, from nothing to nearly everything, and then
  /// decides feature by feature. The answer stays the same for the whole case.
  @inlinable
  public func isEnabled(_ feature: Feature) -> Bool {
    guard isSearching else { return true }
    let omission = Random.mix(caseSeed, 0x5357_4152_4D) & 0x1FF
    // A quarter of the cases leaves nothing out.
    guard omission >= 0x80 else { return true }
    let lot = Random.mix(caseSeed ^ 0x5357_4152_4D, feature.stream) % 0x180
    return lot >= omission - 0x80
  }

  /// The value of a choice from the supply; the simplest if it has none that fits.
  ///
  /// The value of the argument does not matter. Only for use when not searching.
  public mutating func choose(_ choice: Choice) -> Int {
    supply?.choose(choice) ?? choice.origin
  }

  /// Enters a span; choices are matched inside it until the source leaves it.
  public mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {
    supply?.enter(kind, tag)
  }

  /// Enters the span of a choice between alternatives that has its tag.
  public mutating func enterBranch(_ tag: Tag) {
    supply?.enterBranch(tag)
  }

  /// Leaves the innermost span and forgets what was not drawn of it.
  public mutating func leave() {
    supply?.leave()
  }

  /// Says that what was drawn is no value of the generator.
  public mutating func reject() {
    isRejected = true
  }

  /// Enters a list and answers how many elements the supply has for it, within bounds. A rare one is
  /// written only where it has any: with none, it is not entered, and a replay makes none up.
  public mutating func enterList(
    _ tag: Tag, in bounds: ClosedRange<Int>, isRare: Bool = false
  ) -> Int {
    if isRare { return supply?.enterIfAny(tag, atMost: bounds.upperBound) ?? 0 }
    enter(.list, tag)
    return count(of: tag, in: bounds)
  }

  /// The bytes that it writes while it draws, if it does.
  var byteWriter: ByteWriter? { supply as? ByteWriter }

  /// The odometer that it draws with, if it does.
  var odometer: Odometer? { supply as? Odometer }

  /// How many elements the supply has for the list just entered, within bounds.
  public mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    supply?.count(of: tag, in: bounds) ?? bounds.lowerBound
  }
}

/// What answers a source that does not search.
protocol Supply: Sendable {
  mutating func choose(_ choice: Choice) -> Int
  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag)
  mutating func enterBranch(_ tag: Tag)
  mutating func leave()
  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int
  mutating func enterIfAny(_ tag: Tag, atMost most: Int) -> Int
}

extension Supply {
  mutating func enterBranch(_ tag: Tag) { enter(.record, tag) }

  mutating func enterIfAny(_ tag: Tag, atMost most: Int) -> Int {
    let count = count(of: tag, in: 0...most)
    if count > 0 { enter(.list, tag) }
    return count
  }
}

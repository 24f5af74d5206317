/// Which of the values of a generator are enumerated.
///
/// A choice has *usual* values, which cost nothing, and *unusual* ones. A list has usual lengths,
/// and every element beyond them is unusual. A value of the scope has at most so many unusual
/// things, its *departures*, so a scope may name many of them and still be small enough to walk.
public struct Scope: Sendable {
  /// The values of one choice that are tried.
  public struct Values: Hashable, Sendable {
    /// Values that cost nothing, the simplest first; if none is within the choice's bounds, its
    /// origin.
    public var usual: [Int]
    /// Values that count as a departure.
    public var unusual: [Int]

    /// Makes the values of a choice.
    public init(usual: [Int], unusual: [Int] = []) {
      self.usual = usual
      self.unusual = unusual
    }

    /// Every value of a choice, the simplest first; at most so many.
    public static func all(of choice: Choice, atMost count: Int = .max) -> Values {
      var usual: [Int] = []
      while usual.count < count, let value = choice.value(ofRank: UInt(usual.count)) {
        usual.append(value)
      }
      return Values(usual: usual)
    }

    func within(_ choice: Choice) -> Values {
      let bounds = choice.bounds
      if !usual.isEmpty, usual.allSatisfy(bounds.contains), unusual.allSatisfy(bounds.contains) {
        return self
      }
      let inside = usual.filter(bounds.contains)
      let usual = inside.isEmpty ? [choice.origin] : inside
      return Values(
        usual: usual, unusual: unusual.filter { bounds.contains($0) && !usual.contains($0) })
    }
  }

  /// The lengths of one list that are tried.
  public struct Lengths: Hashable, Sendable {
    /// Lengths that cost nothing.
    public var usual: ClosedRange<Int>
    /// The greatest length; every element beyond the usual ones is a departure.
    public var most: Int

    /// Makes the lengths of a list.
    public init(usual: ClosedRange<Int>, most: Int? = nil) {
      self.usual = usual
      self.most = max(most ?? usual.upperBound, usual.upperBound)
    }

    func within(_ bounds: ClosedRange<Int>) -> Lengths {
      Lengths(usual: usual.clamped(to: bounds), most: min(most, bounds.upperBound))
    }
  }

  /// How many choices and elements a value may be worth; nil: any number.
  public var size: Int?
  /// How many departures a value may have.
  public var departures: Int
  /// The values of a choice; its own value does not matter. The part is the tag of the list whose element the choice is in, the
  /// innermost one; it is empty outside of all lists.
  public var values: @Sendable (_ choice: Choice, _ part: Tag) -> Values
  /// The lengths of a list, of which the generator allows those within the bounds.
  public var lengths: @Sendable (_ list: Tag, _ bounds: ClosedRange<Int>, _ part: Tag) -> Lengths

  /// Makes a scope; without more said, of all values there are up to a size.
  public init(
    size: Int? = nil, departures: Int = 0,
    values: @escaping @Sendable (_ choice: Choice, _ part: Tag) -> Values = { choice, _ in
      .all(of: choice)
    },
    lengths:
      @escaping @Sendable (
        _ list: Tag, _ bounds: ClosedRange<Int>, _ part: Tag
      ) -> Lengths = { _, bounds, _ in Lengths(usual: bounds) }
  ) {
    self.size = size
    self.departures = departures
    self.values = values
    self.lengths = lengths
  }
}

/// For which values of one choice a value still fails, all other choices being as they are.
public struct Extent: Hashable, Sendable {
  /// The choice's place among all choices, in the order in which they are drawn.
  public let index: Int
  /// The choice as it is in the value that was explained.
  public let choice: Choice
  /// The values that were considered, usually all that there could be.
  public let range: ClosedRange<Int>
  /// Where it fails, in ascending order.
  ///
  /// Both ends of every interval were tried and fail, and the values next to them were tried and do
  /// not, unless they are outside the range. Between the ends, every value was tried if the extent
  /// is exhaustive; else only some were, all of which fail.
  public let intervals: [ClosedRange<Int>]
  /// How many values were tried, the present one included.
  public let tried: Int

  /// Whether every value of the range was tried.
  public var isExhaustive: Bool {
    range.upperBound.distanceMagnitude(to: range.lowerBound) < UInt(tried)
  }

  /// Whether there was a value that does not fail.
  public var matters: Bool { intervals != [range] }
}

/// The extents of the choices of one value.
public struct Explanation: Hashable, Sendable {
  /// One for every choice, in order; the last ones are missing if the explanation is not complete.
  public let extents: [Extent]
  /// How often the predicate was asked.
  public let evaluations: Int
  /// Whether every choice was explained; otherwise the evaluations allowed were spent, or the caller
  /// said to stop.
  public let isComplete: Bool
}

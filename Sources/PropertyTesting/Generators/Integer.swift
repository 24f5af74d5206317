/// An integer of a range; the origin is the simplest and, unless given, the value nearest zero.
///
/// The search finds every value as likely; see `favoring` and `biased` for other distributions.
public func integer(
  _ tag: Tag, in range: ClosedRange<Int>, origin: Int? = nil
) -> IntegerGenerator {
  let nearestZero = min(max(0, range.lowerBound), range.upperBound)
  return IntegerGenerator(
    Choice(tag, value: origin ?? nearestZero, in: range, origin: origin ?? nearestZero))
}

/// Draws integers of a range; made by `integer`.
public final class IntegerGenerator: Generator {
  @usableFromInline let bounds: ClosedRange<Int>
  @usableFromInline let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
    bounds = choice.bounds
  }

  /// Draws one integer.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> Int {
    source.isSearching ? source.random.integer(in: bounds) : replay(&source)
  }

  /// The recorded choice; apart, so that a search stays short.
  @usableFromInline @inline(never)
  func replay(_ source: inout Source) -> Int { source.choose(choice) }

  /// Spells one choice.
  public func spell(_ value: Int, into spelling: inout Spelling) throws(Unspellable) {
    try spelling.write(choice, value: value)
  }
}

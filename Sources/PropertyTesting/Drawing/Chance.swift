/// How likely something is, as a fraction of whole numbers.
///
///     Chance(1, in: 8)
public struct Chance: Sendable, Hashable {
  @usableFromInline let numerator: UInt64
  @usableFromInline let denominator: UInt64

  /// A chance of so many in so many; at least never and at most always.
  public init(_ numerator: Int, in denominator: Int) {
    precondition(denominator > 0, "a chance is one in at least one")
    self.numerator = UInt64(min(max(numerator, 0), denominator))
    self.denominator = UInt64(denominator)
  }

  /// It does not happen.
  public static let never = Chance(0, in: 1)
  /// It happens every other time.
  public static let half = Chance(1, in: 2)
  /// It always happens.
  public static let always = Chance(1, in: 1)
}

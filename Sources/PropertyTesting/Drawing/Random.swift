/// A small, fast, deterministic stream of random bits (SplitMix64).
///
/// The same seed gives the same stream on every machine. It is not fit for secrets.
public struct Random: RandomNumberGenerator, Sendable, Hashable {
  @usableFromInline var state: UInt64

  /// Starts the stream of a seed.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Random.scramble(state)
  }

  /// A number below a bound, each as likely; zero if the bound is zero.
  ///
  /// Lemire's method: one multiplication, and a second draw only where the first would be unfair.
  @inlinable
  public mutating func below(_ bound: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let unfair = bound == 0 ? 0 : (0 &- bound) % bound
      while product.low < unfair {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// An integer of a range, each as likely.
  @inlinable @inline(__always)
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let low = UInt64(bitPattern: Int64(range.lowerBound))
    let count = UInt64(bitPattern: Int64(range.upperBound)) &- low &+ 1
    let offset = count == 0 ? next() : below(count)
    return Int(truncatingIfNeeded: low &+ offset)
  }

  /// Whether a chance comes true this time.
  @inlinable @inline(__always)
  public mutating func hits(_ chance: Chance) -> Bool {
    below(chance.denominator) < chance.numerator
  }

  /// One of several values, each as likely, or nil if there are none.
  @inlinable
  public mutating func pick<Element>(_ values: [Element]) -> Element? {
    values.isEmpty ? nil : values[Int(truncatingIfNeeded: below(UInt64(values.count)))]
  }

  /// A seed that depends on both arguments and nothing else, such as that of case 7 of a run.
  @inlinable
  public static func mix(_ seed: UInt64, _ stream: UInt64) -> UInt64 {
    scramble(scramble(seed &+ 0x9E37_79B9_7F4A_7C15) ^ (stream &* 0xD1B5_4A32_D192_ED03))
  }

  /// The seed of one case of a run.
  @inlinable
  public static func seed(ofCase index: Int, run seed: UInt64) -> UInt64 {
    mix(seed, UInt64(bitPattern: Int64(index)))
  }

  @inlinable
  static func scramble(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits &>> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits &>> 31)
  }
}

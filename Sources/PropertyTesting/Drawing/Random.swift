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

  /// A number up to a last one, each as likely, zero included.
  ///
  /// Lemire's method: one multiplication, and another draw only where the first would be unfair.
  @inlinable
  public mutating func number(upTo last: UInt64) -> UInt64 {
    let product = next().multipliedFullWidth(by: last &+ 1)
    return product.low <= last ? fair(product, upTo: last) : product.high
  }

  /// What a product comes to, or else as many more draws as it takes to be fair.
  @usableFromInline @inline(never)
  mutating func fair(_ product: (high: UInt64, low: UInt64), upTo last: UInt64) -> UInt64 {
    // Of all numbers there are, the bits just drawn are one.
    guard last < .max else { return Random.scramble(state) }
    var product = product
    let unfair = (0 &- (last + 1)) % (last + 1)
    while product.low < unfair { product = next().multipliedFullWidth(by: last + 1) }
    return product.high
  }

  /// A number below a bound, each as likely; zero if the bound is zero.
  @inlinable
  public mutating func below(_ bound: UInt64) -> UInt64 {
    let number = number(upTo: bound &- 1)
    return bound == 0 ? 0 : number
  }

  /// An integer of a range, each as likely.
  @inlinable @inline(__always)
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let last = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    return range.lowerBound &+ Int(truncatingIfNeeded: number(upTo: last))
  }

  /// Whether a chance comes true this time.
  @inlinable @inline(__always)
  public mutating func hits(_ chance: Chance) -> Bool {
    number(upTo: chance.denominator &- 1) < chance.numerator
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

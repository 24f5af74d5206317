/// The mistakes that an engine makes: a set of bits, so that asking for one costs no more than
/// reading a Boolean.
public struct Mistakes: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits = SIMD16<UInt64>.zero

  /// How many kinds of mistakes the set has room for.
  static let capacity = SIMD16<UInt64>.scalarCount * UInt64.bitWidth

  /// Makes a set of some mistakes.
  public init(arrayLiteral mistakes: Mistake...) {
    for mistake in mistakes { insert(mistake) }
  }

  /// Whether the engine makes `mistake`.
  @inline(__always)
  public func contains(_ mistake: Mistake) -> Bool {
    let place = mistake.place
    return bits[place / UInt64.bitWidth] & (1 << UInt64(place % UInt64.bitWidth)) != 0
  }

  /// Adds a mistake.
  public mutating func insert(_ mistake: Mistake) {
    let place = mistake.place
    bits[place / UInt64.bitWidth] |= 1 << UInt64(place % UInt64.bitWidth)
  }
}

extension Mistake {
  /// How many mistakes are declared before this one. Swift numbers the cases of an enumeration in
  /// that order, with more than 256 cases in two bytes. This way the number is known at compile time.
  @inline(__always)
  var place: Int {
    Int(unsafeBitCast(self, to: UInt16.self))
  }
}

/// Any integer of a type of at most 64 bits; zero is the simplest.
///
///     let number = integer()
///     let byte = integer(of: UInt8.self)
///
/// The search finds small numbers as often as large ones, and the ends of the type now and then.
public func integer<Number: FixedWidthInteger & Sendable>(
  _ label: Tag = "integer", of type: Number.Type = Int.self
) -> WholeNumberGenerator<Number> {
  WholeNumberGenerator(label, Number.min...Number.max)
}

/// An integer of a range; the one nearest zero is the simplest.
///
///     let digit = integer(in: 0...9)
///     let port = integer(in: UInt16(1024)...65535)
///
/// Of up to 256 values each is as likely. Of more, the search finds small numbers as often as large
/// ones, and the ends now and then.
public func integer<Number: FixedWidthInteger & Sendable>(
  _ label: Tag = "integer", in range: ClosedRange<Number>
) -> WholeNumberGenerator<Number> {
  WholeNumberGenerator(label, range)
}

/// An integer of a range that has at least one.
///
///     let index = integer(in: 0..<10)
public func integer<Number: FixedWidthInteger & Sendable>(
  _ label: Tag = "integer", in range: Range<Number>
) -> WholeNumberGenerator<Number> {
  precondition(!range.isEmpty, "there is at least one integer to draw")
  return WholeNumberGenerator(label, range.lowerBound...range.upperBound - 1)
}

/// An integer from a first one on.
///
///     let positive = integer(in: 1...)
public func integer<Number: FixedWidthInteger & Sendable>(
  _ label: Tag = "integer", in range: PartialRangeFrom<Number>
) -> WholeNumberGenerator<Number> {
  WholeNumberGenerator(label, range.lowerBound...Number.max)
}

/// Draws integers of any width up to 64 bits, small ones and ends more often; made by `integer`.
public final class WholeNumberGenerator<Number: FixedWidthInteger & Sendable>: Generator {
  private let range: ClosedRange<Number>
  private let choice: Choice
  /// How many values there are but one.
  private let last: UInt64

  init(_ label: Tag, _ range: ClosedRange<Number>) {
    precondition(Number.bitWidth <= 64, "integers of more than 64 bits are made of two")
    self.range = range
    let nearestZero = min(max(0, range.lowerBound), range.upperBound)
    let bounds = Self.code(of: range.lowerBound)...Self.code(of: range.upperBound)
    let origin = Self.code(of: nearestZero)
    choice = Choice(label, value: origin, in: bounds, origin: origin)
    last = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound) & Self.mask
  }

  /// Draws one integer.
  public func draw(from source: inout Source) -> Number {
    guard source.isSearching else { return Self.number(of: source.choose(choice)) }
    guard last > 255 else { return uniform(&source.random) }
    return switch source.random.below(8) {
    case 0: edge(&source.random)
    case 1: uniform(&source.random)
    default: sized(&source.random)
    }
  }

  /// Spells one choice.
  public func spell(_ value: Number, into spelling: inout Spelling) throws(Unspellable) {
    guard range.contains(value) else {
      throw Unspellable(choice.tag, "\(value) is outside \(range)")
    }
    try spelling.write(choice, value: Self.code(of: value))
  }

  private func uniform(_ random: inout Random) -> Number {
    range.lowerBound &+ Number(truncatingIfNeeded: random.number(upTo: last))
  }

  /// One of the ends, one beside them, or one beside the simplest.
  private func edge(_ random: inout Random) -> Number {
    let step = Number(truncatingIfNeeded: random.below(2))
    return switch random.below(4) {
    case 0: range.lowerBound &+ step
    case 1: range.upperBound &- step
    case 2: Self.number(of: choice.value(ofRank: 1) ?? choice.origin)
    default: Self.number(of: choice.origin)
    }
  }

  /// As many bits from the simplest as any other number of bits.
  private func sized(_ random: inout Random) -> Number {
    let width = UInt64(64 - last.leadingZeroBitCount)
    let bits = random.number(upTo: width)
    let rank = bits == 0 ? 0 : random.number(upTo: UInt64.max >> (64 - bits))
    return choice.value(ofRank: UInt(rank)).map(Self.number) ?? uniform(&random)
  }

  private static var mask: UInt64 { .max >> UInt64(64 - Number.bitWidth) }

  /// Numbers beyond those of `Int` are shifted down by half of their range.
  private static func code(of number: Number) -> Int {
    guard !Number.isSigned, Number.bitWidth == Int.bitWidth else { return Int(number) }
    return Int(bitPattern: UInt(number) ^ (1 << UInt(Int.bitWidth - 1)))
  }

  private static func number(of code: Int) -> Number {
    guard !Number.isSigned, Number.bitWidth == Int.bitWidth else {
      return Number(truncatingIfNeeded: code)
    }
    return Number(truncatingIfNeeded: UInt(bitPattern: code) ^ (1 << UInt(Int.bitWidth - 1)))
  }
}

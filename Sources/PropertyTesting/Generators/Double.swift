import Foundation

/// A finite number, in an order fit for people: 0, 1, 2 and other whole numbers are simpler than 0.5 and
/// 3.25, and those are simpler than numbers with many digits.
///
///     let any = double()
///     let share = double(in: 0...1)
///     let rough = double(includingNonFinite: true)
///
/// The search finds whole and short numbers most often, and those at the ends of what a `Double` holds now
/// and then, negative zero among them; infinities and NaN only if asked for.
public func double(
  _ label: Tag = "double", includingNonFinite isNonFinite: Bool = false
) -> DoubleGenerator {
  let most = Double.greatestFiniteMagnitude
  return DoubleGenerator(label, -most...most, includingNonFinite: isNonFinite)
}

/// A finite number of a range; zero, or else the simplest that lies in it, is the simplest.
public func double(
  _ label: Tag = "double", in range: ClosedRange<Double>
) -> DoubleGenerator {
  DoubleGenerator(label, range, includingNonFinite: false)
}

/// Draws numbers in an order fit for people; made by `double`.
///
/// A number is spelled by its form, its whole part and what the form needs besides. The whole part is
/// spelled in every form, so that the shrinker can go from a number to the whole one beside it.
public final class DoubleGenerator: Generator {
  /// The forms, the simplest first.
  private enum Form: Int { case whole, decimal, bits, nonFinite }

  private let range: ClosedRange<Double>
  private let isNonFinite: Bool
  private let form: Choice
  private let whole: Choice
  private let decimals: Choice
  private let bits: Choice
  private let special: Choice
  private let label: Tag

  init(_ label: Tag, _ range: ClosedRange<Double>, includingNonFinite isNonFinite: Bool) {
    precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "the range is finite")
    self.range = range
    self.isNonFinite = isNonFinite
    self.label = label
    form = Choice(label, .branch, value: 0, in: 0...(isNonFinite ? 3 : 2), origin: 0)
    let bounds =
      Self.whole(range.lowerBound.rounded(.down))...Self.whole(range.upperBound.rounded(.up))
    whole = Choice(
      Tag("\(label) whole"), value: bounds.lowerBound, in: bounds,
      origin: min(max(0, bounds.lowerBound), bounds.upperBound))
    let half = Decimals(digits: 1, fraction: 5).code
    decimals = Choice(
      Tag("\(label) decimals"), value: half, in: 0...Decimals.last, origin: half)
    bits = Choice(Tag("\(label) bits"), value: 0, in: .min...(.max), origin: 0)
    special = Choice(Tag("\(label) special"), value: 0, in: 0...2, origin: 0)
  }

  /// Up to here every whole number is a `Double`.
  private static let largestWhole = 0x1p53

  /// The whole part of a number, or of the nearest whose neighbours are whole numbers too.
  private static func whole(_ number: Double) -> Int {
    Int(min(max(number, -largestWhole), largestWhole))
  }

  /// Draws one number.
  public func draw(from source: inout Source) -> Double {
    if source.isSearching { return search(&source.random) }
    source.enter(.record, label)
    defer { source.leave() }
    let form = Form(rawValue: source.choose(form)) ?? .whole
    let number = Double(source.choose(whole))
    switch form {
    case .whole: return clamped(number)
    case .decimal:
      let decimals = Decimals.of(code: source.choose(decimals))
      return clamped((number * decimals.scale + Double(decimals.fraction)) / decimals.scale)
    case .bits: return clamped(Self.number(ofBits: source.choose(bits)))
    case .nonFinite: return [Double.infinity, -Double.infinity, .nan][source.choose(special)]
    }
  }

  /// Spells the form, the whole part and the rest.
  public func spell(_ value: Double, into spelling: inout Spelling) throws(Unspellable) {
    guard value.isFinite ? range.contains(value) : isNonFinite else {
      throw Unspellable(label, "\(value) is outside \(range)")
    }
    spelling.enter(.record, label)
    if let number = Int(exactly: value), Double(number).sign == value.sign,
      abs(value) <= Self.largestWhole
    {
      spelling.write(form, valid: Form.whole.rawValue)
      try spelling.write(whole, value: number)
    } else if let (number, decimals) = Self.decimals(of: value) {
      spelling.write(form, valid: Form.decimal.rawValue)
      try spelling.write(whole, value: number)
      try spelling.write(self.decimals, value: decimals.code)
    } else {
      try spellRare(value, into: &spelling)
    }
    spelling.leave()
  }

  private func spellRare(_ value: Double, into spelling: inout Spelling) throws(Unspellable) {
    let near = value.isNaN ? 0 : Self.whole(value)
    let number = min(max(near, whole.bounds.lowerBound), whole.bounds.upperBound)
    spelling.write(form, valid: (value.isFinite ? Form.bits : .nonFinite).rawValue)
    try spelling.write(whole, value: number)
    if value.isFinite {
      try spelling.write(bits, value: Self.bits(of: value))
    } else {
      try spelling.write(special, value: value.isNaN ? 2 : value < 0 ? 1 : 0)
    }
  }

  private func clamped(_ value: Double) -> Double {
    // Not by min and max alone, which would take the sign of negative zero.
    range.contains(value) ? value : min(max(value, range.lowerBound), range.upperBound)
  }

  // MARK: Searching

  private func search(_ random: inout Random) -> Double {
    let value: Double =
      switch random.below(16) {
      case 0: random.pick(isNonFinite ? Self.edges + Self.nonFinite : Self.edges) ?? 0
      case 1: range.lowerBound
      case 2: range.upperBound
      case 3, 4: Self.number(ofBits: Int(bitPattern: UInt(random.next())))
      case 5...9: sized(&random).rounded()
      case 10...13: (sized(&random) * 100).rounded() / 100
      default: .infinity
      }
    if range.contains(value) || isNonFinite && !value.isFinite { return value }
    // Anywhere in the range, whose width may be too large for a number.
    let share = Double(random.number(upTo: 1 << 53)) / 0x1p53
    return clamped(range.lowerBound * (1 - share) + range.upperBound * share)
  }

  /// As many bits before the point as any other number of bits up to 32, and either sign.
  private func sized(_ random: inout Random) -> Double {
    let magnitude = random.number(upTo: 1 << random.below(33))
    let number = Double(magnitude) + Double(random.below(1000)) / 1000
    return random.hits(.half) ? number : -number
  }

  private static let edges: [Double] = [
    -0.0, 0, 1, -1, 0.1, 0.5, .pi, .ulpOfOne, .leastNonzeroMagnitude, .leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p53, 0x1p53 + 2, 0x1p63, 1e21,
  ]

  private static let nonFinite: [Double] = [.infinity, -.infinity, .nan]

  // MARK: Forms

  /// A code for any number by its bits; negative ones have negative codes.
  private static func bits(of value: Double) -> Int {
    let bits = Int(bitPattern: UInt(value.magnitude.bitPattern))
    return value.sign == .minus ? ~bits : bits
  }

  private static func number(ofBits code: Int) -> Double {
    let bits = UInt64(UInt(bitPattern: code < 0 ? ~code : code))
    let value = Double(bitPattern: bits)
    let finite = value.isFinite ? value : .greatestFiniteMagnitude
    return code < 0 ? -finite : finite
  }

  /// The whole part, rounded down, and the decimals, if at most six of them say it all.
  private static func decimals(of value: Double) -> (whole: Int, Decimals)? {
    for digits in 1...Decimals.mostDigits {
      let scale = Decimals.scales[digits]
      let number = (value * scale).rounded()
      guard number.magnitude < largestWhole else { return nil }
      if number / scale == value {
        let whole = (number / scale).rounded(.down)
        let decimals = Decimals(digits: digits, fraction: Int(number - whole * scale))
        return decimals.fraction > 0 ? (Int(whole), decimals) : nil
      }
    }
    return nil
  }

  /// What follows the point: so many digits, and what they say.
  private struct Decimals {
    var digits: Int
    var fraction: Int

    static let mostDigits = 6
    static let scales = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6]
    static let last = Decimals(digits: mostDigits, fraction: 999_999).code

    var scale: Double { Self.scales[digits] }

    /// First come all of one digit, then all of two, and so on.
    var code: Int { Self.start(digits) + fraction }

    private static func start(_ digits: Int) -> Int { (Int(scales[digits]) - 10) / 9 }

    static func of(code: Int) -> Decimals {
      let digits = (1...mostDigits).last { start($0) <= code } ?? 1
      return Decimals(digits: digits, fraction: code - start(digits))
    }
  }
}

/// A finite `Float`, in the order of `double`.
///
///     let opacity = float(in: 0...1)
public func float(
  _ label: Tag = "float",
  in range: ClosedRange<Float> = -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude
) -> AnyGenerator<Float> {
  let numbers = double(label, in: Double(range.lowerBound)...Double(range.upperBound))
  return AnyGenerator(
    numbers.map(
      to: { min(max(Float($0), range.lowerBound), range.upperBound) },
      from: { value in
        // The shortest number that reads as this one is the one that people would write.
        guard let number = Double("\(value)"), Float(number) == value else { return Double(value) }
        return min(max(number, Double(range.lowerBound)), Double(range.upperBound))
      }))
}

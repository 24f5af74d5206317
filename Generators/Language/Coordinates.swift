import PropertyTesting

/// How numbers are spelled: whole ones first, so that the simplest are whole.
enum Coordinates {
  /// Whole points that are spelled as themselves, in either direction.
  static let wholes = 1_000_000
  /// Eighths of a point lie beyond the whole ones, in either direction.
  static let codes = wholes + wholes * 7

  /// A coordinate in points: a multiple of 1/8.
  static func coordinate(_ tag: Tag) -> some Generator<Double> {
    integer(tag, in: -codes...codes).map(to: number, from: code)
  }

  /// A width, height or distance in points: a multiple of 1/8, zero or more. The origin is a whole
  /// number of points.
  static func size(_ tag: Tag, origin: Int = 0) -> some Generator<Double> {
    integer(tag, in: 0...codes, origin: origin).map(to: number, from: code)
  }

  /// Any finite number: in eighths, or else by its bits.
  static func number(_ tag: Tag) -> some Generator<Double> {
    oneOf(
      "form",
      Alternative(coordinate(tag)),
      Alternative(
        integer("bits", in: Int.min...Int.max).map(
          to: { code in
            let number = Double(bitPattern: UInt64(bitPattern: Int64(code)))
            return number.isFinite && number.magnitude <= Double(wholes) ? number : 0
          },
          from: { Int(Int64(bitPattern: $0.bitPattern)) }))
    ).withoutSpan
  }

  /// The opacities that matter to hit-testing.
  static let alphas: [Float] = [1, 0.5, 0.02, 0.011, 0.0101, 0.01, 0.009, 0]

  /// An opacity: one of those that matter to hit-testing, or else by its bits.
  static func alpha(_ tag: Tag) -> some Generator<Float> {
    oneOf(
      "form",
      Alternative(element(tag, of: alphas)),
      Alternative(
        integer("bits", in: 0...Int(Float(1).bitPattern), origin: Int(Float(1).bitPattern)).map(
          to: { Float(bitPattern: UInt32($0)) },
          from: { Int(exactly: $0.bitPattern) }))
    ).withoutSpan
  }

  @Sendable
  static func number(of code: Int) -> Double {
    guard code.magnitude > wholes else { return Double(code) }
    let place = Int(code.magnitude) - wholes - 1
    let eighths = Double(place / 7 * 8 + place % 7 + 1)
    return (code < 0 ? -eighths : eighths) / 8
  }

  @Sendable
  static func code(of number: Double) -> Int? {
    guard number.magnitude <= Double(wholes) else { return nil }
    if let whole = Int(exactly: number) { return whole }
    guard let eighths = Int(exactly: number.magnitude * 8) else { return nil }
    let code = wholes + 1 + eighths / 8 * 7 + eighths % 8 - 1
    return number < 0 ? -code : code
  }
}

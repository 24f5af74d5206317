import PropertyTesting
import TouchScript

/// How numbers are spelled: whole ones first, so that the simplest are whole.
enum Coordinates {
  /// Whole points that are spelled as themselves, in either direction.
  static let wholes = 1_000_000
  /// Eighths of a point lie beyond the whole ones, in either direction.
  static let codes = wholes + wholes * 7

  /// A coordinate in points: a multiple of 1/8. The origin is a whole number of points. Widths, heights
  /// and distances are zero or more.
  static func coordinate(
    _ tag: Tag, origin: Double = 0, isDistance: Bool = false
  ) -> some Generator<Double> {
    integer(tag, in: (isDistance ? 0 : -codes)...codes, origin: Int(origin))
      .map(to: number, from: code)
  }

  /// The opacities that matter to hit-testing.
  static let alphas: [Float] = [1, 0.5, 0.02, 0.011, 0.0101, 0.01, 0.009, 0]

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

// MARK: - Values of the scene

extension Double: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(
      Coordinates.coordinate(
        slot.tag, origin: simplest ?? 0, isDistance: slot.bounds == .distance))
  }
}

extension Float: Drawable {
  /// An opacity: one of those that matter to hit-testing, or any.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    Language.oneOf(
      "form", element(slot.tag, of: Coordinates.alphas),
      double("share", in: 0...1).map(to: { Float($0) }, from: { Double($0) }))
  }
}

extension Point: Drawable {
  /// A place, or fractions of a size.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let (x, y): (Tag, Tag) = slot.role == .plain ? ("fractionX", "fractionY") : ("x", "y")
    return AnyGenerator(
      record(of: zero) {
        Part(\.x, Coordinates.coordinate(x))
        Part(\.y, Coordinates.coordinate(y))
      })
  }
}

extension Size: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(
      record(of: zero) {
        Part(\.width, Coordinates.coordinate("width", origin: 100, isDistance: true))
        Part(\.height, Coordinates.coordinate("height", origin: 100, isDistance: true))
      })
  }
}

extension Rect: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let plain = simplest ?? Rect(0, 0, 100, 100)
    return AnyGenerator(
      record(of: plain) {
        Part(\.x, Coordinates.coordinate("x", origin: plain.x))
        Part(\.y, Coordinates.coordinate("y", origin: plain.y))
        Part(\.width, Coordinates.coordinate("width", origin: plain.width, isDistance: true))
        Part(\.height, Coordinates.coordinate("height", origin: plain.height, isDistance: true))
      })
  }
}

extension Transform: Drawable {
  /// A turn that people know, or any by its six numbers; what cannot be undone becomes the identity.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let range = -Scenario.Limits.coordinate...Scenario.Limits.coordinate
    let numbers = record(of: identity) {
      Part(\.a, double("a", in: range))
      Part(\.b, double("b", in: range))
      Part(\.c, double("c", in: range))
      Part(\.d, double("d", in: range))
      Part(\.tx, double("tx", in: range))
      Part(\.ty, double("ty", in: range))
    }
    .map(
      to: { $0.determinant.magnitude < Scenario.Limits.determinant ? identity : $0 },
      from: { $0 })
    return Language.oneOf("transform", element("turn", of: turns), numbers)
  }

  static let turns: [Self] = [
    .identity, .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), .scale(-1, 1), .scale(1, -1),
  ]
}

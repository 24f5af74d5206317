/// A limit that UIKit keeps to itself: what the engine of this repository takes it to be, and the
/// band around it in which nobody can tell.
///
/// Outside the band the rules judge, and there the casting puts what it makes up. Inside of it any
/// engine is right.
public struct Threshold<Value: Comparable & Sendable>: Sendable {
  /// What is measured.
  public let name: String
  /// What it is measured in.
  public let unit: Unit
  /// Where the limit is in the engine of this repository.
  public let engine: Value
  /// Up to this, a measure is surely below the limit.
  public let surelyBelow: Value
  /// From this on, a measure is surely above the limit.
  public let surelyAbove: Value
  /// The rules that speak of it. Bands are those of the rulebook's section 13, where it has one.
  public let rules: [String]

  init(
    _ name: String, _ unit: Unit, engine: Value, surelyBelow: Value, surelyAbove: Value,
    rules: [String]
  ) {
    (self.name, self.unit) = (name, unit)
    (self.engine, self.surelyBelow, self.surelyAbove) = (engine, surelyBelow, surelyAbove)
    self.rules = rules
  }

  /// Whether a measure is surely below or surely above the limit.
  public func isClear(_ measure: Value) -> Bool { measure <= surelyBelow || measure >= surelyAbove }

  /// What a threshold measures in.
  public enum Unit: Sendable {
    /// Virtual time.
    case milliseconds
    /// Points of the screen.
    case points
    /// Degrees of a turn.
    case degrees
    /// Multiples of the longer side of what is measured.
    case sizes
    /// A number without a unit.
    case number
  }
}

/// Some limits are the app's to choose; the engine's value is then the one that UIKit begins with,
/// and the band goes along with the app's choice.
extension Threshold<Int> {
  /// The same for another limit, as far below it and above it.
  public func shifted(to limit: Int) -> Threshold {
    Threshold(
      name, unit, engine: limit, surelyBelow: limit - (engine - surelyBelow),
      surelyAbove: limit + (surelyAbove - engine), rules: rules)
  }
}

extension Threshold<Double> {
  /// The same for another limit: the same part of it below, and as many times above, though never
  /// nearer than from the usual limit.
  public func scaled(to limit: Double) -> Threshold {
    Threshold(
      name, unit, engine: limit, surelyBelow: limit * (surelyBelow / engine),
      surelyAbove: max(limit * (surelyAbove / engine), limit + surelyAbove - engine), rules: rules)
  }
}

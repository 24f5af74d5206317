import Invariants

/// How often a rule was broken, of the cases that put it to the test.
public struct Frequency: Sendable, Hashable, Codable {
  /// In how many cases it was broken.
  public let broken: Int
  /// How many cases put it to the test.
  public let exercised: Int
  /// Whether it is broken nearly wherever it is tested, and often: a constant departure.
  public let isConstant: Bool

  /// A rule that is broken in so many of the cases that test it, and in so many of all, is a constant
  /// departure.
  private static let constantShare = (ofTests: 0.9, ofCases: 0.25, tests: 10)

  /// How often a rule was broken and exercised in so many cases.
  init(broken: Int, exercised: Int, cases: Int) {
    self.broken = broken
    self.exercised = exercised
    isConstant =
      exercised >= Self.constantShare.tests
      && Double(broken) >= Self.constantShare.ofTests * Double(exercised)
      && Double(broken) >= Self.constantShare.ofCases * Double(cases)
  }

  private init(broken: Int, exercised: Int, isConstant: Bool) {
    self.broken = broken
    self.exercised = exercised
    self.isConstant = isConstant
  }

  /// Of different cases together.
  static func + (one: Self, other: Self) -> Self {
    Self(
      broken: one.broken + other.broken, exercised: one.exercised + other.exercised,
      isConstant: one.isConstant && other.isConstant)
  }
}

extension Campaign {
  /// How often each rule was broken that was.
  func frequencies(in outcome: Outcome) -> [Rule.ID: Frequency] {
    var frequencies: [Rule.ID: Frequency] = [:]
    for (rule, id) in ids.enumerated() where outcome.broken[rule] > 0 {
      frequencies[id] = Frequency(
        broken: outcome.broken[rule], exercised: outcome.exercised[rule], cases: outcome.cases)
    }
    return frequencies
  }
}

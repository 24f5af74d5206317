/// A share that was measured: of so many trials, so many came out one way.
public struct Proportion: Hashable, Sendable, Codable {
  /// How many trials came out that way.
  public let count: Int
  /// How many trials there were.
  public let trials: Int

  /// Makes a proportion. More than all and fewer than none are taken as all and none.
  public init(_ count: Int, of trials: Int) {
    self.trials = max(0, trials)
    self.count = min(max(0, count), self.trials)
  }

  /// The share that was measured, from 0 to 1; of no trials, 0.
  public var share: Double { trials == 0 ? 0 : Double(count) / Double(trials) }

  /// Where the true share is, with a confidence of 95 %: Wilson's score interval.
  ///
  /// Unlike the interval around the measured share, it is right for rare events and few trials,
  /// where that would end below none. Of no trials, it is everything.
  public var interval: ClosedRange<Double> {
    guard trials > 0 else { return 0...1 }
    let count = Double(count)
    let trials = Double(trials)
    let square = Self.deviations * Self.deviations
    let middle = (count + square / 2) / (trials + square)
    let reach =
      Self.deviations / (trials + square)
      * (count * (trials - count) / trials + square / 4).squareRoot()
    let low = self.count == 0 ? 0 : max(0, middle - reach)
    let high = self.count == self.trials ? 1 : min(1, middle + reach)
    return min(low, high)...high
  }

  /// Between so many standard deviations on both sides of its mean, a normal variable is in 95 % of
  /// all cases.
  private static let deviations = 1.959963984540054
}

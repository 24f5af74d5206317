import PropertyTesting

extension JSONReport {
  /// What the cases of a campaign say about those that were not tried.
  struct Meaning: Codable, Sendable {
    /// How many cases broke a rule.
    let failing: Int
    /// The highest and the lowest failure rate that are likely, with a confidence of 95 %.
    let failureRate: Bounds

    /// The ends of an interval.
    struct Bounds: Codable, Sendable {
      let low: Double
      let high: Double
    }

    init(cases: Int, failing: Int) {
      self.failing = failing
      let interval = Proportion(failing, of: cases).interval
      failureRate = Bounds(
        low: interval.lowerBound,
        high: failing == 0 ? FailureBound.afterNoFailure(in: cases) : interval.upperBound)
    }
  }
}

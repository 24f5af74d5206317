import PropertyTesting

extension JSONReport {
  /// What the cases of a campaign say about those that were not tried.
  struct Meaning: Codable, Sendable {
    /// How many cases broke a rule.
    let failing: Int
    /// The highest and the lowest failure rate that are likely, with a confidence of 95 %.
    let failureRate: Bounds
    /// How many different features of behavior were seen.
    let behaviours: Int
    /// In how many cases was looked for them.
    let casesLookedAt: Int
    /// The estimated chance that the next case shows a new one.
    let chanceOfNew: Double
    /// What exactly was seen, if others are to add to it: only shards say so.
    let seen: Sightings?

    /// The ends of an interval.
    struct Bounds: Codable, Sendable {
      let low: Double
      let high: Double
    }

    init(_ seen: Sightings, cases: Int, failing: Int, isPart: Bool) {
      self.failing = failing
      let interval = Proportion(failing, of: cases).interval
      failureRate = Bounds(
        low: interval.lowerBound,
        high: failing == 0 ? FailureBound.afterNoFailure(in: cases) : interval.upperBound)
      behaviours = seen.distinct
      casesLookedAt = seen.cases
      chanceOfNew = seen.chanceOfNew.share
      self.seen = isPart ? seen : nil
    }

    /// What all shards say together.
    init(joining parts: [Meaning], cases: Int) {
      var seen = Sightings()
      for part in parts { if let other = part.seen { seen.add(other) } }
      self.init(seen, cases: cases, failing: parts.reduce(0) { $0 + $1.failing }, isPart: false)
    }
  }
}

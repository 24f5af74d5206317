import Invariants

/// In how many cases rules were broken, and in how many of those together.
///
/// Rules and relations are numbers here, their places in the campaign's `ids`.
struct Coincidence: Sendable, Hashable {
  /// Two different rules, the lower one first.
  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int

    init(_ one: Int, _ other: Int) {
      first = min(one, other)
      second = max(one, other)
    }
  }

  /// What breaks a rule in a case. Two rules that miss something at one place have the same cause if they
  /// expected the same there: many things may be due by the end of an event.
  struct Cause: Hashable {
    private let event: Int
    fileprivate let missing: String?

    init(_ violation: Violation) {
      event = violation.event
      missing = violation.isMissing ? violation.expected : nil
    }
  }

  /// In how many cases each rule was broken; none if it is not there.
  private(set) var broken: [Int: Int] = [:]
  /// In how many cases two rules were both broken.
  private(set) var together: [Pair: Int] = [:]
  /// In how many of these both were broken by the same event of the trace.
  private(set) var atOneEvent: [Pair: Int] = [:]
  /// In how many of these both missed the same thing there.
  private(set) var inOneLack: [Pair: Int] = [:]
  /// For each rule that was broken, in how many of those cases each rule was put to the test, by its place.
  private(set) var tested: [Int: [Int]] = [:]

  /// Counts one case in which these rules were broken, each with what first broke it, and the `tested`
  /// ones of all `rules` were put to the test.
  mutating func note(_ broken: [(rule: Int, by: Cause)], tested: [Int], of rules: Int) {
    for (place, one) in broken.enumerated() {
      self.broken[one.rule, default: 0] += 1
      var counts = self.tested.removeValue(forKey: one.rule) ?? Array(repeating: 0, count: rules)
      for rule in tested { counts[rule] += 1 }
      self.tested[one.rule] = counts
      for other in broken[..<place] {
        let pair = Pair(one.rule, other.rule)
        together[pair, default: 0] += 1
        guard one.by == other.by else { continue }
        atOneEvent[pair, default: 0] += 1
        if one.by.missing != nil { inOneLack[pair, default: 0] += 1 }
      }
    }
  }

  mutating func add(_ other: Self) {
    broken.merge(other.broken, uniquingKeysWith: +)
    together.merge(other.together, uniquingKeysWith: +)
    atOneEvent.merge(other.atOneEvent, uniquingKeysWith: +)
    inOneLack.merge(other.inOneLack, uniquingKeysWith: +)
    tested.merge(other.tested) { one, other in zip(one, other).map(+) }
  }
}

import Invariants

/// How often rules were tested and broken in a campaign, and how often together: what tells a cause
/// from what merely happens beside it.
struct Frequencies: Sendable, Hashable {
  /// How many cases were tried.
  var cases: Int
  /// In how many of them each rule was exercised.
  var exercised: [Rule.ID: Int]
  /// In how many each was broken, and how often two were broken together.
  var counts: Counts

  /// What a shard's report says, for whoever joins it with others.
  struct Counts: Sendable, Hashable, Codable {
    /// In how many cases each rule was broken.
    var broken: [Rule.ID: Int] = [:]
    /// For two rules, their ids with a space between, in how many cases both were broken, in how many
    /// of these by the same event of the trace, and in how many by the lack of the same thing there.
    var together: [String: [Int]] = [:]
    /// For each rule that was broken, in how many of those cases others were put to the test; nil where
    /// nobody counted. Of a whole campaign those others are the broken ones, of a part all.
    var tested: [Rule.ID: [Rule.ID: Int]]?

    mutating func add(_ other: Counts) {
      broken.merge(other.broken, uniquingKeysWith: +)
      together.merge(other.together) { one, other in zip(one, other).map(+) }
      guard let others = other.tested else { return }
      tested = (tested ?? [:]).merging(others) { $0.merging($1, uniquingKeysWith: +) }
    }

    /// The same of rules that were broken, which is all that a whole campaign needs.
    var ofBrokenOnly: Counts {
      var counts = self
      counts.tested = tested?.mapValues { $0.filter { broken[$0.key] != nil } }
      return counts
    }

    fileprivate static func key(_ one: Rule.ID, _ other: Rule.ID) -> String {
      one < other ? "\(one) \(other)" : "\(other) \(one)"
    }
  }

  /// A rule that is broken in so many of the cases that test it, and in so many of all, tells nothing of
  /// what else is wrong.
  private static let constantShare = (ofTests: 0.9, ofCases: 0.25, tests: 10)
  /// So much more frequent one rule must be where another is broken, to be taken for its cause.
  private static let leastLift = 2.5
  /// The same where the smallest scene of the other does not break it.
  private static let leastLiftFromAfar = 5.0
  /// So much more frequent it must be at least where the other is broken than where it holds, if that
  /// was broken often enough to tell.
  private static let someLift = 1.1
  private static let enoughBroken = 8
  /// In so many cases a rule must have held, to tell what is broken where it holds.
  private static let enoughHeld = 5

  /// How often a rule was broken; nil where nobody counted.
  func frequency(of id: Rule.ID) -> Frequency? {
    guard let broken = counts.broken[id], let exercised = exercised[id] else { return nil }
    let isConstant =
      exercised >= Self.constantShare.tests
      && Double(broken) >= Self.constantShare.ofTests * Double(exercised)
      && Double(broken) >= Self.constantShare.ofCases * Double(cases)
    return Frequency(broken: broken, exercised: exercised, isConstant: isConstant)
  }

  /// Whether a rule is broken nearly wherever it is tested, and often.
  func isConstant(_ id: Rule.ID) -> Bool { frequency(of: id)?.isConstant == true }

  /// Whether so much was counted that two rules can be compared.
  func canCompare(_ one: Rule.ID, _ other: Rule.ID) -> Bool {
    counts.broken[one] != nil && counts.broken[other] != nil
  }

  /// Whether `cause` is so much more frequent where `other` is broken that it may have brought that
  /// about.
  func informs(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    isRaised(cause, by: Self.leastLift, where: other)
  }

  /// The same where nothing else links the two: they are hardly ever broken apart.
  func accompanies(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    let broken = counts.broken[other] ?? 0
    return broken >= 3 && both(cause, other) * 5 >= broken * 4
      && isRaised(cause, by: Self.leastLiftFromAfar, where: other)
  }

  /// Whether a rule is `least` times as frequent where another is broken as where that holds, or as in all
  /// other cases. The latter alone may only say that both need the same kind of scene: where it is
  /// known that `cause` is as frequent in scenes in which the other holds, it does not count.
  private func isRaised(
    _ cause: Rule.ID, by least: Double, where other: Rule.ID
  ) -> Bool {
    let beside = lift(cause, other)
    if beside >= least { return true }
    let isKnown = counts.broken[other] ?? 0 >= Self.enoughBroken
    return lift(cause, other, isOverall: true) >= least && (!isKnown || beside >= Self.someLift)
  }

  /// Whether one event breaks both in most of the cases in which `other` is broken.
  func shareEvents(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    atOneEvent(cause, other) * 2 >= max(1, counts.broken[other] ?? 0)
  }

  /// Whether both miss the same thing at one place in nearly all cases in which `other` is broken.
  func lackTheSame(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    count(2, cause, other) * 5 >= max(1, counts.broken[other] ?? 0) * 4
  }

  private func both(_ one: Rule.ID, _ other: Rule.ID) -> Int { count(0, one, other) }

  private func atOneEvent(_ one: Rule.ID, _ other: Rule.ID) -> Int { count(1, one, other) }

  private func count(_ place: Int, _ one: Rule.ID, _ other: Rule.ID) -> Int {
    guard let counts = counts.together[Counts.key(one, other)], counts.indices.contains(place)
    else { return 0 }
    return counts[place]
  }

  /// How many times as frequent `one` is where `other` is broken as where that is put to the test and
  /// holds; where it hardly ever holds, and where `isOverall`, as in all other cases.
  func lift(_ one: Rule.ID, _ other: Rule.ID, isOverall: Bool = false) -> Double {
    let both = Double(both(one, other))
    let broken = counts.broken[other] ?? 0
    guard broken > 0 else { return 0 }
    let held = (exercised[other] ?? 0) - broken
    let tested = isOverall || held < Self.enoughHeld ? nil : counts.tested?[one]?[other]
    let rest = tested == nil ? cases - broken : held
    // Half a case where there is none: nobody knows how rare it is.
    let elsewhere = max(Double(tested ?? counts.broken[one] ?? 0) - both, 0.5)
    return (both / Double(broken)) / (elsewhere / Double(max(rest, 1)))
  }
}

/// How often a rule was broken, of the cases that put it to the test.
public struct Frequency: Sendable, Hashable, Codable {
  /// In how many cases it was broken.
  public let broken: Int
  /// How many cases put it to the test.
  public let exercised: Int
  /// Whether it is broken nearly wherever it is tested, and often: a constant departure, which explains
  /// nothing else.
  public let isConstant: Bool

  /// Where there are many findings, those that are broken nearly wherever they are tested: a few words are
  /// enough for them.
  static func constant<Found>(
    among findings: [Found], _ frequency: (Found) -> Frequency?
  ) -> [Found] {
    findings.count > 3 ? findings.filter { frequency($0)?.isConstant == true } : []
  }
}

extension Frequencies {
  /// What a campaign counted.
  init(_ outcome: Campaign.Outcome, ids: [Rule.ID]) {
    cases = outcome.cases
    exercised = Dictionary(zip(ids, outcome.exercised)) { first, _ in first }
    counts = Counts()
    for (rule, broken) in outcome.coincidence.broken { counts.broken[ids[rule]] = broken }
    for (pair, both) in outcome.coincidence.together {
      counts.together[Counts.key(ids[pair.first], ids[pair.second])] = [
        both, outcome.coincidence.atOneEvent[pair] ?? 0, outcome.coincidence.inOneLack[pair] ?? 0,
      ]
    }
    counts.tested = Dictionary(
      uniqueKeysWithValues: outcome.coincidence.tested.map { rule, tested in
        let others = zip(ids, tested).filter { $0.1 > 0 && $0.0 != ids[rule] }
        return (ids[rule], Dictionary(others) { first, _ in first })
      })
  }
}

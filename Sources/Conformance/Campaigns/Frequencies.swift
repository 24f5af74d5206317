import Invariants

/// How often rules were tested and broken in a campaign, and how often together: what tells a cause
/// from what merely happens beside it.
struct Frequencies: Sendable {
  /// How many cases were tried.
  private let cases: Int
  /// The places of the rules, by which they are counted.
  private let places: [Rule.ID: Int]
  /// In how many cases each was exercised.
  private let tests: [Int]
  private let coincidence: Coincidence

  /// What a campaign counted that judges by the rules and relations `ids`.
  init(_ outcome: Campaign.Outcome, ids: [Rule.ID]) {
    cases = outcome.cases
    places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    tests = outcome.exercised
    coincidence = outcome.coincidence
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
    guard let broken = broken(id) else { return nil }
    let exercised = exercised(id)
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
    broken(one) != nil && broken(other) != nil
  }

  /// Whether `cause` is so much more frequent where `other` is broken that it may have brought that
  /// about.
  func informs(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    isRaised(cause, by: Self.leastLift, where: other)
  }

  /// The same where nothing else links the two: they are hardly ever broken apart.
  func accompanies(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    let broken = broken(other) ?? 0
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
    let isKnown = broken(other) ?? 0 >= Self.enoughBroken
    return lift(cause, other, isOverall: true) >= least && (!isKnown || beside >= Self.someLift)
  }

  /// Whether one event breaks both in most of the cases in which `other` is broken.
  func shareEvents(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    count(coincidence.atOneEvent, cause, other) * 2 >= max(1, broken(other) ?? 0)
  }

  /// Whether both miss the same thing at one place in nearly all cases in which `other` is broken.
  func lackTheSame(_ cause: Rule.ID, _ other: Rule.ID) -> Bool {
    count(coincidence.inOneLack, cause, other) * 5 >= max(1, broken(other) ?? 0) * 4
  }

  private func exercised(_ id: Rule.ID) -> Int { places[id].map { tests[$0] } ?? 0 }

  private func broken(_ id: Rule.ID) -> Int? { places[id].flatMap { coincidence.broken[$0] } }

  private func both(_ one: Rule.ID, _ other: Rule.ID) -> Int {
    count(coincidence.together, one, other)
  }

  private func count(_ counts: [Coincidence.Pair: Int], _ one: Rule.ID, _ other: Rule.ID) -> Int {
    guard let one = places[one], let other = places[other] else { return 0 }
    return counts[Coincidence.Pair(one, other)] ?? 0
  }

  /// In how many of the cases in which `one` was broken `other` was put to the test; nil: in none.
  private func tested(_ other: Rule.ID, where one: Rule.ID) -> Int? {
    guard let one = places[one], let other = places[other],
      let count = coincidence.tested[one]?[other]
    else { return nil }
    return count > 0 ? count : nil
  }

  /// How many times as frequent `one` is where `other` is broken as where that is put to the test and
  /// holds; where it hardly ever holds, and where `isOverall`, as in all other cases.
  func lift(_ one: Rule.ID, _ other: Rule.ID, isOverall: Bool = false) -> Double {
    let both = Double(both(one, other))
    let broken = broken(other) ?? 0
    guard broken > 0 else { return 0 }
    let held = exercised(other) - broken
    let tested = isOverall || held < Self.enoughHeld ? nil : tested(other, where: one)
    let rest = tested == nil ? cases - broken : held
    // Half a case where there is none: nobody knows how rare it is.
    let elsewhere = max(Double(tested ?? self.broken(one) ?? 0) - both, 0.5)
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

  /// Of different cases together.
  static func + (one: Self, other: Self) -> Self {
    Self(
      broken: one.broken + other.broken, exercised: one.exercised + other.exercised,
      isConstant: one.isConstant && other.isConstant)
  }

  /// Where there are many findings, those that are broken nearly wherever they are tested: a few words are
  /// enough for them.
  static func constant(among findings: [Finding]) -> [Finding] {
    findings.count > 3 ? findings.filter { $0.frequency?.isConstant == true } : []
  }
}

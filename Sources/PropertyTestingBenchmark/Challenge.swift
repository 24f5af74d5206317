import PropertyTesting

/// A problem of the shrinking challenge: values, the failures among them, and the simplest one.
///
/// The challenge is that of jlink/shrinking-challenge, on which libraries for property-based testing
/// are compared. The normal form is the simplest failure there is, in the order of the choices.
struct Challenge: Sendable {
  /// What became of the first failure that a seed finds.
  struct Result: Sendable {
    /// What was shrunk.
    let start: String
    /// What it was shrunk to.
    let end: String
    /// Whether that is the simplest failure there is.
    let isNormal: Bool
    let evaluations: Int
    let profile: [PassProfile]
  }

  let name: String
  /// Finds the first failure of a seed and shrinks it; nil if it finds none in a million cases.
  let result: @Sendable (_ seed: UInt64) -> Result?

  init<Subject: Generator>(
    _ name: String, _ generator: Subject, to normalForm: Subject.Value,
    while fails: @escaping @Sendable (Subject.Value) -> Bool
  ) where Subject.Value: Equatable {
    self.name = name
    result = { seed in
      let search = Search(generator, seed: seed)
      guard let found = search.first(in: 0..<1_000_000, where: fails),
        let shrunk = try? Shrinker(generator).shrink(found.value, while: fails)
      else { return nil }
      return Result(
        start: "\(found.value)", end: "\(shrunk.value)", isNormal: shrunk.value == normalForm,
        evaluations: shrunk.evaluations, profile: shrunk.profile)
    }
  }

  static let all = [
    boundedSums(of: 1), boundedSums(of: 10), largeUnion, reverse, calculator, lengthList,
    differenceZero, differenceSmall, differenceOne, heap, coupling, deletion, distinct,
    nestedLists,
  ]
}

extension Generator<Int> where Self == AnyGenerator<Int> {
  /// Any integer of 32 bits; the search finds small ones as often as large ones.
  static var any: AnyGenerator<Int> {
    let all = integer("number", in: -1 << 31...1 << 31 - 1)
    return AnyGenerator(
      all.biased { random in
        let limit = 1 << [3, 8, 16, 31][random.integer(in: 0...3)]
        return random.integer(in: -limit...limit - 1)
      })
  }
}

import PropertyTesting

/// A problem of the shrinking benchmark: values, the failures among them, and the simplest one.
///
/// Most are those of jlink/shrinking-challenge, on which libraries for property-based testing are compared.
/// The normal form is the simplest failure there is, in the order of the choices.
package struct Challenge: Sendable {
  package let name: String
  /// The simplest failure, as text.
  package let normalForm: String
  /// Finds the first failure of a seed and shrinks it; nil if it finds none in ten million cases.
  package let result: @Sendable (_ seed: UInt64) -> (simplest: String, evaluations: Int)?

  init<Subject: Generator>(
    _ name: String, _ generator: Subject, to normalForm: String,
    while fails: @escaping @Sendable (Subject.Value) -> Bool
  ) {
    self.name = name
    self.normalForm = normalForm
    result = { seed in
      let search = Search(generator, seed: seed)
      guard let found = search.first(in: 0..<10_000_000, where: fails),
        let shrunk = try? Shrinker(generator).shrink(found.value, while: fails)
      else { return nil }
      return ("\(shrunk.value)", shrunk.evaluations)
    }
  }

  /// All problems: first the planted bugs, then those of jlink/shrinking-challenge.
  package static let all = planted + published

  static let published = [
    boundedSums(of: 1), boundedSums(of: 10), largeUnion, reverse, calculator, lengthList,
    differenceZero, differenceSmall, differenceOne, heap, coupling, deletion, distinct, nestedLists,
  ]

  /// Two planted bugs of a hit test, in trees of views.
  package static let planted = PlantedBug.allCases.map { bug in
    Challenge("\(bug)", SampleScene.uniform, to: "\(bug.ideal)", while: bug.breaks)
  }
}

extension Generator<Int> where Self == AnyGenerator<Int> {
  /// Any integer of 32 bits; the search finds small ones as often as large ones.
  static var any: AnyGenerator<Int> {
    AnyGenerator(
      integer("number", in: -1 << 31...1 << 31 - 1).biased { random in
        let limit = 1 << [3, 8, 16, 31][random.integer(in: 0...3)]
        return random.integer(in: -limit...limit - 1)
      })
  }
}

import PropertyTesting
import Testing

/// Problems on which property testing libraries are compared; each has one simplest failure.
@Suite("The shrinking challenge")
struct ShrinkingChallengeTests {
  static let numbers = list(
    "numbers", of: integer("number", in: -1000...1000), count: 0...20)

  @Test("Reversing a list: the simplest list that differs is 0, 1")
  func reverse() throws {
    try shrinks(Self.numbers, to: [0, 1], within: 40) { $0 != $0.reversed() }
  }

  @Test("A list whose length was drawn first keeps one element, whichever it is")
  func lengthList() throws {
    let generator = dependent(integer("length", in: 1...100)) { length in
      list("numbers", of: integer("number", in: 0...1000), count: length...length)
    }.map(to: { $0.1 }, from: { ($0.count, $0) })
    try shrinks(generator, to: [900], within: 200) { $0.contains { $0 >= 900 } }
  }

  @Test("A list of three different numbers is 0, 1, -1")
  func distinct() throws {
    try shrinks(Self.numbers, to: [0, 1, -1], within: 120) { Set($0).count >= 3 }
  }

  @Test("Removing one of two equal numbers leaves the other: 0, 0")
  func deletion() throws {
    let few = list("numbers", of: integer("number", in: -5...5), count: 0...20)
    try shrinks(few, to: [0, 0], within: 60) { Set($0).count < $0.count }
  }

  @Test("Lists of more than ten elements in all become one list of eleven")
  func nestedLists() throws {
    let lists = list("lists", of: Self.numbers, count: 0...20)
    try shrinks(lists, to: [Array(repeating: 0, count: 11)], within: 120) {
      $0.reduce(0) { $0 + $1.count } > 10
    }
  }

  @Test("References in a ring become two that refer to each other")
  func coupling() throws {
    let ring = dependent(integer("count", in: 1...10)) { count in
      list("nodes", of: reference("next", to: "nodes", among: count), count: count...count)
    }.map(to: { $0.1 }, from: { ($0.count, $0) })
    try shrinks(ring, to: [1, 0], within: 150) { next in
      next.indices.contains { next[$0] != $0 && next[next[$0]] == $0 }
    }
  }

  @Test("Two equal numbers of at least ten go down together")
  func differenceZero() throws {
    try shrinks(Self.duo, to: Duo(10, 10), within: 150) { $0.one >= 10 && $0.one == $0.other }
  }

  @Test("Two numbers less than five apart go down together")
  func differenceSmall() throws {
    try shrinks(Self.duo, to: Duo(10, 6), within: 150) {
      $0.one >= 10 && 1..<5 ~= abs($0.one - $0.other)
    }
  }

  @Test("Two numbers one apart go down together")
  func differenceOne() throws {
    try shrinks(Self.duo, to: Duo(10, 9), within: 150) {
      $0.one >= 10 && abs($0.one - $0.other) == 1
    }
  }

  struct Duo: Hashable, Sendable {
    var one: Int
    var other: Int

    init(_ one: Int, _ other: Int) {
      (self.one, self.other) = (one, other)
    }
  }

  /// Pairs of numbers, often near each other.
  static let duo = pair(integer("one", in: 0...1000), integer("other", in: 0...1000))
    .map(to: { Duo($0, $1) }, from: { ($0.one, $0.other) })
    .biased { random in
      let one = random.integer(in: 4...996)
      return Duo(one, one + random.integer(in: -4...4))
    }

  /// Shrinks the first failure of twenty seeds.
  private func shrinks<Subject: Generator>(
    _ generator: Subject, to ideal: Subject.Value, within budget: Int,
    while fails: (Subject.Value) -> Bool
  ) throws where Subject.Value: Equatable {
    for seed in 0..<20 as Range<UInt64> {
      let search = Search(generator, seed: seed)
      let first = search.first(in: 0..<10_000, where: fails)
      let found = try #require(first)
      let shrunk = try Shrinker(generator).shrink(found.value, while: fails)
      #expect(shrunk.value == ideal, "seed \(seed), from \(found.value)")
      #expect(shrunk.evaluations <= budget, "seed \(seed)")
    }
  }
}

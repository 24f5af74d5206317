import PropertyTesting
import Testing

@Suite("The shrinker")
struct ShrinkerTests {
  static let numbers = list("numbers", of: integer("x", in: 0...1000), count: 0...30)
  static let start = [900, 3, 77, 512, 600, 41, 0, 999, 8]

  @Test("The same failure shrinks in the same way every time")
  func determinism() throws {
    let runs = try (0..<3).map { _ in
      try Shrinker(Self.numbers).shrink(Self.start) { $0.reduce(0, +) >= 1000 }
    }
    #expect(Set(runs.map(\.tree)).count == 1)
    #expect(Set(runs.map(\.profile)).count == 1)
  }

  @Test("Whatever is asked is asked once, fails or is not simpler than the best before")
  func asking() throws {
    var asked: [[Int]] = []
    var best = try Self.numbers.tree(of: Self.start)
    var isAlwaysSimpler = true
    let shrunk = try Shrinker(Self.numbers).shrink(Self.start) { value in
      asked.append(value)
      let fails = value.count { $0 > 50 } >= 2
      guard let tree = try? Self.numbers.tree(of: value) else { return false }
      isAlwaysSimpler = isAlwaysSimpler && tree.isSimpler(than: best)
      if fails { best = tree }
      return fails
    }
    #expect(isAlwaysSimpler)
    #expect(Set(asked).count == asked.count)
    #expect(asked.count == shrunk.evaluations)
    #expect(shrunk.value == [51, 51])
    #expect(shrunk.tree == best)
  }

  @Test("A spent budget ends it with the best so far, and it says so")
  func budget() throws {
    let fails = { (value: [Int]) in value.contains { $0 > 50 } }
    let whole = try Shrinker(Self.numbers).shrink(Self.start, while: fails)
    #expect(whole.isFixedPoint && whole.evaluations > 10)
    for budget in 0...whole.evaluations {
      let shrunk = try Shrinker(Self.numbers, budget: budget).shrink(Self.start, while: fails)
      #expect(shrunk.evaluations == budget)
      #expect(fails(shrunk.value))
      #expect(shrunk.ending == (budget < whole.evaluations ? .budgetSpent : .fixedPoint))
    }
  }

  @Test("A caller who has had enough gets the best so far")
  func stopping() throws {
    var evaluations = 0
    let shrunk = try Shrinker(Self.numbers).shrink(
      Self.start, shouldStop: { evaluations >= 3 },
      while: { value in
        evaluations += 1
        return value.contains { $0 > 50 }
      })
    #expect(shrunk.ending == .stopped)
    #expect(shrunk.evaluations == 3)
    #expect(shrunk.value.contains { $0 > 50 })
  }

  @Test("A deadline ends it with the best so far, and it says so")
  func deadline() throws {
    var evaluations = 0
    let shrunk = try Shrinker(Self.numbers).shrink(
      Self.start, isOverdue: { evaluations >= 3 },
      while: { value in
        evaluations += 1
        return value.contains { $0 > 50 }
      })
    #expect(shrunk.ending == .timeSpent)
    #expect(shrunk.evaluations == 3)
    #expect(shrunk.value.contains { $0 > 50 })
  }

  @Test("A failure that is already the simplest stays")
  func simplest() throws {
    let shrunk = try Shrinker(Self.numbers).shrink([]) { _ in true }
    #expect(shrunk.value == [] && shrunk.evaluations == 0 && shrunk.isFixedPoint)
  }

  @Test("Shrinking the smallest again changes nothing")
  func fixedPoint() throws {
    let fails = { (value: [Int]) in value.reduce(0, +) >= 1000 }
    let once = try Shrinker(Self.numbers).shrink(Self.start, while: fails)
    let twice = try Shrinker(Self.numbers).shrink(once.value, while: fails)
    #expect(once.value == [1000])
    #expect(twice.value == once.value)
    #expect(twice.profile.allSatisfy { $0.accepted == 0 })
  }

  @Test("A value the generator never draws cannot be shrunk")
  func unspellable() {
    #expect(throws: Unspellable("x", "5000 is outside 0...1000")) {
      try Shrinker(Self.numbers).shrink([5000]) { _ in true }
    }
  }

  @Test("What only the domain knows is tried, and counts only if it is simpler")
  func reductions() throws {
    // Fails only for squares, which no step of one number leads to from another square.
    let isSquare = { (value: Int) in value >= 49 && (7...31).contains { $0 * $0 == value } }
    let number = integer("x", in: 0...1000)
    let alone = try Shrinker(number).shrink(961, while: isSquare)
    #expect(alone.value == 961)
    let root = { @Sendable (value: Int) in
      let root = (0...31).first { $0 * $0 >= value } ?? 0
      return [(root + 1) * (root + 1), 5000, (root - 1) * (root - 1)]
    }
    let helped = try Shrinker(number, reductions: [root]).shrink(961, while: isSquare)
    #expect(helped.value == 49)
    #expect(helped.profile.contains { $0.name == "reductions" && $0.accepted == 24 })
  }

  @Test("The profile accounts for every evaluation")
  func profile() throws {
    let shrunk = try Shrinker(Self.numbers).shrink(Self.start) { $0.contains { $0 > 50 } }
    #expect(shrunk.profile.reduce(0) { $0 + $1.evaluations } == shrunk.evaluations)
    #expect(shrunk.profile.allSatisfy { $0.accepted <= $0.evaluations })
    #expect(shrunk.profile.allSatisfy { $0.evaluations <= $0.tried })
  }
}

import PropertyTesting
import Testing

@testable import Problems

@Suite("The law: drawing what a value spells gives the value back")
struct LawTests {
  @Test("Integers of any range and origin")
  func integers() {
    holds(integer("x", in: 0...400))
    holds(integer("x", in: -7...9, origin: 5))
    holds(integer("x", in: Int.min...Int.max))
    holds(integer("x", in: 3...3))
    holds(integer("x", in: -9...(-4)))
  }

  @Test("Booleans, whichever is the simplest")
  func booleans() {
    holds(boolean("flag"))
    holds(boolean("flag", simplest: true, chance: Chance(1, in: 8)))
  }

  @Test("One of several values, weighted or not")
  func elements() {
    holds(element("colour", of: ["red", "green", "blue"]))
    holds(element("colour", of: ["red", "green", "blue"], weights: [0, 1, 9]))
  }

  @Test("Constants")
  func constants() { holds(constant(7)) }

  @Test("Alternatives, even where more than one can spell the value")
  func alternatives() {
    holds(
      oneOf(
        "size", Alternative(integer("small", in: 0...9)),
        Alternative(integer("large", in: 5...1000), weight: 3, feature: "large")))
    holds(oneOf("list", Alternative(pairOfLists), Alternative(constant([[9]]))))
  }

  private let pairOfLists = list(
    "outer", of: list("inner", of: integer("x", in: 0...3), count: 0...2), count: 2...2)

  @Test("Lists with any distribution of lengths")
  func lists() {
    let number = integer("x", in: 0...9)
    holds(list("numbers", of: number, count: 2...5))
    holds(list("numbers", of: number, count: 0...50, length: .oneMore(Chance(3, in: 4))))
    holds(list("numbers", of: number, count: 1...3, length: .weighted(Weights([1, 0, 5]))))
    holds(list("lists", of: list("numbers", of: number, count: 0...3), count: 0...3))
  }

  @Test("Text")
  func texts() { holds(text("name", of: ["a", "b", "é", "👩‍🚀"], count: 0...8)) }

  @Test("Optional values, nested ones too")
  func optionals() {
    holds(optional("limit", of: integer("x", in: 0...9), chance: Chance(2, in: 3)))
    holds(optional("outer", of: optional("inner", of: integer("x", in: 0...9))))
  }

  @Test("References, also to nothing")
  func references() {
    holds(reference("target", to: "views", among: 5))
    holds(reference("target", to: "views", among: 0))
  }

  @Test("Records with and without a tag")
  func records() {
    holds(SampleScene.touch)
    holds(
      record("touch", of: Touch()) {
        Part(\.x, integer("n", in: 0...9))
        Part(\.y, integer("n", in: 0...9))
        Part(\.wait, integer("n", in: 0...9))
      })
    holds(SampleScene.uniform)
  }

  @Test("Pairs, and a second value that depends on the first")
  func dependents() {
    holds(pair(integer("x", in: 0...9), boolean("flag")), by: ==)
    let nested = dependent(integer("count", in: 0...5)) { count in
      list("numbers", of: integer("x", in: 0...count), count: count...count)
    }
    holds(nested, by: ==)
  }

  @Test("Recursive values")
  func recursives() {
    holds(SampleScene.tree(limits: [3, 2, 2]))
    holds(SampleScene.tree(limits: []))
  }

  @Test("Values in another form")
  func maps() { holds(integer("x", in: 0...9).map(to: { "\($0)" }, from: { Int($0) })) }

  @Test("Values found by a proposal")
  func biases() {
    let base = integer("x", in: 0...1000)
    holds(base.biased { random in random.hits(.half) ? 1000 : nil })
    holds(base.proposed(by: integer("y", in: 5...6), chance: .half))
    holds(base.favoring([0, 999], chance: .always))
    holds(base.needing("x", otherwise: 3))
    holds(SampleScene.aimed)
  }

  @Test("A seed finds the scene that a bare loop makes of it")
  func bareLoop() throws {
    for seed in 0..<200 as Range<UInt64> {
      try #require(SampleScene.uniform.value(seed: seed) == BareScene.make(seed: seed))
    }
  }

  @Test("Generators whose make is hidden")
  func erased() { holds(AnyGenerator(integer("x", in: 0...9))) }

  @Test("A generator that breaks the law is found out, with the value")
  func breach() throws {
    let lossy = integer("x", in: 0...9).map(to: { $0 / 2 }, from: { $0 })
    let breach = try #require(lossy.firstRoundTripFailure(seed: 1, cases: 0..<100))
    #expect(breach.redrawn == breach.value / 2)
    let narrow = integer("x", in: 0...9).biased { _ in 12 }
    let other = try #require(narrow.firstRoundTripFailure(seed: 1, cases: 0..<100))
    #expect(other.unspellable == Unspellable("x", "12 is outside 0...9"))
  }

  private func holds<Subject: Generator>(
    _ generator: Subject, location: SourceLocation = #_sourceLocation
  ) where Subject.Value: Equatable {
    holds(generator, by: ==, location: location)
  }

  private func holds<Subject: Generator>(
    _ generator: Subject, by areEqual: (Subject.Value, Subject.Value) -> Bool,
    location: SourceLocation = #_sourceLocation
  ) {
    let breach = generator.firstRoundTripFailure(seed: 11, cases: 0..<200, by: areEqual)
    #expect(breach == nil, sourceLocation: location)
  }
}

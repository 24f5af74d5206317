import PropertyTesting
import Testing

@testable import Problems

@Suite("Search")
struct SearchTests {
  let search = Search(SampleScene.aimed, seed: 7)

  @Test("A case is the same whether or not those before it were drawn")
  func independence() {
    let forwards = (0..<50).map(search.value(ofCase:))
    let backwards = (0..<50).reversed().map(Search(SampleScene.aimed, seed: 7).value(ofCase:))
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 45)
  }

  @Test("Another seed gives other cases")
  func seeds() {
    let other = Search(SampleScene.aimed, seed: 8)
    #expect((0..<20).allSatisfy { search.value(ofCase: $0) != other.value(ofCase: $0) })
  }

  @Test("A case draws the same on every machine")
  func pinned() {
    let numbers = list("numbers", of: integer("x", in: 0...999), count: 3...3)
    let search = Search(numbers, seed: 42)
    #expect(search.value(ofCase: 0) == [381, 705, 601])
    #expect(search.value(ofCase: 1_000_000) == [959, 245, 859])
  }

  @Test("The first case that satisfies the predicate is found, from anywhere")
  func first() throws {
    let even = Search(integer("x", in: 0...99), seed: 1)
    let found = try #require(even.first(in: 0..<100) { $0 % 10 == 0 })
    #expect((0..<found.index).allSatisfy { even.value(ofCase: $0) % 10 != 0 })
    #expect(even.value(ofCase: found.index) == found.value)
    #expect(even.first(in: found.index..<100) { $0 % 10 == 0 }?.index == found.index)
  }

  @Test("A search ends when it is asked to")
  func stopping() {
    var asked = 0
    let found = search.first(in: 0..<1_000, shouldStop: { asked == 10 }) { _ in
      asked += 1
      return false
    }
    #expect(found == nil && asked == 10)
  }

  @Test("A feature is on or off for a whole case, and cases differ in what they leave out")
  func swarm() {
    let features = (0..<8).map { Feature("feature \($0)") }
    let sets = (0..<400).map { index in
      let source = Source(seed: Random.seed(ofCase: index, run: 1))
      return features.map(source.isEnabled)
    }
    #expect(Set(sets).count > 60)
    #expect(sets.contains { $0.allSatisfy { $0 } })
    #expect(sets.contains { $0.count { $0 } <= 1 })
    for place in features.indices {
      #expect(120...340 ~= sets.count { $0[place] })
    }
  }

  @Test("A case uses no alternative whose feature is off, and replay uses them all")
  func alternatives() throws {
    let generator = oneOf(
      "kind", Alternative(constant("plain")),
      Alternative(constant("fancy"), weight: 20, feature: "fancy"))
    let rest = list("kinds", of: generator, count: 20...20)
    let lists = (0..<100).map(Search(rest, seed: 1).value(ofCase:))
    #expect(lists.contains { !$0.contains("fancy") } && lists.contains { $0.contains("fancy") })
    for index in lists.indices {
      let source = Source(seed: Random.seed(ofCase: index, run: 1))
      #expect(source.isEnabled("fancy") || !lists[index].contains("fancy"))
    }
    #expect(try generator.value(of: generator.tree(of: "fancy")) == "fancy")
    #expect(Source(replaying: ChoiceTree()).isEnabled("fancy"))
  }

  @Test("With every feature off, the first alternative is left")
  func nothingEnabled() throws {
    let generator = oneOf(
      "kind", Alternative(constant(1), feature: "one"), Alternative(constant(2), feature: "two"))
    let seed = try #require(
      (0..<1_000 as Range<UInt64>).first {
        let source = Source(seed: $0)
        return !source.isEnabled("one") && !source.isEnabled("two")
      })
    #expect(generator.value(seed: seed) == 1)
  }

  @Test("How a value was found leaves no trace in its spelling")
  func noTrace() throws {
    let base = integer("x", in: 0...9)
    let spelled = try base.tree(of: 4)
    let fours = [
      base.biased { _ in 4 }, base.favoring([4], chance: .always),
      base.proposed(by: constant(4)),
    ]
    for four in fours {
      #expect(four.value(seed: 1) == 4)
      #expect(try four.tree(of: 4) == spelled)
      #expect(four.value(of: try base.tree(of: 5)) == 5)
    }
  }
}

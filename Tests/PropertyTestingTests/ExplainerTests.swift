import PropertyTesting
import Testing

@Suite("What matters in a failing value")
struct ExplainerTests {
  private static let numbers = pair(
    pair(integer("x", in: -1000...1000), integer("y", in: 0...Int.max)),
    element("letter", of: ["a", "b", "c", "d"]))

  private typealias Numbers = ((Int, Int), String)

  private func explain(
    _ x: Int, _ y: Int = 0, _ letter: String = "a", budget: Int = 10_000,
    landmarks: [Int] = [], _ fails: (Numbers) -> Bool
  ) throws -> Explanation {
    let tree = try Self.numbers.tree(of: ((x, y), letter))
    return Explainer(Self.numbers, budget: budget, landmarks: { _ in landmarks })
      .explain(tree, while: fails)
  }

  @Test("An interval has exact ends")
  func interval() throws {
    let explanation = try explain(7, 5) { -3...400 ~= $0.0.0 && $0.0.1 >= 5 }
    #expect(explanation.extents[0].intervals == [-3...400])
    #expect(explanation.extents[1].intervals == [5...Int.max])
    #expect(!explanation.extents[0].isExhaustive)
    #expect(explanation.isComplete)
  }

  @Test("Few values are tried one by one")
  func few() throws {
    let extent = try explain(0, 0, "a") { ["a", "b", "d"].contains($0.1) }.extents[2]
    #expect(extent.intervals == [0...1, 3...3])
    #expect(extent.isExhaustive && extent.tried == 4 && extent.matters)
  }

  @Test("What does not matter has no other values")
  func irrelevant() throws {
    let explanation = try explain(1, 1) { _ in true }
    #expect(explanation.extents.allSatisfy { !$0.matters })
    #expect(explanation.extents.map(\.range) == [-1000...1000, 0...Int.max, 0...3])
  }

  @Test("A hole that a tried value falls into shows as such, with exact ends")
  func hole() throws {
    let explanation = try explain(10, landmarks: [333]) { $0.0.0 > 0 && !(330...340 ~= $0.0.0) }
    #expect(explanation.extents[0].intervals == [1...329, 341...1000])
  }

  @Test("Where a spent budget ends the explanation, nothing is said of the rest")
  func budget() throws {
    let explanation = try explain(1, budget: 60) { $0.0.0 > 0 }
    #expect(explanation.extents.map(\.index) == [0])
    #expect(!explanation.isComplete && explanation.evaluations <= 60)
    #expect(explanation.extents[0].intervals == [1...1000])
  }

  @Test("Ends and their neighbours were tried")
  func ends() throws {
    var asked: Set<Int> = [50]
    let extent = try explain(50) { value in
      if value.0.1 == 0, value.1 == "a" { asked.insert(value.0.0) }
      return 17...613 ~= value.0.0
    }.extents[0]
    #expect(extent.intervals == [17...613])
    #expect(asked.isSuperset(of: [16, 17, 613, 614]))
  }

  @Test("A range of the caller's is considered instead of the bounds")
  func range() throws {
    let tree = try Self.numbers.tree(of: ((3, 0), "a"))
    let extents = Explainer(Self.numbers, range: { $0.tag == "x" ? 0...5 : $0.bounds })
      .explain(tree) { $0.0.0 >= 2 }.extents
    #expect(extents[0].range == 0...5)
    #expect(extents[0].intervals == [2...5])
    #expect(extents[0].isExhaustive)
  }
}

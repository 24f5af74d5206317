import Generators
import PropertyTesting
import Testing

@testable import FuzzTarget

@Suite("Mutants")
struct MutatorTests {
  private static let trees = Result {
    let search = Search(Scenarios.generator, seed: 5)
    return try (0...200).map { try Scenarios.generator.tree(of: search.value(ofCase: $0)) }
  }

  private let generator = Scenarios.generator

  private func tree(ofCase index: Int) throws -> ChoiceTree { try Self.trees.get()[index] }

  private func mutants(_ count: Int, seed: UInt64) throws -> [ChoiceTree] {
    var random = Random(seed: seed)
    return try (0..<count).map { index in
      Mutator().mutant(of: try tree(ofCase: index), mate: try tree(ofCase: index + 1), &random)
    }
  }

  @Test("Every mutant spells a valid scene, and that scene spells itself")
  func validity() throws {
    for mutant in try mutants(200, seed: 1) {
      let scene = generator.value(of: mutant)
      try scene.validate()
      #expect(generator.value(of: try generator.tree(of: scene)) == scene)
    }
  }

  @Test("The same trees and the same randomness make the same mutant")
  func determinism() throws {
    #expect(try mutants(50, seed: 2) == mutants(50, seed: 2))
    #expect(try mutants(50, seed: 2) != mutants(50, seed: 3))
  }

  @Test("Nearly all mutants mean something else than their parents")
  func change() throws {
    let changed = try mutants(200, seed: 4).enumerated().count { index, mutant in
      generator.value(of: mutant) != generator.value(of: try tree(ofCase: index))
    }
    #expect(changed >= 180)
  }

  @Test("Mutants do not outgrow their size, unless their parents did")
  func size() throws {
    var random = Random(seed: 6)
    let start = try tree(ofCase: 3)
    var tree = start
    for _ in 0..<300 {
      tree = Mutator(largestSize: 60).mutant(of: tree, mate: start, &random)
      #expect(tree.size <= max(60, start.size))
    }
  }

  private static let tree = ChoiceTree([
    .choice(Choice("x", value: 3, in: 0...9, origin: 0)),
    .span(
      ChoiceTree.Span(
        "items", .list,
        [4, 7].map { value in
          .span(
            ChoiceTree.Span(
              "items", .element, [.choice(Choice("y", value: value, in: 0...9, origin: 0))]))
        })),
  ])
  private static let mate = ChoiceTree([
    .span(
      ChoiceTree.Span(
        "items", .list,
        [
          .span(
            ChoiceTree.Span(
              "items", .element, [.choice(Choice("y", value: 1, in: 0...9, origin: 0))]))
        ]))
  ])

  /// All that one way makes of the tree, in as many tries.
  private func made(by name: String) throws -> Set<String> {
    let way = try #require(Mutation.all.first { $0.name == name })
    var random = Random(seed: 8)
    return Set(
      (0..<400).compactMap { _ in
        way.change(Self.tree, Self.mate, &random)?.description
      })
  }

  @Test("Each way changes what it is named for")
  func ways() throws {
    let changed = try made(by: "change a choice")
    #expect(changed.contains("x 9, items [{y 4}, {y 7}]"))
    #expect(changed.contains("x 3, items [{y 1}, {y 7}]"))
    #expect(changed.allSatisfy { $0.contains("items [{y ") && !$0.contains("}, {y 7}, ") })
    #expect(
      try made(by: "copy a span") == [
        "x 3, items [{y 7}, {y 7}]", "x 3, items [{y 4}, {y 4}]",
      ])
    #expect(
      try made(by: "splice") == [
        "x 3, items [{y 1}, {y 7}]", "x 3, items [{y 4}, {y 1}]", "x 3, items [{y 1}]",
      ])
    #expect(
      try made(by: "insert") == [
        "x 3, items [{y 1}, {y 4}, {y 7}]", "x 3, items [{y 4}, {y 1}, {y 7}]",
        "x 3, items [{y 4}, {y 7}, {y 1}]",
      ])
    #expect(try made(by: "duplicate").contains("x 3, items [{y 7}, {y 4}, {y 7}]"))
    #expect(try made(by: "drop") == ["x 3, items [{y 7}]", "x 3, items [{y 4}]"])
  }

  @Test("The empty tree has nothing to change")
  func empty() {
    var random = Random(seed: 9)
    let tree = ChoiceTree()
    #expect(Mutator().mutant(of: tree, mate: tree, &random) == tree)
  }

  @Test("Choices at the ends of all integers can be changed")
  func extremes() {
    var random = Random(seed: 10)
    let tree = ChoiceTree([
      .choice(Choice("x", value: .max, in: .min ... .max, origin: .min)),
      .choice(Choice("x", value: .min, in: .min ... .max, origin: .max)),
    ])
    let mutants = (0..<200).map { _ in Mutator().mutant(of: tree, mate: tree, &random) }
    #expect(Set(mutants).count > 50)
  }
}

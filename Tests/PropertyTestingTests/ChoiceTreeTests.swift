import Foundation
import PropertyTesting
import Testing

@testable import Problems

@Suite("Choice trees")
struct ChoiceTreeTests {
  static let numbers = list("numbers", of: integer("x", in: -9...9), count: 0...5)

  @Test("A shorter list is simpler than a longer one, then the first smaller number decides")
  func order() throws {
    let lists = [[], [0], [1], [-1], [9], [0, 0], [0, 5], [1, 0], [0, 0, 0]]
    let trees = try lists.map { try Self.numbers.tree(of: $0) }
    let pairs = trees.indices.flatMap { left in trees.indices.map { (left, $0) } }
    #expect(pairs.allSatisfy { trees[$0].isSimpler(than: trees[$1]) == ($0 < $1) })
  }

  @Test("Of two trees with the same choices, the one with the longer lists last is simpler")
  func shape() throws {
    let lists = list("lists", of: Self.numbers, count: 3...3)
    let trees = try [[[], [], [1, 2]], [[], [1], [2]], [[], [1, 2], []], [[1], [2], []]]
      .map { try lists.tree(of: $0) }
    for (one, other) in zip(trees, trees.dropFirst()) {
      #expect(one.isSimpler(than: other) && !other.isSimpler(than: one))
    }
    #expect(!trees[0].isSimpler(than: trees[0]))
  }

  @Test("Records and lists cost nothing; choices and elements cost one each")
  func size() throws {
    let scene = SampleScene(root: View(children: [View()]), touches: [Touch()])
    #expect(try SampleScene.uniform.tree(of: scene).size == 7 + 1 + 7 + 1 + 3)
  }

  @Test("A tree reads well on one line")
  func description() throws {
    let generator = pair(
      optional("limit", of: reference("target", to: "views", among: 3)), Self.numbers)
    let tree = try generator.tree(of: (2, [7]))
    #expect(tree.description == "limit |1, target #2, numbers [{x 7}]")
  }
}

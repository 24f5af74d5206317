import PropertyTesting

/// Makes new trees of ones that are known, by small random changes.
///
/// It knows units and spans, never what a value means. A mutant needs no repair: replay gives what
/// does not fit its simplest value and drops what is too much, so every mutant spells a value.
/// The same trees and the same randomness make the same mutant.
struct Mutator: Sendable {
  /// The most changes that are made to one tree.
  static let mostChanges = 4

  /// The most choices and elements that a mutant has, unless its parent has more.
  let largestSize: Int

  /// Makes a mutator whose mutants do not outgrow a size.
  init(largestSize: Int = 1_000) {
    self.largestSize = largestSize
  }

  /// A tree made of `parent` by one change or some; `mate` is another tree of the same generator,
  /// of which parts may be taken.
  func mutant(
    of parent: ChoiceTree, mate: ChoiceTree, _ random: inout Random
  ) -> ChoiceTree {
    var tree = parent
    var changes = 1
    while changes < Self.mostChanges, random.hits(.half) { changes += 1 }
    for _ in 0..<changes {
      // What finds nothing to change leaves it to the next.
      for _ in 0..<8 {
        guard let way = random.pick(Mutation.all) else { break }
        guard let changed = way.change(tree, mate, &random), changed != tree,
          changed.size <= max(largestSize, parent.size)
        else { continue }
        tree = changed
        break
      }
    }
    return tree
  }
}

/// One way to change a tree.
struct Mutation: Sendable {
  let name: String
  /// The changed tree, perhaps with parts of a mate; nil if there is nothing to change this way.
  let change: @Sendable (_ tree: ChoiceTree, _ mate: ChoiceTree, inout Random) -> ChoiceTree?

  /// All ways there are; what pays more stands there more often.
  static let all = [
    Mutation(name: "change a choice") { tree, mate, random in tree.changingChoice(mate, &random) },
    Mutation(name: "change a choice") { tree, mate, random in tree.changingChoice(mate, &random) },
    Mutation(name: "copy a span") { tree, _, random in tree.copyingSpan(from: tree, &random) },
    Mutation(name: "splice") { tree, mate, random in tree.copyingSpan(from: mate, &random) },
    Mutation(name: "insert") { tree, mate, random in tree.insertingElement(from: mate, &random) },
    Mutation(name: "duplicate") { tree, _, random in tree.insertingElement(from: tree, &random) },
    Mutation(name: "drop") { tree, _, random in tree.droppingElement(&random) },
  ]
}

import PropertyTesting
import Testing

@testable import Problems

/// One failure for each pass, which shrinks to its ideal only with the help of that pass.
@Suite("Passes of the shrinker")
struct PassTests {
  struct Tree: Hashable, Sendable {
    var value = 0
    var children: [Tree] = []

    init(_ value: Int, _ children: [Tree] = []) { (self.value, self.children) = (value, children) }

    /// The values of the tree, a parent before its children.
    var values: [Int] { [value] + children.flatMap(\.values) }
  }

  static let tree = recursive(maximumDepth: 4, base: node(constant([]))) { deeper, _ in
    node(list("children", of: deeper, count: 0...4))
  }

  static func node(_ children: some Generator<[Tree]>) -> some Generator<Tree> {
    record("node", of: Tree(0, [])) {
      Part(\.value, integer("value", in: 0...99))
      Part(\.children, children)
    }
  }

  @Test("Delete: what has no part in the failure goes, from anywhere in a long list")
  func delete() throws {
    let numbers = list("numbers", of: integer("x", in: 0...9), count: 0...200)
    let start = (0..<200).map { $0 == 70 ? 9 : $0 % 7 }
    let shrunk = try Shrinker(numbers).shrink(start) { $0.contains(9) }
    #expect(shrunk.value == [9])
    #expect(shrunk.evaluations < 50)
  }

  @Test("Hoist: a branch of a tree takes the place of the whole")
  func hoist() throws {
    let start = Tree(1, [Tree(2, [Tree(3, [Tree(7, [Tree(8)])])])])
    try shrinks(Self.tree, start, to: Tree(7, [Tree(8)]), by: "hoist") { tree in
      func parents(_ tree: Tree) -> Bool {
        tree.value == 7 && tree.children.contains { $0.value == 8 }
          || tree.children.contains(where: parents)
      }
      return parents(tree)
    }
  }

  @Test("Lift: an element makes way for those inside it")
  func lift() throws {
    let forest = list("children", of: Self.tree, count: 0...4)
    let start = [Tree(1, [Tree(50), Tree(60)]), Tree(70)]
    try shrinks(forest, start, to: [Tree(50), Tree(60), Tree(70)], by: "lift") { forest in
      Set([50, 60, 70]).isSubset(of: forest.flatMap(\.values))
    }
  }

  @Test("Zero units: all numbers of a unit go to the origin together")
  func zeroUnits() throws {
    let number = integer("x", in: 0...99)
    let point = record(of: Touch()) {
      Part(\.x, number)
      Part(\.y, number)
      Part(\.wait, integer("wait", in: 0...99))
    }
    try shrinks(point, Touch(x: 40, y: 40, wait: 9), to: Touch(wait: 9), by: "zero units") {
      $0.x == $0.y && $0.wait == 9
    }
  }

  @Test("Lower units: all numbers of a unit move by the same amount")
  func lowerUnits() throws {
    let numbers = list("numbers", of: integer("x", in: 0...999), count: 3...3)
    try shrinks(numbers, [340, 347, 351], to: [0, 7, 11], by: "lower units") {
      $0[1] == $0[0] + 7 && $0[2] == $0[0] + 11
    }
  }

  @Test("Each: a number goes to the least that fails")
  func each() throws {
    try shrinks(integer("x", in: -500...500), -481, to: 100, by: "each") { abs($0) >= 100 }
  }

  @Test("Each: it takes no more steps than a bisection, however wide the bounds")
  func wide() throws {
    let fails = { (value: Int) in value <= -1000 || value >= 1000 }
    let ranges = [(Int.min...Int.max, 1000), (Int.min...0, -1000), (0...Int.max, 1000)]
    for (range, ideal) in ranges {
      for start in [range.lowerBound, range.upperBound] where fails(start) {
        let shrunk = try Shrinker(integer("x", in: range)).shrink(start, while: fails)
        #expect(shrunk.value == ideal)
        #expect(shrunk.evaluations < 150)
      }
    }
  }

  @Test("Renumber: what references point to goes, and they point to the same things as before")
  func renumber() throws {
    try shrinks(
      Network.generator, Network(nodes: [1, 7, 2, 9, 3], edges: [[1, 3]]),
      to: Network(nodes: [7, 9], edges: [[0, 1]]), by: "renumber"
    ) { network in
      network.edges.contains { $0.map(network.node) == [7, 9] }
    }
  }

  @Test("Resize: an element goes together with the number that counts it")
  func resize() throws {
    let counted = dependent(integer("count", in: 0...9)) { count in
      list("numbers", of: integer("x", in: 0...9), count: count...count)
    }.map(to: { $0.1 }, from: { ($0.count, $0) })
    try shrinks(counted, [1, 2, 3, 9], to: [9], by: "resize") { $0.contains(9) }
  }

  @Test("Branches: an earlier alternative is taken, with nothing of the later one")
  func branches() throws {
    let number = integer("x", in: 0...9)
    let shape = oneOf(
      "shape", Alternative(number),
      Alternative(number.map(to: { $0 + 100 }, from: { $0 - 100 })))
    let generator = pair(integer("wait", in: 0...9), shape)
      .map(to: { [$0, $1] }, from: { ($0[0], $0[1]) })
    try shrinks(generator, [7, 105], to: [7, 0], by: "branches") {
      $0 == [7, 105] || $0 == [7, 0]
    }
  }

  @Test("Merge: two lists become one")
  func merge() throws {
    let lists = list(
      "lists", of: list("numbers", of: integer("x", in: 0...9), count: 0...9), count: 0...9)
    try shrinks(lists, [[0, 0], [0, 0]], to: [[0, 0, 0, 0]], by: "merge") {
      $0.joined().count >= 4
    }
  }

  @Test("Merge: two steps become one as long as both")
  func mergeAdding() throws {
    let steps = list("steps", of: integer("wait", in: 0...99), count: 0...9)
    try shrinks(steps, [30, 30, 30], to: [90], by: "merge") { $0.reduce(0, +) == 90 }
  }

  @Test("Pairs: a sum moves to the later of two numbers")
  func pairs() throws {
    let numbers = list("numbers", of: integer("x", in: 0...999), count: 2...2)
    try shrinks(numbers, [400, 321], to: [0, 721], by: "pairs") { $0.reduce(0, +) == 721 }
  }

  @Test("Merge: a sum that overflows wraps around")
  func mergeWrapping() throws {
    let bytes = list("bytes", of: integer("byte", in: -128...127), count: 0...9)
    try shrinks(bytes, [1, 127], to: [-128], by: "merge") { bytes in
      bytes.reduce(0 as Int8) { $0 &+ Int8(truncatingIfNeeded: $1) } == -128
    }
  }

  @Test("Equals: numbers that are equal go down together, others of the unit stay")
  func equals() throws {
    let numbers = list("numbers", of: integer("x", in: 0...999), count: 3...3)
    try shrinks(numbers, [700, 555, 700], to: [20, 555, 20], by: "equals") {
      $0[0] == $0[2] && $0[0] >= 20 && $0[1] == 555
    }
  }

  @Test("Exchange: two parts of a kind change places")
  func exchange() throws {
    let side = list("side", of: integer("x", in: 0...9), count: 0...3)
    let sides = pair(side, side).map(to: { [$0, $1] }, from: { ($0[0], $0[1]) })
    try shrinks(sides, [[7], []], to: [[], [7]], by: "exchange") { $0.joined().contains(7) }
  }

  @Test("Exchange: a tree that fails only after two exchanges is found")
  func exchangeTwice() throws {
    let side = list("side", of: integer("x", in: 0...9), count: 1...1)
    let sides = record("sides", of: [[0], [0], [0], [0]]) {
      Part(\.[0], side)
      Part(\.[1], side)
      Part(\.[2], side)
      Part(\.[3], side)
    }
    try shrinks(sides, [[3], [1], [4], [2]], to: [[1], [3], [2], [4]], by: "exchange") {
      [[[3], [1], [4], [2]], [[1], [3], [2], [4]]].contains($0)
    }
  }

  @Test("Zero pairs: two numbers of different units go to their origins together")
  func zeroPairs() throws {
    let numbers = pair(
      list("numbers", of: integer("x", in: 0...9), count: 8...8), integer("turn", in: 0...3)
    ).map(to: { $0 + [$1] }, from: { (Array($0.dropLast()), $0.last ?? 0) })
    let plain = [0, 9, 9, 9, 9, 9, 9, 9, 0]
    try shrinks(numbers, [7, 9, 9, 9, 9, 9, 9, 9, 2], to: plain, by: "zero pairs") {
      $0[1...7].allSatisfy { $0 == 9 } && [[0, 0], [7, 2]].contains([$0[0], $0[8]])
    }
  }

  @Test("Branches: an earlier alternative that needs a filling gets one")
  func fillings() throws {
    let switches = pair(boolean("on"), boolean("on"))
      .map(to: { [$0, $1] }, from: { $0.count == 2 ? ($0[0], $0[1]) : nil })
    let numbers = list("numbers", of: integer("x", in: 0...9), count: 3...3)
      .map(to: { $0.map { $0 > 4 } }, from: { $0.count == 3 ? $0.map { $0 ? 9 : 0 } : nil })
    let shape = oneOf("shape", Alternative(switches), Alternative(numbers))
    try shrinks(shape, [true, true, true], to: [false, true], by: "branches") {
      $0.contains(true)
    }
  }

  @Test("Order: siblings are sorted")
  func order() throws {
    let numbers = list("numbers", of: integer("x", in: 0...99), count: 0...5)
    try shrinks(numbers, [70, 40, 55], to: [40, 55, 70], by: "order") {
      $0.sorted() == [40, 55, 70]
    }
  }

  private func shrinks<Subject: Generator>(
    _ generator: Subject, _ start: Subject.Value, to ideal: Subject.Value, by pass: String,
    while fails: (Subject.Value) -> Bool
  ) throws where Subject.Value: Equatable {
    let shrunk = try Shrinker(generator).shrink(start, while: fails)
    #expect(shrunk.value == ideal)
    #expect(shrunk.profile.contains { $0.name == pass && $0.accepted > 0 })
  }
}

/// Nodes and edges between them, by number.
struct Network: Hashable, Sendable {
  var nodes: [Int]
  var edges: [[Int]]

  func node(_ number: Int) -> Int? { nodes.indices.contains(number) ? nodes[number] : nil }

  static let generator = dependent(
    list("nodes", of: integer("x", in: 0...9), count: 1...9)
  ) { nodes in
    list("edges", of: edge(among: nodes.count), count: 0...3)
  }.map(to: { Network(nodes: $0, edges: $1) }, from: { ($0.nodes, $0.edges) })

  private static func edge(among count: Int) -> ListGenerator<IntegerGenerator> {
    list("ends", of: reference("end", to: "nodes", among: count), count: 2...2)
  }
}

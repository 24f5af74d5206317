import PropertyTesting

extension Challenge {
  private static let numbers = list("numbers", of: .any, count: 0...20)
  private static let lists = list("lists", of: numbers, count: 0...20)

  /// Five lists of 16-bit numbers, none of which sums to 256: neither do they all together to five
  /// times as much. Sums overflow, so that they may.
  static func boundedSums(of limit: Int) -> Challenge {
    let number = integer("number", in: Int(Int16.min)...Int(Int16.max))
    let lists = list("lists", of: list("numbers", of: number, count: 0...limit), count: 5...5)
    return Challenge(
      "bound5 (lists of at most \(limit))", lists, to: "[[], [], [], [-1], [-32768]]"
    ) { lists in
      let sums = lists.map { $0.reduce(0 as Int16) { $0 &+ Int16(truncatingIfNeeded: $1) } }
      return sums.allSatisfy { $0 < 256 } && sums.reduce(0, &+) >= 5 * 256
    }
  }

  /// Lists of numbers have at most four different ones in all.
  static let largeUnion = Challenge("large union list", lists, to: "[[0, 1, -1, 2, -2]]") {
    Set($0.joined()).count > 4
  }

  /// A list is the same backwards.
  static let reverse = Challenge("reverse", numbers, to: "[0, 1]") { $0 != $0.reversed() }

  /// No number of a list is 900 or more; how long the list is was drawn first.
  static let lengthList = Challenge(
    "length list",
    dependent(integer("length", in: 1...100)) { length in
      list("numbers", of: integer("number", in: 0...1000), count: length...length)
    }.map(to: { $0.1 }, from: { ($0.count, $0) }),
    to: "[900]"
  ) {
    $0.contains { $0 >= 900 }
  }

  /// Numbers that are places in their own list: no two refer to each other.
  static let coupling = Challenge(
    "coupling",
    dependent(integer("count", in: 1...10)) { count in
      list("nodes", of: reference("next", to: "nodes", among: count), count: count...count)
    }.map(to: { $0.1 }, from: { ($0.count, $0) }),
    to: "[1, 0]"
  ) { next in
    next.indices.contains { next[$0] != $0 && next[next[$0]] == $0 }
  }

  /// Taking one number out of a list leaves none that equals it.
  static let deletion = Challenge(
    "deletion",
    dependent(list("numbers", of: .any, count: 1...20)) { numbers in
      reference("taken", to: "numbers", among: numbers.count)
    },
    to: "([0, 0], 0)"
  ) { numbers, place in
    numbers.count { $0 == numbers[place] } > 1
  }

  /// A list has fewer than three different numbers.
  static let distinct = Challenge("distinct", numbers, to: "[0, 1, -1]") { Set($0).count >= 3 }

  /// Lists have at most ten numbers in all.
  static let nestedLists = Challenge(
    "nested lists", lists, to: "\([Array(repeating: 0, count: 11)])"
  ) {
    $0.joined().count > 10
  }
}

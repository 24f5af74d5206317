/// Which of many sets are enough to have every member that all of them have.
public enum Cover {
  /// The indices, ascending, of sets that together have every member of `sets`, and none of which
  /// can be left out. Light ones are preferred; `weights` has one weight for each set.
  ///
  /// The fewest that would do are hard to find. This takes the lightest set for every member,
  /// starting with the members that few sets have, and then gives back what turned out needless,
  /// starting with the heaviest.
  public static func indices(of sets: [[UInt64]], weights: [Int]) -> [Int] {
    let owners = owners(of: sets)
    let order = sets.indices.sorted { one, other in
      (weight(weights, one), one) < (weight(weights, other), other)
    }
    var place = Array(repeating: 0, count: sets.count)
    for (position, index) in order.enumerated() { place[index] = position }

    var taken: Set<Int> = []
    var counts: [UInt64: Int] = [:]
    let rarestFirst = owners.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
    for (member, owners) in rarestFirst where counts[member] == nil {
      guard let lightest = owners.min(by: { place[$0] < place[$1] }) else { continue }
      taken.insert(lightest)
      for member in Set(sets[lightest]) { counts[member, default: 0] += 1 }
    }
    for index in order.reversed() where taken.contains(index) {
      let members = Set(sets[index])
      guard members.allSatisfy({ counts[$0, default: 0] > 1 }) else { continue }
      for member in members { counts[member, default: 0] -= 1 }
      taken.remove(index)
    }
    return taken.sorted()
  }

  private static func owners(of sets: [[UInt64]]) -> [UInt64: [Int]] {
    var owners: [UInt64: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for member in Set(set) { owners[member, default: []].append(index) }
    }
    return owners
  }

  private static func weight(_ weights: [Int], _ index: Int) -> Int {
    weights.indices.contains(index) ? weights[index] : 0
  }
}

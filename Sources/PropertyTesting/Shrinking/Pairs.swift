extension Trial {
  /// Lowers a choice together with a later one: both by the same amount, or the later one the
  /// other way, which keeps their difference or their sum.
  ///
  /// Pairs are choices of one unit at any distance, and any others that are near each other.
  func lowerPairs() {
    var index = 0
    while index < choices.count, !isOver {
      if choices[index].isMovable { lowerPairs(with: index) }
      index += 1
    }
  }

  private func lowerPairs(with first: Int) {
    var second = first + 1
    while !isOver {
      guard second < choices.count, !choices[first].isOrigin else { return }
      let (one, other) = (choices[first], choices[second])
      let isNear = second - first <= Trial.reach
      if other.kind == .value, isNear || one.tag == other.tag && !other.isOrigin {
        if !other.isOrigin { close(first, second, opposite: false) }
        close(first, second, opposite: true)
      }
      second += 1
    }
  }

  private static let reach = 6

  /// Goes as far as it can: all the way, else as near to that as it still fails.
  private func close(_ first: Int, _ second: Int, opposite: Bool) {
    guard first < choices.count, second < choices.count else { return }
    let (start, other) = (choices[first], choices[second])
    func move(by amount: UInt) -> Bool {
      guard let moved = start.moved(with: other, by: amount, opposite: opposite) else {
        return false
      }
      return attempt(best.setting((first, moved.0), (second, moved.1)))
    }
    let whole = start.distance
    guard whole > 0, !move(by: whole), whole > 1, move(by: 1) else { return }
    close(in: 0, whole - 1) { move(by: whole - $0) }
  }
}

extension Choice {
  fileprivate var isMovable: Bool { kind == .value && !isOrigin }

  /// The values after this choice moves towards its origin and another along with it or against
  /// it, or nil if they cannot.
  fileprivate func moved(
    with other: Choice, by amount: UInt, opposite: Bool
  ) -> (Int, Int)? {
    guard amount > 0, amount <= distance, let amount = Int(exactly: amount) else { return nil }
    let change = value > origin ? -amount : amount
    let (moved, overflow) = other.value.addingReportingOverflow(opposite ? -change : change)
    guard !overflow, other.bounds.contains(moved) else { return nil }
    return (value + change, moved)
  }
}

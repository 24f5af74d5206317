/// How likely each of several things is, compared with the others.
///
/// Weights steer the search and are never part of a value's spelling.
public struct Weights: Sendable, Hashable {
  @usableFromInline let ends: [UInt64]
  @usableFromInline let total: UInt64

  /// Makes weights; a negative one counts as zero, and all zero as all alike.
  public init(_ weights: [Int]) {
    let usable = weights.contains { $0 > 0 } ? weights : weights.map { _ in 1 }
    var ends: [UInt64] = []
    var total: UInt64 = 0
    for weight in usable {
      total += UInt64(min(max(weight, 0), 1 << 32))
      ends.append(total)
    }
    self.ends = ends
    self.total = total
  }

  /// The index of one of them, as likely as its weight says.
  @inlinable
  public func index(_ random: inout Random) -> Int {
    let point = random.below(total)
    var index = 0
    while index < ends.count - 1, ends[index] <= point { index += 1 }
    return index
  }

  /// The weight of one of them.
  func weight(of index: Int) -> Int {
    Int(clamping: ends[index] - (index == 0 ? 0 : ends[index - 1]))
  }
}

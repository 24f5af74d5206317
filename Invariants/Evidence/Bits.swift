/// A set of bits. Rules query such sets some thousand times in every case.
///
/// The comparisons of two sets are implemented here again, on the bits: those of the standard library call
/// one another, and without the optimizer each call costs as much as a rule.
protocol Bits: OptionSet where RawValue == UInt64, Element == Self {}

extension Bits {
  init(arrayLiteral members: Self...) {
    var bits: UInt64 = 0
    for place in members.indices { bits |= members[place].rawValue }
    self.init(rawValue: bits)
  }

  /// Its first member, in their order; nil if it is empty.
  var first: Self? { rawValue == 0 ? nil : Self(rawValue: rawValue & (~rawValue &+ 1)) }

  var isEmpty: Bool { rawValue == 0 }

  func contains(_ member: Self) -> Bool { member.rawValue & ~rawValue == 0 }
  func isSubset(of other: Self) -> Bool { rawValue & ~other.rawValue == 0 }
  func isSuperset(of other: Self) -> Bool { other.rawValue & ~rawValue == 0 }
  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }

  mutating func formUnion(_ other: Self) { self = union(other) }

  @discardableResult
  mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = isDisjoint(with: member)
    self = union(member)
    return (isNew, member)
  }
}

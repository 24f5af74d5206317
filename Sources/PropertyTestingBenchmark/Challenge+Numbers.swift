import PropertyTesting

extension Challenge {
  /// Two numbers of which the first is 10 or more differ.
  static let differenceZero = Challenge("difference: not zero", twins, to: Twins(10, 10)) {
    $0.one >= 10 && $0.one == $0.other
  }

  /// Two such numbers are equal or five apart at least.
  static let differenceSmall = Challenge("difference: not small", twins, to: Twins(10, 6)) {
    $0.one >= 10 && 1..<5 ~= abs($0.one - $0.other)
  }

  /// Two such numbers are not one apart.
  static let differenceOne = Challenge("difference: not one", twins, to: Twins(10, 9)) {
    $0.one >= 10 && abs($0.one - $0.other) == 1
  }

  /// Two numbers, often near each other: far apart nearly all would be.
  private static let twins = pair(
    integer("one", in: 0...1 << 31 - 1), integer("other", in: 0...1 << 31 - 1)
  )
  .map(to: { Twins($0, $1) }, from: { ($0.one, $0.other) })
  .biased { random in
    let one = random.integer(in: 4...1 << [4, 8, 16, 30][random.integer(in: 0...3)])
    return Twins(one, one + random.integer(in: -4...4))
  }

  struct Twins: Hashable, Sendable {
    var one: Int
    var other: Int

    init(_ one: Int, _ other: Int) {
      (self.one, self.other) = (one, other)
    }
  }
}

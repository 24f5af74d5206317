import PropertyTesting

extension Challenge {
  /// Two numbers of which the first is 10 or more differ.
  static let differenceZero = Challenge("difference: not zero", twins, to: "(10, 10)") {
    $0 >= 10 && $0 == $1
  }

  /// Two such numbers are equal or five apart at least.
  static let differenceSmall = Challenge("difference: not small", twins, to: "(10, 6)") {
    $0 >= 10 && 1..<5 ~= abs($0 - $1)
  }

  /// Two such numbers are not one apart.
  static let differenceOne = Challenge("difference: not one", twins, to: "(10, 9)") {
    $0 >= 10 && abs($0 - $1) == 1
  }

  /// Two numbers, often near each other: far apart nearly all would be.
  private static let twins = pair(
    integer("one", in: 0...1 << 31 - 1), integer("other", in: 0...1 << 31 - 1)
  )
  .biased { random in
    let one = random.integer(in: 4...1 << [4, 8, 16, 30][random.integer(in: 0...3)])
    return (one, one + random.integer(in: -4...4))
  }
}

import PropertyTesting

/// What makes choices at random.
protocol Dice {
  var random: Random { get set }
}

extension Dice {
  /// Whether a chance of one in `count` comes true.
  mutating func oneIn(_ count: Int) -> Bool { random.below(UInt64(count)) == 0 }

  /// One of `values`, each as likely; there is at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(truncatingIfNeeded: random.below(UInt64(values.count)))]
  }
}

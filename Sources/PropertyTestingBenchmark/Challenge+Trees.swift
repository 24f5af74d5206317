import PropertyTesting

extension Challenge {
  /// Sums and quotients in which no divisor is the number 0 can be worked out.
  static let calculator = Challenge(
    "calculator", Expression.generator,
    to: .quotient(.number(0), .sum(.number(0), .number(0)))
  ) {
    !$0.dividesByPlainZero && $0.value == nil
  }

  indirect enum Expression: Hashable, Sendable, CustomStringConvertible {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    /// The value, or nil where something is divided by zero.
    var value: Int? {
      switch self {
      case .number(let number):
        return number
      case .sum(let one, let other):
        guard let one = one.value, let other = other.value else { return nil }
        return one &+ other
      case .quotient(let one, let other):
        guard let one = one.value, let other = other.value, other != 0 else { return nil }
        return one.dividedReportingOverflow(by: other).partialValue
      }
    }

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .sum(let one, let other): "(\(one) + \(other))"
      case .quotient(let one, let other): "(\(one) / \(other))"
      }
    }

    var dividesByPlainZero: Bool {
      switch self {
      case .number: false
      case .sum(let one, let other): one.dividesByPlainZero || other.dividesByPlainZero
      case .quotient(let one, let other):
        other == .number(0) || one.dividesByPlainZero || other.dividesByPlainZero
      }
    }

    static let generator = recursive(
      maximumDepth: 5, base: oneOf("kind", Alternative(number))
    ) { deeper, _ in
      let two = pair(deeper, deeper)
      return oneOf(
        "kind", Alternative(number),
        Alternative(
          two.map(
            to: { .sum($0, $1) },
            from: { if case .sum(let one, let other) = $0 { (one, other) } else { nil } })),
        Alternative(
          two.map(
            to: { .quotient($0, $1) },
            from: { if case .quotient(let one, let other) = $0 { (one, other) } else { nil } })))
    }

    private static let number = AnyGenerator<Int>.any.map(
      to: { Expression.number($0) },
      from: { if case .number(let number) = $0 { number } else { nil } })
  }

  /// Merging the two parts of a heap sorts them.
  static let heap = Challenge(
    "binheap", Heap.generator, to: Heap(0, nil, Heap(0, Heap(0), Heap(1)))
  ) { heap in
    guard let heap else { return false }
    let sorted = [heap.value] + (Heap.merged(heap.left, heap.right)?.values ?? [])
    return sorted != heap.values.sorted()
  }

  /// A binary heap: nothing in it is less than what it hangs from.
  final class Heap: Hashable, Sendable, CustomStringConvertible {
    let value: Int
    let left: Heap?
    let right: Heap?

    init(_ value: Int, _ left: Heap? = nil, _ right: Heap? = nil) {
      (self.value, self.left, self.right) = (value, left, right)
    }

    static func == (one: Heap, other: Heap) -> Bool {
      one.value == other.value && one.left == other.left && one.right == other.right
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value)
    }

    var description: String {
      "(\(value) \(left?.description ?? "-") \(right?.description ?? "-"))"
    }

    /// The values, a parent before its parts and the right part before the left.
    var values: [Int] { [value] + (right?.values ?? []) + (left?.values ?? []) }

    static func merged(_ one: Heap?, _ other: Heap?) -> Heap? {
      guard let one, let other else { return one ?? other }
      return one.value <= other.value
        ? Heap(one.value, merged(one.right, other), one.left)
        : Heap(other.value, merged(other.right, one), other.left)
    }

    static let generator = heap(depth: 0, from: 0)

    private static func heap(depth: Int, from least: Int) -> AnyGenerator<Heap?> {
      if depth == 5 { return AnyGenerator(constant(nil)) }
      let parts = dependent(integer("value", in: least...1000)) { value in
        pair(heap(depth: depth + 1, from: value), heap(depth: depth + 1, from: value))
      }
      let whole: MappedGenerator = parts.map(
        to: { Heap($0, $1.0, $1.1) },
        from: { (heap: Heap) in (heap.value, (heap.left, heap.right)) })
      return AnyGenerator(
        record("heap", of: nil) {
          Part(\.self, optional("is there", of: whole, chance: Chance(3, in: 4)))
        })
    }
  }
}

import PropertyTesting

extension Challenge {
  /// Sums and quotients in which no divisor is the number 0 can be evaluated.
  static let calculator = Challenge("calculator", Expression.generator, to: "(0 / (0 + 0))") {
    !$0.dividesByPlainZero && $0.value == nil
  }

  indirect enum Expression: Sendable, CustomStringConvertible {
    case number(Int)
    case operation(Character, Expression, Expression)

    /// The value, or nil where something is divided by zero.
    var value: Int? {
      switch self {
      case .number(let number): return number
      case .operation(let sign, let one, let other):
        guard let one = one.value, let other = other.value else { return nil }
        if sign == "+" { return one &+ other }
        return other == 0 ? nil : one.dividedReportingOverflow(by: other).partialValue
      }
    }

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .operation(let sign, let one, let other): "(\(one) \(sign) \(other))"
      }
    }

    var dividesByPlainZero: Bool {
      switch self {
      case .number: false
      case .operation("/", _, .number(0)): true
      case .operation(_, let one, let other): one.dividesByPlainZero || other.dividesByPlainZero
      }
    }

    static let generator = recursive(
      maximumDepth: 5, base: oneOf("kind", Alternative(number))
    ) { deeper, _ in
      oneOf(
        "kind", Alternative(number), Alternative(operation("+", of: deeper)),
        Alternative(operation("/", of: deeper)))
    }

    private static let number = AnyGenerator<Int>.any.map(
      to: { Expression.number($0) },
      from: { if case .number(let number) = $0 { number } else { nil } })

    private static func operation(
      _ sign: Character, of parts: some Generator<Expression>
    ) -> some Generator<Expression> {
      pair(parts, parts).map(
        to: { .operation(sign, $0, $1) },
        from: { if case .operation(sign, let one, let other) = $0 { (one, other) } else { nil } })
    }
  }

  /// Merging the two parts of a heap sorts them.
  static let heap = Challenge("binheap", Heap.generator, to: "Optional((0 - (0 (0 - -) (1 - -))))")
  {
    guard let heap = $0 else { return false }
    let sorted = [heap.value] + (Heap.merged(heap.parts[0], heap.parts[1])?.values ?? [])
    return sorted != heap.values.sorted()
  }

  /// A binary heap: no part of it has a smaller value.
  struct Heap: Equatable, Sendable, CustomStringConvertible {
    let value: Int
    /// The left and the right part.
    let parts: [Heap?]

    var description: String {
      "(\(value) \(parts.map { $0?.description ?? "-" }.joined(separator: " ")))"
    }

    /// The values, a parent before its parts and the right part before the left.
    var values: [Int] { [value] + parts.reversed().flatMap { $0?.values ?? [] } }

    static func merged(_ one: Heap?, _ other: Heap?) -> Heap? {
      guard let one, let other else { return one ?? other }
      return one.value <= other.value
        ? Heap(value: one.value, parts: [merged(one.parts[1], other), one.parts[0]])
        : merged(other, one)
    }

    static let generator = heap(depth: 0, from: 0)

    private static func heap(depth: Int, from least: Int) -> AnyGenerator<Heap?> {
      if depth == 5 { return AnyGenerator(constant(nil)) }
      let parts = dependent(integer("value", in: least...1000)) { value in
        pair(heap(depth: depth + 1, from: value), heap(depth: depth + 1, from: value))
      }
      let whole: MappedGenerator = parts.map(
        to: { Heap(value: $0, parts: [$1.0, $1.1]) },
        from: { (heap: Heap) in (heap.value, (heap.parts[0], heap.parts[1])) })
      return AnyGenerator(
        record("heap", of: nil) {
          Part(\.self, optional("is there", of: whole, chance: Chance(3, in: 4)))
        })
    }
  }
}

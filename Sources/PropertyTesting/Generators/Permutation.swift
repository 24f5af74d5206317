/// Some values in any order, the one that is given being the simplest.
///
///     let deck = permutation(of: Array(1...52))
///
/// Each order is as likely.
public func permutation<Value: Equatable & Sendable>(
  _ label: Tag = "permutation", of values: [Value]
) -> PermutationGenerator<Value> {
  PermutationGenerator(label, values)
}

/// Some values of a type whose values cannot be compared, in any order.
public func permutation<Value: Sendable>(
  _ label: Tag = "permutation", of values: [Value]
) -> OneWayGenerator<PermutationGenerator<Int>, [Value]> {
  permutation(label, of: Array(values.indices)).map { $0.map { values[$0] } }
}

/// Draws some values in any order; made by `permutation`.
///
/// For each place but the last, a choice says which of the values that are left comes next.
public struct PermutationGenerator<Value: Equatable & Sendable>: Generator {
  private let values: [Value]
  private let choices: [Choice]

  init(_ label: Tag, _ values: [Value]) {
    self.values = values
    choices = values.indices.dropLast().map {
      Choice(label, value: 0, in: 0...values.count - 1 - $0, origin: 0)
    }
  }

  /// Draws one value after the other.
  public func draw(from source: inout Source) -> [Value] {
    var left = values
    var drawn: [Value] = []
    for choice in choices {
      let index =
        source.isSearching ? source.random.integer(in: choice.bounds) : source.choose(choice)
      drawn.append(left.remove(at: index))
    }
    return drawn + left
  }

  /// Spells the place of each value among those that are left.
  public func spell(_ permuted: [Value], into spelling: inout Spelling) throws(Unspellable) {
    var left = values
    for (place, value) in permuted.enumerated() {
      guard let index = left.firstIndex(of: value) else {
        throw Unspellable(nil, "the values are others than those to put in order")
      }
      left.remove(at: index)
      if place < choices.count { try spelling.write(choices[place], value: index) }
    }
    guard left.isEmpty else { throw Unspellable(nil, "some of the values are missing") }
  }
}

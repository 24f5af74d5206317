/// Some values in any order, each as likely; the one that is given is the simplest.
///
///     let deck = permutation(of: Array(1...52))
public func permutation<Value: Sendable>(
  _ label: Tag = "permutation", of values: [Value]
) -> MappedGenerator<ListGenerator<IntegerGenerator>, [Value]> {
  // Two of so many numbers are hardly ever equal, and if they are, their values keep their order.
  list(label, of: integer(label, in: 0...Int.max), count: values.count...values.count).map {
    places in
    zip(places, values.indices).sorted(by: <).map { values[$0.1] }
  }
}

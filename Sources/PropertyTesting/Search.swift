/// The cases of one run: case by case the values a generator finds.
///
/// A case depends on the seed and its index alone, so any case can be had without those before
/// it and cases can be shared out over threads and machines in any way.
public struct Search<Subject: Generator>: Sendable {
  /// What draws the values.
  public let generator: Subject
  /// The seed of the run.
  public let seed: UInt64

  /// Makes the run of a seed.
  public init(_ generator: Subject, seed: UInt64) {
    self.generator = generator
    self.seed = seed
  }

  /// The value of one case.
  @inlinable
  public func value(ofCase index: Int) -> Subject.Value {
    generator.value(seed: Random.seed(ofCase: index, run: seed))
  }

  /// The first case of a range whose value satisfies a predicate, usually that it breaks a rule.
  ///
  /// A search told to stop gives nil, like one that found nothing.
  @inlinable
  public func first(
    in cases: Range<Int>, shouldStop: () -> Bool = { false },
    where predicate: (Subject.Value) -> Bool
  ) -> (index: Int, value: Subject.Value)? {
    for index in cases {
      if shouldStop() { return nil }
      let value = value(ofCase: index)
      if predicate(value) { return (index, value) }
    }
    return nil
  }
}

/// Some values of a generator, to look at: those that a search with this seed tries first.
///
///     print(sample(list(of: integer(in: 0...9))))
public func sample<Subject: Generator>(
  _ generator: Subject, count: Int = 10, seed: UInt64 = 0
) -> [Subject.Value] {
  (0..<max(count, 0)).compactMap {
    generator.drawn(from: Source(seed: Random.seed(ofCase: $0, run: seed)))?.value
  }
}

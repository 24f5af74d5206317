/// Two values, the second drawn by a generator that is made from the first.
///
///     let portion = dependent(integer("whole", in: 1...9)) { whole in integer("part", in: 0...whole) }
///
/// Whatever depends on the first belongs into bounds and targets, so that the second can be
/// spelled again; aiming belongs into `biased`.
public func dependent<First: Generator, Second: Generator>(
  _ first: First, then second: @escaping @Sendable (First.Value) -> Second
) -> DependentGenerator<First, Second> {
  DependentGenerator(first, second)
}

/// Two values that do not depend on each other, with a way back.
///
///     let place = pair(integer("x", in: 0...9), integer("y", in: 0...9))
public func pair<First: Generator, Second: Generator>(
  _ first: First, _ second: Second
) -> DependentGenerator<First, Second> {
  DependentGenerator(first) { _ in second }
}

/// Draws two values, the second depending on the first; made by `dependent` and `pair`.
public struct DependentGenerator<First: Generator, Second: Generator>: Generator {
  @usableFromInline let first: First
  @usableFromInline let second: @Sendable (First.Value) -> Second

  @usableFromInline
  init(_ first: First, _ second: @escaping @Sendable (First.Value) -> Second) {
    self.first = first
    self.second = second
  }

  /// Draws the first, then the second.
  @inlinable
  public func draw(from source: inout Source) -> (First.Value, Second.Value) {
    let value = first.draw(from: &source)
    return (value, second(value).draw(from: &source))
  }

  /// Whether both have a way back, as far as the second can be known.
  public var isTwoWay: Bool { first.isTwoWay && second(first.simplest).isTwoWay }

  /// Draws the first, then the second, both of which write their choices.
  @inlinable
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> (First.Value, Second.Value) {
    let value = first.draw(from: &source, writing: &spelling)
    return (value, second(value).draw(from: &source, writing: &spelling))
  }

  /// Spells the first, then the second.
  @inlinable
  public func spell(
    _ value: (First.Value, Second.Value), into spelling: inout Spelling
  ) throws(Unspellable) {
    try first.spell(value.0, into: &spelling)
    try second(value.0).spell(value.1, into: &spelling)
  }
}

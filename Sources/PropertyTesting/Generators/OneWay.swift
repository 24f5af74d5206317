extension Generator {
  /// The values of this generator in another form, without a way back.
  ///
  ///     let even = integer(in: 0...50).map { $0 * 2 }
  ///
  /// What it draws shrinks and replays like anything else; only a value that was written by hand
  /// cannot be shrunk, for nobody knows what it was made of. `map(to:from:)` says so.
  @inlinable
  public func map<Form: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Form
  ) -> MappedGenerator<Self, Form> {
    MappedGenerator(self, to: transform)
  }

  /// What a generator draws that is made from each value of this one.
  ///
  ///     let sized = integer(in: 1...5).flatMap { size in list(of: boolean(), count: size...size) }
  @inlinable
  public func flatMap<Next: Generator>(
    _ next: @escaping @Sendable (Value) -> Next
  ) -> MappedGenerator<DependentGenerator<Self, Next>, Next.Value> {
    DependentGenerator(self, next).map { $0.1 }
  }
}

/// A generator whose make is hidden.
///
/// Wrap a generator where it is built, above all before handing it to another module: the body
/// is then compiled as a unit, while a generic generator seen from outside is not.
public struct AnyGenerator<Value: Sendable>: Generator {
  @usableFromInline let drawing: @Sendable (inout Source) -> Value
  @usableFromInline let spelling: @Sendable (Value, inout Spelling) throws(Unspellable) -> Void
  @usableFromInline let writing: @Sendable (inout Source, inout Spelling) -> Value
  /// Whether the hidden generator has a way back.
  public let isTwoWay: Bool

  /// Hides the make of a generator.
  @inlinable
  public init(_ generator: some Generator<Value>) {
    drawing = { generator.draw(from: &$0) }
    spelling = { (value, spelling) throws(Unspellable) in
      try generator.spell(value, into: &spelling)
    }
    writing = { generator.draw(from: &$0, writing: &$1) }
    isTwoWay = generator.isTwoWay
  }

  /// Draws by the hidden generator.
  @inlinable
  public func draw(from source: inout Source) -> Value {
    drawing(&source)
  }

  /// Draws by the hidden generator, which writes its choices.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    writing(&source, &spelling)
  }

  /// Spells by the hidden generator.
  @inlinable
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    try self.spelling(value, &spelling)
  }
}

/// A two-way description of a set of values: it draws a value from choices and spells the
/// choices of a value.
///
/// The law: for every value the generator can draw, drawing what was spelled gives it back. One-way
/// generators (`map` without a way back, `flatMap`) spell nothing; what they draw is written down
/// while it is drawn, and drawing what was written gives it back as well.
/// `draw` is total; whatever the source holds, there is a value. Choices say what the value is;
/// how likely it is to be found (weights, aiming, features) is decided while searching and leaves
/// no trace in the spelling.
///
/// The generators here keep what they are made of by its own type, so that a whole one is compiled as
/// a unit. Those that hold a choice are final classes: a draw reads what it needs of them, where a
/// struct would be copied as a whole. Where one crosses into another module, wrap it in an
/// `AnyGenerator` there, not at the other end.
public protocol Generator<Value>: Sendable {
  /// What is drawn and spelled.
  associatedtype Value: Sendable

  /// Makes a value from the choices of a source.
  func draw(from source: inout Source) -> Value

  /// Writes the choices from which `draw` makes the value.
  func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable)

  /// Whether `spell` can spell what is drawn; true unless said otherwise.
  var isTwoWay: Bool { get }

  /// Makes the value that `draw(from:)` makes, and writes its choices; by `spell` unless said otherwise.
  func draw(from source: inout Source, writing spelling: inout Spelling) -> Value
}

extension Generator {
  /// Whether `spell` can spell what is drawn.
  @inlinable public var isTwoWay: Bool { true }

  /// Draws the value and spells it.
  @inlinable
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    drawAndSpell(from: &source, into: &spelling)
  }

  /// Draws a value and spells it; a source whose value cannot be spelled is rejected.
  @inlinable
  func drawAndSpell(from source: inout Source, into spelling: inout Spelling) -> Value {
    let value = draw(from: &source)
    let mark = spelling.mark
    do throws(Unspellable) {
      try spell(value, into: &spelling)
    } catch {
      spelling.roll(back: mark)
      source.reject()
    }
    return value
  }

  /// What a source gives, and the tree that spells it; nil if the source is rejected or the value
  /// cannot be spelled.
  public func drawn(from source: Source) -> (value: Value, tree: ChoiceTree)? {
    var source = source
    var spelling = Spelling()
    let value: Value
    if isTwoWay {
      value = draw(from: &source)
      guard (try? spell(value, into: &spelling)) != nil else { return nil }
    } else {
      value = draw(from: &source, writing: &spelling)
    }
    return source.isRejected ? nil : (value, spelling.tree)
  }
}

extension Generator {
  /// The value that a tree spells.
  @inlinable
  public func value(of tree: ChoiceTree) -> Value {
    var source = Source(replaying: tree)
    return draw(from: &source)
  }

  /// The value that a seed finds.
  @inlinable
  public func value(seed: UInt64) -> Value {
    var source = Source(seed: seed)
    return draw(from: &source)
  }

  /// The value all of whose choices are at their origin.
  public var simplest: Value { value(of: ChoiceTree()) }

  /// The tree that spells a value.
  public func tree(of value: Value) throws(Unspellable) -> ChoiceTree {
    var spelling = Spelling()
    try spell(value, into: &spelling)
    return spelling.tree
  }
}

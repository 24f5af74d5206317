/// A two-way description of a set of values: it draws a value from choices and spells the
/// choices of a value.
///
/// The law: for every value the generator can draw, drawing what was spelled gives it back.
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
    try ChoiceTree(spelling: value, with: self)
  }
}

/// The name of a unit: what a choice or a span is about, such as `x`, `time` or `views`.
///
/// Replay matches by tag and the shrinker treats choices of one tag as one dimension, so two
/// choices should share a tag exactly when they are measured in the same unit.
public struct Tag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name itself.
  public let name: String

  /// Makes a tag of a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes a tag of a literal name.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The name, bare.
  public var description: String { name }
}

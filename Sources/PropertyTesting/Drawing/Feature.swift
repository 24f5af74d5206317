/// Something the search may leave out of a whole case, for swarm testing.
///
/// A case that lacks some features entirely reaches what a case with a little of everything
/// does not.
public struct Feature: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, by which a case decides.
  public let name: String
  @usableFromInline let stream: UInt64

  /// Makes a feature of a name.
  public init(_ name: String) {
    self.name = name
    // FNV-1a, since the standard library's hashes differ from run to run.
    var stream: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(name.utf8) { stream = (stream ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.stream = stream
  }

  /// Makes a feature of a literal name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name, bare.
  public var description: String { name }
}

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
    var bytes = name
    bytes.withUTF8 { bytes in
      // Each case of a campaign makes some fifty features: by places, which a build for debugging goes
      // through much faster than a sequence.
      guard let start = bytes.baseAddress else { return }
      var place = 0
      while place < bytes.count {
        stream = (stream ^ UInt64(start[place])) &* 0x100_0000_01B3
        place += 1
      }
    }
    self.stream = stream
  }

  /// Makes a feature of a literal name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name, bare.
  public var description: String { name }
}

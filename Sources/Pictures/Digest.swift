import Foundation

/// SHA-256, with which a page names the only script and the only style that a browser may obey.
/// Source: FIPS 180-4.
enum Digest {
  /// The digest of a text in Base64, as content security policies have it.
  static func base64(of text: String) -> String {
    var state = primes.prefix(8).map { fraction(of: $0.squareRoot()) }
    for block in blocks(of: Array(text.utf8)) { mix(block, into: &state) }
    return Data(
      state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    )
    .base64EncodedString()
  }

  private static let primes: [Double] = (2...311).filter { number in
    (2..<number).allSatisfy { number % $0 != 0 }
  }.map(Double.init)

  private static let constants = primes.map { fraction(of: cbrt($0)) }

  /// The first 32 bits of the fractional part of a root.
  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }

  /// The message with its end and its length, in blocks of 16 words.
  private static func blocks(of message: [UInt8]) -> [[UInt32]] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    return stride(from: 0, to: bytes.count, by: 64).map { block in
      (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + word * 4 + $1]) }
      }
    }
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    /// The exclusive or of a word turned by three counts.
    func turned(_ word: UInt32, _ counts: UInt32...) -> UInt32 {
      counts.reduce(0) { $0 ^ (word >> $1 | word << (32 - $1)) }
    }
    var words = block
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let (one, two) = (turned(old, 7, 18) ^ old >> 3, turned(recent, 17, 19) ^ recent >> 10)
      words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
    }
    var next = state
    for index in 0..<64 {
      let (a, b, c, e) = (next[0], next[1], next[2], next[4])
      let choice = (e & next[5]) ^ (~e & next[6])
      let sum = next[7] &+ turned(e, 6, 11, 25) &+ choice &+ constants[index] &+ words[index]
      let first = sum &+ turned(a, 2, 13, 22) &+ ((a & b) ^ (a & c) ^ (b & c))
      next = [first, a, b, c, next[3] &+ sum, e, next[5], next[6]]
    }
    for (index, word) in next.enumerated() { state[index] &+= word }
  }
}

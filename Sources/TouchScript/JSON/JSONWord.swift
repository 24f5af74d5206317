/// A text where it stands in the memory that is read.
struct JSONWord {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// How many bytes there are from the start to the end of the memory.
  let room: Int
  /// Whether characters in it are written as escapes.
  var hasEscapes = false

  /// The text, taken out of the memory.
  var string: String {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    return hasEscapes ? Self.plain(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  /// The text that is written with escapes, which are known to be right.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var plain = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let asWritten = rest.prefix { $0 != .backslash }
      plain += String(decoding: asWritten, as: UTF8.self)
      rest = rest.dropFirst(asWritten.count)
      // Two escapes in a row may be the halves of one character.
      var units: [UInt16] = []
      while rest.first == .backslash, let letter = rest.dropFirst().first {
        let digits = rest.dropFirst(2).prefix(letter == UInt8(ascii: "u") ? 4 : 0)
        let code = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        units.append(code ?? escapes[letter] ?? UInt16(letter))
        rest = rest.dropFirst(2 + digits.count)
      }
      plain += String(decoding: units, as: UTF16.self)
    }
    return plain
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}

// The bytes that mean something in JSON.

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let bracket = UInt8(ascii: "[")
  static let bracketEnd = UInt8(ascii: "]")
  static let brace = UInt8(ascii: "{")
  static let braceEnd = UInt8(ascii: "}")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")

  /// Whether the byte can stand in a number or a bare word such as `NaN`.
  var isPartOfWord: Bool {
    isJSONDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == .minus || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }

  @inline(__always)
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  @inline(__always)
  var isJSONDigit: Bool { self &- .zero < 10 }

  /// Whether it makes a whole number another number.
  @inline(__always)
  var continuesNumber: Bool { self == UInt8(ascii: ".") || self | 0x20 == UInt8(ascii: "e") }
}

extension UInt64 {
  /// A bit in each of eight bytes that is a quote, a backslash, a control character or no ASCII; the
  /// lowest such bit is right, and others above it may be too many.
  @inline(__always)
  var bytesThatStopText: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = self ^ (ones &* 0x22)
    let backslashes = self ^ (ones &* 0x5C)
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((self &- ones &* 0x20) & ~self) | self
    return found & highs
  }
}

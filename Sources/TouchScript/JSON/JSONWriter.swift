/// Writes JSON on one line, with nothing between its tokens.
///
/// Keys are to be written in order; what is written is then byte for byte what the coder of
/// Foundation writes with sorted keys, which takes many times as long.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  init(reserving count: Int = 2_048) { bytes.reserveCapacity(count) }

  /// One line of JSON, as `write` writes it.
  static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Structure

  mutating func open(_ bracket: UInt8) { bytes.append(bracket) }
  mutating func close(_ bracket: UInt8) { bytes.append(bracket) }

  /// Writes an object: `body` writes its members.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(.brace)
    body(&self)
    close(.braceEnd)
  }

  /// Writes a list: `body` writes each of its members.
  @inline(__always)
  mutating func list<Members: Sequence>(
    _ members: Members, _ body: (inout JSONWriter, Members.Element) -> Void
  ) {
    open(.bracket)
    for member in members {
      separate()
      body(&self, member)
    }
    close(.bracketEnd)
  }

  /// Begins a member of an object; `key` is in quotes, with its colon.
  mutating func key(_ key: [UInt8]) {
    separate()
    bytes += key
  }

  /// Begins a member of an object or a list, as all but the first are.
  @inline(__always)
  mutating func separate() {
    // A text ends in a quote, so a bracket is one that was just opened.
    if let last = bytes.last, last != .brace, last != .bracket { bytes.append(.comma) }
  }

  /// A key as it is written: in quotes, with its colon.
  static func key(_ name: String) -> [UInt8] {
    var writer = JSONWriter(reserving: name.utf8.count + 3)
    writer.text(name)
    return writer.bytes + [.colon]
  }

  // MARK: Values

  mutating func null() { bytes += "null".utf8 }
  mutating func flag(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }

  mutating func whole(_ number: Int) {
    if number >= 0, number < 10 { return bytes.append(.zero + UInt8(number)) }
    var rest = number.magnitude
    let start = bytes.count
    while rest > 0 {
      bytes.append(.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if number < 0 { bytes.append(.minus) }
    bytes[start...].reverse()
  }

  /// Writes the shortest decimal that is read as the same number.
  mutating func number(_ number: Double) {
    // Zero is added since -0 equals 0 and equal values must give equal bytes.
    let eighths = number * 8 + 0
    guard eighths == eighths.rounded(.towardZero), abs(eighths) < 1e10 else {
      return float(number)
    }
    let count = Int(eighths)
    if count < 0 { bytes.append(.minus) }
    whole(Int(count.magnitude / 8))
    bytes += Self.fractions[Int(count.magnitude % 8)]
  }

  /// Writes a number as Swift prints it, which is the same.
  mutating func float(_ number: some BinaryFloatingPoint & LosslessStringConvertible) {
    guard number.isFinite else {
      return text(number.isNaN ? "NaN" : number < 0 ? "-infinity" : "infinity")
    }
    let text = (number + 0).description
    bytes += text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8
  }

  private static let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"].map {
    Array($0.utf8)
  }

  mutating func text(_ text: String) {
    bytes.append(.quote)
    var text = text
    text.withUTF8 { text in
      if text.allSatisfy({ $0 >= 0x20 && $0 != .quote && $0 != .backslash }) {
        bytes += text
      } else {
        for byte in text { escape(byte) }
      }
    }
    bytes.append(.quote)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case .quote, .backslash: bytes += [.backslash, byte]
    case 0x08...0x0D where byte != 0x0B:
      bytes += [.backslash, Self.escapes[Int(byte) - 0x08]]
    case 0..<0x20: bytes += ((byte < 16 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
    default: bytes.append(byte)
    }
  }

  /// The letters of the characters from 8 to 13.
  private static let escapes = Array("btn-fr".utf8)
}

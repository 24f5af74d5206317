#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads JSON from memory straight into values: no dictionaries, and no text for keys.
///
/// It reads what programs write: any order of keys, unknown keys, space, numbers of all forms. What
/// is rare it leaves alone, as it does what is wrong: text with escapes or beyond ASCII, keys that
/// stand there twice. Then it throws `Unread`, and the coder of Foundation reads the whole again, or
/// says what is wrong and where.
struct JSONReader {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// That something is rare or wrong.
  struct Unread: Error {}

  /// Where something stands in the memory that is read.
  typealias Place = UnsafePointer<UInt8>

  /// Reads all of `bytes` as one value.
  static func read<Value>(
    _ bytes: UnsafeRawBufferPointer, _ body: (inout JSONReader) throws(Unread) -> Value
  ) throws(Unread) -> Value {
    let bytes = bytes.bindMemory(to: UInt8.self)
    guard let start = bytes.baseAddress else { throw Unread() }
    var reader = JSONReader(next: start, end: start + bytes.count)
    let value = try body(&reader)
    reader.skipSpace()
    guard reader.next == reader.end else { throw Unread() }
    return value
  }

  private init(next: Place, end: Place) {
    self.next = next
    self.end = end
  }

  /// Where the next value stands.
  var place: Place { next }

  /// A reader of what stands elsewhere in the same memory.
  func at(_ place: Place) -> JSONReader { JSONReader(next: place, end: end) }

  // MARK: Structure

  @inline(__always)
  private mutating func skipSpace() {
    while next < end, next.pointee <= 0x20, next.pointee.isJSONSpace { next += 1 }
  }

  /// The first byte of what comes next.
  @inline(__always)
  mutating func peek() throws(Unread) -> UInt8 {
    skipSpace()
    guard next < end else { throw Unread() }
    return next.pointee
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) throws(Unread) {
    guard try peek() == byte else { throw Unread() }
    next += 1
  }

  /// Takes `null`, if that is what comes.
  @inline(__always)
  mutating func takeNull() throws(Unread) -> Bool {
    guard try peek() == UInt8(ascii: "n") else { return false }
    try take(word: "null")
    return true
  }

  /// The next key of the object of which the brace was taken, up to its value; nil at the end.
  @inline(__always)
  mutating func key(isFirst: inout Bool) throws(Unread) -> JSONWord? {
    let byte = try peek()
    if byte == .braceEnd {
      next += 1
      return nil
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == .comma else { throw Unread() }
      next += 1
      _ = try peek()
    }
    let key = try text()
    try take(.colon)
    return key
  }

  /// Whether a list of which the bracket was taken goes on with another member; takes its end.
  @inline(__always)
  mutating func goesOn(isFirst: inout Bool) throws(Unread) -> Bool {
    let byte = try peek()
    if byte == .bracketEnd {
      next += 1
      return false
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == .comma else { throw Unread() }
      next += 1
    }
    return true
  }

  // MARK: Values

  mutating func flag() throws(Unread) -> Bool {
    if try peek() == UInt8(ascii: "t") {
      try take(word: "true")
      return true
    }
    try take(word: "false")
    return false
  }

  private mutating func take(word: StaticString) throws(Unread) {
    let count = word.utf8CodeUnitCount
    guard end - next >= count, memcmp(next, word.utf8Start, count) == 0 else { throw Unread() }
    next += count
  }

  /// Text of plain ASCII, where it stands.
  @inline(__always)
  mutating func text() throws(Unread) -> JSONWord {
    guard try peek() == .quote else { throw Unread() }
    next += 1
    let start = next
    while end - next >= 8 {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self).littleEndian
      let stops = word.bytesThatStopText
      if stops != 0 {
        next += stops.trailingZeroBitCount >> 3
        return try closeText(from: start)
      }
      next += 8
    }
    while next < end, next.pointee.isPlainInText { next += 1 }
    guard next < end else { throw Unread() }
    return try closeText(from: start)
  }

  @inline(__always)
  private mutating func closeText(from start: Place) throws(Unread) -> JSONWord {
    guard next.pointee == .quote else { throw Unread() }
    let word = JSONWord(start: start, count: next - start, room: end - start)
    next += 1
    return word
  }

  mutating func whole() throws(Unread) -> Int {
    let start = next
    var isNegative = false
    if try peek() == .minus {
      isNegative = true
      next += 1
    }
    let first = next
    var number = 0
    while next < end, next.pointee.isJSONDigit {
      number = number &* 10 &+ Int(next.pointee &- .zero)
      next += 1
    }
    let count = next - first
    let isPlain = next == end || !next.pointee.continuesNumber
    if isPlain, count > 0, count <= 18, count == 1 || first.pointee != .zero {
      return isNegative ? -number : number
    }
    next = start
    let number_ = try self.number()
    // Beyond 2⁵³ a `Double` may be another number than the one that stands there.
    guard let exact = Int(exactly: number_), abs(number_) < 9e15 else { throw Unread() }
    return exact
  }

  mutating func number() throws(Unread) -> Double {
    let isNegative = try peek() == .minus
    let start = next
    if isNegative { next += 1 }
    let first = next
    var digits: UInt64 = 0
    while next < end, next.pointee.isJSONDigit {
      digits = digits &* 10 &+ UInt64(next.pointee &- .zero)
      next += 1
    }
    var count = next - first
    guard count > 0, count == 1 || first.pointee != .zero else { throw Unread() }
    var exponent = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let point = next
      while next < end, next.pointee.isJSONDigit {
        digits = digits &* 10 &+ UInt64(next.pointee &- .zero)
        next += 1
      }
      exponent = point - next
      guard exponent < 0 else { throw Unread() }
      count -= exponent
    }
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      next += 1
      exponent += try self.exponent()
    }
    guard count <= 18, digits <= 1 << 53, (-22...22).contains(exponent) else {
      return try slowNumber(from: start)
    }
    // Both are exact as they are, so the only rounding is that of the result.
    let size =
      exponent < 0
      ? Double(digits) / Self.tens[-exponent] : Double(digits) * Self.tens[exponent]
    return isNegative ? -size : size
  }

  private mutating func exponent() throws(Unread) -> Int {
    var isNegative = false
    if next < end, next.pointee == .minus || next.pointee == UInt8(ascii: "+") {
      isNegative = next.pointee == .minus
      next += 1
    }
    let start = next
    var number = 0
    while next < end, next.pointee.isJSONDigit {
      number = min(100_000, number * 10 + Int(next.pointee &- .zero))
      next += 1
    }
    guard next > start else { throw Unread() }
    return isNegative ? -number : number
  }

  private func slowNumber(from start: Place) throws(Unread) -> Double {
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw Unread() }
    return number
  }

  private static let tens: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { ten, _ in ten * 10 }
  }

  /// Passes over a value, whatever it is, if it is JSON.
  mutating func skip(depth: Int = 0) throws(Unread) {
    guard depth < JSONSyntax.depth else { throw Unread() }
    var isFirst = true
    switch try peek() {
    case .brace:
      next += 1
      while try key(isFirst: &isFirst) != nil { try skip(depth: depth + 1) }
    case .bracket:
      next += 1
      while try goesOn(isFirst: &isFirst) { try skip(depth: depth + 1) }
    case .quote: _ = try text()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
    case UInt8(ascii: "n"): try take(word: "null")
    default: _ = try number()
    }
  }
}

/// A text of plain ASCII, where it stands in the memory that is read.
struct JSONWord {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// How many bytes there are from the start to the end of the memory.
  let room: Int

  /// The text, taken out of the memory.
  var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isJSONSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  @inline(__always)
  fileprivate var isJSONDigit: Bool { self &- .zero < 10 }

  @inline(__always)
  fileprivate var isPlainInText: Bool {
    self >= 0x20 && self < 0x80 && self != .quote && self != .backslash
  }

  /// Whether it makes a whole number another number.
  @inline(__always)
  fileprivate var continuesNumber: Bool {
    self == UInt8(ascii: ".") || self | 0x20 == UInt8(ascii: "e")
  }
}

extension UInt64 {
  /// A bit in each of eight bytes that is a quote, a backslash, a control character or no ASCII; the
  /// lowest such bit is right, and others above it may be too many.
  @inline(__always)
  fileprivate var bytesThatStopText: UInt64 {
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

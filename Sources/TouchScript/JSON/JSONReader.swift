import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads JSON from memory straight into values: no dictionaries, and no text for keys.
///
/// Keys come in any order, numbers in all forms, text with escapes and beyond ASCII. What is no JSON,
/// or not what was expected, ends the reading with one sentence and its place; see `Unread`.
struct JSONReader {
  private var next: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// Whether a key that nothing is known of ends the reading; else it is passed over with its value.
  private let refusesUnknownKeys: Bool

  /// Where something stands in the memory that is read.
  typealias Place = UnsafePointer<UInt8>

  /// Deepest nesting of what is passed over; scenarios need about eight levels.
  static let depth = 128

  /// Reads all of `bytes` as one value.
  static func read<Value>(
    _ bytes: UnsafeRawBufferPointer, refusesUnknownKeys: Bool = false,
    _ body: (inout JSONReader) throws(Unread) -> Value
  ) throws(ScenarioError) -> Value {
    let bytes = bytes.bindMemory(to: UInt8.self)
    do throws(Unread) {
      guard let start = bytes.baseAddress, !bytes.isEmpty else { throw Unread(at: 0, nothing) }
      var reader = JSONReader(
        next: start, start: start, end: start + bytes.count,
        refusesUnknownKeys: refusesUnknownKeys)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.next += 3 }
      reader.skipSpace()
      if reader.next == reader.end { throw reader.fault(nothing) }
      let value = try body(&reader)
      reader.skipSpace()
      if reader.next < reader.end { throw reader.unexpected("the end of the file") }
      return value
    } catch {
      throw ScenarioError(error, in: bytes)
    }
  }

  /// Reads all of `data` as one value.
  static func read<Value>(
    _ data: some ContiguousBytes, refusesUnknownKeys: Bool = false,
    _ body: (inout JSONReader) throws(Unread) -> Value
  ) throws(ScenarioError) -> Value {
    try data.withUnsafeBytes { bytes in
      Result { () throws(ScenarioError) in
        try read(bytes, refusesUnknownKeys: refusesUnknownKeys, body)
      }
    }.get()
  }

  private static let nothing = "empty, and a JSON object was expected"

  private init(next: Place, start: Place, end: Place, refusesUnknownKeys: Bool) {
    self.next = next
    self.start = start
    self.end = end
    self.refusesUnknownKeys = refusesUnknownKeys
  }

  /// Where the next value stands.
  var place: Place { next }

  /// How many bytes stand before a place.
  func offset(of place: Place) -> Int { place - start }

  /// All that is read, and what of it comes next.
  var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end - start) }
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: next, count: end - next) }

  /// A reader of what stands elsewhere in the same memory.
  func at(_ place: Place) -> JSONReader {
    JSONReader(next: place, start: start, end: end, refusesUnknownKeys: refusesUnknownKeys)
  }

  // MARK: Structure

  @inline(__always)
  mutating func skipSpace() {
    while next < end, next.pointee <= 0x20, next.pointee.isJSONSpace { next += 1 }
  }

  /// The first byte of what comes next.
  @inline(__always)
  mutating func peek() throws(Unread) -> UInt8 {
    skipSpace()
    guard next < end else { throw cutOff() }
    return next.pointee
  }

  /// Takes an opening bracket.
  @inline(__always)
  mutating func take(_ bracket: UInt8) throws(Unread) {
    guard try peek() == bracket else {
      throw mismatch(bracket == .brace ? "an object" : "a list")
    }
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
      guard byte == .comma else { throw unexpected("',' or '}'") }
      next += 1
      _ = try peek()
    }
    guard next.pointee == .quote else { throw unexpected("a key in double quotes") }
    let key = try text()
    guard try peek() == .colon else { throw unexpected("':'") }
    next += 1
    skipSpace()
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
      guard byte == .comma else { throw unexpected("',' or ']'") }
      next += 1
      skipSpace()
    }
    return true
  }

  // MARK: Values

  mutating func flag() throws(Unread) -> Bool {
    switch try peek() {
    case UInt8(ascii: "t"):
      try take(word: "true")
      return true
    case UInt8(ascii: "f"):
      try take(word: "false")
      return false
    default: throw mismatch("true or false")
    }
  }

  private mutating func take(word: StaticString) throws(Unread) {
    let count = word.utf8CodeUnitCount
    guard end - next >= count, memcmp(next, word.utf8Start, count) == 0,
      next + count == end || !next[count].isPartOfWord
    else { throw unexpected("a value") }
    next += count
  }

  /// Text, where it stands.
  @inline(__always)
  mutating func text() throws(Unread) -> JSONWord {
    guard try peek() == .quote else { throw mismatch("text") }
    next += 1
    let first = next
    while end - next >= 8 {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self).littleEndian
      let stops = word.bytesThatStopText
      if stops != 0 {
        next += stops.trailingZeroBitCount >> 3
        return try closeText(from: first)
      }
      next += 8
    }
    while next < end, next.pointee.isPlainInText { next += 1 }
    return try closeText(from: first)
  }

  @inline(__always)
  private mutating func closeText(from first: Place) throws(Unread) -> JSONWord {
    let isPlain = next < end && next.pointee == .quote
    let hasEscapes = isPlain ? false : try passRestOfText()
    let word = JSONWord(
      start: first, count: next - first, room: end - first, hasEscapes: hasEscapes)
    next += 1
    return word
  }

  /// Passes over the rest of a text, which must be UTF-8 and keep to JSON's escapes, up to its quote;
  /// says whether it has escapes.
  private mutating func passRestOfText() throws(Unread) -> Bool {
    var hasEscapes = false
    while next < end {
      switch next.pointee {
      case .quote: return hasEscapes
      case .backslash:
        hasEscapes = true
        try passEscape()
      case 0..<0x20:
        throw fault(
          next.pointee == 0x0A
            ? "the text is not closed on its line" : "a control character in a text")
      case 0x80...: next += try character().utf8.count
      default: next += 1
      }
    }
    throw cutOff(in: "a text")
  }

  private mutating func passEscape() throws(Unread) {
    guard end - next > 1 else { throw cutOff(in: "a text") }
    guard next[1] == UInt8(ascii: "u") else {
      guard #""\/bfnrt"#.utf8.contains(next[1]) else { throw fault("unknown escape in a text") }
      return next += 2
    }
    let unit = try codeUnit()
    if unit & 0xFC00 == 0xDC00 { throw fault("half a surrogate pair") }
    guard unit & 0xFC00 == 0xD800 else { return }
    guard next < end, next.pointee == .backslash, try codeUnit() & 0xFC00 == 0xDC00 else {
      throw fault("half a surrogate pair")
    }
  }

  /// Passes over `\uXXXX` and answers the number.
  private mutating func codeUnit() throws(Unread) -> UInt32 {
    guard end - next >= 6 else { throw cutOff(in: "a text") }
    let digits = String(decoding: UnsafeBufferPointer(start: next + 2, count: 4), as: UTF8.self)
    guard next[1] == UInt8(ascii: "u"), digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(digits, radix: 16)
    else { throw fault("unknown escape in a text") }
    next += 6
    return unit
  }

  /// The character that comes next, which is not ASCII.
  func character() throws(Unread) -> Unicode.Scalar {
    var rest = UnsafeBufferPointer(start: next, count: min(4, end - next)).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let bytes) = parser.parseScalar(from: &rest) else { throw fault("not UTF-8") }
    return Unicode.UTF8.decode(bytes)
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
    let double = try self.number("a whole number")
    // Beyond 2⁵³ a `Double` may be another number than the one that stands there.
    if let whole = Int(written(from: start)) { return whole }
    guard let whole = Int(exactly: double), abs(double) < 9e15 else {
      throw at(start).problem("expected a whole number, found \(double.minimal)")
    }
    return whole
  }

  mutating func number(_ wanted: String = "a number") throws(Unread) -> Double {
    let byte = try peek()
    let isNegative = byte == .minus
    guard isNegative || byte.isJSONDigit else { throw mismatch(wanted) }
    let start = next
    if isNegative { next += 1 }
    let first = next
    var digits: UInt64 = 0
    while next < end, next.pointee.isJSONDigit {
      digits = digits &* 10 &+ UInt64(next.pointee &- .zero)
      next += 1
    }
    var count = next - first
    guard count > 0, count == 1 || first.pointee != .zero else { throw noNumber(from: start) }
    var exponent = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let point = next
      while next < end, next.pointee.isJSONDigit {
        digits = digits &* 10 &+ UInt64(next.pointee &- .zero)
        next += 1
      }
      exponent = point - next
      guard exponent < 0 else { throw noNumber(from: start) }
      count -= exponent
    }
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      next += 1
      exponent += try self.exponent(ofNumberFrom: start)
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

  private mutating func exponent(ofNumberFrom first: Place) throws(Unread) -> Int {
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
    guard next > start else { throw noNumber(from: first) }
    return isNegative ? -number : number
  }

  private func slowNumber(from start: Place) throws(Unread) -> Double {
    let text = written(from: start)
    guard let number = Double(text), number.isFinite else {
      throw at(start).fault("\(text.quoted) is too large a number")
    }
    return number
  }

  /// What stands between a place and the next.
  private func written(from start: Place) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
  }

  private func noNumber(from start: Place) -> Unread {
    var reader = at(start)
    while reader.next < end, reader.next.pointee.isPartOfWord { reader.next += 1 }
    return at(start).fault("\(reader.written(from: start).quoted) is no number")
  }

  private static let tens: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { ten, _ in ten * 10 }
  }

  /// Passes over the value of a key that is none of those known, or refuses the key.
  mutating func pass(_ key: JSONWord, known: [String]) throws(Unread) {
    try refuse(key, known: known)
    try skip()
  }

  /// Refuses a key that is none of those known, unless such keys are passed over.
  func refuse(_ key: JSONWord, known: [String]) throws(Unread) {
    if refusesUnknownKeys { throw unknown(key, known: known) }
  }

  /// Passes over a value, whatever it is, if it is JSON.
  mutating func skip(depth: Int = 0) throws(Unread) {
    var isFirst = true
    switch try peek() {
    case .brace where depth == Self.depth, .bracket where depth == Self.depth:
      throw fault("nested more than \(Self.depth) levels deep")
    case .brace:
      next += 1
      while try key(isFirst: &isFirst) != nil { try skip(depth: depth + 1) }
    case .bracket:
      next += 1
      while try goesOn(isFirst: &isFirst) { try skip(depth: depth + 1) }
    case .quote: _ = try text()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
    case UInt8(ascii: "n"): try take(word: "null")
    case .minus, .zero ... .nine: _ = try number()
    default: throw unexpected("a value")
    }
  }
}

import Foundation

/// Reads JSON from memory straight into values: no dictionaries, and no text for keys.
///
/// Keys come in any order, numbers in all forms, text with escapes and beyond ASCII. What is no JSON,
/// or not what was expected, ends the reading with one sentence and its place; see `Unread`.
struct JSONReader {
  private(set) var next: Place
  let start: Place
  let end: Place
  /// Whether a key that nothing is known of ends the reading; else it is passed over with its value.
  private let refusesUnknownKeys: Bool

  /// Where something stands in the memory that is read.
  typealias Place = UnsafePointer<UInt8>

  /// Deepest nesting of what is passed over; scenarios need about eight levels.
  static let depth = 128

  /// Reads all of `data` as one value.
  static func read<Value>(
    _ data: some ContiguousBytes, refusesUnknownKeys: Bool = false,
    _ body: (inout JSONReader) throws(Unread) -> Value
  ) throws(ScenarioError) -> Value {
    try data.withUnsafeBytes { bytes in
      Result { () throws(ScenarioError) in
        let bytes = bytes.bindMemory(to: UInt8.self)
        let nothing = "empty, and a JSON object was expected"
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
          throw ScenarioError(place: "line 1, column 1", problem: nothing)
        }
        var reader = JSONReader(
          next: start, start: start, end: start + bytes.count,
          refusesUnknownKeys: refusesUnknownKeys)
        do throws(Unread) {
          if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.next += 3 }
          reader.skipSpace()
          if reader.next == reader.end { throw reader.fault(nothing) }
          let value = try body(&reader)
          reader.skipSpace()
          if reader.next < reader.end { throw reader.unexpected("the end of the file") }
          return value
        } catch {
          throw error.error
        }
      }
    }.get()
  }

  /// Where the next value stands.
  var place: Place { next }

  /// What comes next, to the end of the memory.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: next, count: end - next) }

  /// A reader of what stands elsewhere in the same memory.
  func at(_ place: Place) -> JSONReader {
    var reader = self
    reader.next = place
    return reader
  }

  // MARK: Objects and lists

  /// Reads an object whose keys are those of a table: `read` reads the value of the key at a place there.
  ///
  /// `required` has a bit for each key that may not be left out. All others may be null, which is as if
  /// they were left out, unless `readsNull`. What is said of a key that is not there, `missing` says.
  @inline(__always)
  mutating func object(
    _ table: JSONTable, required: UInt64 = 0, readsNull: Bool = false,
    missing: (_ key: Int) -> String = { _ in "missing" },
    _ read: (_ key: Int, inout JSONReader) throws(Unread) -> Void
  ) throws(Unread) {
    skipSpace()
    let start = next
    try take(.brace)
    var seen: UInt64 = 0
    var isFirst = true
    while let key = try key(isFirst: &isFirst) {
      guard let place = table[key] else {
        try refuse(key, in: table)
        try skip()
        continue
      }
      let bit: UInt64 = 1 << UInt64(place)
      if seen & bit != 0 { throw problem("this key is there more than once") }
      if !readsNull, required & bit == 0, try takeNull() { continue }
      seen |= bit
      try read(place, &self)
    }
    let absent = required & ~seen
    if absent == 0 { return }
    let key = absent.trailingZeroBitCount
    throw problem(missing(key), with: table.names[key], of: start)
  }

  /// Reads a list: `read` reads each of its members.
  @inline(__always)
  mutating func list(_ read: (inout JSONReader) throws(Unread) -> Void) throws(Unread) {
    try take(.bracket)
    var isFirst = true
    while try goesOn(isFirst: &isFirst) { try read(&self) }
  }

  /// Refuses a key that is none of those known, unless such keys are passed over.
  func refuse(_ key: JSONWord, in table: JSONTable) throws(Unread) {
    guard refusesUnknownKeys else { return }
    let (name, place) = (key.string, key.start - 1)
    throw unknown("key", name, known: table.names, meant: table.path(to: name), at: place)
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

  // MARK: Structure

  @inline(__always)
  mutating func skipSpace() {
    while next < end, next.pointee <= 0x20, next.pointee.isJSONSpace { next += 1 }
  }

  /// The first byte of what comes next.
  @inline(__always)
  mutating func peek(in container: StaticString = "an object") throws(Unread) -> UInt8 {
    skipSpace()
    guard next < end else { throw fault("the file ends inside \(container)") }
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
    _ = try peek()
    return key
  }

  /// Whether a list of which the bracket was taken goes on with another member; takes its end.
  @inline(__always)
  mutating func goesOn(isFirst: inout Bool) throws(Unread) -> Bool {
    let byte = try peek(in: "a list")
    if byte == .bracketEnd {
      next += 1
      return false
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == .comma else { throw unexpected("',' or ']'") }
      next += 1
      _ = try peek(in: "a list")
    }
    return true
  }

  // MARK: Words

  /// Takes `null`, if that is what comes.
  @inline(__always)
  mutating func takeNull() throws(Unread) -> Bool {
    guard try peek() == UInt8(ascii: "n") else { return false }
    try take(word: "null")
    return true
  }

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

  // MARK: Text

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
        break
      }
      next += 8
    }
    if next < end, next.pointee == .quote {
      next += 1
      return JSONWord(start: first, count: next - first - 1, room: end - first)
    }
    return try unusualText(from: first)
  }

  /// The text from `first` on, which must be UTF-8 and keep to JSON's escapes.
  private mutating func unusualText(from first: Place) throws(Unread) -> JSONWord {
    var escape: Place?
    while next < end, next.pointee != .quote {
      switch next.pointee {
      case .backslash:
        escape = escape ?? next
        next += min(2, end - next)
      case 0x0A: throw fault("the text is not closed on its line")
      case 0..<0x20: throw fault("a control character in a text")
      case 0x80...: next += try character().utf8.count
      default: next += 1
      }
    }
    guard next < end else { throw fault("the file ends inside a text") }
    let word = JSONWord(
      start: first, count: next - first, room: end - first, hasEscapes: escape != nil)
    if let escape, word.unescaped == nil { throw at(escape).fault("a wrong escape in a text") }
    next += 1
    return word
  }

  /// The character that comes next, which is not ASCII.
  func character() throws(Unread) -> Unicode.Scalar {
    var bytes = rest.prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &bytes) else {
      throw fault("not UTF-8")
    }
    return Unicode.UTF8.decode(scalar)
  }

  // MARK: Numbers

  mutating func whole() throws(Unread) -> Int {
    let isNegative = try peek() == .minus
    let start = next
    if isNegative { next += 1 }
    let first = next
    var digits: UInt64 = 0
    let count = takeDigits(&digits)
    if count > 0, count <= 18, count == 1 || first.pointee != .zero,
      next == end || !next.pointee.continuesNumber
    {
      return isNegative ? -Int(digits) : Int(digits)
    }
    next = start
    let double = try number("a whole number")
    // Beyond 2⁵³ a `Double` may be another number than the one that stands there.
    if let whole = Int(written(from: start)) { return whole }
    guard let whole = Int(exactly: double), abs(double) < 9e15 else {
      throw at(start).problem("expected a whole number, found \(double.minimal)")
    }
    return whole
  }

  mutating func number(_ wanted: String = "a number") throws(Unread) -> Double {
    let isNegative = try peek() == .minus
    guard isNegative || next.pointee.isJSONDigit else { throw mismatch(wanted) }
    let start = next
    if isNegative { next += 1 }
    var digits: UInt64 = 0
    let isPadded = next < end && next.pointee == .zero
    let wholes = takeDigits(&digits)
    var isNumber = wholes > 0 && (wholes == 1 || !isPadded)
    var decimals = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      decimals = takeDigits(&digits)
      isNumber = isNumber && decimals > 0
    }
    if isNumber, wholes + decimals <= 18, digits <= 1 << 53,
      next == end || !next.pointee.continuesNumber
    {
      // Both are exact as they are, so the only rounding is that of the result.
      let size = Double(digits) / Self.tens[decimals]
      return isNegative ? -size : size
    }
    while next < end, next.pointee.isPartOfWord { next += 1 }
    let text = written(from: start)
    guard isNumber, let number = Double(text) else {
      throw at(start).fault("\(text.quoted) is no number")
    }
    guard number.isFinite else { throw at(start).fault("\(text.quoted) is too large a number") }
    return number
  }

  /// Takes digits behind those of a number, and answers how many there are.
  @inline(__always)
  private mutating func takeDigits(_ number: inout UInt64) -> Int {
    let first = next
    while next < end, next.pointee.isJSONDigit {
      number = number &* 10 &+ UInt64(next.pointee &- .zero)
      next += 1
    }
    return next - first
  }

  /// What stands between a place and the next.
  func written(from start: Place) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
  }

  private static let tens: [Double] = (0...18).map { power in
    (0..<power).reduce(1.0) { ten, _ in ten * 10 }
  }
}

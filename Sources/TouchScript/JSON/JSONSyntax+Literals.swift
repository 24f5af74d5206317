extension JSONSyntax {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Scans text in double quotes, which must be UTF-8 and keep to JSON's escapes.
  mutating func scanText() throws(ScenarioError) {
    position += 1
    while let byte = peek {
      switch byte {
      case .quote:
        position += 1
        return
      case .backslash: try scanEscape()
      case 0..<0x20:
        throw complaint(
          byte == 0x0A ? "the text is not closed on its line" : "a control character in a text")
      case 0x80...: try scanCharacter()
      default: position += 1
      }
    }
    throw cutOff(in: "a text")
  }

  private mutating func scanEscape() throws(ScenarioError) {
    guard position + 1 < bytes.count else { throw cutOff(in: "a text") }
    switch bytes[position + 1] {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = try scanCodeUnit()
      if unit & 0xFC00 == 0xDC00 { throw complaint("half a surrogate pair") }
      guard unit & 0xFC00 == 0xD800 else { return }
      guard peek == .backslash, try scanCodeUnit() & 0xFC00 == 0xDC00 else {
        throw complaint("half a surrogate pair")
      }
    default: throw complaint("unknown escape in a text")
    }
  }

  /// Scans `\uXXXX` and answers the number.
  private mutating func scanCodeUnit() throws(ScenarioError) -> UInt32 {
    guard position + 6 <= bytes.count else { throw cutOff(in: "a text") }
    let digits = String(decoding: bytes[position + 2..<position + 6], as: UTF8.self)
    guard bytes[position + 1] == UInt8(ascii: "u"), digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(digits, radix: 16)
    else { throw complaint("unknown escape in a text") }
    position += 6
    return unit
  }

  /// Scans one character that is not ASCII.
  private mutating func scanCharacter() throws(ScenarioError) {
    var rest = bytes[position...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let character) = parser.parseScalar(from: &rest) else {
      throw complaint("not UTF-8")
    }
    position += character.count
  }

  /// Scans a number, which must fit in a `Double`.
  mutating func scanNumber() throws(ScenarioError) {
    let start = position
    while let byte = peek, byte.isPartOfWord { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let end = position
    position = start
    guard Self.isNumber(bytes[start..<end]) else { throw complaint("\(text.quoted) is no number") }
    let mayOverflow = text.utf8.count > 15 || text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    if mayOverflow, Double(text)?.isFinite != true {
      throw complaint("\(text.quoted) is too large a number")
    }
    position = end
  }

  /// Whether `text` keeps to JSON's grammar of numbers: `-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?`.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == .minus { rest.removeFirst() }
    let whole = rest.prefix { $0.isDigit }
    if whole.isEmpty || (whole.first == .zero && whole.count > 1) { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == .minus { rest.removeFirst() }
      return !rest.isEmpty && rest.allSatisfy(\.isDigit)
    }
    return rest.isEmpty
  }

  /// Scans `true`, `false` or `null`.
  mutating func scanWord() throws(ScenarioError) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      let end = position + word.utf8.count
      if end == bytes.count || !bytes[end].isPartOfWord {
        position = end
        return
      }
    }
    throw unexpected("a value")
  }

  // MARK: complaints

  /// A complaint of the current place.
  func complaint(_ problem: String) -> ScenarioError {
    let before = bytes.prefix(position)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes are no columns of their own.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return ScenarioError(place: "line \(line), column \(column)", problem: problem)
  }

  func unexpected(_ wanted: String) -> ScenarioError {
    let word = bytes[position...].prefix(24).prefix { $0.isPartOfWord }
    let found = word.isEmpty ? bytes[position...].prefix(1) : word
    guard found.allSatisfy({ $0 < 0x80 }) else {
      var copy = self
      do throws(ScenarioError) { try copy.scanCharacter() } catch { return error }
      let text = String(decoding: bytes[position..<copy.position], as: UTF8.self)
      return complaint("unexpected \(text.quoted), and \(wanted) was expected")
    }
    let text = String(decoding: found, as: UTF8.self)
    return complaint("unexpected \(text.quoted), and \(wanted) was expected")
  }

  func cutOff(in part: String? = nil) -> ScenarioError {
    let inside = part ?? (open.last == .brace ? "an object" : "a list")
    return complaint("the file ends inside \(inside)")
  }
}

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

  fileprivate var isDigit: Bool { self >= .zero && self <= .nine }

  /// Whether the byte can stand in a number or a bare word such as `NaN`.
  fileprivate var isPartOfWord: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == .minus || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}

/// Takes Swift source apart into tokens.
///
/// It knows as much of the language as mutating needs: comments nest, strings of all kinds are one
/// token, and an operator is as long as it can be. Regular expression literals it does not know.
struct Scanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var isFirstOfLine = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All tokens, in order.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    skipSpace()
    guard let byte = peek() else { return nil }
    let (start, startLine, startsLine) = (place, line, isFirstOfLine)
    isFirstOfLine = false
    let kind = take(byte, startsLine: startsLine)
    for byte in bytes[start..<place] where byte == .newline { line += 1 }
    var token = Token(
      kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
      range: start..<place, line: startLine, startsLine: startsLine)
    token.isSpaced = isSpace(at: start - 1) && isSpace(at: place)
    return token
  }

  /// Goes past the token that begins with `byte`.
  private mutating func take(_ byte: UInt8, startsLine: Bool) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\""):
      takeString(pounds: 0)
      return .string
    case UInt8(ascii: "#"):
      let pounds = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      if peek(pounds) == UInt8(ascii: "\"") {
        place += pounds
        takeString(pounds: pounds)
        return .string
      }
      place += 1
      takeWhile(\.isWord)
      guard startsLine, ["#if", "#else", "#elseif", "#endif"].contains(word(endingAt: place))
      else { return .word }
      takeWhile { $0 != .newline }
      return .directive
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      takeNumber()
      return .number
    case UInt8(ascii: "`"):
      place += 1
      takeWhile { $0 != UInt8(ascii: "`") }
      place += 1
      return .word
    case _ where byte.isWord || byte == UInt8(ascii: "@"):
      place += 1
      takeWhile(\.isWord)
      return .word
    case _ where byte.isOperator:
      takeOperator(byte)
      return .symbol
    default:
      place += 1
      return .mark
    }
  }

  private mutating func takeNumber() {
    takeWhile(\.isWord)
    // A dot belongs to the number only where a digit follows: `0..<2` and `1.description` do not.
    if peek() == UInt8(ascii: "."), let digit = peek(1), digit.isDigit {
      place += 1
      takeWhile(\.isWord)
    }
    let last = bytes[place - 1]
    if last == UInt8(ascii: "e"), peek() == UInt8(ascii: "-"), let digit = peek(1), digit.isDigit {
      place += 1
      takeWhile(\.isWord)
    }
  }

  /// A dot begins only operators of dots, such as `..<`; others end where a comment begins.
  private mutating func takeOperator(_ first: UInt8) {
    place += 1
    while let byte = peek(), byte.isOperator {
      if byte == UInt8(ascii: "."), first != byte { return }
      if byte == UInt8(ascii: "/"), let next = peek(1), next == byte || next == UInt8(ascii: "*") {
        return
      }
      place += 1
    }
  }

  private mutating func takeString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    place += isLong ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        place += 1 + pounds
        if peek() == UInt8(ascii: "(") { takeInterpolation() } else { place += 1 }
      } else if byte == quote, !isLong || (peek(1) == quote && peek(2) == quote),
        hasPounds(pounds, at: isLong ? 3 : 1)
      {
        place += (isLong ? 3 : 1) + pounds
        return
      } else {
        place += 1
      }
    }
  }

  private mutating func takeInterpolation() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        takeString(pounds: 0)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        takeWhile { $0 != .newline }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if byte.isSpace {
        if byte == .newline {
          line += 1
          isFirstOfLine = true
        }
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == .newline { line += 1 }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private func isSpace(at index: Int) -> Bool {
    !bytes.indices.contains(index) || bytes[index].isSpace
  }

  private func word(endingAt end: Int) -> String {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "#")) ?? end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func takeWhile(_ belongs: (UInt8) -> Bool) {
    while let byte = peek(), belongs(byte) { place += 1 }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")

  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Letters, digits, `_` and `$`; all that is beyond ASCII counts as letters.
  fileprivate var isWord: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 128
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
  fileprivate var isOperator: Bool { "+-*/%<>=!&|^~?.\\".utf8.contains(self) }
}

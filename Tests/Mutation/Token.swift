/// A word of Swift source: comments and white space are between tokens, and a string literal is one
/// token with all that is interpolated in it.
struct Token: Hashable {
  enum Kind: Hashable {
    /// A keyword, a name, or an attribute with its `@`.
    case word
    case number
    case string
    /// A run of operator characters.
    case symbol
    /// One of `( ) [ ] { } , ; :`.
    case mark
    /// A whole line that begins with `#if`, `#else`, `#elseif` or `#endif`.
    case directive
  }

  let kind: Kind
  let text: String
  /// The bytes of the file that it takes.
  let range: Range<Int>
  /// Its line, counted from 1.
  let line: Int
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether white space, or nothing, is before and after it.
  var isSpaced = false

  /// Whether it opens a bracket.
  var opens: Bool { kind == .mark && (text == "(" || text == "[" || text == "{") }
  /// Whether it closes a bracket.
  var closes: Bool { kind == .mark && (text == ")" || text == "]" || text == "}") }
}

/// The text of a file and its tokens.
struct SourceText {
  /// Where the file is, below the directory that is mutated.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each token that opens a bracket, the one that closes it.
  private let partners: [Int: Int]

  init(path: String, _ text: String) {
    self.path = path
    bytes = Array(text.utf8)
    var scanner = Scanner(bytes)
    tokens = scanner.tokens()
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.opens { open.append(index) }
      if token.closes, let start = open.popLast() { partners[start] = index }
    }
    self.partners = partners
  }

  /// The index of the token that closes the bracket which the token at `index` opens; the end, if
  /// nothing does.
  func end(ofBracketAt index: Int) -> Int { partners[index] ?? tokens.count }

  /// The words of the token at `index`; nothing where there is none.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The token after the one at `index`, or after the brackets that it opens.
  func afterGroup(at index: Int) -> Int {
    tokens[index].opens ? end(ofBracketAt: index) + 1 : index + 1
  }

  /// What is in the brackets that the token at `index` opens.
  func inside(_ index: Int) -> Range<Int> {
    index + 1..<max(index + 1, end(ofBracketAt: index))
  }

  /// The first of these tokens that is a brace and in no other brackets.
  func firstBrace(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if text(index) == "{" { return index }
      index = afterGroup(at: index)
    }
    return nil
  }

  /// The text at these bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes from the first of these tokens to the last, which there must be.
  func range(_ indices: Range<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
  }

  /// The words of the line that holds the byte at `offset`.
  func line(at offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    return text(start..<end).trimmed
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(
      rest.prefix(
        upTo: (rest.lastIndex { !$0.isWhitespace }).map(rest.index(after:))
          ?? rest.startIndex))
  }
}

/// Finds the first place where bytes are not JSON, with its line and column.
///
/// Foundation on Linux says only that "the given data was not valid JSON"; whoever edits a file by
/// hand deserves to hear where. The scan uses no stack in proportion to the depth of the input.
struct JSONSyntax {
  let bytes: [UInt8]
  var position = 0
  /// The brackets that are open, outermost first.
  var open: [UInt8] = []

  /// Deepest nesting that is read; scenarios need about eight levels.
  static let depth = 128

  /// Refuses bytes that are not one JSON value.
  static func check(_ bytes: some Sequence<UInt8>) throws(ScenarioError) {
    var syntax = JSONSyntax(bytes: Array(bytes))
    try syntax.scan()
  }

  private mutating func scan() throws(ScenarioError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    if position == bytes.count { throw complaint("empty, and a JSON object was expected") }
    try scanValue()
    while let bracket = open.last {
      skipSpace()
      guard let byte = peek else { throw cutOff() }
      if byte == (bracket == .bracket ? .bracketEnd : .braceEnd) {
        open.removeLast()
        position += 1
        continue
      }
      guard byte == .comma else {
        throw unexpected("',' or '\(bracket == .bracket ? "]" : "}")'")
      }
      position += 1
      try scanMember(of: bracket)
    }
    skipSpace()
    if position < bytes.count { throw unexpected("the end of the file") }
  }

  /// Scans a value up to its end, or an opening bracket up to the end of its first member.
  private mutating func scanValue() throws(ScenarioError) {
    while true {
      skipSpace()
      guard let byte = peek else { throw cutOff() }
      switch byte {
      case .bracket, .brace:
        if open.count == Self.depth {
          throw complaint("nested more than \(Self.depth) levels deep")
        }
        position += 1
        open.append(byte)
        skipSpace()
        if peek == (byte == .bracket ? .bracketEnd : .braceEnd) { return }
        if byte == .brace { try scanKey() }
      case .quote: return try scanText()
      case .minus, .zero ... .nine: return try scanNumber()
      default: return try scanWord()
      }
    }
  }

  private mutating func scanMember(of bracket: UInt8) throws(ScenarioError) {
    if bracket == .brace { try scanKey() }
    try scanValue()
  }

  private mutating func scanKey() throws(ScenarioError) {
    skipSpace()
    guard let byte = peek else { throw cutOff() }
    guard byte == .quote else { throw unexpected("a key in double quotes") }
    try scanText()
    skipSpace()
    guard let byte = peek else { throw cutOff() }
    guard byte == .colon else { throw unexpected("':'") }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }
}

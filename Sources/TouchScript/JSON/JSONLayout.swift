/// Lays compact JSON out for reading: a container that fits on a line stays on one, others get a
/// line for each member.
struct JSONLayout {
  private let bytes: [UInt8]
  /// For each opening bracket, the columns that its container would take on one line.
  private var widths: [Int: Int] = [:]
  private var output: [UInt8] = []

  /// Most columns of a line.
  static let columns = 100

  /// Lays `json` out, which has no space between its tokens, as an encoder writes it.
  static func lay(out json: String) -> String {
    var layout = JSONLayout(bytes: Array(json.utf8))
    layout.measure()
    layout.write()
    return String(decoding: layout.output, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Walks over the tokens: structural characters, and runs of everything else.
  private func walk(_ body: (_ index: Int, _ byte: UInt8, _ isStructure: Bool) -> Void) {
    var isText = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isText {
        body(index, byte, false)
        if isEscaped {
          isEscaped = false
        } else if byte == .backslash {
          isEscaped = true
        } else if byte == .quote {
          isText = false
        }
      } else {
        if byte == .quote { isText = true }
        body(index, byte, byte.isJSONStructure)
      }
    }
  }

  private mutating func measure() {
    var open: [(index: Int, column: Int)] = []
    var column = 0
    var widths: [Int: Int] = [:]
    walk { index, byte, isStructure in
      if byte & 0xC0 != 0x80 { column += 1 }
      guard isStructure else { return }
      switch byte {
      case .bracket, .brace: open.append((index, column - 1))
      case .comma, .colon: column += 1
      default:
        if let start = open.popLast() { widths[start.index] = column - start.column }
      }
    }
    self.widths = widths
  }

  private mutating func write() {
    /// Whether each open container has a line for each member.
    var isSpread: [Bool] = []
    var column = 0
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 3 / 2)
    func newLine() {
      output.append(0x0A)
      output += Array(repeating: 0x20, count: 2 * isSpread.count)
      column = 2 * isSpread.count
    }
    walk { index, byte, isStructure in
      if isStructure, byte == .bracketEnd || byte == .braceEnd, isSpread.popLast() == true {
        newLine()
      }
      output.append(byte)
      if byte & 0xC0 != 0x80 { column += 1 }
      guard isStructure else { return }
      switch byte {
      case .bracket, .brace:
        // The container, and the comma behind it.
        isSpread.append(column + (widths[index] ?? 0) > Self.columns)
        if isSpread.last == true { newLine() }
      case .comma where isSpread.last == true: newLine()
      case .comma, .colon:
        output.append(0x20)
        column += 1
      default: break
      }
    }
    self.output = output
  }
}

extension UInt8 {
  fileprivate var isJSONStructure: Bool {
    switch self {
    case .bracket, .bracketEnd, .brace, .braceEnd, .comma, .colon: true
    default: false
    }
  }
}

import Foundation

/// The last of a text that may have no end.
struct Tail: Sendable {
  /// The most bytes that are kept.
  static let size = 4_096

  private var bytes: [UInt8] = []
  private var isCut = false

  /// Nothing yet, or the last of a text.
  init(_ text: String = "") { append(text.utf8) }

  mutating func append(_ new: some Collection<UInt8>) {
    bytes += new
    // Not each time, or a flood that comes in drops would be copied again and again.
    if bytes.count > 4 * Self.size { cut() }
  }

  private mutating func cut() {
    guard bytes.count > Self.size else { return }
    bytes.removeFirst(bytes.count - Self.size)
    isCut = true
  }

  /// The text, without the line that was cut, and with characters in the place of what is no UTF-8.
  var text: String {
    var tail = self
    tail.cut()
    var rest = tail.bytes[...]
    if tail.isCut, let newline = rest.firstIndex(of: 0x0A) { rest = rest[(newline + 1)...] }
    return String(decoding: rest, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

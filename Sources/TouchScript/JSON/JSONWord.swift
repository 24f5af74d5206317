import Foundation

/// A text where it stands in the memory that is read.
struct JSONWord {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// How many bytes there are from the start to the end of the memory.
  let room: Int
  /// Whether characters in it are written as escapes.
  var hasEscapes = false

  /// The text, taken out of the memory.
  var string: String {
    (hasEscapes ? unescaped : nil)
      ?? String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The text that is written with escapes; nil where one of them is wrong. Few texts have any.
  var unescaped: String? {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    return try? JSONDecoder().decode(
      String.self, from: Data([.quote] + bytes + [.quote]))
  }
}

extension String {
  /// What `body` makes of the text where it stands in memory; nil where it stands nowhere.
  func withWord<Value>(_ body: (JSONWord) -> Value?) -> Value? {
    var text = self
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap {
        body(JSONWord(start: $0, count: bytes.count, room: bytes.count))
      }
    }
  }
}

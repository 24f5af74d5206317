import Foundation

/// Takes lines from a file descriptor, as they come.
struct LineReader {
  private let descriptor: Int32
  /// What was read and is in no line yet, from `start` on.
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where no newline was found.
  private var searched = 0
  private var isAtEnd = false

  /// The longest line that is taken, in bytes.
  static let longest = 1 << 26

  enum Line {
    /// A line without its newline; the last one may have had none.
    case line(ArraySlice<UInt8>)
    /// A line that was longer than so many bytes, of which nothing is left.
    case tooLong(Int)
  }

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line; nil at the end.
  mutating func next() -> Line? {
    var isTooLong = false
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<newline]
        start = newline + 1
        searched = start
        return isTooLong ? .tooLong(Self.longest) : .line(line)
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count || isTooLong else { return nil }
        let line = buffer[start...]
        start = buffer.count
        return isTooLong ? .tooLong(Self.longest) : .line(line)
      }
      if buffer.count - start > Self.longest {
        isTooLong = true
        start = buffer.count
      }
      fill()
    }
  }

  private mutating func fill() {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    let part = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: part))
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { Foundation.read(descriptor, $0 + old, part) } ?? 0
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(part - max(0, count))
    if count <= 0 { isAtEnd = true }
  }
}

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
      if let newline = nextNewline {
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
    var count = -1
    // Not byte by byte: a build for debugging would spend most of its time here.
    let read = [UInt8](unsafeUninitializedCapacity: part) { bytes, length in
      repeat {
        count = bytes.baseAddress.map { Foundation.read(descriptor, $0, part) } ?? 0
      } while count < 0 && errno == EINTR
      length = max(0, count)
    }
    buffer += read
    if count <= 0 { isAtEnd = true }
  }

  /// Where the next newline is, in the bytes in which none was found yet.
  private var nextNewline: Int? {
    let searched = searched
    return buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, searched < bytes.count else { return nil }
      return memchr(start + searched, 0x0A, bytes.count - searched).map {
        UnsafeRawPointer($0) - start
      }
    }
  }
}

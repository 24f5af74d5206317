extension Generator {
  /// The value that bytes of any make spell, as a coverage-guided fuzzer passes them.
  ///
  /// Every choice takes as many bytes as its range needs and reads them, the lowest first, as its
  /// rank; every list takes one for its length. When the bytes end, everything else is simplest:
  /// no bytes at all are the simplest value. So shorter and smaller bytes are simpler values, which is
  /// what such fuzzers strive for when they minimise.
  public func value(ofBytes bytes: [UInt8]) -> Value {
    var source = Source(supply: ByteSupply(bytes))
    return draw(from: &source)
  }

  /// Bytes from which `value(ofBytes:)` makes the value: a seed for the corpus of a fuzzer.
  ///
  /// Throws where the value cannot be spelled, or has a list too long for one byte.
  public func bytes(of value: Value) throws(Unspellable) -> [UInt8] {
    var source = Source(supply: ByteWriter(Replay(try tree(of: value))))
    _ = draw(from: &source)
    guard let writer = source.byteWriter else { return [] }
    if let list = writer.longList {
      throw Unspellable(list, "so long a list does not fit into one byte")
    }
    return writer.finished
  }
}

/// Answers with whatever some bytes happen to mean.
struct ByteSupply: Supply {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func choose(_ choice: Choice) -> Int {
    var rank: UInt = 0
    for place in 0..<choice.width { rank |= UInt(takeByte()) << UInt(8 * place) }
    let last = choice.lastRank
    return choice.value(ofRank: last == .max ? rank : rank % (last + 1)) ?? choice.origin
  }

  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {}

  mutating func leave() {}

  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    // A list is never longer than the bytes left, so that few bytes are a small value.
    let most = min(Int(UInt8.max), bounds.upperBound, bytes.count - next - 1)
    guard most > 0 else { return bounds.lowerBound }
    return max(bounds.lowerBound, Int(takeByte()) % (most + 1))
  }

  private mutating func takeByte() -> UInt8 {
    guard next < bytes.count else { return 0 }
    next += 1
    return bytes[next - 1]
  }
}

/// Answers from a recorded tree, and writes the bytes that answer the same.
struct ByteWriter: Supply {
  private var replay: Replay
  private var bytes: [UInt8] = []
  private var longestList = 0
  /// A list that is too long for one byte.
  private(set) var longList: Tag?

  init(_ replay: Replay) { self.replay = replay }

  mutating func choose(_ choice: Choice) -> Int {
    let value = replay.choose(choice)
    let rank = choice.with(value: value)?.rank ?? 0
    for place in 0..<choice.width {
      bytes.append(UInt8(truncatingIfNeeded: rank >> UInt(8 * place)))
    }
    return value
  }

  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) { replay.enter(kind, tag) }

  mutating func enterBranch(_ tag: Tag) { replay.enterBranch(tag) }

  mutating func leave() { replay.leave() }

  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    let count = replay.count(of: tag, in: bounds)
    if bounds.upperBound > 0 { write(length: count, of: tag) }
    return count
  }

  mutating func enterIfAny(_ tag: Tag, atMost most: Int) -> Int {
    let count = replay.enterIfAny(tag, atMost: most)
    write(length: count, of: tag)
    return count
  }

  private mutating func write(length: Int, of list: Tag) {
    if length > UInt8.max { longList = longList ?? list }
    bytes.append(UInt8(truncatingIfNeeded: length))
    longestList = max(longestList, length)
  }

  /// The bytes, and as many more as let every list have its length.
  var finished: [UInt8] { bytes + Array(repeating: 0, count: longestList) }
}

extension Choice {
  /// The rank of the value that is farthest from simplest.
  fileprivate var lastRank: UInt {
    bounds.upperBound.distanceMagnitude(to: bounds.lowerBound)
  }

  /// How many bytes hold any rank.
  fileprivate var width: Int {
    (UInt.bitWidth - lastRank.leadingZeroBitCount + 7) / 8
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds texts among others without making strings of them: the keys of an object, or names.
struct JSONTable: Sendable {
  private var slots: [Slot] = []
  private var mask = 0
  private(set) var count = 0
  /// The bytes of the texts that are longer than two words.
  private var bytes: [UInt8] = []

  private struct Slot: Sendable, BitwiseCopyable {
    /// The first eight bytes, or as many as there are.
    var first: UInt64 = 0
    /// The last eight; zero where there are no more than eight.
    var last: UInt64 = 0
    var count: Int32 = 0
    /// Where a long text stands in `bytes`.
    var start: Int32 = 0
    var value = JSONTable.free
  }

  /// In the place of a value: there is none.
  static let free = Int32.min

  /// The names whose places are found; of one that is there twice the first.
  private(set) var names: [String] = []

  /// The places of `names` in their list.
  init(_ names: [String] = []) {
    for name in names { append(name) }
  }

  /// Puts a name at the end, and answers its place.
  @discardableResult
  mutating func append(_ name: String) -> Int {
    insert(name, Int32(names.count))
    names.append(name)
    return names.count - 1
  }

  /// The value of a text; `free` where it is not there.
  @inline(__always)
  subscript(word: JSONWord) -> Int32 {
    if word.hasEscapes { return place(of: word.string).map(Int32.init) ?? Self.free }
    if count == 0 { return Self.free }
    let (first, last) = word.ends
    return slots.withUnsafeBufferPointer { slots in
      var place = Self.hash(first, last, word.count) & mask
      while true {
        let slot = slots[place]
        if slot.value == Self.free { return Self.free }
        if slot.first == first, slot.last == last, Int(slot.count) == word.count,
          word.count <= 16 || isSame(slot, word)
        {
          return slot.value
        }
        place = (place + 1) & mask
      }
    }
  }

  /// Gives a text a value, unless it has one.
  private mutating func insert(_ text: String, _ value: Int32) {
    var text = text
    text.withUTF8 { text in
      guard let start = text.baseAddress else { return insert(Slot(value: value), []) }
      let word = JSONWord(start: start, count: text.count, room: text.count)
      guard self[word] == Self.free else { return }
      let (first, last) = word.ends
      insert(Slot(first: first, last: last, count: Int32(text.count), value: value), text)
    }
  }

  private mutating func insert(_ slot: Slot, _ text: some Sequence<UInt8>) {
    var slot = slot
    if slot.count > 16 {
      slot.start = Int32(bytes.count)
      bytes += text
    }
    count += 1
    if 2 * count > slots.count { resize(to: max(16, 2 * slots.count)) }
    put(slot)
  }

  private mutating func put(_ slot: Slot) {
    var place = Self.hash(slot.first, slot.last, Int(slot.count)) & mask
    while slots[place].value != Self.free { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func resize(to size: Int) {
    let old = slots
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
    for slot in old where slot.value != Self.free { put(slot) }
  }

  private func isSame(_ slot: Slot, _ word: JSONWord) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + Int(slot.start), word.start, word.count) == 0 } ?? false
    }
  }

  @inline(__always)
  private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
    let mixed =
      (first ^ (last &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}

extension JSONWord {
  /// The first eight bytes and the last eight, where there are so many; zeros behind a short text.
  @inline(__always)
  fileprivate var ends: (first: UInt64, last: UInt64) {
    let bytes = UnsafeRawPointer(start)
    if count > 8 {
      return (
        bytes.loadUnaligned(as: UInt64.self).littleEndian,
        (bytes + (count - 8)).loadUnaligned(as: UInt64.self).littleEndian
      )
    }
    if room >= 8 {
      let word = bytes.loadUnaligned(as: UInt64.self).littleEndian
      return (count == 8 ? word : word & ((1 << (8 * UInt64(count))) - 1), 0)
    }
    var word: UInt64 = 0
    for place in 0..<count { word |= UInt64(start[place]) << (8 * UInt64(place)) }
    return (word, 0)
  }
}

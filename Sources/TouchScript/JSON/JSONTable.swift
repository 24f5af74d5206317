import Foundation

/// Finds texts among others without making strings of them: the keys of an object, or names.
struct JSONTable: Sendable {
  /// The names whose places are found; of one that is there twice the first.
  private(set) var names: [String] = []
  /// The names as keys, if they are.
  private var keys: [Shape.Key] = []
  /// By the same places, what most names are known by.
  private var marks: [Mark] = []
  /// The places of the names by their hashes, or next behind; a negative number is no place.
  private var slots = Array(repeating: Int32(-1), count: 16)

  /// The first eight bytes of a text, the last eight where there are more, and how many there are.
  fileprivate struct Mark: Sendable, BitwiseCopyable, Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
  }

  init(_ names: [String] = []) { for name in names { append(name) } }

  /// Puts a name at the end, and answers its place.
  @discardableResult
  mutating func append(_ name: String) -> Int {
    names.append(name)
    marks.append(name.withWord { Mark($0) } ?? Mark())
    if 2 * names.count > slots.count {
      slots = Array(repeating: -1, count: 2 * slots.count)
      for place in names.indices { put(place) }
    } else {
      put(names.count - 1)
    }
    return names.count - 1
  }

  private mutating func put(_ place: Int) {
    var slot = marks[place].hash & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: place)
  }

  /// The place of a text; nil where it is not there.
  @inline(__always)
  subscript(word: JSONWord) -> Int? {
    if word.hasEscapes { return self[word.string] }
    let mark = Mark(word)
    var slot = mark.hash & (slots.count - 1)
    while true {
      let place = Int(slots[slot])
      if place < 0 { return nil }
      if marks[place] == mark, mark.count <= 16 || isName(at: place, word) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// The place of a name; nil where it is not there.
  subscript(name: String) -> Int? { name.withWord { self[$0] } }

  private func isName(at place: Int, _ word: JSONWord) -> Bool {
    names[place].withWord { memcmp($0.start, word.start, word.count) == 0 } ?? false
  }
}

extension JSONTable {
  /// A table of keys.
  init(_ keys: [Shape.Key]) {
    self.init(keys.map(\.name))
    self.keys = keys
  }

  /// The path to a key of an object that stands behind one of the keys, such as `scrolling.contentSize`.
  func path(to name: String) -> String? {
    keys.first { $0.shape.has(name) }.map { "\($0.name).\(name)" }
  }
}

extension [Shape.Key] {
  /// A bit for each key that may not be left out.
  var required: UInt64 {
    enumerated().reduce(0) { $1.element.isRequired ? $0 | 1 << UInt64($1.offset) : $0 }
  }
}

extension JSONTable.Mark {
  @inline(__always)
  fileprivate init(_ word: JSONWord) {
    let bytes = UnsafeRawPointer(word.start)
    count = word.count
    if count > 8 {
      first = bytes.loadUnaligned(as: UInt64.self).littleEndian
      last = (bytes + (count - 8)).loadUnaligned(as: UInt64.self).littleEndian
    } else if word.room >= 8 {
      let eight = bytes.loadUnaligned(as: UInt64.self).littleEndian
      first = count == 8 ? eight : eight & (1 << (8 * UInt64(count)) - 1)
    } else {
      for place in 0..<count { first |= UInt64(word.start[place]) << (8 * UInt64(place)) }
    }
  }

  @inline(__always)
  fileprivate var hash: Int {
    let mixed =
      (first ^ (last &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}

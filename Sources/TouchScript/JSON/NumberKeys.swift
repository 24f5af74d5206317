/// The keys of a value that is made of a few numbers, such as a point.
struct NumberKeys: Sendable {
  private let table: JSONTable
  private let count: Int
  /// The keys as they are written, each with the place of its number.
  private let written: [(key: [UInt8], place: Int)]

  /// The numbers of a value, in the order in which its keys are declared; at most eight.
  typealias Numbers = SIMD8<Double>

  let names: [String]

  init(_ names: String...) {
    self.names = names
    table = JSONTable(names)
    count = names.count
    written = names.indices.sorted { names[$0] < names[$1] }.map {
      (JSONWriter.key(names[$0]), $0)
    }
  }

  /// Reads an object of numbers. What is left out is as in `plain`; without that, nothing may be.
  func read(
    from reader: inout JSONReader, plain: Numbers? = nil
  ) throws(JSONReader.Unread) -> Numbers {
    var numbers = plain ?? Numbers()
    var seen: UInt8 = 0
    reader.skipSpace()
    let start = reader.place
    try reader.take(.brace)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let place = table[key]
      if place == JSONTable.free {
        try reader.pass(key, known: names)
        continue
      }
      guard seen & 1 << UInt8(place) == 0 else { throw reader.twice() }
      if plain != nil, try reader.takeNull() { continue }
      seen |= 1 << UInt8(place)
      numbers[Int(place)] = try reader.number()
    }
    if plain == nil, seen.nonzeroBitCount < count {
      let missing = names[(~seen).trailingZeroBitCount]
      throw reader.problem("missing", with: missing, of: start)
    }
    return numbers
  }

  /// Writes the numbers that differ from those of `plain`; without that, all.
  func write(_ numbers: Numbers, plain: Numbers? = nil, to writer: inout JSONWriter) {
    writer.open(.brace)
    for (key, place) in written where plain.map({ $0[place] != numbers[place] }) ?? true {
      writer.key(key)
      writer.number(numbers[place])
    }
    writer.close(.braceEnd)
  }
}

/// A value that is made of a few numbers.
protocol NumberRecord {
  static var keys: NumberKeys { get }
  /// The numbers that are not written, and may be left out; nil: none may.
  static var plain: NumberKeys.Numbers? { get }
  var numbers: NumberKeys.Numbers { get }
  init(_ numbers: NumberKeys.Numbers)
}

extension NumberRecord {
  static var plain: NumberKeys.Numbers? { nil }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    Self(try keys.read(from: &reader, plain: plain))
  }

  func write(to writer: inout JSONWriter) {
    Self.keys.write(numbers, plain: Self.plain, to: &writer)
  }
}

extension Point: NumberRecord {
  static let keys = NumberKeys("x", "y")
  var numbers: NumberKeys.Numbers { [x, y, 0, 0, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) { self.init(numbers[0], numbers[1]) }
}

extension Size: NumberRecord {
  static let keys = NumberKeys("width", "height")
  var numbers: NumberKeys.Numbers { [width, height, 0, 0, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) { self.init(numbers[0], numbers[1]) }
}

extension Rect: NumberRecord {
  static let keys = NumberKeys("x", "y", "width", "height")
  var numbers: NumberKeys.Numbers { [x, y, width, height, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) {
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension Transform: NumberRecord {
  static let keys = NumberKeys("a", "b", "c", "d", "tx", "ty")
  static var plain: NumberKeys.Numbers? { identity.numbers }
  var numbers: NumberKeys.Numbers { [a, b, c, d, tx, ty, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

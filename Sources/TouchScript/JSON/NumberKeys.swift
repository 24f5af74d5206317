/// The keys of a value that is made of a few numbers, such as a point.
struct NumberKeys: Sendable {
  private let table: JSONTable
  /// The keys as they are written, each with the place of its number.
  private let written: [(key: [UInt8], place: Int)]

  /// The numbers of a value, in the order in which its keys are declared; at most eight.
  typealias Numbers = SIMD8<Double>

  var names: [String] { table.names }

  init(_ names: String...) {
    table = JSONTable(names)
    written = names.indices.sorted { names[$0] < names[$1] }.map {
      (JSONWriter.key(names[$0]), $0)
    }
  }

  /// Reads an object of numbers. What is left out is as in `plain`; without that, nothing may be.
  func read(
    from reader: inout JSONReader, plain: Numbers? = nil
  ) throws(JSONReader.Unread) -> Numbers {
    var numbers = plain ?? Numbers()
    let all: UInt64 = 1 << UInt64(names.count) - 1
    try reader.object(table, required: plain == nil ? all : 0) {
      key, reader throws(JSONReader.Unread) in
      numbers[key] = try reader.number()
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

/// Where the values of an object's keys stand in the memory that is read.
///
/// Keys come in any order, but some values must be read before others can be.
struct FilePlaces {
  private let reader: JSONReader
  private let table: JSONTable
  private let places: [JSONReader.Place?]

  /// Finds the values of the object that comes next; `table` has the place of each of `count` keys.
  /// What is null is left out. Unknown keys are passed over.
  init(
    of table: JSONTable, count: Int, in reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    try reader.take(.brace)
    var places = [JSONReader.Place?](repeating: nil, count: count)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let place = table[key]
      if place == JSONTable.free {
        try reader.skip()
        continue
      }
      if try reader.takeNull() { continue }
      // Two of one meaning: the coder knows which of them counts.
      guard places[Int(place)] == nil else { throw JSONReader.Unread() }
      places[Int(place)] = reader.place
      try reader.skip()
    }
    self.places = places
    self.table = table
    self.reader = reader
  }

  /// A reader of the value of a key, by its place in the table; nil where it is left out.
  subscript(place: Int) -> JSONReader? { places[place].map(reader.at) }

  /// The value of the key called `name`; nil where it is left out.
  func read<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value? {
    guard let place = table.place(of: name), var reader = self[place] else { return nil }
    return try Value.read(from: &reader)
  }

  /// The value of the key called `name`, which must be there.
  func required<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value {
    guard let value: Value = try read(name) else { throw JSONReader.Unread() }
    return value
  }
}

extension JSONTable {
  /// A table of keys.
  init(_ keys: [Shape.Key]) { self.init(keys.map(\.name)) }

  /// The value of a text as a place in a list; nil where it is not there.
  func place(of name: String) -> Int? {
    var name = name
    let value = name.withUTF8 { name in
      name.baseAddress.map { self[JSONWord(start: $0, count: name.count, room: name.count)] }
    }
    return value.flatMap { $0 == Self.free ? nil : Int($0) }
  }
}

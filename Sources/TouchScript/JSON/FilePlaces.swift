/// Where the values of an object's keys stand in the memory that is read.
///
/// Keys come in any order, but some values must be read before others can be.
struct FilePlaces {
  /// What reads the object, from its brace on.
  private let reader: JSONReader
  private let table: JSONTable
  private let places: [JSONReader.Place?]

  /// Finds the values of the object that comes next, whose keys are those of `table`. A value that `take` takes has no place.
  init(
    of table: JSONTable, in reader: inout JSONReader,
    taking take: (_ key: Int, inout JSONReader) throws(JSONReader.Unread) -> Bool = { _, _ in false
    }
  ) throws(JSONReader.Unread) {
    reader.skipSpace()
    self.table = table
    self.reader = reader
    try reader.take(.brace)
    var places = [JSONReader.Place?](repeating: nil, count: table.count)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      guard let known = table.place(of: key) else {
        try reader.pass(key, known: table.names)
        continue
      }
      if places[known] != nil { throw reader.twice() }
      places[known] = reader.place
      if try !take(known, &reader) { try reader.skip() }
    }
    self.places = places
  }

  /// A reader of the value of a key, by its place in the table; nil where it is left out, or null.
  subscript(place: Int) -> JSONReader? {
    guard let place = places[place], place.pointee != UInt8(ascii: "n") else { return nil }
    return reader.at(place)
  }

  /// The same by the key's name.
  subscript(name: String) -> JSONReader? { table.place(of: name).flatMap { self[$0] } }

  /// Where the object stands.
  var start: JSONReader.Place { reader.place }

  /// Whether there is something behind a key, be it null.
  func has(_ place: Int) -> Bool { places[place] != nil }

  /// The value of the key called `name`; nil where it is left out.
  func read<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value? {
    guard var reader = self[name] else { return nil }
    return try Value.read(from: &reader)
  }

  /// The value of the key called `name`, or `fallback` where it is left out.
  func value<Value: Spellable>(
    _ name: String, or fallback: Value
  ) throws(JSONReader.Unread) -> Value { try read(name) ?? fallback }

  /// The value of the key called `name`, which must be there.
  func required<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value {
    var reader = try reader(of: name)
    return try Value.read(from: &reader)
  }

  /// A reader of the value of a key, which must be there.
  func reader(of name: String) throws(JSONReader.Unread) -> JSONReader {
    guard let place = table.place(of: name).flatMap({ places[$0] }) else {
      throw problem("missing", with: name)
    }
    return reader.at(place)
  }

  /// That something is wrong with what stands behind a key, or does not.
  func problem(_ problem: String, with key: String) -> JSONReader.Unread {
    reader.problem(problem, with: key, of: start)
  }
}

extension JSONTable {
  /// A table of keys.
  init(_ keys: [Shape.Key]) { self.init(keys.map(\.name)) }

  /// The value of a text as a place in a list; nil where it is not there.
  func place(of word: JSONWord) -> Int? {
    let value = self[word]
    return value == Self.free ? nil : Int(value)
  }

  /// The same of a text that is no longer where it was read.
  func place(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      name.baseAddress.flatMap {
        place(of: JSONWord(start: $0, count: name.count, room: name.count))
      }
    }
  }
}

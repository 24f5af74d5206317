/// Where the values of an object's keys stand in the memory that is read.
///
/// Keys come in any order, but some values must be read before others can be.
struct FilePlaces {
  /// What reads the object, from its brace on.
  private let start: JSONReader
  private let table: JSONTable
  private let places: [JSONReader.Place?]

  /// Finds the values of the object that comes next, whose keys are those of `table`. What `take` answers true
  /// of, it has read.
  init(
    of table: JSONTable, in reader: inout JSONReader,
    taking take: (_ key: Int, inout JSONReader) throws(JSONReader.Unread) -> Bool = { _, _ in false
    }
  ) throws(JSONReader.Unread) {
    reader.skipSpace()
    start = reader
    self.table = table
    var places = [JSONReader.Place?](repeating: nil, count: table.names.count)
    try reader.object(table, readsNull: true) { key, reader throws(JSONReader.Unread) in
      places[key] = reader.place
      if try !take(key, &reader) { try reader.skip() }
    }
    self.places = places
  }

  /// A reader of the value of a key, by its place in the table; nil where it is left out, or null.
  subscript(place: Int) -> JSONReader? {
    guard let place = places[place], place.pointee != UInt8(ascii: "n") else { return nil }
    return start.at(place)
  }

  /// Whether there is something behind a key, be it null.
  func has(_ name: String) -> Bool { place(of: name) != nil }

  private func place(of name: String) -> JSONReader.Place? { table[name].flatMap { places[$0] } }

  /// The value of the key called `name`; nil where it is left out.
  func read<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value? {
    guard let place = table[name], var reader = self[place] else { return nil }
    return try Value.read(from: &reader)
  }

  /// The value of the key called `name`, which must be there.
  func required<Value: Spellable>(_ name: String) throws(JSONReader.Unread) -> Value {
    var reader = try reader(of: name)
    return try Value.read(from: &reader)
  }

  /// A reader of the value of a key, which must be there.
  func reader(of name: String) throws(JSONReader.Unread) -> JSONReader {
    guard let place = place(of: name) else { throw problem("missing", with: name) }
    return start.at(place)
  }

  /// That something is wrong with what stands behind a key, or does not.
  func problem(_ problem: String, with key: String) -> JSONReader.Unread {
    start.problem(problem, with: key, of: start.place)
  }
}

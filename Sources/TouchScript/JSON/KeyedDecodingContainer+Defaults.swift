/// Reading of fields that may be left out, with errors that say what and where.
extension KeyedDecodingContainer {
  /// The value of `key`, or `fallback` where it is left out.
  func value<Value: Decodable>(_ key: Key, or fallback: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? fallback
  }

  /// The whole number of `key`, which must be there.
  func whole(_ key: Key) throws -> Int {
    guard let number = try wholeIfPresent(key) else {
      throw error(at: key, problem: "missing")
    }
    return number
  }

  /// The whole number of `key`, or `fallback` where it is left out.
  func whole(_ key: Key, or fallback: Int) throws -> Int {
    try wholeIfPresent(key) ?? fallback
  }

  /// The whole number of `key`; nil where it is left out.
  func wholeIfPresent(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch {
      // A fraction, or too many digits: Foundation blames the file, and names no place.
      guard let number = try? decode(Double.self, forKey: key) else { throw error }
      throw self.error(at: key, problem: "expected a whole number, found \(number.minimal)")
    }
  }

  /// The whole numbers of `key`; nil where they are left out.
  func wholesIfPresent(_ key: Key) throws -> [Int]? {
    do {
      return try decodeIfPresent([Int].self, forKey: key)
    } catch {
      guard let numbers = try? decode([Double].self, forKey: key),
        let index = numbers.firstIndex(where: { Int(exactly: $0) == nil })
      else { throw error }
      throw ScenarioError(
        path: codingPath + [key, IndexKey(index)],
        problem: "expected a whole number, found \(numbers[index].minimal)")
    }
  }

  /// The word of `key`, one of a fixed list, which must be there.
  func word<Word: Vocabulary>(_ key: Key, as name: String) throws -> Word {
    let text = try decode(String.self, forKey: key)
    return try Word(text, named: name, at: codingPath + [key])
  }

  /// The list of words of `key`, or `fallback` where it is left out.
  func words<Word: Vocabulary>(
    _ key: Key, as name: String, or fallback: [Word]
  ) throws -> [Word] {
    guard let texts = try decodeIfPresent([String].self, forKey: key) else { return fallback }
    return try texts.enumerated().map { index, text in
      try Word(text, named: name, at: codingPath + [key, IndexKey(index)])
    }
  }

  /// An error at the value of `key`.
  func error(at key: Key, problem: String) -> ScenarioError {
    ScenarioError(path: codingPath + [key], problem: problem)
  }
}

extension FileFields {
  /// The value of a key; nil where it is left out.
  func read<Value: Spellable>(_ key: Shape.Key) throws -> Value? {
    try Value.read(FileKey(key.name), from: self)
  }

  /// The value of a key that must be there.
  func required<Value: Spellable>(_ key: Shape.Key) throws -> Value {
    if let value: Value = try read(key) { return value }
    let name = FileKey(key.name)
    guard contains(name) else { throw error(at: name, problem: "missing") }
    // Decoding says what is wrong where the value is null.
    return try decode(Value.self, forKey: name)
  }
}

/// An enumeration whose cases are words in a file.
protocol Vocabulary: RawRepresentable<String>, CaseIterable {}

extension Vocabulary {
  /// The case called `text`; what is asked for is named in the error.
  init(_ text: String, named name: String, at path: [any CodingKey]) throws {
    if let known = Self(rawValue: text) {
      self = known
      return
    }
    throw ScenarioError(
      path: path,
      problem: "unknown \(name) \(text.quoted); known: "
        + Self.allCases.map(\.rawValue).joined(separator: ", "))
  }
}

extension KeyedEncodingContainer {
  /// Writes `value` under `key`, unless it is what reading would take anyway.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, for key: Key, unless fallback: Value
  ) throws {
    if value != fallback { try encode(value, forKey: key) }
  }
}

/// The key of a member of a list, for the places of errors.
struct IndexKey: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}

/// A value of a scenario that files and Swift source can spell.
protocol Spellable: Codable, Hashable, Sendable {
  /// Which keys the value has in a file.
  static var shape: FileShape { get }
  /// The value as a Swift expression, where its type is known: `.keeps`, `Rect(0, 0, 10, 10)`.
  var source: String { get }
  /// Reads the value of `key`; nil where it is left out.
  static func read(_ key: FileKey, from fields: FileFields) throws -> Self?
  /// Reads the list of values of `key`; nil where it is left out.
  static func readList(_ key: FileKey, from fields: FileFields) throws -> [Self]?
  /// Writes the value under `key`.
  func write(_ key: FileKey, to fields: inout KeyedEncodingContainer<FileKey>) throws
}

/// The fields of an object in a file.
typealias FileFields = KeyedDecodingContainer<FileKey>

/// A key of an object in a file.
struct FileKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Spellable {
  static var shape: FileShape { .leaf }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Self? {
    try fields.decodeIfPresent(Self.self, forKey: key)
  }

  static func readList(_ key: FileKey, from fields: FileFields) throws -> [Self]? {
    try fields.decodeIfPresent([Self].self, forKey: key)
  }

  func write(_ key: FileKey, to fields: inout KeyedEncodingContainer<FileKey>) throws {
    try fields.encode(self, forKey: key)
  }
}

// MARK: - Containers

extension Optional: Spellable where Wrapped: Spellable {
  static var shape: FileShape { Wrapped.shape }
  var source: String { map(\.source) ?? "nil" }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Self? {
    try Wrapped.read(key, from: fields)
  }

  func write(_ key: FileKey, to fields: inout KeyedEncodingContainer<FileKey>) throws {
    try self?.write(key, to: &fields)
  }
}

extension Array: Spellable where Element: Spellable {
  static var shape: FileShape { .list(Element.shape) }
  var source: String { "[\(map(\.source).joined(separator: ", "))]" }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Self? {
    try Element.readList(key, from: fields)
  }
}

// MARK: - Simple values

extension String: Spellable {
  var source: String { swiftLiteral }
}

extension Bool: Spellable {
  var source: String { "\(self)" }
}

extension Int: Spellable {
  var source: String { "\(self)" }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Int? {
    try fields.wholeIfPresent(key)
  }

  static func readList(_ key: FileKey, from fields: FileFields) throws -> [Int]? {
    try fields.wholesIfPresent(key)
  }
}

extension Double: Spellable {
  var source: String { minimal }

  func write(_ key: FileKey, to fields: inout KeyedEncodingContainer<FileKey>) throws {
    try fields.encode(self + 0, forKey: key)
  }
}

extension Float: Spellable {
  var source: String { minimal }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Float? {
    try fields.decodeIfPresent(Double.self, forKey: key).map { Float($0) }
  }

  func write(_ key: FileKey, to fields: inout KeyedEncodingContainer<FileKey>) throws {
    try fields.encode(self + 0, forKey: key)
  }
}

// MARK: - Words

/// An enumeration whose cases are words in a scenario's file.
protocol Word: Vocabulary, Spellable {
  /// What one of the words is called in errors.
  static var noun: String { get }
}

extension Word {
  var source: String { ".\(rawValue)" }

  static func read(_ key: FileKey, from fields: FileFields) throws -> Self? {
    guard let text = try fields.decodeIfPresent(String.self, forKey: key) else { return nil }
    return try Self(text, named: noun, at: fields.codingPath + [key])
  }

  static func readList(_ key: FileKey, from fields: FileFields) throws -> [Self]? {
    guard fields.contains(key) else { return nil }
    return try fields.words(key, as: noun, or: [])
  }
}

extension Scenario.Dialect: Word { static var noun: String { "dialect" } }
extension Scenario.View.Kind: Word { static var noun: String { "kind of view" } }
extension Scenario.Recognizer.Kind: Word { static var noun: String { "recognizer" } }
extension Scenario.Recognizer.SwipeDirection: Word { static var noun: String { "direction" } }
extension Scenario.Recognizer.Edge: Word { static var noun: String { "edge" } }
extension Scenario.Forwarding: Word { static var noun: String { "handling" } }
extension ControlEvent: Word { static var noun: String { "control event" } }
extension TouchPhase: Word { static var noun: String { "phase" } }
extension EventPhase: Word { static var noun: String { "phase" } }

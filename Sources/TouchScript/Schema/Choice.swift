/// One of several things, as files spell it: a word, or an object of one key where more is to say.
struct Choice {
  /// The word, or the key.
  let name: String
  private let fields: FileFields?

  /// Reads what `decoder` holds; `what` is asked for, in errors.
  ///
  /// An object may hold other keys as well. `neighbor` is the one that is known to stand beside it.
  init(
    _ decoder: any Decoder, _ what: String, words: [String], objects: [String],
    neighbor: String? = nil
  ) throws {
    if let fields = try? decoder.container(keyedBy: FileKey.self) {
      let known = objects.first { fields.contains(FileKey($0)) }
      guard let known else {
        let names = fields.allKeys.map(\.stringValue).filter { $0 != neighbor }.sorted()
        let found = names.first.map { "unknown \(what) \($0.quoted)" } ?? "no \(what)"
        throw ScenarioError(
          path: decoder.codingPath,
          problem: "\(found); known: \(Self.list(words: words, objects: objects))")
      }
      self.init(name: known, fields: fields)
      return
    }
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      throw ScenarioError(
        path: decoder.codingPath,
        problem: words.isEmpty ? "expected an object" : "expected text or an object")
    }
    if objects.contains(word), !words.contains(word) {
      throw ScenarioError(
        path: decoder.codingPath,
        problem: "\(what) \(word.quoted) needs a value, as in {\(word): …}")
    }
    guard words.contains(word) else {
      throw ScenarioError(
        path: decoder.codingPath,
        problem: "unknown \(what) \(word.quoted); known: "
          + Self.list(words: words, objects: objects))
    }
    self.init(name: word, fields: nil)
  }

  private init(name: String, fields: FileFields?) {
    self.name = name
    self.fields = fields
  }

  /// What stands behind the key.
  func payload<Payload: Decodable>() throws -> Payload {
    guard let fields else { throw ScenarioError(path: [], problem: "\(name) needs a value") }
    return try fields.decode(Payload.self, forKey: FileKey(name))
  }

  /// What stands behind the key, and the key, for values that read themselves.
  func single() throws -> (fields: FileFields, name: String) {
    guard let fields else { throw ScenarioError(path: [], problem: "\(name) needs a value") }
    return (fields, name)
  }

  /// The fields of the object behind the key.
  func object() throws -> FileFields { try payload(keyedBy: FileKey.self) }

  /// The fields of the object behind the key.
  func payload<Key: CodingKey>(keyedBy keys: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields else { throw ScenarioError(path: [], problem: "\(name) needs an object") }
    return try fields.nestedContainer(keyedBy: keys, forKey: FileKey(name))
  }

  private static func list(words: [String], objects: [String]) -> String {
    let all = words + (words.isEmpty ? objects : objects.map { "{\($0): …}" })
    let rest = all.count - Self.listed
    return all.prefix(Self.listed).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Most names that an error lists.
  private static let listed = 12

  /// Writes a word.
  static func encode(_ word: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }

  /// Writes an object of one key.
  static func encode(_ name: String, _ payload: some Encodable, to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FileKey.self)
    try fields.encode(payload, forKey: FileKey(name))
  }
}

/// One of several things, as files spell it: a word, or an object of one key where more is to say.
struct Choice {
  /// The word, or the key.
  let name: String
  private let fields: KeyedDecodingContainer<Name>?

  /// Reads what `decoder` holds; `what` is asked for, in errors.
  ///
  /// An object may hold other keys as well: a file of a newer version may. `neighbor` is the one
  /// that is known to stand beside it.
  init(
    _ decoder: any Decoder, _ what: String, words: [String], objects: [String],
    neighbor: String? = nil
  ) throws {
    if let fields = try? decoder.container(keyedBy: Name.self) {
      guard let known = objects.first(where: { fields.contains(Name($0)) }) else {
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
    guard words.contains(word) else {
      throw ScenarioError(
        path: decoder.codingPath,
        problem: "unknown \(what) \(word.quoted); known: "
          + Self.list(words: words, objects: objects))
    }
    self.init(name: word, fields: nil)
  }

  private init(name: String, fields: KeyedDecodingContainer<Name>?) {
    self.name = name
    self.fields = fields
  }

  /// What stands behind the key.
  func payload<Payload: Decodable>() throws -> Payload {
    guard let fields else { throw ScenarioError(path: [], problem: "\(name) needs a value") }
    return try fields.decode(Payload.self, forKey: Name(name))
  }

  /// The fields of the object behind the key.
  func payload<Key: CodingKey>(keyedBy keys: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields else { throw ScenarioError(path: [], problem: "\(name) needs an object") }
    return try fields.nestedContainer(keyedBy: keys, forKey: Name(name))
  }

  private static func list(words: [String], objects: [String]) -> String {
    (words + (words.isEmpty ? objects : objects.map { "{\($0): …}" })).joined(separator: ", ")
  }

  /// Writes a word.
  static func encode(_ word: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }

  /// Writes an object of one key.
  static func encode(_ name: String, _ payload: some Encodable, to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Name.self)
    try fields.encode(payload, forKey: Name(name))
  }

  /// A key that is not known beforehand.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

/// A part of a scenario that is made of properties, each stated once.
///
/// From its properties follow how the part is read and written, which keys it knows, and what
/// Swift source says of it.
protocol Composite: Spellable {
  /// The properties, in the order of the initializer's arguments.
  static var properties: [Property<Self>] { get }
  /// Reads what other properties depend on; all else is as on a new part.
  init(new fields: FileFields) throws
  /// A new part with only the properties of this one that others depend on.
  var new: Self { get }
}

/// A property of a part, as files and Swift source spell it.
struct Property<Owner: Sendable>: Sendable {
  /// The name, which is the key in files and the label in Swift source.
  let name: String
  let shape: FileShape
  /// Takes the value from a file, unless it is left out there.
  let read: @Sendable (inout Owner, FileFields) throws -> Void
  /// Writes the value, unless it is that of a new part.
  let write: @Sendable (Owner, _ new: Owner, inout KeyedEncodingContainer<FileKey>) throws -> Void
  /// The value as a Swift expression; nil where it is that of a new part.
  let source: @Sendable (Owner, _ new: Owner) -> String?
  /// Whether it is said of every part, whatever its value.
  let isAlwaysSaid: Bool
  /// Whether it is said of a part: always, or because its value is not that of a new part.
  let isSaid: @Sendable (Owner, _ new: Owner) -> Bool

  /// States a property; one that is always said is written even if it is as on a new part.
  ///
  /// On what others depend, a new part is like the one that is written; `plain` is its value where
  /// it is left out.
  init<Value: Spellable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, isAlwaysSaid: Bool = false,
    plain: Value? = nil
  ) {
    let key = FileKey(name)
    let isSaid: @Sendable (Value, Owner) -> Bool = { value, new in
      isAlwaysSaid || value != plain ?? new[keyPath: path]
    }
    self.name = name
    self.isAlwaysSaid = isAlwaysSaid
    shape = Value.shape
    self.isSaid = { owner, new in isSaid(owner[keyPath: path], new) }
    read = { owner, fields in
      if let value = try Value.read(key, from: fields) { owner[keyPath: path] = value }
    }
    write = { owner, new, fields in
      let value = owner[keyPath: path]
      if isSaid(value, new) { try value.write(key, to: &fields) }
    }
    source = { owner, new in
      let value = owner[keyPath: path]
      return isSaid(value, new) ? value.source : nil
    }
  }
}

extension Composite {
  static var shape: FileShape {
    .object(
      properties.map(\.name),
      Dictionary(properties.map { ($0.name, $0.shape) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The properties that Swift source must say, with their values; those of some names aside.
  func sourceProperties(except names: Set<String> = []) -> [(name: String, value: String)] {
    let new = new
    return Self.properties.compactMap { property in
      if names.contains(property.name) { return nil }
      return property.source(self, new).map { (property.name, $0) }
    }
  }

  /// The arguments with which an initializer makes the part.
  var sourceArguments: [String] { sourceProperties().map { "\($0.name): \($0.value)" } }

  var source: String { ".init(\(sourceArguments.joined(separator: ", ")))" }

  /// Reads the properties from a file; what is left out is as on a new part.
  init(properties decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FileKey.self)
    try self.init(new: fields)
    for property in Self.properties { try property.read(&self, fields) }
  }

  /// Writes the properties that differ from a new part's.
  func encodeProperties(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FileKey.self)
    let new = new
    for property in Self.properties { try property.write(self, new, &fields) }
  }
}
